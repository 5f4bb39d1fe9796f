"""Analyses of finished games: asked for, worked on one after another, kept."""

import asyncio
import hashlib
import logging
import re
import time
from contextlib import suppress
from typing import Any, Final

from forbidden.arena.analysis import Analysis, Decision, analyse, positions, turns_of
from forbidden.bots.advice import tell, tell_plan
from forbidden.bots.bot import Budget
from forbidden.bots.thinker import Thinker
from forbidden.kernel.match import Match
from forbidden.plain import COMPILED
from forbidden.server import wire
from forbidden.server.advising import DIGITS, said
from forbidden.server.problems import Trouble
from forbidden.server.store import Store, StoredAnalysis, StoreError
from forbidden.server.thoughts import Thoughts
from forbidden.words import say

ROLLOUTS: Final = 200 if COMPILED else 8
NAME: Final = re.compile("[0-9a-f]{24}")
GIVEN_UP: Final = 60.0  # seconds of silence after which nobody works on it any more
BETWEEN: Final = 2.0  # seconds between two notes of how far it is

log = logging.getLogger(__name__)


class BrokenOff(Exception):
    """The server ends."""


class Analyses:
    """One at a time, so that bots and people keep their share of the machine."""

    def __init__(self, store: Store, thoughts: Thoughts, waiting: int) -> None:
        self._store = store
        self._thoughts = thoughts
        self._waiting = waiting
        self._done: dict[str, float] = {}  # of those that are asked for in this process
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def ask(self, match: Match[Any, Any]) -> str:
        """Begin an analysis unless there is one; raises Trouble."""
        name = hashlib.sha256(match.record().to_json().encode()).hexdigest()[:24]
        state = await self._known(name)
        if name not in self._done and (state is None or state.problem is not None):
            if len(self._done) >= self._waiting:
                raise Trouble(503, "full")
            self._done[name] = 0.0
            await self._keep(name, 0.0)
            task = asyncio.create_task(self._work(name, match))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return name

    async def find(self, name: str) -> wire.AnalysisState:
        """How far an analysis is; raises Trouble."""
        state = await self._known(name)
        if state is None:
            raise Trouble(404, "no-such-analysis")
        return state

    async def close(self) -> None:
        """Break off what has begun."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()

    async def _known(self, name: str) -> wire.AnalysisState | None:
        if name in self._done:
            return wire.AnalysisState(done=self._done[name], result=None, problem=None)
        kept = await self._store.analysis(name) if NAME.fullmatch(name) else None
        if kept is None:
            return None
        if kept.result is not None:
            result = wire.AnalysisResult.model_validate_json(kept.result)
            return wire.AnalysisState(done=1.0, result=result, problem=None)
        if kept.problem is not None or kept.updated_at < time.time() - GIVEN_UP:
            problem = wire.Problem(code="broken-off", message=say("problem-broken-off"))
            return wire.AnalysisState(done=kept.done, result=None, problem=problem)
        return wire.AnalysisState(done=kept.done, result=None, problem=None)

    async def _work(self, name: str, match: Match[Any, Any]) -> None:
        noting = asyncio.create_task(self._note(name))
        result: wire.AnalysisResult | None = None
        try:
            result = await self._thoughts.think(lambda: self._analyse(name, match))
            await self._keep(name, 1.0, result)
        except StoreError as error:
            log.error("analysis %s was not kept: %s", name, error)
        except Exception:
            log.exception("analysis %s failed: %s", name, match.record().to_json())
            await self._keep(name, 0.0, None, "failed")
        finally:
            noting.cancel()
            self._done.pop(name, None)

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
        result: wire.AnalysisResult | None = None,
        problem: str | None = None,
    ) -> None:
        text = result.model_dump_json() if result else None
        await self._store.keep_analysis(StoredAnalysis(name, done, text, problem, time.time()))

    def _analyse(self, name: str, match: Match[Any, Any]) -> wire.AnalysisResult:
        def progress(done: int, total: int) -> None:
            if self._is_closed:
                raise BrokenOff
            self._done[name] = round(done / total, DIGITS)

        found = analyse(match.game, match, Thinker(Budget(ROLLOUTS)), progress=progress)
        return _words(match, found)


def _words(match: Match[Any, Any], found: Analysis) -> wire.AnalysisResult:
    return wire.AnalysisResult(
        chances=[round(chance, DIGITS) for chance in found.chances],
        turns=turns_of(positions(match))[:-1],
        worst=[_decision(match.game, decision) for decision in found.worst],
    )


def _decision(game: Any, decision: Decision) -> wire.AnalysedDecision:
    state, played, better = decision.state, decision.played, decision.better
    assert played.action is not None, "what was played is an action"
    return wire.AnalysedDecision(
        number=decision.number,
        turn=decision.turn,
        seat=decision.seat,
        cost=round(decision.cost, DIGITS),
        before=round(better.chance, DIGITS),
        after=round(played.chance, DIGITS),
        played=game.write_action(state, played.action),
        played_told=said(tell(game, state, played.action)),
        better=None if better.action is None else game.write_action(state, better.action),
        better_told=[said(reason) for reason in tell_plan(game, state, better.plan)],
        reasons=[said(reason) for reason in better.reasons],
    )
