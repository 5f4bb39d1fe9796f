"""forbidden serve: a server for many."""

import asyncio
import os
import socket
import sys
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import click

from forbidden_games.cli.reading import expect
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.server.addresses import expect_proxies
from forbidden_games.server.logs import JSON, write_logs
from forbidden_games.server.settings import LONGEST_MESSAGE, Settings, read_log_form

GRACE: Final = 3  # seconds that open requests get when the server ends
BACKLOG: Final = 100  # all who wait are accepted at once: cpython issue 151615
PING: Final = 10  # seconds between two signs of life of a browser, and until one is missed


@click.command(help="Serve the games to many players on a network.")
@click.option("--host", default="127.0.0.1", show_default=True, help="the address to listen on")
@click.option("--port", type=int, default=8765, show_default=True, help="the port to listen on")
@click.option(
    "--database",
    metavar="FILE|URL",
    help="a file for SQLite, or postgresql://...; default: a file in your data folder",
)
@click.option(
    "--processes",
    type=int,
    default=1,
    show_default=True,
    help="number of server processes; more than one needs PostgreSQL",
)
@click.option("--no-client", is_flag=True, help="serve only /api, without the web pages")
@click.option(
    "--metrics",
    metavar="PORT",
    type=int,
    help="answer Prometheus on this port of this machine; a further process takes the next one",
)
@click.option("--log", metavar="text|json", help="the form of the log; default text")
@click.option(
    "--check", "only_check", is_flag=True, help="say what is wrong with the database, and end"
)
def serve(
    host: str,
    port: int,
    database: str | None,
    processes: int,
    no_client: bool,
    metrics: int | None,
    log: str | None,
    only_check: bool,
) -> None:
    """Check the options, and serve until somebody ends it."""
    expect("port", port, 1, 65535)
    expect("processes", processes, 1, 64)
    settings = replace(Settings.from_environment(), host=host)
    if database:
        settings = replace(settings, database=database)
    if no_client:
        settings = replace(settings, client=None)
    if processes > 1 and not settings.is_shared:
        raise BadConfig(
            f"{processes} processes cannot share a SQLite file;"
            " name a PostgreSQL database: --database postgresql://user@host/name"
        )
    if metrics is not None:
        expect("metrics", metrics, 1, 65535)
        settings = replace(settings, metrics_port=metrics)
    if log is not None:
        settings = replace(settings, log=read_log_form(log, "--log"))
    if only_check:
        sys.exit(tell_troubles(settings))
    expect_free(host, port)
    check(settings)
    write_logs(settings.log)
    click.echo(f"forbidden: serving at http://{host}:{port}/ (Ctrl-C stops it)", err=True)
    settings.to_environment()
    options = uvicorn_options()
    if settings.log == JSON:
        options["log_config"] = None  # everything in our form
    with suppress(KeyboardInterrupt):
        import uvicorn

        from forbidden_games.server.connections import raise_file_limit

        raise_file_limit()
        uvicorn.run(
            "forbidden_games.server.app:create_served_app",
            factory=True,
            host=host,
            port=port,
            workers=processes,
            **options,
        )


def uvicorn_options() -> dict[str, Any]:
    """The options with which uvicorn runs the server."""
    return {
        "http": "forbidden_games.server.connections:HttpConnection",
        "ws": "forbidden_games.server.connections:SocketConnection",
        "backlog": BACKLOG,
        "ws_max_size": LONGEST_MESSAGE,
        "ws_per_message_deflate": False,  # messages are small, and every one goes to several
        "ws_ping_interval": PING,
        "ws_ping_timeout": PING,
        "proxy_headers": False,  # the setting `proxies` decides, and nobody is believed without
        "access_log": False,
        "log_level": "warning",
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
    }


def tell_troubles(settings: Settings) -> int:
    """Say what is wrong with the database: 0 if nothing is."""
    from forbidden_games.server.store.checking import find_troubles

    troubles, about = find_troubles(settings.database_url)
    for trouble in troubles:
        click.echo(f"forbidden: {trouble}", err=True)
    count = f"{len(troubles)} trouble{'s' * (len(troubles) != 1)}" if troubles else "no trouble"
    click.echo(f"forbidden: {count}; {about}")
    return 1 if troubles else 0


def check(settings: Settings) -> None:
    """Refuse what cannot work in a sentence: no pages, no driver, no database; raises BadConfig."""
    if settings.client and not (settings.client / "index.html").is_file():
        raise BadConfig(
            "the web pages have not been built yet: run `make web`,"
            " or start `forbidden serve --no-client`"
        )
    if settings.is_shared:
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise BadConfig("PostgreSQL needs psycopg: install forbidden-games[postgres]") from None
    expect_proxies(settings.proxies)
    asyncio.run(_open(settings))


async def _open(settings: Settings) -> None:
    from forbidden_games.server.store import NewerDatabase, StoreError
    from forbidden_games.server.store.sql import SqlStore

    store = SqlStore(settings.database_url)
    try:
        await store.open(lambda notice: None)
    except NewerDatabase as error:  # nothing is wrong with what was typed
        click.echo(f"forbidden: cannot open the database: {error}", err=True)
        sys.exit(1)
    except (StoreError, OSError) as error:
        first = str(error).splitlines()[0]
        raise BadConfig(f"cannot open the database: {first}") from None
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
