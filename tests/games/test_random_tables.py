"""Hypothesis chooses the actions and the luck, and looks for a broken invariant."""

import os
from dataclasses import asdict
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from forbidden.games.island.cards import CARDS, HAND_LIMIT, LEVELS, SKULL, WHOLE_DECK
from forbidden.games.island.game import Island
from forbidden.games.island.layouts import LAYOUTS
from forbidden.games.island.movement import is_in_water, tiles
from forbidden.games.island.roles import ROLES
from forbidden.games.island.state import DRAWING, FLOODING
from forbidden.kernel import bag, bits, packed
from forbidden.kernel.dice import Dice
from forbidden.kernel.game import RUNNING
from forbidden.kernel.journal import Journal
from forbidden.kernel.match import Match
from tests.reference import island as naive

GAME = Island()
settings.register_profile(
    "dev",
    max_examples=50,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
settings.register_profile(
    "nightly", settings.get_profile("dev"), max_examples=5000, derandomize=False
)
settings.load_profile("nightly" if os.environ.get("FORBIDDEN_LONG") else "dev")

configs = st.fixed_dictionaries(
    {
        "roles": st.lists(st.sampled_from(ROLES), min_size=2, max_size=4, unique=True),
        "level": st.sampled_from(LEVELS),
        "layout": st.sampled_from(LAYOUTS),
        "hand_check": st.sampled_from(["after-both", "after-each"]),
        "rescue": st.booleans(),
        "diver_escape": st.sampled_from(["nearest", "any"]),
        "specials_between_floods": st.booleans(),
    }
)
seeds = st.integers(min_value=0, max_value=2**53 - 1)


class IslandTable(RuleBasedStateMachine):
    """One table after another."""

    @initialize(config=configs, seed=seeds)
    def deal(self, config: dict[str, Any], seed: int) -> None:
        self.match = Match(GAME, GAME.read_config(config), seed)
        self.state = self.match.state
        self.water = self.state.water
        self.sunk = 0
        self.captured = 0

    @property
    def is_running(self) -> bool:
        return GAME.outcome(self.state) == RUNNING

    @precondition(lambda self: self.is_running)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Any kind of legal action, any of that kind, and any luck."""
        legal = GAME.legal_actions(self.state)
        kind = data.draw(st.sampled_from(sorted({packed.kind_of(action) for action in legal})))
        action = data.draw(st.sampled_from([a for a in legal if packed.kind_of(a) == kind]))
        words = GAME.write_action(self.state, action)
        luck = []
        if words.endswith("draw"):
            luck.append(data.draw(st.integers(0, bag.size(self.state.treasure_pile) - 1)))
        if words.endswith("flood"):
            layer = self.state.flood_pile[self.state.layers - 1]
            luck.append(data.draw(st.integers(0, bits.size(layer) - 1)))
        GAME.apply(self.state, action, Dice.scripted(luck), Journal())

    @precondition(lambda self: not self.is_running)
    @rule(config=configs, seed=seeds)
    def deal_again(self, config: dict[str, Any], seed: int) -> None:
        self.deal(config, seed)

    @invariant()
    def every_treasure_card_is_somewhere(self) -> None:
        state = self.state
        assert state.treasure_pile + state.treasure_discard + sum(state.hands) == WHOLE_DECK

    @invariant()
    def every_tile_above_water_has_one_flood_card(self) -> None:
        state = self.state
        cards = 0
        for layer in (*state.flood_pile[: state.layers], state.flood_discard):
            assert not cards & layer
            cards |= layer
        assert cards == tiles(state)
        assert all(state.flood_pile[: state.layers])
        assert not any(state.flood_pile[state.layers :])
        assert not state.flooded & state.sunk

    @invariant()
    def a_pawn_in_the_water_is_to_act_or_lost(self) -> None:
        state = self.state
        swimmers = [seat for seat in range(state.seats) if is_in_water(state, seat)]
        if swimmers and self.is_running:
            assert state.phase == FLOODING
            assert GAME.to_act(state) in swimmers
            assert len({state.pawns[seat] for seat in swimmers}) == 1

    @invariant()
    def what_is_gone_stays_gone(self) -> None:
        state = self.state
        assert self.water <= state.water <= SKULL
        assert not self.sunk & ~state.sunk
        assert not self.captured & ~state.captured
        self.water, self.sunk, self.captured = state.water, state.sunk, state.captured

    @invariant()
    def no_hand_is_too_full_for_the_moment(self) -> None:
        state = self.state
        for seat in range(state.seats):
            held = bag.size(state.hands[seat])
            assert held <= HAND_LIMIT + 2
            if held > HAND_LIMIT and self.is_running:
                is_drawing = state.phase == DRAWING and seat == state.seat
                assert is_drawing or GAME.to_act(state) == seat
            assert not bag.count(state.hands[seat], CARDS.index("rise"))

    @invariant()
    def piles_are_never_empty(self) -> None:
        if self.is_running:
            assert self.state.treasure_pile
            assert self.state.layers

    @invariant()
    def the_naive_reading_finds_no_fault(self) -> None:
        words = asdict(GAME.snapshot(self.state))
        assert GAME.restore(words).key() == self.state.key()
        if self.is_running:
            legal = {GAME.write_action(self.state, a) for a in GAME.legal_actions(self.state)}
            assert naive.legal_actions(words) == legal


TestIslandTable = IslandTable.TestCase
