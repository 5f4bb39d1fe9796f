"""The environment of programs that tests start."""

import os
from typing import Final

TRACING: Final = "COVERAGE_PROCESS_CONFIG"  # coverage measures programs that find this


def untraced() -> dict[str, str]:
    """This environment, for a program that is too slow while its lines are counted."""
    return {name: value for name, value in os.environ.items() if name != TRACING}
