"""Long seeds: how they are written, what they deal, and that nobody has changed a deal."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from forbidden_games.games import find_game
from forbidden_games.kernel.commitment import commitment_of, new_salt
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadConfig, BadRecord, KernelLimit
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.record import Record
from forbidden_games.kernel.seed import read_seed, write_seed
from forbidden_games.plain import COMPILED
from tests.support.plain import said_by_plain_files
from tests.support.tables import random_match

LONG = 0x00112233445566778899AABBCCDDEEFF
WRITTEN = "0x00112233445566778899aabbccddeeff"
PILES = 8
SALT = "5a" * 16
NUMBERS = [810, 682, 770, 583, 667, 646, 866, 939, 369]
GAME = find_game("island")


def sealed(seed: int = LONG) -> Match[Any]:
    config = GAME.read_config({"roles": ["diver", "pilot"], "first": 0})
    match: Match[Any] = Match(GAME, config, seed, SALT)
    for words in ("0 end", "0 draw"):
        match.play(GAME.read_action(match.state, words))
    return match


@pytest.mark.parametrize(
    ("written", "seed"),
    [
        (7, 7),
        ("7", 7),
        (" 0x7 ", 7),
        (2**53 - 1, 2**53 - 1),
        (str(2**53 - 1), 2**53 - 1),
        ("0X20000000000000", 2**53),
        (WRITTEN, LONG),
        ("0x" + "f" * 32, 2**128 - 1),
    ],
)
def test_a_seed_is_a_number_or_text(written: object, seed: int) -> None:
    assert read_seed(written) == seed
    assert read_seed(write_seed(seed)) == seed


def test_short_seeds_stay_numbers_and_long_ones_have_32_digits() -> None:
    assert write_seed(2**53 - 1) == 2**53 - 1
    assert write_seed(2**53) == "0x00000000000000000020000000000000"
    assert write_seed(LONG) == WRITTEN


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (2**53, "must be from 0 to 2\\^53 - 1, not 9007199254740992; a longer one is text: 0x"),
        (str(2**53), "must be from 0 to 2\\^53 - 1"),
        ("-1", "must be from 0 to 2\\^53 - 1, not '-1'"),
        ("0x" + "f" * 33, "must be a whole number, not '0xffff"),
        ("0x", "must be a whole number, not '0x'"),
        ("0xg", "must be a whole number"),
        ("", "must be a whole number"),
        ("12 ab", "must be a whole number"),
        (True, "must be a whole number, not True"),
        (None, "must be a whole number, not None"),
    ],
)
def test_what_is_no_seed_is_refused(written: object, sentence: str) -> None:
    with pytest.raises(BadConfig, match=f"^--seed {sentence}"):
        read_seed(written, "--seed")


def test_the_numbers_of_a_long_seed_never_change() -> None:
    # Records hold seeds: other numbers would break every record there is.
    dice = Dice(LONG)
    assert [dice.pick(n % 3, 1000) for n in range(9)] == NUMBERS


def test_a_long_seed_is_a_key_of_hmac_over_pile_and_counter() -> None:
    # Written again from docs/decisions/0008-provable-deals.md, with nothing of ours.
    def word(pile: int, number: int) -> int:
        counted = bytes([pile]) + (number // 8).to_bytes(8, "big")
        block = hmac.new(bytes.fromhex(WRITTEN[2:]), counted, hashlib.sha256).digest()
        return int.from_bytes(block[number % 8 * 4 : number % 8 * 4 + 4], "big")

    dice = Dice(LONG)
    for pile in range(PILES):
        for number in range(30):
            assert dice.pick(pile, 2**30) == word(pile, number) >> 2


def test_every_bit_of_a_long_seed_counts() -> None:
    deals = set()
    for bit in range(128):
        dice = Dice(LONG ^ 1 << bit)
        deals.add(tuple(dice.pick(0, 2**20) for _ in range(3)))
    assert len(deals) == 128


def test_a_long_seed_gives_the_same_numbers_whatever_other_piles_do() -> None:
    quiet, busy = Dice(LONG), Dice(LONG)
    expected = [quiet.pick(3, 28) for _ in range(50)]
    mixed = []
    for n in range(50):
        busy.pick(n % 3, 24)
        mixed.append(busy.pick(3, 28))
    assert mixed == expected


@pytest.mark.parametrize("n", [2, 3, 24, 28, 1000])
def test_every_number_is_about_equally_likely_under_a_long_seed(n: int) -> None:
    dice = Dice(LONG)
    draws = 400 * n
    counts = Counter(dice.pick(n % PILES, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_squared = sum((counts[k] - 400) ** 2 / 400 for k in range(n))
    assert chi_squared < n + 6 * (2 * n) ** 0.5


def test_one_number_tells_nothing_of_the_next() -> None:
    dice = Dice(LONG)
    drawn = [dice.pick(2, 8) for _ in range(64 * 400 + 1)]
    pairs = Counter(pairwise(drawn))
    chi_squared = sum((pairs[a, b] - 400) ** 2 / 400 for a in range(8) for b in range(8))
    assert chi_squared < 64 + 6 * (2 * 64) ** 0.5


def test_a_short_seed_after_a_long_one_plays_as_ever() -> None:
    dice = Dice(LONG)
    dice.pick(0, 6)
    dice.seed(20260917, 0)
    assert [dice.pick(n % 3, 1000) for n in range(3)] == [600, 917, 738]


def test_a_stream_that_is_not_there_is_refused_under_a_long_seed() -> None:
    dice = Dice(LONG)
    assert dice.pick(8, 6) == 0
    with pytest.raises(KernelLimit, match="dice have 8 streams of luck"):
        dice.check()


def digest(game: str) -> str:
    """A hash of every position and event of some random games with long seeds."""
    seen = hashlib.sha256()
    for number in range(10):
        for match in random_match(game, LONG + number):
            seen.update(repr(match.state.key()).encode())
        seen.update(repr((match.opening, match.plays)).encode())
    return seen.hexdigest()


# With the plain files alone both sides would be the same program.
@pytest.mark.skipif(not COMPILED, reason="compares the compiled modules with the plain files")
@pytest.mark.parametrize("name", ["island", "desert"])
def test_both_speeds_play_the_same_games_with_long_seeds(name: str) -> None:
    program = f"from tests.kernel.test_long_seeds import digest; print(digest({name!r}))"
    assert said_by_plain_files(program) == digest(name)


@pytest.mark.parametrize("name", ["island", "desert"])
def test_a_series_can_begin_with_a_long_seed(name: str) -> None:
    game = find_game(name)
    config = game.read_config({"players": 2})
    whole = game.playouts(config, LONG, 6)
    parts = [game.playouts(config, LONG, 2), game.playouts(config, LONG + 2, 4)]
    for part in parts[1:]:
        parts[0].add(part)
    assert whole.games == 6
    assert whole.outcomes == parts[0].outcomes
    assert whole.decisions == parts[0].decisions != game.playouts(config, LONG + 6, 6).decisions


def test_a_record_with_a_commitment_can_be_played_again() -> None:
    match = sealed()
    data = json.loads(match.record().to_json())
    assert (data["format"], data["seed"], data["salt"]) == (2, WRITTEN, SALT)
    said = hashlib.sha256(f"forbidden deal 1 {WRITTEN} {SALT}".encode()).hexdigest()
    assert data["commitment"] == said == match.commitment
    again = Match.replay(GAME, Record.from_json(match.record().to_json()))
    assert again.record() == match.record()
    assert again.state.key() == match.state.key()


def test_a_short_seed_can_be_committed_to() -> None:
    data = json.loads(sealed(7).record().to_json())
    assert (data["format"], data["seed"]) == (2, 7)
    said = hashlib.sha256(f"forbidden deal 1 7 {SALT}".encode()).hexdigest()
    assert data["commitment"] == said


def test_a_record_without_a_commitment_has_the_first_form() -> None:
    match = sealed(7)
    match.salt = None
    data = json.loads(match.record().to_json())
    assert data["format"] == 1
    assert not {"salt", "commitment"} & set(data)


@pytest.mark.parametrize(
    "change",
    [
        {"seed": WRITTEN[:-1] + "e"},
        {"salt": "5b" + SALT[2:]},
        {"commitment": commitment_of(LONG + 1, SALT)},
    ],
)
def test_a_record_that_was_changed_does_not_fit_its_commitment(change: dict[str, str]) -> None:
    data = {**json.loads(sealed().record().to_json()), **change}
    with pytest.raises(BadRecord, match="the commitment of this record does not fit"):
        Match.replay(GAME, Record.from_json(json.dumps(data)))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"salt": None}, "salt must be text beside the other one"),
        ({"salt": "abc"}, "salt must be 32 hexadecimal digits, not 'abc'"),
        ({"commitment": "x" * 64}, "commitment must be 64 hexadecimal digits"),
        ({"format": 1}, "a record has no 'salt'"),
    ],
)
def test_a_record_with_a_bad_commitment_is_refused(change: dict[str, Any], sentence: str) -> None:
    data = {**json.loads(sealed().record().to_json()), **change}
    with pytest.raises(BadRecord, match=sentence):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize("missing", ["salt", "commitment"])
def test_salt_and_commitment_come_together(missing: str) -> None:
    data = json.loads(sealed().record().to_json())
    del data[missing]
    with pytest.raises(BadRecord, match=f"a record needs '{missing}'"):
        Record.from_json(json.dumps(data))


def test_salts_are_never_the_same() -> None:
    assert len({new_salt() for _ in range(100)}) == 100
    assert len({commitment_of(7, new_salt()) for _ in range(100)}) == 100


@pytest.mark.parametrize("seed", [7, 2**127 + 7])
def test_copied_dice_answer_as_the_first_ones_do(seed: int) -> None:
    dice = Dice(seed)
    for pile in (0, 1, 1, 3):
        dice.pick(pile, 52)
    other = dice.copy()
    asked = [(pile, 52) for pile in (1, 0, 3, 2, 1) for _ in range(9)]
    assert [dice.pick(*each) for each in asked] == [other.pick(*each) for each in asked]
    assert other.picks == dice.picks
