"""Beacon: ties its rules to the contract, in plain Python."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final, Literal

from forbidden_games.kernel import packed, phrase, playout, position_checks
from forbidden_games.kernel.config import Config
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.errors import BadNotation, BadPosition
from forbidden_games.kernel.game import Game
from forbidden_games.kernel.journal import Event, Journal
from forbidden_games.kernel.packed import Action
from forbidden_games.kernel.refusal import Refusal
from forbidden_games.kernel.tally import Tally
from tests.toy import rules
from tests.toy.rules import GRID, INFO, PHASES, BeaconState

FORMS: Final = phrase.forms(INFO.verbs)
VERBS: Final = ("", *(verb.name for verb in INFO.verbs))
EVENTS: Final[phrase.Events] = {
    rules.TURN: ("turn", (str,)),
    rules.MOVED: ("moved", (str, GRID.name)),
    rules.BLEW: ("blew", (str,)),
    rules.CALM: ("calm", ()),
    rules.SHELTERED: ("sheltered", (str, str)),
    rules.ENDED: ("ended", (INFO.outcomes.__getitem__,)),
}


@dataclass(frozen=True)
class BeaconSeat:
    """One player."""

    role: str
    cell: str
    cloak: bool


@dataclass(frozen=True)
class BeaconSnapshot:
    """All there is on the table."""

    game: Literal["beacon"]
    seats: tuple[BeaconSeat, ...]
    gusts: int
    most_gusts: int
    calm_pile: int
    gust_pile: int
    turn: int
    phase: str
    left: int
    outcome: str


class Beacon(Game[BeaconState]):
    """The smallest game that has everything a game can have."""

    info = INFO
    rules_version = 1

    def table(self, config: Config) -> BeaconState:
        return rules.table(config)

    def new_game(self, config: Config, dice: Dice, journal: Journal) -> BeaconState:
        state = rules.table(config)
        rules.deal(state, dice, journal)
        dice.check()
        return state

    def to_act(self, state: BeaconState) -> int:
        return state.seat

    def legal_actions(self, state: BeaconState) -> list[Action]:
        return rules.legal(state)

    def apply(self, state: BeaconState, action: Action, dice: Dice, journal: Journal) -> None:
        rules.apply(state, action, dice, journal)
        dice.check()

    def progress(self, state: BeaconState) -> int:
        return min(state.pawns[: state.seats])

    def all_actions(self) -> list[Action]:
        alone = (rules.LIGHT, rules.CLOAK, rules.DRAW)
        moves = [
            packed.action(rules.MOVE, seat, cell, 0, 0) for seat in range(3) for cell in range(3)
        ]
        return moves + [packed.action(kind, seat, 0, 0, 0) for kind in alone for seat in range(3)]

    def why_not(self, state: BeaconState, action: Action) -> Refusal | None:
        return rules.why_not(state, action)

    def playouts(self, config: Config, seed: int, games: int) -> Tally:
        return playout.play_series(self, config, seed, games)

    def is_acting(self, state: BeaconState) -> bool:
        return state.phase == rules.ACTING

    def task(self, state: BeaconState) -> str:
        return "over" if state.outcome else ("act", "draw")[state.phase]

    def cells(self, state: BeaconState) -> list[str]:
        return GRID.names

    def snapshot(self, state: BeaconState) -> BeaconSnapshot:
        seats = [
            BeaconSeat(self.roles[state.roles[seat]], GRID.name(state.pawns[seat]), bool(cloak))
            for seat in range(state.seats)
            for cloak in [state.cloaks >> seat & 1]
        ]
        return BeaconSnapshot(
            game="beacon",
            seats=tuple(seats),
            gusts=state.gusts,
            most_gusts=state.most_gusts,
            calm_pile=state.calm_pile,
            gust_pile=state.gust_pile,
            turn=state.seat,
            phase=PHASES[state.phase],
            left=state.left,
            outcome=self.write_outcome(state.outcome),
        )

    def restore(self, data: Mapping[str, object]) -> BeaconState:
        known = tuple(field.name for field in fields(BeaconSnapshot))
        position_checks.expect_keys(data, known, "a position")
        state = BeaconState()
        seats = position_checks.listed(data, "seats")
        if len(seats) not in INFO.seats:
            raise BadPosition(f"seats must list 2 or 3 players, not {len(seats)} [BE-1]")
        state.seats = len(seats)
        for number, seat in enumerate(seats):
            position_checks.expect_keys(seat, ("role", "cell", "cloak"), f"seat {number}")
            state.roles[number] = position_checks.named(seat.get("role"), self.roles, "a role")
            cell = position_checks.named(seat.get("cell", "a1"), tuple(GRID.names), "a cell")
            state.pawns[number] = cell
            state.cloaks |= position_checks.truth(seat, "cloak", True) << number
        state.most_gusts = position_checks.number(data, "most_gusts", 3, 4, 4)
        state.gusts = position_checks.number(data, "gusts", 0, state.most_gusts, 0)
        state.calm_pile = position_checks.number(data, "calm_pile", 0, 6, 6)
        state.gust_pile = position_checks.number(data, "gust_pile", 0, 4, 4)
        state.seat = position_checks.number(data, "turn", 0, state.seats - 1, 0)
        state.phase = position_checks.named(data.get("phase", "acting"), PHASES, "a phase")
        state.left = position_checks.number(data, "left", 1, 1, 1)
        words = data.get("outcome", "running")
        state.outcome = position_checks.named(words, INFO.outcomes, "an outcome")
        return state

    def write_action(self, state: BeaconState, action: Action) -> str:
        kind = packed.kind_of(action)
        words = f"{packed.seat_of(action)} {VERBS[kind]}"
        return f"{words} {GRID.name(packed.first(action))}" if kind == rules.MOVE else words

    def read_action(self, state: BeaconState, words: str) -> Action:
        parts = words.split()
        kind = phrase.verb(parts, VERBS)
        seat = phrase.seat(parts[0], state.seats)
        readers: dict[str, phrase.Reader] = {"CELL": lambda word, seats: GRID.cell(word)}
        try:
            cell, *_ = [*phrase.arguments(parts, parts[2:], FORMS[kind], readers, state.seats), 0]
        except BadNotation as error:
            raise BadNotation(f"{error}, in {words!r}") from None
        return packed.action(kind, seat, cell, 0, 0)

    def write_event(self, state: BeaconState, event: Event) -> str:
        return phrase.event(event, EVENTS)

    def drawing(self, state: BeaconState) -> str:
        stones = [
            "".join(str(seat) for seat in range(state.seats) if state.pawns[seat] == cell) or "."
            for cell in range(3)
        ]
        wind = f"gusts {state.gusts} of {state.most_gusts}"
        outcome = self.write_outcome(state.outcome)
        return f"{'  '.join(stones)}\n{wind}, turn of {state.seat}, {outcome}"
