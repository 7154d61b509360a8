"""The table as it will lie."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.plan import plan_for
from rivage.games.aya.components import ANIMALS, ANIMALS_EACH
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider

START = Spot(0, -400, 300)


def whole() -> AyaState:
    """Everything stands as planned."""
    plan = plan_for(1200, 800, START)
    state = begun(START)
    tiles = (*state.tiles, *(LaidTile(slot.tile, slot.spot) for slot in plan.slots.values()))
    dominoes = tuple(
        Domino(number, "garden" if planned.fork else planned.wants or "pole", planned.spot, fork=planned.fork)
        for number, planned in enumerate(plan.spots, 1)
    )
    riders = []
    left = {terrain: [animal.key for animal in ANIMALS if animal.terrain == terrain] for terrain in {a.terrain for a in ANIMALS}}
    for perch in plan.perches:
        if left[perch.terrain]:
            riders.append(Rider(left[perch.terrain].pop(), perch.x, perch.y, perch.far + 1))
    return replace(state, tiles=tiles, dominoes=dominoes, riders=tuple(riders))


def test_a_table_built_as_planned_wins_all_its_animals_and_spoils_no_landscape() -> None:
    state = whole()
    forecast = Forecast(state)
    assert len(state.riders) >= 4 * ANIMALS_EACH
    assert forecast.won == {rider.animal for rider in state.riders}
    assert not forecast.spoiled


def test_a_foreign_domino_that_falls_onto_a_landscape_spoils_it() -> None:
    state = replace(begun(START), tiles=(*begun(START).tiles, LaidTile("forest-end", Spot(4000, 2000, 0))))
    before = Spot(4600, 2000, 1800)
    assert Forecast(replace(state, dominoes=(Domino(1, "pole", before),))).spoiled == {"forest-end"}
    assert not Forecast(replace(state, dominoes=(Domino(1, "garden", before),))).spoiled
    assert not Forecast(replace(state, dominoes=(Domino(1, "pole", Spot(4600, 2000, 0)),))).spoiled


def test_two_animals_of_one_stretch_are_not_won() -> None:
    state = whole()
    one = state.riders[0]
    spoilt = replace(one, animal=state.riders[-1].animal, x=one.x + 20)
    forecast = Forecast(replace(state, riders=(*state.riders[:-1], spoilt)))
    assert not {one.animal, spoilt.animal} & forecast.won


def test_who_strikes_and_who_is_struck() -> None:
    row = tuple(Domino(number, "pole", Spot(200 * number, 2000, 0)) for number in (1, 2))
    forecast = Forecast(replace(begun(START), dominoes=(*row, Domino(3, "pole", Spot(2000, 2000, 0)))))
    assert [forecast.strikes(i) for i in range(3)] == [True, False, False]
    assert [forecast.is_struck(i) for i in range(3)] == [False, True, False]
