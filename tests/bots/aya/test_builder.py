"""What builders do with a domino."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import LEFT, RIGHT, along, bend_on_left, seen, source, table, tile_behind

from rivage.bots.aya.builder import PATIENT, PLACEMENT_S, Builder, placements_left, supply_of
from rivage.bots.aya.levels import LEVELS, use_of
from rivage.bots.aya.table import state_of
from rivage.games.aya import actions as act
from rivage.games.aya.components import DOMINOES
from rivage.games.aya.state import DOMINO_KINDS, AyaState

SOON: dict[str, Any] = {"sand": 20.0}
"""Time for four placements."""


def builder(state: AyaState, *, forks: bool = True, connects_first: bool = False, **changes: Any) -> Builder:
    view = seen(state, **changes)
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


def test_a_gap_that_something_depends_on_is_closed_before_the_river_is_led_on() -> None:
    dominoes = source()
    gap = dominoes.pop(2)[1]
    use = builder(table(*dominoes, *along(LEFT, "pole", "pole"))).best("desert")
    assert use is not None
    assert (spot_of(use.action), use.why) == (gap, "joins-river")


def test_a_camera_domino_brings_a_landscape_while_there_are_any() -> None:
    use = builder(table(*source())).best("desert*")
    assert use is not None
    assert (use.action, use.why, use.terrain) == (act.Landscape(), "opens-landscape", "desert")


def test_a_camera_domino_brings_an_animal_to_where_it_is_won() -> None:
    use = builder(bend_on_left("pole", "pole", "forest*", behind=("forest",)), sand=300.0).best("forest*")
    assert use is not None
    assert isinstance(use.action, act.Animal)
    assert use.why == "carries-animal"


def test_a_garden_forks_the_river_and_an_apprentice_makes_no_forks() -> None:
    state = bend_on_left("pole", "pole", "forest*")
    use = builder(state).best("garden")
    assert use is not None
    assert (use.action.fork if isinstance(use.action, act.Place) else False, use.why) == (True, "fork-for-animals")
    assert all(not (isinstance(use.action, act.Place) and use.action.fork) for use in builder(state, forks=False).uses("garden"))


def test_while_there_is_time_for_all_landscapes_no_fork_takes_the_end_that_is_kept_for_an_animal() -> None:
    found = builder(bend_on_left("pole", "pole", "forest*", behind=("forest",)))
    assert found.ample
    assert len(found.animals.kept_ends) == 1
    assert all(not (isinstance(use.action, act.Place) and use.action.fork) for use in found.uses("garden"))


def test_the_hole_that_is_kept_for_an_animal_is_left_free() -> None:
    state = bend_on_left("pole", "pole", "forest", "forest*", gap=2)
    found = builder(state)
    (kept,) = found.animals.kept
    spot = found.survey.items[kept].spot
    for kind in ("forest", "pole", "desert"):
        assert all(spot_of(use.action) != spot for use in found.uses(kind) if isinstance(use.action, act.Place))


# Connecting first.


def test_a_bot_that_connects_first_lays_no_landscape_while_many_dominoes_are_missing_on_the_others() -> None:
    state = bend_on_left("pole", "pole", "forest*", on_bend="")
    camera = along(RIGHT, "pole", "pole", "desert*")
    fork = tile_behind("desert-fork", camera[-1][1], 0)
    both = table(*((domino.kind, domino.spot) for domino in state.dominoes), *camera, tiles=(state.tiles[-1], fork))
    assert any(isinstance(use.action, act.Landscape) for use in builder(both).uses("mountain*"))
    assert not any(isinstance(use.action, act.Landscape) for use in builder(both, connects_first=True).uses("mountain*"))
    assert any(isinstance(use.action, act.Landscape) for use in builder(state, connects_first=True).uses("mountain*"))


def test_a_bot_that_connects_first_leads_the_river_on_where_it_is_whole() -> None:
    state = bend_on_left("pole", "pole", "forest*", on_bend="", behind=("pole",))

    def ends(*, connects_first: bool) -> set[object]:
        uses = builder(state, connects_first=connects_first, glass_seconds=180).uses("field")
        return {spot_of(use.action) for use in uses if use.why == "extends-river"}

    assert len(ends(connects_first=False)) == 2
    assert ends(connects_first=True) == {RIGHT.ahead(200)}


# Near the end.


def test_near_the_end_gaps_are_closed_with_any_terrain_and_nothing_is_brought_into_play() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest", "forest"))
    gap = state.dominoes[9].spot
    state = replace(
        state, dominoes=tuple(replace(d, id=n) for n, d in enumerate((d for d in state.dominoes if d.spot != gap), 1))
    )
    assert not builder(state).closing
    late = builder(state, **SOON)
    assert late.closing
    for kind in DOMINO_KINDS:
        use = late.best(kind)
        assert use is not None
        assert spot_of(use.action) == gap
    foreign = late.best("desert")
    assert foreign is not None
    assert foreign.why == "keeps-running"


def test_near_the_end_the_river_is_not_made_longer_while_it_has_gaps() -> None:
    dominoes = source()
    dominoes.pop(2)
    late = builder(table(*dominoes, *along(LEFT, "pole")), **SOON)
    assert late.ends
    assert {use.why for use in late.uses("pole")} == {"joins-river"}


def test_no_more_joins_are_planned_than_the_sand_allows() -> None:
    state = table(*source(), *along(LEFT.ahead(1400), "pole", "pole"))
    assert builder(state).survey.joins
    assert not builder(state, **SOON).survey.joins


# Patience.


def test_while_sand_is_abundant_a_domino_waits_for_a_better_place() -> None:
    state = table(*source(), *along(LEFT, "pole", "pole", "pole"))
    found = builder(state)
    assert found.abundant
    assert found.patience == PATIENT
    use = found.best("desert")
    assert use is None or use.worth < found.patience
    view = seen(state)
    me, *others = view.players
    use = use_of(LEVELS["architect"], replace(view, players=(replace(me, hand="desert"), *others)))
    assert use is not None
    assert use.action == act.Reserve()


def test_with_little_sand_every_domino_is_placed() -> None:
    hurried = builder(table(*source(), *along(LEFT, "pole", "pole", "pole"), glass=120), sand=120.0)
    assert not hurried.abundant
    assert hurried.patience == 0
    use = hurried.best("desert")
    assert use is not None
    assert use.worth > 0


def test_each_domino_that_waits_takes_from_the_patience() -> None:
    view = seen(table(*source()))
    view = replace(view, players=tuple(replace(player, stock=20) for player in view.players))
    me, *others = view.players
    waiting = replace(view, players=(replace(me, reserve=("pole",) * 10), *others))
    assert Builder(waiting, state_of(waiting)).patience < Builder(view, state_of(view)).patience <= PATIENT


def test_once_all_landscapes_lie_dominoes_wait_only_while_there_is_time_to_place_them() -> None:
    state = replace(table(*source()), tiles_left=())
    assert builder(state).ample
    assert not builder(state, sand=200.0).ample
    use = builder(state, sand=200.0).best("desert")
    assert use is not None
    assert use.why == "extends-river"


def test_while_there_is_time_for_all_landscapes_patience_does_not_end() -> None:
    view = seen(table(*source()))
    me, *others = view.players
    waiting = replace(view, players=(replace(me, reserve=("pole",) * 10), *others))
    assert Builder(waiting, state_of(waiting)).patience == PATIENT


# Supply.


def test_a_table_that_is_twice_as_slow_places_about_half_as_many() -> None:
    row = along(LEFT.ahead(-3000), *["pole"] * 40)
    state = table(*row)
    total = 2 * 600
    quick = placements_left(seen(state, sand=total - 40 * PLACEMENT_S))
    slow = placements_left(seen(state, sand=total - 80 * PLACEMENT_S))
    sand = (total - 80 * PLACEMENT_S) / (total - 40 * PLACEMENT_S)
    assert quick == round((total - 40 * PLACEMENT_S) / PLACEMENT_S)
    assert slow / quick / sand == pytest.approx(0.5, abs=0.1)


def test_before_anybody_has_placed_the_usual_pace_is_expected() -> None:
    assert placements_left(seen(table(), sand=1200.0)) == round(1200 / PLACEMENT_S)
    assert placements_left(seen(table(glass=120))) == round(240 / PLACEMENT_S)
    assert placements_left(seen(table(glass=0))) == DOMINOES


def test_what_stands_or_is_held_is_not_expected_to_be_drawn() -> None:
    supply = supply_of(seen(table(*along(LEFT, *["pole"] * 22, *["pole*"] * 8))), DOMINOES)
    assert (supply.dominoes["pole"], supply.cameras["pole"]) == (0, 0)
    assert supply.dominoes["forest"] > 20


def test_placing_ends_with_the_smallest_stock() -> None:
    view = seen(table())
    players = tuple(replace(player, stock=3) for player in view.players)
    assert supply_of(replace(view, players=players), DOMINOES).draws == 6
