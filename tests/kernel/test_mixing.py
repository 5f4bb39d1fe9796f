"""Keys of 64 bits: what differs gets another one, and order counts."""

from itertools import product
from typing import Final

from forbidden_games.kernel import mixing

KEYS: Final = [mixing.mix(number, 1) for number in range(64)]


def test_pairs_of_small_numbers_have_keys_of_their_own() -> None:
    """Also those that a sum or an exclusive or of the two would confuse."""
    keys = {
        mixing.mix(mixing.mix(0, one), two) for one, two in product(range(256), range(0, 4096, 16))
    }
    assert len(keys) == 256 * 256
    assert all(0 <= key < 1 << 64 for key in keys)


def test_the_upper_bits_depend_on_every_bit() -> None:
    """Tables of keys look at these only."""
    for bit in range(64):
        changed = [mixing.mix(key, 0) >> 55 != mixing.mix(key ^ 1 << bit, 0) >> 55 for key in KEYS]
        assert sum(changed) > len(KEYS) // 2


def test_folding_brings_the_upper_half_down() -> None:
    """A slot is chosen by the lower bits, so they have to know of the upper ones."""
    assert mixing.fold(0) == 0
    assert {mixing.fold(upper << 32) & 0xFFFF for upper in range(64)} == set(range(64))
