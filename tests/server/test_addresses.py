"""Where others on the network find a server."""

from pathlib import Path

import pytest

from forbidden_games.server.addresses import own_address, reachable
from tests.server.support import Server, quick


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_of_its_own_machine_has_no_address_for_others(host: str) -> None:
    assert reachable(host, 8765) == []


def test_a_server_of_one_network_is_found_there() -> None:
    assert reachable("192.168.0.7", 8765) == ["http://192.168.0.7:8765"]
    assert reachable("fd00::7", 80) == ["http://[fd00::7]:80"]


def test_a_server_of_every_network_is_found_by_the_address_of_its_machine() -> None:
    own = own_address()
    is_alone = own is None or own.startswith("127.")
    assert reachable("0.0.0.0", 8765) == ([] if is_alone else [f"http://{own}:8765"])


def test_the_page_of_an_invitation_can_ask_for_it(tmp_path: Path) -> None:
    with Server(quick(tmp_path, host="192.168.0.7")) as server:
        port = server.host.rsplit(":", 1)[1]
        found = server.http.get("/api/addresses").json()
        assert found == {"addresses": [f"http://192.168.0.7:{port}"]}
