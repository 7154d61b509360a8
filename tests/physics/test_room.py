import pytest

from rivage.physics.aya import DOMINO, TOKEN
from rivage.physics.room import overlaps
from rivage.physics.samples import laid, ridden, stood


@pytest.mark.parametrize(("x", "taken"), [(0, True), (5.9, True), (6.0, False), (7, False), (200, False)])
def test_dominoes_side_by_side_touch_but_do_not_overlap(x: float, taken: bool) -> None:
    assert overlaps(stood(x, 0, 0), [stood(0, 0, 0)], [], DOMINO, TOKEN) is taken


def test_a_turned_domino_needs_more_room() -> None:
    assert overlaps(stood(8, 0, 90), [stood(0, 0, 0)], [], DOMINO, TOKEN)
    assert not overlaps(stood(10.6, 0, 90), [stood(0, 0, 0)], [], DOMINO, TOKEN)


def test_a_domino_that_lies_takes_its_length() -> None:
    assert overlaps(stood(17, 0, 0), [laid(0, 0, 0)], [], DOMINO, TOKEN)
    assert not overlaps(stood(18.1, 0, 0), [laid(0, 0, 0)], [], DOMINO, TOKEN)


def test_under_a_token_there_is_room() -> None:
    assert not overlaps(stood(0, 0, 0), [], [ridden(0, 0)], DOMINO, TOKEN)
    assert overlaps(stood(0, 0, 0, lift=1), [], [ridden(0, 0)], DOMINO, TOKEN)
