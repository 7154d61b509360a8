import pytest

from rivage.games.deep_river.outcomes import home, outcome_of

RUNNING = ("1a", "7a", "6b")
FINISHED = ("7a", "7b", "6b")


@pytest.mark.parametrize(("bear", "winner"), [(0, "s"), (8, "e")])
def test_the_owner_of_the_nest_the_bear_reached_loses_whatever_the_currents_say(bear: int, winner: str) -> None:
    assert home(bear, RUNNING) == home(bear, FINISHED) == ("bear-home", winner)


def test_one_current_at_the_last_tile_ends_nothing() -> None:
    assert [home(bear, RUNNING) for bear in range(1, 8)] == [None] * 7


@pytest.mark.parametrize("bear", range(1, 8))
def test_with_two_currents_home_the_side_farther_from_the_bear_wins(bear: int) -> None:
    expected = ("currents-home-draw", "") if bear == 4 else ("currents-home", "e" if bear > 4 else "s")
    assert home(bear, FINISHED) == expected


def test_an_outcome_names_seats_not_sides() -> None:
    assert outcome_of("bear-home", "e", ("e", "s")).winners == (0,)
    assert outcome_of("bear-home", "e", ("s", "e")).winners == (1,)
    assert outcome_of("repetition", "", ("e", "s")).returns == (0.0, 0.0)
