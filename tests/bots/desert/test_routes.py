"""The ways of the pawns: what is kept from one position to the next is never out of date."""

from itertools import islice

from forbidden.bots.desert.survey import Survey
from tests.support.tables import random_match


def prices(survey: Survey, seats: int) -> list[int]:
    return [survey.cost(seat, cell) for seat in range(seats) for cell in range(25)]


def test_ways_that_are_kept_are_those_found_afresh() -> None:
    kept = Survey()  # of all games, one after the other
    for number in range(24):
        for match in islice(random_match("desert", number), 60):
            fresh = Survey()
            fresh.look(match.state)
            kept.look(match.state)
            assert prices(kept, match.state.seats) == prices(fresh, match.state.seats)
