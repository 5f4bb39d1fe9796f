"""Records from outside, and finished matches frame by frame."""

import json
from typing import Any

from forbidden_games.kernel import packed
from forbidden_games.kernel.errors import BadRecord
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.record import Record
from forbidden_games.kernel.state import Table
from forbidden_games.match import Match as RecordedMatch
from forbidden_games.server import wire
from forbidden_games.server.problems import HttpProblem


def read_record(body: bytes) -> Match[Table]:
    """The match of a record; raises HttpProblem."""
    try:
        record = Record.from_json(body.decode())
        if len(record.actions) > wire.MOST_ACTIONS:
            raise HttpProblem(422, "too-long")
        return RecordedMatch.from_record(record)
    except UnicodeDecodeError:
        raise HttpProblem(422, "bad-record") from None
    except BadRecord as error:
        raise HttpProblem(422, "bad-record", f"{error}") from None


def record_words(record: Record) -> dict[str, Any]:
    """A record as JSON has it."""
    words: dict[str, Any] = json.loads(record.to_json())
    return words


def replay(match: Match[Table], names: list[str], *, has_record: bool = True) -> wire.Replay:
    """Every frame of a match; without its record nobody learns the seed."""
    game = match.game
    frames = []
    for number, (play, state) in enumerate(match.walk()):
        shown = play and wire.Play(
            number=number,
            seat=packed.seat_of(play.action),
            action=game.write_action(state, play.action),
            events=[game.write_event(state, event) for event in play.events],
        )
        frames.append(wire.Frame(play=shown, snapshot=game.snapshot(state)))
    return wire.Replay.model_validate(
        {
            "game": game.name,
            "config": game.write_config(match.config),
            "names": names,
            "opening": [game.write_event(match.state, event) for event in match.opening],
            "frames": frames,
            "outcome": game.write_outcome(game.outcome(match.state)),
            "ending": match.ending(),
            "record": record_words(match.record()) if has_record else None,
        }
    )
