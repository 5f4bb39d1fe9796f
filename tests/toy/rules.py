"""The rules of Beacon: carry the flame along a causeway before the wind puts it out.

- BE-1 Two or three players; each is the runner, the keeper or the porter. All begin on a1.
- BE-2 A turn is one action, then one card of the wind.
- BE-3 To move is to step to the next stone; the runner may go to any.
- BE-4 On c1, with everybody there, the keeper lights the beacon: the team wins.
- BE-5 A gust blows at the flame. Too many gusts (four, on a hard day three) put it out: lost.
- BE-6 Each player has a cloak and may spend it at any time to take one gust back.
"""

from typing import Any, Final

from forbidden_games.kernel import packed
from forbidden_games.kernel.config import RANDOM, Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.grid import Grid
from forbidden_games.kernel.info import GameInfo, Verb
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.refusal import Refusal
from forbidden_games.kernel.rulings import Ruling, Rulings
from forbidden_games.kernel.state import Key, fill, key_of

GRID: Final = Grid(("###",))
GOAL: Final = 2
RUNNER, KEEPER, PORTER = range(3)
MOVE, LIGHT, CLOAK, DRAW = range(1, 5)
ACTING, WATCHING = range(2)
RUNNING, WON, DARK = range(3)
TURN, MOVED, BLEW, CALM, SHELTERED, ENDED = range(1, 7)
PHASES: Final = ("acting", "watching")
CALM_CARDS, GUST_CARDS = 6, 4
ROLE_LUCK, WIND_LUCK, FIRST_LUCK = range(3)

INFO: Final = GameInfo(
    name="beacon",
    prefix="BE",
    seats=range(2, 4),
    roles=("runner", "keeper", "porter"),
    levels=("fair", "rough"),
    level="fair",
    outcomes=("running", "won", "dark"),
    verbs=(
        Verb("move", ("cell",)),
        Verb("light"),
        Verb("cloak", spends="cloak"),
        Verb("draw", turns_a_card=True),
    ),
    rulings=Rulings(Ruling("cloaks", "BE-6", (True, False))),
)


class BeaconState:
    """What lies on the table."""

    def __init__(self) -> None:
        self.seats = 2
        self.seat = -1  # not yet drawn
        self.phase = ACTING
        self.left = 1
        self.outcome = RUNNING
        self.roles: list[int] = [-1] * 3
        self.pawns: list[int] = [0] * 3
        self.cloaks = 0  # set of seats
        self.gusts = 0
        self.most_gusts = 4
        self.calm_pile = CALM_CARDS
        self.gust_pile = GUST_CARDS

    def copy(self) -> "BeaconState":
        """Another state, equal to this one."""
        return from_key(self.key())

    def key(self) -> Key:
        """Equal keys are equal positions."""
        return key_of(self, FIELDS)

    def __reduce__(self) -> tuple[Any, ...]:
        return from_key, (self.key(),)


FIELDS: Final = tuple(vars(BeaconState()))


def from_key(key: Key) -> BeaconState:
    """The state with this key."""
    state = BeaconState()
    fill(state, FIELDS, key)
    return state


def table(config: Config) -> BeaconState:
    """A table as agreed."""
    state = BeaconState()
    state.seats = config.players
    roles = [-1 if role == RANDOM else INFO.roles.index(role) for role in config.roles]
    state.roles = roles + [-1] * (3 - len(roles))
    state.seat = -1 if config.first == RANDOM else int(config.first)
    state.most_gusts = 4 if config.level == "fair" else 3
    state.cloaks = (1 << state.seats) - 1 if config.rulings["cloaks"] else 0
    return state


def deal(state: BeaconState, dice: Dice, journal: Journal) -> None:
    """Roles that were left to chance, and who begins. [BE-1]"""
    spare = [role for role in range(3) if role not in state.roles]
    for seat in range(state.seats):
        if state.roles[seat] < 0:
            state.roles[seat] = spare.pop(dice.pick(ROLE_LUCK, len(spare)))
    if state.seat < 0:
        state.seat = dice.pick(FIRST_LUCK, state.seats)
    journal.note(TURN, state.seat, 0, 0)


def legal(state: BeaconState) -> list[Action]:
    """What any seat may do now, ascending. [BE-2, BE-3, BE-4, BE-6]"""
    if state.outcome != RUNNING:
        return []
    seat, found = state.seat, []
    here = state.pawns[seat]
    if state.phase == ACTING:
        far = range(3) if state.roles[seat] == RUNNER else (here - 1, here + 1)
        cells = [cell for cell in far if 0 <= cell < 3 and cell != here]
        found += [packed.action(MOVE, seat, cell, 0, 0) for cell in cells]
        if state.roles[seat] == KEEPER and set(state.pawns[: state.seats]) == {GOAL}:
            found.append(packed.action(LIGHT, seat, 0, 0, 0))
    if state.gusts:
        cloaked = [other for other in range(state.seats) if state.cloaks >> other & 1]
        found += [packed.action(CLOAK, other, 0, 0, 0) for other in cloaked]
    if state.phase == WATCHING:
        found.append(packed.action(DRAW, seat, 0, 0, 0))
    return found


def why_not(state: BeaconState, action: Action) -> Refusal | None:
    """The rule that forbids an action; None exactly when it is legal."""
    if action in legal(state):
        return None
    kind, seat = packed.kind_of(action), packed.seat_of(action)
    if state.outcome != RUNNING:
        return Refusal("BE-2", "beacon-refusal-the-game-is-over")
    if kind == LIGHT and state.roles[seat] != KEEPER:
        return Refusal("BE-4", "beacon-refusal-only-the-keeper-lights-it")
    if kind == LIGHT and set(state.pawns[: state.seats]) != {GOAL}:
        return Refusal("BE-4", "beacon-refusal-not-everybody-is-there")
    if kind == CLOAK:
        return Refusal("BE-6", "beacon-refusal-no-cloak-or-no-gust")
    if seat != state.seat:
        return Refusal("BE-2", "not-your-turn", {"seat": state.seat})
    if (kind == DRAW) != (state.phase == WATCHING):
        return Refusal("BE-2", "beacon-refusal-first-an-action-then-a-card")
    return Refusal("BE-3", "beacon-refusal-not-the-next-stone")


def apply(state: BeaconState, action: Action, dice: Dice, journal: Journal) -> None:
    """Change the state. [BE-2 to BE-6]"""
    kind, seat = packed.kind_of(action), packed.seat_of(action)
    if kind == MOVE:
        state.pawns[seat] = packed.first(action)
        journal.note(MOVED, seat, state.pawns[seat], 0)
        state.phase = WATCHING
    elif kind == LIGHT:
        end(state, WON, journal)
    elif kind == CLOAK:
        state.cloaks ^= 1 << seat
        state.gusts -= 1
        journal.note(SHELTERED, seat, state.gusts, 0)
    else:
        draw(state, dice, journal)


def draw(state: BeaconState, dice: Dice, journal: Journal) -> None:
    """The wind, then the next seat. [BE-2, BE-5]"""
    if dice.pick(WIND_LUCK, state.calm_pile + state.gust_pile) < state.gust_pile:
        state.gust_pile -= 1
        state.gusts += 1
        journal.note(BLEW, state.gusts, 0, 0)
    else:
        state.calm_pile -= 1
        journal.note(CALM, 0, 0, 0)
    if not state.calm_pile + state.gust_pile:
        state.calm_pile, state.gust_pile = CALM_CARDS, GUST_CARDS
    if state.gusts == state.most_gusts:
        return end(state, DARK, journal)
    state.seat = (state.seat + 1) % state.seats
    state.phase = ACTING
    journal.note(TURN, state.seat, 0, 0)


def end(state: BeaconState, outcome: int, journal: Journal) -> None:
    """The game is over."""
    state.outcome = outcome
    journal.note(ENDED, outcome, 0, 0)
