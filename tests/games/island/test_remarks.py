"""What adventurers on the island say to each other about things on the table."""

from forbidden_games.games import GAMES
from forbidden_games.match import Match


def test_remarks_name_what_can_be_done_something_about() -> None:
    match = Match.new("island", seed=3, players=2)
    shown = GAMES["island"].snapshot(match.state)
    remarks = {each.name: each for each in GAMES["island"].remarks(match.state, 0)}
    assert [each.word for each in remarks["shore"].objects] == list(shown.flooded)
    assert {each.word for each in remarks["give"].objects} == set(shown.seats[1].hand)
    assert len(remarks["take"].objects) == 4
    assert len(remarks["meet"].objects) == 24
