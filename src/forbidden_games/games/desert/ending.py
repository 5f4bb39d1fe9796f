"""How a game in the desert ended: who, where and which; its numbers; what everybody did."""

from collections.abc import Sequence
from typing import Final

from forbidden_games.games.desert import storm
from forbidden_games.games.desert.actions import (
    CLEAR,
    EXCAVATE,
    FETCH,
    GUIDE,
    MOVE,
    PASS,
    TAKE,
    WATER,
)
from forbidden_games.games.desert.board import GRID, PARTS, TAKEN
from forbidden_games.games.desert.describe import role
from forbidden_games.games.desert.events import (
    BURIED,
    DRANK,
    PARCHED,
    SAND,
    SLID,
    SWEPT,
    THIRST,
    TURN,
    USED,
    WATERED,
    WON,
)
from forbidden_games.games.desert.roles import CANTEENS
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import packed
from forbidden_games.kernel.ending import Ending
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.play import Play

COUNTED: Final = {  # actions by the name of their deed, the ones worth most first
    "took": TAKE,
    "excavated": EXCAVATE,
    "cleared": CLEAR,
    "fetched": FETCH,
    "shared": WATER,
    "passed": PASS,
    "guided": GUIDE,
    "moved": MOVE,
}


def ending(state: DesertState, plays: Sequence[Play]) -> Ending:
    """How a match with these plays came to its end. [FD-102 to FD-104, FD-106]"""
    told, seats, cells = _told(state, plays[-1])
    return Ending(
        told=told,
        seats=seats,
        cells=tuple(GRID.name(cell) for cell in cells),
        numbers=_numbers(state, plays),
        deeds=tuple(_deeds(plays, seat) for seat in range(state.seats)),
    )


def _told(
    state: DesertState, last: Play
) -> tuple[tuple[Message, ...], tuple[int, ...], tuple[int, ...]]:
    """The sentences, and the seats and cells that they are about."""
    if state.outcome == THIRST:
        dead = _dead(state, last)
        told = tuple(
            Message(
                "desert-ending-thirst",
                {"who": role(state, seat), "seat": seat, "cell": GRID.name(state.pawns[seat])},
            )
            for seat in dead
        )
        return told, dead, tuple(dict.fromkeys(state.pawns[seat] for seat in dead))
    if state.outcome == BURIED:
        cell = _cell_without_sand(last)
        return (Message("desert-ending-buried", {"cell": GRID.name(cell)}),), (), (cell,)
    if state.outcome == SWEPT:
        return (Message("desert-ending-swept"),), (), ()
    assert state.outcome == WON, "there is no other way to end"
    pad = state.pawns[0]
    message = Message("desert-ending-won", {"cell": GRID.name(pad)})
    return (message,), tuple(range(state.seats)), (pad,)


def _dead(state: DesertState, last: Play) -> tuple[int, ...]:
    """Who had no water for the last sun: not those whose last water it took. [FD-96, FD-102]"""
    drank = {event[1] for event in last.events if event[0] == PARCHED}
    return tuple(
        seat
        for seat in range(state.seats)
        if not state.water[seat] and seat not in drank and not storm.is_shaded(state, seat)
    )


def _cell_without_sand(last: Play) -> int:
    """Where the marker was missing: tiles get theirs in the order in which they slid. [FD-95]"""
    slid = [event[2] for event in last.events if event[0] == SLID]
    return slid[sum(event[0] == SAND for event in last.events)]


def _numbers(state: DesertState, plays: Sequence[Play]) -> tuple[Message, ...]:
    turns = 1 + sum(event[0] == TURN for play in plays for event in play.events)
    parts = sum(state.parts[part] == TAKEN for part in range(len(PARTS)))
    return (
        Message("ending-turns", {"turns": turns}),
        Message("desert-ending-parts", {"parts": parts}),
        Message("desert-ending-sand", {"markers": state.supply}),
        Message("desert-ending-canteen", {"water": _lowest_canteen(state, plays)}),
    )


def _lowest_canteen(state: DesertState, plays: Sequence[Play]) -> int:
    """The least water that any canteen had at any time."""
    water = [CANTEENS[state.roles[seat]] for seat in range(state.seats)]
    lowest = min(water)
    for play in plays:
        for kind, seat, second, third in play.events:
            if kind in (PARCHED, DRANK):
                water[seat] = second
            elif kind == WATERED:
                water[seat] -= third
                water[second] += third
        lowest = min(lowest, *water)
    return lowest


def _deeds(plays: Sequence[Play], seat: int) -> tuple[Message, ...]:
    """What a seat did, without what it never did."""
    own = [play for play in plays if packed.seat_of(play.action) == seat]
    kinds = [packed.kind_of(play.action) for play in own]
    counts = {deed: kinds.count(kind) for deed, kind in COUNTED.items()}
    counts["used"] = sum(event[0] == USED for play in own for event in play.events)
    return tuple(
        Message(f"desert-deed-{deed}", {"times": times}) for deed, times in counts.items() if times
    )
