"""What no table can show: the parts of a position have to fit together."""

from forbidden.games.island.board import TILES
from forbidden.games.island.cards import ACTIONS, DRAWS, FLOOD_CARDS, HAND_LIMIT, SKULL
from forbidden.games.island.events import (
    DROWNED,
    LANDING_SANK,
    OUTCOMES,
    RUNNING,
    SWAMPED,
    TREASURE_LOST,
    WON,
)
from forbidden.games.island.movement import is_in_water
from forbidden.games.island.outcome import (
    can_leave,
    is_anybody_drowning,
    is_landing_gone,
    is_treasure_gone,
)
from forbidden.games.island.state import ACTING, DRAWING, FLOODING, PHASES, IslandState
from forbidden.games.island.turn import full_hand, swimmer
from forbidden.kernel import bag
from forbidden.kernel.errors import BadPosition


def refuse_impossible(state: IslandState) -> None:
    """Raise BadPosition with the first fault."""
    _refuse_outcome(state)
    if state.outcome == RUNNING:
        _refuse_piles(state)
        _refuse_pawns(state)
        _refuse_hands(state)
        _refuse_rest(state)


def _refuse_outcome(state: IslandState) -> None:
    """What the outcome says has to show on the table, and the other way round."""
    shown = RUNNING
    if state.water == SKULL:
        shown = SWAMPED
    elif is_landing_gone(state):
        shown = LANDING_SANK
    elif is_treasure_gone(state):
        shown = TREASURE_LOST
    elif is_anybody_drowning(state):
        shown = DROWNED
    elif state.outcome == WON and can_leave(state):
        shown = WON
    if shown != state.outcome:
        raise BadPosition(
            f"the outcome must be {OUTCOMES[shown]!r} here, not {OUTCOMES[state.outcome]!r}"
        )


def _refuse_piles(state: IslandState) -> None:
    if not state.treasure_pile:
        raise BadPosition(
            "treasure_pile is empty; the discards would have become the pile at once [FI-89]"
        )
    if not state.layers:
        raise BadPosition(
            "flood_pile is empty; the discards would have become the pile at once [FI-105]"
        )


def _refuse_pawns(state: IslandState) -> None:
    swimmers = [seat for seat in range(state.seats) if is_in_water(state, seat)]
    for seat in swimmers:
        where = TILES[state.tile_at[state.pawns[seat]]]
        if state.phase != FLOODING:
            raise BadPosition(f"the pawn of seat {seat} is on {where}, which has sunk [FI-97]")
        if state.pawns[seat] != state.pawns[swimmers[0]]:
            raise BadPosition(
                "pawns are in the water in two places; one tile sinks at a time [FI-94]"
            )
    if swimmers and state.left == FLOOD_CARDS[state.water]:
        raise BadPosition("a pawn is in the water, but no flood card was turned over in this turn")


def _refuse_hands(state: IslandState) -> None:
    """Nobody has more cards than the moment allows. [FI-74, FI-75, FI-32]"""
    for seat in range(state.seats):
        most = HAND_LIMIT
        if state.phase == DRAWING and seat == state.seat:
            most += DRAWS - state.left
        elif state.phase == ACTING and seat != state.seat and state.left < ACTIONS:
            most += 1  # just given a card
        if bag.size(state.hands[seat]) > most:
            raise BadPosition(
                f"seat {seat} holds {bag.size(state.hands[seat])} cards;"
                f" at this moment {most} is the most [FI-74]"
            )
    full = [seat for seat in range(state.seats) if bag.size(state.hands[seat]) > HAND_LIMIT]
    if len(full) > 1:
        raise BadPosition("two hands are over the limit; one card is given at a time [FI-74]")


def _refuse_rest(state: IslandState) -> None:
    """A phase with nothing left waits for somebody."""
    if not state.left and swimmer(state) < 0 and full_hand(state) < 0:
        raise BadPosition(
            f"nothing is left of the phase {PHASES[state.phase]!r}, so the next has begun; say so"
        )
