"""The table as text."""

from forbidden_games.games.desert.board import CRASH, OASIS, PARTS, UNKNOWN
from forbidden_games.games.desert.cards import METERS
from forbidden_games.games.desert.events import OUTCOMES
from forbidden_games.games.desert.roles import CANTEENS
from forbidden_games.games.desert.snapshot import snapshot
from forbidden_games.games.desert.state import PHASES, DesertState
from forbidden_games.games.desert.storm import level
from forbidden_games.kernel import bag

WIDTH = 15  # of a cell: its face, sand, parts and up to five pawns
MARKS = (
    *("gear", "tunnel", "well", "mirage", "pad"),
    *(f"{part[0]}-row" for part in PARTS),
    *(f"{part[0]}-col" for part in PARTS),
)


def drawing(state: DesertState) -> str:
    """The board with its legend, and everything that lies around it."""
    return "\n".join([*_board(state), "", *_around(state)])


def _board(state: DesertState) -> list[str]:
    """Faces as far as known, in capitals once excavated; + sand, * parts, digits pawns."""
    lines = ["   " + "".join(letter.ljust(WIDTH) for letter in "abcde").rstrip()]
    for row in range(5):
        cells = [_cell(state, 5 * row + column).ljust(WIDTH) for column in range(5)]
        lines.append(f"{row + 1}  " + "".join(cells).rstrip())
    return lines


def _cell(state: DesertState, cell: int) -> str:
    parts = "".join("*" + PARTS[part][0] for part in range(4) if state.parts[part] == cell)
    pawns = "".join(str(seat) for seat in range(state.seats) if state.pawns[seat] == cell)
    sand = f"+{state.sand[cell]}" if state.sand[cell] else ""
    return " ".join(word for word in (_face(state, cell) + sand, parts, pawns) if word)


def _face(state: DesertState, cell: int) -> str:
    if cell == state.storm:
        return "@"
    face = state.faces[cell]
    if state.excavated >> cell & 1:
        return MARKS[face].upper()
    if state.backs[cell] == CRASH:
        return "crash"
    if face != UNKNOWN:
        return MARKS[face]
    return "oasis" if state.backs[cell] == OASIS else "."


def _around(state: DesertState) -> list[str]:
    shown = snapshot(state)
    lines = ["@ storm, +n sand, *x part, CAPITALS excavated, digits pawns"]
    for seat, each in enumerate(shown.seats):
        water = f"water {each.water}/{CANTEENS[state.roles[seat]]}"
        shield = "" if each.shield == "none" else f", shield over {each.shield}"
        gear = " ".join(each.gear) or "no equipment"
        lines.append(f"{seat} {each.role:<13} {each.cell} {water:<10} {gear}{shield}")
    taken = " ".join(part for part, where in shown.parts.items() if where == "taken") or "none"
    known = " ".join(shown.storm_top) or "unknown"
    meter = METERS[state.seats]
    lines += [
        f"parts taken: {taken}; sand left {state.supply}",
        f"storm {level(state)} cards a turn, tick {state.meter} of {len(meter)},"
        f" {state.fewer} fewer this turn",
        f"storm pile {state.tops + bag.size(state.storm_pile) + state.bottoms}, next {known},"
        f" at the bottom {' '.join(shown.storm_bottom) or 'unknown'}",
        f"storm discards {bag.size(state.storm_discard)}, revealed {bag.size(state.revealed)}",
        f"equipment pile {bag.size(state.gear_pile)}",
        f"turn of {state.seat}, {PHASES[state.phase]}, {state.left} left{_waiting(state)},"
        f" {OUTCOMES[state.outcome]}",
    ]
    return lines


def _waiting(state: DesertState) -> str:
    if state.looking:
        return f", looking at {state.looking} cards"
    if state.steps:
        return f", guiding {state.guiding} with {state.steps} steps left"
    return ""
