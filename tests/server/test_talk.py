"""What players say: set phrases, remarks about things on the table, texts of their own."""

from pathlib import Path

import pytest

from tests.server.support import PAIR, Browser, Message, Server, quick


def said(browser: Browser) -> Message:
    saying = browser.expect("said")["saying"]
    assert isinstance(saying, dict)
    return saying


@pytest.mark.parametrize(
    ("game", "phrases"),
    [
        ("island", {"shore", "give", "take", "meet"}),
        ("desert", {"clear", "water", "part", "meet"}),  # nobody has equipment yet
    ],
)
def test_a_game_has_remarks_about_what_is_there(
    server: Server, game: str, phrases: set[str]
) -> None:
    table = server.table("me", "open", game=game, seed=3)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        maker.send("remarks", seat=0)
        remarks = maker.expect("remarks")["remarks"]
        assert {each["phrase"] for each in remarks} == phrases
        for each in remarks:
            thing = each["objects"][0]
            maker.send("say", seat=0, phrase=each["phrase"], object=thing["word"])
            told = said(friend)["told"]
            about = {"object": thing["name"], "word": thing["word"]}
            assert told == {"key": each["key"], "arguments": about}
        maker.send("say", seat=0, phrase=remarks[0]["phrase"], object="z9")
        assert maker.expect("refused")["code"] == "unreadable"


def test_texts_are_plain_and_kept_for_those_who_come_later(server: Server) -> None:
    table = server.table("me", "open", config=PAIR, chat=True)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        maker.act("0 end")
        friend.send("write", seat=1, text=" <b>Hi</b>\n\x07\u202eall \U0001f468\u200d\U0001f467 ")
        saying = said(maker)
        assert (saying["seat"], saying["after"], saying["told"]) == (1, 1, None)
        assert saying["text"] == "<b>Hi</b> all \U0001f468\u200d\U0001f467"
        with table.browser() as watcher:
            assert watcher.welcome["sayings"] == [saying]
            watcher.send("write", seat=1, text="I am Ben")
            assert watcher.expect("refused")["code"] == "not_your_seat"
        for text in ("", "x" * 201, " \n\t"):
            friend.send("write", seat=1, text=text)
            assert friend.expect("refused")["code"] == "unreadable"
        friend.send("write", seat=1, text="x" * 200)
        assert said(maker)["text"] == "x" * 200


def test_texts_are_only_for_tables_that_allow_them(server: Server) -> None:
    table = server.table("me", "me")
    with table.maker() as maker:
        maker.send("write", seat=0, text="Hello")
        assert maker.expect("refused")["code"] == "no_chat"
        maker.send("say", seat=0, phrase="hello")
        assert said(maker)["told"]["key"] == "table-phrase-hello"


def test_what_was_said_is_no_part_of_the_record(server: Server) -> None:
    table = server.table("me", "random", config={"level": "legendary", "first": 0}, chat=True)
    with table.maker() as maker:
        maker.send("write", seat=0, text="a secret between friends")
        said(maker)
        maker.send("replace", seat=0, bot="random")
        maker.watch()
        for path in ("", "/record", "/replay", "/moments/1"):
            assert "a secret between friends" not in table.get(path).text
        maker.send("sit", seat=0)
        maker.send("rematch")
        again = maker.expect("moved")["table"]
        assert server.http.get(f"/api/tables/{again}").json()["chat"] is True


def test_whoever_talks_too_much_is_told_so(tmp_path: Path) -> None:
    with Server(quick(tmp_path, sayings_a_second=0.01, sayings_at_once=3)) as server:
        table = server.table("me", "open", chat=True)
        with table.maker() as maker, table.maker() as elsewhere:
            for _ in range(3):
                maker.send("say", seat=0, phrase="hello")
                said(maker)
            for browser in (maker, elsewhere):  # it is the seat that talks too much
                browser.send("write", seat=0, text="more")
                assert browser.expect("refused")["reason"]["key"] == "refused-too-talkative"


def test_only_the_last_sayings_of_a_table_are_kept(server: Server) -> None:
    table = server.table("me", "open")
    with table.maker() as maker:
        for _ in range(205):
            maker.send("say", seat=0, phrase="oops")
        numbers = [said(maker)["id"] for _ in range(205)]
        assert numbers == sorted(numbers)
        with table.maker() as again:
            assert [each["id"] for each in again.welcome["sayings"]] == numbers[-200:]
