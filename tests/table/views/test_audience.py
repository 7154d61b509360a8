"""Audiences and viewpoints by the seats that a viewer holds."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, Play, bot, opening, person, sums

from rivage.table.views import audience, viewpoint


@pytest.mark.parametrize(
    ("player", "expected"), [(ANN, ((0, 2), False)), (BEN, ((1,), False)), (CARA, ((), True)), ("dave", ((), False))]
)
def test_audiences_differ_by_seats_and_by_being_the_host(player: str, expected: object) -> None:
    play = Play(opening(person(ANN), person(BEN), person(ANN), host=CARA))
    assert audience(play.match, player) == expected


def test_an_anonymous_viewer_holds_no_seats() -> None:
    play = Play(opening(bot(), bot()))
    assert audience(play.match, "") == ((), False)


def test_in_hot_seat_play_the_view_is_that_of_the_seat_to_act() -> None:
    play = Play(opening(person(ANN), person(ANN), script=("heap 9",)))
    assert viewpoint(play.match, (0, 1)) == 0
    play.act("take", "done")
    assert viewpoint(play.match, (0, 1)) == 1
    assert viewpoint(play.match, (0,)) == 0
    assert viewpoint(play.match, ()) is None


def test_if_several_own_seats_may_act_the_first_one_is_the_viewpoint() -> None:
    play = Play(sums(person(ANN), person(BEN), person(ANN)))
    assert viewpoint(play.match, (0, 2)) == 0
    play.write(0, "1", "done")
    assert viewpoint(play.match, (0, 2)) == 2
    play.write(2, "1", "done")
    assert viewpoint(play.match, (0, 2)) == 0
