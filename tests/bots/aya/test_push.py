"""Which domino is pushed."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.push import push
from rivage.games.aya.actions import Push
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino

START = Spot(0, -400, 300)


def toppling(*spots: Spot, **more: object) -> AyaState:
    dominoes = tuple(Domino(number, "pole", spot) for number, spot in enumerate(spots, 1))
    return replace(begun(START), phase="toppling", dominoes=dominoes, **more)


ROW = [Spot(3000 + 200 * number, 2000, 0) for number in range(6)]


def test_first_comes_the_first_domino_of_the_river() -> None:
    plan = plan_for(1200, 800, START)
    state = toppling(*ROW, *(planned.spot for planned in plan.spots[:3]))
    assert push(state, plan) == Push(len(ROW) + 1)


def test_then_the_one_from_which_most_others_fall() -> None:
    state = toppling(Spot(-3000, 2000, 0), Spot(-2800, 2000, 0), *reversed(ROW), pushes=1)
    assert push(state, None) == Push(8)


def test_one_that_would_not_fall_is_not_pushed_again() -> None:
    assert push(toppling(*ROW, pushes=2, stuck=(1,)), None) == Push(2)


def test_when_nothing_stands_nothing_is_pushed() -> None:
    assert push(toppling(pushes=2), None) is None


def test_when_only_strays_are_left_they_are_pushed_together() -> None:
    strays = (Spot(-3000, 2000, 0), Spot(-2800, 2000, 0), Spot(0, -2000, 0))
    assert push(toppling(*strays, pushes=1), None) == Push(1, (3,))
    assert push(toppling(*strays, *ROW, pushes=1), None) == Push(4)
    assert push(toppling(*strays), None) == Push(1)


def test_where_no_token_can_be_kept_everything_is_pushed_at_once() -> None:
    strays = [Spot(-5000 + 700 * number, -3500, 900) for number in range(12)]
    others = tuple(range(2, 13))
    assert push(toppling(*strays[:9], *ROW, pushes=1), None) == Push(10)
    assert push(toppling(*strays[1:], *ROW, pushes=2), None) == Push(1, others)
