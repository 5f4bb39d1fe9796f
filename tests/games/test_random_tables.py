"""Hypothesis chooses the actions and the luck, and looks for a broken invariant."""

from dataclasses import asdict
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from forbidden_games.games import GAMES
from forbidden_games.games.desert import board as desert_board
from forbidden_games.games.desert import roles as desert_roles
from forbidden_games.games.desert.cards import GEAR_DECK, METERS, STORM_DECK
from forbidden_games.games.desert.storm import level
from forbidden_games.games.island.cards import CARDS, HAND_LIMIT, LEVELS, SKULL, WHOLE_DECK
from forbidden_games.games.island.layouts import LAYOUTS
from forbidden_games.games.island.movement import is_in_water, tiles
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.state import DRAWING, FLOODING
from forbidden_games.kernel import bag, bits, packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, Game
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.match import Match
from tests.reference import desert, island

pytestmark = pytest.mark.no_cover

seeds = st.integers(min_value=0, max_value=2**53 - 1)


def one_of_each(roles: tuple[str, ...], most: int) -> st.SearchStrategy[list[str]]:
    """Roles for two seats or more, none twice."""
    return st.lists(st.sampled_from(roles), min_size=2, max_size=most, unique=True)


class Table(RuleBasedStateMachine):
    """One table after another, of any game."""

    game: ClassVar[str]
    naive: ClassVar[Any]
    configs: ClassVar[st.SearchStrategy[dict[str, Any]]]
    played: Game[Any]  # not `rules`: Hypothesis keeps its own there

    @initialize(data=st.data(), seed=seeds)
    def deal(self, data: st.DataObject, seed: int) -> None:
        self.played = GAMES[self.game]
        config = self.played.read_config(data.draw(self.configs))
        self.state: Any = Match(self.played, config, seed).state
        self.remember()

    def remember(self) -> None:
        """What can never go back."""

    def luck(self, data: st.DataObject, words: str) -> list[int]:
        """The answers that dice give to this action, chosen by Hypothesis."""
        raise AssertionError

    @property
    def is_running(self) -> bool:
        return self.played.outcome(self.state) == RUNNING

    @precondition(lambda self: self.is_running)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Any kind of legal action, any of that kind, and any luck."""
        legal = self.played.legal_actions(self.state)
        kind = data.draw(st.sampled_from(sorted({packed.kind_of(action) for action in legal})))
        action = data.draw(st.sampled_from([a for a in legal if packed.kind_of(a) == kind]))
        words = self.played.write_action(self.state, action)
        luck = self.luck(data, words)
        self.played.apply(self.state, action, Dice.scripted(luck), Journal())

    @precondition(lambda self: not self.is_running)
    @rule(data=st.data(), seed=seeds)
    def deal_again(self, data: st.DataObject, seed: int) -> None:
        self.deal(data, seed)

    @invariant()
    def a_snapshot_shows_everything(self) -> None:
        words = asdict(self.played.snapshot(self.state))
        assert self.played.restore(words).key() == self.state.key()

    @invariant()
    def the_naive_reading_allows_the_same(self) -> None:
        words = asdict(self.played.snapshot(self.state))
        legal = self.played.legal_actions(self.state)
        assert self.naive.legal_actions(words) == {
            self.played.write_action(self.state, action) for action in legal
        }


def any_card(data: st.DataObject, cards: int) -> int:
    """Any number that dice can answer for a bag."""
    return data.draw(st.integers(0, bag.size(cards) - 1))


class IslandTable(Table):
    """Forbidden Island."""

    game = "island"
    naive: ClassVar[Any] = island
    configs: ClassVar[st.SearchStrategy[dict[str, Any]]] = st.fixed_dictionaries(
        {
            "roles": one_of_each(ROLES, 4),
            "level": st.sampled_from(LEVELS),
            "layout": st.sampled_from(LAYOUTS),
            "hand_check": st.sampled_from(["after-both", "after-each"]),
            "rescue": st.booleans(),
            "diver_escape": st.sampled_from(["nearest", "any"]),
            "specials_between_floods": st.booleans(),
            "specials_while_discarding": st.booleans(),
        }
    )

    def remember(self) -> None:
        self.water, self.sunk, self.captured = self.state.water, 0, 0

    def luck(self, data: st.DataObject, words: str) -> list[int]:
        if words.endswith("draw"):
            return [any_card(data, self.state.treasure_pile)]
        if words.endswith("flood"):
            layer = self.state.flood_pile[self.state.layers - 1]
            return [data.draw(st.integers(0, bits.size(layer) - 1))]
        return []

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
            assert self.played.to_act(state) in swimmers
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
                assert is_drawing or self.played.to_act(state) == seat
            assert not bag.count(state.hands[seat], CARDS.index("rise"))

    @invariant()
    def piles_are_never_empty(self) -> None:
        if self.is_running:
            assert self.state.treasure_pile
            assert self.state.layers


class DesertTable(Table):
    """Forbidden Desert."""

    game = "desert"
    naive: ClassVar[Any] = desert
    configs: ClassVar[st.SearchStrategy[dict[str, Any]]] = st.fixed_dictionaries(
        {
            "roles": one_of_each(desert_roles.ROLES, 5),
            "level": st.sampled_from(LEVELS),
            "climber_tunnels": st.booleans(),
            "well_sand": st.sampled_from(["one", "none", "any"]),
            "guide_buried": st.booleans(),
            "shield": st.sampled_from(["travels", "stays"]),
            "jet_buried": st.booleans(),
            "storm_discard": st.sampled_from(["after-turn", "at-once"]),
        }
    )

    def remember(self) -> None:
        self.meter, self.excavated, self.storm = self.state.meter, 0, self.state.storm

    def luck(self, data: st.DataObject, words: str) -> list[int]:
        state = self.state
        verb = words.split()[1]
        if verb == "draw" and not state.tops:
            return [any_card(data, state.storm_pile)]
        if verb == "look":
            cards = min(level(state) - state.tops, bag.size(state.storm_pile))
            sizes = [bag.size(state.storm_pile) - n for n in range(cards)]
            return [data.draw(st.integers(0, size - 1)) for size in sizes]
        if verb in ("excavate", "scope"):
            here = state.pawns[state.seat]
            cell = here if verb == "excavate" else desert_board.GRID.cell(words.split()[-1])
            answers = []
            if state.faces[cell] == desert_board.UNKNOWN:
                is_oasis = state.backs[cell] == desert_board.OASIS
                hidden = state.oasis_faces if is_oasis else state.desert_faces
                answers.append(any_card(data, hidden))
            return [*answers, any_card(data, state.gear_pile)] if state.gear_pile else answers
        return []

    @invariant()
    def all_sand_is_somewhere(self) -> None:
        assert sum(self.state.sand) + self.state.supply == desert_board.SAND
        assert self.state.sand[self.state.storm] == 0

    @invariant()
    def there_are_24_tiles_and_one_gap(self) -> None:
        state = self.state
        gaps = [c for c in range(25) if state.backs[c] == desert_board.NO_TILE]
        assert gaps == [state.storm]
        for back, hidden in ((1, state.desert_faces), (2, state.oasis_faces)):
            known = [
                state.faces[c]
                for c in range(25)
                if state.backs[c] == back and state.faces[c] != desert_board.UNKNOWN
            ]
            assert hidden + bag.from_cards(known) == desert_board.FACES_BEHIND[back]

    @invariant()
    def every_storm_card_is_somewhere(self) -> None:
        state = self.state
        known = [*state.top[: state.tops], *state.bottom[: state.bottoms]]
        piles = state.storm_pile + state.revealed + state.storm_discard
        assert piles + bag.from_cards(known) == STORM_DECK
        assert state.storm_pile or not state.bottoms
        assert not any([*state.top[state.tops :], *state.bottom[state.bottoms :]])

    @invariant()
    def no_equipment_comes_back(self) -> None:
        there = [self.state.gear_pile, *self.state.gear]
        for piece in range(6):
            found = sum(bag.count(each, piece) for each in there)
            assert found <= bag.count(GEAR_DECK, piece)

    @invariant()
    def canteens_are_neither_overfull_nor_empty(self) -> None:
        for seat in range(self.state.seats):
            most = desert_roles.CANTEENS[self.state.roles[seat]]
            assert 0 <= self.state.water[seat] <= most

    @invariant()
    def parts_are_in_one_place(self) -> None:
        assert all(-1 <= where <= 25 for where in self.state.parts)
        for seat in range(self.state.seats):
            assert self.state.pawns[seat] != self.state.storm

    @invariant()
    def what_is_done_stays_done(self) -> None:
        state = self.state
        assert self.meter <= state.meter <= len(METERS[state.seats])
        assert self.excavated <= bits.size(state.excavated)
        self.meter, self.excavated = state.meter, bits.size(state.excavated)
        # The storm moves along one row or column at a time.
        here, there = divmod(self.storm, 5), divmod(state.storm, 5)
        assert here[0] == there[0] or here[1] == there[1]
        self.storm = state.storm


TestIslandTable = IslandTable.TestCase
TestDesertTable = DesertTable.TestCase
