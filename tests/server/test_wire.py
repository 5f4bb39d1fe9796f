"""The browser's types are those of the server."""

from forbidden.server import wire
from tests.support.rules import ROOT
from tests.support.typescript import TARGET, typescript


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert (ROOT / TARGET).read_text("utf-8") == typescript(), "run `make wire`"


def test_every_message_has_its_type() -> None:
    text = typescript()
    for messages in (wire.from_browser, wire.from_server):
        for name in messages.json_schema()["discriminator"]["mapping"]:
            assert f'type: "{name}";' in text
