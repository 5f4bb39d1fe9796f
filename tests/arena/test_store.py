"""A folder of finished chunks: no game is lost, and none is played twice."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from forbidden_games.arena import chunks, store
from forbidden_games.arena.chunks import Chunk, Score, Series, play_chunk
from forbidden_games.arena.series import play_series
from forbidden_games.arena.store import CHUNKS, SETTINGS, Store
from forbidden_games.kernel.errors import BadConfig
from tests.arena.test_series import CHUNK, series
from tests.support.bots import find_fake

GAMES = 4 * CHUNK + 3


def played(folder: Path, games: int, size: int = CHUNK, what: Series | None = None) -> Score:
    """What a series with this folder says at its end."""
    with Store(folder, what or series()) as kept:
        return play_series(kept.series, games, store=kept, size=size)


def stopped(folder: Path, at_least: int) -> int:
    """Begin a series and stop it; how many games there are then."""
    stop = threading.Event()

    def look(score: Score) -> None:
        if score.games >= at_least:
            stop.set()

    with Store(folder, series()) as kept:
        return play_series(
            kept.series, GAMES, store=kept, stop=stop, progress=look, size=CHUNK // 4
        ).games


def lines(folder: Path) -> list[dict[str, Any]]:
    text = (folder / CHUNKS).read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def seeds(folder: Path) -> list[int]:
    """The seed of every game that was played, in order."""
    return sorted(
        seed for line in lines(folder) for seed in range(line["seed"], line["seed"] + line["games"])
    )


def test_a_stopped_series_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = play_series(series(), GAMES)
    found = stopped(tmp_path, CHUNK)
    assert CHUNK <= found < GAMES
    assert len(seeds(tmp_path)) == found
    assert played(tmp_path, GAMES).to_json() == whole.to_json()
    assert seeds(tmp_path) == list(range(GAMES))
    before = (tmp_path / CHUNKS).read_bytes()
    assert played(tmp_path, GAMES).to_json() == whole.to_json()
    assert (tmp_path / CHUNKS).read_bytes() == before


def test_more_games_only_play_the_missing_ones_whatever_the_cut(tmp_path: Path) -> None:
    played(tmp_path, CHUNK, size=CHUNK // 3)
    played(tmp_path, 2 * CHUNK + 5, size=CHUNK)
    score = played(tmp_path, GAMES, size=CHUNK // 2)
    assert score.to_json() == play_series(series(), GAMES).to_json()
    assert seeds(tmp_path) == list(range(GAMES))


def test_gaps_between_chunks_are_filled(tmp_path: Path) -> None:
    with Store(tmp_path, series(seed=100)) as kept:
        assert kept.gaps(50) == [(100, 50)]
        for seed, games in [(130, 10), (105, 5), (120, 10)]:
            chunk = Chunk(kept.series, seed, games)
            kept.keep(chunk, play_chunk(chunk))
    with Store(tmp_path, series(seed=100)) as kept:
        assert kept.gaps(50) == [(100, 5), (110, 10), (140, 10)]
        assert kept.gaps(40) == [(100, 5), (110, 10)]
        with pytest.raises(BadConfig, match="keeps games up to the 40th; --games must be 40 or"):
            kept.gaps(39)
    score = played(tmp_path, 50, what=series(seed=100))
    assert score.to_json() == play_series(series(seed=100), 50).to_json()


@pytest.mark.parametrize("cut", [1, 40, -1])
def test_a_torn_last_line_is_played_again(tmp_path: Path, cut: int) -> None:
    whole = played(tmp_path, GAMES)
    file = tmp_path / CHUNKS
    kept, last = file.read_bytes().rstrip(b"\n").rsplit(b"\n", 1)
    file.write_bytes(kept + b"\n" + last[:cut])
    assert played(tmp_path, GAMES).to_json() == whole.to_json()
    assert seeds(tmp_path) == list(range(GAMES))


def test_spoilt_and_doubled_lines_do_not_count(tmp_path: Path) -> None:
    whole = played(tmp_path, GAMES)
    file = tmp_path / CHUNKS
    first, second, *rest = file.read_text("utf-8").splitlines()
    line = json.loads(second)
    wrong = [
        {**line, "games": line["games"] + 1},
        {**line, "games": 0, "tallies": []},
        {**line, "seed": "0"},
        {**line, "seed": -5},
        {**line, "tallies": line["tallies"] * 2},
        {**line, "pairs": [1, 0, 0, 0]},
        {"seed": line["seed"]},
        [],
    ]
    spoilt = ["\0" * 100, "{}", *(json.dumps(each) for each in wrong)]
    file.write_text("\n".join([first, first, *spoilt, *rest, rest[0]]) + "\n", "utf-8")
    assert played(tmp_path, GAMES).to_json() == whole.to_json()


def test_a_comparison_goes_on_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "find_bot", find_fake)
    pair = series("thirds", "halves")
    played(tmp_path, 60, 7, pair)
    score = played(tmp_path, 600, 50, pair)
    assert score.pairs == [100, 100, 200, 200]
    with pytest.raises(BadConfig, match="another series: against is 'halves' there and 'never'"):
        played(tmp_path, 600, 50, series("thirds", "never"))
    with pytest.raises(BadConfig, match="another series: against is 'halves' there and None here"):
        played(tmp_path, 600, 50, series("thirds"))


def test_a_folder_of_another_series_is_refused(tmp_path: Path) -> None:
    played(tmp_path, 10)
    with pytest.raises(BadConfig, match="keeps another series: seed is 0 there and 1 here"):
        Store(tmp_path, series(seed=1))
    other = series()
    other = Series("island", {**other.config, "level": "novice"}, other.sides, 0)
    with pytest.raises(BadConfig, match="level is 'elite' there and 'novice' here"):
        Store(tmp_path, other)


def test_a_folder_of_another_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path, 10)
    monkeypatch.setattr(store, "engine", lambda: "9.9.9 (later)")
    with pytest.raises(BadConfig, match=r"forbidden is '0\..*' there and '9\.9\.9 \(later\)' here"):
        Store(tmp_path, series())


def test_two_programs_do_not_share_a_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with (
        Store(tmp_path, series()),
        pytest.raises(BadConfig, match="another simulation is writing to"),
    ):
        Store(tmp_path, series())
    Store(tmp_path, series()).__exit__()


def test_a_folder_of_other_things_is_refused(tmp_path: Path) -> None:
    played(tmp_path, 10)
    (tmp_path / SETTINGS).write_text("[]")
    with pytest.raises(BadConfig, match=r"series\.json cannot be read, or is not what --out"):
        Store(tmp_path, series())
    (tmp_path / SETTINGS).unlink()
    with pytest.raises(BadConfig, match=r"without its series\.json; name another folder"):
        Store(tmp_path, series())
    (tmp_path / "file").touch()
    with pytest.raises(BadConfig, match=r"cannot write to .*file: File exists"):
        Store(tmp_path / "file", series())
