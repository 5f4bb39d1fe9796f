"""What is still to come cannot be read from anything that is told, over many whole games."""

import pytest

from forbidden_games.games import GAMES, find_game
from tests.server.hidden_luck import Lookout, watch_a_game
from tests.server.support import Server

SEED = 8_123_456_789_012_345
LOOKED, WATCHED = 150, 8  # games


@pytest.mark.parametrize("game", sorted(GAMES))
def test_other_luck_would_be_told_in_the_same_words(game: str) -> None:
    info = find_game(game).info
    differed = 0
    for each in range(LOOKED):
        players = info.seats[each % len(info.seats)]
        level = info.levels[each % len(info.levels)]
        lookout = Lookout(game, {"players": players, "level": level}, SEED + each)
        lookout.play()
        differed += lookout.differed
    assert differed > 5 * LOOKED


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_told_before_it_is_seen(server: Server, game: str) -> None:
    for each in range(WATCHED):
        assert watch_a_game(server, game, SEED + each) > 10
