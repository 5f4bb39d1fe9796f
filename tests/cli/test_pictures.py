"""Pictures of a series: real files, with the right words in them."""

import struct
from pathlib import Path

import pytest

from forbidden_games.arena import chunks
from forbidden_games.arena.result import SeriesResult
from forbidden_games.arena.series import play_series
from forbidden_games.cli import pictures
from forbidden_games.cli.pictures.series import draw
from forbidden_games.kernel.errors import BadConfig
from tests.arena.test_series import series
from tests.support.bots import find_fake

pytest.importorskip("matplotlib")


def drawn(file: Path, *bots: str) -> bytes:
    what = series(*bots)
    pictures.check(file)
    draw(what, SeriesResult.of(what, play_series(what, 1200)).to_dict(), file)
    return file.read_bytes()


def test_a_png_is_a_picture_of_a_good_size(tmp_path: Path) -> None:
    image = drawn(tmp_path / "rates.PNG", "random")
    assert image.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", image[16:24])
    assert width == 1600
    assert 500 < height < 1200
    assert len(image) > 20_000


def test_an_svg_names_what_was_played(tmp_path: Path) -> None:
    image = drawn(tmp_path / "rates.svg", "random").decode()
    assert image.lstrip().startswith("<?xml")
    for words in (
        "Forbidden Island: random",
        "3 players, level elite, 1,200 games",
        "Diver",
        "Seat 2 begins",
        "A treasure was lost",
        "Games won, with 95% interval",
    ):
        assert f">{words}<" in image
    assert drawn(tmp_path / "again.svg", "random").decode() == image


def test_two_bots_share_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "find_bot", find_fake)
    image = drawn(tmp_path / "rates.svg", "thirds", "halves").decode()
    assert ">Forbidden Island: thirds against halves<" in image
    assert "difference -16.67 points (95% interval -" in image
    assert ">50.0 %<" in image
    assert all(colour.lower() in image for colour in pictures.COLOURS)


def test_what_keeps_a_picture_from_being_drawn_is_said_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadConfig, match=r"draws a \.png or an \.svg file, and a\.pdf is neither"):
        pictures.check(Path("a.pdf"))
    with pytest.raises(BadConfig, match="there is no such folder"):
        pictures.check(tmp_path / "nowhere" / "a.png")
    (tmp_path / "folder.png").mkdir()
    with pytest.raises(BadConfig, match=r"cannot write .*: Is a directory"):
        drawn(tmp_path / "folder.png", "random")
    monkeypatch.setattr(pictures, "find_spec", lambda name: None)
    with pytest.raises(BadConfig, match=r"package matplotlib: pip install 'forbidden-games\["):
        pictures.check(tmp_path / "a.png")
