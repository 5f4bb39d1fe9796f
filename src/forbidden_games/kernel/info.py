"""GameInfo: what a game says of itself. Whatever else wants to know it, asks here."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from forbidden_games.kernel.prepared import Prepared
from forbidden_games.kernel.rulings import Rulings


@dataclass(frozen=True)
class Verb:
    """A kind of action, as its words have it.

    `takes` names what follows the verb: "cell", "seat", "seats" (one or more, joined by +), a kind
    of card, or a number of some kind. A name with a question mark may be left out.
    """

    name: str
    takes: tuple[str, ...] = ()
    spends: str | None = None  # the card that is played; such actions may interfere with a turn
    turns_a_card: bool = False
    is_free_transfer: bool = False  # free, and another such action undoes it: programs bound these


@dataclass(frozen=True)
class Layout:
    """A shape of the board."""

    name: str
    kind: str  # where it is from
    rows: tuple[str, ...]  # a drawing: # is a cell


@dataclass(frozen=True)
class GameInfo:
    """The facts that configurations, screens, options, records and simulations derive from."""

    name: str
    prefix: str  # of its rule numbers
    seats: range
    roles: tuple[str, ...]  # by number
    levels: tuple[str, ...]  # the easiest first
    level: str  # the usual one
    outcomes: tuple[str, ...]  # by number: running, won, then every way to lose
    verbs: tuple[Verb, ...]  # by kind of action, from 1 on
    rulings: Rulings = field(default_factory=Rulings)
    layouts: tuple[Layout, ...] = ()  # the first is the usual one
    goal: int = 1  # the progress of a team that wins
    prepared: tuple[Prepared, ...] = ()  # positions to begin with instead of a deal

    @cached_property
    def layout_names(self) -> tuple[str, ...]:
        """The layouts by name."""
        return tuple(layout.name for layout in self.layouts)

    @cached_property
    def prepared_tables(self) -> dict[str, Prepared]:
        """The prepared tables by name."""
        return {table.name: table for table in self.prepared}

    def harder_than(self, level: str) -> str | None:
        """The next level after this one; None at the highest."""
        return dict(zip(self.levels, self.levels[1:], strict=False)).get(level)

    @property
    def settings(self) -> tuple[str, ...]:
        """The names of all settings of a table."""
        layout = ("layout",) if self.layouts else ()
        return ("players", "roles", "level", *layout, "first", *self.rulings.keys)

    def facts(self) -> dict[str, Any]:
        """What every game has, as plain data for programs that show it."""
        return {
            "game": self.name,
            "prefix": self.prefix,
            "roles": list(self.roles),
            "levels": list(self.levels),
            "verbs": {
                verb.name: {
                    "takes": list(verb.takes),
                    "spends": verb.spends,
                    "turns_a_card": verb.turns_a_card,
                }
                for verb in self.verbs
            },
        }
