"""What the browser knows is what the server says."""

from pathlib import Path

import pytest

from forbidden_games.server import wire
from tools.wire import SOURCES, messages, written

FILES = dict(written())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES)))
def test_what_the_browser_knows_is_up_to_date(file: Path) -> None:
    assert file.read_text("utf-8") == FILES[file], "run `make wire`"


def test_every_game_with_pictures_has_its_types_and_facts() -> None:
    names = {str(file.relative_to(SOURCES)) for file in FILES}
    assert {f"games/{game}/wire.ts" for game in ("island", "desert")} < names
    assert {f"games/{game}/facts.json" for game in ("island", "desert")} < names


def test_every_message_has_its_type() -> None:
    text = messages()
    for kind in (wire.from_browser, wire.from_server):
        for name in kind.json_schema()["discriminator"]["mapping"]:
            assert f'type: "{name}";' in text
