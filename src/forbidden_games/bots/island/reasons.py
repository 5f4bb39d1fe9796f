"""Reasons: why a plan on the island is good, the most important first."""

from collections.abc import Sequence
from typing import Final

from forbidden_games.bots.reason import Reason, Weighed, follow, per_cent, weightiest
from forbidden_games.games.island.actions import DISCARD, DRAW, FLOOD
from forbidden_games.games.island.board import (
    FIRST_TILE_OF,
    FOOLS_LANDING,
    SECOND_TILE_OF,
    TREASURE_ON,
)
from forbidden_games.games.island.cards import (
    ALL_TREASURES,
    CARDS,
    CARDS_FOR_A_TREASURE,
    DRAWS,
    HAND_LIMIT,
    HELICOPTER,
    TREASURES,
)
from forbidden_games.games.island.describe import role, tile
from forbidden_games.games.island.events import CAPTURED, DISCARDED, GAVE, LIFTED, SHORED, SWAM, WON
from forbidden_games.games.island.game import Island
from forbidden_games.games.island.layouts import GRIDS
from forbidden_games.games.island.movement import fly, is_in_water, shore, swim, tiles, walk
from forbidden_games.games.island.odds import sinking
from forbidden_games.games.island.roles import PILOT
from forbidden_games.games.island.state import ACTING, IslandState
from forbidden_games.kernel import bag, bits, packed
from forbidden_games.kernel.packed import Action

GAME: Final = Island()
UNREACHED: Final = 99  # actions to a place that no way leads to


def reasons(state: IslandState, plan: Sequence[Action]) -> tuple[Reason, ...]:
    """Why a plan is good: up to three reasons, the most important first."""
    after, events, asks = follow(GAME, state, plan)
    if after.outcome == WON:
        return (Reason("why-flight-home"),)
    found: list[Weighed] = []
    found += _of_shoring(state, [numbers[0] for kind, *numbers in events if kind == SHORED])
    for kind, *numbers in events:
        if kind == CAPTURED:
            found.append((90.0, _captured(state, *numbers[:2])))
        elif kind == GAVE:
            found += _of_gift(after, *numbers)
        elif kind == DISCARDED:
            found.append((40.0, _discarded(after, numbers[1])))
        elif kind in (SWAM, LIFTED):
            found += _of_swimming(state, *numbers[:2])
    found += _of_sets(state, after)
    found += _of_room(state, after)
    found += _of_gathering(state, after)
    found += _of_guarding(state, after)
    if not found and asks is not None:
        found += _of_waiting(state, plan, asks)
    return weightiest(found)


def last_tiles(state: IslandState) -> dict[int, int]:
    """By cell, the treasure that is lost with it: its other tile has sunk."""
    found = {}
    for treasure in range(TREASURES):
        one = state.cell_of[FIRST_TILE_OF[treasure]]
        two = state.cell_of[SECOND_TILE_OF[treasure]]
        if not state.captured >> treasure & 1:
            if state.sunk >> one & 1:
                found[two] = treasure
            elif state.sunk >> two & 1:
                found[one] = treasure
    return found


def _treasure(treasure: int) -> str:
    return f"treasure-{CARDS[treasure]}"


def _of_shoring(state: IslandState, cells: Sequence[int]) -> list[Weighed]:
    """What the tiles that become dry mean, and how likely each would sink in this turn."""
    found: list[Weighed] = []
    last = last_tiles(state)
    for cell in cells:
        chance = sinking(state, 1 << cell)
        said: dict[str, str | int] = {"tile": tile(state, cell), "chance": per_cent(chance)}
        treasure = TREASURE_ON[state.tile_at[cell]]
        if state.tile_at[cell] == FOOLS_LANDING:
            key = "why-landing" if chance else "why-landing-later"
            found.append((60.0 + 25.0 * chance if chance else 35.0, Reason(key, said)))
        elif cell in last:
            key = "why-last-tile" if chance else "why-last-tile-later"
            said["treasure"] = _treasure(last[cell])
            found.append((60.0 + 25.0 * chance if chance else 34.0, Reason(key, said)))
        elif treasure >= 0 and not state.captured >> treasure & 1:
            found.append(_of_pair(state, cell, treasure, said, chance))
        elif chance and _is_bridge(state, cell):
            found.append((12.0 + 12.0 * chance, Reason("why-bridge", said)))
        elif chance:
            found.append((5.0 + 10.0 * chance, Reason("why-tile", said)))
        else:
            found.append((3.0, Reason("why-tile-later", said)))
    return found


def _of_pair(
    state: IslandState, cell: int, treasure: int, said: dict[str, str | int], chance: float
) -> Weighed:
    """One of two tiles of a treasure that the team still needs."""
    one = state.cell_of[FIRST_TILE_OF[treasure]]
    two = state.cell_of[SECOND_TILE_OF[treasure]]
    other = two if cell == one else one
    said |= {"treasure": _treasure(treasure), "other": tile(state, other)}
    both = sinking(state, 1 << one | 1 << two) if state.flooded >> other & 1 else 0.0
    if both:
        said["chance"] = per_cent(both)
        return 45.0 + 40.0 * both, Reason("why-both-tiles", said)
    if chance:
        return 20.0 + 15.0 * chance, Reason("why-pair", said)
    return 8.0, Reason("why-pair-later", said)


def _is_bridge(state: IslandState, cell: int) -> bool:
    """Whether the land would fall apart without this cell."""
    near = GRIDS[state.layout].near
    land = tiles(state) & ~(1 << cell)
    shores = near[cell] & land
    if not shores:
        return False
    reached = edge = shores & -shores
    while edge:
        further = 0
        for place in bits.members(edge):
            further |= near[place] & land
        edge = further & ~reached
        reached |= further
    return bool(shores & ~reached)


def _captured(state: IslandState, seat: int, treasure: int) -> Reason:
    """A treasure; how urgent that was, if its last tile may sink."""
    said: dict[str, str | int] = {"role": role(state, seat), "treasure": _treasure(treasure)}
    for cell, lost in last_tiles(state).items():
        if lost == treasure and state.flooded >> cell & 1:
            chance = sinking(state, 1 << cell)
            if chance:
                said |= {"tile": tile(state, cell), "chance": per_cent(chance)}
                return Reason("why-captures-in-time", said)
    return Reason("why-captures", said)


def _of_gift(after: IslandState, giver: int, taker: int, card: int) -> list[Weighed]:
    cards = bag.count(after.hands[taker], card)
    if after.captured >> card & 1:
        return []
    said: dict[str, str | int] = {
        "role": role(after, taker),
        "treasure": _treasure(card),
        "cards": cards,
    }
    if cards >= CARDS_FOR_A_TREASURE:
        return [(58.0, Reason("why-fourth-card", said))]
    return [(14.0 + 6.0 * cards, Reason("why-collects", said))]


def _discarded(after: IslandState, card: int) -> Reason:
    """What becomes of a discarded card."""
    said: dict[str, str | int] = {"card": f"card-{CARDS[card]}"}
    if card >= TREASURES:
        return Reason("why-shed-special", said)
    if after.captured >> card & 1:
        return Reason("why-shed-useless", {"treasure": _treasure(card), **said})
    held = sum(bag.count(after.hands[seat], card) for seat in range(after.seats))
    said["left"] = held + bag.count(after.treasure_pile, card)
    return Reason("why-shed-spare", said)


def _of_swimming(state: IslandState, seat: int, cell: int) -> list[Weighed]:
    if not is_in_water(state, seat):
        return []
    said: dict[str, str | int] = {"role": role(state, seat), "tile": tile(state, cell)}
    if not swim(state, seat):
        return [(95.0, Reason("why-rescued", said))]
    if not state.flooded >> cell & 1:
        return [(30.0, Reason("why-dry-land", said))]
    return [(10.0, Reason("why-ashore", said))]


def actions_to(state: IslandState, seat: int, cell: int) -> int:
    """How many actions this pawn needs to get there by itself; UNREACHED if it cannot."""
    trial = state.copy()
    seen = edge = 1 << state.pawns[seat]
    count = 0
    while edge:
        if seen >> cell & 1:
            return count
        further = 0
        for place in bits.members(edge):
            _put(trial, seat, place)
            further |= walk(trial, seat)
            if count == 0 and state.roles[seat] == PILOT and not state.flown:
                further |= fly(trial, seat)
        edge = further & ~seen
        seen |= further
        count += 1
    return UNREACHED


def _put(state: IslandState, seat: int, cell: int) -> None:
    pawns = list(state.pawns)
    pawns[seat] = cell
    state.pawns = pawns


def _nearest_tile(state: IslandState, seat: int, treasure: int) -> tuple[int, int]:
    """Actions to the nearer tile of a treasure, and that tile's cell."""
    cells = (state.cell_of[FIRST_TILE_OF[treasure]], state.cell_of[SECOND_TILE_OF[treasure]])
    ways = [(actions_to(state, seat, cell), cell) for cell in cells if not state.sunk >> cell & 1]
    return min(ways, default=(UNREACHED, cells[0]))


def _of_sets(state: IslandState, after: IslandState) -> list[Weighed]:
    """Full sets that come closer to their tile, and pawns that meet to complete one."""
    found: list[Weighed] = []
    for seat in range(state.seats):
        for treasure in range(TREASURES):
            if after.captured >> treasure & 1:
                continue
            held = bag.count(after.hands[seat], treasure)
            if held >= CARDS_FOR_A_TREASURE:
                found += _of_trip(state, after, seat, treasure)
            elif held:
                found += _of_meeting(state, after, seat, treasure)
    return found


def _of_trip(state: IslandState, after: IslandState, seat: int, treasure: int) -> list[Weighed]:
    before, _ = _nearest_tile(state, seat, treasure)
    now, cell = _nearest_tile(after, seat, treasure)
    if now >= before:
        return []
    said: dict[str, str | int] = {
        "role": role(state, seat),
        "treasure": _treasure(treasure),
        "tile": tile(state, cell),
        "steps": now,
    }
    if now == 0:
        return [(55.0, Reason("why-arrives", said))]
    return [(48.0, Reason("why-approaches", said))]


def _of_meeting(state: IslandState, after: IslandState, seat: int, treasure: int) -> list[Weighed]:
    for other in range(state.seats):
        if (
            other != seat
            and after.pawns[other] == after.pawns[seat]
            and state.pawns[other] != state.pawns[seat]
        ):
            held = bag.count(after.hands[seat], treasure)
            offered = bag.count(after.hands[other], treasure)
            if offered and held >= offered and held + offered >= CARDS_FOR_A_TREASURE:
                said: dict[str, str | int] = {
                    "role": role(state, seat),
                    "other": role(state, other),
                    "treasure": _treasure(treasure),
                }
                return [(26.0, Reason("why-meets", said))]
    return []


def _of_room(state: IslandState, after: IslandState) -> list[Weighed]:
    """The active player draws two cards after the actions: room for them."""
    if state.phase != ACTING:
        return []
    before = bag.size(state.hands[state.seat])
    now = bag.size(after.hands[state.seat])
    if before + DRAWS > HAND_LIMIT and now < before:
        said: dict[str, str | int] = {
            "role": role(state, state.seat),
            "room": min(HAND_LIMIT - now, DRAWS),
        }
        return [(28.0, Reason("why-room", said))]
    return []


def _of_gathering(state: IslandState, after: IslandState) -> list[Weighed]:
    """With everything captured, the way to Fools' Landing counts."""
    if after.captured != ALL_TREASURES:
        return []
    landing = state.cell_of[FOOLS_LANDING]
    found: list[Weighed] = []
    for seat in range(state.seats):
        now = actions_to(after, seat, landing)
        if now < actions_to(state, seat, landing):
            said: dict[str, str | int] = {"role": role(state, seat), "steps": now}
            found.append((50.0 + now, Reason("why-gathers", said)))
    if found and all(after.pawns[seat] == landing for seat in range(state.seats)):
        helicopters = sum(bag.count(after.hands[seat], HELICOPTER) for seat in range(state.seats))
        key = "why-all-gathered" if helicopters else "why-gathered-without-helicopter"
        return [(70.0, Reason(key))]
    return found


def _of_guarding(state: IslandState, after: IslandState) -> list[Weighed]:
    """A pawn comes within reach of a flooded tile on which the game hangs."""
    found: list[Weighed] = []
    crucial = {state.cell_of[FOOLS_LANDING], *last_tiles(after)}
    for seat in range(state.seats):
        for cell in crucial:
            spot = 1 << cell
            if shore(after, seat) & spot and not shore(state, seat) & spot:
                said: dict[str, str | int] = {"role": role(state, seat), "tile": tile(state, cell)}
                found.append((18.0, Reason("why-guards", said)))
    return found


def _of_waiting(state: IslandState, plan: Sequence[Action], asks: Action) -> list[Weighed]:
    """The cards are turned over although something else could be played."""
    kinds = {packed.kind_of(action) for action in GAME.legal_actions(state)}
    if len(plan) == 1 and packed.kind_of(asks) in (DRAW, FLOOD):
        if kinds <= {DRAW, FLOOD}:
            return [(1.0, Reason("why-only-action"))]
        if DISCARD not in kinds:
            return [(1.0, Reason("why-keeps-specials"))]
    return []
