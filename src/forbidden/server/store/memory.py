"""A store that forgets everything with its process: for tests and demonstrations."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from forbidden.server.store import (
    Finished,
    Notice,
    StoredAnalysis,
    StoredPlay,
    StoredSeat,
    StoredTable,
    Taken,
)


class MemoryStore:
    """Dictionaries."""

    is_shared = False
    process = ""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._plays: dict[str, list[StoredPlay]] = {}
        self._secrets: dict[str, bytes] = {}
        self._tries: dict[str, dict[str, str]] = {}
        self._analyses: dict[str, StoredAnalysis] = {}

    async def open(self, listen: Callable[[Notice], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    async def make(self, table: StoredTable) -> None:
        self._tables[table.id] = table
        self._plays[table.id] = []

    async def find(self, table: str) -> StoredTable | None:
        return self._tables.get(table)

    async def plays(self, table: str, after: int = 0) -> list[StoredPlay]:
        return self._plays.get(table, [])[after:]

    async def append(self, table: str, play: StoredPlay, outcome: str | None = None) -> None:
        if play.number != len(self._plays[table]) + 1:
            raise Taken(f"{table} has a play {play.number} already")
        self._plays[table].append(play)
        if outcome is not None:
            await self.end(table, outcome)

    async def end(self, table: str, outcome: str) -> None:
        self._tables[table] = replace(self._tables[table], outcome=outcome)

    async def sit(self, table: str, seat: StoredSeat) -> None:
        stored = self._tables[table]
        seats = tuple(seat if each.seat == seat.seat else each for each in stored.seats)
        self._tables[table] = replace(stored, seats=seats)

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

    async def tries(self, day: str) -> tuple[int, int]:
        ended = [
            each.outcome
            for each in self._tables.values()
            if each.challenge == day and each.outcome not in ("running", "closed")
        ]
        return len(ended), ended.count("won")

    async def bot_tries(self, day: str) -> dict[str, str]:
        return dict(self._tries.get(day, {}))

    async def keep_bot_try(self, day: str, bot: str, outcome: str) -> None:
        self._tries.setdefault(day, {}).setdefault(bot, outcome)

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
            if each.outcome not in ("running", "closed")
        )
        return [replace(kind, games=games) for kind, games in counts.items()]

    async def analysis(self, analysis: str) -> StoredAnalysis | None:
        return self._analyses.get(analysis)

    async def keep_analysis(self, analysis: StoredAnalysis) -> None:
        self._analyses[analysis.id] = analysis
