"""Who plays, as options: a bot, how long it thinks, and a second one to compare it with."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from forbidden_games.arena.chunks import Side
from forbidden_games.bots import BOTS, find_bot
from forbidden_games.bots.bot import Budget
from forbidden_games.cli.settings import OneOf
from forbidden_games.kernel.errors import BadConfig

Function = TypeVar("Function", bound=Callable[..., Any])

THINKERS: Final = ("thinker",)  # bots to which a budget means something
NO_BUDGET: Final = Budget()
OPTIONS: Final = (
    click.option(
        "--bot",
        type=OneOf(BOTS),
        default="random",
        show_default=True,
        help="the bot at every seat",
    ),
    click.option("--rollouts", type=int, help="budget of the thinker: rollouts per plan search"),
    click.option("--time", "seconds", type=float, help="or seconds a turn"),
    click.option("--against", type=OneOf(BOTS), help="compare with this bot on the same deals"),
    click.option("--against-rollouts", type=int, help="budget of the second bot, if different"),
    click.option("--against-time", "against_seconds", type=float, help="or seconds a turn"),
)


def with_sides(verb: Function) -> Function:
    """Gives a verb these options; it takes them as **options, for `read_sides`."""
    for option in reversed(OPTIONS):
        verb = option(verb)
    return verb


def read_sides(options: dict[str, Any]) -> tuple[Side, ...]:
    """Takes who plays out of the options."""
    bot, against = options.pop("bot"), options.pop("against")
    budget = _budget("--", options.pop("rollouts"), options.pop("seconds"))
    other = _budget("--against-", options.pop("against_rollouts"), options.pop("against_seconds"))
    if against is None and other != NO_BUDGET:
        raise BadConfig("--against-rollouts and --against-time need --against")
    bots = [bot] if against is None else [bot, against]
    sides = [Side(bot, budget if bot in THINKERS else NO_BUDGET)]
    if against is not None:
        second = other if other != NO_BUDGET else budget
        sides.append(Side(against, second if against in THINKERS else NO_BUDGET))
    for side in sides:
        find_bot(side.bot, side.budget)  # complains about the name before anything is shown
    for prefix, asked, who in (("--", budget, bots), ("--against-", other, bots[1:])):
        if asked != NO_BUDGET and not set(who) & set(THINKERS):
            raise BadConfig(
                f"{prefix}rollouts and {prefix}time are for a bot with a budget"
                f" ({', '.join(THINKERS)}), not for {' and '.join(who)}"
            )
    if len(set(sides)) < len(sides):
        raise BadConfig(f"--against needs another bot or another budget than {sides[0]}")
    return tuple(sides)


def _budget(prefix: str, rollouts: int | None, seconds: float | None) -> Budget:
    if rollouts is not None and seconds is not None:
        raise BadConfig(f"choose either {prefix}rollouts or {prefix}time")
    if rollouts is not None:
        expect(f"{prefix[2:]}rollouts", rollouts, 1, 10**7)
    if seconds is not None and not 0.001 <= seconds <= 3600:
        raise BadConfig(f"{prefix}time must be from 0.001 to 3600, not {seconds:g}")
    return Budget(rollouts, seconds)


def expect(option: str, value: int, least: int, most: int) -> None:
    """Refuse a number that is out of its range."""
    if not least <= value <= most:
        raise BadConfig(f"--{option} must be from {least} to {most}, not {value}")
