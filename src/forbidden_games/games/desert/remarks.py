"""What adventurers in the desert say to each other about tiles, equipment, water and parts."""

from forbidden_games.games.desert.board import PARTS
from forbidden_games.games.desert.cards import GEAR_CARDS
from forbidden_games.games.desert.snapshot import snapshot
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel.remark import Remark, RemarkObject


def remarks(state: DesertState, seat: int) -> tuple[Remark, ...]:
    """Which tile to clear or to meet at, who is to give what, which part one goes for."""
    shown = snapshot(state)
    others = [(number, other) for number, other in enumerate(shown.seats) if number != seat]
    held = [piece for piece in GEAR_CARDS if any(piece in other.gear for _, other in others)]

    def places(cells: list[str]) -> tuple[RemarkObject, ...]:
        return tuple(RemarkObject(cell, cell) for cell in cells)

    return (
        Remark("clear", places([tile.cell for tile in shown.tiles if tile.sand])),
        Remark(
            "water",
            tuple(
                RemarkObject(str(number), f"role-{other.role}")
                for number, other in others
                if other.water
            ),
        ),
        Remark("give", tuple(RemarkObject(piece, f"gear-{piece}") for piece in held)),
        Remark(
            "part",
            tuple(
                RemarkObject(part, f"part-{part}") for part in PARTS if shown.parts[part] != "taken"
            ),
        ),
        Remark("meet", places([tile.cell for tile in shown.tiles])),
    )
