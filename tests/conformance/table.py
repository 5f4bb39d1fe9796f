"""This implementation, as the adapter that conformance/reader.py asks for."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from forbidden_games.games import find_game, read_position
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.journal import Journal
from tests.conformance import luck as luck_in_words

ANY_LUCK: Final = 20261118  # where a scenario says nothing about it


class Table:
    """A table of one game, in words only."""

    def __init__(self, game: str) -> None:
        self._game = find_game(game)
        self._state: Any = None

    def load(self, position: Mapping[str, object] | str) -> None:
        """Lay out a position; raises BadPosition."""
        if isinstance(position, str):
            _, self._state = read_position(position)
        else:
            self._state = self._game.restore(position)

    def deal(self, setup: Mapping[str, object], luck: Sequence[str] | None) -> list[str]:
        """Deal a new game; raises BadConfig."""
        config = self._game.read_config(setup)
        dice = Dice(ANY_LUCK)
        if luck is not None:
            piles = luck_in_words.dealt(self._game.name, config)
            dice = Dice.scripted(luck_in_words.answers(luck, piles))
        journal = Journal()
        self._state = self._game.new_game(config, dice, journal)
        return [self._game.write_event(self._state, event) for event in journal.events()]

    def legal(self) -> list[str]:
        """What any seat may do now."""
        actions = self._game.legal_actions(self._state)
        return [self._game.write_action(self._state, action) for action in actions]

    def refusal(self, action: str) -> str | None:
        """The rule that forbids an action."""
        refused = self._game.why_not(self._state, self._game.read_action(self._state, action))
        return refused.rule if refused else None

    def play(self, action: str, luck: Sequence[str]) -> list[str]:
        """Play an action with exactly this luck."""
        answers = luck_in_words.answers(luck, luck_in_words.played(self.snapshot(), action))
        dice, journal = Dice.scripted(answers), Journal()
        self._game.apply(self._state, self._game.read_action(self._state, action), dice, journal)
        if dice.picks != len(answers):
            raise ValueError(f"{action!r} asked luck {dice.picks} times, not {len(answers)}")
        return [self._game.write_event(self._state, event) for event in journal.events()]

    def snapshot(self) -> Any:
        """The whole table, as JSON has it."""
        return json.loads(json.dumps(self._game.snapshot(self._state), default=vars))
