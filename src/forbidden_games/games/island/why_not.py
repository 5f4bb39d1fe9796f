"""Why an action is not legal: the rule's number, and a message with its arguments."""

from forbidden_games.games.island.actions import (
    CAPTURE,
    DISCARD,
    DRAW,
    END,
    FLOOD,
    FLY,
    GIVE,
    GUIDE,
    LEAVE,
    LIFT,
    MOVE,
    SANDBAG,
    SHORE_UP,
    SWIM,
)
from forbidden_games.games.island.board import FOOLS_LANDING, TILES, TREASURE_ON
from forbidden_games.games.island.cards import (
    ALL_TREASURES,
    CARDS,
    CARDS_FOR_A_TREASURE,
    HELICOPTER,
    SANDBAGS,
    TREASURES,
)
from forbidden_games.games.island.events import RUNNING
from forbidden_games.games.island.movement import fly, guided, is_in_water, shore, swim, walk
from forbidden_games.games.island.outcome import can_leave
from forbidden_games.games.island.roles import (
    DIVER,
    ENGINEER,
    EXPLORER,
    MESSENGER,
    NAVIGATOR,
    PILOT,
)
from forbidden_games.games.island.rulings import DIVER_SWIMS_FAR, NO_RESCUE
from forbidden_games.games.island.state import ACTING, FLOODING, NOBODY, IslandState
from forbidden_games.games.island.turn import are_specials_open, full_hand, special_seats, swimmer
from forbidden_games.kernel import bag, bits, packed
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.refusal import Refusal


def why_not(state: IslandState, action: Action) -> Refusal | None:
    """The reason an action is refused; None exactly when it is legal."""
    kind = packed.kind_of(action)
    seat = packed.seat_of(action)
    first = packed.first(action)
    second = packed.second(action)
    if state.outcome != RUNNING:
        return Refusal("FI-134", "not-after-the-end")
    if seat >= state.seats:
        return _no_seat(seat)
    if kind in (LIFT, SANDBAG, LEAVE):
        return _special(state, kind, seat, first, second)
    if kind == SWIM:
        return _swim(state, seat, first)
    if swimmer(state) != NOBODY:
        return Refusal("FI-97", "not-while-swimming", {"seat": swimmer(state)})
    if kind == DISCARD:
        return _discard(state, seat, first)
    if full_hand(state) != NOBODY:
        return Refusal("FI-74", "not-while-shedding", {"seat": full_hand(state)})
    if seat != state.seat:
        return Refusal("FI-18", "not-your-turn", {"seat": state.seat})
    return _phase(state, kind) or _turn_action(state, kind, seat, first, second)


def _no_seat(seat: int) -> Refusal:
    return Refusal("FI-1", "no-such-seat", {"seat": seat})


def _phase(state: IslandState, kind: int) -> Refusal | None:
    """Actions, then draws, then flood cards. [FI-14]"""
    if kind == DRAW:
        if state.phase == ACTING:
            return Refusal("FI-14", "not-yet-drawing", {"left": state.left})
        if state.phase == FLOODING:
            return Refusal("FI-81", "not-a-third-card")
    elif kind == FLOOD:
        if state.phase != FLOODING:
            return Refusal("FI-14", "not-yet-flooding")
    elif state.phase != ACTING:
        return Refusal("FI-14", "not-acting-any-more")
    return None


def _turn_action(
    state: IslandState, kind: int, seat: int, first: int, second: int
) -> Refusal | None:
    if kind == MOVE:
        return _move(state, seat, first)
    if kind == FLY:
        return _fly(state, seat, first)
    if kind == SHORE_UP:
        return _shore_up(state, seat, first, second)
    if kind == GIVE:
        return _give(state, seat, first, second)
    if kind == CAPTURE:
        return _capture(state, seat, first)
    if kind == GUIDE:
        return _guide(state, seat, first, second)
    assert kind in (END, DRAW, FLOOD)
    return None


def _tile(state: IslandState, cell: int) -> dict[str, str | int]:
    return {"tile": "tile-" + TILES[state.tile_at[cell]]}


def _nowhere(
    state: IslandState, cell: int, here: int, sunk_rule: str, here_rule: str
) -> Refusal | None:
    """A destination that nobody could go to."""
    if state.sunk >> cell & 1:
        return Refusal(sunk_rule, "not-onto-a-sunk-tile", _tile(state, cell))
    if cell == here:
        return Refusal(here_rule, "already-there", _tile(state, cell))
    return None


def _move(state: IslandState, seat: int, cell: int) -> Refusal | None:
    if walk(state, seat) >> cell & 1:
        return None
    role = state.roles[seat]
    nowhere = _nowhere(
        state,
        cell,
        state.pawns[seat],
        "FI-49" if role == DIVER else "FI-22",
        "FI-49" if role == DIVER else "FI-20",
    )
    if nowhere:
        return nowhere
    if role == DIVER:
        return Refusal("FI-46", "no-way-to-dive", _tile(state, cell))
    if role == EXPLORER:
        return Refusal("FI-40", "too-far-for-the-explorer", _tile(state, cell))
    return Refusal("FI-20", "too-far-to-move", _tile(state, cell))


def _fly(state: IslandState, seat: int, cell: int) -> Refusal | None:
    if state.roles[seat] != PILOT:
        return Refusal("FI-56", "only-the-pilot-flies")
    if state.flown:
        return Refusal("FI-56", "flown-already")
    if fly(state, seat) >> cell & 1:
        return None
    nowhere = _nowhere(state, cell, state.pawns[seat], "FI-56", "FI-56")
    return nowhere or Refusal("FI-59", "a-step-is-no-flight", _tile(state, cell))


def _shore_up(state: IslandState, seat: int, first: int, second: int) -> Refusal | None:
    role = state.roles[seat]
    if second and role != ENGINEER:
        return Refusal("FI-51", "only-the-engineer-shores-two")
    for cell in (first, second) if second else (first,):
        if shore(state, seat) >> cell & 1:
            continue
        dry = _not_flooded(state, cell, "FI-26")
        if dry:
            return dry
        if role == EXPLORER:
            return Refusal("FI-41", "too-far-for-the-explorer", _tile(state, cell))
        return Refusal(
            "FI-52" if role == ENGINEER else "FI-24", "too-far-to-shore", _tile(state, cell)
        )
    return None


def _not_flooded(state: IslandState, cell: int, rule: str) -> Refusal | None:
    if state.sunk >> cell & 1:
        return Refusal("FI-25", "sunk-for-good", _tile(state, cell))
    if not state.flooded >> cell & 1:
        return Refusal(rule, "not-flooded", _tile(state, cell))
    return None


def _held(state: IslandState, seat: int, card: int, rule: str) -> Refusal | None:
    if bag.count(state.hands[seat], card):
        return None
    return Refusal(rule, "card-not-held", {"seat": seat, "card": "card-" + CARDS[card]})


def _give(state: IslandState, seat: int, other: int, card: int) -> Refusal | None:
    if other >= state.seats:
        return _no_seat(other)
    if other == seat:
        return Refusal("FI-28", "not-to-yourself")
    if card >= TREASURES:
        return Refusal("FI-30", "never-given", {"card": "card-" + CARDS[card]})
    missing = _held(state, seat, card, "FI-28")
    if missing:
        return missing
    if state.roles[seat] != MESSENGER and state.pawns[other] != state.pawns[seat]:
        return Refusal("FI-28", "not-on-one-tile", {"seat": other})
    return None


def _capture(state: IslandState, seat: int, treasure: int) -> Refusal | None:
    name: dict[str, str | int] = {"treasure": "treasure-" + CARDS[treasure]}
    if state.captured >> treasure & 1:
        return Refusal("FI-37", "captured-already", name)
    if TREASURE_ON[state.tile_at[state.pawns[seat]]] != treasure:
        return Refusal("FI-34", "not-its-tile", name)
    held = bag.count(state.hands[seat], treasure)
    if held < CARDS_FOR_A_TREASURE:
        return Refusal("FI-35", "too-few-cards", {**name, "held": held})
    return None


def _guide(state: IslandState, seat: int, other: int, cell: int) -> Refusal | None:
    if state.roles[seat] != NAVIGATOR:
        return Refusal("FI-61", "only-the-navigator-guides")
    if other >= state.seats:
        return _no_seat(other)
    if other == seat:
        return Refusal("FI-62", "not-the-navigator-himself")
    if guided(state, other) >> cell & 1:
        return None
    nowhere = _nowhere(state, cell, state.pawns[other], "FI-63", "FI-61")
    return nowhere or Refusal("FI-61", "too-far-to-guide", _tile(state, cell))


def _swim(state: IslandState, seat: int, cell: int) -> Refusal | None:
    if not is_in_water(state, seat):
        return Refusal("FI-97", "not-in-the-water", {"seat": seat})
    if swimmer(state) != seat:
        return Refusal("FI-103", "another-swims-first", {"seat": swimmer(state)})
    if swim(state, seat) >> cell & 1:
        return None
    if state.sunk >> cell & 1:
        return Refusal("FI-97", "not-onto-a-sunk-tile", _tile(state, cell))
    if state.roles[seat] == DIVER and not state.rulings & DIVER_SWIMS_FAR:
        return Refusal("FI-100", "not-the-nearest", _tile(state, cell))
    return Refusal("FI-97", "too-far-to-swim", _tile(state, cell))


def _discard(state: IslandState, seat: int, card: int) -> Refusal | None:
    if full_hand(state) != seat:
        return Refusal("FI-74", "hand-not-full", {"seat": seat})
    return _held(state, seat, card, "FI-76")


def _special(state: IslandState, kind: int, seat: int, first: int, second: int) -> Refusal | None:
    """Special cards have windows of their own. [FI-109, FI-111]"""
    missing = _held(state, seat, SANDBAGS if kind == SANDBAG else HELICOPTER, "FI-109")
    if missing:
        return missing
    if swimmer(state) != NOBODY:
        return _rescue(state, kind, first, second)
    if not are_specials_open(state):
        return Refusal("FI-111", "not-between-flood-cards")
    discarding = full_hand(state)
    if not special_seats(state, discarding) >> seat & 1:
        return Refusal("FI-111", "not-while-another-discards", {"seat": discarding})
    if kind == SANDBAG:
        return _not_flooded(state, first, "FI-115")
    if kind == LEAVE:
        return _leave(state)
    cell = state.pawns[bits.lowest(first)]
    for other in bits.members(first):
        if other >= state.seats:
            return _no_seat(other)
        if state.pawns[other] != cell:
            return Refusal("FI-118", "not-lifted-from-one-tile")
    return _nowhere(state, second, cell, "FI-116", "FI-116")


def _rescue(state: IslandState, kind: int, group: int, cell: int) -> Refusal | None:
    """While a pawn is in the water there is only the rescue. [FI-111, FI-113, FI-119]"""
    if kind != LIFT:
        return Refusal(
            "FI-113" if kind == SANDBAG else "FI-111",
            "not-while-swimming",
            {"seat": swimmer(state)},
        )
    if state.rulings & NO_RESCUE:
        return Refusal("FI-119", "no-rescue-at-this-table")
    for seat in bits.members(group):
        if seat >= state.seats:
            return _no_seat(seat)
        if not is_in_water(state, seat):
            return Refusal("FI-119", "not-in-the-water", {"seat": seat})
    if state.sunk >> cell & 1:
        return Refusal("FI-119", "not-onto-a-sunk-tile", _tile(state, cell))
    return None


def _leave(state: IslandState) -> Refusal | None:
    if can_leave(state):
        return None
    if state.captured != ALL_TREASURES:
        return Refusal(
            "FI-123", "treasures-missing", {"missing": TREASURES - bits.size(state.captured)}
        )
    away = [
        seat for seat in range(state.seats) if state.pawns[seat] != state.cell_of[FOOLS_LANDING]
    ]
    return Refusal("FI-123", "not-all-on-the-landing", {"seat": away[0]})
