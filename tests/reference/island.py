"""Forbidden Island a second time, slow and plain: what the engine is compared with.

Written from the rules (FI-1 to FI-136) and docs/notation.md alone, without a look at the engine.
A position is the snapshot mapping of docs/notation.md; cells, cards and roles are words, and every
question is answered by looping over them.
"""

import json
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import Any

Position = dict[str, Any]

TREASURE_TILES = {
    "earth": ("temple-of-the-moon", "temple-of-the-sun"),
    "wind": ("howling-garden", "whispering-garden"),
    "fire": ("cave-of-embers", "cave-of-shadows"),
    "ocean": ("coral-palace", "tidal-palace"),
}
LANDING = "fools-landing"
START_TILES = {
    "diver": "iron-gate",
    "engineer": "bronze-gate",
    "explorer": "copper-gate",
    "messenger": "silver-gate",
    "navigator": "gold-gate",
    "pilot": LANDING,
}
PLAIN_TILES = {
    "breakers-bridge", "cliffs-of-abandon", "crimson-forest", "dunes-of-deception", "lost-lagoon",
    "misty-marsh", "observatory", "phantom-rock", "twilight-hollow", "watchtower",
}  # fmt: skip
TILES = (
    PLAIN_TILES
    | set(START_TILES.values())
    | {tile for pair in TREASURE_TILES.values() for tile in pair}
)
DECK = {"earth": 5, "wind": 5, "fire": 5, "ocean": 5, "helicopter": 3, "sandbags": 2, "rise": 3}
CARD_ORDER = list(DECK)
FLOOD_CARDS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5, 9: 5}
LAST_MARK = 10
START_MARK = {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}
HAND_LIMIT = 5
OUTCOMES = {"running", "won", "landing-sank", "treasure-lost", "drowned", "swamped"}
KEYS = {
    "game", "layout", "tiles", "flooded", "sunk", "seats", "captured", "water", "treasure_pile",
    "treasure_discard", "flood_pile", "flood_discard",
    "turn", "phase", "left", "flown", "rulings", "outcome",
}  # fmt: skip

_LAYOUT_FILE = Path(__file__).parents[2] / "src/forbidden_games/games/island/layouts.json"
LAYOUTS: dict[str, list[str]] = {
    layout["id"]: [
        "abcdefghij"[x] + str(y + 1)
        for y, row in enumerate(layout["rows"])
        for x, place in enumerate(row)
        if place == "#"
    ]
    for layout in json.loads(_LAYOUT_FILE.read_text(encoding="utf-8"))
}


# ---------------------------------------------------------------- the board


def reading_order(cells: Iterable[str]) -> list[str]:
    return sorted(cells, key=lambda cell: (int(cell[1:]), cell[0]))


def beside(a: str, b: str) -> bool:
    """Whether two cells share an edge."""
    return abs(ord(a[0]) - ord(b[0])) + abs(int(a[1:]) - int(b[1:])) == 1


def touching(a: str, b: str) -> bool:
    """Whether two cells share an edge or a corner."""
    return max(abs(ord(a[0]) - ord(b[0])), abs(int(a[1:]) - int(b[1:]))) == 1


def island(position: Position) -> set[str]:
    """All cells that ever had a tile."""
    return set(LAYOUTS[position["layout"]])


def above_water(position: Position) -> set[str]:
    """The cells whose tile, dry or flooded, is still on the table."""
    return island(position) - set(position["sunk"])


def cell_of(position: Position, tile: str) -> str:
    tiles: list[str] = position["tiles"]
    return LAYOUTS[position["layout"]][tiles.index(tile)]


def tile_at(position: Position, cell: str) -> str:
    tiles: list[str] = position["tiles"]
    return tiles[LAYOUTS[position["layout"]].index(cell)]


# ---------------------------------------------------------------- where a pawn may go


def steps(position: Position, role: str, start: str) -> set[str]:
    """One step onto a tile: diagonally only for the Explorer (FI-20, FI-40)."""
    near = touching if role == "explorer" else beside
    return {cell for cell in above_water(position) if near(start, cell)}


def dives(position: Position, start: str) -> set[str]:
    """Along flooded tiles and missing cells to any tile at their edge (FI-44 to FI-49)."""
    wet = set(position["flooded"]) | set(position["sunk"])
    through = {start}
    while True:
        reached = {b for a in through for b in island(position) if beside(a, b)}
        grown = through | (reached & wet)
        if grown == through:
            return (reached & above_water(position)) - {start}
        through = grown


def nearest_tiles(position: Position, start: str) -> set[str]:
    """The tiles at the smallest number of steps over cells of the original island (FI-100)."""
    seen: set[str] = set()
    ring = {start}
    while ring:
        if ring & above_water(position):
            return ring & above_water(position)
        seen |= ring
        ring = {b for a in ring for b in island(position) if beside(a, b)} - seen
    return set()


def moves(position: Position, seat: int) -> set[str]:
    role, start = position["seats"][seat]["role"], position["seats"][seat]["cell"]
    return dives(position, start) if role == "diver" else steps(position, role, start)


def swims(position: Position, seat: int) -> set[str]:
    """Where a pawn in the water may go (FI-97 to FI-102)."""
    role, start = position["seats"][seat]["role"], position["seats"][seat]["cell"]
    if role == "pilot":
        return above_water(position)
    if role == "diver" and position["rulings"]["diver_escape"] == "nearest":
        return nearest_tiles(position, start)
    return moves(position, seat)


def guided(position: Position, seat: int) -> set[str]:
    """Where the Navigator can put the pawn of this seat: one or two steps (FI-61 to FI-67)."""
    role, start = position["seats"][seat]["role"], position["seats"][seat]["cell"]
    first = steps(position, role, start)
    if role == "diver":  # only the Diver may be on a missing cell in between
        first |= {cell for cell in island(position) if beside(start, cell)}
    second = {cell for middle in first for cell in steps(position, role, middle)}
    return ((first & above_water(position)) | second) - {start}


# ---------------------------------------------------------------- what the table waits for


def clockwise(position: Position) -> list[int]:
    """All seats, the active player first."""
    count = len(position["seats"])
    return [(position["turn"] + i) % count for i in range(count)]


def in_water(position: Position) -> list[int]:
    return [
        seat for seat in clockwise(position) if position["seats"][seat]["cell"] in position["sunk"]
    ]


def too_full(position: Position) -> list[int]:
    """The seats that have to shed cards now (FI-74, FI-75)."""
    seats = []
    for seat in clockwise(position):
        if len(position["seats"][seat]["hand"]) <= HAND_LIMIT:
            continue
        between_draws = (
            position["phase"] == "drawing" and seat == position["turn"] and position["left"] > 0
        )
        if between_draws and position["rulings"]["hand_check"] == "after-both":
            continue
        seats.append(seat)
    return seats


def to_act(position: Position) -> int:
    return (in_water(position) + too_full(position) + [int(position["turn"])])[0]


def doomed(position: Position) -> bool:
    """Whether a pawn in the water can neither swim nor be rescued (FI-104, FI-119)."""
    helicopters = any("helicopter" in player["hand"] for player in position["seats"])
    if position["rulings"]["rescue"] and helicopters:
        return False
    return any(not swims(position, seat) for seat in in_water(position))


# ---------------------------------------------------------------- legal actions


def holders(position: Position, card: str) -> list[int]:
    return [seat for seat, player in enumerate(position["seats"]) if card in player["hand"]]


def lifts(position: Position, pawns: list[int]) -> set[str]:
    """Every lift of some of these pawns, from one cell to another tile (FI-116 to FI-119)."""
    actions = set()
    for size in range(1, len(pawns) + 1):
        for group in combinations(sorted(pawns), size):
            starts = {position["seats"][pawn]["cell"] for pawn in group}
            if len(starts) != 1:
                continue
            for target in above_water(position) - starts:
                for seat in holders(position, "helicopter"):
                    actions.add(f"{seat} lift {'+'.join(map(str, group))} {target}")
    return actions


def special_cards(position: Position) -> set[str]:
    """Helicopter Lift and Sandbags while no pawn is in the water (FI-109 to FI-123)."""
    flooding_begun = (
        position["phase"] == "flooding" and position["left"] < FLOOD_CARDS[position["water"]]
    )
    if flooding_begun and not position["rulings"]["specials_between_floods"]:
        return set()
    actions = lifts(position, list(range(len(position["seats"]))))
    for seat in holders(position, "sandbags"):
        actions |= {f"{seat} sandbag {cell}" for cell in position["flooded"]}
    if can_leave(position):
        actions |= {f"{seat} leave" for seat in holders(position, "helicopter")}
    if not position["rulings"]["specials_while_discarding"]:
        for who in too_full(position)[:1]:
            actions = {action for action in actions if action.startswith(f"{who} ")}
    return actions


def can_leave(position: Position) -> bool:
    landing = cell_of(position, LANDING)
    everybody = all(player["cell"] == landing for player in position["seats"])
    return (
        everybody
        and landing in above_water(position)
        and set(position["captured"]) == set(TREASURE_TILES)
    )


def turn_actions(position: Position) -> set[str]:
    """What the active player may do for an action, and `end`."""
    me = int(position["turn"])
    role, here, hand = (position["seats"][me][key] for key in ("role", "cell", "hand"))
    actions = {f"{me} end"}

    actions |= {f"{me} move {cell}" for cell in moves(position, me)}
    if role == "pilot" and not position["flown"]:
        far = {cell for cell in above_water(position) if cell != here and not beside(here, cell)}
        actions |= {f"{me} fly {cell}" for cell in far}

    in_reach = (steps(position, role, here) | {here}) & set(position["flooded"])
    actions |= {f"{me} shore {cell}" for cell in in_reach}
    if role == "engineer":
        actions |= {f"{me} shore {a} {b}" for a, b in combinations(reading_order(in_reach), 2)}

    for other, player in enumerate(position["seats"]):
        if other == me:
            continue
        if role == "messenger" or player["cell"] == here:
            actions |= {f"{me} give {other} {card}" for card in hand if card in TREASURE_TILES}
        if role == "navigator":
            actions |= {f"{me} guide {other} {cell}" for cell in guided(position, other)}

    for treasure, tiles in TREASURE_TILES.items():
        if (
            treasure not in position["captured"]
            and hand.count(treasure) >= 4
            and tile_at(position, here) in tiles
        ):
            actions.add(f"{me} capture {treasure}")
    return actions


def legal_actions(position: Position) -> set[str]:
    """The words of every legal action of every seat."""
    if position["outcome"] != "running":
        return set()
    seat = to_act(position)
    if in_water(position):
        actions = {f"{seat} swim {cell}" for cell in swims(position, seat)}
        return actions | (
            lifts(position, in_water(position)) if position["rulings"]["rescue"] else set()
        )
    if too_full(position):
        own = {f"{seat} discard {card}" for card in position["seats"][seat]["hand"]}
    elif position["phase"] == "acting":
        own = turn_actions(position)
    elif position["phase"] == "drawing":
        own = {f"{seat} draw"}
    else:
        own = {f"{seat} flood"}
    return own | special_cards(position)


# ---------------------------------------------------------------- what an action does


def after(position: Position, action: str, luck: list[str]) -> Position:
    """The position after a legal action; `luck` is the card or cell that is turned over."""
    new = deepcopy(position)
    seat_word, verb, *words = action.split()
    seat = int(seat_word)
    player = new["seats"][seat]
    if verb in ("move", "fly", "shore", "give", "capture", "guide", "draw", "flood"):
        new["left"] -= 1

    if verb in ("move", "fly", "swim"):
        player["cell"] = words[0]
        new["flown"] = new["flown"] or verb == "fly"
    elif verb == "guide":
        new["seats"][int(words[0])]["cell"] = words[1]
    elif verb == "shore":
        new["flooded"] = [cell for cell in new["flooded"] if cell not in words]
    elif verb == "give":
        player["hand"].remove(words[1])
        new["seats"][int(words[0])]["hand"].append(words[1])
    elif verb == "capture":
        for _ in range(4):
            put_down(new, seat, words[0])
        new["captured"].append(words[0])
    elif verb == "end":
        new["left"] = 0
    elif verb == "draw":
        draw(new, seat, luck[0])
    elif verb == "flood":
        flood(new, luck[0])
    elif verb == "discard":
        put_down(new, seat, words[0])
    elif verb == "sandbag":
        put_down(new, seat, "sandbags")
        new["flooded"].remove(words[0])
    elif verb == "lift":
        put_down(new, seat, "helicopter")
        for pawn in words[0].split("+"):
            new["seats"][int(pawn)]["cell"] = words[1]
        if doomed(new):
            new["outcome"] = "drowned"
    elif verb == "leave":
        put_down(new, seat, "helicopter")
        new["outcome"] = "won"
    else:
        raise ValueError(f"no such action: {action}")

    move_on(new)
    return tidied(new)


def put_down(new: Position, seat: int, card: str) -> None:
    """A card goes from a hand to the discard pile."""
    new["seats"][seat]["hand"].remove(card)
    new["treasure_discard"][card] = new["treasure_discard"].get(card, 0) + 1


def draw(new: Position, seat: int, card: str) -> None:
    """One treasure card is turned over (FI-81 to FI-91)."""
    if new["treasure_pile"].get(card, 0) < 1:
        raise ValueError(f"no {card} in the treasure pile")
    new["treasure_pile"][card] -= 1
    if card != "rise":
        new["seats"][seat]["hand"].append(card)
    else:
        new["treasure_discard"]["rise"] = new["treasure_discard"].get("rise", 0) + 1
        new["water"] += 1
        if new["water"] == LAST_MARK:
            new["outcome"] = "swamped"
            return
        if new["flood_discard"]:
            new["flood_pile"].insert(0, new["flood_discard"])
            new["flood_discard"] = []
    if sum(new["treasure_pile"].values()) == 0:
        new["treasure_pile"] = new["treasure_discard"]
        new["treasure_discard"] = {}


def flood(new: Position, cell: str) -> None:
    """One flood card is turned over (FI-94 to FI-106)."""
    if cell not in new["flood_pile"][0]:
        raise ValueError(f"{cell} is not in the top layer of the flood pile")
    new["flood_pile"][0].remove(cell)
    if not new["flood_pile"][0]:
        del new["flood_pile"][0]

    if cell in new["flooded"]:
        new["flooded"].remove(cell)
        new["sunk"].append(cell)
        if cell == cell_of(new, LANDING):
            new["outcome"] = "landing-sank"
        elif lost_treasures(new):
            new["outcome"] = "treasure-lost"
        elif doomed(new):
            new["outcome"] = "drowned"
    else:
        new["flooded"].append(cell)
        new["flood_discard"].append(cell)

    if new["outcome"] == "running" and not new["flood_pile"]:
        new["flood_pile"] = [new["flood_discard"]]
        new["flood_discard"] = []


def lost_treasures(position: Position) -> list[str]:
    """The treasures not captured whose two tiles are gone (FI-129)."""
    return [
        treasure
        for treasure, tiles in TREASURE_TILES.items()
        if treasure not in position["captured"]
        and all(cell_of(position, tile) in position["sunk"] for tile in tiles)
    ]


def move_on(new: Position) -> None:
    """The next phase begins when nothing is left to do in this one."""
    if new["outcome"] != "running" or new["left"] > 0 or in_water(new) or too_full(new):
        return
    if new["phase"] == "acting":
        new["phase"], new["left"] = "drawing", 2
    elif new["phase"] == "drawing":
        new["phase"], new["left"] = "flooding", FLOOD_CARDS[new["water"]]
    else:
        new["phase"], new["left"] = "acting", 3
        new["turn"] = (new["turn"] + 1) % len(new["seats"])
        new["flown"] = False


def tidied(new: Position) -> Position:
    """The same position with every list in its order."""
    for key in ("flooded", "sunk", "flood_discard"):
        new[key] = reading_order(new[key])
    new["flood_pile"] = [reading_order(layer) for layer in new["flood_pile"]]
    for player in new["seats"]:
        player["hand"] = sorted(player["hand"], key=CARD_ORDER.index)
    for key in ("treasure_pile", "treasure_discard"):
        new[key] = {card: new[key][card] for card in CARD_ORDER if new[key].get(card, 0) > 0}
    new["captured"] = sorted(new["captured"], key=CARD_ORDER.index)
    return new


# ---------------------------------------------------------------- what is wrong with a position


def sentences(checks: list[tuple[bool, str]]) -> list[str]:
    return [sentence for right, sentence in checks if not right]


def set_up_faults(position: Position, level: str) -> list[str]:
    """What is wrong with a freshly dealt position (FI-1 to FI-12)."""
    broken = faults(position)
    if broken:
        return broken
    seats, pile = position["seats"], position["treasure_pile"]
    flooded = set(position["flooded"])
    checks = [
        (len(flooded) == 6, "Not six tiles are flooded."),
        (
            set(position["flood_discard"]) == flooded,
            "The flood discards are not the flooded cells.",
        ),
        (position["sunk"] == [], "A tile is gone already."),
        (len(position["flood_pile"]) == 1, "The flood pile is not one layer."),
        (len(position["flood_pile"][0]) == 18, "The flood pile has not 18 cards."),
        (position["captured"] == [], "A treasure is captured already."),
        (position["water"] == START_MARK[level], f"The marker is not at the mark of {level}."),
        (
            sum(pile.values()) == 28 - 2 * len(seats),
            "The treasure pile has the wrong number of cards.",
        ),
        (pile.get("rise", 0) == 3, "Not all Waters Rise! cards are in the pile."),
        (position["treasure_discard"] == {}, "The treasure discard pile is not empty."),
        (position["phase"] == "acting" and position["left"] == 3, "The first turn does not begin."),
        (position["flown"] is False, "The Pilot has flown already."),
        (position["outcome"] == "running", "The game is over already."),
    ]
    for seat, player in enumerate(seats):
        start = cell_of(position, START_TILES[player["role"]])
        checks.append(
            (player["cell"] == start, f"The pawn of seat {seat} is not on its starting tile.")
        )
        checks.append((len(player["hand"]) == 2, f"Seat {seat} was not dealt two cards."))
    return sentences(checks)


def faults(position: Position) -> list[str]:
    """The broken invariants of any position of a game played from the set-up."""
    if set(position) != KEYS or position["game"] != "island" or position["layout"] not in LAYOUTS:
        return ["This is not a snapshot of Forbidden Island."]
    if sorted(position["tiles"]) != sorted(TILES):
        return ["The tiles are not the 24 tiles of the game."]
    if not 1 <= position["water"] <= LAST_MARK or position["phase"] not in (
        "acting",
        "drawing",
        "flooding",
    ):
        return ["The marker or the phase is none that exists."]
    if not 0 <= position["turn"] < len(position["seats"]):
        return ["It is nobody's turn."]
    if not island(position).issuperset(position["flooded"] + position["sunk"]):
        return ["A flooded or sunk cell is not on the island."]

    seats, phase, left, outcome = (position[key] for key in ("seats", "phase", "left", "outcome"))
    running = outcome == "running"
    landing = cell_of(position, LANDING)
    roles = [player["role"] for player in seats]
    cards: Counter[str] = Counter(position["treasure_pile"]) + Counter(position["treasure_discard"])
    for player in seats:
        cards += Counter(player["hand"])
    flood_cards = position["flood_discard"] + [
        cell for layer in position["flood_pile"] for cell in layer
    ]
    water_cells = {seats[seat]["cell"] for seat in in_water(position)}
    most_left = {"acting": 3, "drawing": 2, "flooding": FLOOD_CARDS.get(position["water"], 0)}[
        phase
    ]
    held = bool(in_water(position) or too_full(position))
    landing_sank = landing in position["sunk"]
    treasure_lost = bool(lost_treasures(position)) and not landing_sank
    lost_in = "drawing" if outcome == "swamped" else "flooding"

    checks = [
        (2 <= len(seats) <= 4, "There are not two to four seats."),
        (
            len(set(roles)) == len(roles) and set(roles) <= set(START_TILES),
            "The roles are not different ones.",
        ),
        (cards == Counter(DECK), "The treasure cards are not the 28 of the deck."),
        (
            sorted(flood_cards) == sorted(above_water(position)),
            "Flood cards and cells above water differ.",
        ),
        (all(position["flood_pile"]), "A layer of the flood pile is empty."),
        (not set(position["flooded"]) & set(position["sunk"]), "A cell is both flooded and sunk."),
        (len(set(position["flooded"])) == len(position["flooded"]), "A cell is flooded twice."),
        (len(set(position["sunk"])) == len(position["sunk"]), "A cell is sunk twice."),
        (
            len(set(position["captured"])) == len(position["captured"]),
            "A treasure is captured twice.",
        ),
        (
            set(position["captured"]) <= set(TREASURE_TILES),
            "Something else than a treasure is captured.",
        ),
        (tidied(deepcopy(position)) == position, "A list is not in its order or a count is zero."),
        (0 <= left <= most_left, "More is left to do than the phase allows."),
        (left > 0 or held or not running, "Nothing is left to do, and nothing holds the phase."),
        (len(too_full(position)) <= 1, "Two hands are over the limit."),
        (not water_cells or phase == "flooding", "A pawn is in the water outside the flooding."),
        (len(water_cells) <= 1, "Pawns are in the water in different places."),
        (not running or not doomed(position), "A pawn drowns, but the game goes on."),
        (
            not position["flown"] or roles[position["turn"]] == "pilot",
            "Somebody else than the Pilot has flown.",
        ),
        (not running or bool(position["flood_pile"]), "The flood pile is empty."),
        (not running or bool(position["treasure_pile"]), "The treasure pile is empty."),
        (outcome in OUTCOMES, "The outcome is none that exists."),
        ((outcome == "landing-sank") == landing_sank, "The outcome does not fit Fools' Landing."),
        ((outcome == "treasure-lost") == treasure_lost, "The outcome does not fit the treasures."),
        (
            (outcome == "swamped") == (position["water"] == LAST_MARK),
            "The outcome does not fit the marker.",
        ),
        (outcome != "drowned" or doomed(position), "Nobody drowns, but the game is lost that way."),
        (outcome != "won" or can_leave(position), "The game is won too early."),
        (outcome in ("running", "won") or phase == lost_in, "The game is lost in a wrong phase."),
    ]
    for seat, player in enumerate(seats):
        most = HAND_LIMIT
        if phase == "acting" and seat != position["turn"] and left < 3:
            most += 1  # just given
        if phase == "drawing" and seat == position["turn"]:
            most += (
                1 if position["rulings"]["hand_check"] == "after-each" and left < 2 else 2 - left
            )
        checks.append(
            (player["cell"] in island(position), f"The pawn of seat {seat} is not on the island.")
        )
        checks.append((len(player["hand"]) <= most, f"Seat {seat} has too many cards."))
        checks.append(("rise" not in player["hand"], f"Seat {seat} holds Waters Rise!."))
    return sentences(checks)
