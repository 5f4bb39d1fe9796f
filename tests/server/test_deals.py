"""Deals: fixed before the first move, and everybody knows where they come from."""

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest

from forbidden_games.kernel.record import Record
from forbidden_games.match import Match
from forbidden_games.server.challenges import LONG_SINCE, task_of
from forbidden_games.server.store.memory import MemoryStore
from tests.server.support import PAIR, QUICK, Server

LONG = "0x00112233445566778899aabbccddeeff"
QUICKLY_LOST = {"level": "legendary"}


def commitment(record: dict[str, Any]) -> str:
    """What docs/protocol.md says a commitment is."""
    words = f"forbidden deal 1 {record['seed']} {record['salt']}"
    return hashlib.sha256(words.encode()).hexdigest()


def test_a_table_publishes_a_commitment_that_its_record_keeps(server: Server) -> None:
    table = server.table("random", "random", config=QUICKLY_LOST, pace=0.01)
    published = table.get().json()["commitment"]
    with table.maker() as maker:
        assert maker.welcome["info"]["commitment"] == published
        maker.watch()
        told = list(maker.raw)
    record = table.get("/record").json()
    assert len(record["seed"]) == 34
    assert commitment(record) == record["commitment"] == published
    assert table.get().json()["commitment"] == published
    again = Match.from_record(Record.from_json(json.dumps(record)))
    assert again.commitment == published
    seed = record["seed"][2:]
    for secret in (seed, str(int(seed, 16)), record["salt"]):
        assert not any(secret in text for text in told)


def test_a_moment_and_a_try_for_the_record_tell_no_seed_and_no_salt(server: Server) -> None:
    table = server.table("me", "me", config=PAIR, seed=LONG)
    with table.maker() as maker:
        maker.act("0 end")
        texts = [table.get(path).text for path in ("", "/record", "/replay", "/moments/1")]
        texts += maker.raw
    for text in texts:
        assert LONG[2:] not in text
        assert '"salt"' not in text
        assert '"seed"' not in text


def test_no_two_tables_have_the_same_deal_or_commitment(server: Server) -> None:
    tables = [server.table("me", "me", config=PAIR, seed=7).get().json() for _ in range(3)]
    assert len({each["commitment"] for each in tables}) == 3  # the salt hides the chosen seed


@pytest.mark.parametrize(
    ("wish", "origin"),
    [
        ({}, "random"),
        ({"kind": True}, "kind"),
        ({"seed": 7}, "chosen"),
        ({"seed": LONG}, "chosen"),
        ({"seed": 7, "kind": True}, "chosen"),
        ({"config": {"prepared": "first-game"}}, "prepared"),
    ],
)
def test_a_table_says_where_its_deal_comes_from(
    server: Server, wish: dict[str, Any], origin: str
) -> None:
    assert server.table("me", "me", "me", **wish).get().json()["deal"] == origin


@pytest.mark.parametrize(("wish", "origin"), [("same", "again"), ("new", "random")])
def test_a_rematch_says_where_its_deal_comes_from(server: Server, wish: str, origin: str) -> None:
    table = server.table("random", "random", config=QUICKLY_LOST)
    with table.maker() as maker:
        maker.watch()
        maker.send("rematch", wish=wish)
        following = maker.expect("moved")["table"]
    info = server.http.get(f"/api/tables/{following}").json()
    assert info["deal"] == origin
    assert info["commitment"] != table.get().json()["commitment"]


def test_a_challenge_says_so_and_has_a_long_seed(server: Server) -> None:
    made = server.http.post("/api/challenge", json={}, headers={"Visitor": "deals"}).json()
    assert server.http.get(f"/api/tables/{made['table']}").json()["deal"] == "challenge"


def test_challenges_have_long_seeds_from_a_day_on() -> None:
    assert task_of("2026-11-18", b"secret").seed < 2**53
    assert task_of(LONG_SINCE, b"secret").seed == 0x29FAE4BB5C282577C9CC53CEEC9FD4D5
    assert len({task_of(f"2027-01-{day}", b"secret").seed for day in range(10, 30)}) == 20


def test_the_same_long_seed_deals_the_same_table(server: Server) -> None:
    first = server.table("me", "me", config=PAIR, seed=LONG)
    second = server.table("me", "me", config=PAIR, seed=LONG.replace("0x00", "0X"))
    assert first.get("/moments/0").json() == second.get("/moments/0").json()


@pytest.mark.parametrize(
    ("seed", "sentence"),
    [
        (2**53, "seed must be from 0 to 2^53 - 1, not 9007199254740992"),
        (-1, "seed must be from 0 to 2^53 - 1, not -1"),
        ("0x" + "1" * 33, "seed must be a whole number, not '0x111"),
        (True, "seed must be a whole number, not True"),
        (1.5, "seed must be a whole number, not 1.5"),
    ],
)
def test_a_bad_seed_is_refused_in_a_sentence(server: Server, seed: object, sentence: str) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    answer = server.http.post("/api/tables", json={"game": "island", "seats": seats, "seed": seed})
    assert answer.status_code == 422
    assert sentence in answer.json()["message"]


def test_a_record_that_was_changed_is_refused(server: Server) -> None:
    table = server.table("random", "random", config=QUICKLY_LOST)
    with table.maker() as maker:
        maker.watch()
    record = table.get("/record").json()
    assert server.http.post("/api/replays", json=record).status_code == 200
    record["salt"] = "0" * 32
    answer = server.http.post("/api/replays", json=record)
    assert answer.status_code == 422
    assert "the commitment of this record does not fit" in answer.json()["message"]


def test_nothing_is_claimed_of_a_table_from_before_commitments() -> None:
    class Older(MemoryStore):
        """Keeps tables as they were kept before."""

        async def make(self, table: Any, visitors: Any = ()) -> None:
            await super().make(replace(table, salt=None, deal=None, seed=7), visitors)

    with Server(replace(QUICK), Older()) as server:
        table = server.table("me", "me", config=PAIR)
        info = table.get().json()
        assert (info["commitment"], info["deal"]) == (None, None)
        with table.maker() as maker:
            assert maker.act("0 end")["type"] == "played"
