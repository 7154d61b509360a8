"""Where pieces may be put, each bound met exactly and missed by a tenth of a millimetre. Places are in tenths."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.rules.errors import RuleViolation
from rivage.games.aya.rules.placing import (
    allowed,
    astride,
    check_animal,
    check_box,
    check_buffer,
    check_camera,
    check_domino,
    check_raise,
    check_tile,
    in_the_way,
    on_tile,
)
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider, fell_flat, ports_of

from ..play import begun

EMPTY = replace(begun(1), tiles=())
FAR = Spot(0, 3000)


def table(*pieces: Spot | Domino | LaidTile | Rider) -> AyaState:
    """A table with these pieces; a mere spot is a domino that stands there. Dominoes are numbered as they come."""
    dominoes: list[Domino] = []
    for piece in pieces:
        if isinstance(piece, Spot | Domino):
            number = len(dominoes) + 1
            dominoes.append(Domino(number, "forest", piece) if isinstance(piece, Spot) else replace(piece, id=number))
    return replace(
        EMPTY,
        tiles=tuple(piece for piece in pieces if isinstance(piece, LaidTile)),
        dominoes=tuple(dominoes),
        riders=tuple(piece for piece in pieces if isinstance(piece, Rider)),
    )


def fell(spot: Spot) -> Domino:
    """A domino that stood there and fell flat ahead: from 3 to 33 mm before its centre."""
    return Domino(0, "forest", spot, rest=fell_flat(spot))


def said(check: Callable[..., None], *args: Any, **more: Any) -> str:
    """What a check refuses, and what is in the way; empty when it may be."""
    try:
        check(*args, **more)
    except RuleViolation as refusal:
        return f"{refusal.key} {refusal.what}".strip()
    return ""


# Dominoes.


def test_a_turned_domino_needs_room_for_its_corners_at_the_edge() -> None:
    # At 45 degrees its corners are (3 + 7.5) mm times the root of a half, 7.42 mm, from its middle.
    assert said(check_domino, EMPTY, Spot(5925, 0, 450)) == ""
    assert said(check_domino, EMPTY, Spot(5926, 0, 450)) == "off-table"
    assert said(check_domino, EMPTY, Spot(0, -3925, 450)) == ""
    assert said(check_domino, EMPTY, Spot(0, -3926, 450)) == "off-table"


def test_a_domino_stands_clear_of_what_has_fallen_and_not_only_of_where_it_stood() -> None:
    state = table(fell(Spot(0, 0, 0)))
    assert said(check_domino, state, Spot(355, 0, 0)) == "overlaps domino 1"
    assert said(check_domino, state, Spot(365, 0, 0)) == ""
    # Where it stood is free again.
    assert said(check_domino, state, Spot(-5, 0, 0)) == ""


def test_a_buffer_takes_the_room_of_a_domino_that_lies() -> None:
    state = table(Domino(0, "forest*", Spot(0, 0, 0), buffer=True))
    assert said(check_domino, state, Spot(179, 0, 0)) == "overlaps domino 1"
    assert said(check_domino, state, Spot(180, 0, 0)) == ""


def test_a_domino_is_not_in_its_own_way() -> None:
    state = table(Spot(0, 0, 0), Spot(60, 0, 0))
    assert said(check_domino, state, Spot(0, 0, 50)) == "overlaps domino 1"
    assert said(check_domino, state, Spot(0, 0, 0), besides=1) == ""
    assert said(check_domino, state, Spot(1, 0, 0), besides=1) == "overlaps domino 2"


def test_an_animal_that_lies_is_in_the_way_and_one_that_rides_or_was_taken_off_is_not() -> None:
    lies = Rider("okapi", 0, 0, 1, rides=False)
    beside, under = Spot(180, 0, 0), Spot(179, 0, 0)
    assert said(check_domino, table(lies), beside) == ""
    assert said(check_domino, table(lies), under) == "overlaps okapi"
    assert said(check_domino, table(replace(lies, rides=True)), under) == ""
    assert said(check_domino, table(replace(lies, aside=True)), under) == ""
    assert said(check_domino, table(lies), under, lifting=True) == ""


# Buffers.


def test_the_animal_on_a_buffer_must_lie_on_the_table_too() -> None:
    # The domino alone would have room 7.5 mm from the edge, its animal needs 15.
    assert said(check_buffer, EMPTY, Spot(0, 3850, 0)) == ""
    assert said(check_buffer, EMPTY, Spot(0, 3851, 0)) == "off-table"


def test_two_animals_that_lie_may_touch_and_not_overlap() -> None:
    state = table(Rider("okapi", 0, 0, 1, rides=False))
    assert said(check_buffer, state, Spot(300, 0, 900)) == ""
    assert said(check_buffer, state, Spot(299, 0, 900)) == "overlaps okapi"
    assert said(check_buffer, table(Rider("okapi", 0, 0, 1, rides=False, aside=True)), Spot(299, 0, 900)) == ""


# Tiles.


def test_tiles_may_touch_and_not_overlap() -> None:
    state = table(LaidTile("start", Spot(0, 0)))
    assert said(check_tile, state, Spot(800, 0)) == ""
    assert said(check_tile, state, Spot(799, 0)) == "overlaps the tile start"


def test_a_tile_lies_wholly_on_the_table() -> None:
    assert said(check_tile, EMPTY, Spot(-5600, 3600)) == ""
    assert said(check_tile, EMPTY, Spot(-5601, 0)) == "off-table"
    assert said(check_tile, EMPTY, Spot(0, 3601)) == "off-table"


def test_a_tile_slides_under_nothing_that_stands_lies_or_rides() -> None:
    assert said(check_tile, table(Spot(430, 0, 0)), Spot(0, 0)) == ""
    assert said(check_tile, table(Spot(429, 0, 0)), Spot(0, 0)) == "overlaps domino 1"
    # One that fell towards the tile lies 33 mm before where it stood.
    assert said(check_tile, table(fell(Spot(735, 0, 1800))), Spot(0, 0)) == ""
    assert said(check_tile, table(fell(Spot(725, 0, 1800))), Spot(0, 0)) == "overlaps domino 1"
    rides = Rider("okapi", 549, 0, 1)
    assert said(check_tile, table(rides), Spot(0, 0)) == "overlaps okapi"
    assert said(check_tile, table(replace(rides, x=550)), Spot(0, 0)) == ""
    assert said(check_tile, table(replace(rides, rides=False, aside=True)), Spot(0, 0)) == ""


@pytest.mark.parametrize(
    ("tile", "angle", "ports"),
    [
        ("start", 0, (0, 1200)),
        ("pole-end", 900, (900,)),
        ("forest-bend", 3000, (3000, 600)),
        ("field-fork", 2000, (2000, 3200, 800)),
    ],
)
def test_the_ports_turn_with_their_tile(tile: str, angle: int, ports: tuple[int, ...]) -> None:
    assert ports_of(tile, Spot(77, -5, angle)) == ports


# Camera dominoes.


@pytest.mark.parametrize(("x", "why"), [(429, "overlaps the tile pole-end"), (430, ""), (750, ""), (751, "before-port")])
def test_a_camera_domino_stands_outside_the_tile_and_falls_to_within_two_millimetres_of_its_port(x: int, why: str) -> None:
    assert said(check_camera, "pole-end", Spot(0, 0), Spot(x, 0, 1800)) == why


@pytest.mark.parametrize(("y", "why"), [(95, ""), (-95, ""), (96, "before-port"), (-96, "before-port")])
def test_a_camera_domino_may_stand_a_little_aside_of_its_port(y: int, why: str) -> None:
    assert said(check_camera, "pole-end", Spot(0, 0), Spot(600, y, 1800)) == why


@pytest.mark.parametrize(("heading", "why"), [(1350, ""), (1349, "facing-in"), (2250, ""), (2251, "facing-in")])
def test_a_camera_domino_looks_at_most_45_degrees_past_the_middle_of_the_tile(heading: int, why: str) -> None:
    # Wherever it looks, it falls with its middle on the port at (40, 0).
    camera = Spot(400, 0, heading).ahead(-180)
    assert said(check_camera, "pole-end", Spot(0, 0), camera) == why


def test_every_port_of_a_turned_tile_takes_a_camera_domino_and_no_other_place_does() -> None:
    laid = Spot(1000, -500, 450)
    for port, why in ((450, ""), (1650, ""), (2850, "before-port"), (1050, "before-port")):
        out = Spot(laid.x, laid.y, port).ahead(620)
        assert said(check_camera, "desert-bend", laid, Spot(out.x, out.y, (port + 1800) % 3600)) == why


# Animals.


@pytest.mark.parametrize(
    ("rules", "x", "why"), [(3, 550, ""), (3, 549, "on-tile start"), (2, 560, ""), (2, 559, "near-tile start")]
)
def test_an_animal_lies_over_no_tile_and_by_the_earlier_rules_not_near_one(rules: int, x: int, why: str) -> None:
    state = table(LaidTile("start", Spot(0, 0)), Spot(x - 100, 0, 0))
    state = replace(state, setting=replace(state.setting, rules=rules))
    assert said(check_animal, state, x, 0, Spot(x + 100, 0, 0), 2) == why


def test_animals_side_by_side_may_touch() -> None:
    state = table(Spot(0, 0, 0), Rider("okapi", 100, 300, 7), Rider("blue-morpho", 100, -299, 8, rides=False))
    camera = Spot(200, 0, 0)
    assert said(check_animal, state, 100, 0, camera, 2) == "overlaps blue-morpho"
    assert said(check_animal, state, 100, 0, camera, 2, besides="blue-morpho") == ""
    assert said(check_animal, state, 100, 1, camera, 2, besides="blue-morpho") == "overlaps okapi"


def test_an_animal_lies_wholly_on_the_table() -> None:
    state = table(Spot(5840, 0, 900))
    assert said(check_animal, state, 5850, 100, Spot(5850, 200, 900), 2) == ""
    assert said(check_animal, state, 5851, 100, Spot(5850, 200, 900), 2) == "off-table"


@pytest.mark.parametrize(("gap", "holds"), [(144, True), (145, False)])
def test_an_animal_lies_half_a_millimetre_over_both_of_its_dominoes(gap: int, holds: bool) -> None:
    # Its middle is so far from the face of each.
    assert astride(table(Spot(0, 0, 0)), 174, 0, Spot(174 + gap + 30, 0, 0), 2) is holds
    assert astride(table(Spot(0, 0, 0)), 30 + gap, 0, Spot(300, 0, 0), 2) is holds


def test_an_animal_that_hangs_over_on_one_side_falls() -> None:
    # Both dominoes reach 7.5 mm to each side; an animal farther out has nothing under its middle.
    state = table(Spot(0, 0, 0))
    assert astride(state, 100, 75, Spot(200, 0, 0), 2)
    assert not astride(state, 100, 76, Spot(200, 0, 0), 2)


def test_an_animal_needs_a_second_domino_that_stands_and_is_another() -> None:
    camera = Spot(200, 0, 0)
    assert not astride(table(camera), 190, 0, camera, 1)
    assert not astride(table(fell(Spot(0, 0, 1800))), 100, 0, camera, 2)
    assert astride(table(fell(Spot(0, 0, 1800)), Spot(0, 0, 0)), 100, 0, camera, 3)


# Raising.


@pytest.mark.parametrize(
    ("spot", "why"),
    [
        (Spot(1400, 0, 0), ""),
        (Spot(1399, 0, 0), "too-far 1"),
        # Where it lies, 18 mm ahead of where it stood, is as good a place to begin from.
        (Spot(2780, 0, 0), ""),
        (Spot(2781, 0, 0), "too-far 1"),
        (Spot(2000, 600, 900), ""),
        (Spot(2090, 600, 0), "too-far 1"),
    ],
)
def test_a_domino_is_raised_within_sixty_millimetres_of_where_it_stood_or_lies(spot: Spot, why: str) -> None:
    state = table(fell(Spot(2000, 0, 0)))
    assert said(check_raise, state, state.dominoes[0], spot) == why


def test_a_raised_domino_overlaps_no_other_and_takes_animals_off() -> None:
    state = table(fell(Spot(0, 0, 0)), Spot(100, 0, 900), Rider("okapi", 0, 0, 1, rides=False))
    assert said(check_raise, state, state.dominoes[0], Spot(0, 0, 0)) == "overlaps domino 2"
    assert said(check_raise, state, state.dominoes[0], Spot(-6, 0, 0)) == ""


def test_an_animal_is_in_the_way_of_who_raises_when_it_lies_on_the_domino_or_on_its_new_place() -> None:
    domino = fell(Spot(0, 0, 0))
    on_it, on_place, nowhere = (Rider("okapi", x, 0, 9, rides=False) for x in (470, -170, -190))
    place = Spot(0, 0, 0)
    assert [in_the_way(rider, domino, place) for rider in (on_it, on_place, nowhere)] == [True, True, False]
    assert not in_the_way(replace(on_it, rides=True), domino, place)
    assert not in_the_way(replace(on_it, aside=True), domino, place)


# Questions.


@pytest.mark.parametrize(("x", "y", "on"), [(400, 0, True), (401, 0, False), (240, -320, True), (241, -320, False)])
def test_a_domino_is_on_a_tile_when_its_centre_is(x: int, y: int, on: bool) -> None:
    assert on_tile(Domino(1, "pole", Spot(1000 + x, y)), LaidTile("start", Spot(1000, 0))) is on


def test_only_a_refusal_is_a_no() -> None:
    assert allowed(check_domino, EMPTY, FAR)
    assert not allowed(check_domino, EMPTY, Spot(9999, 0))
    with pytest.raises(AttributeError):
        allowed(check_box, EMPTY, None)  # type: ignore[arg-type]  # a mistake of ours is no answer


# The table is as good from the other side.

near = some.builds(Spot, some.integers(-900, 900), some.integers(-600, 600), some.integers(0, 3599))


def from_behind(spot: Spot) -> Spot:
    return Spot(-spot.x, -spot.y, (spot.a + 1800) % 3600)


@given(some.lists(near, max_size=4), near, near)
@settings(max_examples=60, deadline=None)
def test_whoever_sits_opposite_is_told_the_same(dominoes: list[Spot], laid: Spot, asked: Spot) -> None:
    state = table(*dominoes, LaidTile("start", laid))
    behind = table(*map(from_behind, dominoes), LaidTile("start", from_behind(laid)))
    other = from_behind(asked)
    for check in (check_domino, check_buffer, check_tile):
        assert said(check, state, asked) == said(check, behind, other)
    assert said(check_animal, state, asked.x, asked.y, asked, 9) == said(check_animal, behind, other.x, other.y, other, 9)
