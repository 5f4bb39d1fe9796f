"""Actions as sentences for people, in the words of the desert."""

from typing import Final

from forbidden_games.games.desert.actions import (
    BLAST,
    BOTTOM,
    CLEAR,
    GUIDE,
    JUMP,
    LOOK_UNDER,
    MOVE,
    PASS,
    TAKE,
    VERBS,
    WATER,
)
from forbidden_games.games.desert.board import GRID, PARTS
from forbidden_games.games.desert.cards import GEAR_CARDS, STORM_CARDS
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import packed
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.packed import Action

AT_A_CELL: Final = (MOVE, CLEAR, BLAST, JUMP, LOOK_UNDER)


def role(state: DesertState, seat: int) -> str:
    """The key of the name of the role at a seat."""
    return f"role-{ROLES[state.roles[seat]]}"


def describe(state: DesertState, action: Action) -> Message:
    """What an action does, in a sentence."""
    kind, seat = packed.kind_of(action), packed.seat_of(action)
    first, second, third = packed.first(action), packed.second(action), packed.third(action)
    said: dict[str, str | int] = {"role": role(state, seat), "cell": GRID.name(state.pawns[seat])}
    key = f"desert-{VERBS[kind]}"
    passenger = second if kind in (MOVE, JUMP) else third if kind == GUIDE else 0
    if kind in AT_A_CELL:
        said["cell"] = GRID.name(first)
    elif kind == TAKE:
        said["part"] = f"part-{PARTS[first]}"
    elif kind == GUIDE:
        said |= {"other": role(state, first), "cell": GRID.name(second)}
    elif kind == BOTTOM:
        said["card"] = storm_card(state.top[first])
    elif kind == PASS:
        said |= {"other": role(state, first), "gear": f"gear-{GEAR_CARDS[second]}"}
    elif kind == WATER:
        said |= {"other": role(state, first), "amount": second}
    if passenger:
        key, said["passenger"] = f"{key}-with", role(state, passenger - 1)
    return Message(key, said)


def storm_card(card: int) -> str:
    """The key of the name of a storm card."""
    return f"storm-{STORM_CARDS[card]}"
