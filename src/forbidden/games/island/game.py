"""Island: ties the files of this folder to the contract."""

from collections.abc import Mapping

from forbidden.games.island import (
    actions,
    drawing,
    effects,
    notation,
    restore,
    snapshot,
    turn,
    why_not,
)
from forbidden.games.island.config import IslandConfig, read_config, write_config
from forbidden.games.island.events import OUTCOMES
from forbidden.games.island.legal import legal
from forbidden.games.island.playout import POLICIES, play_series
from forbidden.games.island.roles import ROLES
from forbidden.games.island.setup import deal, table
from forbidden.games.island.snapshot import IslandSnapshot
from forbidden.games.island.state import IslandState
from forbidden.kernel import bits
from forbidden.kernel.actions import Actions
from forbidden.kernel.dice import Dice
from forbidden.kernel.errors import BadConfig
from forbidden.kernel.game import Game, Refusal
from forbidden.kernel.journal import Event, Journal
from forbidden.kernel.packed import Action
from forbidden.kernel.tally import Tally


class Island(Game[IslandState, IslandConfig]):
    """Forbidden Island."""

    name = "island"
    roles = ROLES
    rules_version = 1

    def new_game(self, config: IslandConfig, dice: Dice, journal: Journal) -> IslandState:
        state = table(config)
        deal(state, dice, journal)
        dice.check()
        return state

    def to_act(self, state: IslandState) -> int:
        return turn.to_act(state)

    def legal_actions(self, state: IslandState) -> list[Action]:
        out = Actions()
        legal(state, out)
        return out.listed()

    def apply(self, state: IslandState, action: Action, dice: Dice, journal: Journal) -> None:
        effects.apply(state, action, dice, journal)
        dice.check()

    def outcome(self, state: IslandState) -> int:
        return state.outcome

    def progress(self, state: IslandState) -> int:
        return bits.size(state.captured)

    def all_actions(self) -> list[Action]:
        return actions.all_actions()

    def why_not(self, state: IslandState, action: Action) -> Refusal | None:
        return why_not.why_not(state, action)

    def playouts(self, config: IslandConfig, policy: str, seed: int, games: int) -> Tally:
        if policy not in POLICIES:
            raise BadConfig(f"there is no policy {policy!r}; there is {', '.join(POLICIES)}")
        tally = Tally()
        play_series(table(config), POLICIES.index(policy), seed, games, tally)
        return tally

    def read_config(self, data: Mapping[str, object]) -> IslandConfig:
        return read_config(data)

    def write_config(self, config: IslandConfig) -> dict[str, object]:
        return write_config(config)

    def snapshot(self, state: IslandState) -> IslandSnapshot:
        return snapshot.snapshot(state)

    def restore(self, data: Mapping[str, object]) -> IslandState:
        return restore.restore(data)

    def write_action(self, state: IslandState, action: Action) -> str:
        return notation.write_action(state, action)

    def read_action(self, state: IslandState, words: str) -> Action:
        return notation.read_action(state, words)

    def write_event(self, state: IslandState, event: Event) -> str:
        return notation.write_event(state, event)

    def write_outcome(self, outcome: int) -> str:
        return OUTCOMES[outcome]

    def drawing(self, state: IslandState) -> str:
        return drawing.drawing(state)
