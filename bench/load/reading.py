"""What a client of the load reads of the messages it gets: as little as it needs."""

import json
import random
from collections.abc import Collection
from typing import Any, Final

from forbidden_games.server.wire.changes import adopt
from forbidden_games.server.wire.folding import unfolded

PLAYED: Final = '{"type":"played"'
PLAY: Final = '"play":'
_decode = json.JSONDecoder().raw_decode


def play_of(text: str) -> tuple[dict[str, Any], str] | None:
    """The play that a `played` tells, and its JSON; None for other messages.

    What it has changed, several times as long, is not read.
    """
    if not text.startswith(PLAYED):
        return None
    start = text.index(PLAY) + len(PLAY)
    play, end = _decode(text, start)
    return play, text[start:end]


def legal(position: dict[str, Any]) -> list[str]:
    """All legal actions of a position, in words: the only place that knows how it lists them."""
    return unfolded(position["legal"])


def position_after(before: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The position after a `welcome`, which tells all of it, or a `played`: only what changed."""
    position: dict[str, Any] = (
        adopt(before, message["changes"]) if "changes" in message else message["position"]
    )
    return position


def choice(position: dict[str, Any], seats: Collection[int], luck: random.Random) -> str | None:
    """What somebody at one of these seats may do: any kind of action, then any of that kind.

    The seat to act goes first; where it can do nothing, as before a rescue, another one acts. None:
    it is for others to act.
    """
    to_act = position["to_act"]
    actions = legal(position)
    own = [words for words in actions if _seat(words) == to_act]
    if own and to_act not in seats:
        return None
    may = own or [words for words in actions if _seat(words) in seats]
    if not may:
        return None
    plain = [words for words in may if len(words.split()) == 2]
    if plain and luck.random() < 0.5:  # most of them bring the turn on
        return luck.choice(plain)
    kind = luck.choice(sorted({words.split()[1] for words in may}))
    return luck.choice([words for words in may if words.split()[1] == kind])


def _seat(words: str) -> int:
    return int(words.split(" ", 1)[0])
