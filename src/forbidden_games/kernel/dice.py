"""Dice: all the luck there is, asked for one number at a time."""

import hmac
import struct
from typing import Final

from forbidden_games.kernel.errors import KernelLimit, LuckRanOut
from forbidden_games.kernel.seed import SEEDS, SHORT_SEEDS

PILES: Final = 8  # streams of luck a game may have
CHOICE: Final = 7  # the stream for players who choose at random: it never shifts a pile
SEEDED: Final = 0
SCRIPTED: Final = 1
EVERY: Final = 2
CAPACITY: Final = 128  # answers that a script holds
LOW: Final = 0xFFFFFFFF
WARM_UP: Final = 12  # rounds after which two close seeds have nothing in common


class Dice:
    """Answers `pick` in one of three ways: from a seed, a script, or with every answer in turn.

    Seeded, each pile has a stream of its own, so that draws from one pile never shift those from
    another: the same seed deals the same cards whatever the players do. Short seeds have a small
    fast generator (sfc32). Long ones have HMAC-SHA-256 over a counter: whoever has seen any number
    of cards cannot work out the next one (docs/decisions/0008-provable-deals.md).
    """

    def __init__(self, seed: int = 0) -> None:
        self.way = SEEDED
        self.picks = 0  # how often luck was asked
        self.low = 0
        self.high = 0
        self.ready = 0  # piles whose generator has started
        self.a: list[int] = [0] * 8
        self.b: list[int] = [0] * 8
        self.c: list[int] = [0] * 8
        self.d: list[int] = [0] * 8
        self.is_keyed = False  # by a long seed
        self.key = b""
        self.drawn: list[int] = [0] * 8  # words of a keyed pile so far
        self.block: list[int] = [0] * 64  # eight words of each keyed pile
        self.answers: list[int] = [0] * 128
        self.bounds: list[int] = [0] * 128
        self.place = 0  # of the next answer
        self.length = 0  # of the script
        self.failed = False
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to 2^128 - 1, not {seed}")
        if seed < SHORT_SEEDS:
            self.seed(seed & LOW, seed >> 32)
        else:
            self.is_keyed = True
            self.key = seed.to_bytes(16, "big")

    @staticmethod
    def scripted(answers: list[int]) -> "Dice":
        """Answers written down in advance; `check` complains when they do not fit."""
        if len(answers) > CAPACITY:
            raise ValueError(f"a script holds {CAPACITY} answers, not {len(answers)}")
        dice = Dice()
        dice.way = SCRIPTED
        dice.length = len(answers)
        dice.answers = answers + [0] * (CAPACITY - len(answers))
        return dice

    @staticmethod
    def every() -> "Dice":
        """Every answer in turn, like an odometer: play, then `advance`, until that says False."""
        dice = Dice()
        dice.way = EVERY
        return dice

    def copy(self) -> "Dice":
        """Other dice that answer as these do from now on."""
        other = Dice()
        other.way = self.way
        other.picks = self.picks
        other.low = self.low
        other.high = self.high
        other.ready = self.ready
        other.a = self.a[:]
        other.b = self.b[:]
        other.c = self.c[:]
        other.d = self.d[:]
        other.is_keyed = self.is_keyed
        other.key = self.key
        other.drawn = self.drawn[:]
        other.block = self.block[:]
        other.answers = self.answers[:]
        other.bounds = self.bounds[:]
        other.place = self.place
        other.length = self.length
        other.failed = self.failed
        return other

    def seed(self, low: int, high: int) -> None:
        """Start afresh from the two halves of a short seed."""
        self.is_keyed = False
        self.low = low
        self.high = high
        self.ready = 0
        self.picks = 0

    def pick(self, pile: int, n: int) -> int:
        """A number from 0 to n - 1; draws from one pile never shift those from another."""
        self.picks += 1
        if self.way != SEEDED:
            return self.answer(n)
        if not self.ready >> pile & 1:
            if pile >= PILES:
                self.failed = True
                return 0
            self.start(pile)
        product = self.word(pile) * n
        if (product & LOW) < n:
            ragged = (LOW + 1 - n) % n
            while (
                product & LOW
            ) < ragged:  # reject the ragged end: every outcome is equally likely
                product = self.word(pile) * n
        return product >> 32

    def start(self, pile: int) -> None:
        """Start the generator of one pile."""
        self.ready |= 1 << pile
        if self.is_keyed:
            return
        self.a[pile] = self.low
        self.b[pile] = self.high
        self.c[pile] = pile
        self.d[pile] = 1
        for _ in range(WARM_UP):
            self.word(pile)

    def word(self, pile: int) -> int:
        """The next 32 bits of one pile: sfc32, which needs sums, shifts and xors only."""
        if self.is_keyed:
            return self.keyed_word(pile)
        b = self.b[pile]
        c = self.c[pile]
        d = self.d[pile]
        total = (self.a[pile] + b + d) & LOW
        self.d[pile] = d + 1  # never near 2^32
        self.a[pile] = b ^ b >> 9
        self.b[pile] = (c + (c << 3)) & LOW
        self.c[pile] = ((c << 21 | c >> 11) + total) & LOW
        return total

    def keyed_word(self, pile: int) -> int:
        """The next 32 bits of one pile under a long seed."""
        place = self.drawn[pile] & 7
        if place == 0:
            self.fill(pile)
        self.drawn[pile] += 1
        return self.block[8 * pile + place]

    def fill(self, pile: int) -> None:
        """The next eight words of one pile: HMAC-SHA-256 of the pile and a counter."""
        counted = struct.pack(">BQ", pile, self.drawn[pile] >> 3)
        words = struct.unpack(">8I", hmac.digest(self.key, counted, "sha256"))
        for place in range(8):
            self.block[8 * pile + place] = words[place]

    def answer(self, n: int) -> int:
        """The next answer of a script, or of the odometer."""
        if self.place == CAPACITY:
            self.failed = True
            return 0
        if self.place == self.length:
            if self.way == SCRIPTED:
                self.failed = True
                return 0
            self.answers[self.place] = 0
            self.length += 1
        self.bounds[self.place] = n
        answer = self.answers[self.place]
        self.place += 1
        if answer >= n or answer < 0:
            self.failed = True
            return 0
        return answer

    def advance(self) -> bool:
        """Turn the odometer on by one: whether there is a further combination of answers."""
        while self.length:
            last = self.length - 1
            if self.answers[last] + 1 < self.bounds[last]:
                self.answers[last] += 1
                self.place = 0
                return True
            self.length = last
        return False

    def weight(self) -> int:
        """One chance in how many the present combination of answers has."""
        weight = 1
        for place in range(self.place):
            weight *= self.bounds[place]
        return weight

    def check(self) -> None:
        """Complain when a script was too short, an answer out of range, or a pile not there."""
        if self.failed and self.way == SEEDED:
            raise KernelLimit(f"dice have {PILES} streams of luck, and another was asked for")
        if self.failed:
            raise LuckRanOut(f"the script had no fitting answer number {self.place}")
