"""Kinds of action, in the order of their numbers, and every action there can be."""

from typing import Final

from forbidden_games.kernel import packed
from forbidden_games.kernel.info import Verb
from forbidden_games.kernel.packed import Action

# What costs an action.
MOVE: Final = 1  # to cell, passenger (0: none, else seat + 1)
CLEAR: Final = 2  # cell
EXCAVATE: Final = 3
TAKE: Final = 4  # part
FETCH: Final = 5
CALM: Final = 6
LOOK: Final = 7
GUIDE: Final = 8  # seat, to cell, passenger; only the first step costs
# What belongs to an action, and the steps of a turn.
HALT: Final = 9
BOTTOM: Final = 10  # place among the cards seen, from 0
KEEP: Final = 11
END: Final = 12
DRAW: Final = 13
# Equipment.
BLAST: Final = 14  # cell
JUMP: Final = 15  # to cell, passenger
PUT_UP_SHIELD: Final = 16
LOOK_UNDER: Final = 17  # cell
OPEN_RESERVE: Final = 18
SPEED_UP: Final = 19
# Free transfers, last: programs cut them off.
PASS: Final = 20  # to seat, piece of equipment
WATER: Final = 21  # to seat, amount
FORMS: Final = (  # by kind, from 1 on
    Verb("move", ("cell", "passenger?")),
    Verb("clear", ("cell",)),
    Verb("excavate"),
    Verb("take", ("part",)),
    Verb("fetch"),
    Verb("calm"),
    Verb("look"),
    Verb("guide", ("seat", "cell", "passenger?")),
    Verb("halt"),
    Verb("bottom", ("place",)),
    Verb("keep"),
    Verb("end"),
    Verb("draw", turns_a_card=True),
    Verb("blast", ("cell",), spends="blaster"),
    Verb("jet", ("cell", "passenger?"), spends="jet"),
    Verb("shield", spends="shield"),
    Verb("scope", ("cell",), spends="scope"),
    Verb("reserve", spends="reserve"),
    Verb("throttle", spends="throttle"),
    Verb("pass", ("seat", "gear"), is_free_transfer=True),
    Verb("water", ("seat", "amount"), is_free_transfer=True),
)
VERBS: Final = ("", *(form.name for form in FORMS))


def all_actions() -> list[Action]:
    """Every action that can ever be legal, ascending: the action space."""
    cells, seats = range(25), range(5)
    alone = [(0, 0, 0)]
    at_cell = [(cell, 0, 0) for cell in cells]
    with_passenger = [(cell, passenger, 0) for cell in cells for passenger in range(6)]
    arguments: dict[int, list[tuple[int, int, int]]] = {
        MOVE: with_passenger,
        CLEAR: at_cell,
        TAKE: [(part, 0, 0) for part in range(4)],
        GUIDE: [(seat, cell, passenger) for seat in seats for cell, passenger, _ in with_passenger],
        BOTTOM: [(place, 0, 0) for place in range(6)],
        BLAST: at_cell,
        JUMP: with_passenger,
        LOOK_UNDER: at_cell,
        PASS: [(seat, card, 0) for seat in seats for card in range(6)],
        WATER: [(seat, amount, 0) for seat in seats for amount in range(1, 6)],
    }
    return [
        packed.action(kind, seat, first, second, third)
        for kind in range(MOVE, WATER + 1)
        for seat in seats
        for first, second, third in arguments.get(kind, alone)
        if not (kind in (GUIDE, PASS, WATER) and first == seat)
        and not (kind in (MOVE, JUMP) and second == seat + 1)
        and not (kind == GUIDE and third == first + 1)
    ]
