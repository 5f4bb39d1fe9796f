"""What may be done at an address: GET, POST and the like, and what to say otherwise."""

from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Receive, Scope, Send

from forbidden_games.server.pages import Pages
from forbidden_games.server.problems import HttpProblem

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")
OF_PAGES: Final = ("GET", "HEAD", "OPTIONS")


class HeadAsGet:
    """Answers HEAD as GET; the web server keeps the body back."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send)


class Rest:
    """Takes what no route takes: pages, other methods, addresses at which there is nothing."""

    def __init__(self, routes: Sequence[BaseRoute], pages: Pages | None) -> None:
        self._routes = list(routes)
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"].removeprefix("/")
        if path == "api" or path.startswith("api/"):
            answer = self._other(scope)
        elif scope["method"] == "GET":
            answer = self._page(Request(scope), path)
        else:
            answer = _not_allowed(scope, OF_PAGES)
        await answer(scope, receive, send)

    def _page(self, request: Request, path: str) -> Response:
        if self._pages is None or not self._pages.is_built:
            raise HttpProblem(404, "no-client")
        answer = self._pages.answer(request, path)
        if answer is None:
            raise HttpProblem(404, "not-found")
        return answer

    def _other(self, scope: Scope) -> Response:
        """What to say to a method that the interface does not take here."""
        methods = [each for each in METHODS if self._takes({**scope, "method": each})]
        if "GET" in methods:
            methods.append("HEAD")
        if methods:
            return _not_allowed(scope, [*methods, "OPTIONS"])
        if self._takes({**scope, "type": "websocket"}):
            raise HttpProblem(426, "only-socket", headers={"Upgrade": "websocket"})
        raise HttpProblem(404, "not-found")

    def _takes(self, scope: Scope) -> bool:
        return any(route.matches(scope)[0] is Match.FULL for route in self._routes)


def _not_allowed(scope: Scope, methods: Sequence[str]) -> Response:
    """Which methods there are: an answer to OPTIONS, and a problem for any other."""
    allow = {"Allow": ", ".join(methods)}
    if scope["method"] == "OPTIONS":
        return Response(status_code=204, headers=allow)
    raise HttpProblem(405, "not-allowed", headers=allow)
