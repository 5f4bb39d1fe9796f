"""A folder that keeps finished chunks: a series goes on there after a crash, or with more games."""

import json
import os
from bisect import bisect
from pathlib import Path
from typing import IO, Any, Final, Self

from forbidden_games.arena.chunks import Chunk, Score, Series, engine, nothing_yet
from forbidden_games.kernel.errors import BadConfig, shown
from forbidden_games.kernel.seed import read_seed, write_seed

SETTINGS: Final = "series.json"
CHUNKS: Final = "chunks.jsonl"
FORMAT: Final = 1


class Store:
    """The folder of one series. One program at a time writes there."""

    def __init__(self, folder: Path, series: Series) -> None:
        self.folder = folder
        self.series = series
        self.score = nothing_yet(series)  # of all chunks that were found
        self._ranges: list[tuple[int, int]] = []  # seeds of these, from and up to, ascending
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = open(folder / CHUNKS, "a+b")  # noqa: SIM115 - see __exit__
        except OSError as error:
            raise self._unwritable(error) from None
        try:
            self._lock()
            self._settle()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def gaps(self, games: int) -> list[tuple[int, int]]:
        """The games that are missing: ranges of a first seed and a number of games."""
        gaps = []
        seed, end = self.series.seed, self.series.seed + games
        if self._ranges and self._ranges[-1][1] > end:
            kept = self._ranges[-1][1] - self.series.seed
            raise BadConfig(
                f"{self.folder} keeps games up to the {kept:,}th; --games must be {kept} or more,"
                f" not {games}"
            )
        for start, after in self._ranges:
            if start > seed:
                gaps.append((seed, start - seed))
            seed = after
        if seed < end:
            gaps.append((seed, end - seed))
        return gaps

    def keep(self, chunk: Chunk, score: Score) -> None:
        """Write down a finished chunk; when this returns, the disk has it."""
        seed = write_seed(chunk.seed)
        line = json.dumps({"seed": seed, "games": chunk.games, **score.to_json()})
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> BadConfig:
        return BadConfig(f"cannot write to {self.folder}: {error.strerror}")

    def _lock(self) -> None:
        """Two programs in one folder would play the same games twice."""
        try:
            import fcntl
        except ImportError:  # not on Windows
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadConfig(f"another simulation is writing to {self.folder}") from None

    def _settle(self) -> None:
        """Write down what series this is, or check that it is the same."""
        file = self.folder / SETTINGS
        now = _settings(self.series)
        try:
            before = json.loads(file.read_text("utf-8"))
            if not isinstance(before, dict):
                raise ValueError
        except FileNotFoundError:
            if self._file.tell():
                raise BadConfig(
                    f"{self.folder} has a {CHUNKS} without its {SETTINGS}; name another folder"
                ) from None
            self._write_settings(file, now)
            return
        except (OSError, ValueError):
            raise BadConfig(f"{file} cannot be read, or is not what --out writes") from None
        for name in [*now, *before]:
            if before.get(name) != now.get(name):
                raise BadConfig(
                    f"{self.folder} keeps another series: {name} is {shown(before.get(name))}"
                    f" there and {shown(now.get(name))} here"
                )

    def _write_settings(self, file: Path, settings: dict[str, Any]) -> None:
        new = file.with_suffix(".new")
        try:
            with open(new, "w", encoding="utf-8") as out:
                out.write(json.dumps(settings, indent=1) + "\n")
                out.flush()
                os.fsync(out.fileno())
            os.replace(new, file)
        except OSError as error:
            raise self._unwritable(error) from None

    def _read(self) -> None:
        """Add up the chunks that are whole; what is torn or spoilt will be played again."""
        self._file.seek(0)
        whole = 0  # bytes up to the end of the last whole line
        for line in self._file:
            if line.endswith(b"\n"):
                whole += len(line)
                self._take(line)
        self._file.truncate(whole)  # the next line starts on a line of its own

    def _take(self, line: bytes) -> None:
        """Add the chunk of a line, unless it is spoilt or its games are there already."""
        try:
            words = json.loads(line)
            start = read_seed(words["seed"])
            after = start + words["games"]
            score = Score.from_json(words)
        except (ValueError, KeyError, TypeError):
            return
        place = bisect(self._ranges, (start, after))
        if (
            start < self.series.seed
            or after <= start
            or (place and self._ranges[place - 1][1] > start)
            or (place < len(self._ranges) and self._ranges[place][0] < after)
            or not score.adds_up(after - start, len(self.series.sides))
        ):
            return
        self._ranges.insert(place, (start, after))
        self.score.add(score)


def _settings(series: Series) -> dict[str, Any]:
    """What has to be the same for chunks to belong together."""
    bot, against = (*map(str, series.sides), None)[:2]
    return {
        "format": FORMAT,
        "forbidden": engine(),
        "game": series.game,
        "seed": write_seed(series.seed),
        "bot": bot,
        "against": against,
        **series.config,
    }
