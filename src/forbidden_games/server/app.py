"""create_app: the only file that knows every part."""

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from forbidden_games import __version__
from forbidden_games.server import wire
from forbidden_games.server.addresses import expect_proxies
from forbidden_games.server.allowance import Allowance, AtOnce
from forbidden_games.server.analyses import Analyses
from forbidden_games.server.challenges import Challenges
from forbidden_games.server.connections import LoopErrors
from forbidden_games.server.guards import BoundedBodies, OwnPages, SafeHeaders
from forbidden_games.server.lobby import Lobby
from forbidden_games.server.logs import write_logs
from forbidden_games.server.methods import HeadAsGet, Rest
from forbidden_games.server.metrics import Gauges, MetricsServer
from forbidden_games.server.openapi import DescribedApp
from forbidden_games.server.pages import Pages
from forbidden_games.server.problems import HttpProblem
from forbidden_games.server.routes import health, http, socket
from forbidden_games.server.settings import Settings
from forbidden_games.server.statistics import Statistics
from forbidden_games.server.store import Store, StoreError
from forbidden_games.server.store.sql import SqlStore
from forbidden_games.server.visitors import Visitors
from forbidden_games.server.worker_pool import WorkerPool

log = logging.getLogger(__name__)

DESCRIPTION: Final = """
Cooperative board games for people at browsers, with bots among them.

A table is set over HTTP and played over one socket, `/api/tables/{table}/socket`; docs/protocol.md
tells its messages in order. Keys of seats are shown once, when a table is set: whoever brings one
plays there. Every refusal is a `Problem` with a code and a sentence.
"""
SEARCHES: Final = (20_000, 20, 100)  # rarely through everything: that takes half a second
CODES: Final = {404: "not-found", 400: "unreadable", 413: "too-large"}


def create_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """The server; without settings, as the environment says."""
    settings = settings or Settings.from_environment()
    keeper = store or SqlStore(settings.database_url)
    app = DescribedApp(
        title="forbidden",
        version=__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
        responses={"default": {"model": wire.Problem, "description": "what is wrong with it"}},
    )
    app.state.settings = settings
    app.state.store = keeper
    app.state.tables = Allowance.an_hour(settings.tables_an_hour)
    app.state.records = Allowance.an_hour(settings.records_an_hour)
    app.state.moments = Allowance(settings.moments_a_second, settings.moments_at_once)
    app.state.long_answers = AtOnce(settings.records_at_once)
    app.state.visitors = Visitors(settings)
    app.include_router(health.router)
    app.include_router(http.router)
    app.include_router(socket.router)
    pages = Pages(settings.client) if settings.client else None
    app.router.routes.append(
        Route("/{path:path}", Rest(app.routes, pages), include_in_schema=False)
    )
    _handle_errors(app)
    _guard(app, settings)
    return app


def create_served_app() -> FastAPI:
    """The server for a process that does nothing else: it avoids long searches for garbage."""
    settings = Settings.from_environment()
    write_logs(settings.log)
    app = create_app(settings)
    gc.collect()
    gc.freeze()  # what is loaded now stays
    gc.set_threshold(*SEARCHES)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    return app


def _end_with_the_parent() -> None:
    """One of several processes: without their parent nobody could end them any more."""
    parent = parent_process()
    if parent:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _guard(app: FastAPI, settings: Settings) -> None:
    """What every request passes, the last one first."""
    app.add_middleware(BoundedBodies)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(HeadAsGet)
    app.add_middleware(OwnPages, hosts=settings.hosts)
    app.add_middleware(SafeHeaders)
    if settings.proxies:  # only what these say of whom they speak for is believed
        expect_proxies(settings.proxies)
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store: Store = app.state.store
    asyncio.get_running_loop().set_exception_handler(LoopErrors())
    pool, slow_pool, reading = WorkerPool(settings.thinkers), WorkerPool(1), WorkerPool(1)
    lobby = Lobby(store, pool, settings)
    analyses = Analyses(store, slow_pool, settings)
    challenges = Challenges(store, lobby, slow_pool, settings)
    app.state.reading = reading
    app.state.lobby = lobby
    app.state.analyses = analyses
    app.state.challenges = challenges
    app.state.statistics = counted = Statistics(store, settings.statistics_seconds)
    await store.open(lobby.notice)
    await lobby.open()
    metrics = None
    if settings.metrics_port:
        gauges = _gauges(lobby, analyses, pool, slow_pool)
        metrics = MetricsServer.start(settings.metrics_host, settings.metrics_port, gauges)
        log.warning("metrics: http://%s:%d/metrics", settings.metrics_host, metrics.port)
    try:
        yield
    finally:
        if metrics:
            metrics.close()
        counted.close()
        await challenges.close()
        await analyses.close()
        await lobby.close()
        await store.close()
        pool.close()
        slow_pool.close()
        reading.close()


def _gauges(lobby: Lobby, analyses: Analyses, pool: WorkerPool, slow_pool: WorkerPool) -> Gauges:
    """What there is to say of a server at any moment."""
    return Gauges(
        {
            "tables_awake": ("Tables in memory.", lambda: lobby.awake),
            "sockets": ("Browsers that are connected.", lambda: lobby.connected),
            "thoughts_waiting": ("Thoughts under way or in the queue.", lambda: pool.waiting),
            "long_jobs_waiting": ("The same for long computations.", lambda: slow_pool.waiting),
            "analyses_waiting": ("Analyses that are asked for.", lambda: analyses.waiting),
        }
    )


def _handle_errors(app: FastAPI) -> None:
    """Every error is a Problem: a code and a sentence; a fault becomes one in SafeHeaders."""

    async def problem_raised(request: Request, error: Exception) -> Response:
        assert isinstance(error, HttpProblem)
        return error.answer(request.headers)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = CODES.get(error.status_code, "unreadable")
        return HttpProblem(error.status_code, code).answer(request.headers)

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return HttpProblem(422, "unreadable", _complaint(error)).answer(request.headers)

    async def not_kept(request: Request, error: Exception) -> Response:
        log.error("%s %s: %s", request.method, request.scope["path"], error)
        return HttpProblem(503, "not-saved").answer(request.headers)

    app.add_exception_handler(HttpProblem, problem_raised)
    app.add_exception_handler(HTTPException, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(StoreError, not_kept)


def _complaint(error: RequestValidationError) -> str:
    """The first thing that is wrong, and where."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    message = str(first["msg"]).rstrip(".")
    return f"{where}: {message}." if where else f"{message}."
