"""Analyses of finished games: asked for, worked on one after another, kept."""

import asyncio
import hashlib
import logging
import re
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Final

from pydantic import TypeAdapter

from forbidden_games.bots.advice_json import AnalysisResult, analysis_result, rounded
from forbidden_games.bots.bot import Budget
from forbidden_games.bots.review import analyse
from forbidden_games.bots.thinker import Thinker
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.state import Table
from forbidden_games.plain import COMPILED
from forbidden_games.server import wire
from forbidden_games.server.problems import DEFAULT, HttpProblem
from forbidden_games.server.settings import Settings
from forbidden_games.server.store import Store, StoredAnalysis, StoreError
from forbidden_games.server.worker_pool import WorkerPool

ROLLOUTS: Final = 200 if COMPILED else 8
NAME: Final = re.compile("[0-9a-f]{24}")
GIVEN_UP: Final = 60.0  # seconds of silence after which nobody works on it any more
BETWEEN: Final = 2.0  # seconds between two notes of how far it is
AGAIN: Final = 30.0  # seconds until whoever has too many waiting may ask again
FAILED: Final = "failed"  # what is stored of an analysis that went wrong
TOO_LONG: Final = "too long"  # what is stored of one that was given up
RESULT: Final = TypeAdapter(AnalysisResult)

log = logging.getLogger(__name__)


class ServerEnds(Exception):
    """The analysis is not finished because the server ends."""


class TookTooLong(Exception):
    """The analysis is not finished because others wait."""


class Analyses:
    """One at a time, so that bots and people keep their share of the machine.

    A visitor may have a few waiting; turns go round between visitors.
    """

    def __init__(self, store: Store, pool: WorkerPool, settings: Settings) -> None:
        self._store = store
        self._pool = pool
        self._settings = settings
        self._done: dict[str, float] = {}  # of those that are asked for in this process
        self._asked: Counter[str] = Counter()  # how many of these, by visitor
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many are asked for and not done."""
        return len(self._done)

    async def ask(self, match: Match[Table], visitor: str) -> str:
        """Begin an analysis for a visitor unless there is one; raises HttpProblem."""
        name = hashlib.sha256(match.record().to_json().encode()).hexdigest()[:24]
        state = await self._known(name)
        if name not in self._done and (state is None or state.problem is not None):
            if self._asked[visitor] >= self._settings.analyses_a_visitor:
                raise HttpProblem(429, "too-many-analyses", again=AGAIN)
            if len(self._done) >= self._settings.analyses_waiting:
                raise HttpProblem(503, "full", again=AGAIN)
            self._done[name] = 0.0
            self._asked[visitor] += 1
            try:
                await self._keep(name, 0.0)
            except StoreError:
                self._forget(name, visitor)
                raise
            task = asyncio.create_task(self._work(name, match, visitor))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return name

    async def find(self, name: str, language: str = DEFAULT) -> wire.AnalysisState:
        """How far an analysis is, any problem said in this language; raises HttpProblem."""
        state = await self._known(name, language)
        if state is None:
            raise HttpProblem(404, "no-such-analysis")
        return state

    async def close(self) -> None:
        """Break off what has begun."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()

    async def _known(self, name: str, language: str = DEFAULT) -> wire.AnalysisState | None:
        if name in self._done:
            return wire.AnalysisState(done=self._done[name], result=None, problem=None)
        kept = await self._store.analysis(name) if NAME.fullmatch(name) else None
        if kept is None:
            return None
        if kept.result is not None:
            result = RESULT.validate_json(kept.result)
            return wire.AnalysisState(done=1.0, result=result, problem=None)
        if kept.problem is not None or kept.updated_at < time.time() - GIVEN_UP:
            is_too_long = kept.problem == TOO_LONG
            broken = HttpProblem(200, "took-too-long" if is_too_long else "broken-off")
            problem = wire.Problem(code=broken.code, message=broken.sentence(language))
            return wire.AnalysisState(done=kept.done, result=None, problem=problem)
        return wire.AnalysisState(done=kept.done, result=None, problem=None)

    async def _work(self, name: str, match: Match[Table], visitor: str) -> None:
        noting = asyncio.create_task(self._note(name))
        result: AnalysisResult | None = None
        try:
            result = await self._pool.run(partial(self._analyse, name, match), visitor)
            await self._keep(name, 1.0, result)
        except TookTooLong:
            await self._keep(name, 0.0, None, TOO_LONG)
        except StoreError as error:
            log.error("analysis %s was not kept: %s", name, error)
        except Exception:
            log.exception("analysis %s of %s failed", name, match.game.name)
            await self._keep(name, 0.0, None, FAILED)
        finally:
            noting.cancel()
            self._forget(name, visitor)

    def _forget(self, name: str, visitor: str) -> None:
        self._done.pop(name, None)
        self._asked -= Counter({visitor: 1})  # without those that come to nothing

    async def _note(self, name: str) -> None:
        """Let other processes know that somebody works on it."""
        while True:
            await asyncio.sleep(BETWEEN)
            with suppress(StoreError):
                await self._keep(name, self._done.get(name, 0.0))

    async def _keep(
        self,
        name: str,
        done: float,
        result: AnalysisResult | None = None,
        problem: str | None = None,
    ) -> None:
        text = RESULT.dump_json(result).decode() if result else None
        await self._store.keep_analysis(StoredAnalysis(name, done, text, problem, time.time()))

    def _analyse(self, name: str, match: Match[Table], share: float) -> AnalysisResult:
        end = time.monotonic() + self._settings.analysis_seconds

        def progress(done: int, total: int) -> None:
            if self._is_closed:
                raise ServerEnds
            if time.monotonic() > end:
                raise TookTooLong
            self._done[name] = rounded(done / total)

        found = analyse(match.game, match, Thinker(Budget(ROLLOUTS)), progress=progress)
        return analysis_result(match, found)
