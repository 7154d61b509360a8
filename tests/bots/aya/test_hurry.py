"""Short glasses."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun, played

from rivage.bots.aya.levels import BY_PLAN, SCATTERED, manner_of
from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.reading import Reading
from rivage.bots.aya.revise import plan_of
from rivage.bots.aya.table import state_of
from rivage.core import Seat
from rivage.games.aya import GAME
from rivage.games.aya.ending import count_of
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino

START = Spot(0, -400, 300)


def reading_of(state: AyaState) -> Reading:
    view = GAME.view(state, Seat(0))
    return Reading(view, state_of(view), plan_of(state, START))


def test_nobody_hurries_with_the_glass_of_the_book() -> None:
    assert not reading_of(begun(START)).hurried


def test_with_two_minutes_there_is_not_sand_for_all_of_the_plan() -> None:
    reading = reading_of(begun(START, glass=120))
    assert reading.hurried
    assert 40 < reading.left < 60


def test_what_stands_has_used_up_sand() -> None:
    state = begun(START, glass=120)
    plan = plan_for(1200, 800, START)
    built = replace(state, dominoes=tuple(Domino(n + 1, "pole", plan.spots[n].spot) for n in range(5)))
    assert reading_of(built).left == reading_of(state).left - 5


def test_in_a_hurry_every_tile_is_built_for_itself() -> None:
    assert manner_of(reading_of(begun(START))) is BY_PLAN
    assert manner_of(reading_of(begun(START, glass=120))) is SCATTERED


def test_two_minutes_are_enough_for_half_of_the_landscapes_and_three_for_most_and_an_animal() -> None:
    for glass, landscapes, animals in ((120, 7, 0), (180, 10, 1)):
        counted = count_of(played(("architect",) * 3, 5, glass=glass))
        assert len(counted.landscapes) >= landscapes
        assert len(counted.animals) >= animals
