"""Game: the contract between a game and everybody who plays, shows or studies it."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from forbidden_games.kernel import config as settings
from forbidden_games.kernel import packed
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.ending import Ending
from forbidden_games.kernel.info import GameInfo, Verb
from forbidden_games.kernel.journal import Event, Journal
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.play import Play
from forbidden_games.kernel.refusal import Refusal
from forbidden_games.kernel.remark import Remark
from forbidden_games.kernel.state import Table
from forbidden_games.kernel.tally import Tally

RUNNING: Final = 0
WON: Final = 1  # every other outcome is a way to lose, named by the game

S = TypeVar("S", bound=Table)


class Game(ABC, Generic[S]):
    """Rules without memory, over a state of their own."""

    info: ClassVar[GameInfo]
    rules_version: ClassVar[int]  # raised when the same seed and actions would play out differently

    @property
    def name(self) -> str:
        """The name of the game in words."""
        return self.info.name

    @property
    def roles(self) -> tuple[str, ...]:
        """The names of the roles, by number."""
        return self.info.roles

    # Playing.

    @abstractmethod
    def table(self, config: Config) -> S:
        """A table as agreed, before anything is dealt."""

    @abstractmethod
    def new_game(self, config: Config, dice: Dice, journal: Journal) -> S:
        """A table, set up and dealt."""

    def begin(self, config: Config, dice: Dice, journal: Journal) -> S:
        """The table of the first action: dealt, or prepared."""
        if config.prepared:
            return self.restore(self.info.prepared_tables[config.prepared].position)
        return self.new_game(config, dice, journal)

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
    def progress(self, state: S) -> int:
        """How far the team came: a number from 0 on that a winning team brings to its end."""

    @abstractmethod
    def all_actions(self) -> list[Action]:
        """Every action that can ever be legal, ascending: the action space."""

    @abstractmethod
    def why_not(self, state: S, action: Action) -> Refusal | None:
        """Why this action is not legal now; None exactly when it is."""

    @abstractmethod
    def playouts(self, config: Config, seed: int, games: int) -> Tally:
        """One game of random actions for each seed from this one on, without the interpreter lock.

        A game in plain Python can answer with kernel.playout.play_series.
        """

    def outcome(self, state: S) -> int:
        """RUNNING, WON, or how it was lost."""
        return state.outcome

    # Questions about a table and an action.

    def verb(self, action: Action) -> Verb:
        """The verb of an action."""
        return self.info.verbs[packed.kind_of(action) - 1]

    def is_free_transfer(self, action: Action) -> bool:
        """Whether an action is free and can be undone by another such: programs bound these."""
        return self.verb(action).is_free_transfer

    def turns_a_card(self, action: Action) -> bool:
        """Whether an action turns over a card of a pile: others may ask to wait before it."""
        return self.verb(action).turns_a_card

    def interferers(self, state: S) -> tuple[int, ...]:
        """The seats that can play a card of their own now, whoever is to act.

        They may ask the table to wait before the next card is turned over. Free transfers do not
        count: they are possible all the time, and the table would never go on.
        """
        actions = self.legal_actions(state)
        return tuple(
            sorted({packed.seat_of(action) for action in actions if self.verb(action).spends})
        )

    @abstractmethod
    def is_acting(self, state: S) -> bool:
        """Whether a player has actions to plan: not while cards are turned over."""

    @abstractmethod
    def task(self, state: S) -> str:
        """What the table waits for, in a word of the game; "over" once the game is over."""

    def chances(self, state: S) -> Any:
        """What the rest of the turn may bring, as a frozen dataclass; None if nothing is known."""
        return None

    def describe(self, state: S, action: Action) -> Message:
        """What an action does, as a sentence for people."""
        return Message("action-in-words", {"action": self.write_action(state, action)})

    def ending(self, state: S, plays: Sequence[Play]) -> Ending:
        """How a match with these plays came to its end: a state that is won or lost."""
        return Ending((Message(f"outcome-{self.write_outcome(self.outcome(state))}"),))

    def is_kind(self, state: S) -> bool:
        """Whether a deal is one for a first game: nothing can be lost in its first turn."""
        return True

    @abstractmethod
    def cells(self, state: S) -> Collection[str]:
        """The names of all cells of the board: what players can point at."""

    def remarks(self, state: S, seat: int) -> tuple[Remark, ...]:
        """What this seat may want to say about things on the table; none, unless the game has some.

        "Hello!" and the like need no game: every table has them.
        """
        return ()

    def facts(self) -> dict[str, Any]:
        """What never changes, as plain data for programs that show the game."""
        return self.info.facts()

    # Configuration.

    def read_config(self, data: Mapping[str, object]) -> Config:
        """A configuration from words; raises BadConfig."""
        return settings.read(self.info, data)

    def write_config(self, config: Config) -> dict[str, object]:
        """A configuration in words."""
        return settings.write(self.info, config)

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

    def write_outcome(self, outcome: int) -> str:
        """An outcome in words."""
        return self.info.outcomes[outcome]

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
