"""The settings of a table as options, for every verb that sets one up: the games declare them."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from forbidden_games.games import GAMES
from forbidden_games.kernel.rulings import Ruling

Function = TypeVar("Function", bound=Callable[..., Any])
Option = Callable[[Function], Function]


class OneOf(click.ParamType[str]):
    """A word of a list, shown in the help and completed by the shell; the game checks it."""

    name = "word"

    def __init__(self, choices: Iterable[str]) -> None:
        self.choices = tuple(dict.fromkeys(choices))

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        """The choices, if they are few."""
        return f"[{'|'.join(self.choices)}]" if len(self.choices) <= 6 else None

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The choices that go on like this."""
        return [CompletionItem(each) for each in self.choices if each.startswith(incomplete)]


def _span(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else f"{seats[0]}"


def options() -> Iterator[Option[Any]]:
    """One option for each setting that any game has."""
    infos = [game.info for game in GAMES.values()]
    seats = ", ".join(f"{info.name} {_span(info.seats)}" for info in infos)
    yield click.option("--players", type=int, help=f"{seats}; default: one for each role, else 2")
    levels = OneOf(level for info in infos for level in info.levels)
    level = " or ".join(dict.fromkeys(info.level for info in infos))
    yield click.option("--level", type=levels, help=f"how hard it is; default {level}")
    drawn = [info for info in infos if info.layouts]
    shapes = OneOf(layout for info in drawn for layout in info.layout_names)
    usual = ", ".join(f"{info.name}: default {info.layout_names[0]}" for info in drawn)
    yield click.option("--layout", type=shapes, help=f"the shape of the board; {usual}")
    example = ",".join([*infos[0].roles[:2], "random"])
    yield click.option("--roles", help=f"by seat, as in {example}; default all random")
    yield click.option("--first", help="the seat that begins; default random")
    asked: dict[str, list[tuple[str, Ruling]]] = {}
    for info in infos:
        for ruling in info.rulings:
            asked.setdefault(ruling.key, []).append((info.name, ruling))
    for key, rulings in asked.items():
        yield _ruling(key.replace("_", "-"), rulings)


def _ruling(flag: str, rulings: list[tuple[str, Ruling]]) -> Option[Any]:
    """One option, also where several games ask the same."""
    values = [value for _, ruling in rulings for value in ruling.values]
    is_question = all(isinstance(value, bool) for value in values)
    defaults = [
        f"{game} ({ruling.rule}): default {_shown(ruling.values[0])}" for game, ruling in rulings
    ]
    text = ", ".join(defaults)
    if is_question:
        return click.option(f"--{flag}/--no-{flag}", default=None, help=text)
    return click.option(f"--{flag}", type=OneOf(str(value) for value in values), help=text)


def _shown(value: str | bool) -> str:
    if isinstance(value, str):
        return value
    return "yes" if value else "no"


def with_settings(verb: Function) -> Function:
    """Give a verb these options; it takes them as **settings."""
    for option in reversed(list(options())):
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
