"""The view of each seat of Nim."""

from rivage_nim import GAME

from rivage.core import Seat

STATE = GAME.parse_state("1-0-2 1 wins B4")


def test_the_seat_to_move_sees_its_choices() -> None:
    view = GAME.view(STATE, Seat(1))
    assert (view.heaps, view.turn, view.last) == ((1, 0, 2), 1, "B4")
    assert view.choices == ("A1", "C1", "C2")


def test_other_seats_see_the_view_without_choices() -> None:
    assert GAME.view(STATE, Seat(0)) == GAME.view(STATE, None)
    assert GAME.view(STATE, None).choices == ()
    assert GAME.view(STATE, None).position == GAME.view(STATE, Seat(1)).position
