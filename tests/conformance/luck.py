"""Luck in words, as in 'flood: c3', as the numbers that scripted dice answer with."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from forbidden_games.games.desert.board import FACES, FACES_BEHIND, GRID
from forbidden_games.games.desert.roles import ROLES as DESERT_ROLES
from forbidden_games.games.island.board import TILES
from forbidden_games.games.island.cards import ALL_CARDS, CARDS
from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.roles import ROLES as ISLAND_ROLES
from forbidden_games.kernel import bag
from forbidden_games.kernel.config import Config

BACKS: Final = ("crash", "desert", "oasis")


def answers(luck: Sequence[str], piles: Mapping[str, list[str]]) -> list[int]:
    """The number of each thing that comes up, in its pile as it is by then."""
    found: list[int] = []
    for words in luck:
        pile, _, thing = words.partition(": ")
        if pile == "tiles":
            found += _shuffle(thing.split())
        elif thing not in piles.get(pile, ()):
            raise ValueError(f"luck cannot bring {words!r}: there is {dict(piles)}")
        else:
            found.append(piles[pile].index(thing))
            piles[pile].remove(thing)
    return found


def dealt(game: str, config: Config) -> dict[str, list[str]]:
    """What luck chooses from while a game is dealt."""
    roles = ISLAND_ROLES if game == "island" else DESERT_ROLES
    piles = {
        "role": [role for role in roles if role not in config.roles],
        "first": [str(seat) for seat in range(config.players)],
    }
    if game == "island":
        cards = [CARDS[card] for card in bag.cards(ALL_CARDS)]
        cells = list(GRIDS[LAYOUTS.index(config.layout)].names)
        return {**piles, "flood": cells, "treasure": cards}
    cells = [cell for cell in GRID.names if cell != "c3"]
    return {**piles, "crash": cells, "oasis": cells}


def played(position: Mapping[str, Any], action: str) -> dict[str, list[str]]:
    """What luck chooses from when an action is played: what the table does not know."""
    if position["game"] == "island":
        top = position["flood_pile"][0] if position["flood_pile"] else []
        return {"treasure": _cards(position["treasure_pile"]), "flood": list(top)}
    return {
        "storm": _cards(position["storm_pile"]),
        "gear": _cards(position["gear_pile"]),
        "face": _hidden(position, action.split()),
    }


def _cards(counts: Mapping[str, int]) -> list[str]:
    return [card for card, number in counts.items() for _ in range(number)]


def _hidden(position: Mapping[str, Any], words: Sequence[str]) -> list[str]:
    """The faces that may be under the tile that an action turns over or looks at."""
    cell = position["seats"][int(words[0])]["cell"] if words[1] == "excavate" else words[-1]
    back = next((tile["back"] for tile in position["tiles"] if tile["cell"] == cell), "desert")
    faces = [FACES[face] for face in bag.cards(FACES_BEHIND[BACKS.index(back)])]
    for tile in position["tiles"]:
        if tile["back"] == back and tile["face"] != "unknown":
            faces.remove(tile["face"])
    return faces


def _shuffle(wanted: Sequence[str]) -> list[int]:
    """The exchanges, from the last cell to the second, that lay the tiles in this order."""
    tiles, found = list(TILES), []
    for cell in range(len(tiles) - 1, 0, -1):
        other = tiles.index(wanted[cell])
        tiles[cell], tiles[other] = tiles[other], tiles[cell]
        found.append(other)
    return found
