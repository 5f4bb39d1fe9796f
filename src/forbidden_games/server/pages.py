"""The built web client: kept in memory, compressed once, with headers for browsers to keep it."""

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"  # names of assets hold a hash
ASK_AGAIN: Final = "no-cache"
SMALL: Final = 500  # bytes that are not worth compressing
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
PACKED_ALREADY: Final = (".png", ".woff2", ".woff", ".mp3", ".ogg")


@dataclass(frozen=True)
class Page:
    """One file, ready to be sent."""

    content: bytes
    packed: bytes | None  # with gzip, if that makes it smaller
    kind: str
    tag: str
    seen: tuple[int, int]  # date and size of the file it was read from


class Pages:
    """The files of a folder; any other address is the page that finds its way itself."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pages: dict[str, Page] = {}

    @property
    def is_built(self) -> bool:
        """Whether there is a client at all."""
        return (self._folder / INDEX).is_file()

    def answer(self, request: Request, path: str) -> Response | None:
        """The file at a path; None if an asset is missing."""
        page = self._page(path)
        if page is None:
            if path.startswith(ASSETS):
                return None
            path, page = INDEX, self._page(INDEX)
            if page is None:
                return None
        headers = {
            "Cache-Control": FOREVER if path.startswith(ASSETS) else ASK_AGAIN,
            "ETag": page.tag,
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        content = page.content
        if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content = page.packed
            headers["Content-Encoding"] = "gzip"
        return Response(content, media_type=page.kind, headers=headers)

    def _page(self, path: str) -> Page | None:
        """Read a file again when it has changed: whoever works on the client rebuilds it."""
        if not path or ".." in path.split("/") or "\\" in path or "\0" in path:
            return None
        file = self._folder / path
        try:
            status = file.stat()
            if not file.is_file() or not file.resolve().is_relative_to(self._folder.resolve()):
                return None
            seen = (status.st_mtime_ns, status.st_size)
            known = self._pages.get(path)
            if known is None or known.seen != seen:
                known = self._pages[path] = _read(file, seen)
        except (OSError, ValueError):  # a name that no file can have
            return None
        return known


def _read(file: Path, seen: tuple[int, int]) -> Page:
    content = file.read_bytes()
    packed = None
    if len(content) > SMALL and file.suffix not in PACKED_ALREADY:
        packed = gzip.compress(content, 9, mtime=0)
    return Page(
        content,
        packed,
        KINDS.get(file.suffix, "application/octet-stream"),
        f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        seen,
    )
