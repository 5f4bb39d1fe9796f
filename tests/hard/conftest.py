"""Kills, races and long searches: `make hard`, minutes. Ordinary runs pass these tests over."""

import os

from tests.server.conftest import postgres, server

__all__ = ["postgres", "server"]

collect_ignore_glob = [] if os.environ.get("FORBIDDEN_HARD") else ["test_*.py"]
