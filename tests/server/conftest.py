"""Servers for tests; one for all that do not ask for more."""

import os
import secrets
from collections.abc import Iterator

import pytest

from tests.server.support import Server, Table, quick
from tools.postgres import VARIABLE


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(quick(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture(scope="session")
def finished(server: Server) -> Table:
    """A table whose game is over: bots have lost it quickly."""
    table = server.table("random", "random", config={"level": "legendary"})
    with table.maker() as maker:
        maker.watch()
    return table


@pytest.fixture
def postgres() -> Iterator[str]:
    """A PostgreSQL database of its own, if there is a server."""
    address = os.environ.get(VARIABLE)
    if not address:
        pytest.skip("make test-server starts a PostgreSQL")
    import psycopg

    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield address.rsplit("/", 1)[0] + "/" + name
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
