"""Positions of the island drawn as text, and plays in words with the luck written down."""

from collections.abc import Mapping
from typing import Any, Final

from forbidden_games.games.island.board import FOOLS_LANDING, TILES, TREASURE_ON
from forbidden_games.games.island.cards import CARDS
from forbidden_games.games.island.game import Island
from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bag, bits
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal

GAME: Final = Island()

DRY: Final = """
        . .
      . . . .
    . . . . . .
    . . . . . .
      . . . .
        . .
"""


def cells(mark: str, drawing: str) -> int:
    """The cells drawn with this mark; 24 marks in reading order, whatever the layout."""
    marks = drawing.split()
    assert len("".join(marks)) == 24, "a drawing has 24 marks"
    return bits.from_members([n for n, found in enumerate("".join(marks)) if found == mark])


def names(mask: int, layout: str = "forbidden-island") -> set[str]:
    """The names of a set of cells."""
    grid = GRIDS[LAYOUTS.index(layout)]
    return {grid.name(cell) for cell in bits.members(mask)}


def island(
    drawing: str = DRY,
    *,
    hands: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    **options: Any,
) -> IslandState:
    """A position: `.` dry, `~` flooded, `x` sunk; roles get their cells in the order of the seats.

    island(DRY, diver="c3", pilot="d4", hands={"diver": "fire"}, tiles={"c3": "observatory"})

    A lone role gets a partner (messenger, else pilot) on the last cell of the board. Unless `tiles`
    says otherwise, sunk cells are tiles without a treasure. Further options are those of a typed-in
    position.
    """
    layout = options.get("layout", LAYOUTS[0])
    grid = GRIDS[LAYOUTS.index(layout)]
    pawns = {role: options.pop(role) for role in list(options) if role in ROLES}
    if len(pawns) == 1:
        partner = "pilot" if "messenger" in pawns else "messenger"
        last = max(bits.members(cells(".", drawing) | cells("~", drawing)))
        pawns[partner] = grid.name(last)
    order = _arrange(cells("x", drawing), {grid.cell(c): t for c, t in (tiles or {}).items()})
    held = hands or {}
    assert set(held) <= set(pawns), "a hand belongs to a role at the table"
    data = {
        "tiles": [TILES[tile] for tile in order],
        "flooded": sorted(names(cells("~", drawing), layout)),
        "sunk": sorted(names(cells("x", drawing), layout)),
        "seats": [
            {"role": role, "cell": cell, "hand": held.get(role, "").split()}
            for role, cell in pawns.items()
        ],
        **options,
    }
    return GAME.restore(data)


def _arrange(sunk: int, wanted: Mapping[int, str]) -> list[int]:
    """Tiles by cell: the wanted ones in their places, no treasure and no landing on sunk cells."""
    fixed = {cell: TILES.index(name) for cell, name in wanted.items()}
    spare = [tile for tile in range(24) if tile not in fixed.values()]
    plain = [tile for tile in spare if TREASURE_ON[tile] < 0 and tile != FOOLS_LANDING]
    for cell in bits.members(sunk):
        if cell not in fixed and plain:
            fixed[cell] = plain.pop()
    spare = [tile for tile in range(24) if tile not in fixed.values()]
    return [fixed[cell] if cell in fixed else spare.pop(0) for cell in range(24)]


def legal(state: IslandState, verb: str = "") -> set[str]:
    """The legal actions in words, or those with one verb."""
    words = {GAME.write_action(state, action) for action in GAME.legal_actions(state)}
    return {word for word in words if not verb or word.split()[1] == verb}


def play(state: IslandState, words: str, *, card: str = "", cell: str = "") -> list[str]:
    """Play a legal action, with the card that luck turns over; the events in words."""
    assert words in legal(state), f"{words!r} is not legal: {refusal(state, words)}"
    luck = []
    if card:
        kind = CARDS.index(card)
        assert bag.count(state.treasure_pile, kind), f"no {card} is in the pile"
        luck.append(sum(bag.count(state.treasure_pile, lower) for lower in range(kind)))
    if cell:
        spot = 1 << GRIDS[state.layout].cell(cell)
        layer = state.flood_pile[state.layers - 1]
        assert layer & spot, f"{cell} is not in the top layer"
        luck.append(bits.size(layer & (spot - 1)))
    journal = Journal()
    GAME.apply(state, GAME.read_action(state, words), Dice.scripted(luck), journal)
    return [GAME.write_event(state, event) for event in journal.events()]


def refusal(state: IslandState, words: str) -> str:
    """Why an action is refused, as 'FI-30 never-given'; empty if it is legal."""
    reason = GAME.why_not(state, GAME.read_action(state, words))
    return f"{reason.rule} {reason.key}" if reason else ""


def hand(state: IslandState, seat: int) -> str:
    """The cards of a seat in words."""
    return " ".join(CARDS[card] for card in bag.cards(state.hands[seat]))


def cell_of(state: IslandState, seat: int) -> str:
    """Where a pawn is."""
    return GRIDS[state.layout].name(state.pawns[seat])
