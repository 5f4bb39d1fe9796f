"""Turns: whoever asks for a lot waits for it alone."""

import asyncio
import threading
from typing import Any

import pytest

from forbidden_games.server.turns import Turns
from forbidden_games.server.worker_pool import NotWanted, WorkerPool


def taken(turns: Turns[str]) -> str:
    return " ".join(turns.take() for _ in range(len(turns)))


def test_turns_go_round_between_those_who_wait() -> None:
    turns: Turns[str] = Turns()
    for number in range(4):
        turns.put(f"a{number}", "ann")
    turns.put("b0", "ben")
    turns.put("c0", "cat")
    turns.put("b1", "ben")
    assert taken(turns) == "a0 b0 c0 a1 b1 a2 a3"
    with pytest.raises(IndexError):
        turns.take()


def test_the_tables_of_one_visitor_share_its_turns() -> None:
    turns: Turns[str] = Turns()
    for table in range(20):
        turns.put(f"a{table}", "ann", f"table {table}")
        turns.put(f"a{table}'", "ann", f"table {table}")
    turns.put("b", "ben", "his table")
    assert taken(turns).split()[:3] == ["a0", "b", "a1"]


def test_what_somebody_has_asked_for_can_be_dropped() -> None:
    turns: Turns[str] = Turns()
    for number in range(3):
        turns.put(f"a{number}", "ann")
        turns.put(f"b{number}", "ben")
    assert turns.waiting("ann") == 3
    assert turns.drop("ann") == 3
    assert turns.drop("ann") == 0
    assert (len(turns), taken(turns)) == (3, "b0 b1 b2")


class Crew:
    """A pool whose only thread is held until everybody has asked."""

    def __init__(self) -> None:
        self.pool = WorkerPool(1)
        self.go = threading.Event()
        self.done: list[str] = []
        self.shares: dict[str, float] = {}

    def job(self, name: str, share: float) -> None:
        assert self.go.wait(20)
        self.done.append(name)
        self.shares[name] = share

    def ask(self, visitor: str, number: int, **options: Any) -> "asyncio.Task[None]":
        name = f"{visitor}{number}"
        work = self.pool.run(
            lambda share: self.job(name, share),
            visitor,
            f"table {number}",
            **options,
        )
        return asyncio.create_task(work)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_an_honest_job_comes_before_the_second_of_an_attacker() -> None:
    async def run() -> Crew:
        crew = Crew()
        tasks = [crew.ask("attacker", number) for number in range(40)]
        await settle()
        tasks.append(crew.ask("honest", 0))
        await settle()
        crew.go.set()
        await asyncio.gather(*tasks)
        crew.pool.close()
        return crew

    crew = asyncio.run(run())
    assert crew.done.index("honest0") <= 2
    assert len(crew.done) == 41
    assert crew.shares["honest0"] == pytest.approx(1 / 2)  # two visitors, one thread
    assert crew.shares["attacker1"] < 1 / 38


def test_a_stale_question_and_one_that_nobody_waits_for_are_not_answered() -> None:
    async def run() -> list[str]:
        crew = Crew()
        first = crew.ask("ann", 0)
        await settle()
        stale = crew.ask("ann", 1, is_wanted=lambda: False)
        gone = crew.ask("ann", 2)
        last = crew.ask("ann", 3)
        await settle()
        gone.cancel()
        await settle()
        assert crew.pool.unfinished("ann") == 3
        crew.go.set()
        with pytest.raises(NotWanted):
            await stale
        await asyncio.gather(first, last)
        assert crew.pool.unfinished("ann") == 0
        crew.pool.close()
        return crew.done

    assert asyncio.run(run()) == ["ann0", "ann3"]


def test_a_job_that_is_given_up_while_it_runs_keeps_its_thread_until_it_ends() -> None:
    async def run() -> list[str]:
        crew = Crew()
        first = crew.ask("ann", 0)
        await settle()
        second = crew.ask("ben", 0)
        first.cancel()
        await settle()
        assert not second.done()
        crew.go.set()
        await second
        crew.pool.close()
        return crew.done

    assert asyncio.run(run()) == ["ann0", "ben0"]


def test_a_job_that_fails_tells_why_and_the_next_one_runs() -> None:
    def fail(share: float) -> None:
        raise ValueError("a slip")

    async def run() -> None:
        pool = WorkerPool(1)
        with pytest.raises(ValueError, match="a slip"):
            await pool.run(fail)
        assert await pool.run(lambda share: share) == 1.0
        begun, end = threading.Event(), threading.Event()

        def wait(share: float) -> bool:
            begun.set()
            return end.wait(20)

        waiting = asyncio.create_task(pool.run(wait))
        assert await asyncio.to_thread(begun.wait, 20)
        queued = asyncio.create_task(pool.run(lambda share: share))
        await settle()
        pool.close()
        with pytest.raises(asyncio.CancelledError):
            await queued
        end.set()
        assert await waiting

    asyncio.run(run())
