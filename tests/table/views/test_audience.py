"""Who may see what: by the seats they hold."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, Play, bot, opening, person, sums

from rivage.table.views import audience, viewpoint


@pytest.mark.parametrize(
    ("player", "who"), [(ANN, ((0, 2), False)), (BEN, ((1,), False)), (CARA, ((), True)), ("dave", ((), False))]
)
def test_people_are_told_apart_by_their_seats_and_by_being_host(player: str, who: object) -> None:
    play = Play(opening(person(ANN), person(BEN), person(ANN), host=CARA))
    assert audience(play.match, player) == who


def test_somebody_unknown_holds_no_seat_and_not_those_of_bots_or_of_nobody() -> None:
    play = Play(opening(bot(), bot()))
    assert audience(play.match, "") == ((), False)


def test_on_one_device_the_view_is_that_of_the_seat_to_act() -> None:
    play = Play(opening(person(ANN), person(ANN), script=("heap 9",)))
    assert viewpoint(play.match, (0, 1)) == 0
    play.act("take", "done")
    assert viewpoint(play.match, (0, 1)) == 1
    assert viewpoint(play.match, (0,)) == 0
    assert viewpoint(play.match, ()) is None


def test_when_several_seats_of_one_device_may_act_the_first_of_them_looks() -> None:
    play = Play(sums(person(ANN), person(BEN), person(ANN)))
    assert viewpoint(play.match, (0, 2)) == 0
    play.write(0, "1", "done")
    assert viewpoint(play.match, (0, 2)) == 2
    play.write(2, "1", "done")
    assert viewpoint(play.match, (0, 2)) == 0
