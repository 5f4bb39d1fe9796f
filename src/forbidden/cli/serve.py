"""forbidden serve: a server for many."""

import asyncio
import logging
import os
import socket
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import click

from forbidden.cli.reading import expect
from forbidden.kernel.errors import BadConfig
from forbidden.server.settings import Settings

GRACE: Final = 3  # seconds that open requests get when the server ends
LONGEST_MESSAGE: Final = 4096  # bytes that a socket takes


@click.command(help="Serve the games to many: people at browsers, with bots among them.")
@click.option("--host", default="127.0.0.1", show_default=True, help="the address to listen on")
@click.option("--port", type=int, default=8765, show_default=True, help="the port to listen on")
@click.option(
    "--database",
    metavar="FILE|URL",
    help="a file for SQLite, or postgresql://...; default a file in your data folder",
)
@click.option(
    "--processes",
    type=int,
    default=1,
    show_default=True,
    help="that share the work; more than one need PostgreSQL",
)
@click.option("--no-client", is_flag=True, help="serve /api only, without the pages of the game")
def serve(host: str, port: int, database: str | None, processes: int, no_client: bool) -> None:
    """Check the options, and serve until somebody ends it."""
    expect("port", port, 1, 65535)
    expect("processes", processes, 1, 64)
    settings = Settings.from_environment()
    if database:
        settings = replace(settings, database=database)
    if no_client:
        settings = replace(settings, client=None)
    if processes > 1 and not settings.is_shared:
        raise BadConfig(
            f"{processes} processes cannot share a SQLite file;"
            " name a PostgreSQL database: --database postgresql://user@host/name"
        )
    expect_free(host, port)
    check(settings)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    click.echo(f"forbidden: serving at http://{host}:{port}/ (Ctrl-C ends it)", err=True)
    settings.to_environment()
    with suppress(KeyboardInterrupt):
        import uvicorn

        uvicorn.run(
            "forbidden.server.app:create_served_app",
            factory=True,
            host=host,
            port=port,
            workers=processes,
            **manners(),
        )


def manners() -> dict[str, Any]:
    """How uvicorn is to behave."""
    return {
        "ws": "websockets-sansio",
        "ws_max_size": LONGEST_MESSAGE,
        "ws_per_message_deflate": False,  # messages are small, and every one goes to several
        "access_log": False,
        "log_level": "warning",
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
    }


def check(settings: Settings) -> None:
    """Refuse what cannot work in a sentence: no pages, no driver, no database; raises BadConfig."""
    if settings.client and not (settings.client / "index.html").is_file():
        raise BadConfig(
            "the pages of the game have not been built yet: `make web` builds them;"
            " `forbidden serve --no-client` does without"
        )
    if settings.is_shared:
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise BadConfig("PostgreSQL needs psycopg: install forbidden[postgres]") from None
    asyncio.run(_open(settings))


async def _open(settings: Settings) -> None:
    from forbidden.server.store import StoreError
    from forbidden.server.store.sql import SqlStore

    store = SqlStore(settings.database_url)
    try:
        await store.open(lambda notice: None)
    except (StoreError, OSError) as error:
        first = str(error).splitlines()[0]
        raise BadConfig(f"the database cannot be opened: {first}") from None
    finally:
        await store.close()


def expect_free(host: str, port: int) -> None:
    """Refuse an address that somebody else uses; raises BadConfig."""
    try:
        with socket.create_server((host, port), family=_family(host)):
            pass
    except OSError as error:
        why = os.strerror(error.errno or 0)
        raise BadConfig(
            f"cannot listen on {host} port {port}: {why}; choose another with --port"
        ) from None


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
