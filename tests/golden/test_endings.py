"""How a game ended is told with who, where and which: one golden game for each way."""

from typing import Any

import pytest

from forbidden_games.kernel.match import Match
from forbidden_games.words import say
from tools.golden import FOLDER, deal, read_settings


def played(name: str) -> Match[Any]:
    """A golden game, played to its end."""
    lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    match = deal(read_settings(next(line for line in lines if line.startswith("game "))))
    for line in lines:
        if line.startswith("> "):
            assert match.ending() is None
            match.play(match.game.read_action(match.state, line[2:]))
    return match


@pytest.mark.parametrize(
    ("name", "sentence", "seats", "cells"),
    [
        (
            "island/won-by-two",
            "Diver plays the last Helicopter Lift: everyone flies off Fools' Landing"
            " with all four treasures.",
            (0, 1),
            ("e2",),
        ),
        (
            "island/landing-sank",
            "Fools' Landing has sunk. There is no way off the island.",
            (),
            ("g4",),
        ),
        (
            "island/treasure-lost",
            "Cave of Embers and Cave of Shadows have both sunk,"
            " and the Crystal of Fire is lost with them.",
            (),
            ("a4", "e5"),
        ),
        (
            "island/drowned",
            "Engineer drowned: Whispering Garden sank, and there was no land to swim to.",
            (2,),
            ("b3",),
        ),
        (
            "island/swamped",
            "Explorer drew Waters Rise! and the water reached the skull:"
            " the whole island is swamped.",
            (),
            (),
        ),
        (
            "desert/won-by-three",
            "All four parts are fitted and everyone is aboard:"
            " the machine takes off from the launch pad at c5.",
            (0, 1, 2),
            ("c5",),
        ),
        (  # the same sun took the last water of seat 0, who lives
            "desert/thirst",
            "Navigator died of thirst at a2. Archeologist died of thirst at a3.",
            (1, 2),
            ("a2", "a3"),
        ),
        (
            "desert/buried",
            "The sand has run out: there was no marker left for b4, and the team is buried.",
            (),
            ("b4",),
        ),
        (
            "desert/swept",
            "The storm meter has reached its end, and the storm has swept the team away.",
            (),
            (),
        ),
    ],
)
def test_an_ending_names_who_and_where(
    name: str, sentence: str, seats: tuple[int, ...], cells: tuple[str, ...]
) -> None:
    ending = played(name).ending()
    assert ending is not None
    assert " ".join(say(each.key, **each.arguments) for each in ending.told) == sentence
    assert (ending.seats, ending.cells) == (seats, cells)


@pytest.mark.parametrize(
    ("name", "numbers", "deeds"),
    [
        (
            "island/won-by-two",
            ["15 turns", "4 of 4 treasures", "water level 6 of 10", "15 of 24 tiles left"],
            [
                "captured 2 treasures",
                "shored up 8 tiles",
                "gave 4 cards away",
                "moved 5 times",
                "called the helicopter",
            ],
        ),
        (
            "desert/won-by-two",
            ["26 turns", "4 of 4 parts", "5 sand markers left", "lowest canteen: 0"],
            [
                "picked up 2 parts",
                "excavated 12 tiles",
                "cleared sand 9 times",
                "fetched water once",
                "shared water 3 times",
                "moved 30 times",
                "used 4 pieces of equipment",
            ],
        ),
    ],
)
def test_a_game_in_numbers(name: str, numbers: list[str], deeds: list[str]) -> None:
    """Turns, what was reached and what was left; what the second player did."""
    ending = played(name).ending()
    assert ending is not None
    assert [say(each.key, **each.arguments) for each in ending.numbers] == numbers
    assert [say(each.key, **each.arguments) for each in ending.deeds[1]] == deeds
