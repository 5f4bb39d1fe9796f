"""Actions as sentences for people, in the words of the island."""

from typing import Final

from forbidden_games.games.island.actions import (
    CAPTURE,
    DISCARD,
    FLY,
    GIVE,
    GUIDE,
    LIFT,
    MOVE,
    SANDBAG,
    SHORE_UP,
    SWIM,
    VERBS,
)
from forbidden_games.games.island.board import TILES
from forbidden_games.games.island.cards import CARDS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bits, packed
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.packed import Action

AT_A_TILE: Final = (MOVE, FLY, SHORE_UP, SWIM, SANDBAG)


def tile(state: IslandState, cell: int) -> str:
    """The key of the name of the tile on a cell."""
    return f"tile-{TILES[state.tile_at[cell]]}"


def role(state: IslandState, seat: int) -> str:
    """The key of the name of the role at a seat."""
    return f"role-{ROLES[state.roles[seat]]}"


def describe(state: IslandState, action: Action) -> Message:
    """What an action does, in a sentence."""
    kind, seat = packed.kind_of(action), packed.seat_of(action)
    first, second = packed.first(action), packed.second(action)
    said: dict[str, str | int] = {"role": role(state, seat)}
    key = f"island-{VERBS[kind]}"
    if kind in AT_A_TILE:
        said["tile"] = tile(state, first)
        if kind == SHORE_UP and second:
            key, said["other"] = "island-shore-two", tile(state, second)
    elif kind == GIVE:
        said |= {"other": role(state, first), "card": f"card-{CARDS[second]}"}
    elif kind == CAPTURE:
        said["treasure"] = f"treasure-{CARDS[first]}"
    elif kind == DISCARD:
        said["card"] = f"card-{CARDS[first]}"
    elif kind == GUIDE:
        said |= {"other": role(state, first), "tile": tile(state, second)}
    elif kind == LIFT:
        group = list(bits.members(first))
        said["tile"] = tile(state, second)
        if len(group) == 1:
            said["other"] = role(state, group[0])
        elif len(group) == state.seats:
            key = "island-lift-all"
        else:
            key, said["people"] = "island-lift-some", len(group)
    return Message(key, said)
