"""Bots at a table."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from forbidden_games.bots.partner import Said
from forbidden_games.games import find_game
from forbidden_games.kernel import packed
from forbidden_games.kernel.packed import Action
from forbidden_games.server.history import MatchHistory
from forbidden_games.server.room.bot_seats import BotSeats, forced
from forbidden_games.server.settings import Settings
from forbidden_games.server.worker_pool import WorkerPool
from forbidden_games.words import say
from tests.server.support import PAIR, Server, quick, seed_with
from tests.support.island import island


@pytest.mark.parametrize("game", ["island", "desert"])
def test_bots_play_a_whole_game(server: Server, game: str) -> None:
    table = server.table("planner", "planner", game=game)
    with table.maker() as maker:
        position = maker.watch()
        assert position["outcome"] != "running"
        numbers = [each["play"]["number"] for each in maker.heard if each["type"] == "played"]
        assert numbers == list(range(1, len(numbers) + 1))
        assert maker.welcome["yours"] == []
        assert maker.welcome["host"]


def test_different_bots_share_a_table(server: Server) -> None:
    table = server.table("random", "planner", "thinker", config={"level": "legendary"})
    with table.browser() as spectator:
        for _ in range(12):
            if spectator.expect("played")["position"]["outcome"] != "running":
                break
        assert spectator.number > 5


def test_bots_wait_while_nobody_looks(server: Server) -> None:
    table = server.table("random", "random", pace=0.05)
    assert table.get().json()["number"] == 0
    with table.browser() as spectator:
        spectator.expect("played")
    left = table.get().json()["number"]
    with table.browser() as spectator:
        assert spectator.number <= left + 2
        spectator.expect("played")


def test_everybody_hears_that_a_bot_thinks(server: Server) -> None:
    table = server.table("me", "planner", config=PAIR, seed=1, pace=0.2)
    with table.maker() as maker:
        while maker.position["to_act"] == 0:
            maker.play_on()
        assert maker.expect("thinking")["seat"] == 1
        maker.expect("played")


def test_a_bot_gives_people_time_to_hold_its_next_card(server: Server) -> None:
    """The bot would draw at once; who holds a special card sees it coming and may press wait."""
    config = {**PAIR, "first": 1}
    table = server.table("me", "planner", config=config, seed=seed_with(0, "sandbags"), pace=0.01)
    with table.maker() as maker:
        while "1 draw" not in maker.position["legal"]:
            maker.expect("played")
        maker.send("wait", seat=0, on=True)
        maker.expect("waiting", seats=[0])
        number = maker.number
        assert maker.act(maker.legal(0, "sandbag")[0])["play"]["number"] == number + 1
        if maker.legal(0):  # a helicopter is left: the hold goes on
            maker.send("wait", seat=0, on=False)
        assert maker.expect("played")["play"]["action"] == "1 draw"


def test_a_hold_ends_by_itself(tmp_path: Path) -> None:

    with Server(quick(tmp_path, hold_seconds=0.2)) as server:
        table = server.table("me", "open", config=PAIR, seed=seed_with(1, "sandbags"))
        with table.maker() as maker, table.browser(table.invitations[1]) as friend:
            maker.act("0 end")
            friend.send("wait", seat=1, on=True)
            maker.expect("waiting", seats=[1])
            maker.expect("waiting", seats=[])
            assert maker.act("0 draw")["type"] == "played"


def test_advice_says_what_to_do_and_why(server: Server) -> None:
    table = server.table("me", "me", config=PAIR)
    with table.maker() as maker, table.maker() as other:
        maker.send("ask", number=0)
        advised = maker.expect("advised")
        assert advised["number"] == 0
        assert 0 <= advised["low"] <= advised["chance"] <= advised["high"] <= 1
        best = advised["choices"][0]
        assert best["action"] in maker.position["legal"]
        assert best["plan"][0] == best["action"]
        assert len(best["told"]) == len(best["plan"])
        assert best["reasons"]
        other.send("ask", number=0)
        assert other.expect("advised") == advised  # nobody thinks twice about one position
        other.send("ask", number=5)
        assert other.expect("refused")["code"] == "stale"


def test_a_bot_saves_whoever_can_do_nothing_else_but_be_saved() -> None:
    """A table must never wait for bots that wait for each other."""
    game = find_game("island")
    position = {
        "seats": [
            {"role": "engineer", "cell": "a3"},
            {"role": "pilot", "cell": "f4", "hand": ["helicopter"]},
        ],
        "sunk": ["a3", "a4", "b2", "b3", "b4", "b5"],
        "phase": "flooding",
        "left": 1,
    }
    state = game.restore(position)
    legal = game.legal_actions(state)
    assert game.to_act(state) == 0
    assert {packed.seat_of(action) for action in legal} == {1}
    assert forced(game, state, 0, {0: "random", 1: "planner"}) in legal
    assert forced(game, state, 0, {1: "planner"}) in legal
    assert forced(game, state, 0, {0: "random"}) is None  # a person can do it


def test_a_bot_says_what_it_plans(server: Server) -> None:
    """One line a turn, in words that every language has."""
    table = server.table("me", "planner", config=PAIR, seed=3)
    with table.maker() as maker:
        while maker.position["to_act"] == 0:
            maker.play_on()
        planned = maker.expect("planned")
        assert planned["seat"] == 1
        assert planned["number"] <= maker.number
        arguments = planned["reason"]["arguments"]
        assert say(planned["reason"]["key"], "ja", **arguments)


class WaitingTable:
    """A table at which a person can fly everybody home, and a bot is to act."""

    def __init__(self) -> None:
        self.history = MatchHistory("island", PAIR, 1)
        landing = {"c3": "fools-landing"}
        both = {"explorer": "helicopter", "engineer": "helicopter"}
        won = ["earth", "wind", "fire", "ocean"]
        self.history.match.state = island(
            explorer="c3", engineer="c3", hands=both, tiles=landing, captured=won, turn=1
        )
        self.people = {0}
        self.said: list[Said] = []

    id = "table"
    visitor = ""

    def bot_seats(self) -> dict[int, str]:
        return {1: "planner"}

    def people_here(self) -> set[int]:
        return self.people

    def may_be_held(self) -> bool:
        return False

    def is_held(self, seat: int) -> bool:
        return False

    def show_thinking(self, seat: int | None) -> None:
        pass

    async def tell_plan(self, said: Said) -> None:
        self.said.append(said)


def played_by_bots(table: WaitingTable, seconds: float, patience: float) -> list[str]:
    played: list[str] = []

    async def act(action: Action, after: int) -> None:
        played.append(table.history.write(action))

    async def run() -> None:
        pool = WorkerPool(1)
        settings = replace(Settings(), patience_seconds=patience)
        bots = BotSeats(table, act, pool, settings, 0.0)
        bots.notify()
        await asyncio.sleep(seconds)
        bots.leave()
        pool.close()

    asyncio.run(run())
    return played


def test_bots_wait_at_the_landing_for_a_person_who_is_here() -> None:
    table = WaitingTable()
    assert played_by_bots(table, 0.6, patience=60) == []
    assert [each.message.key for each in table.said] == ["plan-ready"]


def test_bots_do_not_wait_for_ever() -> None:
    assert played_by_bots(WaitingTable(), 1.5, patience=0.3)[:1] == ["1 leave"]


def test_bots_do_not_wait_for_somebody_who_is_away() -> None:
    table = WaitingTable()
    table.people = set()
    assert played_by_bots(table, 1.0, patience=60)[:1] == ["1 leave"]


def test_a_kind_deal_loses_nothing_in_its_first_turn(server: Server) -> None:
    for _ in range(12):
        config = {"roles": ["explorer", "engineer", "pilot"], "level": "legendary", "first": 0}
        with server.table("me", "me", "me", config=config, kind=True).maker() as maker:
            while maker.position["snapshot"]["turn"] == 0:
                maker.play_on()
            assert maker.position["outcome"] == "running"
