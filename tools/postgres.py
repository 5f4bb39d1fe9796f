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


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a fresh database; everything is gone afterwards."""
    programs = find_programs()
    folder = Path(tempfile.mkdtemp(prefix="forbidden-postgres-"))
    as_somebody = _somebody(folder)
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    data = folder / "data"
    ways = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
    control = [str(programs / "pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-w"]
    try:
        _run([str(programs / "initdb"), "-D", str(data), "-U", NAME, "-A", "trust"], as_somebody)
        _run([*control, "-o", ways, "start"], as_somebody)
        try:
            where = ["-h", "127.0.0.1", "-p", str(port), "-U", NAME]
            _run([str(programs / "createdb"), *where, NAME], as_somebody)
            yield f"postgresql://{NAME}@127.0.0.1:{port}/{NAME}"
        finally:
            _run([*control, "-m", "immediate", "stop"], as_somebody)
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


def _run(command: list[str], as_somebody: dict[str, Any]) -> None:
    done = subprocess.run(
        command, cwd="/", stdin=subprocess.DEVNULL, capture_output=True, **as_somebody
    )
    if done.returncode:
        sys.exit(f"{command[0]} failed: {done.stderr.decode() or done.stdout.decode()}")


def main() -> None:
    """Run a command beside a fresh PostgreSQL."""
    with cluster() as address:
        done = subprocess.run(sys.argv[1:], env={**os.environ, VARIABLE: address})
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
