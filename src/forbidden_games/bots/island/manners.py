"""IslandManners: who may fly home, and whose set of cards it is."""

from collections.abc import Sequence
from typing import Final

from forbidden_games.bots.manners import Glory
from forbidden_games.games.island.actions import END, GIVE, LEAVE
from forbidden_games.games.island.cards import CARDS_FOR_A_TREASURE, HAND_LIMIT, TREASURES
from forbidden_games.games.island.events import GAVE
from forbidden_games.games.island.game import Island
from forbidden_games.games.island.roles import MESSENGER
from forbidden_games.games.island.state import IslandState
from forbidden_games.kernel import bag, bits, packed
from forbidden_games.kernel.journal import Event
from forbidden_games.kernel.packed import Action

GAME: Final = Island()
COMPLETE: Final = 3  # what the last card of a set is worth, beside one for any other


class IslandManners:
    """Only who holds four cards captures: so it matters to whom the cards go."""

    newcomers = 3
    partner = "planner"

    def ready(self, state: IslandState) -> int:
        """The seats that can fly everybody home."""
        seats = 0
        for action in GAME.legal_actions(state):
            if packed.kind_of(action) == LEAVE:
                seats |= 1 << packed.seat_of(action)
        return seats

    def glory(self, state: IslandState, action: Action) -> Glory | None:
        """Nobody can capture with the cards of another, and flying home is for `ready`."""
        return None

    def gifts(
        self, before: IslandState, after: IslandState, events: Sequence[Event], people: int
    ) -> int:
        """Cards for a set that a person, and not the giver, will complete."""
        worth = 0
        for kind, giver, taker, card in events:
            if kind != GAVE or not people >> taker & 1 or after.captured >> card & 1:
                continue
            held = bag.count(after.hands[taker], card)
            if bag.count(before.hands[taker], card) and held > bag.count(after.hands[giver], card):
                worth += 1
                if held >= CARDS_FOR_A_TREASURE:
                    worth += COMPLETE - 1
        return worth

    def offers(self, state: IslandState, seat: int, people: int) -> list[list[Action]]:
        """All cards of one kind to a person here who has some, as far as the hand has room.

        Into a full hand goes one card: somebody has to discard for it first.
        """
        found = []
        for person in bits.members(people):
            is_near = state.pawns[person] == state.pawns[seat] or state.roles[seat] == MESSENGER
            if not is_near or person == seat:
                continue
            room = HAND_LIMIT - bag.size(state.hands[person])
            for card in range(TREASURES):
                held = bag.count(state.hands[person], card)
                mine = bag.count(state.hands[seat], card)
                many = min(mine, state.left, max(room, 1), CARDS_FOR_A_TREASURE - held)
                if held and many > 0 and not state.captured >> card & 1:
                    found.append([packed.action(GIVE, seat, person, card, 0)] * many)
        return found

    def end(self, seat: int) -> Action:
        """To end the actions of a turn."""
        return packed.action(END, seat, 0, 0, 0)


MANNERS: Final = IslandManners()
