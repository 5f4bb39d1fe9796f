"""Game: the contract between a game and everybody who plays, shows or studies it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, TypeVar

from forbidden.kernel.dice import Dice
from forbidden.kernel.journal import Event, Journal
from forbidden.kernel.packed import Action
from forbidden.kernel.state import State
from forbidden.kernel.tally import Tally

RUNNING: Final = 0
WON: Final = 1  # every other outcome is a way to lose, named by the game

S = TypeVar("S", bound=State)
C = TypeVar("C")


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the number of the rule, and a message with its arguments."""

    rule: str
    key: str  # of a sentence in forbidden/words
    arguments: Mapping[str, str | int] = field(default_factory=dict)


class Game(ABC, Generic[S, C]):
    """Rules without memory, over a state and a configuration of their own."""

    name: ClassVar[str]
    roles: ClassVar[tuple[str, ...]]  # in words, by number
    rules_version: ClassVar[int]  # raised when the same seed and actions would play out differently

    # Playing.

    @abstractmethod
    def new_game(self, config: C, dice: Dice, journal: Journal) -> S:
        """A table, set up and dealt."""

    @abstractmethod
    def to_act(self, state: S) -> int:
        """The seat the table waits for."""

    @abstractmethod
    def legal_actions(self, state: S) -> list[Action]:
        """What any seat may do now, ascending; empty exactly when the game is over."""

    @abstractmethod
    def apply(self, state: S, action: Action, dice: Dice, journal: Journal) -> None:
        """Change the state in place. Trusts that the action is legal: Match.play checks."""

    @abstractmethod
    def outcome(self, state: S) -> int:
        """RUNNING, WON, or how it was lost."""

    @abstractmethod
    def progress(self, state: S) -> int:
        """How far the team came: treasures, or parts of the machine."""

    @abstractmethod
    def all_actions(self) -> list[Action]:
        """Every action that can ever be legal, ascending: the action space."""

    @abstractmethod
    def why_not(self, state: S, action: Action) -> Refusal | None:
        """Why this action is not legal now; None exactly when it is."""

    def is_free_transfer(self, action: Action) -> bool:
        """Whether an action is free and can be undone by another such: programs bound these."""
        return False

    @abstractmethod
    def playouts(self, config: C, policy: str, seed: int, games: int) -> Tally:
        """One whole game for each seed from this one on; compiled, without the interpreter lock."""

    # Configuration.

    @abstractmethod
    def read_config(self, data: Mapping[str, object]) -> C:
        """A configuration from words; raises BadConfig."""

    @abstractmethod
    def write_config(self, config: C) -> dict[str, object]:
        """A configuration in words."""

    # Words. Cells have names of their own on every board, so words are read and written at a table.

    @abstractmethod
    def snapshot(self, state: S) -> Any:
        """The table as a frozen dataclass of words and numbers: all there is, nothing hidden."""

    @abstractmethod
    def restore(self, data: Mapping[str, object]) -> S:
        """The state of a snapshot, or of a position typed in by hand; raises BadPosition."""

    @abstractmethod
    def write_action(self, state: S, action: Action) -> str:
        """An action in words."""

    @abstractmethod
    def read_action(self, state: S, words: str) -> Action:
        """An action from words, legal or not; raises BadNotation."""

    @abstractmethod
    def write_event(self, state: S, event: Event) -> str:
        """An event in words."""

    @abstractmethod
    def write_outcome(self, outcome: int) -> str:
        """An outcome in words."""

    @abstractmethod
    def drawing(self, state: S) -> str:
        """The table as text."""

    # What one seat knows. At an open table that is everything on it.

    def view(self, state: S, seat: int) -> S:
        """The state as far as this seat knows it."""
        return state

    def imagine(self, view: S, seat: int, dice: Dice) -> S:
        """A full state that this view allows, drawn fairly: where a search may start."""
        return view.copy()
