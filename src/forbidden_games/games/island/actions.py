"""Kinds of action, in the order of their numbers, and every action there can be."""

from typing import Final

from forbidden_games.kernel import packed
from forbidden_games.kernel.info import Verb
from forbidden_games.kernel.packed import Action

MOVE: Final = 1  # to cell
FLY: Final = 2  # to cell
SHORE_UP: Final = 3  # cell, and for the engineer a second, higher cell (0: none)
GIVE: Final = 4  # to seat, card
CAPTURE: Final = 5  # treasure
GUIDE: Final = 6  # seat, to cell
END: Final = 7
DRAW: Final = 8
FLOOD: Final = 9
SWIM: Final = 10  # to cell
DISCARD: Final = 11  # card
LIFT: Final = 12  # set of seats, to cell
SANDBAG: Final = 13  # cell
LEAVE: Final = 14
FORMS: Final = (  # by kind, from 1 on
    Verb("move", ("cell",)),
    Verb("fly", ("cell",)),
    Verb("shore", ("cell", "cell?")),
    Verb("give", ("seat", "card")),
    Verb("capture", ("treasure",)),
    Verb("guide", ("seat", "cell")),
    Verb("end"),
    Verb("draw", turns_a_card=True),
    Verb("flood", turns_a_card=True),
    Verb("swim", ("cell",)),
    Verb("discard", ("card",)),
    Verb("lift", ("seats", "cell"), spends="helicopter"),
    Verb("sandbag", ("cell",), spends="sandbags"),
    Verb("leave", spends="helicopter"),
)
VERBS: Final = ("", *(form.name for form in FORMS))


def all_actions() -> list[Action]:
    """Every action that can ever be legal, ascending: the action space."""
    cells = range(24)
    arguments: dict[int, list[tuple[int, int]]] = {
        MOVE: [(cell, 0) for cell in cells],
        FLY: [(cell, 0) for cell in cells],
        SHORE_UP: [(one, two) for one in cells for two in (0, *range(one + 1, 24))],
        GIVE: [(seat, card) for seat in range(4) for card in range(4)],
        CAPTURE: [(treasure, 0) for treasure in range(4)],
        GUIDE: [(seat, cell) for seat in range(4) for cell in cells],
        END: [(0, 0)],
        DRAW: [(0, 0)],
        FLOOD: [(0, 0)],
        SWIM: [(cell, 0) for cell in cells],
        DISCARD: [(card, 0) for card in range(6)],
        LIFT: [(group, cell) for group in range(1, 16) for cell in cells],
        SANDBAG: [(cell, 0) for cell in cells],
        LEAVE: [(0, 0)],
    }
    return [
        packed.action(kind, seat, one, two, 0)
        for kind in range(MOVE, LEAVE + 1)
        for seat in range(4)
        for one, two in arguments[kind]
        if not (kind in (GIVE, GUIDE) and one == seat)
    ]
