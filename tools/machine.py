"""What tests need of the machine beside Python: browsers, a database. Installed where they lack.

`python -m tools.machine chromium firefox postgresql`
"""

import os
import shutil
import subprocess
import sys
from glob import glob
from typing import Final

PACKAGES: Final = {
    "chromium": ("chromium-headless-shell", "fonts-noto-cjk"),
    "firefox": ("firefox-esr", "fonts-noto-cjk"),
    "postgresql": ("postgresql",),
}


def chromium() -> str:
    """The browser of most tests, best without windows of its own; empty if there is none."""
    named = os.environ.get("FORBIDDEN_CHROMIUM", "")
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = (shutil.which(name) for name in names)
    return named or next((path for path in found if path), "")


def firefox() -> str:
    """The browser of the tests with another engine; empty if there is none."""
    found = (shutil.which(name) for name in ("firefox-esr", "firefox"))
    return os.environ.get("FORBIDDEN_FIREFOX") or next((path for path in found if path), "")


def postgresql() -> str:
    """The folder of PostgreSQL's programs; empty if there is none."""
    programs = sorted(glob("/usr/lib/postgresql/*/bin/initdb"))
    own = shutil.which("initdb")
    found = own or (programs[-1] if programs else "")
    return os.path.dirname(os.path.realpath(found)) if found else ""


def main(words: list[str]) -> None:
    """Install what is missing, by Debian's packages."""
    here = {"chromium": chromium, "firefox": firefox, "postgresql": postgresql}
    missing = [package for word in words if not here[word]() for package in PACKAGES[word]]
    if not missing:
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        sys.exit(f"the browser tests need {', '.join(missing)}; please install them")
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    locked = "DPkg::Lock::Timeout=300"
    for command in (["update", "-qq"], ["install", "-y", "-qq", *missing]):
        subprocess.run([apt, "-o", locked, *command], check=True, env=settings, stdout=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
