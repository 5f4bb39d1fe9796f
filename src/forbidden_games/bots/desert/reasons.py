"""Reasons: why a plan in the desert is good, the most important first."""

from collections.abc import Sequence
from typing import Final

from forbidden_games.bots.reason import Reason, Weighed, follow, per_cent, weightiest
from forbidden_games.games.desert.actions import DRAW, EXCAVATE, LOOK, LOOK_UNDER
from forbidden_games.games.desert.board import (
    BLOCKED,
    CELLS,
    COLUMN_CLUE,
    CRASH,
    GEAR,
    GRID,
    OASIS,
    PAD,
    PARTS,
    ROW_CLUE,
    TAKEN,
    TUNNEL,
    UNKNOWN,
    UNPLACED,
    WELL,
)
from forbidden_games.games.desert.cards import PICKS_UP, SUN, THROTTLE
from forbidden_games.games.desert.describe import role, storm_card
from forbidden_games.games.desert.events import (
    CALMED,
    CLEARED,
    DRANK,
    EXCAVATED,
    PLACED,
    SENT,
    TOOK,
    USED,
    WATERED,
    WON,
)
from forbidden_games.games.desert.game import Desert
from forbidden_games.games.desert.movement import is_buried, is_open_tunnel, step
from forbidden_games.games.desert.odds import cards_to_come, more_suns_than
from forbidden_games.games.desert.state import ACTING, DesertState
from forbidden_games.games.desert.storm import is_shaded
from forbidden_games.games.desert.tiles import clue_cell
from forbidden_games.kernel import bag, bits, packed
from forbidden_games.kernel.journal import Event
from forbidden_games.kernel.packed import Action

GAME: Final = Desert()
UNREACHED: Final = 99  # actions to a place that no way leads to
NEAR_ENOUGH: Final = 4  # steps to a part that are worth a word
LITTLE_SAND: Final = 10  # markers left at which sand becomes a reason


def reasons(state: DesertState, plan: Sequence[Action]) -> tuple[Reason, ...]:
    """Why a plan is good: up to three reasons, the most important first."""
    after, events, asks = follow(GAME, state, plan)
    if after.outcome == WON:
        return (Reason("why-take-off"),)
    found: list[Weighed] = []
    found += _of_thirst(state, after, events)
    found += _of_events(state, events)
    found += _of_drinking(state, after, events)
    found += _of_clearing(state, after, events)
    found += _of_ways(state, after)
    if asks is not None:
        found += _of_luck(after, asks)
        if not found and len(plan) == 1:
            found += _of_drawing(state, asks)
    return weightiest(found)


def thirst(state: DesertState, seat: int) -> float:
    """The chance that this seat dies of thirst in what is left of this turn, as things are."""
    if is_shaded(state, seat):
        return 0.0
    return more_suns_than(state, state.water[seat])


def _of_thirst(state: DesertState, after: DesertState, events: Sequence[Event]) -> list[Weighed]:
    """Whose life the plan makes safer, and by what."""
    found: list[Weighed] = []
    for seat in range(state.seats):
        before, now = thirst(state, seat), thirst(after, seat)
        if before - now < 0.005:
            continue
        said: dict[str, str | int] = {
            "role": role(state, seat),
            "water": state.water[seat],
            "chance": per_cent(before),
        }
        if is_shaded(after, seat):
            key = "tunnel" if is_open_tunnel(after, after.pawns[seat]) else "shield"
        elif any(kind == WATERED and to == seat for kind, _, to, _ in events):
            key = "water"
        elif after.water[seat] > state.water[seat]:
            key = "drink"
        else:
            key = "calm"
        found.append((62.0 + 25.0 * before, Reason(f"why-saved-by-{key}", said)))
    return found


def _of_events(state: DesertState, events: Sequence[Event]) -> list[Weighed]:
    """Parts, clues, the weather, and what equipment does."""
    found: list[Weighed] = []
    calmed = sum(kind == CALMED for kind, *_ in events)
    if calmed:
        left = max(cards_to_come(state) - calmed, 0)
        found.append((24.0 + calmed, Reason("why-calm", {"fewer": calmed, "left": left})))
    for kind, first, second, _ in events:
        if kind == TOOK:
            missing = sum(part != TAKEN for part in state.parts)
            said: dict[str, str | int] = {"part": f"part-{PARTS[second]}", "left": missing - 1}
            found.append((90.0, Reason("why-takes-part", said)))
        elif kind == PLACED:
            said = {"part": f"part-{PARTS[first]}", "cell": GRID.name(second)}
            found.append((58.0, Reason("why-placed", said)))
        elif kind == SENT:
            weight = 60.0 if first in (SUN, PICKS_UP) else 25.0
            found.append((weight, Reason("why-sent", {"card": storm_card(first)})))
        elif kind == EXCAVATED and second == PAD:
            found.append((40.0, Reason("why-pad-open", {"cell": GRID.name(first)})))
        elif kind == EXCAVATED and second == TUNNEL:
            found.append((20.0, Reason("why-tunnel-open", {"cell": GRID.name(first)})))
        elif kind == EXCAVATED and second >= ROW_CLUE:
            part = f"part-{PARTS[(second - ROW_CLUE) % 4]}"
            found.append((35.0, Reason("why-clue", {"part": part})))
        elif kind == USED and second == THROTTLE:
            found.append((15.0, Reason("why-throttle")))
    return found


def _of_drinking(state: DesertState, after: DesertState, events: Sequence[Event]) -> list[Weighed]:
    """Water from a well or a reserve, and water given."""
    found: list[Weighed] = []
    people = {seat for kind, seat, _, _ in events if kind == DRANK}
    gained = sum(max(after.water[seat] - state.water[seat], 0) for seat in people)
    if people and gained:
        said: dict[str, str | int] = {"people": len(people), "amount": gained}
        found.append((22.0 + 4.0 * gained, Reason("why-drinks", said)))
    for kind, _, taker, _ in events:
        if kind == WATERED:
            said = {"role": role(state, taker), "water": state.water[taker]}
            found.append((30.0 - 5.0 * state.water[taker], Reason("why-watered", said)))
    return found


def _of_clearing(state: DesertState, after: DesertState, events: Sequence[Event]) -> list[Weighed]:
    """Who and what the sand lets go."""
    found: list[Weighed] = []
    for seat in range(state.seats):
        if is_buried(state, seat) and not is_buried(after, seat):
            found.append((54.0, Reason("why-dug-out", {"role": role(state, seat)})))
    cleared = {cell for kind, cell, _, _ in events if kind == CLEARED}
    for cell in sorted(cleared):
        name = GRID.name(cell)
        is_free = state.sand[cell] >= BLOCKED > after.sand[cell]
        if state.faces[cell] == PAD and is_free:
            found.append((44.0, Reason("why-clears-pad", {"cell": name})))
        for part in range(4):
            if state.parts[part] == cell and is_free:
                said: dict[str, str | int] = {"part": f"part-{PARTS[part]}", "cell": name}
                found.append((42.0, Reason("why-clears-part", said)))
    if cleared and state.supply <= LITTLE_SAND:
        weight = 30.0 + 4.0 * (LITTLE_SAND - state.supply)
        found.append((weight, Reason("why-sand", {"left": state.supply})))
    elif cleared and not found:
        markers = after.supply - state.supply
        found.append((4.0, Reason("why-clears", {"markers": markers})))
    return found


def actions_to(state: DesertState, seat: int, cell: int) -> int:
    """How many steps this pawn needs to get there by itself; UNREACHED if it cannot."""
    trial = state.copy()
    seen = edge = 1 << state.pawns[seat]
    count = 0
    while edge:
        if seen >> cell & 1:
            return count
        further = 0
        for place in bits.members(edge):
            pawns = list(trial.pawns)
            pawns[seat] = place
            trial.pawns = pawns
            further |= step(trial, seat)
        edge = further & ~seen
        seen |= further
        count += 1
    return UNREACHED


def _of_ways(state: DesertState, after: DesertState) -> list[Weighed]:
    """Who comes closer to a part, or with all parts to the launch pad; who has shade."""
    found: list[Weighed] = []
    chance = more_suns_than(state, 0)
    all_taken = all(part == TAKEN for part in after.parts)
    pad = next((cell for cell in range(CELLS) if after.faces[cell] == PAD), None)
    for seat in range(state.seats):
        if after.pawns[seat] == state.pawns[seat]:
            continue
        said: dict[str, str | int] = {"role": role(state, seat)}
        if all_taken and pad is not None:
            now = actions_to(after, seat, pad)
            if now < actions_to(state, seat, pad):
                found.append((45.0, Reason("why-to-the-pad", {**said, "steps": now})))
        near = _nearer_part(state, after, seat)
        if near:
            steps, part = near
            named: dict[str, str | int] = {"part": f"part-{PARTS[part]}", "steps": steps}
            found.append((34.0 - steps, Reason("why-to-the-part", {**said, **named})))
        if (
            chance
            and state.phase == ACTING
            and is_shaded(after, seat)
            and not is_shaded(state, seat)
            and not thirst(state, seat)  # else that is the reason
        ):
            named = {"chance": per_cent(chance)}
            found.append((12.0 + 10.0 * chance, Reason("why-shade", {**said, **named})))
    return found


def _nearer_part(state: DesertState, after: DesertState, seat: int) -> tuple[int, int] | None:
    """The nearest part that this pawn has come closer to: steps left, and which."""
    found = []
    for part in range(4):
        cell = after.parts[part]
        if cell not in (UNPLACED, TAKEN) and cell != after.storm:
            now = actions_to(after, seat, cell)
            if now <= NEAR_ENOUGH and now < actions_to(state, seat, cell):
                found.append((now, part))
    return min(found, default=None)


def _of_luck(state: DesertState, asks: Action) -> list[Weighed]:
    """What may come up: a tile turned over or looked at, storm cards looked at."""
    kind, seat = packed.kind_of(asks), packed.seat_of(asks)
    if kind == EXCAVATE:
        return _of_digging(state, state.pawns[seat])
    if kind == LOOK_UNDER:
        return [(14.0, Reason("why-scope", {"cell": GRID.name(packed.first(asks))}))]
    if kind == LOOK:
        return [(20.0, Reason("why-look", {"cards": cards_to_come(state)}))]
    return []


def useful_face(state: DesertState, cell: int) -> float:
    """The chance that an unseen desert tile hides a clue or the launch pad."""
    hidden = state.desert_faces
    size = bag.size(hidden)
    plain = bag.count(hidden, GEAR) + bag.count(hidden, TUNNEL)
    return (size - plain) / size if size else 0.0


def completing_face(state: DesertState) -> float:
    """The chance that an unseen desert tile hides a clue whose counterpart lies open."""
    hidden = state.desert_faces
    size, hits = bag.size(hidden), 0
    for part in range(4):
        for face, other in ((ROW_CLUE, COLUMN_CLUE), (COLUMN_CLUE, ROW_CLUE)):
            if clue_cell(state, other + part) != UNPLACED:
                hits += bag.count(hidden, face + part)
    return hits / size if size else 0.0


def _of_digging(state: DesertState, cell: int) -> list[Weighed]:
    name = GRID.name(cell)
    if state.backs[cell] == OASIS and state.faces[cell] in (UNKNOWN, WELL):
        size = bag.size(state.oasis_faces)
        chance = 1.0
        if state.faces[cell] == UNKNOWN:
            chance = bag.count(state.oasis_faces, WELL) / size
        people = sum(state.pawns[seat] == cell for seat in range(state.seats))
        said: dict[str, str | int] = {"chance": per_cent(chance), "people": people, "cell": name}
        return [(38.0 * chance + 4.0 * people, Reason("why-well", said))]
    if state.backs[cell] == CRASH or state.faces[cell] in (GEAR, TUNNEL):
        return [(16.0, Reason("why-gear", {"cell": name}))]
    if state.faces[cell] != UNKNOWN:
        return []
    found: list[Weighed] = []
    chance = completing_face(state)
    if chance:
        said = {"chance": per_cent(chance), "cell": name}
        found.append((30.0 + 20.0 * chance, Reason("why-may-complete", said)))
    chance = useful_face(state, cell)
    key = "why-may-be-needed" if chance else "why-gear"
    said = {"chance": per_cent(chance), "cell": name}
    found.append((18.0 + 15.0 * chance, Reason(key, said)))
    return found


def _of_drawing(state: DesertState, asks: Action) -> list[Weighed]:
    """A storm card is turned over although something else could be done."""
    if packed.kind_of(asks) != DRAW:
        return []
    if len(GAME.legal_actions(state)) == 1:
        return [(1.0, Reason("why-only-action"))]
    return [(1.0, Reason("why-keeps-gear"))]
