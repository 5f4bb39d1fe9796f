"""What is still to come cannot be read from anything that is told."""

import pytest

from forbidden_games.games import GAMES
from tests.server.hidden_luck import Lookout, watch_a_game
from tests.server.support import Server

SEED = 8_123_456_789_012_345


@pytest.mark.parametrize("game", sorted(GAMES))
def test_other_luck_would_be_told_in_the_same_words(game: str) -> None:
    looked = [Lookout(game, {"players": 2 + each % 3}, SEED + each) for each in range(4)]
    for each in looked:
        each.play()
        assert each.history.is_over
    assert sum(each.compared for each in looked) > 50
    assert sum(each.differed for each in looked) > 20


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_told_before_it_is_seen(server: Server, game: str) -> None:
    assert watch_a_game(server, game, SEED) > 10
