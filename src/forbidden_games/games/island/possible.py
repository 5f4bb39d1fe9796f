"""What no table can show: the parts of a position have to fit together."""

from typing import Final

from forbidden_games.games.island.board import TILES
from forbidden_games.games.island.cards import (
    ACTIONS,
    DRAWS,
    FLOOD_CARDS,
    HAND_LIMIT,
    HELICOPTER,
    RISE,
    SKULL,
)
from forbidden_games.games.island.events import (
    DROWNED,
    LANDING_SANK,
    OUTCOMES,
    RUNNING,
    SWAMPED,
    TREASURE_LOST,
    WON,
)
from forbidden_games.games.island.movement import is_in_water
from forbidden_games.games.island.outcome import (
    can_leave,
    is_anybody_drowning,
    is_landing_gone,
    is_treasure_gone,
)
from forbidden_games.games.island.roles import MESSENGER
from forbidden_games.games.island.rulings import CHECK_EACH_CARD
from forbidden_games.games.island.state import ACTING, DRAWING, FLOODING, PHASES, IslandState
from forbidden_games.games.island.turn import are_specials_open, full_hand, swimmer
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.errors import BadPosition

FLOOD_LOSSES: Final = (LANDING_SANK, TREASURE_LOST, DROWNED)


def refuse_impossible(state: IslandState) -> None:
    """Raise BadPosition with the first fault of a position that no game can lead to."""
    _refuse_outcome(state)
    _refuse_piles(state)
    _refuse_water(state)
    if state.outcome == WON:
        _refuse_win(state)
    elif state.outcome != RUNNING:
        _refuse_loss(state)
    _refuse_pawns(state)
    _refuse_floods(state)
    _refuse_hands(state)
    _refuse_gift(state)
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


def lowest_water(state: IslandState) -> int:
    """Each discarded Waters Rise! has raised the marker, from 1 or higher. [FI-11, FI-84]"""
    return 1 + bag.count(state.treasure_discard, RISE)


def _refuse_water(state: IslandState) -> None:
    if state.water < lowest_water(state):
        raise BadPosition(
            f"water cannot be {state.water}: after the rise cards in treasure_discard"
            f" it is at {lowest_water(state)} or higher [FI-84]"
        )


def _refuse_win(state: IslandState) -> None:
    """A game is won by a helicopter, when special cards may be played. [FI-110, FI-111, FI-123]"""
    if not bag.count(state.treasure_discard, HELICOPTER):
        raise BadPosition("a game is won by a helicopter, but treasure_discard has none [FI-123]")
    if not are_specials_open(state):
        raise BadPosition(
            "at this table no helicopter flies between flood cards, so nobody has won [FI-111]"
        )


def _refuse_loss(state: IslandState) -> None:
    """A game is lost as a card is turned over. [FI-83, FI-84, FI-134]"""
    phase, most = FLOODING, FLOOD_CARDS[state.water]
    if state.outcome == SWAMPED:
        phase, most = DRAWING, DRAWS
    if state.phase != phase or state.left == most:
        raise BadPosition(
            f"a game is lost as {OUTCOMES[state.outcome]!r} by a card turned over in the phase"
            f" {PHASES[phase]!r}; say so, with fewer than {most} left [FI-134]"
        )
    if state.outcome == SWAMPED and not bag.count(state.treasure_discard, RISE):
        raise BadPosition(
            "a game is lost as 'swamped' by a rise; treasure_discard has none [FI-83]"
        )


def _refuse_piles(state: IslandState) -> None:
    """A pile that is used up is renewed at once, unless the last card ended the game."""
    if not state.treasure_pile and state.outcome != SWAMPED:
        raise BadPosition(
            "treasure_pile is empty; the discards would have become the pile at once [FI-89]"
        )
    if not state.layers and state.outcome not in FLOOD_LOSSES:
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


def _refuse_floods(state: IslandState) -> None:
    """The cards of this turn flooded or sank a tile each, or are a new pile, which is one layer.

    [FI-85, FI-95, FI-96, FI-105]
    """
    if state.phase == FLOODING and state.layers > 1:
        turned = FLOOD_CARDS[state.water] - state.left
        found = bits.size(state.flood_discard) + bits.size(state.sunk)
        if found < turned:
            raise BadPosition(
                f"{turned} flood cards were turned over in this turn,"
                f" but flood_discard and sunk have {found} [FI-95]"
            )


def _refuse_hands(state: IslandState) -> None:
    """Nobody has more cards than the moment allows. [FI-74, FI-75, FI-32]"""
    for seat in range(state.seats):
        most = HAND_LIMIT
        if state.phase == DRAWING and seat == state.seat:
            drawn = DRAWS - state.left
            most += min(drawn, 1) if state.rulings & CHECK_EACH_CARD else drawn
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


def _refuse_gift(state: IslandState) -> None:
    """Whoever holds a sixth card while another seat acts was just given it by that seat.

    Since then only special cards were played, of which a helicopter moves pawns. [FI-28, FI-74]
    """
    giver = state.seat
    for seat in range(state.seats):
        if state.phase != ACTING or bag.size(state.hands[seat]) <= HAND_LIMIT:
            continue
        if bag.size(state.hands[giver]) == HAND_LIMIT:
            raise BadPosition(
                f"seat {giver} has given seat {seat} the sixth card,"
                f" so it holds {HAND_LIMIT - 1} at most [FI-28]"
            )
        if (
            state.roles[giver] != MESSENGER
            and state.pawns[giver] != state.pawns[seat]
            and not bag.count(state.treasure_discard, HELICOPTER)
        ):
            raise BadPosition(
                f"seat {seat} holds six cards, but seat {giver} can have given it none:"
                " they are on two tiles, and no helicopter was played [FI-28]"
            )


def _refuse_rest(state: IslandState) -> None:
    """A phase with nothing left waits for somebody, unless the game was lost in it."""
    if state.left or state.outcome not in (RUNNING, WON):
        return
    is_held = swimmer(state) >= 0 or full_hand(state) >= 0
    if state.outcome == WON and state.phase != FLOODING:  # perhaps by a card over the limit [FI-77]
        is_held = any(bag.size(hand) >= HAND_LIMIT for hand in state.hands)
    if not is_held:
        raise BadPosition(
            f"nothing is left of the phase {PHASES[state.phase]!r}, so the next has begun; say so"
        )
