"""What stands before every request: whose page sends it, how much, and careful answers."""

import logging
import re
from collections.abc import Collection
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from forbidden_games.server.problems import HttpProblem

LONGEST_BODY: Final = 256 * 1024
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'self'",
            "connect-src 'self'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self'",
            "object-src 'none'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        ]
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(
        f"{feature}=()"
        for feature in (
            "accelerometer",
            "browsing-topics",
            "camera",
            "display-capture",
            "geolocation",
            "gyroscope",
            "magnetometer",
            "microphone",
            "midi",
            "payment",
            "usb",
        )
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
BY_TLS: Final = {"Strict-Transport-Security": "max-age=31536000"}  # a year, for this name alone
HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[\w.~%!$&'()*+,;=-]+)(?::\d{0,5})?", re.ASCII)
SAFE: Final = ("GET", "HEAD", "OPTIONS")  # change nothing
OWN: Final = ("same-origin", "none")  # what a browser says of our pages, and of an address typed
MISBEHAVES: Final = 1008

log = logging.getLogger(__name__)


class SafeHeaders:
    """Adds headers that keep browsers careful to every answer; a fault is answered here, too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        has_begun = False

        async def send_safely(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS | BY_TLS if scope["scheme"] == "https" else HEADERS)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._app(scope, receive, send_safely)
        except ClientDisconnect:
            pass  # nobody is left to be told
        except Exception:
            log.exception("%s %s", scope["method"], scope["path"])
            if not has_begun:
                await HttpProblem(500, "fault").answer(Headers(scope=scope))(
                    scope, receive, send_safely
                )


class OwnPages:
    """Refuses what is meant for another host, and what pages of other sites send.

    Browsers say themselves whose page it is: by `Sec-Fetch-Site`, older ones by `Origin` alone.
    Programs say neither. Where `hosts` is not empty, `Host` has to be one of them: a page of a
    name that points to this machine would be taken for ours otherwise.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str]) -> None:
        self._app = app
        self._hosts = frozenset(each.strip("[]").lower() for each in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._problem(scope) if scope["type"] in ("http", "websocket") else None
        if problem is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await problem.answer(Headers(scope=scope))(scope, receive, send)
        else:
            await receive()  # the browser's wish to connect
            await send({"type": "websocket.close", "code": MISBEHAVES})

    def _problem(self, scope: Scope) -> HttpProblem | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        name = HOST.fullmatch(host)
        if host and not name:
            return HttpProblem(400, "unreadable")
        if self._hosts and not (name and name[1].strip("[]") in self._hosts):
            return HttpProblem(421, "wrong-host")
        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and is_foreign(headers):
            return HttpProblem(403, "other-site")
        return None


def is_foreign(headers: Headers) -> bool:
    """Whether a page of another site sends a request with these headers."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in OWN
    origin = headers.get("origin")
    if origin is None:
        return False
    return origin.partition("://")[2].lower() != headers.get("host", "").lower()


class BoundedBodies:
    """Reads no more of a body than anybody needs."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        received = 0

        async def receive_bounded() -> Message:
            nonlocal received
            message = await receive()
            if message["type"] == "http.request":
                received += len(message.get("body", b""))
                if received > LONGEST_BODY:
                    raise HTTPException(413)
            return message

        await self._app(scope, receive_bounded, send)
