"""A series and its chunks: what one thread, or one machine elsewhere, plays at a go."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Self

from forbidden_games import __version__
from forbidden_games.bots import find_bot
from forbidden_games.bots.bot import Budget
from forbidden_games.games import find_game
from forbidden_games.kernel.game import WON
from forbidden_games.kernel.tally import Tally
from forbidden_games.plain import COMPILED

KEPT_RESULTS: Final = 4096  # games whose results a tally keeps one by one
SUMS: Final = ("games", "decisions", "turns")
LISTS: Final = ("outcomes", "progress", "role_games", "role_wins", "first_games", "first_wins")

# Games in a chunk: part of a second here, 5 s or more elsewhere; a thinker takes its time over one.
HERE: Final = {"random": 4000, "planner": 50}
ELSEWHERE: Final = {"random": 400_000, "planner": 500, "thinker": 4}
PLAIN_IS_SLOWER: Final = 1 if COMPILED else 100
CHUNKS_A_PLACE: Final = 4  # at least, so that all places end at about the same time


@dataclass(frozen=True)
class Side:
    """Who plays all seats: a bot, and how long it may think."""

    bot: str
    budget: Budget = field(default_factory=Budget)

    def __str__(self) -> str:
        if self.budget.rollouts is not None:
            return f"{self.bot} with {self.budget.rollouts:,} rollouts"
        if self.budget.seconds is not None:
            return f"{self.bot} with {self.budget.seconds:g} s"
        return self.bot


@dataclass(frozen=True)
class Series:
    """All that decides how the games of a series go, but not how many there are."""

    game: str
    config: Mapping[str, object]  # in words, with every setting
    sides: tuple[Side, ...]  # one, or two that are compared on the same deals
    seed: int  # of the first game; each further one is one higher

    def to_json(self) -> dict[str, Any]:
        """The series in words."""
        return asdict(self)

    @classmethod
    def from_json(cls, words: Mapping[str, Any]) -> Self:
        """The series of these words."""
        sides = tuple(Side(side["bot"], Budget(**side["budget"])) for side in words["sides"])
        return cls(words["game"], words["config"], sides, words["seed"])


@dataclass(frozen=True)
class Chunk:
    """Some games of a series, one after another."""

    series: Series
    seed: int  # of the first game
    games: int


@dataclass
class Score:
    """What came of some games: a tally for each side, and how two sides' games pair up."""

    tallies: list[Tally]
    pairs: list[int] = field(default_factory=lambda: [0] * 4)  # won by both, first, second, none

    @classmethod
    def of(cls, tallies: list[Tally]) -> Self:
        """The score of a few games; two sides have played the same deals, in the same order."""
        for tally in tallies:
            tally.check()
        score = cls(tallies)
        if len(tallies) == 2:
            games = tallies[0].games
            one, two = (tally.results[:games] for tally in tallies)
            for first, second in zip(one, two, strict=True):
                score.pairs[2 * (first != WON) + (second != WON)] += 1
        return score

    @property
    def games(self) -> int:
        """How many deals were played, by each side."""
        return self.tallies[0].games

    def add(self, other: Self) -> None:
        """Put other games beside these."""
        for tally, more in zip(self.tallies, other.tallies, strict=True):
            tally.add(more)
        self.pairs = [count + more for count, more in zip(self.pairs, other.pairs, strict=True)]

    def adds_up(self, games: int, sides: int) -> bool:
        """Whether this can be the score of this number of games and sides."""
        return (
            len(self.tallies) == sides
            and all(tally.games == sum(tally.outcomes) == games for tally in self.tallies)
            and sum(self.pairs) == (games if sides == 2 else 0)
        )

    def to_json(self) -> dict[str, Any]:
        """The score as plain numbers."""
        tallies = [
            {name: getattr(tally, name) for name in SUMS}
            | {name: list(getattr(tally, name)) for name in LISTS}
            for tally in self.tallies
        ]
        return {"tallies": tallies, "pairs": self.pairs}

    @classmethod
    def from_json(cls, words: Mapping[str, Any]) -> Self:
        """The score of these numbers."""
        tallies = []
        for numbers in words["tallies"]:
            tally = Tally()
            for name in (*SUMS, *LISTS):
                setattr(tally, name, numbers[name])
            tallies.append(tally)
        return cls(tallies, list(words["pairs"]))


def nothing_yet(series: Series) -> Score:
    """The score before the first game."""
    return Score([Tally() for _ in series.sides])


def play_chunk(chunk: Chunk) -> Score:
    """Play the games of a chunk, with bots of its own."""
    series = chunk.series
    game = find_game(series.game)
    config = game.read_config(series.config)
    bots = [find_bot(side.bot, side.budget) for side in series.sides]
    score = nothing_yet(series)
    for seed, games in pieces([(chunk.seed, chunk.games)], KEPT_RESULTS):
        score.add(Score.of([bot.playouts(game, config, seed, games) for bot in bots]))
    return score


def pieces(ranges: Iterable[tuple[int, int]], size: int) -> Iterator[tuple[int, int]]:
    """Ranges of seeds, each a first seed and a number of games, cut into pieces of this size."""
    for start, games in ranges:
        for seed in range(start, start + games, size):
            yield seed, min(size, start + games - seed)


def chunk_size(series: Series, games: int, places: int, elsewhere: bool = False) -> int:
    """How many games to hand out at a time, for a number of games played at once."""
    sizes = ELSEWHERE if elsewhere else HERE
    size = min(sizes.get(side.bot, 1) for side in series.sides) // PLAIN_IS_SLOWER
    return max(1, min(size, -(-games // (CHUNKS_A_PLACE * places))))


@cache
def engine() -> str:
    """What plays here: the version, and a mark of the files that decide how games go.

    The mark is the same for compiled modules and plain files, which play the same games.
    """
    mark = sha256()
    for part in ("kernel", "games", "bots"):
        for path, file in sorted(_files(files("forbidden_games") / part, part)):
            mark.update(f"{path}\n{file.read_text('utf-8')}\n".encode())
    return f"{__version__} ({mark.hexdigest()[:8]})"


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _files(file, f"{path}/{file.name}")
        elif file.name.endswith((".py", ".pxd", ".json")):
            yield f"{path}/{file.name}", file
