"""The same question to the plain files, in a process of their own: both speeds must agree."""

import subprocess
import sys

from tests.support.programs import untraced
from tests.support.rules import ROOT


def said_by_plain_files(program: str) -> str:
    """What a program prints that runs on the plain files."""
    plain = subprocess.run(
        [sys.executable, "-c", program],
        env={**untraced(), "FORBIDDEN_PURE": "1", "PYTHONHASHSEED": "7"},  # any order of sets
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return plain.stdout.strip()
