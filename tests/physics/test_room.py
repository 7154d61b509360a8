import pytest

from rivage.physics import Box, Disc, astride, flat, standing
from rivage.physics.room import overlaps


@pytest.mark.parametrize(("x", "taken"), [(0, True), (5.9, True), (6.0, False), (7, False), (200, False)])
def test_dominoes_side_by_side_touch_but_do_not_overlap(x: float, taken: bool) -> None:
    assert overlaps(standing(x, 0, 0), [standing(0, 0, 0)], [], Box(), Disc()) is taken


def test_a_turned_domino_needs_more_room() -> None:
    assert overlaps(standing(8, 0, 90), [standing(0, 0, 0)], [], Box(), Disc())
    assert not overlaps(standing(10.6, 0, 90), [standing(0, 0, 0)], [], Box(), Disc())


def test_a_domino_that_lies_takes_its_length() -> None:
    assert overlaps(standing(17, 0, 0), [flat(0, 0, 0)], [], Box(), Disc())
    assert not overlaps(standing(18.1, 0, 0), [flat(0, 0, 0)], [], Box(), Disc())


def test_under_a_token_there_is_room() -> None:
    assert not overlaps(standing(0, 0, 0), [], [astride(0, 0)], Box(), Disc())
    assert overlaps(standing(0, 0, 0, lift=1), [], [astride(0, 0)], Box(), Disc())
