"""forbidden replay: a record, step by step in the terminal."""

import click

from forbidden_games.cli.reading import read_text
from forbidden_games.cli.wording import ending_told
from forbidden_games.kernel.errors import BadConfig, BadRecord
from forbidden_games.kernel.record import Record
from forbidden_games.kernel.seed import write_seed
from forbidden_games.match import Match
from forbidden_games.words import say


@click.command(help="Replay and verify a recorded game. FILE may be - for standard input.")
@click.argument("file")
@click.option("--draw", is_flag=True, help="draw the table after every action")
@click.option("--at", type=int, help="only draw the table after this many actions")
@click.option("--step", is_flag=True, help="wait for Enter after every action")
@click.option(
    "--commitment", metavar="DIGITS", help="what the table has published: the record has to fit it"
)
def replay(file: str, draw: bool, at: int | None, step: bool, commitment: str | None) -> None:
    """Verify the record, then show it."""
    match = Match.from_record(Record.from_json(read_text(file, "record", BadRecord)))
    if commitment is not None:
        _expect_commitment(match, commitment.strip().lower())
    if at is not None:
        if not 0 <= at <= len(match.plays):
            raise BadConfig(
                f"--at must be from 0 to {len(match.plays)}, the actions of this record, not {at}"
            )
        click.echo(match.game.drawing(match.positions()[at]))
        return
    _show(match, draw or step, step)


def _expect_commitment(match: Match, published: str) -> None:
    if match.commitment is None:
        raise BadRecord("this record has no commitment, so it cannot be compared with the table's")
    if match.commitment != published:
        raise BadRecord(
            f"the commitment of this record is {match.commitment}, not {published:.64}:"
            " this is not the deal that the table has published"
        )


def _show(match: Match, draw: bool, step: bool) -> None:
    game = match.game
    click.echo(f"{game.name}, seed {write_seed(match.seed)}")
    if match.commitment:
        click.echo(say("deal-commitment-fits", commitment=match.commitment))
    for number, (play, state) in enumerate(match.walk()):
        if step and play:
            click.pause("-- press Enter to continue --")
        happened = play.events if play else match.opening
        events = ", ".join(game.write_event(state, event) for event in happened)
        action = f"{number:4} {game.write_action(state, play.action):<20}" if play else "   "
        click.echo(f"{action} {events}".rstrip())
        if draw:
            click.echo(game.drawing(state))
    if not draw:
        click.echo(game.drawing(match.state))
    click.echo(ending_told(match))
