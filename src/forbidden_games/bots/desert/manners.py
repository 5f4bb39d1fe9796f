"""DesertManners: who picks a part up, and who takes the last step to the launch pad."""

from collections.abc import Sequence
from typing import Final

from forbidden_games.bots.desert.reasons import actions_to
from forbidden_games.bots.manners import Glory
from forbidden_games.games.desert.actions import END, GUIDE, TAKE
from forbidden_games.games.desert.board import BLOCKED, PARTS, TAKEN
from forbidden_games.games.desert.events import WON
from forbidden_games.games.desert.game import Desert
from forbidden_games.games.desert.movement import is_buried
from forbidden_games.games.desert.state import DesertState
from forbidden_games.kernel import bits, packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Event, Journal
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.packed import Action

GAME: Final = Desert()
NEAR: Final = 3  # steps after which one action of a turn is left


class DesertManners:
    """Whoever stands there picks a part up: a person may as well."""

    newcomers = 2
    partner = "thinker"

    def ready(self, state: DesertState) -> int:
        """Nobody has to say so: they take off as soon as they can."""
        return 0

    def glory(self, state: DesertState, action: Action) -> Glory | None:
        """A part that others can get at in a turn; a pawn that could walk home by itself."""
        kind, seat = packed.kind_of(action), packed.seat_of(action)
        if kind == TAKE:
            others = 0
            for other in range(state.seats):
                if other != seat and not is_buried(state, other):
                    is_near = actions_to(state, other, state.pawns[seat]) <= NEAR
                    others |= is_near << other
            part = PARTS[packed.first(action)]
            said = Message("plan-leaves-part", {"part": f"part-{part}"})
            return Glory(part, others, said) if others else None
        if kind == GUIDE:
            after, dice = state.copy(), Dice()
            GAME.apply(after, action, dice, Journal(True))
            if after.outcome == WON:
                guided = packed.first(action)
                return Glory("pad", 1 << guided, Message("plan-leaves-pad"))
        return None

    def gifts(
        self, before: DesertState, after: DesertState, events: Sequence[Event], people: int
    ) -> int:
        """People who were brought to a part that they can pick up."""
        return sum(
            after.pawns[person] == cell != before.pawns[person] and after.sand[cell] < BLOCKED
            for person in bits.members(people)
            for cell in after.parts
            if cell >= 0 and cell != TAKEN
        )

    def offers(self, state: DesertState, seat: int, people: int) -> list[list[Action]]:
        """None: water and equipment go where they are needed anyway."""
        return []

    def end(self, seat: int) -> Action:
        """To end the actions of a turn."""
        return packed.action(END, seat, 0, 0, 0)


MANNERS: Final = DesertManners()
