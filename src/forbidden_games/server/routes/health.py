"""Whether this process lives and can do its work: for whoever looks after it."""

import asyncio
from typing import Final

from fastapi import APIRouter, Request

from forbidden_games.server import wire
from forbidden_games.server.problems import HttpProblem
from forbidden_games.server.store import Store, StoreError

router = APIRouter(prefix="/api")

PATIENCE: Final = 3.0  # seconds that the store has


@router.get("/health", summary="Whether the server is ready")
async def get_health(request: Request) -> wire.Health:
    """An answer at all says that the process lives; 503, that its store does not answer."""
    store: Store = request.app.state.store
    try:
        await asyncio.wait_for(store.ping(), PATIENCE)
    except (StoreError, TimeoutError):
        raise HttpProblem(503, "not-ready") from None
    return wire.Health(ready=True)
