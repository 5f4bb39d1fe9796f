"""A match history: numbered plays that may be taken back, and nothing that plays out otherwise."""

from dataclasses import replace
from random import Random

import pytest

from forbidden_games.kernel.errors import BadNotation, IllegalAction
from forbidden_games.server.history import CLOSED, PAGE, STRIDE, MatchHistory, ReplayMismatch
from forbidden_games.server.store import StoredPlay
from tests.server.support import PAIR


def history(*actions: str) -> MatchHistory:
    """A match on the island after these actions; `back` takes one back."""
    new = MatchHistory("island", PAIR, 7)
    for words in actions:
        if words == "back":
            new.take_back()
        else:
            new.play(new.read(words))
    return new


def first_move(played: MatchHistory) -> str:
    legal = played.match.game.legal_actions(played.match.state)
    return next(words for words in map(played.write, legal) if " move " in words)


def test_numbers_only_grow() -> None:
    played = history()
    move = first_move(played)
    played = history(move, "back", "0 end")
    assert [play.number for play in played.plays] == [1, 2, 3]
    assert [play.action for play in played.plays] == [move, "0 back", "0 end"]
    assert played.plays[1] == StoredPlay(2, 0, "0 back", ())
    assert played.number == 3
    assert played.record().actions == ("0 end",)


def test_only_what_turned_nothing_over_can_be_taken_back() -> None:
    played = history()
    assert played.undo is None
    played = history("0 end")
    assert played.undo == 0
    played = history("0 end", "0 draw")
    assert played.undo is None
    played = history("0 end", "back")
    assert played.undo is None
    assert played.match.state.key() == history().match.state.key()


def test_several_plays_are_taken_back_one_after_another() -> None:
    move = first_move(history())
    played = history(move)
    back = first_move(played)
    played = history(move, back, "back", "back")
    assert played.number == 4
    assert played.match.state.key() == history().match.state.key()


def test_an_action_is_judged_once_and_a_refused_one_changes_nothing() -> None:
    played = history()
    before = played.match.state.key()
    with pytest.raises(IllegalAction) as caught:
        played.play(played.read("1 end"))
    assert caught.value.refusal.rule == "FI-18"
    with pytest.raises(BadNotation):
        played.read("1 jump")
    assert played.number == 0
    assert played.match.state.key() == before


def test_a_stored_match_goes_on_where_it_was() -> None:
    move = first_move(history())
    played = history(move, "back", "0 end", "0 draw")
    again = MatchHistory("island", PAIR, 7)
    again.resume(played.plays)
    assert again.plays == played.plays
    assert again.match.state.key() == played.match.state.key()
    assert [play.action for play in again.match.plays] == [
        play.action for play in played.match.plays
    ]
    assert again.play(again.read("0 draw")).number == 5


def test_any_moment_of_a_match_can_be_looked_at() -> None:
    move = first_move(history())
    played = history(move, "back", "0 end", "0 draw")
    moments = [history(), history(move), history(), history("0 end"), history("0 end", "0 draw")]
    for number, then in enumerate(moments):
        assert played.table_after(number).key() == then.match.state.key()
        assert played.moves_after(number) == len(then.match.plays)
    assert played.without_last().plays == played.plays[:3]
    assert played.number == 4


@pytest.mark.parametrize("game", ["island", "desert"])
def test_moments_of_long_matches_with_many_changes_of_mind(game: str) -> None:
    seed, luck = 3, Random(3)
    played = MatchHistory(game, {"level": "novice", "players": 3}, seed)
    seen = [played.match.state.key()]
    moves = [0]
    while not played.is_over and played.number < 6 * STRIDE:
        if played.undo is not None and luck.random() < 0.45:
            played.take_back()
        else:
            played.play(luck.choice(played.match.game.legal_actions(played.match.state)))
        seen.append(played.match.state.key())
        moves.append(len(played.match.plays))
    assert played.number > 2 * STRIDE
    again = MatchHistory(game, {"level": "novice", "players": 3}, seed)
    again.resume(played.plays)
    for each in (played, again):
        assert [each.table_after(number).key() for number in range(played.number + 1)] == seen
        assert [each.moves_after(number) for number in range(played.number + 1)] == moves
        assert len(each._marks) <= moves[-1] // STRIDE + 1
    for _ in range(2 * STRIDE):
        ahead, again = again, again.without_last()
        assert again.match.state.key() == seen[again.number]
        assert len(again.match.plays) == moves[again.number]
        follower = again.without_last()  # goes on as the match did, with the same luck
        for play in played.plays[follower.number : ahead.number]:
            follower.follow(play)
        assert follower.match.state.key() == ahead.match.state.key()


def test_what_is_shown_is_a_copy() -> None:
    played = history("0 end")
    then = played.table_after(1)
    then.seat = 1
    assert played.table_after(1).seat == 0
    assert played.match.state.seat == 0


def test_plays_are_read_page_by_page() -> None:
    played = history(*["0 end", "back"] * (PAGE + 5))
    assert [play.number for play in played.page(played.number + 1)] == list(
        range(PAGE + 11, 2 * PAGE + 11)
    )
    assert [play.number for play in played.page(PAGE + 11)] == list(range(11, PAGE + 11))
    assert [play.number for play in played.page(11)] == list(range(1, 11))
    assert played.page(1) == played.page(0) == []
    assert played.page(9, after=6) == played.plays[6:8]


def test_another_process_is_followed() -> None:
    move = first_move(history())
    played = history(move, "back", "0 end", "0 draw")
    follower = MatchHistory("island", PAIR, 7)
    for play in played.plays:
        follower.follow(play)
    assert follower.plays == played.plays
    assert follower.match.state.key() == played.match.state.key()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"events": ("card 0 rise",)}, r"^play 2, '0 draw': \("),
        ({"action": "0 end"}, r"^play 2, '0 end': .*\[FI-"),
        ({"action": "0 jump"}, "^play 2, '0 jump': expected a verb"),
        ({"action": "0 back", "events": ()}, "^play 2, '0 back'"),
    ],
)
def test_a_play_that_comes_out_otherwise_is_noticed(
    change: dict[str, object], sentence: str
) -> None:
    played = history("0 end", "0 draw")
    wrong = replace(played.plays[1], **change)
    if wrong.action != "0 back":  # a match may go on before its last play
        with pytest.raises(ReplayMismatch, match=sentence) as caught:
            MatchHistory("island", PAIR, 7).resume([played.plays[0], wrong])
        assert caught.value.expected == wrong
    follower = history("0 end", "0 draw") if wrong.action == "0 back" else history("0 end")
    with pytest.raises(ReplayMismatch, match=sentence):
        follower.follow(wrong)


def test_a_closed_match_is_over() -> None:
    played = history("0 end")
    assert (played.outcome, played.is_over) == ("running", False)
    played.is_closed = True
    assert (played.outcome, played.is_over, played.undo) == (CLOSED, True, None)


def test_what_turns_a_card_over() -> None:
    played = history("0 end")
    assert played.turns_a_card(played.read("0 draw"))
    assert not played.turns_a_card(played.read("0 end"))
