"""The table as text."""

from forbidden_games.games.island.board import FOOLS_LANDING, TILES, TREASURE_ON
from forbidden_games.games.island.cards import CARDS, FLOOD_CARDS, SKULL
from forbidden_games.games.island.events import OUTCOMES
from forbidden_games.games.island.layouts import GRIDS, LAYOUTS
from forbidden_games.games.island.roles import ROLES
from forbidden_games.games.island.state import PHASES, IslandState
from forbidden_games.kernel import bag, bits

WIDTH = 7  # of a cell: a mark of its tile, a mark of its state, up to four pawns


def drawing(state: IslandState) -> str:
    """The board with its legend, and everything that lies around it."""
    return "\n".join([*_board(state), "", *_around(state)])


def _board(state: IslandState) -> list[str]:
    """Tiles by their marks: E W F O treasures, L Fools' Landing; ~ flooded; digits are pawns."""
    grid = GRIDS[state.layout]
    wide = max(len(row) for row in grid.rows)
    lines = ["   " + "".join(chr(ord("a") + x).ljust(WIDTH) for x in range(wide)).rstrip()]
    cell_at = {place: cell for cell, place in enumerate(grid.places)}
    for y in range(len(grid.rows)):
        cells = [_cell(state, cell_at[x, y]) if (x, y) in cell_at else "" for x in range(wide)]
        lines.append(f"{y + 1}  " + "".join(cell.ljust(WIDTH) for cell in cells).rstrip())
    return lines


def _cell(state: IslandState, cell: int) -> str:
    pawns = "".join(str(seat) for seat in range(state.seats) if state.pawns[seat] == cell)
    if state.sunk >> cell & 1:
        return "x" + pawns
    tile = state.tile_at[cell]
    treasure = TREASURE_ON[tile]
    mark = "L" if tile == FOOLS_LANDING else "EWFO."[treasure]
    return mark + ("~" if state.flooded >> cell & 1 else "") + pawns


def _around(state: IslandState) -> list[str]:
    grid = GRIDS[state.layout]
    lines = [
        f"{LAYOUTS[state.layout]}; . dry, ~ flooded, x sunk; E W F O treasures, L Fools' Landing"
    ]
    for seat in range(state.seats):
        cards = " ".join(CARDS[card] for card in bag.cards(state.hands[seat])) or "no cards"
        cell = state.pawns[seat]
        where = f"{grid.name(cell)} {TILES[state.tile_at[cell]]}"
        lines.append(f"{seat} {ROLES[state.roles[seat]]:<10} {where:<22} {cards}")
    captured = " ".join(CARDS[treasure] for treasure in bits.members(state.captured)) or "none"
    layers = "+".join(str(bits.size(layer)) for layer in reversed(state.flood_pile[: state.layers]))
    lines += [
        f"water {state.water} of {SKULL} ({FLOOD_CARDS[state.water]} flood cards a turn),"
        f" captured: {captured}",
        f"treasure pile {bag.size(state.treasure_pile)}, discards {_cards(state.treasure_discard)}",
        f"flood pile {layers or 0}, discards {_cells(state, state.flood_discard)}",
        f"turn of {state.seat}, {PHASES[state.phase]}, {state.left} left,"
        f" {OUTCOMES[state.outcome]}",
    ]
    return lines


def _cards(cards: int) -> str:
    counts = [(bag.count(cards, card), name) for card, name in enumerate(CARDS)]
    return ", ".join(f"{count} {name}" for count, name in counts if count) or "none"


def _cells(state: IslandState, mask: int) -> str:
    return " ".join(GRIDS[state.layout].name(cell) for cell in bits.members(mask)) or "none"
