"""What each action does."""

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
from forbidden_games.games.desert.board import TAKEN
from forbidden_games.games.desert.cards import GUIDED_STEPS, WELL_WATER
from forbidden_games.games.desert.events import CALMED, GUIDED, MOVED, PASSED, TOOK, WATERED
from forbidden_games.games.desert.gear import (
    blast,
    carry,
    jump,
    look_under,
    open_reserve,
    put_up_shield,
    speed_up,
    take_sand,
)
from forbidden_games.games.desert.outcome import judge
from forbidden_games.games.desert.roles import ARCHEOLOGIST
from forbidden_games.games.desert.rulings import SHIELD_STAYS
from forbidden_games.games.desert.state import NOBODY, DesertState
from forbidden_games.games.desert.storm import blow, look, send_to_bottom
from forbidden_games.games.desert.tiles import drink, excavate
from forbidden_games.games.desert.turn import go_on, start_storm
from forbidden_games.kernel import bag, packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action


def apply(state: DesertState, action: Action, dice: Dice, journal: Journal) -> None:
    """Change the state in place, take off if possible, let the turn go on. Trusts its caller."""
    kind = packed.kind_of(action)
    seat = packed.seat_of(action)
    first = packed.first(action)
    second = packed.second(action)
    if kind <= LOOK:
        state.left -= 1  # these cost an action, and so does the first step of a guided pawn
    if kind == MOVE:
        walk(state, seat, first, second, MOVED, journal)
    elif kind == CLEAR:
        clear(state, seat, first, journal)
    elif kind == EXCAVATE:
        excavate(state, seat, dice, journal)
    elif kind == TAKE:
        state.parts[first] = TAKEN  # FD-53, FD-53b
        journal.note(TOOK, seat, first, 0)
    elif kind == FETCH:
        drink(state, seat, WELL_WATER, journal)  # FD-69
    elif kind == CALM:
        state.fewer += 1  # FD-74, FD-75
        journal.note(CALMED, seat, 0, 0)
    elif kind == LOOK:
        look(state, seat, dice, journal)
    elif kind == GUIDE:
        guide(state, first, second, packed.third(action), journal)
    elif kind == HALT:
        stop_guiding(state)
    elif kind == BOTTOM:
        send_to_bottom(state, first, journal)
    elif kind == KEEP:
        state.looking = 0
    elif kind == END:
        start_storm(state, journal)
    elif kind == DRAW:
        state.left -= 1
        blow(state, dice, journal)
    elif kind == BLAST:
        blast(state, seat, first, journal)
    elif kind == JUMP:
        jump(state, seat, first, second, journal)
    elif kind == PUT_UP_SHIELD:
        put_up_shield(state, seat, state.rulings & SHIELD_STAYS != 0, journal)
    elif kind == LOOK_UNDER:
        look_under(state, seat, first, dice, journal)
    elif kind == OPEN_RESERVE:
        open_reserve(state, seat, journal)
    elif kind == SPEED_UP:
        speed_up(state, seat, journal)
    elif kind == PASS:
        hand_over(state, seat, first, second, journal)
    else:
        pour(state, seat, first, second, journal)
    judge(state, journal)
    go_on(state, journal)


def walk(
    state: DesertState, seat: int, cell: int, passenger: int, event: int, journal: Journal
) -> None:
    """A pawn goes to another tile, perhaps with a passenger. [FD-17, FD-56, FD-81]"""
    state.pawns[seat] = cell
    journal.note(event, seat, cell, 0)
    carry(state, cell, passenger, journal)


def clear(state: DesertState, seat: int, cell: int, journal: Journal) -> None:
    """One marker, or two for the archeologist if there are two. [FD-26, FD-65 to FD-67]"""
    markers = 1
    if state.roles[seat] == ARCHEOLOGIST and state.sand[cell] > 1:
        markers = 2
    take_sand(state, cell, markers, journal)


def guide(state: DesertState, other: int, cell: int, passenger: int, journal: Journal) -> None:
    """One step of a guided pawn; the first costs an action. [FD-81, FD-81d, FD-81h]"""
    if state.guiding == NOBODY:
        state.left -= 1
        state.guiding = other
        state.steps = GUIDED_STEPS
    state.steps -= 1
    walk(state, other, cell, passenger, GUIDED, journal)
    if not state.steps:
        stop_guiding(state)


def stop_guiding(state: DesertState) -> None:
    """Unused steps are lost. [FD-81d]"""
    state.guiding = NOBODY
    state.steps = 0


def hand_over(state: DesertState, seat: int, other: int, piece: int, journal: Journal) -> None:
    """A piece of equipment changes hands. [FD-83, FD-91]"""
    state.gear[seat] -= bag.one(piece)
    state.gear[other] += bag.one(piece)
    journal.note(PASSED, seat, other, piece)


def pour(state: DesertState, seat: int, other: int, amount: int, journal: Journal) -> None:
    """Water changes canteens. [FD-82]"""
    state.water[seat] -= amount
    state.water[other] += amount
    journal.note(WATERED, seat, other, amount)
