"""The ways of the pawns: what is kept from one position to the next is never out of date."""

from forbidden_games.bots.desert.survey import Survey
from forbidden_games.games.desert.state import DesertState
from tests.support.desert import desert
from tests.support.tables import random_match


def prices(survey: Survey, seats: int) -> list[int]:
    return [survey.routes.cost(seat, cell) for seat in range(seats) for cell in range(25)]


def expect_no_trace(kept: Survey, state: DesertState) -> None:
    fresh = Survey()
    fresh.look(state)
    kept.look(state)
    assert prices(kept, state.seats) == prices(fresh, state.seats)


def test_ways_that_are_kept_are_those_found_afresh() -> None:
    kept = Survey()  # of all games, one after the other
    for number in range(24):
        for match in random_match("desert", number):
            expect_no_trace(kept, match.state)


def test_a_tunnel_that_is_opened_makes_ways_shorter() -> None:
    kept, team = Survey(), {"archeologist": "a1", "carrier": "e5"}
    for tunnels in ("a1", "a1 e5", "a1 c1", "a1"):
        expect_no_trace(kept, desert(**team, excavated=dict.fromkeys(tunnels.split(), "tunnel")))


def test_where_climbers_may_enter_blocked_tunnels_they_have_other_ways() -> None:
    drawing = """
        . . . . .
        . . . . .
        . . @ . .
        . . . . .
        . . . . 2
    """
    kept, both = Survey(), {"a1": "tunnel", "e5": "tunnel"}
    for enters in (True, False):
        rulings = {"climber_tunnels": enters}
        expect_no_trace(
            kept, desert(drawing, climber="a1", carrier="c4", excavated=both, rulings=rulings)
        )
