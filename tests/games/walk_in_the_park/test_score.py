"""Score lines, endings and tie-breaks."""

import pytest
from hypothesis import given

from rivage.games.walk_in_the_park import meta
from rivage.games.walk_in_the_park.notation import format_cells
from rivage.games.walk_in_the_park.score import NOBODY_ELSE, Verdict, ending, lines, majority, points, rivals_of, verdict
from rivage.games.walk_in_the_park.sheet import Page
from rivage.games.walk_in_the_park.state import Setting, WalkState

from . import slow_sheet
from .moments import PLAN, page
from .strategies import moments, unhurried

EMPTY = page("...../...../..┼../...../.....")
RING = page("┌┐.../└┘.../..┼../...../.....")
TWO_RINGS = page("┌┬┐../└┴┘../..┼../...../.....")
SIX_MONUMENTS = page(".┌┬┐./┌┘│└┐/│.┼.│/│.│.│/└.│.┘", circled=())
SIX_IBIS = page("iiiii/i..../..┼../...../.....")
FULL = page("─────/─────/──┼──/─────/─────", circled=())


def setting(seats: int = 2, each: bool = False) -> Setting:
    return Setting(PLAN, seats, each)


def score(sheet: Page, rivals: int = NOBODY_ELSE, each: bool = False) -> dict[str, tuple[int, int]]:
    return {key: (count, value) for key, count, value in lines(setting(each=each), sheet, rivals)}


def judged(*pages: Page, each: bool = False) -> Verdict:
    found = verdict(setting(len(pages), each), pages, 5)
    assert found is not None
    return found


# Score lines.


def test_each_circled_monument_scores_one_point() -> None:
    sheet = page(".└┬┘./..│../..┼../...../.....", circled=("D1",))
    assert score(sheet)["firsts"] == (1, 1)


def test_the_most_statues_score_one_point_each() -> None:
    assert score(TWO_RINGS, rivals=1)["majority"] == (2, 2)
    assert score(RING, rivals=2)["majority"] == (1, 0)


def test_a_tie_for_most_statues_scores_one_point() -> None:
    assert score(TWO_RINGS, rivals=2)["majority"] == (2, 1)


def test_a_tie_scores_one_point_for_each_statue_with_the_option_each() -> None:
    assert score(TWO_RINGS, rivals=2, each=True)["majority"] == (2, 2)


def test_a_tie_without_statues_scores_nothing() -> None:
    assert majority(setting(), 0, 0) == majority(setting(each=True), 0, 0) == 0


def test_a_solo_player_always_has_the_most_statues() -> None:
    assert majority(setting(1), 3, NOBODY_ELSE) == 3
    assert rivals_of([RING]) == [NOBODY_ELSE]


def test_rivals_are_the_most_statues_of_another_seat() -> None:
    assert rivals_of([RING, EMPTY, TWO_RINGS]) == [2, 2, 1]
    assert rivals_of([RING, EMPTY, RING]) == [1, 1, 1]


@pytest.mark.parametrize(
    ("bonus", "line"),
    [
        ("one", (1, 1)),
        ("two", (1, 2)),
        ("ibis", (5, 5)),
        ("flocks", (2, 2)),
        ("flock", (3, 3)),
        ("statues", (1, 1)),
        ("statue", None),
        ("turn", None),
        ("straight", None),
        ("t-ibis", None),
    ],
)
def test_each_bonus_scores_its_line(bonus: str, line: tuple[int, int] | None) -> None:
    sheet = page("┌┐.ii/└┘.../..┼../i..../ii...", ticks=bonus)
    assert score(sheet).get(bonus) == line


def test_several_ibis_bonuses_add_up() -> None:
    sheet = page("...ii/...../..┼../i..../ii...", ticks="ibis flocks flock")
    assert points(setting(), sheet, 0) == 10


def test_the_extra_statue_counts_in_all_score_lines() -> None:
    sheet = page("┌┐.../└┘.../..┼../...../.....", ticks="statue statues")
    assert score(sheet, rivals=1) == {"firsts": (0, 0), "majority": (2, 2), "statues": (2, 2)}


def test_a_change_costs_three_points() -> None:
    assert score(page("├┬.../...../..┼../...../.....", changed=3))["changes"] == (2, -6)
    assert score(page("├..../...../..┼../...../.....", changed=2))["changes"] == (1, -3)
    assert "changes" not in score(EMPTY)


@unhurried
@given(moments())
def test_points_agree_with_the_slow_implementation(state: WalkState) -> None:
    pages = [sheet.page for sheet in state.seats]
    statues = [sheet.all_statues for sheet in pages]
    for seat, (sheet, rivals) in enumerate(zip(pages, rivals_of(pages), strict=True)):
        rows = format_cells(PLAN, sheet.cells).split("\n")
        others = statues[:seat] + statues[seat + 1 :]
        slow = slow_sheet.points(
            *(rows, sheet.circled.bit_count(), sheet.ticks, sheet.changed.bit_count(), others, state.setting.tie_each)
        )
        assert points(state.setting, sheet, rivals) == slow


# Endings.


def test_six_monuments_end_the_game() -> None:
    assert ending([EMPTY, SIX_MONUMENTS]) == (meta.SIX_MONUMENTS, (1,))


def test_six_ibis_end_the_game() -> None:
    assert ending([SIX_IBIS, EMPTY]) == (meta.SIX_IBIS, (0,))


def test_seats_with_six_monuments_or_six_ibis_end_the_game_together() -> None:
    assert ending([SIX_IBIS, EMPTY, SIX_MONUMENTS]) == (meta.SIX_MONUMENTS, (0, 2))


def test_a_full_sheet_ends_the_game_unless_another_ending_applies() -> None:
    assert ending([FULL, EMPTY]) == (meta.FULL_SHEET, (0,))
    assert ending([FULL, SIX_IBIS]) == (meta.SIX_IBIS, (1,))


def test_without_an_ending_the_game_continues() -> None:
    assert verdict(setting(), [EMPTY, RING], 40) is None


def test_a_solo_game_ends_only_with_the_last_roll() -> None:
    assert verdict(setting(1), [SIX_IBIS], 17) is None
    assert verdict(setting(1), [SIX_MONUMENTS], 17) is None
    found = verdict(setting(1), [EMPTY], 18)
    assert found is not None
    assert (found.reason, found.points, found.decided, found.winners) == (meta.LAST_ROLL, (0,), "missed", ())


def test_eighteen_points_win_a_solo_game() -> None:
    rich = page("iiiii/iiii./..┼../...../.....", ticks="ibis flock")
    won = verdict(setting(1), [rich], 18)
    assert won is not None
    assert (won.points, won.decided, won.winners) == ((18,), "goal", (0,))
    poor = page("iiiii/iii../..┼../...../....i", ticks="ibis flock")
    lost = verdict(setting(1), [poor], 18)
    assert lost is not None
    assert (lost.points, lost.winners, lost.outcome.winners) == ((17,), (), ())


# Winners.


def test_the_most_points_win() -> None:
    found = judged(SIX_IBIS, RING)
    assert (found.points, found.tied, found.decided, found.winners) == ((0, 1), (1,), "points", (1,))
    assert found.outcome.returns == (0.0, 1.0)


def test_a_tie_is_won_by_the_seat_that_ended_the_game() -> None:
    found = judged(EMPTY, SIX_IBIS, EMPTY)
    assert (found.tied, found.decided, found.winners) == ((0, 1, 2), "ender", (1,))


def test_a_tie_of_seats_that_ended_the_game_is_won_by_monuments() -> None:
    several = judged(page("iiiii/i.│../..┼../...../....."), page(".i┐ii/ii│../..┼../i..../....."), EMPTY)
    assert (several.enders, several.decided) == ((0, 1), "shared")
    more = judged(SIX_IBIS, page("i└┐ii/ii│../..┼../i..../.....", circled=()), EMPTY)
    assert (more.decided, more.winners) == ("monuments", (1,))


def test_a_tie_in_monuments_is_won_by_statues() -> None:
    ringed = page("iiiii/i..../..┼../┌┐.../└┘...")
    rival = page("┌┬┐../└┴┘../..┼../...../.....", changed=1)
    found = judged(SIX_IBIS, ringed, rival)
    assert found.points == (0, 0, -1)
    assert (found.decided, found.winners) == ("statues", (1,))


def test_a_tie_in_all_criteria_is_shared() -> None:
    found = judged(SIX_IBIS, EMPTY, SIX_IBIS)
    assert (found.decided, found.winners, found.outcome.winners) == ("shared", (0, 2), (0, 2))


def test_a_tie_of_seats_that_did_not_end_the_game_is_won_by_monuments_or_statues() -> None:
    poor = page("iiiii/i..../..┼../...../├....", changed=1)
    walked = page(".└┐../..│../..┼../...../.....", circled=())
    found = judged(poor, EMPTY, walked)
    assert (found.enders, found.tied, found.decided, found.winners) == ((0,), (1, 2), "monuments", (2,))
    ringed, two = page("┌┐.../└┘.../..┼../...../....."), page("┌┬┐../└┴┘../..┼../...../.....", changed=1)
    found = judged(poor, EMPTY, ringed, two)
    assert (found.tied, found.decided, found.winners) == ((1, 2), "statues", (2,))
