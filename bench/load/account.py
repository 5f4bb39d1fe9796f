"""Account: every play that a table's browsers were told of, and whether it is kept."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from forbidden_games.server.history import MatchHistory, ReplayMismatch
from forbidden_games.server.settings import Settings
from forbidden_games.server.store.sql import SqlStore


class Account:
    """What the browsers of one table were told."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.plays: dict[int, str] = {}  # as JSON, by number
        self.faults: list[str] = []

    def note(self, number: int, text: str, known: int) -> None:
        """A browser that knew so many plays has been told one."""
        if number != known + 1:
            self.faults.append(f"{self.table}: play {number} was told after play {known}")
        first = self.plays.setdefault(number, text)
        if first != text and json.loads(first) != json.loads(text):
            self.faults.append(f"{self.table}: two stories of play {number}: {first} and {text}")


async def losses(database: str, accounts: Iterable[Account]) -> list[str]:
    """Whatever was told and is not kept, or was told to some and otherwise to others."""
    store = SqlStore(Settings(database=database).database_url)
    found: list[str] = []
    try:
        for account in accounts:
            found += account.faults
            found += await _losses_of(store, account)
    finally:
        await store.close()
    return found


async def _losses_of(store: SqlStore, account: Account) -> list[str]:
    name = account.table
    stored = await store.find(name)
    if stored is None:
        return [f"{name}: the table itself is lost"]
    plays = await store.plays(name)
    found = []
    if [play.number for play in plays] != list(range(1, len(plays) + 1)):
        found.append(f"{name}: the stored numbers have gaps")
    kept = {play.number: asdict(play) for play in plays}
    for number, text in account.plays.items():
        told: dict[str, Any] = json.loads(text)
        if number not in kept:
            found.append(f"{name}: play {number} was told and is lost")
        elif any(told[part] != _plain(kept[number][part]) for part in kept[number]):
            found.append(f"{name}: play {number} was told as {told} and kept as {kept[number]}")
    try:
        MatchHistory(stored.game, stored.config, stored.seed).resume(plays)
    except ReplayMismatch as mismatch:
        found.append(f"{name}: {mismatch}")
    return found


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
