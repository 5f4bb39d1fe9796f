"""python -m tools.coverage: how much of the code above the rules the tests have run.

Adds up what the rings left in build/coverage. Fails below 90 % of any package. Left out are the
compiled files, which no tracer sees; tests/bots compares what they play.
"""

import io
import sys
from typing import Final

from coverage import Coverage
from coverage.exceptions import CoverageException

from tools import ROOT

FLOOR: Final = 90.0
FOLDER: Final = ROOT / "build" / "coverage"
SOURCE: Final = ROOT / "src" / "forbidden_games"
PACKAGES: Final = ("arena", "bots", "cli", "server")


def hot_files() -> list[str]:
    """Files that run as extension modules."""
    return [str(path.with_suffix(".py")) for path in SOURCE.rglob("*.pxd")]


def main() -> int:
    """Print the share of each package, and the files that have least."""
    found = Coverage(data_file=str(FOLDER / "all"), config_file=str(ROOT / "tests/coverage.toml"))
    try:
        found.combine([str(FOLDER)], keep=True)
        short = [package for package in PACKAGES if not is_covered(found, package)]
    except CoverageException as error:
        print(f"There is nothing to add up; run test-compiled and test-server first: {error}")
        return 1
    if short:
        print(f"Below {FLOOR:.0f} %: {', '.join(short)}")
    return len(short)


def is_covered(found: Coverage, package: str) -> bool:
    """Whether enough of a package has been run; says how much, and what is missing if not."""
    lines = io.StringIO()
    share = found.report(
        include=[f"{SOURCE / package}/*"],
        omit=[*hot_files(), "*/migrations/*"],
        skip_covered=True,
        show_missing=True,
        file=lines,
    )
    print(f"{package:8} {share:.1f} %")
    if share < FLOOR:
        print(lines.getvalue())
    return share >= FLOOR


if __name__ == "__main__":
    sys.exit(main())
