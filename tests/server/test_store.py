"""What every store promises: in memory, in SQLite and in PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from forbidden_games.server.store import (
    Attempt,
    Finished,
    Notice,
    NumberTaken,
    Score,
    Store,
    StoredAnalysis,
    StoredPlay,
    StoredSaying,
    StoredSeat,
    StoredTable,
    TryCount,
)
from forbidden_games.server.store.memory import MemoryStore
from forbidden_games.server.store.migrating import MIGRATIONS, latest
from forbidden_games.server.store.play_thread import PlayThread
from forbidden_games.server.store.sql import SqlStore

Scenario = Callable[[Store], Awaitable[None]]

TABLE = StoredTable(
    id="t",
    game="island",
    rules=1,
    config={"level": "elite", "layout": "forbidden-island", "roles": ["diver", "pilot"]},
    seed=2**53 - 1,
    pace=0.8,
    host_hash="h" * 64,
    roles=("pilot", "diver"),
    created_at="2026-11-16T03:00:00Z",
    seats=(
        StoredSeat(0, "person", "Ann", None, "h" * 64),
        StoredSeat(1, "bot", "", "thinker"),
        StoredSeat(2, "open", "千恵", None, "k" * 64),
    ),
)
FIRST = StoredPlay(1, 0, "0 move c4", ("moved 0 c4",))
SECOND = StoredPlay(2, 0, "0 end", ())


@pytest.fixture(
    params=[
        "memory",
        "sqlite",
        "postgres",
    ]
)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Scenario], None]:
    """Runs a scenario with an empty store."""
    address = request.getfixturevalue("postgres") if request.param == "postgres" else ""

    async def with_store(scenario: Scenario) -> None:
        store: Store
        if request.param == "memory":
            store = MemoryStore()
        elif request.param == "sqlite":
            store = SqlStore(f"sqlite+aiosqlite:///{tmp_path}/new/tables.db")
        else:
            store = SqlStore(driven(address))
        await store.open(lambda notice: None)
        try:
            await scenario(store)
        finally:
            await store.close()

    return lambda scenario: asyncio.run(with_store(scenario))


def driven(address: str) -> str:
    """An address as SQLAlchemy wants it."""
    return address.replace("postgresql://", "postgresql+psycopg://")


def test_a_table_comes_back_as_it_was_kept(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        assert await store.find("t") is None
        await store.make(TABLE)
        assert await store.find("t") == TABLE
        assert await store.plays("t") == []

    run(scenario)


@pytest.mark.parametrize("seed", [0, 2**63, 2**128 - 1])
def test_a_long_seed_and_its_salt_come_back(run: Callable[[Scenario], None], seed: int) -> None:
    table = replace(TABLE, seed=seed, salt="5a" * 16, deal="chosen")

    async def scenario(store: Store) -> None:
        await store.make(table)
        assert await store.find("t") == table

    run(scenario)


def test_plays_come_back_in_order(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.make(TABLE)
        await store.append("t", FIRST)
        await store.append("t", SECOND)
        assert await store.plays("t") == [FIRST, SECOND]
        assert await store.plays("t", after=1) == [SECOND]

    run(scenario)


def test_a_number_is_taken_once(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.make(TABLE)
        racing = [
            store.append("t", replace(FIRST, action=f"0 move {cell}"))
            for cell in ("a3", "b3", "c3")
        ]
        answers = await asyncio.gather(*racing, return_exceptions=True)
        assert sum(isinstance(answer, NumberTaken) for answer in answers) == 2
        assert len(await store.plays("t")) == 1
        await store.append("t", SECOND)

    run(scenario)


def test_one_table_is_not_held_up_by_a_fault_at_another(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        tables = [replace(TABLE, id=f"t{number}") for number in range(20)]
        await asyncio.gather(*(store.make(table) for table in tables))
        await store.append("t0", FIRST)
        answers = await asyncio.gather(
            *(store.append(table.id, FIRST) for table in tables), return_exceptions=True
        )
        assert isinstance(answers[0], NumberTaken)
        assert answers[1:] == [None] * 19

    run(scenario)


def test_the_outcome_is_kept_with_the_last_play(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.make(replace(TABLE, challenge="2026-11-16", is_counted=True), ["ann"])
        await store.append("t", FIRST, "won", Score(4, 15))
        found = await store.find("t")
        assert found is not None
        assert found.outcome == "won"
        assert await store.results("2026-11-16") == [TryCount("won", 4, 15, 1)]
        assert await store.results("2026-11-17") == []
        assert await store.finished() == [
            Finished("island", "elite", "forbidden-island", 3, ("diver", "pilot"), True, 1)
        ]

    run(scenario)


def test_a_running_or_closed_match_is_no_try(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        for name in ("a", "b"):
            await store.make(replace(TABLE, id=name, challenge="2026-11-16", is_counted=True))
        await store.end("b", "closed")
        assert await store.results("2026-11-16") == []
        assert list(await store.finished()) == []

    run(scenario)


def test_a_browser_has_one_counted_try_a_day(run: Callable[[Scenario], None]) -> None:
    """Known by any of the things it brings."""

    async def scenario(store: Store) -> None:
        first = replace(TABLE, challenge="2026-11-16", is_counted=True)
        await store.make(first, ["number", "cookie"])
        for again in (["number"], ["cookie", "new"], ["number", "cookie"]):
            with pytest.raises(NumberTaken):
                await store.make(replace(first, id="again"), again)
            assert await store.find("again") is None
        await store.make(replace(first, id="next", challenge="2026-11-17"), ["number"])
        await store.append("t", FIRST, "drowned", Score(2, 7))
        assert await store.attempts(["cookie", "else"]) == {
            "2026-11-16": Attempt("t", "drowned", 2, 7)
        }
        assert set(await store.attempts(["number"])) == {"2026-11-16", "2026-11-17"}
        assert await store.attempts([]) == {}

    run(scenario)


def test_seats_change_hands(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.make(TABLE)
        taken = replace(TABLE.seats[2], who="person", name="Eva", key_hash="e" * 64)
        assert await store.sit("t", taken, TABLE.seats[2])
        found = await store.find("t")
        assert found is not None
        assert found.seats == (*TABLE.seats[:2], taken)

    run(scenario)


def test_a_seat_is_taken_once(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.make(TABLE)
        free = TABLE.seats[2]
        wishes = [replace(free, who="person", key_hash=each * 64) for each in "abc"]
        answers = await asyncio.gather(*(store.sit("t", wish, free) for wish in wishes))
        assert sorted(answers) == [False, False, True]
        found = await store.find("t")
        assert found is not None
        assert found.seats[2] == wishes[answers.index(True)]

    run(scenario)


def test_a_table_leaves_the_lobby_with_bots_at_open_seats(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.make(replace(TABLE, started=False, chat=True))
        await store.start("t", [replace(TABLE.seats[2], bot="planner")])
        found = await store.find("t")
        assert found is not None
        assert (found.started, found.chat) == (True, True)
        assert found.seats == (*TABLE.seats[:2], replace(TABLE.seats[2], bot="planner"))

    run(scenario)


def test_a_bot_that_plays_for_an_open_seat_stays_when_the_game_starts(
    run: Callable[[Scenario], None],
) -> None:
    async def scenario(store: Store) -> None:
        helped = replace(TABLE.seats[2], bot="random")
        await store.make(replace(TABLE, started=False, seats=(*TABLE.seats[:2], helped)))
        await store.start("t", [])
        found = await store.find("t")
        assert found is not None
        assert found.seats[2] == helped

    run(scenario)


def test_what_was_said_comes_back_in_order(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        for name in ("t", "u"):
            await store.make(replace(TABLE, id=name))
        first = StoredSaying(0, 3, "2026-11-16T03:00:00Z", "remark-x", {"object": "c3"})
        second = StoredSaying(1, 4, "2026-11-16T03:00:01Z", None, text="やあ")
        kept = [await store.say("t", each) for each in (first, second)]
        await store.say("u", first)
        assert kept[0].id < kept[1].id
        assert await store.sayings("t") == kept
        assert [replace(each, id=0) for each in kept] == [first, second]

    run(scenario)


def test_the_first_rematch_counts(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        await store.make(TABLE)
        answers = await asyncio.gather(
            *(store.follow("t", replace(TABLE, id=name)) for name in ("x", "y"))
        )
        assert len(set(answers)) == 1
        found = await store.find("t")
        assert found is not None
        assert found.following == answers[0]
        (other,) = {"x", "y"} - {answers[0]}
        assert await store.find(other) is None

    run(scenario)


def test_secrets_tries_and_analyses_are_kept(run: Callable[[Scenario], None]) -> None:
    async def scenario(store: Store) -> None:
        assert await store.secret("s", b"one") == b"one"
        assert await store.secret("s", b"two") == b"one"
        won, lost = TryCount("won", 4, 15, 1), TryCount("drowned", 2, 9, 1)
        await store.keep_bot_try("2026-11-16", "thinker", 0, won)
        await store.keep_bot_try("2026-11-16", "thinker", 0, lost)
        await store.keep_bot_try("2026-11-16", "thinker", 1, won)
        assert await store.bot_results("2026-11-16", "thinker") == [replace(won, times=2)]
        assert await store.bot_results("2026-11-16", "planner") == []
        begun = StoredAnalysis("a", 0.5, None, None, 1.0)
        await store.keep_analysis(begun)
        assert await store.analysis("a") == begun
        done = replace(begun, done=1.0, result="{}", updated_at=2.0)
        await store.keep_analysis(done)
        assert await store.analysis("a") == done
        assert await store.analysis("b") is None

    run(scenario)


def test_sqlite_is_told_to_keep_what_it_promised(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.open(lambda notice: None)
        async with store._engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
                found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
                assert found.scalar_one() == value
        await store.make(TABLE)
        await store.append(TABLE.id, FIRST)  # plays are written over a connection of their own
        writer = store._plays
        assert isinstance(writer, PlayThread)
        own = writer._connection
        assert own
        full = writer._thread.submit(lambda: own.execute("PRAGMA synchronous").fetchone())
        assert full.result() == (2,)
        await store.close()

    asyncio.run(scenario())


def test_the_migrations_make_the_tables_that_the_store_expects(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from forbidden_games.server.store.tables import METADATA

    async def scenario() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.open(lambda notice: None)
        async with store._engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
            )
        assert differences == []
        await store.close()

    asyncio.run(scenario())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        versions = database.execute("SELECT version_num FROM alembic_version").fetchall()
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert versions == [(latest(),)]
    assert latest() == scripts.get_current_head()


def test_a_table_of_an_older_version_is_kept(tmp_path: Path) -> None:
    """It was under way before there was a lobby."""
    file = tmp_path / "tables.db"
    engine = create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        columns = "id, game, rules_version, config, seed, pace, host_hash, level, layout"
        connection.exec_driver_sql(
            f"INSERT INTO matches ({columns}, players, roles, outcome, created_at) VALUES"
            " ('t', 'island', 1, '{}', 9007199254740991, 0.8, 'h', 'elite',"
            " '', 2, 'pilot,diver', 'running', '')"
        )
    engine.dispose()

    async def scenario() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{file}")
        await store.open(lambda notice: None)
        found = await store.find("t")
        assert found is not None
        assert (found.started, found.chat, found.roles) == (True, False, ("pilot", "diver"))
        assert (found.seed, found.salt, found.deal) == (2**53 - 1, None, None)
        await store.close()

    asyncio.run(scenario())


def test_processes_on_postgres_hear_of_each_other(postgres: str) -> None:
    async def scenario() -> None:
        one, other = SqlStore(driven(postgres)), SqlStore(driven(postgres))
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        own: asyncio.Queue[Notice] = asyncio.Queue()
        await asyncio.gather(one.open(own.put_nowait), other.open(heard.put_nowait))
        await one.make(TABLE)
        await one.append("t", FIRST)
        notice = await asyncio.wait_for(heard.get(), 10)
        assert (notice.table, notice.kind, notice.data) == ("t", "played", {"number": 1})
        assert notice.origin == one.process
        await one.sit("t", replace(TABLE.seats[0], name="Bea"), TABLE.seats[0])
        assert (await asyncio.wait_for(heard.get(), 10)).kind == "seats"
        await one.tell(Notice("t", "told", {"message": "ü"}))
        assert (await asyncio.wait_for(heard.get(), 10)).data == {"message": "ü"}
        with pytest.raises(NumberTaken):
            await other.append("t", FIRST)
        assert own.empty()
        await asyncio.gather(one.close(), other.close())

    asyncio.run(scenario())


def test_of_two_processes_that_write_many_plays_at_once_one_gets_each(postgres: str) -> None:
    async def scenario() -> None:
        stores = [SqlStore(driven(postgres)) for _ in range(2)]
        for store in stores:
            await store.open(lambda notice: None)
        names = [f"race-{number}" for number in range(30)]
        for name in names:
            await stores[0].make(replace(TABLE, id=name))
        answers = await asyncio.gather(
            *(stores[0].append(name, FIRST) for name in names),
            *(stores[1].append(name, FIRST) for name in reversed(names)),
            return_exceptions=True,
        )
        for one, other in zip(answers[:30], reversed(answers[30:]), strict=True):
            assert sorted(str(type(each)) for each in (one, other)) == sorted(
                (str(type(None)), str(NumberTaken))
            )
        for name in names:
            assert await stores[1].plays(name) == [FIRST]
        for store in stores:
            await store.close()

    asyncio.run(scenario())
