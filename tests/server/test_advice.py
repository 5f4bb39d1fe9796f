"""Advice at a table: who may ask, that it stands by its word, and cards that are announced."""

import pytest

from tests.server.support import PAIR, Browser, Message, Server, seed_with


def ask(browser: Browser) -> Message:
    browser.send("ask", number=browser.number)
    return browser.expect("advised", "refused")


@pytest.mark.parametrize("game", ["island", "desert"])
def test_chances_stand_as_long_as_nothing_is_revealed(server: Server, game: str) -> None:
    config = {"first": 0, "level": "novice"}
    table = server.table("me", "me", game=game, config=config, seed=3)
    with table.maker() as maker:
        told = ask(maker)
        for _ in range(3):
            best = told["choices"][0]
            if best["action"].split()[1] in ("end", "excavate", "draw", "look"):
                break
            maker.act(best["action"])
            after = ask(maker)
            assert after["chance"] == told["chance"]
            told = after
        assert maker.number > 0, "nothing was played"


def test_what_was_undone_has_the_same_advice(server: Server) -> None:
    table = server.table("me", "me", config=PAIR, seed=3)
    with table.maker() as maker:
        told = ask(maker)
        maker.act(maker.legal(0, "move")[0])
        maker.send("back", after=maker.number)
        maker.expect("played")
        again = ask(maker)
        assert again == {**told, "number": 2}


@pytest.mark.parametrize("game", ["island", "desert"])
def test_choices_are_ranked_by_what_is_shown(server: Server, game: str) -> None:
    table = server.table("me", "me", game=game, seed=5)
    with table.maker() as maker:
        choices = ask(maker)["choices"]
        chances = [each["chance"] for each in choices]
        assert chances == sorted(chances, reverse=True)
        for choice in choices:
            assert not choice["tied"] or choice["chance"] == chances[0]


def test_the_host_decides_who_may_ask(server: Server) -> None:
    silent = server.table("me", "open", config=PAIR, advice="off")
    with silent.maker() as maker:
        assert maker.welcome["info"]["advice"] == "off"
        refused = ask(maker)
        assert (refused["code"], refused["reason"]["key"]) == (
            "no_advice",
            "refused-advice-off",
        )
    table = server.table("me", "open", config=PAIR, advice="own")
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        assert maker.position["to_act"] == 0
        assert ask(maker)["type"] == "advised"
        assert ask(friend)["reason"]["key"] == "refused-advice-own"


def test_a_card_is_announced_to_everybody(server: Server) -> None:
    table = server.table("me", "open", config=PAIR, seed=seed_with(1, "sandbags"))
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        maker.send("reveal", seat=0)
        assert maker.expect("refused")["code"] == "stale"  # there is no card to come yet
        maker.act("0 end")
        friend.expect("played")
        maker.send("reveal", seat=0)
        coming = friend.expect("coming")
        assert (coming["seat"], coming["number"]) == (0, 1)
        assert coming["seconds"] > 0
        friend.send("reveal", seat=0)
        assert friend.expect("refused")["code"] == "not_your_seat"
