"""A PostgreSQL server to throw away: `python -m tools.postgres COMMAND...` runs a command
with its address in FORBIDDEN_TEST_POSTGRES."""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

VARIABLE: Final = "FORBIDDEN_TEST_POSTGRES"
PLACES: Final = ("/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt")
NAME: Final = "forbidden"


class Cluster:
    """A PostgreSQL server in a folder of its own, on a port of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            port = door.getsockname()[1]
        self.address = f"postgresql://{NAME}@127.0.0.1:{port}/{NAME}"
        self._programs = find_programs()
        self._as_somebody = _somebody(folder)
        self._data = folder / "data"
        self._where = ["-h", "127.0.0.1", "-p", str(port), "-U", NAME]
        ways = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
        self._control = ["pg_ctl", "-D", str(self._data), "-l", str(folder / "log"), "-w"]
        self._start = [*self._control, "-o", ways, "start"]

    def open(self) -> None:
        """Make the database and start."""
        self._run("initdb", "-D", str(self._data), "-U", NAME, "-A", "trust")
        self.start()
        self._run("createdb", *self._where, NAME)

    def start(self) -> None:
        """Start the server."""
        self._run(*self._start)

    def stop(self) -> None:
        """Stop it as a crash would, in the middle of whatever it does."""
        self._run(*self._control, "-m", "immediate", "stop")

    @property
    def process(self) -> int:
        """The number of its first process, which starts all the others."""
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    def _run(self, program: str, *options: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *options],
            cwd="/",
            stdin=subprocess.DEVNULL,
            capture_output=True,
            **self._as_somebody,
        )
        if done.returncode:
            sys.exit(f"{program} failed: {done.stderr.decode() or done.stdout.decode()}")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A fresh database that runs; everything is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="forbidden-postgres-"))
    try:
        fresh = Cluster(folder)
        fresh.open()
        try:
            yield fresh
        finally:
            fresh.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_programs() -> Path:
    """Where initdb and pg_ctl are: the newest ones."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    installed = [path for place in PLACES for path in Path(place).glob("*/bin/initdb")]
    if not installed:
        sys.exit("there is no PostgreSQL here (on Debian and Ubuntu: apt install postgresql)")
    return max(installed, key=lambda path: (len(str(path)), str(path))).parent


def _somebody(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then as its own user, or as nobody."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    return {}


def main() -> None:
    """Run a command beside a fresh PostgreSQL."""
    with cluster() as fresh:
        done = subprocess.run(sys.argv[1:], env={**os.environ, VARIABLE: fresh.address})
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
