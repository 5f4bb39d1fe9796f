"""What adventurers on the island say to each other about tiles, cards and treasures."""

from forbidden_games.games.island.cards import CARDS, TREASURES
from forbidden_games.games.island.layouts import GRIDS
from forbidden_games.games.island.snapshot import snapshot
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel.remark import Remark, RemarkObject


def remarks(state: IslandState, seat: int) -> tuple[Remark, ...]:
    """Which tile to shore up or to meet at, which card one needs, which treasure one goes for."""
    shown = snapshot(state)
    cells = GRIDS[state.layout].names
    tiles = dict(zip(cells, shown.tiles, strict=True))
    others = [other.hand for number, other in enumerate(shown.seats) if number != seat]
    held = [card for card in CARDS if any(card in hand for hand in others)]

    def places(wanted: tuple[str, ...]) -> tuple[RemarkObject, ...]:
        return tuple(RemarkObject(cell, f"tile-{tiles[cell]}") for cell in wanted)

    return (
        Remark("shore", places(shown.flooded)),
        Remark("give", tuple(RemarkObject(card, f"card-{card}") for card in held)),
        Remark(
            "take",
            tuple(
                RemarkObject(treasure, f"treasure-{treasure}")
                for treasure in CARDS[:TREASURES]
                if treasure not in shown.captured
            ),
        ),
        Remark("meet", places(tuple(cell for cell in cells if cell not in shown.sunk))),
    )
