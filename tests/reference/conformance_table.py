"""The second reading of the rules (tests/reference) as an adapter: another implementation."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.conformance.table import Table
from tests.reference import desert, island

READINGS: Final[dict[str, Any]] = {"island": island, "desert": desert}


class SecondReading(Table):
    """Lists and plays actions by itself; a start is completed and dealt by the engine."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._reading = READINGS[game]
        self._position: dict[str, Any] = {}

    def load(self, position: Mapping[str, object] | str) -> None:
        super().load(position)
        self._position = super().snapshot()

    def deal(self, setup: Mapping[str, object], luck: Sequence[str] | None) -> list[str]:
        events = super().deal(setup, luck)
        self._position = super().snapshot()
        return events

    def legal(self) -> list[str]:
        return sorted(self._reading.legal_actions(self._position))

    def refusal(self, action: str) -> str | None:
        return None

    def play(self, action: str, luck: Sequence[str]) -> list[str] | None:  # type: ignore[override]
        things = [*self._known(action.split()), *(words.partition(": ")[2] for words in luck)]
        self._position = self._reading.after(self._position, action, things)
        return None

    def snapshot(self) -> Any:
        return self._position

    def _known(self, words: Sequence[str]) -> list[str]:
        """What the table knew before it is turned over: this reading wants to be told."""
        position = self._position
        if words[1] in ("draw", "look"):
            known: list[str] = position.get("storm_top", [])
            return known[:1] if words[1] == "draw" else known
        if words[1] not in ("excavate", "scope"):
            return []
        cell = position["seats"][int(words[0])]["cell"] if words[1] == "excavate" else words[2]
        face = next(tile["face"] for tile in position["tiles"] if tile["cell"] == cell)
        return [] if face == "unknown" else [face]
