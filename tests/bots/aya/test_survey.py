"""The table as builders see it: one river, its holes, what is cut off, and how it is joined."""

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
"""Straight ahead of the left branch, where five dominoes are missing in between."""


# The river.


def test_on_an_empty_table_the_start_tile_is_all_holes_and_nothing_needs_them() -> None:
    survey = Survey(table(), BUDGET)
    assert places(survey) == {spot for _, spot in source()}
    assert {hole.terrain for hole in survey.holes()} == {""}
    assert survey.needed() == set()


def test_without_a_start_tile_there_is_no_river() -> None:
    survey = Survey(replace(table(*along(LEFT, "pole")), tiles=()), BUDGET)
    assert (survey.wave, survey.ends(), survey.joins) == ({}, [], [])


def test_the_river_runs_from_the_first_domino_over_all_that_topple() -> None:
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


def test_a_tile_into_which_nothing_looks_is_not_entered() -> None:
    bend = tile_behind("forest-bend", LEFT.ahead(600))
    survey = Survey(table(*source(), *along(LEFT, "pole"), tiles=(bend,)), BUDGET)
    assert survey.entered == {START}


def test_the_river_leaves_a_bend_on_the_side_to_which_it_turns() -> None:
    camera = LEFT.ahead(200)
    for side in (1, -1):
        state = table(*source(), *along(LEFT, "forest*"), tiles=(tile_behind("forest-bend", camera, side),))
        (end,) = [end for end in Survey(state, BUDGET).ends() if end.after not in (3, 5)]
        turn = (end.way.a - camera.a / 10 + 180) % 360 - 180
        assert turn == pytest.approx(60 * side, abs=0.2)


def test_a_hole_is_needed_when_something_stands_behind_it() -> None:
    dominoes = source()
    gap = dominoes.pop(2)
    state = table(*dominoes, *along(LEFT, "pole", "pole"))
    survey = Survey(state, BUDGET)
    needed = [survey.items[number] for number in survey.needed()]
    assert [item.spot for item in needed] == [gap[1]]


# What is cut off.


def test_what_the_river_does_not_reach_is_in_pieces_the_largest_first() -> None:
    far = Spot(-4000, -2000, 0)
    state = table(*source(), ("pole", Spot(4000, -3000, 0)), *along(far, "pole", "pole", "pole"))
    one, other = Survey(state, 0).pieces()
    assert (one.numbers, one.head, one.tile) == ((7, 8, 9), 7, "")
    assert other.numbers == (6,)


def test_the_head_of_a_piece_is_the_domino_that_topples_the_others() -> None:
    row = along(Spot(-4000, -2000, 0), "pole", "pole", "pole")
    (piece,) = Survey(table(*source(), *reversed(row)), 0).pieces()
    assert piece.head == 8


def test_a_piece_that_looks_into_a_tile_knows_it() -> None:
    state = bend_on_left("pole", "pole", "forest*", on_bend="", gap=2)
    (piece,) = Survey(state, 0).pieces()
    assert (piece.numbers, piece.tile) == ((7,), "forest-bend")


# Joins.


def joined(state: AyaState, budget: int = BUDGET) -> Survey:
    """A survey that joins everything, every link of which surely topples the next domino."""
    survey = Survey(state, budget)
    assert survey.joins
    assert {domino.id for domino in state.standing()} <= survey.wave.keys()
    for join in survey.joins:
        spots = [survey.items[number].spot for number in (join.end.after, *join.holes, join.piece.head)]
        assert all(follows(one, other) for one, other in pairwise(spots))
    return survey


def test_a_budget_of_nothing_plans_no_join() -> None:
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
def test_a_piece_ahead_is_joined_even_if_it_stands_slightly_askew(aside: int, turn: int) -> None:
    survey = joined(table(*source(), *along(LEFT.ahead(800, aside, turn % 3600), "pole", "pole", "pole")))
    assert 3 <= len(survey.needed()) <= 5


@pytest.mark.parametrize("piece", [Spot(2000, 2500, 1800), Spot(-2500, 1500, 900), Spot(3000, 0, 2700), Spot(500, -2500, 300)])
def test_a_piece_elsewhere_is_joined_by_a_curve(piece: Spot) -> None:
    joined(table(*source(), *along(piece, "pole", "pole", "pole", "pole")))


def test_each_domino_of_a_join_brings_the_river_nearer() -> None:
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
    dominoes = (*state.dominoes, *(Domino(len(state.dominoes) + number, *each) for number, each in enumerate(row, 1)))
    survey = Survey(replace(state, dominoes=dominoes), BUDGET)
    assert [join.piece.tile for join in survey.joins] == ["forest-bend", ""]


def test_a_piece_behind_another_piece_is_joined_from_there() -> None:
    one = along(LEFT.ahead(800), "pole", "pole")
    other = along(LEFT.ahead(2000), "pole", "pole")
    survey = joined(table(*source(), *one, *other))
    assert [join.piece.head for join in survey.joins] == [6, 8]


@pytest.mark.parametrize("turn", range(0, 3600, 450))
def test_a_lone_domino_is_turned_to_be_met(turn: int) -> None:
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
    one, other = Survey(state, BUDGET), Survey(state, BUDGET)
    assert one.joins
    assert (one.items, one.wave, one.joins, one.turns, one.ends()) == (
        other.items,
        other.wave,
        other.joins,
        other.turns,
        other.ends(),
    )


def test_a_turned_table_has_the_same_river_turned() -> None:
    row = along(AWAY, "pole", "pole")
    state = table(*source(), *row)
    turned = replace(
        state,
        tiles=(replace(state.tiles[0], spot=Spot(0, 0, (EAST.a + 1800) % 3600)),),
        dominoes=tuple(replace(d, spot=Spot(-d.spot.x, -d.spot.y, (d.spot.a + 1800) % 3600)) for d in state.dominoes),
    )
    assert len(joined(state).needed()) == len(joined(turned).needed())


# Across a landscape with a single port.


def across_end(*on_end: str) -> Survey:
    """A forest landscape with a single port on the left branch, with some of the dominoes that lead across it."""
    link = along(LEFT, "pole", "pole", "forest*")
    camera = link[-1][1]
    end = tile_behind("forest-end", camera, 0)
    (branch,) = crossings(way_of(camera).ahead(BEFORE))[0].branches
    standing = [(kind, way.spot()) for kind, way in zip(on_end, branch.ways, strict=False)]
    return Survey(table(*source(), *link, *standing, tiles=(end,)), BUDGET, frozenset({"forest"}))


def test_the_river_is_led_across_a_landscape_with_a_single_port_where_an_animal_can_ride_behind_it() -> None:
    survey = across_end("forest")
    assert len(survey.optional) == 3
    assert {survey.items[number].terrain for number in survey.optional} == {"forest"}
    assert all(survey.items[end.after].tile != "forest-end" for end in survey.ends())
    assert not survey.optional & survey.needed()


def test_once_the_river_crosses_a_landscape_with_a_single_port_it_goes_on_behind() -> None:
    survey = across_end(*["forest"] * 4)
    assert survey.optional == set()
    (end,) = (end for end in survey.ends() if survey.items[end.after].tile == "forest-end")
    assert survey.route(end, 2)


def test_no_river_is_led_across_a_landscape_of_which_no_animals_are_left() -> None:
    state = across_end().state
    assert Survey(state, BUDGET).optional == set()
