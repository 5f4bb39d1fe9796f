"""Acting at a table: what is played, what is refused, and what everybody hears."""

import random

import pytest

from tests.server.support import PAIR, Browser, Server, Table, seed_with


def codes(browser: Browser) -> list[str]:
    return [message["code"] for message in browser.heard if message["type"] == "refused"]


def settle(*browsers: Browser) -> None:
    """Hear everything that was sent so far."""
    for browser in browsers:
        browser.send("why", action="0 end")
        browser.expect("because")


def test_everybody_hears_what_was_played(server: Server) -> None:
    table = server.table("me", "open", config=PAIR)
    with (
        table.maker() as maker,
        table.browser(table.invitations[1]) as friend,
        table.browser() as spectator,
    ):
        maker.act("0 end")
        for each in (maker, friend, spectator):
            if each is not maker:
                each.expect("played")
            played = each.heard[-1]
            assert played["play"] == {"number": 1, "seat": 0, "action": "0 end", "events": []}
            assert played["position"]["number"] == 1
            assert "0 draw" in played["position"]["legal"]
            assert played["position"]["chances"]["game"] == "island"
        assert maker.raw[-1] == friend.raw[-1] == spectator.raw[-1]


def test_of_two_actions_on_the_same_number_exactly_one_is_played(server: Server) -> None:
    table = server.table("me", "me")
    with table.maker() as one, table.maker() as other:
        rounds = 0
        while rounds < 10 and one.position["outcome"] == "running":
            rounds += 1
            own = one.legal(one.position["to_act"])
            one.send("act", action=own[0], after=one.number)
            other.send("act", action=own[-1], after=other.number)
            settle(one, other)
            settle(one, other)  # by now each has heard what the other one did
            assert one.number == other.number == rounds
        assert codes(one) + codes(other) == ["stale"] * rounds


def test_an_old_number_is_stale(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        maker.act("0 end")
        refused = maker.act("0 draw", after=0)
        assert (refused["code"], refused["action"]) == ("stale", "0 draw")
        assert refused["reason"]["key"] == "refused-stale"


def test_nobody_plays_for_another_seat(server: Server) -> None:
    table = server.table("me", "open", config=PAIR)
    with table.browser(table.invitations[1]) as friend, table.browser() as spectator:
        assert friend.act("0 end")["code"] == "not_your_seat"
        assert spectator.act("0 end")["code"] == "not_your_seat"


def test_what_the_rules_forbid_is_refused_with_its_rule(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        refused = maker.act("0 draw")
        assert (refused["code"], refused["rule"]) == ("illegal", "FI-14")
        assert refused["reason"] == {"key": "not-yet-drawing", "arguments": {"left": 3}}
        assert maker.act("1 end")["reason"]["key"] == "not-your-turn"


@pytest.mark.parametrize("words", ["0 fly away", "x", "9 end", "0 move z9", "0 back", "♥ 5"])
def test_what_means_nothing_is_unreadable(server: Server, words: str) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        assert maker.act(words)["code"] == "unreadable"
        assert maker.number == 0


def test_why_not_tells_the_rule_without_acting(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.browser() as spectator:
        spectator.send("why", action="0 flood")
        because = spectator.expect("because")
        assert (because["rule"], because["reason"]["key"]) == ("FI-14", "not-yet-flooding")
        spectator.send("why", action="0 end")
        assert spectator.expect("because")["rule"] is None


def test_a_play_that_turned_nothing_over_can_be_taken_back(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        before = maker.position
        maker.act(maker.legal(0, "move")[0])
        assert maker.position["undo"] == 0
        assert maker.position["snapshot"] != before["snapshot"]
        maker.send("back", after=1)
        assert maker.expect("played")["play"]["action"] == "0 back"
        assert maker.number == 2
        assert maker.position["snapshot"] == before["snapshot"]
        assert maker.position["legal"] == before["legal"]
        maker.act("0 end")
        with table.browser() as late:
            assert [play["action"] for play in late.welcome["plays"]][1:] == ["0 back", "0 end"]
            assert late.position == maker.position


def test_a_card_that_was_turned_over_cannot_be_taken_back(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker:
        maker.act("0 end")
        maker.act("0 draw")
        assert maker.position["undo"] is None
        maker.send("back", after=2)
        assert maker.expect("refused")["code"] == "not_undoable"


def test_only_who_played_takes_it_back(server: Server) -> None:
    table = server.table("me", "open", config=PAIR)
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        maker.act("0 end")
        friend.expect("played")
        friend.send("back", after=1)
        assert friend.expect("refused")["code"] == "not_your_seat"


def test_a_special_card_is_played_in_the_turn_of_another(server: Server) -> None:
    table = server.table("me", "open", config=PAIR, seed=seed_with(1, "sandbags"))
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        assert maker.position["to_act"] == 0
        words = friend.legal(1, "sandbag")[0]
        assert friend.act(words)["play"]["events"][0] == "spent 1 sandbags"
        assert maker.expect("played")["position"]["to_act"] == 0


def test_whoever_holds_a_special_card_can_hold_the_next_card_back(server: Server) -> None:
    table = server.table("me", "open", config=PAIR, seed=seed_with(1, "sandbags"))
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        maker.act("0 end")
        friend.send("wait", seat=1, on=True)
        assert maker.expect("waiting")["seats"] == [1]
        assert maker.act("0 draw")["code"] == "waiting"
        with table.browser() as late:
            assert late.welcome["waiting"] == [1]
        friend.send("wait", seat=1, on=False)
        assert maker.expect("waiting")["seats"] == []
        assert maker.act("0 draw")["type"] == "played"


def test_a_hold_ends_when_its_player_leaves(server: Server) -> None:
    table = server.table("me", "open", config=PAIR, seed=seed_with(1, "sandbags"))
    with table.maker() as maker:
        maker.act("0 end")
        with table.browser(table.invitations[1]) as friend:
            friend.send("wait", seat=1, on=True)
            maker.expect("waiting", seats=[1])
        maker.expect("waiting", seats=[])
        assert maker.act("0 draw")["type"] == "played"


def test_a_hold_ends_when_its_player_joins_again_without_the_key(server: Server) -> None:
    table = server.table("me", "open", config=PAIR, seed=seed_with(1, "sandbags"))
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        maker.act("0 end")
        friend.send("wait", seat=1, on=True)
        maker.expect("waiting", seats=[1])
        assert friend.join().welcome["waiting"] == []
        maker.expect("waiting", seats=[])
        assert maker.act("0 draw")["type"] == "played"


def test_a_hold_ends_when_nothing_is_left_to_use(server: Server) -> None:
    table = server.table("me", "open", config=PAIR, seed=seed_with(1, "sandbags"))
    with table.maker() as maker, table.browser(table.invitations[1]) as friend:
        friend.send("wait", seat=1, on=True)
        maker.expect("waiting", seats=[1])
        for words in ("sandbag", "lift"):
            if friend.legal(1, words):
                friend.act(friend.legal(1, words)[0])
        maker.expect("waiting", seats=[])


def test_nobody_without_anything_to_use_can_hold(server: Server) -> None:
    table = server.table("me", "me", config=PAIR, seed=seed_with(0, "fire"))
    with table.maker() as maker:
        seat = next(seat for seat in (1,) if not maker.legal(seat))
        maker.send("wait", seat=seat, on=True)
        refused = maker.expect("refused")
        assert (refused["code"], refused["reason"]["key"]) == ("illegal", "refused-nothing-to-use")


def test_after_the_end_nothing_is_played(finished: Table) -> None:
    with finished.maker() as maker:
        assert maker.position["legal"] == []
        assert maker.position["chances"] is None
        assert maker.act("0 end")["code"] == "over"
        maker.send("back", after=maker.number)
        assert maker.expect("refused")["code"] == "over"
        maker.send("ask", number=maker.number)
        assert maker.expect("refused")["code"] == "over"


@pytest.mark.parametrize("game", ["island", "desert"])
def test_exactly_those_who_may_interfere_can_hold_the_next_card_back(
    server: Server, game: str
) -> None:
    """The position says who may interfere; the room takes holds from nobody else."""
    luck, held = random.Random(5), set()
    with server.table("me", "me", game=game, seed=3).maker() as maker:
        for _ in range(60):
            for seat in (0, 1):
                may = seat in maker.position["interferers"]
                held.add(may)
                maker.send("wait", seat=seat, on=True)
                if may:
                    assert maker.expect("waiting", "refused")["type"] == "waiting"
                    maker.send("wait", seat=seat, on=False)
                    maker.expect("waiting")
                else:
                    refused = maker.expect("waiting", "refused")
                    assert refused["reason"]["key"] == "refused-nothing-to-use"
            if maker.act(luck.choice(maker.legal()))["position"]["outcome"] != "running":
                break
    assert True in held
    assert False in held


def test_only_cells_of_the_board_can_be_pointed_at(server: Server) -> None:
    with server.table("me", "me", game="desert").maker() as maker:
        maker.send("point", seat=0, cell="e5")
        assert maker.expect("pointed")["cell"] == "e5"
        for cell in ("f1", "a6", "hello"):
            maker.send("point", seat=0, cell=cell)
            assert maker.expect("refused")["code"] == "unreadable"
