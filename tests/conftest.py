"""How long Hypothesis looks: never by the clock, which a busy machine would fail."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "dev",
    max_examples=50,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
settings.register_profile(
    "nightly", settings.get_profile("dev"), max_examples=5000, derandomize=False
)
settings.load_profile("nightly" if os.environ.get("FORBIDDEN_LONG") else "dev")
