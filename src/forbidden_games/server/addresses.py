"""Addresses: where other machines find this server."""

import socket
from contextlib import suppress
from typing import Final

ANY: Final = ("0.0.0.0", "::", "")  # listens to every network of this machine
ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody has this address; nothing is sent there


def reachable(host: str, port: int) -> list[str]:
    """The addresses under which others reach a server that listens on this host."""
    own = own_address() if host in ANY else host
    if own is None or own == "localhost" or own.startswith(("127.", "::1")):
        return []
    return [f"http://[{own}]:{port}" if ":" in own else f"http://{own}:{port}"]


def own_address() -> str | None:
    """The address of this machine in its network, if it is in one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        door.connect(ELSEWHERE)
        return str(door.getsockname()[0])
    return None
