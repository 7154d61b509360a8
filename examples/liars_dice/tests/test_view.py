"""A seat of Liar's Dice sees its own dice, and those of others only after a challenge."""

from rivage_liars_dice import GAME

from rivage.core import Seat, encode

STATE = GAME.parse_state("1 plain 124/356 1x6 -")


def test_a_seat_sees_its_own_dice_and_the_number_of_other_dice() -> None:
    view = GAME.view(STATE, Seat(1))
    assert (view.hand, view.dice, view.choices[-1]) == ((3, 5, 6), (3, 3), "challenge")
    assert GAME.view(STATE, Seat(0)).hand == (1, 2, 4)
    assert GAME.view(STATE, Seat(0)).choices == ()


def test_a_spectator_sees_no_dice() -> None:
    assert GAME.view(STATE, None).hand == ()
    assert b"3,5,6" not in encode(GAME.view(STATE, None))
    assert b"3,5,6" not in encode(GAME.view(STATE, Seat(0)))


def test_all_dice_are_visible_after_a_challenge() -> None:
    state = GAME.apply(STATE, Seat(1), GAME.parse_action("challenge"))
    for seat in (None, Seat(0), Seat(1)):
        last = GAME.view(state, seat).last
        assert last is not None
        assert last.hands == ((1, 2, 4), (3, 5, 6))
