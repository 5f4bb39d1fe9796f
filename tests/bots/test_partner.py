"""Bots at a table with people: they leave what people like to do, at no cost, and say so."""

from typing import Any

import pytest

from forbidden_games.bots import find_bot
from forbidden_games.bots.manners import find_manners
from forbidden_games.bots.partner import Partner
from forbidden_games.games import GAMES, find_game
from forbidden_games.kernel import packed
from forbidden_games.kernel.dice import Dice
from forbidden_games.kernel.game import RUNNING, Game
from forbidden_games.kernel.journal import Journal
from forbidden_games.plain import COMPILED
from forbidden_games.words import say
from tests.support.desert import desert
from tests.support.island import island
from tests.toy.game import Beacon

PERSON, BOT = 0b01, 0b10
LANDING = {"c3": "fools-landing"}
ALL = ["earth", "wind", "fire", "ocean"]


def partner(game: str) -> Partner:
    manners = find_manners(game)
    assert manners
    return Partner(find_bot("planner"), manners)


def landed(**hands: str) -> Any:
    return island(diver="c3", pilot="c3", hands=hands, tiles=LANDING, captured=ALL, turn=1)


def test_the_last_flight_is_left_to_a_person_who_can_fly() -> None:
    game, state = find_game("island"), landed(diver="helicopter", pilot="helicopter")
    bot = partner("island")
    intent = bot.intend(game, state, BOT, PERSON, Dice(1))
    assert (intent.action, intent.waits) == (None, True)
    assert intent.said
    assert (intent.said.seat, intent.said.to) == (1, 0)
    assert say(intent.said.message.key) == "Ready when you are!"
    assert bot.intend(game, state, BOT, PERSON, Dice(1)).said is None  # once is enough
    alone = bot.intend(game, state, BOT, 0, Dice(1))
    assert game.write_action(state, alone.action or 0) == "1 leave"


def test_a_bot_flies_where_no_person_can() -> None:
    game, state = find_game("island"), landed(pilot="helicopter")
    intent = partner("island").intend(game, state, BOT, PERSON, Dice(1))
    assert game.write_action(state, intent.action or 0) == "1 leave"


def test_a_bot_flies_while_a_person_turns_the_cards_that_could_lose_the_game() -> None:
    game = find_game("island")
    state = landed(diver="helicopter", pilot="helicopter")
    state.seat, state.phase, state.left = 0, 2, 2
    intent = partner("island").intend(game, state, BOT, PERSON, Dice(1))
    assert game.write_action(state, intent.action or 0) == "1 leave"


def test_a_bot_brings_a_person_the_fourth_card_and_says_so() -> None:
    game = find_game("island")
    state = island(
        diver="c3", pilot="c3", hands={"diver": "fire fire fire", "pilot": "fire"}, turn=1
    )
    intent = partner("island").intend(game, state, BOT, PERSON, Dice(1))
    assert game.write_action(state, intent.action or 0) == "1 give 0 fire"
    assert intent.said
    assert intent.said.to == 0
    said = say(intent.said.message.key, **{**intent.said.message.arguments, "who": "you"})
    assert said == "I'll bring you the fourth card for the Crystal of Fire."


def by_the_engine() -> Any:
    """Bot and person stand where the engine lies."""
    return desert(
        explorer="b2",
        climber="b2",
        excavated={"b2": "pad", "e2": "engine-row", "b5": "engine-column"},
        parts={"engine": "b2"},
        turn=1,
    )


def test_a_person_who_can_get_at_a_part_may_pick_it_up_once() -> None:
    game, bot, state = find_game("desert"), partner("desert"), by_the_engine()
    intent = bot.intend(game, state, BOT, PERSON, Dice(1))
    assert intent.said
    assert intent.said.message.key == "plan-leaves-part"
    assert intent.said.to == 0
    played = []
    while state.seat == 1:
        assert intent.action
        played.append(game.write_action(state, intent.action))
        game.apply(state, intent.action, Dice(3), Journal(True))
        intent = bot.intend(game, state, BOT, PERSON, Dice(1))
    assert "1 take engine" not in played
    again = by_the_engine()  # the person has gone by: now the bot does it
    bot.intend(game, landed_elsewhere(), BOT, PERSON, Dice(1))
    later = bot.intend(game, again, BOT, PERSON, Dice(1))
    assert game.write_action(again, later.action or 0) == "1 take engine"


def landed_elsewhere() -> Any:
    """The person's turn, in between."""
    state = by_the_engine()
    state.seat = 0
    return state


@pytest.mark.parametrize("game", sorted(GAMES))
def test_partners_play_whole_games_without_a_standstill(game: str) -> None:
    """With a person who never flies, gives or picks up: the partners still end the game."""
    rules = find_game(game)
    for seed in range(6 if COMPILED else 1):
        bot, dice, journal = partner(game), Dice(seed), Journal(True)
        state = rules.new_game(rules.read_config({"players": 3, "level": "novice"}), dice, journal)
        plays = 0
        while rules.outcome(state) == RUNNING:
            action = bot.intend(rules, state, 0b110, 0b001, Dice(seed)).action
            if action is None:
                action = dull(rules, state)
            assert action in rules.legal_actions(state)
            rules.apply(state, action, dice, journal)
            plays += 1
            assert plays < 2000


def dull(game: Game[Any], state: Any) -> int:
    """What somebody does who only turns cards."""
    own = [each for each in game.legal_actions(state) if packed.seat_of(each) == 0]
    words = {game.write_action(state, each).split()[1]: each for each in own}
    known = [words[verb] for verb in ("end", "draw", "flood", "keep", "halt") if verb in words]
    rest = known or own or game.legal_actions(state)
    return rest[0]


def test_games_without_manners_have_none() -> None:
    assert find_manners(Beacon().name) is None
