"""Positions of the desert drawn as text, and plays in words with the luck written down."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from forbidden_games.games.desert.board import FACES, GRID, OASIS, UNKNOWN
from forbidden_games.games.desert.cards import GEAR_CARDS, GEAR_DECK, STORM_CARDS
from forbidden_games.games.desert.game import Desert
from forbidden_games.games.desert.roles import ROLES
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal

GAME: Final = Desert()

OPEN: Final = """
    . . . . .
    . . . . .
    . . @ . .
    . . . . .
    . . . . .
"""


def cells(mark: str, drawing: str) -> int:
    """The cells drawn with this mark; 25 marks in reading order."""
    marks = drawing.split()
    assert len(marks) == 25, "a drawing has 25 marks"
    return bits.from_members([n for n, found in enumerate(marks) if found == mark])


def names(mask: int) -> set[str]:
    """The names of a set of cells."""
    return {GRID.name(cell) for cell in bits.members(mask)}


def desert(
    drawing: str = OPEN,
    *,
    excavated: Mapping[str, str] | None = None,
    known: Mapping[str, str] | None = None,
    backs: Mapping[str, str] | None = None,
    water: Mapping[str, int] | None = None,
    gear: Mapping[str, str] | None = None,
    shields: Mapping[str, str] | None = None,
    **options: Any,
) -> DesertState:
    """A position: numbers are sand, `@` the storm; roles get their cells in the order of the seats.

    desert(OPEN, climber="b2", carrier="c4", excavated={"b2": "tunnel"}, gear={"climber": "jet"})

    A lone role gets a partner (explorer, else navigator) on e5. Tiles that are not named are
    unexcavated; crash and oases are the first of them unless `backs` says otherwise. Where more
    equipment is held than was found, gear tiles are excavated at the end of the board. Further
    options are those of a typed-in position.
    """
    pawns = {role: options.pop(role) for role in list(options) if role in ROLES}
    if len(pawns) == 1:
        pawns["navigator" if "explorer" in pawns else "explorer"] = "e5"
    marks = drawing.split()
    assert len(marks) == 25, "a drawing has 25 marks"
    faces = dict(excavated or {})
    held = {role: pieces.split() for role, pieces in (gear or {}).items()}
    spare = [
        name
        for name, mark in zip(reversed(GRID.names), reversed(marks), strict=True)
        if mark == "." and name not in {*faces, *(known or {}), *(backs or {}), *pawns.values()}
    ]
    pieces = [piece for hand in held.values() for piece in hand] + ["shield"] * len(shields or {})
    while sum(face in ("gear", "tunnel") for face in faces.values()) < len(pieces):
        faces[spare.pop(0)] = "gear"
    found = sum(face in ("gear", "tunnel") for face in faces.values())
    pile = [GEAR_CARDS[piece] for piece in bag.cards(GEAR_DECK)]
    for piece in pieces:
        pile.remove(piece)
    tiles = []
    for name, mark in zip(GRID.names, marks, strict=True):
        tile: dict[str, Any] = {"cell": name, "sand": int(mark) if mark.isdigit() else 0}
        if name in faces or name in (known or {}):
            tile["face"] = faces.get(name) or (known or {})[name]
            tile["excavated"] = name in faces
        if name in (backs or {}):
            tile["back"] = (backs or {})[name]
        if mark != "@" and (tile["sand"] or len(tile) > 2):
            tiles.append(tile)
    data = {
        "storm": GRID.name(bits.lowest(cells("@", drawing))),
        "tiles": tiles,
        "seats": [
            {
                "role": role,
                "cell": cell,
                "gear": held.get(role, []),
                "shield": (shields or {}).get(role, "none"),
                **({"water": water[role]} if water and role in water else {}),
            }
            for role, cell in pawns.items()
        ],
        "gear_pile": pile[found - len(pieces) :],
        **options,
    }
    return GAME.restore(data)


def legal(state: DesertState, verb: str = "") -> set[str]:
    """The legal actions in words, or those with one verb."""
    words = {GAME.write_action(state, action) for action in GAME.legal_actions(state)}
    return {word for word in words if not verb or word.split()[1] == verb}


def play(
    state: DesertState,
    words: str,
    *,
    storm: str = "",
    face: str = "",
    gear: str = "",
    seen: Sequence[str] = (),
) -> list[str]:
    """Play a legal action with the storm card, face, piece or cards seen that luck turns up."""
    assert words in legal(state), f"{words!r} is not legal: {refusal(state, words)}"
    luck = []
    if storm and not state.tops:
        luck.append(_place(state.storm_pile, STORM_CARDS.index(storm)))
    if face:
        cell = state.pawns[int(words[0])] if words.endswith("excavate") else _last_cell(words)
        if state.faces[cell] == UNKNOWN:
            hidden = state.oasis_faces if state.backs[cell] == OASIS else state.desert_faces
            luck.append(_place(hidden, FACES.index(face)))
    if gear:
        luck.append(_place(state.gear_pile, GEAR_CARDS.index(gear)))
    pile = state.storm_pile
    for card in seen:
        luck.append(_place(pile, STORM_CARDS.index(card)))
        pile -= bag.one(STORM_CARDS.index(card))
    journal = Journal()
    GAME.apply(state, GAME.read_action(state, words), Dice.scripted(luck), journal)
    return [GAME.write_event(state, event) for event in journal.events()]


def _place(cards: int, kind: int) -> int:
    """The number of the first card of a kind."""
    assert bag.count(cards, kind), "luck can only turn up what is there"
    return sum(bag.count(cards, lower) for lower in range(kind))


def _last_cell(words: str) -> int:
    return GRID.cell(words.split()[-1])


def refusal(state: DesertState, words: str) -> str:
    """Why an action is refused, as 'FD-31 buried'; empty if it is legal."""
    reason = GAME.why_not(state, GAME.read_action(state, words))
    return f"{reason.rule} {reason.key}" if reason else ""


def cell_of(state: DesertState, seat: int) -> str:
    """Where a pawn is."""
    return GRID.name(state.pawns[seat])


def held(state: DesertState, seat: int) -> str:
    """The equipment of a seat in words."""
    return " ".join(GEAR_CARDS[piece] for piece in bag.cards(state.gear[seat]))
