"""Excavating, looking under tiles, clues and parts, wells."""

from typing import Final

from forbidden_games.games.desert import roles
from forbidden_games.games.desert.board import (
    COLUMN_CLUE,
    GEAR,
    OASIS,
    ROW_CLUE,
    TUNNEL,
    UNKNOWN,
    UNPLACED,
    WELL,
)
from forbidden_games.games.desert.cards import FACE_LUCK, GEAR_LUCK, WELL_WATER
from forbidden_games.games.desert.events import DRANK, EXCAVATED, GEARED, PLACED
from forbidden_games.games.desert.movement import column_of, row_of
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal

CANTEENS: Final = roles.CANTEENS


def find_out(state: DesertState, cell: int, dice: Dice) -> int:
    """What is underneath, drawn from the unseen faces of this back. [FD-5, FD-88]"""
    if state.faces[cell] != UNKNOWN:
        return state.faces[cell]
    hidden = state.oasis_faces if state.backs[cell] == OASIS else state.desert_faces
    face = bag.nth(hidden, dice.pick(FACE_LUCK, bag.size(hidden)))
    if state.backs[cell] == OASIS:
        state.oasis_faces -= bag.one(face)
    else:
        state.desert_faces -= bag.one(face)
    state.faces[cell] = face
    return face


def excavate(state: DesertState, seat: int, dice: Dice, journal: Journal) -> None:
    """Turn over the tile under the pawn, for good. [FD-35 to FD-44]"""
    cell = state.pawns[seat]
    face = find_out(state, cell, dice)
    state.excavated |= 1 << cell
    journal.note(EXCAVATED, cell, face, 0)
    if face in (GEAR, TUNNEL):
        draw_gear(state, seat, dice, journal)
    elif face == WELL:
        refresh(state, cell, journal)
    elif face >= ROW_CLUE:
        place_part(state, (face - ROW_CLUE) % 4, journal)


def draw_gear(state: DesertState, seat: int, dice: Dice, journal: Journal) -> None:
    """One piece of equipment. [FD-37, FD-38]"""
    piece = bag.nth(state.gear_pile, dice.pick(GEAR_LUCK, bag.size(state.gear_pile)))
    state.gear_pile -= bag.one(piece)
    state.gear[seat] += bag.one(piece)
    journal.note(GEARED, seat, piece, 0)


def refresh(state: DesertState, cell: int, journal: Journal) -> None:
    """Everybody on this tile drinks. [FD-39, FD-40, FD-89]"""
    for seat in range(state.seats):
        if state.pawns[seat] == cell:
            drink(state, seat, WELL_WATER, journal)


def drink(state: DesertState, seat: int, amount: int, journal: Journal) -> None:
    """Water up to the full canteen. [FD-39, FD-68, FD-69, FD-82a]"""
    full = CANTEENS[state.roles[seat]]
    state.water[seat] += amount
    if state.water[seat] > full:
        state.water[seat] = full
    journal.note(DRANK, seat, state.water[seat], 0)


def clue_cell(state: DesertState, face: int) -> int:
    """Where this clue lies excavated, or UNPLACED."""
    cells = state.excavated
    while cells:
        cell = bits.lowest(cells)
        cells &= cells - 1
        if state.faces[cell] == face:
            return cell
    return UNPLACED


def place_part(state: DesertState, part: int, journal: Journal) -> None:
    """Both clues excavated: the part lies where their row and column cross now. [FD-45 to FD-51]"""
    row_clue = clue_cell(state, ROW_CLUE + part)
    column_clue = clue_cell(state, COLUMN_CLUE + part)
    if row_clue == UNPLACED or column_clue == UNPLACED:
        return
    state.parts[part] = 5 * row_of(row_clue) + column_of(column_clue)
    journal.note(PLACED, part, state.parts[part], 0)
