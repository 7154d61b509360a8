"""The uses of a domino, and the supply that is still to come."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import LEFT, RIGHT, along, bend_on_left, source, table, tile_behind, view_of

from rivage.bots.aya.builder import MAX_REQUIRED_WORTH, PLACEMENT_S, Builder, placements_left, supply_of
from rivage.bots.aya.levels import LEVELS, use_of
from rivage.bots.aya.table import state_of
from rivage.games.aya import actions as act
from rivage.games.aya.components import DOMINOES
from rivage.games.aya.state import DOMINO_KINDS, AyaState

LITTLE_SAND: dict[str, Any] = {"sand": 20.0}
"""Seconds for about four placements."""


def builder(state: AyaState, *, forks: bool = True, connects_first: bool = False, **changes: Any) -> Builder:
    view = view_of(state, **changes)
    return Builder(view, state_of(view), forks=forks, connects_first=connects_first)


def spot_of(action: act.Action) -> object:
    assert isinstance(action, act.Place)
    return action.spot


# Dominoes.


def test_a_domino_goes_onto_the_landscape_of_its_terrain() -> None:
    state = bend_on_left("pole", "pole", "forest*", on_bend="")
    found = builder(state)
    on_bend = {hole.spot for hole in found.holes if hole.tile == "forest-bend"}
    use = found.best("forest")
    assert use is not None
    assert (use.why, use.terrain) == ("waters-landscape", "forest")
    assert spot_of(use.action) in on_bend
    for kind in ("desert", "pole", "mountain", "field"):
        assert all(spot_of(use.action) not in on_bend for use in found.uses(kind) if isinstance(use.action, act.Place))


def test_a_needed_gap_is_closed_before_the_river_is_extended() -> None:
    dominoes = source()
    gap = dominoes.pop(2)[1]
    use = builder(table(*dominoes, *along(LEFT, "pole", "pole"))).best("desert")
    assert use is not None
    assert (spot_of(use.action), use.why) == (gap, "joins-river")


def test_a_camera_domino_opens_a_landscape_while_there_are_any() -> None:
    use = builder(table(*source())).best("desert*")
    assert use is not None
    assert (use.action, use.why, use.terrain) == (act.Landscape(), "opens-landscape", "desert")


def test_a_camera_domino_carries_an_animal_where_it_will_get_home() -> None:
    use = builder(bend_on_left("pole", "pole", "forest*", behind=("forest",)), sand=300.0).best("forest*")
    assert use is not None
    assert isinstance(use.action, act.Animal)
    assert use.why == "carries-animal"


def test_a_garden_forks_the_river_unless_forks_are_disabled() -> None:
    state = bend_on_left("pole", "pole", "forest*")
    use = builder(state).best("garden")
    assert use is not None
    assert (use.action.fork if isinstance(use.action, act.Place) else False, use.why) == (True, "fork-for-animals")
    assert all(not (isinstance(use.action, act.Place) and use.action.fork) for use in builder(state, forks=False).uses("garden"))


def test_with_ample_sand_no_fork_takes_an_end_that_is_kept_free_for_an_animal() -> None:
    found = builder(bend_on_left("pole", "pole", "forest*", behind=("forest",)))
    assert found.ample
    assert len(found.animals.ends_kept_free) == 1
    assert all(not (isinstance(use.action, act.Place) and use.action.fork) for use in found.uses("garden"))


def test_no_domino_is_placed_in_a_hole_that_is_kept_free_for_an_animal() -> None:
    state = bend_on_left("pole", "pole", "forest", "forest*", gap=2)
    found = builder(state)
    (hole,) = found.animals.kept_free
    spot = found.survey.items[hole].spot
    for kind in ("forest", "pole", "desert"):
        assert all(spot_of(use.action) != spot for use in found.uses(kind) if isinstance(use.action, act.Place))


# Connecting first.


def test_with_connects_first_no_landscape_is_opened_while_many_dominoes_miss() -> None:
    state = bend_on_left("pole", "pole", "forest*", on_bend="")
    camera = along(RIGHT, "pole", "pole", "desert*")
    fork = tile_behind("desert-fork", camera[-1][1], 0)
    both = table(*((domino.kind, domino.spot) for domino in state.dominoes), *camera, tiles=(state.tiles[-1], fork))
    assert any(isinstance(use.action, act.Landscape) for use in builder(both).uses("mountain*"))
    assert not any(isinstance(use.action, act.Landscape) for use in builder(both, connects_first=True).uses("mountain*"))
    assert any(isinstance(use.action, act.Landscape) for use in builder(state, connects_first=True).uses("mountain*"))


def test_with_connects_first_the_river_is_extended_only_where_it_has_no_gap() -> None:
    state = bend_on_left("pole", "pole", "forest*", on_bend="", behind=("pole",))

    def ends(*, connects_first: bool) -> set[object]:
        uses = builder(state, connects_first=connects_first, glass_seconds=180).uses("field")
        return {spot_of(use.action) for use in uses if use.why == "extends-river"}

    assert len(ends(connects_first=False)) == 2
    assert ends(connects_first=True) == {RIGHT.ahead(200)}


# Near the end.


def test_near_the_end_every_domino_closes_a_gap_whatever_its_terrain() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest", "forest"))
    gap = state.dominoes[9].spot
    state = replace(
        state, dominoes=tuple(replace(d, id=n) for n, d in enumerate((d for d in state.dominoes if d.spot != gap), 1))
    )
    assert not builder(state).closing
    late = builder(state, **LITTLE_SAND)
    assert late.closing
    for kind in DOMINO_KINDS:
        use = late.best(kind)
        assert use is not None
        assert spot_of(use.action) == gap
    foreign = late.best("desert")
    assert foreign is not None
    assert foreign.why == "keeps-running"


def test_near_the_end_the_river_is_not_extended_while_it_has_gaps() -> None:
    dominoes = source()
    dominoes.pop(2)
    late = builder(table(*dominoes, *along(LEFT, "pole")), **LITTLE_SAND)
    assert late.ends
    assert {use.why for use in late.uses("pole")} == {"joins-river"}


def test_no_more_joins_are_planned_than_the_sand_allows() -> None:
    state = table(*source(), *along(LEFT.ahead(1400), "pole", "pole"))
    assert builder(state).survey.joins
    assert not builder(state, **LITTLE_SAND).survey.joins


# Waiting for a better use.


def test_while_sand_is_abundant_a_domino_waits_for_a_better_place() -> None:
    state = table(*source(), *along(LEFT, "pole", "pole", "pole"))
    found = builder(state)
    assert found.abundant
    assert found.required_worth == MAX_REQUIRED_WORTH
    use = found.best("desert")
    assert use is None or use.worth < found.required_worth
    view = view_of(state)
    me, *others = view.players
    use = use_of(LEVELS["architect"], replace(view, players=(replace(me, hand="desert"), *others)))
    assert use is not None
    assert use.action == act.Reserve()


def test_with_little_sand_every_use_is_accepted() -> None:
    hurried = builder(table(*source(), *along(LEFT, "pole", "pole", "pole"), glass=120), sand=120.0)
    assert not hurried.abundant
    assert hurried.required_worth == 0
    use = hurried.best("desert")
    assert use is not None
    assert use.worth > 0


def test_each_domino_in_a_reserve_lowers_the_required_worth() -> None:
    view = view_of(table(*source()))
    view = replace(view, players=tuple(replace(player, stock=20) for player in view.players))
    me, *others = view.players
    waiting = replace(view, players=(replace(me, reserve=("pole",) * 10), *others))
    assert Builder(waiting, state_of(waiting)).required_worth < Builder(view, state_of(view)).required_worth <= MAX_REQUIRED_WORTH


def test_with_all_landscapes_placed_dominoes_wait_only_while_there_is_time() -> None:
    state = replace(table(*source()), tiles_left=())
    assert builder(state).ample
    assert not builder(state, sand=200.0).ample
    use = builder(state, sand=200.0).best("desert")
    assert use is not None
    assert use.why == "extends-river"


def test_with_ample_sand_reserves_do_not_lower_the_required_worth() -> None:
    view = view_of(table(*source()))
    me, *others = view.players
    waiting = replace(view, players=(replace(me, reserve=("pole",) * 10), *others))
    assert Builder(waiting, state_of(waiting)).required_worth == MAX_REQUIRED_WORTH


# Supply.


def test_a_table_at_half_the_pace_places_about_half_as_many_dominoes() -> None:
    row = along(LEFT.ahead(-3000), *["pole"] * 40)
    state = table(*row)
    total = 2 * 600
    quick = placements_left(view_of(state, sand=total - 40 * PLACEMENT_S))
    slow = placements_left(view_of(state, sand=total - 80 * PLACEMENT_S))
    sand = (total - 80 * PLACEMENT_S) / (total - 40 * PLACEMENT_S)
    assert quick == round((total - 40 * PLACEMENT_S) / PLACEMENT_S)
    assert slow / quick / sand == pytest.approx(0.5, abs=0.1)


def test_before_the_first_placement_the_usual_pace_is_expected() -> None:
    assert placements_left(view_of(table(), sand=1200.0)) == round(1200 / PLACEMENT_S)
    assert placements_left(view_of(table(glass=120))) == round(240 / PLACEMENT_S)
    assert placements_left(view_of(table(glass=0))) == DOMINOES


def test_dominoes_on_the_table_are_not_expected_again() -> None:
    supply = supply_of(view_of(table(*along(LEFT, *["pole"] * 22, *["pole*"] * 8))), DOMINOES)
    assert (supply.dominoes["pole"], supply.cameras["pole"]) == (0, 0)
    assert supply.dominoes["forest"] > 20


def test_the_smallest_stock_limits_the_draws() -> None:
    view = view_of(table())
    players = tuple(replace(player, stock=3) for player in view.players)
    assert supply_of(replace(view, players=players), DOMINOES).draws == 6
