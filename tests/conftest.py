"""How long Hypothesis looks: never by the clock, which a busy machine would fail.

Every ring plays the same examples, so that a change fails for its author and for nobody else;
`make test-long` looks for fresh ones, and keeps those that fail in .hypothesis for every later run.
"""

import os

from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

from forbidden_games.plain import PURE
from tools import ROOT

settings.register_profile(
    "dev",
    max_examples=50,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[
        HealthCheck.too_slow,  # a whole table is dealt for an example, on a busy machine
        HealthCheck.data_too_large,  # and played for forty steps
    ],
)
settings.register_profile(
    "long",
    settings.get_profile("dev"),
    max_examples=5000,
    derandomize=False,
    database=DirectoryBasedExampleDatabase(ROOT / ".hypothesis" / "examples"),
)
settings.register_profile(
    "plain",  # where a table takes ten times as long; the compiled ring plays all examples
    settings.get_profile("dev"),
    max_examples=20,
)
if os.environ.get("FORBIDDEN_LONG"):
    settings.load_profile("long")
else:
    settings.load_profile("plain" if PURE else "dev")
