"""Looking back, over HTTP."""

from typing import Any

from forbidden_games.bots.advice_json import AnalysisResult
from forbidden_games.kernel.ending import Ending
from forbidden_games.server.wire.common import GameName, Problem, Wire
from forbidden_games.server.wire.position import AnySnapshot, Play


class Frame(Wire):
    """The table after a play; the first frame has none."""

    play: Play | None
    snapshot: AnySnapshot


class Replay(Wire):
    """A finished match, frame by frame, and its record for download."""

    game: GameName
    config: dict[str, Any]
    names: list[str]  # by seat; empty for a record from a file
    opening: list[str]
    frames: list[Frame]
    outcome: str
    ending: Ending | None  # None for a record that stops before the end
    record: dict[str, Any] | None  # None for a challenge on its day: others still play the deal


class Asked(Wire):
    """An analysis that has been asked for."""

    analysis: str


class AnalysisState(Wire):
    """How far an analysis is; from 0 to 1."""

    done: float
    result: AnalysisResult | None
    problem: Problem | None
