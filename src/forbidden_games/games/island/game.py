"""Island: ties the files of this folder to the contract."""

from forbidden_games.games.island import (
    actions,
    chances,
    describe,
    drawing,
    effects,
    ending,
    facts,
    legal,
    notation,
    playout,
    remarks,
    restore,
    setup,
    snapshot,
    task,
    turn,
    why_not,
)
from forbidden_games.games.island.board import FIRST_TILE_OF, FOOLS_LANDING, SECOND_TILE_OF
from forbidden_games.games.island.info import INFO
from forbidden_games.games.island.layouts import GRIDS
from forbidden_games.games.island.state import ACTING, IslandState
from forbidden_games.kernel import bits
from forbidden_games.kernel.hot_game import HotGame


class Island(HotGame[IslandState]):
    """Forbidden Island."""

    info = INFO
    rules_version = 1

    table = staticmethod(setup.table)
    deal = staticmethod(setup.deal)
    legal = staticmethod(legal.legal)
    effect = staticmethod(effects.apply)
    play_series = staticmethod(playout.play_series)
    all_actions = staticmethod(actions.all_actions)
    why_not = staticmethod(why_not.why_not)
    task = staticmethod(task.task)
    chances = staticmethod(chances.chances)
    describe = staticmethod(describe.describe)
    ending = staticmethod(ending.ending)
    remarks = staticmethod(remarks.remarks)
    facts = staticmethod(facts.facts)
    snapshot = staticmethod(snapshot.snapshot)
    restore = staticmethod(restore.restore)
    write_action = staticmethod(notation.write_action)
    read_action = staticmethod(notation.read_action)
    write_event = staticmethod(notation.write_event)
    drawing = staticmethod(drawing.drawing)
    to_act = staticmethod(turn.to_act)

    def progress(self, state: IslandState) -> int:
        return bits.size(state.captured)

    def is_acting(self, state: IslandState) -> bool:
        return state.phase == ACTING

    def is_kind(self, state: IslandState) -> bool:
        """Only what is flooded already can sink in the first turn: not the landing, no pair."""
        flooded = [bool(state.flooded >> cell & 1) for cell in state.cell_of]
        pairs = zip(FIRST_TILE_OF, SECOND_TILE_OF, strict=True)
        return not flooded[FOOLS_LANDING] and not any(
            flooded[one] and flooded[other] for one, other in pairs
        )

    def cells(self, state: IslandState) -> list[str]:
        return GRIDS[state.layout].names
