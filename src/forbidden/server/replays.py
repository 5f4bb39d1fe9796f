"""Records from outside, and finished matches frame by frame."""

import json
from typing import Any, Final

from forbidden.games import find_game
from forbidden.kernel import packed
from forbidden.kernel.errors import BadConfig, BadRecord
from forbidden.kernel.match import Match
from forbidden.kernel.record import Record
from forbidden.server import wire
from forbidden.server.problems import Trouble

MOST_ACTIONS: Final = 2000  # of a record that is shown or analysed; a long game has 300


def read_record(body: bytes) -> Match[Any, Any]:
    """The match of a record; raises Trouble."""
    try:
        record = Record.from_json(body.decode())
        if len(record.actions) > MOST_ACTIONS:
            raise Trouble(422, "too-long")
        match: Match[Any, Any] = Match.replay(find_game(record.game), record)
    except UnicodeDecodeError:
        raise Trouble(422, "bad-record") from None
    except BadRecord as error:
        raise Trouble(422, "bad-record", f"{error}") from None
    except BadConfig as error:
        raise Trouble(422, "bad-record", f"in this record, {error}") from None
    return match


def record_words(record: Record) -> dict[str, Any]:
    """A record as JSON has it."""
    words: dict[str, Any] = json.loads(record.to_json())
    return words


def replay(match: Match[Any, Any], names: list[str]) -> wire.Replay:
    """Every frame of a match."""
    game = match.game
    again: Match[Any, Any] = Match(game, match.config, match.seed)
    frames = [wire.Frame(play=None, snapshot=game.snapshot(again.state))]
    for number, play in enumerate(match.plays, start=1):
        events = again.play(play.action)
        shown = wire.Play(
            number=number,
            seat=packed.seat_of(play.action),
            action=game.write_action(again.state, play.action),
            events=[game.write_event(again.state, event) for event in events],
        )
        frames.append(wire.Frame(play=shown, snapshot=game.snapshot(again.state)))
    return wire.Replay.model_validate(
        {
            "game": game.name,
            "config": game.write_config(match.config),
            "names": names,
            "opening": [game.write_event(again.state, event) for event in again.opening],
            "frames": frames,
            "outcome": game.write_outcome(game.outcome(again.state)),
            "record": record_words(match.record()),
        }
    )
