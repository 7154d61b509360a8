"""The survey of a table: the river, its holes, the pieces that are cut off, and the joins to them."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import EAST, LEFT, RIGHT, along, bend_on_left, places, source, table, tile_behind, with_domino

from rivage.bots.aya.river import follows
from rivage.bots.aya.survey import Survey
from rivage.bots.aya.tiles import crossings
from rivage.games.aya.components import START
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.geometry.standard_spots import BEFORE, way_of
from rivage.games.aya.state import AyaState, Domino, Rider

BUDGET = 40
AWAY = LEFT.ahead(1400)
"""A spot straight ahead of the left branch, with five dominoes missing in between."""


# The river.


def test_on_an_empty_table_the_start_tile_has_only_holes_and_none_is_needed() -> None:
    survey = Survey(table(), BUDGET)
    assert places(survey) == {spot for _, spot in source()}
    assert {hole.terrain for hole in survey.holes()} == {""}
    assert survey.needed() == set()


def test_without_a_start_tile_there_is_no_river() -> None:
    survey = Survey(replace(table(*along(LEFT, "pole")), tiles=()), BUDGET)
    assert (survey.wave, survey.ends(), survey.joins) == ({}, [], [])


def test_the_river_contains_every_domino_that_falls_after_the_first() -> None:
    survey = Survey(table(*source(), *along(LEFT, "pole", "pole")), BUDGET)
    assert next(iter(survey.wave)) == 1
    assert set(survey.wave) == set(range(1, 8))
    assert survey.wave[7] == 6


def test_a_tile_is_entered_by_its_camera_domino() -> None:
    state = bend_on_left("pole", "pole", "forest*", on_bend="")
    survey = Survey(state, BUDGET)
    assert survey.entered == {START, "forest-bend"}
    holes = survey.holes()
    assert len(holes) == 4
    assert {(hole.terrain, hole.tile) for hole in holes} == {("forest", "forest-bend")}


def test_a_tile_whose_ports_no_domino_faces_is_not_entered() -> None:
    bend = tile_behind("forest-bend", LEFT.ahead(600))
    survey = Survey(table(*source(), *along(LEFT, "pole"), tiles=(bend,)), BUDGET)
    assert survey.entered == {START}


def test_the_river_turns_in_the_direction_of_the_bend() -> None:
    camera = LEFT.ahead(200)
    for side in (1, -1):
        state = table(*source(), *along(LEFT, "forest*"), tiles=(tile_behind("forest-bend", camera, side),))
        (end,) = [end for end in Survey(state, BUDGET).ends() if end.after not in (3, 5)]
        turn = (end.way.a - camera.a / 10 + 180) % 360 - 180
        assert turn == pytest.approx(60 * side, abs=0.2)


def test_a_hole_is_needed_when_a_domino_stands_behind_it() -> None:
    dominoes = source()
    gap = dominoes.pop(2)
    state = table(*dominoes, *along(LEFT, "pole", "pole"))
    survey = Survey(state, BUDGET)
    needed = [survey.items[number] for number in survey.needed()]
    assert [item.spot for item in needed] == [gap[1]]


# Pieces that are cut off.


def test_unreached_dominoes_form_pieces_sorted_by_size() -> None:
    far = Spot(-4000, -2000, 0)
    state = table(*source(), ("pole", Spot(4000, -3000, 0)), *along(far, "pole", "pole", "pole"))
    larger, smaller = Survey(state, 0).pieces()
    assert (larger.numbers, larger.head, larger.tile) == ((7, 8, 9), 7, "")
    assert smaller.numbers == (6,)


def test_the_head_of_a_piece_is_the_domino_that_topples_the_others() -> None:
    row = along(Spot(-4000, -2000, 0), "pole", "pole", "pole")
    (piece,) = Survey(table(*source(), *reversed(row)), 0).pieces()
    assert piece.head == 8


def test_a_piece_has_the_tile_that_it_faces() -> None:
    state = bend_on_left("pole", "pole", "forest*", on_bend="", gap=2)
    (piece,) = Survey(state, 0).pieces()
    assert (piece.numbers, piece.tile) == ((7,), "forest-bend")


# Joins.


def joined(state: AyaState, budget: int = BUDGET) -> Survey:
    """The survey of a table, after checks that it joins all dominoes and each link topples the next domino."""
    survey = Survey(state, budget)
    assert survey.joins
    assert {domino.id for domino in state.standing()} <= survey.wave.keys()
    for join in survey.joins:
        spots = [survey.items[number].spot for number in (join.end.after, *join.holes, join.piece.head)]
        assert all(follows(first, second) for first, second in pairwise(spots))
    return survey


def test_a_budget_of_0_plans_no_join() -> None:
    state = table(*source(), *along(AWAY, "pole", "pole"))
    survey = Survey(state, 0)
    assert (survey.joins, survey.holes()) == ([], [])
    assert len(survey.pieces()) == 1


def test_a_join_longer_than_the_budget_is_not_planned() -> None:
    state = table(*source(), *along(AWAY, "pole", "pole"))
    missing = len(joined(state).needed())
    assert Survey(state, missing).joins
    assert not Survey(state, missing - 1).joins


@pytest.mark.parametrize(("aside", "turn"), [(0, 0), (40, 0), (0, 80), (-60, 100), (50, -100)])
def test_a_piece_ahead_is_joined_despite_small_errors_in_its_pose(aside: int, turn: int) -> None:
    survey = joined(table(*source(), *along(LEFT.ahead(800, aside, turn % 3600), "pole", "pole", "pole")))
    assert 3 <= len(survey.needed()) <= 5


@pytest.mark.parametrize("piece", [Spot(2000, 2500, 1800), Spot(-2500, 1500, 900), Spot(3000, 0, 2700), Spot(500, -2500, 300)])
def test_a_piece_elsewhere_is_joined_by_a_curve(piece: Spot) -> None:
    joined(table(*source(), *along(piece, "pole", "pole", "pole", "pole")))


def test_each_domino_of_a_join_reduces_the_number_of_holes() -> None:
    state = table(*source(), *along(Spot(2500, 2500, 1800), "pole", "pole", "pole", "pole"))
    left = joined(state).holes()
    while left:
        state = with_domino(state, left[0].spot)
        now = Survey(state, BUDGET).holes()
        assert len(now) < len(left)
        left = now
    assert len(Survey(state, 0).wave) == len(state.dominoes)


def test_a_tile_that_is_cut_off_is_joined_before_a_larger_piece() -> None:
    state = bend_on_left("pole", "pole", "forest*", on_bend="", gap=2)
    row = along(RIGHT.ahead(400), *["pole"] * 4)
    dominoes = (*state.dominoes, *(Domino(len(state.dominoes) + number, *domino) for number, domino in enumerate(row, 1)))
    survey = Survey(replace(state, dominoes=dominoes), BUDGET)
    assert [join.piece.tile for join in survey.joins] == ["forest-bend", ""]


def test_a_piece_behind_another_piece_is_joined_to_that_piece() -> None:
    near = along(LEFT.ahead(800), "pole", "pole")
    far = along(LEFT.ahead(2000), "pole", "pole")
    survey = joined(table(*source(), *near, *far))
    assert [join.piece.head for join in survey.joins] == [6, 8]


@pytest.mark.parametrize("turn", range(0, 3600, 450))
def test_a_single_domino_is_turned_towards_the_join(turn: int) -> None:
    place = LEFT.ahead(1000, 200)
    state = table(*source(), ("pole", Spot(place.x, place.y, turn)))
    survey = Survey(state, BUDGET)
    assert 6 in survey.wave
    for number, spot in survey.turns.items():
        assert (spot.x, spot.y) == (place.x, place.y)
        *others, lone = state.dominoes
        state = replace(state, dominoes=(*others, replace(lone, spot=spot)))
        assert number == lone.id
    assert not Survey(state, BUDGET).turns


def test_a_domino_that_carries_an_animal_is_not_turned() -> None:
    place = LEFT.ahead(1000, 200)
    spot = Spot(place.x, place.y, (LEFT.a + 1800) % 3600)
    rider = Rider("okapi", spot.x, spot.y, 6)
    assert Survey(table(*source(), ("pole", spot)), BUDGET).turns
    assert not Survey(table(*source(), ("pole", spot), riders=(rider,)), BUDGET).turns


def test_two_surveys_of_the_same_table_are_equal() -> None:
    state = bend_on_left("pole", "pole", "pole", "forest*", gap=2)
    state = with_domino(with_domino(state, Spot(-2500, 1000, 450)), Spot(3500, -2000, 2000))
    first, second = Survey(state, BUDGET), Survey(state, BUDGET)
    assert first.joins
    assert (first.items, first.wave, first.joins, first.turns, first.ends()) == (
        second.items,
        second.wave,
        second.joins,
        second.turns,
        second.ends(),
    )


def test_a_table_turned_by_180_degrees_has_as_many_holes() -> None:
    row = along(AWAY, "pole", "pole")
    state = table(*source(), *row)
    turned = replace(
        state,
        tiles=(replace(state.tiles[0], spot=Spot(0, 0, (EAST.a + 1800) % 3600)),),
        dominoes=tuple(replace(d, spot=Spot(-d.spot.x, -d.spot.y, (d.spot.a + 1800) % 3600)) for d in state.dominoes),
    )
    assert len(joined(state).needed()) == len(joined(turned).needed())


# Crossing a landscape with a single port.


def across_end(*on_end: str) -> Survey:
    """The survey of a table with a single-port forest tile on the left branch and some dominoes on the way across it."""
    link = along(LEFT, "pole", "pole", "forest*")
    camera = link[-1][1]
    end = tile_behind("forest-end", camera, 0)
    (branch,) = crossings(way_of(camera).ahead(BEFORE))[0].branches
    standing = [(kind, way.spot()) for kind, way in zip(on_end, branch.ways, strict=False)]
    return Survey(table(*source(), *link, *standing, tiles=(end,)), BUDGET, frozenset({"forest"}))


def test_the_river_crosses_a_single_port_tile_if_an_animal_can_ride_behind_it() -> None:
    survey = across_end("forest")
    assert len(survey.optional) == 3
    assert {survey.items[number].terrain for number in survey.optional} == {"forest"}
    assert all(survey.items[end.after].tile != "forest-end" for end in survey.ends())
    assert not survey.optional & survey.needed()


def test_behind_a_crossed_single_port_tile_the_river_has_an_open_end() -> None:
    survey = across_end(*["forest"] * 4)
    assert survey.optional == set()
    (end,) = (end for end in survey.ends() if survey.items[end.after].tile == "forest-end")
    assert survey.route(end, 2)


def test_the_river_crosses_no_single_port_tile_without_animals_left() -> None:
    state = across_end().state
    assert Survey(state, BUDGET).optional == set()
