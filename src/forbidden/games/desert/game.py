"""Desert: ties the files of this folder to the contract."""

from collections.abc import Mapping

from forbidden.games.desert import actions, drawing, effects, notation, restore, snapshot, why_not
from forbidden.games.desert.config import DesertConfig, read_config, write_config
from forbidden.games.desert.events import OUTCOMES
from forbidden.games.desert.legal import legal
from forbidden.games.desert.playout import POLICIES, parts_taken, play_series
from forbidden.games.desert.roles import ROLES
from forbidden.games.desert.setup import deal, table
from forbidden.games.desert.snapshot import DesertSnapshot
from forbidden.games.desert.state import DesertState
from forbidden.kernel import packed
from forbidden.kernel.actions import Actions
from forbidden.kernel.dice import Dice
from forbidden.kernel.errors import BadConfig
from forbidden.kernel.game import Game, Refusal
from forbidden.kernel.journal import Event, Journal
from forbidden.kernel.packed import Action
from forbidden.kernel.tally import Tally


class Desert(Game[DesertState, DesertConfig]):
    """Forbidden Desert."""

    name = "desert"
    roles = ROLES
    rules_version = 1

    def new_game(self, config: DesertConfig, dice: Dice, journal: Journal) -> DesertState:
        state = table(config)
        deal(state, dice, journal)
        dice.check()
        return state

    def to_act(self, state: DesertState) -> int:
        return state.seat

    def legal_actions(self, state: DesertState) -> list[Action]:
        out = Actions()
        legal(state, out)
        return out.listed()

    def apply(self, state: DesertState, action: Action, dice: Dice, journal: Journal) -> None:
        effects.apply(state, action, dice, journal)
        dice.check()

    def outcome(self, state: DesertState) -> int:
        return state.outcome

    def progress(self, state: DesertState) -> int:
        return parts_taken(state)

    def all_actions(self) -> list[Action]:
        return actions.all_actions()

    def why_not(self, state: DesertState, action: Action) -> Refusal | None:
        return why_not.why_not(state, action)

    def is_free_transfer(self, action: Action) -> bool:
        return packed.kind_of(action) >= actions.PASS

    def playouts(self, config: DesertConfig, policy: str, seed: int, games: int) -> Tally:
        if policy not in POLICIES:
            raise BadConfig(f"there is no policy {policy!r}; there is {', '.join(POLICIES)}")
        tally = Tally()
        play_series(table(config), POLICIES.index(policy), seed, games, tally)
        return tally

    def read_config(self, data: Mapping[str, object]) -> DesertConfig:
        return read_config(data)

    def write_config(self, config: DesertConfig) -> dict[str, object]:
        return write_config(config)

    def snapshot(self, state: DesertState) -> DesertSnapshot:
        return snapshot.snapshot(state)

    def restore(self, data: Mapping[str, object]) -> DesertState:
        return restore.restore(data)

    def write_action(self, state: DesertState, action: Action) -> str:
        return notation.write_action(state, action)

    def read_action(self, state: DesertState, words: str) -> Action:
        return notation.read_action(state, words)

    def write_event(self, state: DesertState, event: Event) -> str:
        return notation.write_event(state, event)

    def write_outcome(self, outcome: int) -> str:
        return OUTCOMES[outcome]

    def drawing(self, state: DesertState) -> str:
        return drawing.drawing(state)
