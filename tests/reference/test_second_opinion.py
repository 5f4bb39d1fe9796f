"""The naive reading of the rules agrees with the engine on every position of many random games."""

import json
import os
import random
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import pytest

from forbidden_games.games import GAMES
from forbidden_games.games.desert.board import FACES, FACES_BEHIND, GRID
from forbidden_games.games.desert.cards import GEAR_CARDS, GEAR_DECK
from forbidden_games.games.island.board import TILES, TREASURE_ON
from forbidden_games.games.island.cards import CARDS
from forbidden_games.games.island.layouts import GRIDS
from forbidden_games.kernel import bag, packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadPosition
from forbidden_games.kernel.game import WON
from forbidden_games.kernel.journal import Event, Journal
from tests.reference import desert, island
from tests.support.tables import random_match, settings

Position = dict[str, Any]

NAIVE: dict[str, Any] = {"island": island, "desert": desert}
TURNED_OVER = {  # events that tell what luck decided
    "island": ("card", "flooded", "sank"),
    "desert": ("storm", "excavated", "geared", "saw", "seen"),
}
BATCHES = [*range(4), *(pytest.param(batch, marks=pytest.mark.more) for batch in range(4, 12))]
TABLES = 500 if os.environ.get("FORBIDDEN_LONG") else 24  # in a batch


def words_of(game: str, state: Any) -> Position:
    """The table in words, as a file would hold it."""
    words: Position = json.loads(json.dumps(asdict(GAMES[game].snapshot(state))))
    return words


def compare(game: str, state: Any, where: str) -> Position:
    """Both readings allow the same here; the position in words."""
    naive, rules = NAIVE[game], GAMES[game]
    here = words_of(game, state)
    legal = {rules.write_action(state, action) for action in rules.legal_actions(state)}
    assert naive.legal_actions(here) == legal, where
    if here["outcome"] == "running":
        assert naive.to_act(here) == rules.to_act(state), where
    return here


def luck_of(game: str, state: Any, events: list[Event]) -> list[str]:
    """What luck decided, as the events tell it."""
    words = [GAMES[game].write_event(state, event).split() for event in events]
    return [word[-1] for word in words if word[0] in TURNED_OVER[game]]


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_both_readings_agree_on_every_position(game: str, batch: int) -> None:
    naive, positions = NAIVE[game], 0
    for number in range(batch * TABLES, (batch + 1) * TABLES):
        before: Position = {}
        for match in random_match(game, number):
            where = f"table {number}, play {len(match.plays)}"
            here = compare(game, match.state, where)
            assert naive.faults(here) == [], where
            if match.plays:
                action, events, _ = match.plays[-1]
                words = match.game.write_action(match.state, action)
                luck = luck_of(game, match.state, events)
                assert naive.after(before, words, luck) == here, where
            else:
                level = str(settings(game, number)["level"])
                assert naive.set_up_faults(here, level=level) == []
            before = here
            positions += 1
    assert positions > 48 * TABLES  # 20,000 and more in all


def treasures_at_hand(position: Position, luck: random.Random) -> Position:
    """The same island with treasures within reach: cards dealt anew, pawns on tiles that matter."""
    deck = {**dict.fromkeys(CARDS[:4], 5), "helicopter": 3, "sandbags": 2, "rise": 3}
    tiles = zip(position["tiles"], GRIDS[0].names, strict=True)
    above = [(tile, cell) for tile, cell in tiles if cell not in position["sunk"]]
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
    return {**position, "treasure_pile": deck, "treasure_discard": {}, "flown": False}


def parts_at_hand(position: Position, luck: random.Random) -> Position:
    """The same desert with most of the city dug out, equipment in hand and parts about."""
    hidden = {
        back: [FACES[face] for face in bag.cards(FACES_BEHIND[number])]
        for number, back in enumerate(("crash", "desert", "oasis"))
    }
    for tile in position["tiles"]:
        if tile["face"] != "unknown":
            hidden[tile["back"]].remove(tile["face"])
    for faces in hidden.values():
        luck.shuffle(faces)
    for tile in position["tiles"]:
        if tile["face"] == "unknown":
            tile["face"] = hidden[tile["back"]].pop()
        tile["excavated"] |= luck.random() < 0.9
        tile["sand"] = luck.choice([0, 0, 0, 1, 1, 2, 3])
    shown = {tile["face"]: tile["cell"] for tile in position["tiles"] if tile["excavated"]}
    cells = [tile["cell"] for tile in position["tiles"]]
    is_leaving = luck.random() < 0.5 and "pad" in shown
    for part in position["parts"]:
        if f"{part}-row" in shown and f"{part}-column" in shown:
            place = luck.choice([*cells, position["storm"]])
            position["parts"][part] = "taken" if is_leaving or luck.random() < 0.6 else place
        else:
            position["parts"][part] = "unplaced"
    found = sum(t["excavated"] for t in position["tiles"] if t["face"] in ("gear", "tunnel"))
    deck = [GEAR_CARDS[piece] for piece in bag.cards(GEAR_DECK)]
    luck.shuffle(deck)
    drawn, pile = deck[:found], deck[found:]
    on_parts = [where for where in position["parts"].values() if where in cells]
    for seat in position["seats"]:
        seat["cell"] = shown["pad"] if is_leaving else luck.choice([*cells, *on_parts * 8])
        seat["gear"] = [drawn.pop() for _ in range(min(len(drawn), luck.randint(0, 2)))]
        seat["shield"] = "none"
    if is_leaving:
        pad = GRID.near[GRID.cell(shown["pad"])]
        position["seats"][position["turn"]]["cell"] = luck.choice(
            [cell for cell in cells if pad >> GRID.cell(cell) & 1]
        )
    del position["supply"]
    return {**position, "gear_pile": {piece: pile.count(piece) for piece in GEAR_CARDS}}


ENDGAMES: dict[str, tuple[Callable[[Position, random.Random], Position], set[str]]] = {
    "island": (
        treasures_at_hand,
        {"capture", "leave", "give", "lift", "sandbag", "discard", "swim"},
    ),
    "desert": (
        parts_at_hand,
        {"take", "fetch", "guide", "halt", "jet", "shield", "blast", "reserve", "throttle", "pass"},
    ),
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_both_readings_agree_near_the_end(game: str) -> None:
    prepare, wanted = ENDGAMES[game]
    rules, naive = GAMES[game], NAIVE[game]
    outcomes, verbs = set(), set()
    for number in range(0, 240, 24):  # of the island, the standard layout
        for match in random_match(game, number):
            luck = random.Random(number + len(match.plays))
            position = words_of(game, match.state)
            if match.is_over or position["phase"] != "acting" or position["left"] < 3:
                continue
            if game == "desert" and (position["looking"] or position["steps"]):
                continue
            try:
                state = rules.restore({**prepare(position, luck), "left": 3})
            except BadPosition as error:  # more sand than there is, or won already
                if not str(error).startswith(("there are 48 sand", "the outcome cannot be")):
                    raise
                continue
            dice = Dice(number)
            for _ in range(25):
                before = compare(game, state, f"table {number}, play {len(match.plays)}")
                legal = rules.legal_actions(state)
                if not legal:
                    break
                kinds = sorted({packed.kind_of(action) for action in legal})
                kind = luck.choice(kinds)
                action = luck.choice([one for one in legal if packed.kind_of(one) == kind])
                journal = Journal()
                rules.apply(state, action, dice, journal)
                words = rules.write_action(state, action)
                verbs.add(words.split()[1])
                turned = luck_of(game, state, journal.events())
                assert naive.after(before, words, turned) == words_of(game, state), words
            outcomes.add(rules.outcome(state))
    assert wanted <= verbs
    assert WON in outcomes
