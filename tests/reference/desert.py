"""Forbidden Desert a second time, slow and plain: what the engine is compared with.

Written from the rules (FD-1 to FD-109), the decisions where they are silent and docs/notation.md
alone, without a look at the engine. A position is the snapshot mapping of docs/notation.md; cells,
cards and roles are words, and every question is answered by looping over them.
"""

from collections import Counter
from copy import deepcopy
from typing import Any

Position = dict[str, Any]
Tile = dict[str, Any]

COLUMNS, ROWS = "abcde", "12345"
CELLS = [column + row for row in ROWS for column in COLUMNS]  # in reading order
START_STORM = "c3"
START_SAND = {"c1", "b2", "d2", "a3", "e3", "b4", "d4", "c5"}
SAND_MARKERS = 48
BLOCKED_AT = 2

PARTS = ["propeller", "engine", "crystal", "deck"]
CLUES = {f"{part}-{axis}" for part in PARTS for axis in ("row", "column")}
GEAR_FACES = {"gear", "tunnel"}
FACES = {
    "crash": Counter({"gear": 1}),
    "oasis": Counter({"well": 2, "mirage": 1}),
    "desert": Counter({"gear": 8, "tunnel": 3, "pad": 1, **dict.fromkeys(CLUES, 1)}),
}

CANTEENS = {
    "archeologist": 3,
    "climber": 3,
    "explorer": 4,
    "meteorologist": 4,
    "navigator": 4,
    "carrier": 5,
}
GEAR = {"blaster": 3, "jet": 3, "shield": 2, "scope": 2, "reserve": 1, "throttle": 1}
GEAR_ORDER = list(GEAR)
WINDS = {"north": (0, -1), "south": (0, 1), "east": (1, 0), "west": (-1, 0)}  # tiles go that way
STORM_DECK = {
    **{f"{wind}-{n}": count for wind in WINDS for n, count in ((1, 3), (2, 2), (3, 1))},
    "sun": 4,
    "picks-up": 3,
}
STORM_ORDER = list(STORM_DECK)
METER = {
    2: [2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    3: [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    4: [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    5: [2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
}
START_TICK = {"novice": 0, "normal": 1, "elite": 2, "legendary": 3}
ACTIONS, EXTRA_ACTIONS = 4, 2
GUIDED_STEPS = 3
DRINK = 2

OUTCOMES = {"running", "won", "thirst", "buried", "swept"}
RULINGS: dict[str, set[object]] = {
    "climber_tunnels": {True, False},
    "well_sand": {"one", "none", "any"},
    "guide_buried": {True, False},
    "shield": {"travels", "stays"},
    "jet_buried": {True, False},
    "storm_discard": {"after-turn", "at-once"},
}
KEYS = {
    "game", "storm", "tiles", "parts", "seats", "supply", "meter", "gear_pile", "storm_top",
    "storm_pile", "storm_bottom", "storm_revealed", "storm_discard", "turn", "phase", "left",
    "fewer", "looking", "guiding", "steps", "rulings", "outcome",
}  # fmt: skip
TILE_KEYS = {"cell", "back", "face", "excavated", "sand"}
SEAT_KEYS = {"role", "cell", "water", "gear", "shield"}
PILES = ("storm_pile", "storm_revealed", "storm_discard")


# ---------------------------------------------------------------- the board


def beside(a: str, b: str) -> bool:
    """Whether two cells share an edge."""
    return abs(ord(a[0]) - ord(b[0])) + abs(int(a[1]) - int(b[1])) == 1


def touching(a: str, b: str) -> bool:
    """Whether two cells share an edge or a corner."""
    return max(abs(ord(a[0]) - ord(b[0])), abs(int(a[1]) - int(b[1]))) == 1


def tile_at(position: Position, cell: str) -> Tile:
    """The tile on this cell; the storm's cell has none."""
    for tile in position["tiles"]:
        if tile["cell"] == cell:
            found: Tile = tile
            return found
    raise ValueError(f"no tile on {cell}")


def sand(position: Position, cell: str) -> int:
    return int(tile_at(position, cell)["sand"])


def all_cells(position: Position) -> set[str]:
    """Every cell with a tile, so not the storm's."""
    return {tile["cell"] for tile in position["tiles"]}


def open_cells(position: Position) -> set[str]:
    """The cells that are not blocked by sand."""
    return {cell for cell in all_cells(position) if sand(position, cell) < BLOCKED_AT}


def near(position: Position, seat: int) -> set[str]:
    """The tiles next to a pawn, for the Explorer also those at the corners (FD-17, FD-61)."""
    here = position["seats"][seat]["cell"]
    reaches = touching if position["seats"][seat]["role"] == "explorer" else beside
    return {cell for cell in all_cells(position) if reaches(here, cell)}


def shows(tile: Tile, face: str) -> bool:
    """Whether a tile lies there excavated with this face; to be known is not enough (FD-24)."""
    return bool(tile["excavated"]) and tile["face"] == face


def tunnels(position: Position) -> set[str]:
    """The cells of the excavated tunnels."""
    return {tile["cell"] for tile in position["tiles"] if shows(tile, "tunnel")}


def pawns_on(position: Position, cell: str) -> list[int]:
    return [seat for seat, player in enumerate(position["seats"]) if player["cell"] == cell]


def companions(position: Position, seat: int) -> list[int]:
    """The other pawns on the tile of this one."""
    here = position["seats"][seat]["cell"]
    return [other for other in pawns_on(position, here) if other != seat]


def buried(position: Position, seat: int) -> bool:
    """Under two or more markers, and no Climber there (FD-30, FD-54)."""
    here = position["seats"][seat]["cell"]
    climber_here = any(
        position["seats"][pawn]["role"] == "climber" for pawn in pawns_on(position, here)
    )
    return sand(position, here) >= BLOCKED_AT and not climber_here


def level(position: Position) -> int:
    """How many storm cards the meter asks for."""
    return METER[len(position["seats"])][position["meter"]]


def pile_size(position: Position) -> int:
    """All storm cards still to come, known or not."""
    known = len(position["storm_top"]) + len(position["storm_bottom"])
    return known + sum(int(count) for count in position["storm_pile"].values())


def wins(position: Position) -> bool:
    """All parts, and everybody on the excavated launch pad that is not blocked (FD-106)."""
    if any(where != "taken" for where in position["parts"].values()):
        return False
    for tile in position["tiles"]:
        if shows(tile, "pad") and tile["sand"] < BLOCKED_AT:
            return len(pawns_on(position, tile["cell"])) == len(position["seats"])
    return False


# ---------------------------------------------------------------- where a pawn may go


def destinations(position: Position, seat: int) -> set[str]:
    """One step or one tunnel of this pawn, which is not held by sand (FD-17 to FD-24)."""
    here = position["seats"][seat]["cell"]
    climber = position["seats"][seat]["role"] == "climber"

    walks = near(position, seat)
    if not climber:
        walks &= open_cells(position)

    rides: set[str] = set()
    if here in tunnels(position):
        rides = tunnels(position) - {here}
        if not (climber and position["rulings"]["climber_tunnels"]):
            rides &= open_cells(position)
    return walks | rides


def trips(position: Position, seat: int) -> set[str]:
    """The words after `move` and `guide`: where to, and who is taken along (FD-56)."""
    words = set()
    for cell in destinations(position, seat):
        words.add(cell)
        if position["seats"][seat]["role"] == "climber":
            words |= {f"{cell} with {other}" for other in companions(position, seat)}
    return words


# ---------------------------------------------------------------- legal actions


def to_act(position: Position) -> int:
    return int(position["turn"])


def is_guiding(position: Position) -> bool:
    return str(position["guiding"]) != "none"


def further_steps(position: Position) -> set[str]:
    """What is left of the Navigator's action; her own sand does not matter any more (FD-81)."""
    me, pawn = to_act(position), int(position["guiding"])
    actions = {f"{me} halt"}
    if not buried(position, pawn):
        actions |= {f"{me} guide {pawn} {trip}" for trip in trips(position, pawn)}
    return actions


def can_fetch(position: Position, seat: int) -> bool:
    """The Water Carrier on a well (FD-69 to FD-72); a buried one is refused before."""
    player = position["seats"][seat]
    tile = tile_at(position, player["cell"])
    most_sand = {"none": 0, "one": 1, "any": SAND_MARKERS}[position["rulings"]["well_sand"]]
    return (
        player["role"] == "carrier"
        and shows(tile, "well")
        and tile["sand"] <= most_sand
        and player["water"] < CANTEENS["carrier"]
    )


def turn_actions(position: Position) -> set[str]:
    """What the active player may do for one of the actions left."""
    me = to_act(position)
    role, here = position["seats"][me]["role"], position["seats"][me]["cell"]
    tile = tile_at(position, here)
    if position["left"] < 1:
        return set()
    if buried(position, me):
        return {f"{me} clear {here}"}

    actions = {f"{me} move {trip}" for trip in trips(position, me)}
    for cell in near(position, me) | {here}:
        if sand(position, cell) > 0:
            actions.add(f"{me} clear {cell}")

    if tile["sand"] == 0 and not tile["excavated"]:
        actions.add(f"{me} excavate")
    for part in PARTS:
        if position["parts"][part] == here and tile["excavated"] and tile["sand"] < BLOCKED_AT:
            actions.add(f"{me} take {part}")
    if can_fetch(position, me):
        actions.add(f"{me} fetch")

    if role == "meteorologist":
        if position["fewer"] < level(position):
            actions.add(f"{me} calm")
        if pile_size(position) > 0:
            actions.add(f"{me} look")

    if role == "navigator":
        for other in range(len(position["seats"])):
            if other == me:
                continue
            if buried(position, other) and not position["rulings"]["guide_buried"]:
                continue
            actions |= {f"{me} guide {other} {trip}" for trip in trips(position, other)}
    return actions


def gear_actions(position: Position, seat: int) -> set[str]:
    """The equipment this seat can use now (FD-85 to FD-91)."""
    player = position["seats"][seat]
    here, gear = player["cell"], player["gear"]
    actions = set()
    if "blaster" in gear:
        for cell in near(position, seat) | {here}:
            if sand(position, cell) > 0:
                actions.add(f"{seat} blast {cell}")
    if "jet" in gear and (position["rulings"]["jet_buried"] or not buried(position, seat)):
        for cell in open_cells(position) - {here}:
            actions.add(f"{seat} jet {cell}")
            actions |= {f"{seat} jet {cell} with {other}" for other in companions(position, seat)}
    if "shield" in gear:
        actions.add(f"{seat} shield")
    if "scope" in gear:
        for tile in position["tiles"]:
            if not tile["excavated"]:
                actions.add(f"{seat} scope {tile['cell']}")
    if "reserve" in gear:
        actions.add(f"{seat} reserve")
    if "throttle" in gear and seat == to_act(position) and position["phase"] == "acting":
        actions.add(f"{seat} throttle")
    return actions


def transfers(position: Position, giver: int) -> set[str]:
    """Water and equipment handed over by this seat (FD-73, FD-82, FD-83)."""
    player = position["seats"][giver]
    actions = set()
    for other, receiver in enumerate(position["seats"]):
        if other == giver:
            continue
        together = player["cell"] == receiver["cell"]
        across = player["role"] == "carrier" and beside(player["cell"], receiver["cell"])
        if together:
            actions |= {f"{giver} pass {other} {piece}" for piece in player["gear"]}
        if together or across:
            room = CANTEENS[receiver["role"]] - receiver["water"]
            for amount in range(1, min(player["water"], room) + 1):
                actions.add(f"{giver} water {other} {amount}")
    return actions


def legal_actions(position: Position) -> set[str]:
    """The words of every legal action of every seat."""
    if position["outcome"] != "running":
        return set()
    me = to_act(position)
    if position["looking"] > 0:
        return {f"{me} keep"} | {f"{me} bottom {n}" for n in range(1, position["looking"] + 1)}
    if is_guiding(position):
        return further_steps(position)

    if position["phase"] == "acting":
        actions = turn_actions(position) | {f"{me} end"}
    else:
        actions = {f"{me} draw"}
    for seat in range(len(position["seats"])):
        actions |= gear_actions(position, seat) | transfers(position, seat)
    return actions


# ---------------------------------------------------------------- what an action does


def after(position: Position, action: str, luck: list[str]) -> Position:
    """The position after a legal action; `luck` is what chance decided, in order."""
    new = deepcopy(position)
    seat_word, verb, *words = action.split()
    seat = int(seat_word)
    player = new["seats"][seat]

    if verb in ("move", "clear", "excavate", "take", "fetch", "calm", "look"):
        new["left"] -= 1
    if verb == "guide" and not is_guiding(new):
        new["left"] -= 1
        new["guiding"], new["steps"] = words[0], GUIDED_STEPS  # the seat as a word, as in "none"
    if verb in ("blast", "jet", "shield", "scope", "reserve", "throttle"):
        player["gear"].remove("blaster" if verb == "blast" else verb)

    if verb in ("move", "jet"):
        travel(new, seat, words)
    elif verb == "guide":
        travel(new, int(words[0]), words[1:])
        new["steps"] -= 1
        if new["steps"] == 0:
            new["guiding"] = "none"
    elif verb == "halt":
        new["guiding"], new["steps"] = "none", 0
    elif verb == "clear":
        unsand(new, words[0], 2 if player["role"] == "archeologist" else 1)
    elif verb == "blast":
        unsand(new, words[0], SAND_MARKERS)
    elif verb == "excavate":
        excavate(new, seat, luck)
    elif verb == "take":
        new["parts"][words[0]] = "taken"
    elif verb == "fetch":
        drink(new, [seat])
    elif verb == "reserve":
        drink(new, pawns_on(new, player["cell"]))
    elif verb == "calm":
        new["fewer"] += 1
    elif verb == "look":
        look(new, luck)
    elif verb == "bottom":
        to_the_bottom(new, int(words[0]))
    elif verb == "keep":
        new["looking"] = 0
    elif verb == "shield":
        player["shield"] = player["cell"]
    elif verb == "scope":
        see(new, words[0], luck)
    elif verb == "throttle":
        new["left"] += EXTRA_ACTIONS
    elif verb == "pass":
        player["gear"].remove(words[1])
        new["seats"][int(words[0])]["gear"].append(words[1])
    elif verb == "water":
        player["water"] -= int(words[1])
        new["seats"][int(words[0])]["water"] += int(words[1])
    elif verb == "end":
        new["phase"], new["left"] = "storming", level(new) - new["fewer"]
    elif verb == "draw":
        draw(new, luck[0])
    else:
        raise ValueError(f"no such action: {action}")

    if new["outcome"] == "running" and wins(new):
        new["outcome"] = "won"
    if new["outcome"] == "running" and verb == "draw" and pile_size(new) == 0:
        reshuffle(new)
    if new["outcome"] == "running" and new["phase"] == "storming" and new["left"] == 0:
        next_turn(new)
    return tidied(new)


def travel(new: Position, seat: int, words: list[str]) -> None:
    """A pawn goes to the cell named first, perhaps `with` another one."""
    new["seats"][seat]["cell"] = words[0]
    if len(words) == 3:
        new["seats"][int(words[2])]["cell"] = words[0]


def unsand(new: Position, cell: str, most: int) -> None:
    """Up to so many markers of a tile go back to the supply."""
    tile = tile_at(new, cell)
    taken = min(most, tile["sand"])
    tile["sand"] -= taken
    new["supply"] += taken


def drink(new: Position, seats: list[int]) -> None:
    """Two water for each, but no canteen overflows (FD-39, FD-69, FD-89)."""
    for seat in seats:
        player = new["seats"][seat]
        player["water"] = min(player["water"] + DRINK, CANTEENS[player["role"]])


def hidden_faces(position: Position, back: str) -> Counter[str]:
    """The faces nobody has seen yet under tiles with this back."""
    return FACES[back] - Counter(
        tile["face"]
        for tile in position["tiles"]
        if tile["back"] == back and tile["face"] != "unknown"
    )


def see(new: Position, cell: str, luck: list[str]) -> None:
    """The face of a tile becomes known, if it was not (FD-88)."""
    tile = tile_at(new, cell)
    if tile["face"] == "unknown":
        if hidden_faces(new, tile["back"])[luck[0]] < 1:
            raise ValueError(f"{luck[0]} cannot be under {cell}")
        tile["face"] = luck[0]
    elif luck and luck[0] != tile["face"]:
        raise ValueError(f"{cell} is known to be {tile['face']}, not {luck[0]}")


def excavate(new: Position, seat: int, luck: list[str]) -> None:
    """The own tile is turned over (FD-35 to FD-46)."""
    cell = new["seats"][seat]["cell"]
    tile = tile_at(new, cell)
    see(new, cell, luck)
    tile["excavated"] = True

    if tile["face"] in GEAR_FACES:
        piece = luck[1]
        if new["gear_pile"].get(piece, 0) < 1:
            raise ValueError(f"no {piece} in the equipment pile")
        new["gear_pile"][piece] -= 1
        new["seats"][seat]["gear"].append(piece)
    elif tile["face"] == "well":
        drink(new, pawns_on(new, cell))
    elif tile["face"] in CLUES:
        part = tile["face"].split("-")[0]
        row_clues = [other for other in new["tiles"] if shows(other, f"{part}-row")]
        column_clues = [other for other in new["tiles"] if shows(other, f"{part}-column")]
        if row_clues and column_clues:
            new["parts"][part] = column_clues[0]["cell"][0] + row_clues[0]["cell"][1]


# ---------------------------------------------------------------- the storm pile


def next_card(new: Position, card: str) -> None:
    """This card leaves the storm pile as its next one."""
    if new["storm_top"]:
        if new["storm_top"][0] != card:
            raise ValueError(f"{card} is not on top of the storm pile")
        del new["storm_top"][0]
    else:
        if new["storm_pile"].get(card, 0) < 1:
            raise ValueError(f"no {card} in the storm pile")
        new["storm_pile"][card] -= 1
    settle(new)


def settle(new: Position) -> None:
    """With no unknown card between them, top and bottom are one row of known cards."""
    if sum(new["storm_pile"].values()) == 0:
        new["storm_top"] += new["storm_bottom"]
        new["storm_bottom"] = []


def look(new: Position, luck: list[str]) -> None:
    """The Meteorologist takes up the next cards and lays them back in order (FD-76 to FD-79)."""
    count = min(level(new), pile_size(new))
    if len(luck) != count:
        raise ValueError(f"{count} cards are to be seen, not {len(luck)}")
    for card in luck:
        next_card(new, card)
    new["storm_top"] = luck + new["storm_top"]
    new["looking"] = count


def to_the_bottom(new: Position, number: int) -> None:
    """One of the cards seen becomes the lowest of the pile."""
    card = new["storm_top"].pop(number - 1)
    new["storm_bottom"].append(card)
    settle(new)
    new["looking"] = 0


def put_on(pile: dict[str, int], card: str) -> None:
    pile[card] = pile.get(card, 0) + 1


def reshuffle(new: Position) -> None:
    """The discards are the new pile (FD-99)."""
    new["storm_pile"], new["storm_discard"] = new["storm_discard"], {}


# ---------------------------------------------------------------- the storm step


def draw(new: Position, card: str) -> None:
    """One storm card is turned over and applied (FD-93 to FD-98)."""
    new["left"] -= 1
    next_card(new, card)
    if card == "sun":
        sun(new)
    elif card == "picks-up":
        new["meter"] += 1
        if new["meter"] == len(METER[len(new["seats"])]):
            new["outcome"] = "swept"
    else:
        name, force = card.split("-")
        wind(new, WINDS[name], int(force))
    at_once = new["rulings"]["storm_discard"] == "at-once"
    put_on(new["storm_discard"] if at_once else new["storm_revealed"], card)


def sun(new: Position) -> None:
    """Everybody without shelter loses one water, all at once (FD-96, FD-102)."""
    shelter = tunnels(new) | {player["shield"] for player in new["seats"]}
    for player in new["seats"]:
        if player["cell"] in shelter:
            continue
        if player["water"] == 0:
            new["outcome"] = "thirst"
        else:
            player["water"] -= 1


def wind(new: Position, direction: tuple[int, int], force: int) -> None:
    """Tiles slide into the storm one after the other, then each gets a marker (FD-94)."""
    east, south = direction
    moved = []
    for _ in range(force):
        gap = new["storm"]
        upwind = chr(ord(gap[0]) - east) + str(int(gap[1]) - south)
        if upwind not in CELLS:
            break
        slide(new, upwind, gap)
        moved.append(gap)
    for cell in moved:
        if new["supply"] == 0:
            new["outcome"] = "buried"
            return
        new["supply"] -= 1
        tile_at(new, cell)["sand"] += 1


def slide(new: Position, start: str, gap: str) -> None:
    """A tile and all that is on it; a part that waits in the gap stays there (FD-50, FD-51)."""
    tile_at(new, start)["cell"] = gap
    new["storm"] = start
    for player in new["seats"]:
        if player["cell"] == start:
            player["cell"] = gap
        if player["shield"] == start:
            player["shield"] = gap
    for part in PARTS:
        if new["parts"][part] == start:
            new["parts"][part] = gap


def next_turn(new: Position) -> None:
    """The cards of this step are discarded, and the next seat begins (FD-85a, FD-98)."""
    for card, count in new["storm_revealed"].items():
        for _ in range(count):
            put_on(new["storm_discard"], card)
    new["storm_revealed"] = {}
    if pile_size(new) == 0:
        reshuffle(new)
    new["turn"] = (new["turn"] + 1) % len(new["seats"])
    new["phase"], new["left"], new["fewer"] = "acting", ACTIONS, 0
    new["seats"][new["turn"]]["shield"] = "none"


def tidied(new: Position) -> Position:
    """The same position with every list in its order; a shield that travels is with its user."""
    new["tiles"] = sorted(new["tiles"], key=lambda tile: CELLS.index(tile["cell"]))
    for player in new["seats"]:
        player["gear"] = sorted(player["gear"], key=GEAR_ORDER.index)
        if player["shield"] != "none" and new["rulings"]["shield"] == "travels":
            player["shield"] = player["cell"]
    new["gear_pile"] = counts(new["gear_pile"], GEAR_ORDER)
    for pile in PILES:
        new[pile] = counts(new[pile], STORM_ORDER)
    return new


def counts(pile: dict[str, int], order: list[str]) -> dict[str, int]:
    return {kind: pile[kind] for kind in order if pile.get(kind, 0) != 0}


# ---------------------------------------------------------------- what is wrong with a position


def sentences(checks: list[tuple[bool, str]]) -> list[str]:
    return [sentence for right, sentence in checks if not right]


def set_up_faults(position: Position, level: str) -> list[str]:
    """What is wrong with a freshly dealt position (FD-1 to FD-10)."""
    broken = faults(position)
    if broken:
        return broken
    tiles, seats = position["tiles"], position["seats"]
    crash = next(tile["cell"] for tile in tiles if tile["back"] == "crash")
    sanded = {tile["cell"] for tile in tiles if tile["sand"] == 1}
    checks = [
        (position["storm"] == START_STORM, "The storm is not in the middle."),
        (sanded == START_SAND, "The first eight markers are not where they belong."),
        (position["supply"] == 40, "The supply has not 40 markers."),
        (not any(tile["excavated"] for tile in tiles), "A tile is excavated already."),
        (
            all(tile["face"] == "unknown" for tile in tiles if tile["back"] != "crash"),
            "A hidden face is known already.",
        ),
        (set(position["parts"].values()) == {"unplaced"}, "A part is placed already."),
        (position["meter"] == START_TICK[level], f"The meter is not at the tick of {level}."),
        (position["gear_pile"] == GEAR, "The equipment pile is not whole."),
        (position["storm_pile"] == STORM_DECK, "The storm pile is not whole."),
        (
            position["phase"] == "acting" and position["left"] == ACTIONS,
            "The first turn does not begin.",
        ),
        (position["fewer"] == 0, "Storm cards are saved already."),
        (position["looking"] == 0, "Storm cards are looked at already."),
        (not is_guiding(position), "A pawn is guided already."),
        (position["outcome"] == "running", "The game is over already."),
    ]
    for seat, player in enumerate(seats):
        full = CANTEENS[player["role"]]
        checks += [
            (player["cell"] == crash, f"The pawn of seat {seat} is not on the crash tile."),
            (player["water"] == full, f"The canteen of seat {seat} is not full."),
            (player["gear"] == [], f"Seat {seat} has equipment already."),
            (player["shield"] == "none", f"Seat {seat} has a shield in play already."),
        ]
    return sentences(checks)


def faults(position: Position) -> list[str]:
    """The broken invariants of any position of a game played from the set-up."""
    broken = form_faults(position)
    if broken:
        return broken
    return sentences(
        board_checks(position)
        + part_checks(position)
        + seat_checks(position)
        + gear_checks(position)
        + storm_checks(position)
        + turn_checks(position)
        + outcome_checks(position)
    )


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def form_faults(position: Position) -> list[str]:
    """Whether it is a snapshot at all, so that the other questions can be asked."""
    if set(position) != KEYS or position["game"] != "desert":
        return ["This is not a snapshot of Forbidden Desert."]
    tiles, seats, rulings = position["tiles"], position["seats"], position["rulings"]
    if any(set(tile) != TILE_KEYS for tile in tiles):
        return ["A tile has wrong keys."]
    if any(set(player) != SEAT_KEYS for player in seats):
        return ["A seat has wrong keys."]
    if len(seats) not in METER:
        return ["There are not two to five seats."]
    known_faces = {face for faces in FACES.values() for face in faces} | {"unknown"}
    places = {"unplaced", "taken", *CELLS}
    piles = [(position[pile], STORM_DECK) for pile in PILES] + [(position["gear_pile"], GEAR)]
    numbers = [
        position[key] for key in ("supply", "meter", "turn", "left", "fewer", "looking", "steps")
    ]
    checks = [
        (all(is_count(number) for number in numbers), "A number is not one, or below zero."),
        (position["phase"] in ("acting", "storming"), "The phase is none that exists."),
        (position["outcome"] in OUTCOMES, "The outcome is none that exists."),
        (
            set(rulings) == set(RULINGS) and all(rulings[key] in RULINGS[key] for key in rulings),
            "The rulings are none that exist.",
        ),
        (position["storm"] in CELLS, "The storm is not on the square."),
        (
            [tile["cell"] for tile in tiles] == [c for c in CELLS if c != position["storm"]],
            "The tiles are not one on each cell but the storm's, in reading order.",
        ),
        (
            all(
                tile["back"] in FACES
                and tile["face"] in known_faces
                and tile["excavated"] in (True, False)
                and is_count(tile["sand"])
                for tile in tiles
            ),
            "A tile has a back, face or sand that does not exist.",
        ),
        (
            all(
                player["role"] in CANTEENS
                and player["cell"] in CELLS
                and player["shield"] in ("none", *CELLS)
                and is_count(player["water"])
                and set(player["gear"]) <= set(GEAR)
                for player in seats
            ),
            "A seat has a role, cell, shield, canteen or gear that does not exist.",
        ),
        (set(position["parts"]) == set(PARTS), "The parts are not the four of the game."),
        (set(position["parts"].values()) <= places, "A part is nowhere."),
        (
            all(set(pile) <= set(deck) and all(pile.values()) for pile, deck in piles),
            "A pile has cards that do not exist, or a count of zero.",
        ),
        (
            set(position["storm_top"] + position["storm_bottom"]) <= set(STORM_DECK),
            "A known storm card does not exist.",
        ),
        (
            str(position["guiding"]) in ("none", *map(str, range(len(seats)))),
            "Nobody of this table is guided.",
        ),
        (position["turn"] in range(len(seats)), "It is nobody's turn."),
        (position["meter"] in range(len(METER[len(seats)]) + 1), "The meter is beyond its end."),
    ]
    return sentences(checks)


def board_checks(position: Position) -> list[tuple[bool, str]]:
    """Sand and tiles: I1, I2."""
    tiles = position["tiles"]
    on_tiles = sum(tile["sand"] for tile in tiles)
    scopes_used = used_gear(position)["scope"]
    only_seen = [
        tile
        for tile in tiles
        if tile["face"] != "unknown" and not tile["excavated"] and tile["back"] != "crash"
    ]
    checks = [
        (on_tiles + position["supply"] == SAND_MARKERS, "The sand markers are not 48."),
        (
            all(tile["face"] != "unknown" for tile in tiles if tile["excavated"]),
            "An excavated tile is unknown.",
        ),
        (
            all(tile["face"] == "gear" for tile in tiles if tile["back"] == "crash"),
            "The crash tile is not known to be gear.",
        ),
        (len(only_seen) <= scopes_used, "More tiles are seen than Terrascopes were used."),
    ]
    for back, faces in FACES.items():
        these = [tile for tile in tiles if tile["back"] == back]
        seen = Counter(tile["face"] for tile in these if tile["face"] != "unknown")
        checks += [
            (len(these) == sum(faces.values()), f"The number of {back} tiles is wrong."),
            (seen <= faces, f"A face is seen too often under {back} tiles."),
        ]
    return checks


def part_checks(position: Position) -> list[tuple[bool, str]]:
    """A part is placed when both its clues are excavated, and never before (FD-45, FD-47, I8)."""
    checks = []
    open_clues = {tile["face"] for tile in position["tiles"] if tile["excavated"]} & CLUES
    for part in PARTS:
        both = {f"{part}-row", f"{part}-column"} <= open_clues
        unplaced = position["parts"][part] == "unplaced"
        checks.append((both != unplaced, f"The {part} is placed too early or not at all."))
    return checks


def seat_checks(position: Position) -> list[tuple[bool, str]]:
    """Pawns and canteens: I5."""
    seats = position["seats"]
    roles = [player["role"] for player in seats]
    travels = position["rulings"]["shield"] == "travels"
    checks = [(len(set(roles)) == len(roles), "Two seats have one role.")]
    for seat, player in enumerate(seats):
        most, shield = CANTEENS[player["role"]], player["shield"]
        in_order = sorted(player["gear"], key=GEAR_ORDER.index)
        checks += [
            (player["cell"] != position["storm"], f"The pawn of seat {seat} is in the storm."),
            (player["water"] <= most, f"The canteen of seat {seat} is too full."),
            (shield != position["storm"], f"The shield of seat {seat} is in the storm."),
            (
                not travels or shield in ("none", player["cell"]),
                f"The shield of seat {seat} is not where the pawn is.",
            ),
            (player["gear"] == in_order, f"The gear of seat {seat} is not in its order."),
        ]
    return checks


def used_gear(position: Position) -> Counter[str]:
    """The pieces that are out of the game; below zero if there are too many."""
    used = Counter(GEAR)
    used.subtract(position["gear_pile"])
    for player in position["seats"]:
        used.subtract(player["gear"])
    return used


def gear_checks(position: Position) -> list[tuple[bool, str]]:
    """Equipment: I4."""
    used = used_gear(position)
    shields = [player for player in position["seats"] if player["shield"] != "none"]
    found = [tile for tile in position["tiles"] if tile["excavated"] and tile["face"] in GEAR_FACES]
    return [
        (min(used.values()) >= 0, "There is more equipment than the deck has."),
        (
            sum(position["gear_pile"].values()) == sum(GEAR.values()) - len(found),
            "The equipment drawn is not one piece for each tile with a gear.",
        ),
        (len(shields) <= used["shield"], "More shields are in play than were used."),
    ]


def storm_checks(position: Position) -> list[tuple[bool, str]]:
    """Storm cards: I3."""
    top, bottom = position["storm_top"], position["storm_bottom"]
    cards: Counter[str] = Counter(top) + Counter(bottom)
    for pile in PILES:
        cards += Counter(position[pile])
    bag_empty = not position["storm_pile"]
    roles = [player["role"] for player in position["seats"]]
    at_once = position["rulings"]["storm_discard"] == "at-once"
    running = position["outcome"] == "running"
    return [
        (cards == Counter(STORM_DECK), "The storm cards are not the 31 of the deck."),
        (not (bag_empty and bottom), "Nothing unknown lies between the known storm cards."),
        (not running or pile_size(position) > 0, "The storm pile is empty."),
        (
            "meteorologist" in roles or not (top or bottom),
            "Storm cards are known, and there is no Meteorologist.",
        ),
        (
            not position["storm_revealed"] or (position["phase"] == "storming" and not at_once),
            "Storm cards lie revealed at a wrong time.",
        ),
    ]


def turn_checks(position: Position) -> list[tuple[bool, str]]:
    """What is left of the turn."""
    role = position["seats"][position["turn"]]["role"]
    left, fewer, looking, steps = (position[key] for key in ("left", "fewer", "looking", "steps"))
    guided = is_guiding(position)
    waiting = 1 if looking or guided else 0  # that action is counted already
    most = ACTIONS + EXTRA_ACTIONS * used_gear(position)["throttle"]
    checks = [
        (fewer == 0 or role == "meteorologist", "Somebody else has calmed the storm."),
        (looking == 0 or role == "meteorologist", "Somebody else looks at storm cards."),
        (not guided or role == "navigator", "Somebody else guides a pawn."),
        (guided == (steps > 0), "The steps do not fit the guiding."),
        (steps < GUIDED_STEPS, "A guided pawn has too many steps."),
        (not (guided and looking), "A pawn is guided while storm cards are looked at."),
        (
            str(position["guiding"]) != str(position["turn"]),
            "The Navigator guides herself.",
        ),
        (looking <= len(position["storm_top"]), "Storm cards are looked at but not known."),
    ]
    if position["phase"] == "acting":
        checks += [
            (left + fewer + waiting <= most, "More actions are left than a turn has."),
            (position["outcome"] in ("running", "won"), "The game is lost in a wrong phase."),
        ]
        if position["meter"] < len(METER[len(position["seats"])]):
            now = level(position)
            checks += [
                (fewer <= now, "More storm cards are saved than there are."),
                (
                    looking in (0, min(now, pile_size(position))),
                    "Not as many storm cards are looked at as the meter says.",
                ),
            ]
        return checks

    # The level when the step began: before the storm picked up, as far as the cards still tell.
    raised = position["storm_revealed"].get("picks-up", 0)
    ticks = METER[len(position["seats"])]
    revealed = sum(position["storm_revealed"].values())
    begun = ticks[min(max(position["meter"] - raised, 0), len(ticks) - 1)]
    checks += [
        (waiting == 0, "The storm step has begun while an action waits."),
        (left > 0 or position["outcome"] != "running", "The storm step does not end."),
        (left + fewer <= begun, "Too many storm cards are left."),
        (raised <= position["meter"], "The meter is lower than the cards of this step say."),
    ]
    if position["rulings"]["storm_discard"] == "after-turn":
        checks.append(
            (left + revealed + fewer == begun, "The storm cards of this step are miscounted.")
        )
    return checks


def outcome_checks(position: Position) -> list[tuple[bool, str]]:
    """Whether the game is over exactly when it should be (FD-102 to FD-107)."""
    outcome = position["outcome"]
    at_the_end = position["meter"] == len(METER[len(position["seats"])])
    dry = any(player["water"] == 0 for player in position["seats"])
    at_once = position["rulings"]["storm_discard"] == "at-once"
    applied = position["storm_discard" if at_once else "storm_revealed"]
    winds = [card for card in applied if card not in ("sun", "picks-up")]
    return [
        ((outcome == "won") == wins(position), "The outcome does not fit the launch pad."),
        ((outcome == "swept") == at_the_end, "The outcome does not fit the meter."),
        (outcome != "thirst" or dry, "Nobody dies of thirst, but the game is lost that way."),
        (
            outcome != "buried" or position["supply"] == 0,
            "There is sand in the supply, but the game is lost for want of it.",
        ),
        (outcome != "thirst" or "sun" in applied, "It was not the sun that ended the game."),
        (outcome != "swept" or "picks-up" in applied, "The storm did not pick up at the end."),
        (outcome != "buried" or bool(winds), "It was not the wind that ended the game."),
    ]
