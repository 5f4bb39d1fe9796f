"""The naive reading of the rules agrees with the engine on every position of many random games."""

import json
import os
import random
from dataclasses import asdict
from typing import Any

import pytest

from forbidden.games.island.board import TILES, TREASURE_ON
from forbidden.games.island.cards import CARDS
from forbidden.games.island.events import WON
from forbidden.games.island.game import Island
from forbidden.games.island.layouts import GRIDS
from forbidden.games.island.state import ACTING
from forbidden.kernel import packed
from forbidden.kernel.dice import Dice
from forbidden.kernel.journal import Event, Journal
from tests.reference import island as naive
from tests.support.tables import random_match, settings

GAME = Island()
BATCHES = 12
GAMES_A_BATCH = 500 if os.environ.get("FORBIDDEN_LONG") else 36


def position(state: Any) -> dict[str, Any]:
    """The table in words, as a file would hold it."""
    words: dict[str, Any] = json.loads(json.dumps(asdict(GAME.snapshot(state))))
    return words


def compare(state: Any, where: str) -> dict[str, Any]:
    """Both readings allow the same here; the position in words."""
    here = position(state)
    assert naive.faults(here) == [], where
    legal = {GAME.write_action(state, action) for action in GAME.legal_actions(state)}
    assert naive.legal_actions(here) == legal, where
    if here["outcome"] == "running":
        assert naive.to_act(here) == GAME.to_act(state), where
    return here


def turned_over(state: Any, events: list[Event]) -> list[str]:
    """The card or cell that luck decided, as the events tell it."""
    words = [GAME.write_event(state, event).split() for event in events]
    return [word[-1] for word in words if word[0] in ("card", "flooded", "sank")]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_readings_agree_on_every_position(batch: int) -> None:
    positions = 0
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        before: dict[str, Any] = {}
        for match in random_match("island", number):
            where = f"table {number}, play {len(match.plays)}"
            here = compare(match.state, where)
            if match.plays:
                action, events, _ = match.plays[-1]
                words = GAME.write_action(match.state, action)
                assert naive.after(before, words, turned_over(match.state, events)) == here, where
            else:
                level = str(settings("island", number)["level"])
                assert naive.set_up_faults(here, level=level) == []
            before = here
            positions += 1
    assert positions > 48 * GAMES_A_BATCH  # 20,000 and more in all


def near_the_end(position: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """The same table with treasures within reach: cards dealt anew, pawns on tiles that matter."""
    deck = {**dict.fromkeys(CARDS[:4], 5), "helicopter": 3, "sandbags": 2, "rise": 3}
    above = [
        (tile, cell)
        for tile, cell in zip(position["tiles"], GRIDS[0].names, strict=True)
        if cell not in position["sunk"]
    ]
    places = [cell for tile, cell in above if TREASURE_ON[TILES.index(tile)] >= 0]
    (landing,) = (cell for tile, cell in above if tile == "fools-landing")
    is_leaving = luck.random() < 0.3
    if is_leaving:
        position["captured"] = list(CARDS[:4])
    for seat in position["seats"]:
        seat["cell"] = landing if is_leaving else luck.choice([*places, places[0], landing])
        wanted = [luck.choice(CARDS[:4])] * luck.randint(2, 5) + luck.choices(CARDS[:6], k=2)
        seat["hand"] = []
        for card in wanted[:5]:
            if deck[card]:
                deck[card] -= 1
                seat["hand"].append(card)
    return {
        **position,
        "treasure_pile": deck,
        "treasure_discard": {},
        "phase": "acting",
        "left": 3,
        "flown": False,
    }


def test_both_readings_agree_near_the_end() -> None:
    outcomes, verbs = set(), set()
    for number in range(0, 240, 24):  # the standard layout
        for match in random_match("island", number):
            luck = random.Random(number + len(match.plays))
            if match.is_over or match.state.phase != ACTING or match.state.left != 3:
                continue
            state = GAME.restore(near_the_end(position(match.state), luck))
            dice = Dice(number)
            for _ in range(25):
                before = compare(state, f"table {number}, play {len(match.plays)}")
                legal = GAME.legal_actions(state)
                if not legal:
                    break
                kinds = sorted({packed.kind_of(action) for action in legal})
                kind = luck.choice(kinds)
                action = luck.choice([one for one in legal if packed.kind_of(one) == kind])
                journal = Journal()
                GAME.apply(state, action, dice, journal)
                words = GAME.write_action(state, action)
                verbs.add(words.split()[1])
                luck_words = turned_over(state, journal.events())
                assert naive.after(before, words, luck_words) == position(state), words
            outcomes.add(state.outcome)
    assert {"capture", "leave", "give", "lift", "sandbag", "discard", "swim"} <= verbs
    assert WON in outcomes
