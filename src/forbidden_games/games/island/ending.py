"""How a game on the island ended: who, where and which; its numbers; what everybody did."""

from collections.abc import Sequence
from typing import Final

from forbidden_games.games.island.actions import CAPTURE, FLY, GIVE, GUIDE, LEAVE, LIFT, MOVE, SWIM
from forbidden_games.games.island.board import FIRST_TILE_OF, FOOLS_LANDING, SECOND_TILE_OF, TILES
from forbidden_games.games.island.cards import CARDS, SKULL, TREASURES
from forbidden_games.games.island.describe import role, tile
from forbidden_games.games.island.events import (
    DROWNED,
    LANDING_SANK,
    SHORED,
    SWAMPED,
    TREASURE_LOST,
    TURN,
    WON,
)
from forbidden_games.games.island.layouts import GRIDS
from forbidden_games.games.island.movement import is_in_water, swim
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits, packed
from forbidden_games.kernel.ending import Ending
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.play import Play

STEPS: Final = (MOVE, FLY, SWIM)
FLIGHTS: Final = (LIFT, LEAVE)


def ending(state: IslandState, plays: Sequence[Play]) -> Ending:
    """How a match with these plays came to its end. [FI-123, FI-129 to FI-133]"""
    told, seats, cells = _told(state, plays)
    grid = GRIDS[state.layout]
    return Ending(
        told=told,
        seats=seats,
        cells=tuple(grid.name(cell) for cell in cells),
        numbers=_numbers(state, plays),
        deeds=tuple(_deeds(plays, seat) for seat in range(state.seats)),
    )


def _told(
    state: IslandState, plays: Sequence[Play]
) -> tuple[tuple[Message, ...], tuple[int, ...], tuple[int, ...]]:
    """The sentences, and the seats and cells that they are about."""
    landing = state.cell_of[FOOLS_LANDING]
    outcome = state.outcome
    if outcome == LANDING_SANK:
        return (Message("island-ending-landing-sank"),), (), (landing,)
    if outcome == TREASURE_LOST:
        lost = [treasure for treasure in range(TREASURES) if _is_lost(state, treasure)]
        sites = [cell for treasure in lost for cell in _sites(state, treasure)]
        return tuple(_loss(state, treasure) for treasure in lost), (), tuple(sites)
    if outcome == DROWNED:
        drowned = [
            seat
            for seat in range(state.seats)
            if is_in_water(state, seat) and not swim(state, seat)
        ]
        told = tuple(
            Message("island-ending-drowned", _who(state, seat) | {"tile": _site(state, seat)})
            for seat in drowned
        )
        return told, tuple(drowned), tuple(state.pawns[seat] for seat in drowned)
    player = _who(state, packed.seat_of(plays[-1].action))  # of the last card
    if outcome == SWAMPED:
        return (Message("island-ending-swamped", player),), (), ()
    assert outcome == WON, "there is no other way to end"
    return (Message("island-ending-won", player),), tuple(range(state.seats)), (landing,)


def _who(state: IslandState, seat: int) -> dict[str, str | int]:
    return {"who": role(state, seat), "seat": seat}


def _site(state: IslandState, seat: int) -> str:
    return tile(state, state.pawns[seat])


def _sites(state: IslandState, treasure: int) -> tuple[int, int]:
    return state.cell_of[FIRST_TILE_OF[treasure]], state.cell_of[SECOND_TILE_OF[treasure]]


def _is_lost(state: IslandState, treasure: int) -> bool:
    gone = all(state.sunk >> cell & 1 for cell in _sites(state, treasure))
    return gone and not state.captured >> treasure & 1


def _loss(state: IslandState, treasure: int) -> Message:
    first, second = (tile(state, cell) for cell in _sites(state, treasure))
    said: dict[str, str | int] = {"treasure": f"treasure-{CARDS[treasure]}"}
    return Message("island-ending-treasure-lost", said | {"tile": first, "other": second})


def _numbers(state: IslandState, plays: Sequence[Play]) -> tuple[Message, ...]:
    turns = 1 + sum(event[0] == TURN for play in plays for event in play.events)
    return (
        Message("ending-turns", {"turns": turns}),
        Message("island-ending-treasures", {"treasures": bits.size(state.captured)}),
        Message("island-ending-water", {"mark": state.water, "top": SKULL}),
        Message("island-ending-tiles", {"tiles": len(TILES) - bits.size(state.sunk)}),
    )


def _deeds(plays: Sequence[Play], seat: int) -> tuple[Message, ...]:
    """What a seat did, without what it never did."""
    own = [play for play in plays if packed.seat_of(play.action) == seat]
    kinds = [packed.kind_of(play.action) for play in own]
    shored = sum(event[0] == SHORED for play in own for event in play.events)
    counts = {
        "captured": kinds.count(CAPTURE),
        "shored": shored,
        "gave": kinds.count(GIVE),
        "moved": sum(kind in STEPS for kind in kinds),
        "guided": kinds.count(GUIDE),
        "flights": sum(kind in FLIGHTS for kind in kinds),
    }
    return tuple(
        Message(f"island-deed-{deed}", {"times": times}) for deed, times in counts.items() if times
    )
