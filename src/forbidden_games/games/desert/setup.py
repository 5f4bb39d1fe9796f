"""Dealing a new game."""

from typing import Final

from forbidden_games.games.desert import board, roles
from forbidden_games.games.desert.board import (
    CELLS,
    CRASH,
    DESERT,
    DESERT_FACES,
    GEAR,
    OASIS,
    OASIS_FACES,
    SAND,
    STORM_START,
)
from forbidden_games.games.desert.cards import (
    FIRST_LUCK,
    GEAR_DECK,
    LEVELS,
    ROLE_LUCK,
    STORM_DECK,
    TILE_LUCK,
)
from forbidden_games.games.desert.events import ROLE
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.rulings import RULINGS
from forbidden_games.games.desert.state import NOBODY, DesertState
from forbidden_games.games.desert.turn import start_turn
from forbidden_games.kernel import bits
from forbidden_games.kernel.config import RANDOM, Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal

SAND_AT_FIRST: Final = board.SAND_AT_FIRST
HEAPS: Final = len(board.SAND_AT_FIRST)
CANTEENS: Final = roles.CANTEENS
ALL_CELLS: Final = (1 << CELLS) - 1
ALL_ROLES: Final = (1 << len(ROLES)) - 1
OASES: Final = 3


def table(config: Config) -> DesertState:
    """The table as agreed, before anything is dealt. [FD-1, FD-6]"""
    state = DesertState()
    state.seats = config.players
    state.rulings = RULINGS.bits(config.rulings)
    chosen = [NOBODY if role == RANDOM else ROLES.index(role) for role in config.roles]
    state.roles = chosen + [NOBODY] * (5 - len(chosen))
    state.meter = LEVELS.index(config.level)
    state.seat = NOBODY if config.first == RANDOM else int(config.first)
    return state


def deal(state: DesertState, dice: Dice, journal: Journal) -> None:
    """Deal at a table as agreed, in the order of the rule book. [FD-2 to FD-11]"""
    crash = lay_tiles(state, dice)
    state.storm_pile = STORM_DECK  # FD-7
    state.gear_pile = GEAR_DECK
    deal_roles(state, crash, dice, journal)
    if state.seat == NOBODY:
        state.seat = dice.pick(FIRST_LUCK, state.seats)  # FD-11
    start_turn(state, state.seat, journal)


def lay_tiles(state: DesertState, dice: Dice) -> int:
    """Tiles face down around the storm, sand on eight; where the crash is. [FD-2 to FD-5]"""
    free = ALL_CELLS & ~(1 << STORM_START)
    for cell in range(CELLS):
        if free >> cell & 1:
            state.backs[cell] = DESERT
    state.storm = STORM_START
    crash = bits.nth(free, dice.pick(TILE_LUCK, bits.size(free)))
    free ^= 1 << crash
    state.backs[crash] = CRASH
    state.faces[crash] = GEAR  # the only tile with this back
    for _ in range(OASES):
        cell = bits.nth(free, dice.pick(TILE_LUCK, bits.size(free)))
        free ^= 1 << cell
        state.backs[cell] = OASIS
    state.desert_faces = DESERT_FACES
    state.oasis_faces = OASIS_FACES
    for n in range(HEAPS):
        state.sand[SAND_AT_FIRST[n]] = 1
    state.supply = SAND - HEAPS
    return crash


def deal_roles(state: DesertState, crash: int, dice: Dice, journal: Journal) -> None:
    """Each seat gets its role, a full canteen, and a pawn on the crash. [FD-8, FD-9, FD-10]"""
    spare = ALL_ROLES
    for seat in range(state.seats):
        if state.roles[seat] != NOBODY:
            spare ^= 1 << state.roles[seat]
    for seat in range(state.seats):
        if state.roles[seat] == NOBODY:
            role = bits.nth(spare, dice.pick(ROLE_LUCK, bits.size(spare)))
            spare ^= 1 << role
            state.roles[seat] = role
        state.pawns[seat] = crash
        state.water[seat] = CANTEENS[state.roles[seat]]
        journal.note(ROLE, seat, state.roles[seat], 0)
