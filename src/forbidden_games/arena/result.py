"""What came of a series, as objects: rates with intervals, causes of loss, a comparison."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from forbidden_games.arena.chunks import Score, Series, Side
from forbidden_games.arena.compare import difference, p_value
from forbidden_games.arena.intervals import wilson
from forbidden_games.games import find_game
from forbidden_games.kernel.game import RUNNING, WON, Game
from forbidden_games.kernel.seed import write_seed
from forbidden_games.kernel.state import Table
from forbidden_games.kernel.tally import Tally

PAIRS: Final = ("both", "first", "second", "neither")  # who won, as in Score.pairs


@dataclass(frozen=True)
class Rate:
    """Wins among games."""

    games: int
    wins: int

    @property
    def rate(self) -> float:
        """The share of games won; 0 without games."""
        return self.wins / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the rate (Wilson's score interval)."""
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.wins:,} of {self.games:,} won, {self.rate:.1%} ({low:.1%} to {high:.1%})"

    def to_dict(self) -> dict[str, Any]:
        """The rate as plain numbers."""
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.rate,
            "interval": list(self.interval),
        }


@dataclass(frozen=True)
class SideResult:
    """What became of one bot's games."""

    side: Side
    won: Rate
    losses: Mapping[str, int]  # by cause
    progress: Mapping[int, int]  # games by the number of treasures or parts the team had
    turns: float  # a game
    decisions: float  # a game
    by_role: Mapping[str, Rate]
    by_first_seat: Mapping[int, Rate]

    @classmethod
    def of(cls, game: Game[Table], side: Side, tally: Tally) -> Self:
        """The result of these counts."""
        played = max(tally.games, 1)
        return cls(
            side=side,
            won=Rate(tally.games, tally.outcomes[WON]),
            losses={
                game.write_outcome(outcome): count
                for outcome, count in enumerate(tally.outcomes)
                if count and outcome not in (RUNNING, WON)
            },
            progress={got: count for got, count in enumerate(tally.progress) if count},
            turns=tally.turns / played,
            decisions=tally.decisions / played,
            by_role={
                role: Rate(tally.role_games[number], tally.role_wins[number])
                for number, role in enumerate(game.roles)
                if tally.role_games[number]
            },
            by_first_seat={
                seat: Rate(games, tally.first_wins[seat])
                for seat, games in enumerate(tally.first_games)
                if games
            },
        )

    def __str__(self) -> str:
        return f"{self.side}: {self.won}"

    def to_dict(self) -> dict[str, Any]:
        """The result in words and numbers, as `forbidden simulate --json` prints it."""
        budget = self.side.budget
        who = {"bot": self.side.bot, "rollouts": budget.rollouts, "time": budget.seconds}
        return {**who, **self.figures()}

    def figures(self) -> dict[str, Any]:
        """The same without who played."""
        return {
            **self.won.to_dict(),
            "losses": dict(self.losses),
            "progress": {str(got): count for got, count in self.progress.items()},
            "turns": self.turns,
            "decisions": self.decisions,
            "by_role": {role: rate.to_dict() for role, rate in self.by_role.items()},
            "by_first_seat": {
                str(seat): rate.to_dict() for seat, rate in self.by_first_seat.items()
            },
        }


@dataclass(frozen=True)
class Comparison:
    """Two bots on the same deals: who won how many of them."""

    both: int
    first: int
    second: int
    neither: int

    @property
    def difference(self) -> float:
        """How much higher the first one's win rate is."""
        return difference(self._pairs)[0]

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the difference."""
        return difference(self._pairs)[1:]

    @property
    def p_value(self) -> float:
        """The chance of deals shared as unevenly if both bots were equally good (McNemar)."""
        return p_value(self._pairs)

    @property
    def _pairs(self) -> tuple[int, int, int, int]:
        return self.both, self.first, self.second, self.neither

    def __str__(self) -> str:
        low, high = self.interval
        points = f"{100 * self.difference:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"
        return f"{points}, p = {self.p_value:.2g}"

    def to_dict(self) -> dict[str, Any]:
        """The comparison as plain numbers."""
        return {
            **dict(zip(PAIRS, self._pairs, strict=True)),
            "difference": self.difference,
            "interval": list(self.interval),
            "p_value": self.p_value,
        }


@dataclass(frozen=True)
class SeriesResult:
    """What became of all games of a series; with two bots also how they compare."""

    series: Series
    sides: tuple[SideResult, ...]
    comparison: Comparison | None

    @classmethod
    def of(cls, series: Series, score: Score) -> Self:
        """The result of these counts."""
        game = find_game(series.game)
        sides = tuple(
            SideResult.of(game, side, tally)
            for side, tally in zip(series.sides, score.tallies, strict=True)
        )
        return cls(series, sides, Comparison(*score.pairs) if len(sides) == 2 else None)

    @property
    def won(self) -> Rate:
        """The wins of the first bot."""
        return self.sides[0].won

    def __str__(self) -> str:
        lines = [f"{self.series.game}, {self._table()}", *map(str, self.sides)]
        return "\n".join([*lines, f"difference: {self.comparison}"] if self.comparison else lines)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {'; '.join(str(self).splitlines())}>"

    def _table(self) -> str:
        config = self.series.config
        layout = f", {config['layout']}" if config.get("layout") else ""
        return f"{config['players']} players, {config['level']}{layout}"

    def to_dict(self) -> dict[str, Any]:
        """The whole series in words and numbers, as `forbidden simulate --json` prints it."""
        one, *other = (side.to_dict() for side in self.sides)
        series = self.series
        seed = write_seed(series.seed)
        said = {"game": series.game, "config": dict(series.config), "seed": seed, **one}
        if self.comparison:
            said |= {"against": other[0], "comparison": self.comparison.to_dict()}
        return said
