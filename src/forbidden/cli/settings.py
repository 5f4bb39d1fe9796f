"""The settings of a table as options, for every verb that sets one."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

Function = TypeVar("Function", bound=Callable[..., Any])

OPTIONS: Final = (
    click.option("--players", type=int, help="2 to 4, desert 5; default 2, or as many as roles"),
    click.option("--level", help="novice, normal (default), elite or legendary"),
    click.option("--layout", help="island: its shape; default forbidden-island"),
    click.option("--roles", help="by seat, as in diver,pilot,random; default all random"),
    click.option("--first", help="the seat that begins; default random"),
    click.option("--hand-check", help="island: after-both (default) or after-each: FI-75"),
    click.option(
        "--rescue/--no-rescue", default=None, help="island: lifts out of the water: FI-119"
    ),
    click.option("--diver-escape", help="island: nearest (default) or any: FI-100"),
    click.option(
        "--specials-between-floods/--no-specials-between-floods", default=None, help="FI-111"
    ),
    click.option("--climber-tunnels/--no-climber-tunnels", default=None, help="desert: FD-60"),
    click.option("--well-sand", help="desert: one (default), none or any: FD-71"),
    click.option("--guide-buried/--no-guide-buried", default=None, help="desert: FD-81e"),
    click.option("--shield", help="desert: travels (default) or stays: FD-85"),
    click.option("--jet-buried/--no-jet-buried", default=None, help="desert: FD-87"),
    click.option("--storm-discard", help="desert: after-turn (default) or at-once: FD-99"),
)


def with_settings(verb: Function) -> Function:
    """Gives a verb these options; it takes them as **settings."""
    for option in reversed(OPTIONS):
        verb = option(verb)
    return verb


def given(settings: dict[str, Any]) -> dict[str, object]:
    """The settings that were given, in the words of a configuration."""
    chosen = {key: value for key, value in settings.items() if value is not None}
    if "roles" in chosen:
        chosen["roles"] = [role.strip() for role in chosen["roles"].split(",")]
    if str(chosen.get("first", "")).isdecimal():
        chosen["first"] = int(chosen["first"])
    return chosen
