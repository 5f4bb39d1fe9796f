"""forbidden: the command and its verbs."""

import os
import sys
from importlib import import_module
from typing import Final

import click

from forbidden_games import __version__
from forbidden_games.kernel.errors import BadConfig, BadNotation, BadPosition, BadRecord
from forbidden_games.plain import PURE

VERBS: Final = ("play", "serve", "simulate", "replay", "advise", "analyse", "bench")
DEFAULT: Final = "play"
BAD_INPUT: Final = 2


class Verbs(click.Group):
    """Loads the file of a verb when the verb is used: a start costs what it needs."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in VERBS:
            return None
        command = getattr(import_module(f"forbidden_games.cli.{name}"), name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in VERBS:
            raise click.UsageError(
                f"there is no command {args[0]!r}; the commands are {', '.join(VERBS)}"
            )
        return super().resolve_command(ctx, args)


@click.group(
    cls=Verbs,
    help="Play, simulate and analyse cooperative board games.",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="forbidden %(version)s")
def program() -> None:
    """Say so if the rules run as plain Python; the commands do the rest."""
    if PURE:
        click.echo(
            "forbidden: running as plain Python (FORBIDDEN_PURE=1), about 150 times slower",
            err=True,
        )


def main() -> None:
    """Run the command line; without arguments it plays.

    Bad input gets one sentence and exit code 2.
    """
    try:
        sys.exit(program.main(sys.argv[1:] or [DEFAULT], standalone_mode=False))
    except click.ClickException as error:
        _refuse(error.format_message())
    except (BadConfig, BadNotation, BadPosition, BadRecord) as error:
        _refuse(str(error))
    except click.Abort:
        sys.exit(130)
    except BrokenPipeError:  # the reader has closed the pipe, as in `forbidden replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _refuse(sentence: str) -> None:
    line = " ".join(sentence.split())
    click.echo(f"forbidden: {line}", err=True)
    sys.exit(BAD_INPUT)
