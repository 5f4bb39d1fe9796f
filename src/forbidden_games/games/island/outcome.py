"""The way to win and the four ways to lose."""

from typing import Final

from forbidden_games.games.island import board
from forbidden_games.games.island.board import FOOLS_LANDING
from forbidden_games.games.island.cards import ALL_TREASURES, HELICOPTER, TREASURES
from forbidden_games.games.island.events import DROWNED, ENDED, LANDING_SANK, TREASURE_LOST
from forbidden_games.games.island.movement import is_in_water, swim
from forbidden_games.games.island.rulings import NO_RESCUE
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bag
from forbidden_games.kernel.journal import Journal

FIRST_TILE_OF: Final = board.FIRST_TILE_OF
SECOND_TILE_OF: Final = board.SECOND_TILE_OF


def end(state: IslandState, outcome: int, journal: Journal) -> None:
    """The game is over, at once. [FI-134]"""
    state.outcome = outcome
    journal.note(ENDED, outcome, 0, 0)


def can_leave(state: IslandState) -> bool:
    """All treasures, everybody on Fools' Landing: one more helicopter wins. [FI-123 to FI-127]"""
    if state.captured != ALL_TREASURES:
        return False
    for seat in range(state.seats):
        if state.pawns[seat] != state.cell_of[FOOLS_LANDING]:
            return False
    return True


def is_landing_gone(state: IslandState) -> bool:
    """Fools' Landing has sunk. [FI-131]"""
    return state.sunk >> state.cell_of[FOOLS_LANDING] & 1 != 0


def is_treasure_gone(state: IslandState) -> bool:
    """Both tiles of a treasure that nobody has captured have sunk. [FI-129, FI-130]"""
    for treasure in range(TREASURES):
        if (
            not state.captured >> treasure & 1
            and state.sunk >> state.cell_of[FIRST_TILE_OF[treasure]] & 1
            and state.sunk >> state.cell_of[SECOND_TILE_OF[treasure]] & 1
        ):
            return True
    return False


def can_be_rescued(state: IslandState) -> bool:
    """Somebody could still lift a pawn out of the water. [FI-119]"""
    if state.rulings & NO_RESCUE:
        return False
    for seat in range(state.seats):
        if bag.count(state.hands[seat], HELICOPTER):
            return True
    return False


def is_anybody_drowning(state: IslandState) -> bool:
    """A pawn in the water, not merely cut off, that nothing can save. [FI-104, FI-132, FI-135]"""
    for seat in range(state.seats):
        if is_in_water(state, seat) and not swim(state, seat):
            return not can_be_rescued(state)
    return False


def judge_sinking(state: IslandState, journal: Journal) -> None:
    """What a sinking tile takes with it: no card can undo this. [FI-120, FI-129, FI-131, FI-134]"""
    if is_landing_gone(state):
        end(state, LANDING_SANK, journal)
    elif is_treasure_gone(state):
        end(state, TREASURE_LOST, journal)
    else:
        judge_swimmers(state, journal)


def judge_swimmers(state: IslandState, journal: Journal) -> None:
    """Whether somebody drowns now. [FI-104]"""
    if is_anybody_drowning(state):
        end(state, DROWNED, journal)
