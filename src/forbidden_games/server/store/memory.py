"""A store that forgets everything with its process: for tests and demonstrations."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from forbidden_games.server.store import (
    MOST_SAYINGS,
    Attempt,
    Finished,
    Notice,
    NumberTaken,
    Score,
    StoredAnalysis,
    StoredPlay,
    StoredSaying,
    StoredSeat,
    StoredTable,
    TryCount,
)


class MemoryStore:
    """Dictionaries."""

    is_shared = False
    process = ""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._plays: dict[str, list[StoredPlay]] = {}
        self._sayings: dict[str, list[StoredSaying]] = {}
        self._said = 0  # so far, at all tables
        self._secrets: dict[str, bytes] = {}
        self._attempts: dict[tuple[str, str], str] = {}  # tables by day and visitor
        self._scores: dict[str, Score] = {}
        self._bot_tries: dict[tuple[str, str], dict[int, TryCount]] = {}
        self._analyses: dict[str, StoredAnalysis] = {}

    async def open(self, listen: Callable[[Notice], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    async def ping(self) -> None:
        pass

    async def make(self, table: StoredTable, visitors: Collection[str] = ()) -> None:
        keys = [(str(table.challenge), visitor) for visitor in visitors]
        if any(key in self._attempts for key in keys):
            raise NumberTaken(f"a try on {table.challenge} has been made already")
        self._attempts.update(dict.fromkeys(keys, table.id))
        self._tables[table.id] = table
        self._plays[table.id] = []

    async def find(self, table: str) -> StoredTable | None:
        return self._tables.get(table)

    async def plays(self, table: str, after: int = 0) -> list[StoredPlay]:
        return self._plays.get(table, [])[after:]

    async def append(
        self,
        table: str,
        play: StoredPlay,
        outcome: str | None = None,
        score: Score | None = None,
    ) -> None:
        if play.number != len(self._plays[table]) + 1:
            raise NumberTaken(f"{table} has a play {play.number} already")
        self._plays[table].append(play)
        if outcome is not None:
            await self.end(table, outcome)
        if score is not None:
            self._scores[table] = score

    async def end(self, table: str, outcome: str) -> None:
        self._tables[table] = replace(self._tables[table], outcome=outcome)

    async def sit(self, table: str, seat: StoredSeat, before: StoredSeat) -> bool:
        stored = self._tables[table]
        if stored.seats[seat.seat] != before:
            return False
        seats = tuple(seat if each.seat == seat.seat else each for each in stored.seats)
        self._tables[table] = replace(stored, seats=seats)
        return True

    async def start(self, table: str, bots: Sequence[StoredSeat]) -> None:
        stored = self._tables[table]
        named = {each.seat: each.bot for each in bots}
        seats = tuple(
            replace(each, bot=named.get(each.seat, each.bot)) if each.who == "open" else each
            for each in stored.seats
        )
        self._tables[table] = replace(stored, seats=seats, started=True)

    async def say(self, table: str, saying: StoredSaying) -> StoredSaying:
        self._said += 1
        kept = replace(saying, id=self._said)
        self._sayings[table] = [*self._sayings.get(table, []), kept][-MOST_SAYINGS:]
        return kept

    async def sayings(self, table: str) -> list[StoredSaying]:
        return self._sayings.get(table, [])

    async def follow(self, table: str, following: StoredTable) -> str:
        stored = self._tables[table]
        if stored.following is None:
            await self.make(following)
            self._tables[table] = replace(stored, following=following.id)
            return following.id
        return stored.following

    async def tell(self, notice: Notice) -> None:
        pass

    async def secret(self, name: str, fresh: bytes) -> bytes:
        return self._secrets.setdefault(name, fresh)

    async def attempts(self, visitors: Collection[str]) -> dict[str, Attempt]:
        found = {}
        for (day, visitor), table in self._attempts.items():
            if visitor in visitors:
                score = self._scores.get(table)
                found[day] = Attempt(
                    table,
                    self._tables[table].outcome,
                    score.progress if score else None,
                    score.turns if score else None,
                )
        return found

    async def results(self, day: str) -> list[TryCount]:
        ended = Counter(
            (each.outcome, self._scores.get(each.id, Score(0, 0)))
            for each in self._tables.values()
            if each.challenge == day
            and each.is_counted
            and each.outcome not in ("running", "closed")
        )
        return [
            TryCount(outcome, score.progress, score.turns, times)
            for (outcome, score), times in ended.items()
        ]

    async def bot_results(self, day: str, bot: str) -> list[TryCount]:
        counts = Counter(self._bot_tries.get((day, bot), {}).values())
        return [replace(result, times=times) for result, times in counts.items()]

    async def keep_bot_try(self, day: str, bot: str, number: int, result: TryCount) -> None:
        self._bot_tries.setdefault((day, bot), {}).setdefault(number, result)

    async def finished(self) -> Sequence[Finished]:
        counts = Counter(
            Finished(
                each.game,
                str(each.config["level"]),
                str(each.config.get("layout", "")),
                len(each.seats),
                tuple(sorted(each.roles)),
                each.outcome == "won",
                0,
            )
            for each in self._tables.values()
            if each.outcome not in ("running", "closed") and "prepared" not in each.config
        )
        return [replace(kind, games=games) for kind, games in counts.items()]

    async def analysis(self, analysis: str) -> StoredAnalysis | None:
        return self._analyses.get(analysis)

    async def keep_analysis(self, analysis: StoredAnalysis) -> None:
        self._analyses[analysis.id] = analysis
