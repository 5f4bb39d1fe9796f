"""A stand-in for the `cython` module in plain Python: there is no lock to release."""

from contextlib import nullcontext
from typing import Final

nogil: Final = nullcontext()
