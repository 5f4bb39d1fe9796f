"""Whether anything that is told depends on luck that has not been asked for yet.

Two tables that differ only in what is still to come have to be told in the same words. So the dice
of a match are exchanged for others after every play, and whatever the server says of the table has
to stay as it was.
"""

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.packed import Action
from forbidden_games.server.history import MatchHistory
from forbidden_games.server.position import position
from tests.server.support import Server, Table

MOST_PLAYS: Final = 400
OTHER_LUCK: Final = 1  # added to the seed


class Lookout:
    """One match and the luck of another, played at random until it is over."""

    def __init__(self, game: str, config: dict[str, Any], seed: int) -> None:
        self.history = MatchHistory(game, config, seed)
        self.match = self.history.match
        self.compared = 0
        self.differed = 0  # plays that the other luck would have made end otherwise
        self._luck = random.Random(seed)
        self._seed = seed

    def play(self) -> None:
        """Compare and play, one after the other."""
        while not self.history.is_over and self.history.number < MOST_PLAYS:
            self._compare()
            self._act()
        self._compare()

    def _other_luck(self) -> Dice:
        match = self.match
        return Match(match.game, match.config, self._seed + OTHER_LUCK)._dice

    def _compare(self) -> None:
        before = self._told()
        kept, self.match._dice = self.match._dice, self._other_luck()
        try:
            assert self._told() == before, f"after play {self.history.number}"
        finally:
            self.match._dice = kept
        self.compared += 1

    def _told(self) -> list[Any]:
        """Whatever a table says of itself: to players, watchers, those who ask, over HTTP too."""
        game, state = self.match.game, self.match.state
        return [
            position(self.history).model_dump_json(),
            self.history.opening,
            [play.events for play in self.history.plays],
            [game.remarks(state, seat) for seat in range(state.seats)],
            [game.why_not(state, action) for action in self._asked()],
        ]

    def _asked(self) -> list[Action]:
        game, state = self.match.game, self.match.state
        plain = [verb.name for verb in game.info.verbs if not verb.takes]
        return [
            game.read_action(state, f"{seat} {verb}")
            for seat in range(state.seats)
            for verb in plain
        ]

    def _act(self) -> None:
        game, state = self.match.game, self.match.state
        legal = game.legal_actions(state)
        kind = self._luck.choice(sorted({game.write_action(state, a).split()[1] for a in legal}))
        action = self._luck.choice(
            [each for each in legal if game.write_action(state, each).split()[1] == kind]
        )
        other, journal = state.copy(), Journal()
        game.apply(other, action, self._other_luck(), journal)
        happened = [game.write_event(other, event) for event in journal.events()]
        self.differed += happened != list(self.history.play(action).events)


def words_told(message: Any) -> Iterator[str]:
    """All texts in a message but what has happened already: events and the opening."""
    if isinstance(message, str):
        yield message
    elif isinstance(message, list):
        for each in message:
            yield from words_told(each)
    elif isinstance(message, dict):
        for name, each in message.items():
            if name not in ("events", "opening"):
                yield from words_told(each)


def traces_of(seed: int) -> set[str]:
    """Forms in which a seed, or a half of it, could be told."""
    parts = (seed, seed & 0xFFFFFFFF, seed >> 32)
    return {form for part in parts for form in (str(part), f"{part:x}", f"{part:X}")}


def watch_a_game(server: Server, game: str, seed: int) -> int:
    """Play a whole game with bots, and search what its player, a watcher and the web are told.

    Returns how many different events there were to foretell.
    """
    table = server.table("random", "me", "random", game=game, seed=seed, pace=0)
    asked: list[str] = []
    luck = random.Random(seed)
    with table.maker() as maker, table.browser() as watcher:
        while maker.position["outcome"] == "running":
            if maker.number >= len(asked):  # five answers for every five plays
                asked += _asked_over_http(table, maker.number)
            own = maker.legal(1)
            if own:
                maker.send("act", action=luck.choice(own), after=maker.number)
            maker.expect("played", "refused")
            while watcher.number < maker.number:
                watcher.expect("played")
    return _search([*maker.raw[:-1], *watcher.raw[:-1], *asked], seed)


def _asked_over_http(table: Table, number: int) -> list[str]:
    """What the web says of a table after so many plays; nothing if its game is over by now."""
    paths = ("/record", "/replay", f"/moments/{number}", f"/moments/{number + 9}", "")
    answers = [table.get(path) for path in paths]
    if answers[-1].json()["outcome"] != "running":
        return []
    assert [each.status_code for each in answers[:2]] == [409, 409]
    return [each.text for each in answers]


def _search(heard: list[str], seed: int) -> int:
    """No message tells the seed, or an event anywhere but among what has happened."""
    events: set[str] = set()
    for text in heard:
        message = json.loads(text)
        if message.get("type") == "played":
            events.update(message["play"]["events"])
    for text in heard:
        assert not any(trace in text for trace in traces_of(seed)), text
        assert '"seed"' not in text
        assert events.isdisjoint(words_told(json.loads(text))), text
    return len(events)
