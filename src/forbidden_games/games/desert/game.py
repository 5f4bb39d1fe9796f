"""Desert: ties the files of this folder to the contract."""

from forbidden_games.games.desert import (
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
    why_not,
)
from forbidden_games.games.desert.board import GRID
from forbidden_games.games.desert.info import INFO
from forbidden_games.games.desert.roles import CARRIER, METEOROLOGIST
from forbidden_games.games.desert.state import ACTING, DesertState
from forbidden_games.kernel.hot_game import HotGame


class Desert(HotGame[DesertState]):
    """Forbidden Desert."""

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

    def to_act(self, state: DesertState) -> int:
        return state.seat

    def progress(self, state: DesertState) -> int:
        return playout.parts_taken(state)

    def is_acting(self, state: DesertState) -> bool:
        return state.phase == ACTING

    def is_kind(self, state: DesertState) -> bool:
        """Somebody can hold the danger off: reveal fewer storm cards, or fetch water."""
        return any(state.roles[seat] in (METEOROLOGIST, CARRIER) for seat in range(state.seats))

    def cells(self, state: DesertState) -> list[str]:
        return GRID.names
