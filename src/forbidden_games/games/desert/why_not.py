"""Why an action is not legal: the rule's number, and a message with its arguments."""

from forbidden_games.games.desert.actions import (
    BLAST,
    BOTTOM,
    CALM,
    CLEAR,
    DRAW,
    END,
    EXCAVATE,
    FETCH,
    GUIDE,
    HALT,
    JUMP,
    KEEP,
    LOOK,
    LOOK_UNDER,
    MOVE,
    OPEN_RESERVE,
    PASS,
    PUT_UP_SHIELD,
    SPEED_UP,
    TAKE,
)
from forbidden_games.games.desert.board import BLOCKED, GRID, PARTS, TAKEN, UNPLACED, WELL
from forbidden_games.games.desert.cards import (
    BLASTER,
    GEAR_CARDS,
    JET,
    RESERVE,
    SCOPE,
    SHIELD,
    THROTTLE,
)
from forbidden_games.games.desert.events import RUNNING
from forbidden_games.games.desert.legal import can_fetch, can_pour
from forbidden_games.games.desert.movement import (
    beside_or_under,
    guided,
    is_blocked,
    is_buried,
    is_open_tunnel,
    step,
    unblocked,
)
from forbidden_games.games.desert.roles import (
    CANTEENS,
    CARRIER,
    CLIMBER,
    EXPLORER,
    METEOROLOGIST,
    NAVIGATOR,
    ROLES,
)
from forbidden_games.games.desert.rulings import GUIDE_BURIED, NO_JET_WHEN_BURIED, WELL_WITHOUT_SAND
from forbidden_games.games.desert.state import ACTING, NOBODY, DesertState
from forbidden_games.games.desert.storm import level
from forbidden_games.kernel import bag, packed
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.refusal import Refusal

PIECE_OF = {
    BLAST: BLASTER,
    JUMP: JET,
    PUT_UP_SHIELD: SHIELD,
    LOOK_UNDER: SCOPE,
    OPEN_RESERVE: RESERVE,
    SPEED_UP: THROTTLE,
}


def why_not(state: DesertState, action: Action) -> Refusal | None:
    """The reason an action is refused; None exactly when it is legal."""
    kind = packed.kind_of(action)
    seat = packed.seat_of(action)
    if state.outcome != RUNNING:
        return Refusal("FD-105", "not-after-the-end")
    if seat >= state.seats:
        return _no_seat(seat)
    numbers = (packed.first(action), packed.second(action), packed.third(action))
    return (
        _half_done(state, kind, seat, numbers)
        or _moment(state, kind, seat)
        or _what(state, kind, seat, numbers)
    )


def _no_seat(seat: int) -> Refusal:
    return Refusal("FD-1", "no-such-seat", {"seat": seat})


def _half_done(
    state: DesertState, kind: int, seat: int, numbers: tuple[int, int, int]
) -> Refusal | None:
    """An action that has begun is finished first. [FD-76, FD-81h]"""
    if state.looking:
        if kind not in (BOTTOM, KEEP):
            return Refusal("FD-76", "not-while-looking")
    elif kind in (BOTTOM, KEEP):
        return Refusal("FD-76", "not-looking")
    if state.guiding != NOBODY:
        if kind != HALT and not (kind == GUIDE and numbers[0] == state.guiding):
            return Refusal("FD-81h", "not-while-guiding", {"seat": state.guiding})
    elif kind == HALT:
        return Refusal("FD-81", "not-guiding")
    return None


def _moment(state: DesertState, kind: int, seat: int) -> Refusal | None:
    """Actions by the active player in the action step, then storm cards. [FD-12, FD-16]"""
    if kind == SPEED_UP or kind < BLAST:
        if seat != state.seat:
            return Refusal(
                "FD-90" if kind == SPEED_UP else "FD-16", "not-your-turn", {"seat": state.seat}
            )
        if kind == DRAW:
            return Refusal("FD-12", "not-yet-storming") if state.phase == ACTING else None
        if state.phase != ACTING:
            return Refusal("FD-90" if kind == SPEED_UP else "FD-15", "storm-has-begun")
        if kind <= GUIDE and not state.left and state.guiding == NOBODY:
            return Refusal("FD-12", "no-actions-left")
        own_tile_only = is_buried(state, seat) and kind <= GUIDE and state.guiding == NOBODY
        if own_tile_only and kind != CLEAR:
            return Refusal("FD-31", "buried")
    return None


def _what(
    state: DesertState, kind: int, seat: int, numbers: tuple[int, int, int]
) -> Refusal | None:
    """The thing itself, the moment being right."""
    first, second, third = numbers
    if kind in PIECE_OF:
        return _gear(state, kind, seat, first, second)
    if kind == MOVE:
        return _go(state, seat, first, step(state, seat)) or _carry(state, seat, second)
    if kind == CLEAR:
        return _clear(state, seat, first)
    if kind == EXCAVATE:
        return _excavate(state, seat)
    if kind == TAKE:
        return _take(state, seat, first)
    if kind == FETCH:
        return _fetch(state, seat)
    if kind in (CALM, LOOK):
        return _forecast(state, kind, seat)
    if kind == GUIDE:
        return _guide(state, seat, first, second, third)
    if kind == BOTTOM and first >= state.looking:
        return Refusal("FD-76", "not-that-many-cards", {"cards": state.looking})
    if kind in (HALT, BOTTOM, KEEP, END, DRAW):
        return None
    return _transfer(state, kind, seat, first, second)


def _cell(cell: int) -> dict[str, str | int]:
    return {"cell": GRID.name(cell)}


def _go(state: DesertState, seat: int, cell: int, targets: int) -> Refusal | None:
    """Walking, or being guided, to a cell."""
    if targets >> cell & 1:
        return None
    if cell == state.storm:
        return Refusal("FD-19", "not-into-the-storm")
    if cell == state.pawns[seat]:
        return Refusal("FD-17", "already-at-that-cell", _cell(cell))
    if is_blocked(state, cell):
        if state.roles[seat] != CLIMBER:
            return Refusal("FD-18", "cell-blocked", _cell(cell))
        if is_open_tunnel(state, cell) and is_open_tunnel(state, state.pawns[seat]):
            return Refusal("FD-60", "cell-blocked", _cell(cell))
    rule = "FD-61" if state.roles[seat] == EXPLORER else "FD-17"
    return Refusal(rule, "too-far-to-walk", _cell(cell))


def _carry(state: DesertState, seat: int, passenger: int) -> Refusal | None:
    """Only the climber takes somebody along. [FD-56]"""
    if passenger and state.roles[seat] != CLIMBER:
        return Refusal("FD-56", "only-the-climber-carries")
    return _passenger(state, seat, passenger, "FD-56")


def _passenger(state: DesertState, seat: int, passenger: int, rule: str) -> Refusal | None:
    if not passenger:
        return None
    other = passenger - 1
    if other >= state.seats:
        return _no_seat(other)
    if other == seat or state.pawns[other] != state.pawns[seat]:
        return Refusal(rule, "no-such-passenger", {"seat": other})
    return None


def _sand(state: DesertState, seat: int, cell: int, rule: str) -> Refusal | None:
    """Sand within reach."""
    if cell == state.storm:
        return Refusal("FD-27", "not-into-the-storm")
    if not beside_or_under(state, seat) >> cell & 1:
        return Refusal(rule, "too-far-to-clear", _cell(cell))
    if not state.sand[cell]:
        return Refusal("FD-27", "no-sand", _cell(cell))
    return None


def _clear(state: DesertState, seat: int, cell: int) -> Refusal | None:
    if is_buried(state, seat) and cell != state.pawns[seat]:
        return Refusal("FD-31", "buried")
    return _sand(state, seat, cell, "FD-61" if state.roles[seat] == EXPLORER else "FD-26")


def _excavate(state: DesertState, seat: int) -> Refusal | None:
    cell = state.pawns[seat]
    if state.excavated >> cell & 1:
        return Refusal("FD-36", "excavated-already", _cell(cell))
    if state.sand[cell]:
        return Refusal("FD-35", "sand-first", _cell(cell))
    return None


def _take(state: DesertState, seat: int, part: int) -> Refusal | None:
    cell = state.pawns[seat]
    name: dict[str, str | int] = {"part": "part-" + PARTS[part]}
    if state.parts[part] == TAKEN:
        return Refusal("FD-53b", "taken-already", name)
    if state.parts[part] == UNPLACED:
        return Refusal("FD-47", "clues-missing", name)
    if state.parts[part] != cell:
        return Refusal("FD-53", "part-elsewhere", {**name, **_cell(state.parts[part])})
    if not state.excavated >> cell & 1:
        return Refusal("FD-53a", "excavate-first", _cell(cell))
    if state.sand[cell] >= BLOCKED:
        return Refusal("FD-53c", "cell-blocked", _cell(cell))
    return None


def _fetch(state: DesertState, seat: int) -> Refusal | None:
    cell = state.pawns[seat]
    if state.roles[seat] != CARRIER:
        return Refusal("FD-69", "only-the-carrier-fetches")
    if can_fetch(state, seat):
        return None
    if state.faces[cell] != WELL or not state.excavated >> cell & 1:
        return Refusal("FD-70", "no-well-here")
    if state.water[seat] == CANTEENS[CARRIER]:
        return Refusal("FD-72", "canteen-full", {"seat": seat})
    allowed = 0 if state.rulings & WELL_WITHOUT_SAND else BLOCKED - 1
    return Refusal("FD-71", "well-under-sand", {"allowed": allowed})


def _forecast(state: DesertState, kind: int, seat: int) -> Refusal | None:
    rule = "FD-74" if kind == CALM else "FD-76"
    if state.roles[seat] != METEOROLOGIST:
        return Refusal(rule, "only-the-meteorologist")
    if kind == CALM and state.fewer >= level(state):
        return Refusal("FD-74", "no-storm-card-left-to-save")
    if kind == LOOK and not state.tops and not state.storm_pile:
        return Refusal("FD-79a", "no-card-to-look-at")
    return None


def _guide(state: DesertState, seat: int, other: int, cell: int, passenger: int) -> Refusal | None:
    if state.roles[seat] != NAVIGATOR:
        return Refusal("FD-81", "only-the-desert-navigator-guides")
    if other >= state.seats:
        return _no_seat(other)
    if other == seat:
        return Refusal("FD-81c", "not-the-navigator-herself")
    if is_buried(state, other) and not state.rulings & GUIDE_BURIED:
        return Refusal("FD-81e", "other-is-buried", {"seat": other})
    return _go(state, other, cell, guided(state, other)) or _carry(state, other, passenger)


def _gear(state: DesertState, kind: int, seat: int, cell: int, passenger: int) -> Refusal | None:
    """Equipment in the hands of its holder. [FD-84]"""
    piece = PIECE_OF[kind]
    missing = _held(state, seat, piece)
    if missing:
        return missing
    if kind == BLAST:
        return _sand(state, seat, cell, "FD-86")
    if kind == JUMP:
        return _jump(state, seat, cell, passenger)
    if kind == LOOK_UNDER:
        if cell == state.storm:
            return Refusal("FD-88", "not-into-the-storm")
        if state.excavated >> cell & 1:
            return Refusal("FD-88", "excavated-already", _cell(cell))
    return None


def _held(state: DesertState, seat: int, piece: int) -> Refusal | None:
    if bag.count(state.gear[seat], piece):
        return None
    return Refusal("FD-91", "gear-not-held", {"seat": seat, "gear": "gear-" + GEAR_CARDS[piece]})


def _jump(state: DesertState, seat: int, cell: int, passenger: int) -> Refusal | None:
    if state.rulings & NO_JET_WHEN_BURIED and is_buried(state, seat):
        return Refusal("FD-87", "buried")
    if cell == state.storm:
        return Refusal("FD-87", "not-into-the-storm")
    if cell == state.pawns[seat]:
        return Refusal("FD-87", "already-at-that-cell", _cell(cell))
    if not unblocked(state) >> cell & 1:
        return Refusal("FD-87", "cell-blocked", _cell(cell))
    return _passenger(state, seat, passenger, "FD-87")


def _transfer(state: DesertState, kind: int, seat: int, other: int, what: int) -> Refusal | None:
    """Handing over equipment or water. [FD-82, FD-83]"""
    if other >= state.seats:
        return _no_seat(other)
    if other == seat:
        return Refusal("FD-83" if kind == PASS else "FD-82", "not-to-yourself")
    if kind == PASS:
        missing = _held(state, seat, what)
        if not missing and state.pawns[other] != state.pawns[seat]:
            return Refusal("FD-83", "not-on-the-same-tile", {"seat": other})
        return missing
    if not can_pour(state, seat, other):
        rule = "FD-73" if state.roles[seat] == CARRIER else "FD-82"
        return Refusal(rule, "too-far-to-pour", {"seat": other})
    if state.water[seat] < what:
        return Refusal("FD-82a", "too-little-water", {"seat": seat, "water": state.water[seat]})
    room = CANTEENS[state.roles[other]] - state.water[other]
    if room < what:
        role = "role-" + ROLES[state.roles[other]]
        return Refusal("FD-82a", "too-little-room", {"seat": other, "room": room, "role": role})
    return None
