"""Luck: fair, repeatable, and one stream per pile."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from forbidden_games.games.island.flood import draw_cell, put_on_top
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import KernelLimit, LuckRanOut


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = Dice(2**53 - 1), Dice(2**53 - 1)
    numbers = [one.pick(n % 8, n % 30 + 1) for n in range(500)]
    assert numbers == [two.pick(n % 8, n % 30 + 1) for n in range(500)]
    other = Dice(2**53 - 2)
    assert numbers != [other.pick(n % 8, n % 30 + 1) for n in range(500)]


def test_the_numbers_never_change() -> None:
    # Records hold seeds: other numbers would break every record there is.
    dice = Dice(20260917)
    assert [dice.pick(n % 3, 1000) for n in range(9)] == [
        600,
        917,
        738,
        97,
        490,
        578,
        809,
        499,
        625,
    ]


def test_draws_from_one_pile_never_shift_those_from_another() -> None:
    quiet, busy = Dice(5), Dice(5)
    expected = [quiet.pick(3, 28) for _ in range(50)]
    mixed = []
    for n in range(50):
        busy.pick(n % 3, 24)
        mixed.append(busy.pick(3, 28))
    assert mixed == expected


@pytest.mark.parametrize("n", [1, 2, 3, 5, 24, 28, 1000])
def test_every_number_is_about_equally_likely(n: int) -> None:
    dice = Dice(77)
    draws = 400 * n
    counts = Counter(dice.pick(0, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_squared = sum((counts[k] - 400) ** 2 / 400 for k in range(n))
    assert chi_squared < n + 6 * (2 * n) ** 0.5


def test_the_ragged_end_is_rejected() -> None:
    # 3/8 of all words go into n twice; a quarter of them has to be thrown away.
    dice = Dice(3)
    n = 3 * 2**29
    numbers = [dice.pick(0, n) for _ in range(400)]
    assert all(0 <= number < n for number in numbers)
    assert 0.4 < sum(number > n // 2 for number in numbers) / 400 < 0.6


def test_dice_count_how_often_luck_was_asked() -> None:
    dice = Dice(1)
    assert dice.picks == 0
    dice.pick(0, 6)
    dice.pick(1, 6)
    assert dice.picks == 2


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_out_of_bounds_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to"):
        Dice(seed)


def test_a_script_gives_its_answers_in_order() -> None:
    dice = Dice.scripted([2, 0, 1])
    assert [dice.pick(0, 3), dice.pick(5, 1), dice.pick(0, 2)] == [2, 0, 1]
    dice.check()


@pytest.mark.parametrize("answers", [[], [3], [-1]])
def test_a_script_that_does_not_fit_fails_loudly(answers: list[int]) -> None:
    dice = Dice.scripted(answers)
    assert dice.pick(0, 3) == 0
    with pytest.raises(LuckRanOut):
        dice.check()


def test_a_script_has_a_longest_length() -> None:
    with pytest.raises(ValueError, match="a script holds 128 answers, not 129"):
        Dice.scripted([0] * 129)
    dice = Dice.scripted([0] * 128)
    for _ in range(128):
        dice.pick(0, 1)
    dice.check()
    dice.pick(0, 1)
    with pytest.raises(LuckRanOut):
        dice.check()


def test_the_odometer_walks_through_every_answer() -> None:
    dice = Dice.every()
    seen = []
    more = True
    while more:
        first = dice.pick(0, 3)
        second = dice.pick(0, 2) if first else 0
        seen.append((first, second, dice.weight()))
        more = dice.advance()
    assert seen == [(0, 0, 3), (1, 0, 6), (1, 1, 6), (2, 0, 6), (2, 1, 6)]


def drawn_sequences(layers: list[int], rise_after: int) -> Counter[tuple[int, ...]]:
    """All orders in which cards leave the layers, by chance; the discards go on top once."""
    found: Counter[tuple[int, ...]] = Counter()
    dice = Dice.every()
    more = True
    while more:
        state = IslandState()
        state.flood_pile = layers + [0] * (10 - len(layers))
        state.layers = len(layers)
        drawn: list[int] = []
        while state.layers:
            if len(drawn) == rise_after:
                put_on_top(state)
            drawn.append(draw_cell(state, dice))
            if len(drawn) <= rise_after:
                state.flood_discard |= 1 << drawn[-1]
        found[tuple(drawn)] += Fraction(1, dice.weight())  # type: ignore[assignment]
        more = dice.advance()
    return found


def test_a_bag_is_a_shuffled_pile() -> None:
    found = drawn_sequences([0b1111], rise_after=-1)
    orders = list(permutations(range(4)))
    assert found == {order: Fraction(1, 24) for order in orders}


def test_layers_are_a_pile_with_the_shuffled_discards_on_top() -> None:
    # The physical game: shuffle five cards, draw two, shuffle those and put them on top, draw on.
    expected: Counter[tuple[int, ...]] = Counter()
    for pile in permutations(range(5)):
        for top in permutations(pile[:2]):
            expected[pile[:2] + top + pile[2:]] += Fraction(1, 120 * 2)  # type: ignore[assignment]
    assert drawn_sequences([0b11111], rise_after=2) == expected


def test_two_rises_stack_two_layers() -> None:
    # Cards 0 and 1 were put on top of 2, 3 and 4: they come first, in any order.
    expected = {
        top + rest: Fraction(1, 12)
        for top in permutations((0, 1))
        for rest in permutations((2, 3, 4))
    }
    assert drawn_sequences([0b11100, 0b00011], rise_after=-1) == expected
    assert bits.size(0b11100) == 3


def test_a_stream_of_luck_that_is_not_there_is_refused() -> None:
    dice = Dice(1)
    assert dice.pick(8, 6) == 0
    with pytest.raises(KernelLimit, match="dice have 8 streams of luck"):
        dice.check()


def test_copied_dice_answer_as_the_first_ones_do() -> None:
    dice = Dice(5)
    [dice.pick(0, 6) for _ in range(3)]
    other = dice.copy()
    assert other.picks == 3
    assert [other.pick(pile, 50) for pile in (0, 1) * 9] == [
        dice.pick(pile, 50) for pile in (0, 1) * 9
    ]
    dice.pick(0, 6)
    assert other.picks == dice.picks - 1


def test_a_copied_script_goes_on_by_itself() -> None:
    script = Dice.scripted([1, 2, 0])
    script.pick(0, 6)
    other = script.copy()
    assert [other.pick(0, 6), other.pick(0, 6), script.pick(0, 6)] == [2, 0, 2]
    other.pick(0, 6)
    assert (other.failed, script.failed) == (True, False)
