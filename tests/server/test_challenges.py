"""The daily challenge: one try that counts, without help, and results only afterwards."""

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from forbidden_games.server.challenges import Challenges
from forbidden_games.server.worker_pool import WorkerPool
from tests.server.support import PATIENCE, Server, Table, quick
from tests.server.test_http import problem, wait_for


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with Server(quick(tmp_path)) as server:
        yield server


def browser(server: Server, number: str) -> httpx.Client:
    """A browser with a number of its own, and its own cookies."""
    return httpx.Client(
        base_url=f"http://{server.host}",
        headers={"Visitor": number * 12},
        trust_env=False,
        timeout=PATIENCE,
    )


def begin(http: httpx.Client, server: Server, **attempt: Any) -> Table:
    answer = http.post("/api/challenge", json=attempt)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    keys = {each["seat"]: each["key"] for each in made["invitations"]}
    return Table(http, server.host, made["table"], made["key"], keys)


def play_out(table: Table) -> str:
    with table.maker() as maker:
        while maker.position["outcome"] == "running":
            maker.play_on()
        return str(maker.position["outcome"])


def test_everybody_gets_the_same_deal_and_one_try(server: Server) -> None:
    with browser(server, "a") as ann, browser(server, "b") as ben:
        today = ann.get("/api/challenge").json()
        assert (today["mine"], today["tried"], today["people"]) == (None, 0, None)
        first, second = begin(ann, server, name="Ann"), begin(ben, server)
        with first.maker() as one, second.maker() as other:
            assert one.position["snapshot"] == other.position["snapshot"]
            assert one.welcome["yours"] == list(range(today["players"]))
            info = one.welcome["info"]
            assert (info["challenge"], info["counted"]) == (today["day"], True)
            assert info["config"] == today["config"]
        assert problem(ann.post("/api/challenge", json={}), 409) == "already-tried"
        again = ann.post("/api/challenge", json={}, headers={"Accept-Language": "ja"}).json()
        assert "挑戦" in again["message"]


def test_a_browser_that_forgets_its_number_or_its_cookie_is_known_by_the_other(
    server: Server,
) -> None:
    with browser(server, "a") as ann:
        begin(ann, server)
        cookies = dict(ann.cookies)
    with browser(server, "new") as forgetful:
        forgetful.cookies.update(cookies)
        assert problem(forgetful.post("/api/challenge", json={}), 409) == "already-tried"
    with browser(server, "a") as without_cookie:
        assert problem(without_cookie.post("/api/challenge", json={}), 409) == "already-tried"


def test_a_try_that_counts_has_no_help(server: Server) -> None:
    with browser(server, "a") as ann:
        table = begin(ann, server)
        with table.maker() as maker:
            maker.send("ask", number=maker.number)
            refused = maker.expect("refused")
            assert (refused["code"], refused["reason"]["key"]) == (
                "challenge",
                "refused-challenge-advice",
            )
            dull = [each for each in maker.legal(maker.position["to_act"]) if " move " in each]
            assert maker.act(dull[0])["type"] == "played"
            assert maker.position["undo"] is None
            maker.send("back", after=maker.number)
            assert maker.expect("refused")["reason"]["key"] == "refused-challenge-undo"
            maker.send("replace", seat=0)
            assert maker.expect("refused")["reason"]["key"] == "refused-challenge-bot"


def test_results_are_shown_after_the_own_try(server: Server) -> None:
    with browser(server, "a") as ann, browser(server, "b") as ben:
        outcome = play_out(begin(ann, server))
        mine = ann.get("/api/challenge").json()
        assert mine["mine"]["outcome"] == outcome
        assert mine["mine"]["turns"] > 1
        assert mine["tried"] == 1
        assert [(each["outcome"], each["times"]) for each in mine["people"]] == [(outcome, 1)]
        assert mine["mine"]["progress"] == mine["people"][0]["progress"]
        hidden = ben.get("/api/challenge").json()
        assert (hidden["tried"], hidden["people"], hidden["bots"]) == (1, None, None)
        bots = wait_for(lambda: ann.get("/api/challenge").json(), "bots")["bots"]
        assert sum(each["times"] for each in bots) >= 1


def test_past_days_can_be_played_but_do_not_count(server: Server) -> None:
    with browser(server, "a") as ann:
        days = ann.get("/api/challenges").json()
        assert len(days) == 30
        assert [each["is_over"] for each in days[:3]] == [False, True, True]
        table = begin(ann, server, day=days[1]["day"])
        with table.maker() as maker:
            info = maker.welcome["info"]
            assert (info["challenge"], info["counted"]) == (days[1]["day"], False)
        play_out(table)
        past = ann.get(f"/api/challenges/{days[1]['day']}").json()
        assert (past["tried"], past["mine"], past["people"]) == (0, None, [])
        begin(ann, server, day=days[1]["day"])  # as often as one likes
        for day in ("2126-01-01", "1999-01-01", "nonsense"):
            assert problem(ann.get(f"/api/challenges/{day}"), 404) == "no-such-challenge"
            answer = ann.post("/api/challenge", json={"day": day})
            assert problem(answer, 404) == "no-such-challenge"


def test_a_team_of_friends_has_one_try_of_the_host(server: Server) -> None:
    with browser(server, "a") as ann, browser(server, "b") as ben:
        table = begin(ann, server, name="Ann", team=True)
        assert sorted(table.invitations) == list(range(1, len(table.invitations) + 1))
        with table.maker() as maker, table.browser(table.invitations[1]) as friend:
            assert maker.welcome["yours"] == [0]
            assert friend.welcome["yours"] == [1]
            assert friend.welcome["info"]["counted"]
            maker.send("start")  # nobody has come for the other seats: the host plays them
            while any(seat["who"] == "open" for seat in maker.expect("seats")["seats"]):
                pass
            seats = maker.heard[-1]
            assert {seat["bot"] for seat in seats["seats"]} == {None}
            assert seats["yours"] == [each for each in range(len(seats["seats"])) if each != 1]
        assert problem(ann.post("/api/challenge", json={}), 409) == "already-tried"
        begin(ben, server)


def test_a_lost_try_tells_no_seed_while_others_still_play_the_deal(server: Server) -> None:
    with browser(server, "a") as ann:
        table = begin(ann, server)
        play_out(table)
        with table.maker() as maker:
            maker.send("rematch", wish="same")
            same = Table(ann, server.host, maker.expect("moved")["table"], table.key, {})
        play_out(same)
        for each in (table, same):
            assert problem(each.get("/record"), 409) == "day-not-over"
            replay = each.get("/replay").json()
            assert (replay["record"], replay["outcome"]) == (None, each.get().json()["outcome"])
            assert len(replay["frames"]) == each.get().json()["number"] + 1
            assert "seed" not in each.get("/replay").text
        past = begin(ann, server, day=ann.get("/api/challenges").json()[1]["day"])
        play_out(past)
        assert past.get("/replay").json()["record"] == past.get("/record").json()


def test_the_deal_of_a_day_is_known_once_it_is_over(server: Server) -> None:
    today = [date(2026, 11, 18)]
    state = server.app.state
    idle = WorkerPool(1)
    challenges = Challenges(state.store, state.lobby, idle, state.settings, lambda: today[0])
    assert challenges.is_today("2026-11-18")
    assert not challenges.is_today("2026-11-17")
    assert not challenges.is_today(None)
    today[0] += timedelta(days=1)
    assert not challenges.is_today("2026-11-18")
