"""The graph of dominoes: which topples which, the open ends of the river, and its stretches."""

from msgspec.structs import replace
from tests.bots.aya.tables import LEFT, along, bend_on_left, places, source, table, with_domino

from rivage.bots.aya.river import FILL_DISTANCE, follows
from rivage.bots.aya.survey import Survey
from rivage.games.aya.geometry.spots import Spot

BUDGET = 40


def test_a_domino_close_to_a_hole_fills_it() -> None:
    (_, first), *_ = source()
    near = Spot(first.x + FILL_DISTANCE - 10, first.y, first.a + 100)
    assert first not in places(Survey(table(("pole", near)), BUDGET))
    assert first in places(Survey(table(("pole", Spot(-5000, 3000, 0))), BUDGET))


def test_dominoes_beyond_the_reliable_reach_do_not_form_one_river() -> None:
    assert follows(Spot(0, 0, 0), Spot(260, 0, 0))
    assert not follows(Spot(0, 0, 0), Spot(270, 0, 0))
    assert not follows(Spot(0, 0, 0), Spot(200, 0, 900))


# Open ends and routes.


def test_each_branch_of_the_start_tile_has_one_open_end() -> None:
    survey = Survey(table(*source(), *along(LEFT, "pole")), BUDGET)
    assert [(end.after, round(end.way.a)) for end in survey.ends()] == [(5, 300), (6, 60)]


def test_a_fork_has_an_open_end_at_each_branch() -> None:
    state = with_domino(table(*source(), *along(LEFT, "pole")), LEFT.ahead(400), "garden", fork=True)
    sides = [end.side for end in Survey(state, BUDGET).ends() if end.after == 7]
    assert sides == [1, -1]


def test_a_route_bends_away_from_the_edge_of_the_table() -> None:
    near_edge = Spot(0, 3700, 850)
    state = table(*source(), *along(near_edge, "pole"))
    survey = Survey(state, 0)
    assert survey.route(survey.ends()[0], 3)
    state = replace(table(("pole", near_edge.ahead(200))), tiles=())
    survey = Survey(replace(state, tiles=(replace(table().tiles[0], spot=Spot(0, 3300, 2100)),)), 0)
    for end in survey.ends():
        for way in survey.route(end, 5):
            tip = way.ahead(33)
            assert abs(tip.x) < 600
            assert abs(tip.y) < 400


def test_a_route_stops_at_other_dominoes() -> None:
    wall = [("pole", Spot(LEFT.ahead(500).x + 150 * step, LEFT.ahead(500).y, 900)) for step in range(-6, 7)]
    survey = Survey(table(*source(), *wall), 0)
    (end,) = [end for end in survey.ends() if end.after == 3]
    assert len(survey.route(end, 5)) < 5


# Stretches.


def test_a_stretch_has_the_terrains_of_the_tiles_at_its_ends() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest", "forest"))
    stretches = Survey(state, 0).stretches()
    assert {(len(stretch.numbers), stretch.behind, stretch.ahead) for stretch in stretches} == {
        (3, "", "forest"),
        (2, "forest", ""),
        (0, "", ""),
    }


def test_a_stretch_behind_a_fork_leads_back_only_through_its_own_terrain() -> None:
    for kind, home in (("forest", "forest"), ("desert", "")):
        state = bend_on_left("pole", "forest*", behind=(kind,))
        state = with_domino(state, state.dominoes[-1].spot.ahead(200), "garden", fork=True)
        behind = {stretch.behind for stretch in Survey(state, 0).stretches() if stretch.end is not None and stretch.end.side}
        assert behind == {home}
