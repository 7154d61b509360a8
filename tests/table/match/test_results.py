"""The results of a match from the side of each player."""

import pytest
from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, START, Play, bot, opening, person, sums
from tests.table.toys import NimGame

from rivage.core import Outcome, Seat
from rivage.table import Match, Occupant
from rivage.table.match import player_results
from rivage.table.protocol import commands as cmd


def ended(play: Play, reason: str, returns: tuple[float, ...], *winners: int) -> Match:
    """The match of `play` after it has ended."""
    outcome = Outcome(reason, returns, tuple(map(Seat, winners)))
    return replace(play.match, status="over", outcome=outcome, at=play.now)


def verdicts(match: Match) -> dict[str, str]:
    return {found.player: found.result for found in player_results(match)}


def test_a_table_that_waits_for_players_has_no_results() -> None:
    assert player_results(Play(opening(person(ANN), Occupant())).match) == ()


def test_a_running_match_is_unfinished_since_its_table_was_created() -> None:
    play = Play()
    play.now += 500
    play.act("take")
    assert {(found.result, found.at, found.turns) for found in player_results(play.match)} == {("unfinished", START, 0)}


def test_the_winner_and_the_loser_have_different_results() -> None:
    play = Play()
    play.now += 500
    play.act("take", "done", "take", "take")
    match = ended(play, "last-stone", (1.0, -1.0), 0)
    ann, ben = player_results(match)
    assert (ann.result, ben.result) == ("won", "lost")
    assert (ann.at, ann.against, ann.score) == (START + 500, "people", None)
    assert (ann.turns, ben.turns) == (1, 1)


def test_no_winner_is_a_draw() -> None:
    assert verdicts(ended(Play(), "agreed", (0.0, 0.0))) == {ANN: "drawn", BEN: "drawn"}


@pytest.mark.parametrize("reason", ["closed", "abandoned"])
def test_a_closed_match_stays_unfinished(reason: str) -> None:
    assert verdicts(ended(Play(), reason, (0.0, 0.0))) == {ANN: "unfinished", BEN: "unfinished"}


def test_a_resignation_loses() -> None:
    play = Play()
    play.do(ANN, cmd.Resign(seat=0))
    assert verdicts(play.match) == {ANN: "lost", BEN: "won"}


def test_a_match_against_bots_names_their_level_if_they_share_one() -> None:
    for bots, level in ((("weak", "weak"), "weak"), (("weak", "strong"), "")):
        play = Play(sums(person(ANN), *map(bot, bots)))
        (ann,) = player_results(ended(play, "last-round", (9.0, 3.0, 4.0), 0))
        assert (ann.against, ann.level, ann.score, ann.result, ann.turns) == ("bots", level, 9.0, "won", 0)


def test_a_person_whose_seat_a_bot_plays_is_still_a_person() -> None:
    play = Play(sums(person(ANN), replace(person(BEN), level="weak")))
    ann, _ = player_results(ended(play, "last-round", (1.0, 2.0), 1))
    assert (ann.against, ann.level) == ("people", "")


def test_a_player_who_left_a_match_has_lost_it() -> None:
    play = Play(sums())
    play.do(ANN, cmd.Resign(seat=0))
    assert verdicts(play.match) == {ANN: "unfinished", BEN: "unfinished"}
    assert verdicts(ended(play, "last-round", (5.0, 2.0), 0)) == {ANN: "lost", BEN: "lost"}


def test_a_solo_match_is_finished_with_its_points() -> None:
    play = Play(sums(person(ANN)))
    (ann,) = player_results(ended(play, "last-round", (7.0,), 0))
    assert (ann.result, ann.against, ann.score) == ("finished", "solo", 7.0)
    (ann,) = player_results(ended(play, "resigned", (4.0,)))
    assert (ann.result, ann.score) == ("unfinished", None)


def test_both_seats_on_one_device_have_no_winner() -> None:
    play = Play(opening(person(ANN), replace(person(ANN), name="Guest"), script=("heap 9",)))
    assert verdicts(ended(play, "last-stone", (1.0, -1.0), 0)) == {ANN: "finished"}


@pytest.mark.parametrize(("points", "goal", "result"), [(5.0, 5.0, "won"), (4.0, 5.0, "finished"), (4.0, 0.0, "finished")])
def test_a_team_wins_when_it_reaches_the_goal(points: float, goal: float, result: str) -> None:
    class Team(NimGame):
        info = replace(NimGame.info, cooperative=True, goal=goal)

    match = replace(ended(Play(), "last-stone", (points, points), 0, 1), game=Team())
    assert verdicts(match) == {ANN: result, BEN: result}
    assert [found.score for found in player_results(match)] == [points, points]
