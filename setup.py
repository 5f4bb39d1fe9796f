"""The compiled build: Cython takes every x.py of the engine with a types-only x.pxd beside it.

A wheel also brings the built web client.
"""

import os
import runpy
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
ENGINE = [SOURCE / "forbidden_games" / part for part in ("kernel", "games", "bots")]
C_FILES = "build/cython"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


class AllOrNone(build_ext):
    """Compiled modules call each other in C: one without the others cannot be imported."""

    failed = False

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise

    def run(self) -> None:
        super().run()
        kept = [] if self.failed else [self.get_ext_fullpath(ext.name) for ext in self.extensions]
        resolved = {Path(path).resolve() for path in kept}
        place = SOURCE if self.inplace else Path(self.build_lib)
        for leftover in set(place.resolve().rglob(self.get_ext_filename("*"))) - resolved:
            leftover.unlink()


class WithClient(build_py):
    """An installed forbidden has no Node: its web client is built before its files are gathered."""

    def run(self) -> None:
        if not self.editable_mode:
            runpy.run_path("web/build.py")["build"]()
        super().run()


def modules() -> list[Extension]:
    """A .pxd with inline C forms serves other modules: its .py stays plain."""
    typed = [
        pxd.with_suffix(".py")
        for folder in ENGINE
        for pxd in sorted(folder.rglob("*.pxd"))
        if pxd.stem != "__init__" and "cdef inline" not in pxd.read_text("utf-8")
    ]
    flags = (
        [] if os.name == "nt" else ["-O3", "-g0", "-ffp-contract=off"]
    )  # plain and compiled round alike
    return [
        Extension(
            ".".join(file.relative_to(SOURCE).with_suffix("").parts),
            [file.as_posix()],
            extra_compile_args=flags,
        )
        for file in typed
        if file.exists()
    ]


def compiled() -> list[Extension]:
    """The modules as C; none when plain Python is asked for."""
    if os.environ.get("FORBIDDEN_PURE") == "1":
        return []
    from Cython.Build import cythonize

    extensions = cythonize(
        modules(),
        build_dir=C_FILES,
        include_path=[str(SOURCE)],
        compiler_directives=DIRECTIVES,
        nthreads=os.cpu_count() or 1,
    )
    for extension in extensions:
        extension.optional = True  # cythonize drops it; without a C compiler the plain files serve
    return list(extensions)


if __name__ == "__main__":
    setup(ext_modules=compiled(), cmdclass={"build_ext": AllOrNone, "build_py": WithClient})
