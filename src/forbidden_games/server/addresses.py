"""Addresses: where other machines find this server, and whom it takes for one visitor."""

import socket
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

from forbidden_games.kernel.errors import BadConfig, shown

ANY: Final = ("0.0.0.0", "::", "")  # listens to every network of this machine
ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody has this address; nothing is sent there
LOCAL: Final = ("localhost", "127.0.0.1", "::1")  # how browsers on this machine call it
ONE_LINE: Final = 64  # bits of an IPv6 address: whoever has one has all the addresses below them


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


def expect_proxies(proxies: Sequence[str]) -> None:
    """Refuse what is neither an address nor a network; raises BadConfig."""
    for each in proxies:
        try:
            ip_network(each)
        except ValueError:
            raise BadConfig(
                "FORBIDDEN_PROXIES lists addresses or networks, as in 127.0.0.1,10.0.0.0/8;"
                f" not {shown(each)}"
            ) from None


def visitor_address(connection: HTTPConnection) -> str:
    """What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])  # without the name of a network card
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, ONE_LINE), strict=False))
