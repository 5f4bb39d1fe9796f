"""forbidden replay: a record, step by step in the terminal."""

from typing import Any

import click

from forbidden.cli.reading import read_text
from forbidden.games import find_game
from forbidden.kernel.errors import BadConfig, BadRecord
from forbidden.kernel.match import Match
from forbidden.kernel.record import Record
from forbidden.words import say


@click.command(help="Play a recorded match again and check it. FILE may be - for standard input.")
@click.argument("file")
@click.option("--draw", is_flag=True, help="draw the table after every action")
@click.option("--at", type=int, help="draw the table after this many actions, and nothing else")
@click.option("--step", is_flag=True, help="wait for Enter after every action")
def replay(file: str, draw: bool, at: int | None, step: bool) -> None:
    """Verify the record, then tell it."""
    record = Record.from_json(read_text(file, "record", BadRecord))
    try:
        match: Match[Any, Any] = Match.replay(find_game(record.game), record)
    except BadConfig as error:
        raise BadRecord(f"in this record, {error}") from None
    if at is not None:
        if not 0 <= at <= len(match.plays):
            raise BadConfig(
                f"--at must be from 0 to {len(match.plays)}, the actions of this record; not {at}"
            )
        click.echo(match.game.drawing(_positions(match)[at]))
        return
    _tell(match, draw or step, step)


def _positions(match: Match[Any, Any]) -> list[Any]:
    """The state before each action, and the last one."""
    again = Match(match.game, match.config, match.seed)
    states = [again.state.copy()]
    for play in match.plays:
        again.play(play.action)
        states.append(again.state.copy())
    return states


def _tell(match: Match[Any, Any], draw: bool, step: bool) -> None:
    game = match.game
    positions = _positions(match)
    click.echo(f"{game.name}, seed {match.seed}")
    click.echo("    " + ", ".join(game.write_event(match.state, event) for event in match.opening))
    if draw:
        click.echo(game.drawing(positions[0]))
    for number, play in enumerate(match.plays, start=1):
        if step:
            click.pause("-- Enter goes on --")
        events = ", ".join(game.write_event(match.state, event) for event in play.events)
        click.echo(
            f"{number:4} {game.write_action(match.state, play.action):<20} {events}".rstrip()
        )
        if draw:
            click.echo(game.drawing(positions[number]))
    if not draw:
        click.echo(game.drawing(match.state))
    click.echo(say(f"outcome-{game.write_outcome(game.outcome(match.state))}"))
