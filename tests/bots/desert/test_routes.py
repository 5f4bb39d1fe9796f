"""The ways of the pawns: what is kept from one position to the next is never out of date."""

from forbidden.bots.desert.survey import Survey
from forbidden.games.desert.setup import deal, table
from forbidden.kernel.dice import Dice
from forbidden.kernel.journal import Journal
from tests.support.desert import GAME
from tests.support.tables import desert_settings


def prices(survey: Survey, seats: int) -> list[int]:
    return [survey.cost(seat, cell) for seat in range(seats) for cell in range(25)]


def test_ways_that_are_kept_are_those_found_afresh() -> None:
    kept = Survey()  # of all games, one after the other
    for number in range(24):
        state = table(GAME.read_config(desert_settings(number)))
        dice, journal, luck = Dice(number), Journal(True), Dice(number + 1000)
        deal(state, dice, journal)
        for _ in range(60):
            if state.outcome:
                break
            fresh = Survey()
            fresh.look(state)
            kept.look(state)
            assert prices(kept, state.seats) == prices(fresh, state.seats)
            legal = GAME.legal_actions(state)
            GAME.apply(state, legal[luck.pick(0, len(legal))], dice, journal)
