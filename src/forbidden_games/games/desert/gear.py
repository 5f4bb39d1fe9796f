"""What each piece of equipment does; none costs an action, each works once."""

from forbidden_games.games.desert.cards import (
    BLASTER,
    EXTRA_ACTIONS,
    JET,
    RESERVE,
    SCOPE,
    SHIELD,
    THROTTLE,
)
from forbidden_games.games.desert.events import CARRIED, CLEARED, FLEW, SAW, USED
from forbidden_games.games.desert.state import DesertState
from forbidden_games.games.desert.tiles import find_out, refresh
from forbidden_games.kernel import bag
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal


def use(state: DesertState, seat: int, piece: int, journal: Journal) -> None:
    """The piece is spent; it leaves the game."""
    state.gear[seat] -= bag.one(piece)
    journal.note(USED, seat, piece, 0)


def take_sand(state: DesertState, cell: int, markers: int, journal: Journal) -> None:
    """Markers go back to the supply, whatever else is there. [FD-26, FD-28, FD-29, FD-32, FD-86]"""
    state.sand[cell] -= markers
    state.supply += markers
    journal.note(CLEARED, cell, markers, 0)


def blast(state: DesertState, seat: int, cell: int, journal: Journal) -> None:
    """Dune Blaster: all sand of one tile. [FD-64, FD-86]"""
    use(state, seat, BLASTER, journal)
    take_sand(state, cell, state.sand[cell], journal)


def jump(state: DesertState, seat: int, cell: int, passenger: int, journal: Journal) -> None:
    """Jet Pack: to another tile, alone or with one other pawn. [FD-87, FD-87a]"""
    use(state, seat, JET, journal)
    state.pawns[seat] = cell
    journal.note(FLEW, seat, cell, 0)
    carry(state, cell, passenger, journal)


def carry(state: DesertState, cell: int, passenger: int, journal: Journal) -> None:
    """Somebody comes along: seat + 1, or 0 for nobody. [FD-56, FD-87]"""
    if passenger:
        state.pawns[passenger - 1] = cell
        journal.note(CARRIED, passenger - 1, cell, 0)


def put_up_shield(state: DesertState, seat: int, stays: bool, journal: Journal) -> None:
    """Solar Shield, before the sun, to the user's next turn. [FD-85, FD-85a, FD-85b, FD-85c]"""
    use(state, seat, SHIELD, journal)
    state.shields[seat] = state.pawns[seat] if stays else 0


def look_under(state: DesertState, seat: int, cell: int, dice: Dice, journal: Journal) -> None:
    """Terrascope: the tile stays as it is, what it hides is known to all. [FD-88]"""
    use(state, seat, SCOPE, journal)
    journal.note(SAW, cell, find_out(state, cell, dice), 0)


def open_reserve(state: DesertState, seat: int, journal: Journal) -> None:
    """Secret Water Reserve: everybody here drinks. [FD-89]"""
    use(state, seat, RESERVE, journal)
    refresh(state, state.pawns[seat], journal)


def speed_up(state: DesertState, seat: int, journal: Journal) -> None:
    """Time Throttle: two more actions in this turn. [FD-90]"""
    use(state, seat, THROTTLE, journal)
    state.left += EXTRA_ACTIONS
