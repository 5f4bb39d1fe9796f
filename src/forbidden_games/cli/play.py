"""forbidden play: a server on this machine, and the browser."""

import logging
import os
import socket
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import click

from forbidden_games.cli.reading import expect
from forbidden_games.cli.serve import check, uvicorn_options
from forbidden_games.kernel.errors import BadConfig
from forbidden_games.server.addresses import LOCAL
from forbidden_games.server.settings import Settings

HERE: Final = "127.0.0.1"
USUAL: Final = 8765  # browsers keep names and seats by address, so it should stay the same
FURTHER: Final = 20  # ports that are tried after it


@click.command(help="Play in the browser, on this computer.")
@click.option("--port", type=int, help=f"default: {USUAL}, or the next free port")
@click.option("--database", metavar="FILE|URL", help="default: a file in your data folder")
@click.option("--no-browser", is_flag=True, help="only print the address")
def play(port: int | None, database: str | None, no_browser: bool) -> None:
    """Start a server, open the browser, and serve until Ctrl-C."""
    if port is not None:
        expect("port", port, 1, 65535)
    settings = Settings.from_environment()
    settings = replace(
        settings,
        hosts=(*LOCAL, *settings.hosts),  # no page of another name gets in by way of this machine
        tables_an_hour=10**6,  # whoever plays here may do so as often as they like
        records_an_hour=10**6,
    )
    if database:
        settings = replace(settings, database=database)
    check(settings)
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    with listen(port) as door, suppress(KeyboardInterrupt):
        run(settings, door, not no_browser)
    click.echo("forbidden: goodbye", err=True)


def listen(port: int | None) -> socket.socket:
    """A door at the usual port, or at the next one that is free; raises BadConfig."""
    last: OSError | None = None
    for number in (port,) if port else (*range(USUAL, USUAL + FURTHER), 0):
        try:
            return socket.create_server((HERE, number))
        except OSError as error:
            last = error
    assert last is not None
    raise BadConfig(f"cannot listen on port {port}: {last.strerror}")


def run(settings: Settings, door: socket.socket, browse: bool) -> None:
    """Serve at this door; the browser is opened as soon as somebody answers there."""
    import uvicorn

    from forbidden_games.server.app import create_app
    from forbidden_games.server.connections import raise_file_limit

    address = f"http://{HERE}:{door.getsockname()[1]}/"

    raise_file_limit()

    class LocalServer(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce(address, browse)

    LocalServer(uvicorn.Config(create_app(settings), **uvicorn_options())).run([door])


def announce(address: str, browse: bool) -> None:
    """Open the browser, and say where the game is in case there is none."""
    opened = browse and has_screen() and webbrowser.open(address)
    told = "playing in your browser at" if opened else "open this address in a browser:"
    click.echo(f"forbidden: {told} {address} (Ctrl-C stops it)", err=True)


def has_screen() -> bool:
    """Whether a browser could appear: one in the terminal would fight for the keyboard."""
    if os.name == "nt" or os.uname().sysname == "Darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
