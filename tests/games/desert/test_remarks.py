"""What adventurers in the desert say to each other about things on the table."""

from forbidden_games.games import GAMES
from forbidden_games.match import Match


def test_remarks_name_what_can_be_done_something_about() -> None:
    match = Match.new("desert", seed=3, players=3)
    shown = GAMES["desert"].snapshot(match.state)
    remarks = {each.name: each for each in GAMES["desert"].remarks(match.state, 1)}
    sandy = [tile.cell for tile in shown.tiles if tile.sand]
    assert [each.word for each in remarks["clear"].objects] == sandy
    assert [each.word for each in remarks["water"].objects] == ["0", "2"]
    assert remarks["give"].objects == ()  # nobody has any equipment yet
    assert len(remarks["part"].objects) == 4
    assert len(remarks["meet"].objects) == 24
