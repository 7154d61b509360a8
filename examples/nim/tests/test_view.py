"""What a seat sees of Nim: everything, and who acts the choices."""

from rivage_nim import GAME

from rivage.core import Seat

STATE = GAME.parse_state("1-0-2 1 wins B4")


def test_who_acts_sees_the_choices() -> None:
    view = GAME.view(STATE, Seat(1))
    assert (view.heaps, view.turn, view.last) == ((1, 0, 2), 1, "B4")
    assert view.choices == ("A1", "C1", "C2")


def test_all_others_see_the_same_without_them() -> None:
    assert GAME.view(STATE, Seat(0)) == GAME.view(STATE, None)
    assert GAME.view(STATE, None).choices == ()
    assert GAME.view(STATE, None).position == GAME.view(STATE, Seat(1)).position
