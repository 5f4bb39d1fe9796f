"""No position that a game leads to is taken for impossible: `restore` reads every snapshot."""

import random
from dataclasses import asdict
from typing import Any

import pytest

from forbidden_games.games import GAMES
from forbidden_games.kernel import packed
from forbidden_games.kernel.match import Match
from tests.support.tables import settings
from tools.golden import FOLDER, deal, golden_files, read_settings

pytestmark = pytest.mark.no_cover

GOLDEN = [file.relative_to(FOLDER).as_posix() for file in golden_files()]
TABLES = range(500, 512)


def expect_the_way_back(match: Match[Any]) -> None:
    """The snapshot of the table is read as the same table."""
    words = asdict(match.game.snapshot(match.state))
    assert match.game.restore(words).key() == match.state.key()


@pytest.mark.parametrize("name", GOLDEN)
def test_every_position_of_a_golden_game_is_possible(name: str) -> None:
    """Won and lost in every way, at tables of every kind."""
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    match = deal(read_settings(next(line for line in lines if line.startswith("game "))))
    expect_the_way_back(match)
    for line in lines:
        if line.startswith("> "):
            match.play(match.game.read_action(match.state, line[2:]))
            expect_the_way_back(match)


@pytest.mark.parametrize("number", TABLES)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_position_of_a_random_game_is_possible(name: str, number: int) -> None:
    """Any kind of action with the same chance, so that the rare ones come often."""
    luck = random.Random(number)
    game = GAMES[name]
    match = Match(game, game.read_config(settings(name, number)), number)
    expect_the_way_back(match)
    while not match.is_over:
        legal = game.legal_actions(match.state)
        kind = luck.choice(sorted({packed.kind_of(action) for action in legal}))
        match.play(luck.choice([a for a in legal if packed.kind_of(a) == kind]))
        expect_the_way_back(match)
