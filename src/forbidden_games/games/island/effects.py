"""What each action does."""

from forbidden_games.games.island.actions import (
    CAPTURE,
    DISCARD,
    DRAW,
    END,
    FLOOD,
    FLY,
    GIVE,
    GUIDE,
    LIFT,
    MOVE,
    SANDBAG,
    SHORE_UP,
    SWIM,
)
from forbidden_games.games.island.cards import (
    CARDS_FOR_A_TREASURE,
    HELICOPTER,
    RISE,
    SANDBAGS,
    TREASURE_LUCK,
)
from forbidden_games.games.island.events import (
    CAPTURED,
    CARD,
    DISCARDED,
    FLEW,
    GAVE,
    GUIDED,
    LIFTED,
    MOVED,
    RESHUFFLED,
    RUNNING,
    SHORED,
    SPENT,
    SWAM,
    TREASURE_CARDS,
    WON,
)
from forbidden_games.games.island.flood import flood_next, rise
from forbidden_games.games.island.outcome import end, judge_swimmers
from forbidden_games.games.island.state import IslandState
from forbidden_games.games.island.turn import go_on
from forbidden_games.kernel import bag, packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action


def apply(state: IslandState, action: Action, dice: Dice, journal: Journal) -> None:
    """Change the state in place, and let the turn go on. Trusts that the action is legal."""
    kind = packed.kind_of(action)
    seat = packed.seat_of(action)
    first = packed.first(action)
    second = packed.second(action)
    if kind <= GUIDE:
        state.left -= 1  # only these cost an action; specials, swimming and shedding are free
    if kind == MOVE:
        place(state, seat, first, MOVED, journal)
    elif kind == FLY:
        state.flown = True
        place(state, seat, first, FLEW, journal)
    elif kind == SHORE_UP:
        dry(state, first, journal)
        if second:
            dry(state, second, journal)
    elif kind == GIVE:
        give(state, seat, first, second, journal)
    elif kind == CAPTURE:
        capture(state, seat, first, journal)
    elif kind == GUIDE:
        place(state, first, second, GUIDED, journal)
    elif kind == END:
        state.left = 0
    elif kind == DRAW:
        draw(state, seat, dice, journal)
    elif kind == FLOOD:
        state.left -= 1
        flood_next(state, dice, journal)
    elif kind == SWIM:
        place(state, seat, first, SWAM, journal)
    elif kind == DISCARD:
        discard(state, seat, first)
        journal.note(DISCARDED, seat, first, 0)
    elif kind == LIFT:
        lift(state, seat, first, second, journal)
    elif kind == SANDBAG:
        spend(state, seat, SANDBAGS, journal)
        dry(state, first, journal)
    else:
        spend(state, seat, HELICOPTER, journal)
        end(state, WON, journal)
    if state.outcome == RUNNING:
        go_on(state, journal)


def place(state: IslandState, seat: int, cell: int, event: int, journal: Journal) -> None:
    """A pawn is on another cell, with any others. [FI-20, FI-23, FI-56, FI-61, FI-97, FI-116]"""
    state.pawns[seat] = cell
    journal.note(event, seat, cell, 0)


def dry(state: IslandState, cell: int, journal: Journal) -> None:
    """A flooded tile is dry again; its flood card stays where it is. [FI-24, FI-27, FI-112]"""
    state.flooded &= ~(1 << cell)
    journal.note(SHORED, cell, 0, 0)


def give(state: IslandState, seat: int, other: int, card: int, journal: Journal) -> None:
    """One treasure card changes hands. [FI-28]"""
    state.hands[seat] -= bag.one(card)
    state.hands[other] += bag.one(card)
    journal.note(GAVE, seat, other, card)


def capture(state: IslandState, seat: int, treasure: int, journal: Journal) -> None:
    """Four cards go to the discards, the treasure is the team's. [FI-35, FI-37, FI-38]"""
    for _ in range(CARDS_FOR_A_TREASURE):
        discard(state, seat, treasure)
    state.captured |= 1 << treasure
    journal.note(CAPTURED, seat, treasure, 0)


def discard(state: IslandState, seat: int, card: int) -> None:
    """A card leaves a hand for the discard pile. [FI-38, FI-76, FI-110]"""
    state.hands[seat] -= bag.one(card)
    state.treasure_discard += bag.one(card)


def spend(state: IslandState, seat: int, card: int, journal: Journal) -> None:
    """A special card is played. [FI-109, FI-110]"""
    discard(state, seat, card)
    journal.note(SPENT, seat, card, 0)


def draw(state: IslandState, seat: int, dice: Dice, journal: Journal) -> None:
    """Turn over one treasure card; there always is one. [FI-81 to FI-83, FI-89, FI-90, FI-92]"""
    state.left -= 1
    card = bag.nth(state.treasure_pile, dice.pick(TREASURE_LUCK, bag.size(state.treasure_pile)))
    state.treasure_pile -= bag.one(card)
    journal.note(CARD, seat, card, 0)
    if card == RISE:
        state.treasure_discard += bag.one(RISE)
        rise(state, journal)
    else:
        state.hands[seat] += bag.one(card)
    if not state.treasure_pile and state.outcome == RUNNING:
        reshuffle_treasure(state, journal)


def reshuffle_treasure(state: IslandState, journal: Journal) -> None:
    """The pile is used up: its discards are the new one, at once. [FI-89, FI-91, FI-128, FI-136]"""
    journal.note(RESHUFFLED, TREASURE_CARDS, bag.size(state.treasure_discard), 0)
    state.treasure_pile = state.treasure_discard
    state.treasure_discard = 0


def lift(state: IslandState, seat: int, group: int, cell: int, journal: Journal) -> None:
    """The helicopter takes a group of pawns to one tile. [FI-116, FI-119]"""
    spend(state, seat, HELICOPTER, journal)
    for other in range(state.seats):
        if group >> other & 1:
            place(state, other, cell, LIFTED, journal)
    judge_swimmers(state, journal)  # this may have been the last card for whoever was left behind
