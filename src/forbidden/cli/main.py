"""forbidden: the command and its verbs."""

import os
import sys
from importlib import import_module
from typing import Final

import click

from forbidden import __version__
from forbidden.kernel.errors import BadConfig, BadNotation, BadPosition, BadRecord
from forbidden.plain import PURE

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
        command = getattr(import_module(f"forbidden.cli.{name}"), name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in VERBS:
            raise click.UsageError(f"there is no verb {args[0]!r}; there is {', '.join(VERBS)}")
        return super().resolve_command(ctx, args)


@click.group(
    cls=Verbs,
    help="Forbidden Island and Forbidden Desert, played by the rules and very fast.",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="forbidden %(version)s")
def program() -> None:
    """Nothing happens before a verb."""
    if PURE:
        click.echo(
            "forbidden: plain Python, as FORBIDDEN_PURE=1 asks: about 150 times slower", err=True
        )


def main() -> None:
    """Run the command, which plays if nothing is said.

    What is wrong with the input is said in one sentence, with exit code 2.
    """
    try:
        sys.exit(program.main(sys.argv[1:] or [DEFAULT], standalone_mode=False))
    except click.ClickException as error:
        _refuse(error.format_message())
    except (BadConfig, BadNotation, BadPosition, BadRecord) as error:
        _refuse(str(error))
    except click.Abort:
        sys.exit(130)
    except BrokenPipeError:  # the reader has seen enough, as in `forbidden replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _refuse(sentence: str) -> None:
    line = " ".join(sentence.split())
    click.echo(f"forbidden: {line}", err=True)
    sys.exit(BAD_INPUT)
