"""Sets, bags and actions as ints."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forbidden_games.kernel import bag, bits, packed
from forbidden_games.kernel.actions import Actions
from forbidden_games.kernel.errors import KernelLimit


@given(st.sets(st.integers(0, 63), min_size=1))
def test_a_set_remembers_its_members(numbers: set[int]) -> None:
    mask = bits.from_members(list(numbers))
    assert list(bits.members(mask)) == sorted(numbers)
    assert bits.size(mask) == len(numbers)
    assert bits.lowest(mask) == min(numbers)
    assert [bits.nth(mask, n) for n in range(len(numbers))] == sorted(numbers)


@given(st.dictionaries(st.integers(0, 14), st.integers(1, 15)))
def test_a_bag_remembers_its_cards(counts: dict[int, int]) -> None:
    kinds = [kind for kind in sorted(counts) for _ in range(counts[kind])]
    cards = bag.from_cards(kinds)
    assert cards < 1 << 60
    assert list(bag.cards(cards)) == kinds
    assert bag.size(cards) == len(kinds)
    assert [bag.nth(cards, n) for n in range(len(kinds))] == kinds
    assert all(bag.count(cards, kind) == counts.get(kind, 0) for kind in range(15))


def test_moving_a_card_is_a_subtraction_and_an_addition() -> None:
    pile, hand = bag.from_cards([0, 2, 2, 6]), 0
    pile -= bag.one(2)
    hand += bag.one(2)
    assert list(bag.cards(pile)) == [0, 2, 6]
    assert list(bag.cards(hand)) == [2]


small = st.integers(0, 63)


@given(small, st.integers(0, 7), small, small, small)
def test_an_action_remembers_its_parts(kind: int, seat: int, a: int, b: int, c: int) -> None:
    action = packed.action(kind, seat, a, b, c)
    assert packed.kind_of(action) == kind
    assert packed.seat_of(action) == seat
    assert (packed.first(action), packed.second(action), packed.third(action)) == (a, b, c)
    assert action < 1 << 31


def test_actions_sort_by_kind_then_seat_then_numbers() -> None:
    parts = [(1, 0, 5, 0, 0), (1, 0, 5, 1, 0), (1, 1, 0, 0, 0), (2, 0, 0, 0, 0), (2, 0, 0, 0, 1)]
    actions = [packed.action(*each) for each in parts]
    assert actions == sorted(actions)


def test_the_buffer_holds_one_action_for_each_member() -> None:
    out = Actions()
    out.add(3, 1, 7, 8, 9)
    out.add_each(1, 2, 0b101001)
    out.add_each_second(4, 0, 9, 0b110)
    assert out.size == 6
    assert out.listed() == [
        packed.action(3, 1, 7, 8, 9),
        *(packed.action(1, 2, cell, 0, 0) for cell in (0, 3, 5)),
        *(packed.action(4, 0, 9, cell, 0) for cell in (1, 2)),
    ]
    assert out.at(2) == packed.action(1, 2, 3, 0, 0)
    out.cut = 4
    out.drop_free()
    assert out.size == 4
    out.clear()
    assert out.listed() == []


@pytest.mark.parametrize(
    "parts", [(64, 0, 0, 0, 0), (1, 8, 0, 0, 0), (1, 0, 0, 64, 0), (1, 0, -1, 0, 0)]
)
def test_an_action_that_does_not_fit_is_refused(parts: tuple[int, int, int, int, int]) -> None:
    with pytest.raises(KernelLimit, match="a kind below 64, a seat below 8"):
        packed.action(*parts)


@pytest.mark.parametrize("kinds", [[15], [-1], [3] * 16])
def test_a_bag_that_does_not_fit_is_refused(kinds: list[int]) -> None:
    with pytest.raises(KernelLimit, match="a bag holds 15"):
        bag.from_cards(kinds)


def test_more_actions_than_there_is_room_for_are_refused() -> None:
    whole_set = 2**32 - 1
    ways: list[Callable[[Actions], None]] = [
        lambda out: out.add(1, 0, 0, 0, 0),
        lambda out: out.add_each(1, 0, whole_set),
        lambda out: out.add_each_second(1, 0, 0, whole_set),
    ]
    for last in ways:
        out = Actions()
        for _ in range(2047):
            out.add(1, 0, 0, 0, 0)
        out.add_each(1, 0, whole_set)  # fits: there is room for one whole set
        assert len(out.listed()) == 2047 + 32
        for _ in range(100):
            last(out)
        with pytest.raises(KernelLimit, match="more than 2048 actions are legal at once"):
            out.listed()
