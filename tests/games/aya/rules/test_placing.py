"""Checks of places, with each limit met exactly and missed by a tenth of a millimetre. Places are in tenths."""

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
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider, flat_rest, ports_of

from ..play import begun

EMPTY = replace(begun(1), tiles=())
FAR = Spot(0, 3000)


def table(*pieces: Spot | Domino | LaidTile | Rider) -> AyaState:
    """A table with these pieces; a spot stands for a domino there. Dominoes are numbered in their order."""
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
    """A domino that stood at `spot` and fell flat forwards: from 3 to 33 mm ahead of its centre."""
    return Domino(0, "forest", spot, rest=flat_rest(spot))


def refusal_text(check: Callable[..., None], *args: Any, **more: Any) -> str:
    """The key of the refusal of a check and the piece that is in the way; empty if the place is allowed."""
    try:
        check(*args, **more)
    except RuleViolation as refusal:
        return f"{refusal.key} {refusal.piece}".strip()
    return ""


# Dominoes.


def test_a_turned_domino_keeps_its_corners_on_the_table() -> None:
    # At 45 degrees its corners are (3 + 7.5) mm times the root of a half, 7.42 mm, from its centre.
    assert refusal_text(check_domino, EMPTY, Spot(5925, 0, 450)) == ""
    assert refusal_text(check_domino, EMPTY, Spot(5926, 0, 450)) == "off-table"
    assert refusal_text(check_domino, EMPTY, Spot(0, -3925, 450)) == ""
    assert refusal_text(check_domino, EMPTY, Spot(0, -3926, 450)) == "off-table"


def test_a_domino_may_not_overlap_a_fallen_one() -> None:
    state = table(fell(Spot(0, 0, 0)))
    assert refusal_text(check_domino, state, Spot(355, 0, 0)) == "overlaps domino 1"
    assert refusal_text(check_domino, state, Spot(365, 0, 0)) == ""
    # The place where it stood is free again.
    assert refusal_text(check_domino, state, Spot(-5, 0, 0)) == ""


def test_a_buffer_needs_the_room_of_a_lying_domino() -> None:
    state = table(Domino(0, "forest*", Spot(0, 0, 0), buffer=True))
    assert refusal_text(check_domino, state, Spot(179, 0, 0)) == "overlaps domino 1"
    assert refusal_text(check_domino, state, Spot(180, 0, 0)) == ""


def test_a_moved_domino_may_overlap_its_old_place() -> None:
    state = table(Spot(0, 0, 0), Spot(60, 0, 0))
    assert refusal_text(check_domino, state, Spot(0, 0, 50)) == "overlaps domino 1"
    assert refusal_text(check_domino, state, Spot(0, 0, 0), besides=1) == ""
    assert refusal_text(check_domino, state, Spot(1, 0, 0), besides=1) == "overlaps domino 2"


def test_only_an_animal_that_lies_on_the_table_is_in_the_way() -> None:
    lies = Rider("okapi", 0, 0, 1, rides=False)
    beside, under = Spot(180, 0, 0), Spot(179, 0, 0)
    assert refusal_text(check_domino, table(lies), beside) == ""
    assert refusal_text(check_domino, table(lies), under) == "overlaps okapi"
    assert refusal_text(check_domino, table(replace(lies, rides=True)), under) == ""
    assert refusal_text(check_domino, table(replace(lies, aside=True)), under) == ""
    assert refusal_text(check_domino, table(lies), under, lifting=True) == ""


# Buffers.


def test_the_animal_on_a_buffer_must_be_on_the_table() -> None:
    # The domino alone would fit 7.5 mm from the edge; its animal needs 15 mm.
    assert refusal_text(check_buffer, EMPTY, Spot(0, 3850, 0)) == ""
    assert refusal_text(check_buffer, EMPTY, Spot(0, 3851, 0)) == "off-table"


def test_two_lying_animals_may_touch_but_not_overlap() -> None:
    state = table(Rider("okapi", 0, 0, 1, rides=False))
    assert refusal_text(check_buffer, state, Spot(300, 0, 900)) == ""
    assert refusal_text(check_buffer, state, Spot(299, 0, 900)) == "overlaps okapi"
    assert refusal_text(check_buffer, table(Rider("okapi", 0, 0, 1, rides=False, aside=True)), Spot(299, 0, 900)) == ""


# Tiles.


def test_tiles_may_touch_but_not_overlap() -> None:
    state = table(LaidTile("start", Spot(0, 0)))
    assert refusal_text(check_tile, state, Spot(800, 0)) == ""
    assert refusal_text(check_tile, state, Spot(799, 0)) == "overlaps the tile start"


def test_a_tile_must_be_completely_on_the_table() -> None:
    assert refusal_text(check_tile, EMPTY, Spot(-5600, 3600)) == ""
    assert refusal_text(check_tile, EMPTY, Spot(-5601, 0)) == "off-table"
    assert refusal_text(check_tile, EMPTY, Spot(0, 3601)) == "off-table"


def test_a_tile_may_not_lie_under_another_piece() -> None:
    assert refusal_text(check_tile, table(Spot(430, 0, 0)), Spot(0, 0)) == ""
    assert refusal_text(check_tile, table(Spot(429, 0, 0)), Spot(0, 0)) == "overlaps domino 1"
    # A domino that fell towards the tile reaches 33 mm ahead of where it stood.
    assert refusal_text(check_tile, table(fell(Spot(735, 0, 1800))), Spot(0, 0)) == ""
    assert refusal_text(check_tile, table(fell(Spot(725, 0, 1800))), Spot(0, 0)) == "overlaps domino 1"
    rides = Rider("okapi", 549, 0, 1)
    assert refusal_text(check_tile, table(rides), Spot(0, 0)) == "overlaps okapi"
    assert refusal_text(check_tile, table(replace(rides, x=550)), Spot(0, 0)) == ""
    assert refusal_text(check_tile, table(replace(rides, rides=False, aside=True)), Spot(0, 0)) == ""


@pytest.mark.parametrize(
    ("tile", "angle", "ports"),
    [
        ("start", 0, (0, 1200)),
        ("pole-end", 900, (900,)),
        ("forest-bend", 3000, (3000, 600)),
        ("field-fork", 2000, (2000, 3200, 800)),
    ],
)
def test_ports_turn_with_their_tile(tile: str, angle: int, ports: tuple[int, ...]) -> None:
    assert ports_of(tile, Spot(77, -5, angle)) == ports


# Camera dominoes.


@pytest.mark.parametrize(("x", "why"), [(429, "overlaps the tile pole-end"), (430, ""), (750, ""), (751, "before-port")])
def test_a_camera_domino_stands_outside_its_tile_and_covers_the_port(x: int, why: str) -> None:
    assert refusal_text(check_camera, "pole-end", Spot(0, 0), Spot(x, 0, 1800)) == why


@pytest.mark.parametrize(("y", "why"), [(95, ""), (-95, ""), (96, "before-port"), (-96, "before-port")])
def test_a_camera_domino_may_stand_slightly_beside_its_port(y: int, why: str) -> None:
    assert refusal_text(check_camera, "pole-end", Spot(0, 0), Spot(600, y, 1800)) == why


@pytest.mark.parametrize(("heading", "why"), [(1350, ""), (1349, "facing-in"), (2250, ""), (2251, "facing-in")])
def test_a_camera_domino_faces_within_45_degrees_of_the_tile_centre(heading: int, why: str) -> None:
    # Whatever its heading, it falls with its centre on the port at (40, 0).
    camera = Spot(400, 0, heading).ahead(-180)
    assert refusal_text(check_camera, "pole-end", Spot(0, 0), camera) == why


def test_a_camera_domino_may_stand_at_any_port_of_a_turned_tile_only() -> None:
    laid = Spot(1000, -500, 450)
    for port, why in ((450, ""), (1650, ""), (2850, "before-port"), (1050, "before-port")):
        out = Spot(laid.x, laid.y, port).ahead(620)
        assert refusal_text(check_camera, "desert-bend", laid, Spot(out.x, out.y, (port + 1800) % 3600)) == why


# Animals.


@pytest.mark.parametrize(
    ("rules", "x", "why"), [(3, 550, ""), (3, 549, "on-tile start"), (2, 560, ""), (2, 559, "near-tile start")]
)
def test_an_animal_may_not_lie_over_a_tile_or_in_earlier_rules_near_it(rules: int, x: int, why: str) -> None:
    state = table(LaidTile("start", Spot(0, 0)), Spot(x - 100, 0, 0))
    state = replace(state, setting=replace(state.setting, rules=rules))
    assert refusal_text(check_animal, state, x, 0, Spot(x + 100, 0, 0), 2) == why


def test_animals_may_touch_but_not_overlap() -> None:
    state = table(Spot(0, 0, 0), Rider("okapi", 100, 300, 7), Rider("blue-morpho", 100, -299, 8, rides=False))
    camera = Spot(200, 0, 0)
    assert refusal_text(check_animal, state, 100, 0, camera, 2) == "overlaps blue-morpho"
    assert refusal_text(check_animal, state, 100, 0, camera, 2, besides="blue-morpho") == ""
    assert refusal_text(check_animal, state, 100, 1, camera, 2, besides="blue-morpho") == "overlaps okapi"


def test_an_animal_must_be_completely_on_the_table() -> None:
    state = table(Spot(5840, 0, 900))
    assert refusal_text(check_animal, state, 5850, 100, Spot(5850, 200, 900), 2) == ""
    assert refusal_text(check_animal, state, 5851, 100, Spot(5850, 200, 900), 2) == "off-table"


@pytest.mark.parametrize(("gap", "holds"), [(144, True), (145, False)])
def test_an_animal_overlaps_both_of_its_dominoes_by_half_a_millimetre(gap: int, holds: bool) -> None:
    # `gap` is the distance from its centre to the face of each domino.
    assert astride(table(Spot(0, 0, 0)), 174, 0, Spot(174 + gap + 30, 0, 0), 2) is holds
    assert astride(table(Spot(0, 0, 0)), 30 + gap, 0, Spot(300, 0, 0), 2) is holds


def test_an_animal_without_support_under_its_centre_falls() -> None:
    # Both dominoes reach 7.5 mm to each side; farther out, the animal's centre has no support.
    state = table(Spot(0, 0, 0))
    assert astride(state, 100, 75, Spot(200, 0, 0), 2)
    assert not astride(state, 100, 76, Spot(200, 0, 0), 2)


def test_an_animal_needs_a_second_standing_domino() -> None:
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
        # The place where it lies, 18 mm ahead of where it stood, counts too.
        (Spot(2780, 0, 0), ""),
        (Spot(2781, 0, 0), "too-far 1"),
        (Spot(2000, 600, 900), ""),
        (Spot(2090, 600, 0), "too-far 1"),
    ],
)
def test_a_domino_is_raised_within_sixty_millimetres_of_its_place(spot: Spot, why: str) -> None:
    state = table(fell(Spot(2000, 0, 0)))
    assert refusal_text(check_raise, state, state.dominoes[0], spot) == why


def test_a_raised_domino_may_overlap_animals_but_no_domino() -> None:
    state = table(fell(Spot(0, 0, 0)), Spot(100, 0, 900), Rider("okapi", 0, 0, 1, rides=False))
    assert refusal_text(check_raise, state, state.dominoes[0], Spot(0, 0, 0)) == "overlaps domino 2"
    assert refusal_text(check_raise, state, state.dominoes[0], Spot(-6, 0, 0)) == ""


def test_an_animal_on_a_raised_domino_or_its_new_place_is_in_the_way() -> None:
    domino = fell(Spot(0, 0, 0))
    on_it, on_place, nowhere = (Rider("okapi", x, 0, 9, rides=False) for x in (470, -170, -190))
    place = Spot(0, 0, 0)
    assert [in_the_way(rider, domino, place) for rider in (on_it, on_place, nowhere)] == [True, True, False]
    assert not in_the_way(replace(on_it, rides=True), domino, place)
    assert not in_the_way(replace(on_it, aside=True), domino, place)


# Other functions.


@pytest.mark.parametrize(("x", "y", "on"), [(400, 0, True), (401, 0, False), (240, -320, True), (241, -320, False)])
def test_a_domino_is_on_a_tile_if_its_centre_is(x: int, y: int, on: bool) -> None:
    assert on_tile(Domino(1, "pole", Spot(1000 + x, y)), LaidTile("start", Spot(1000, 0))) is on


def test_allowed_catches_only_rule_violations() -> None:
    assert allowed(check_domino, EMPTY, FAR)
    assert not allowed(check_domino, EMPTY, Spot(9999, 0))
    with pytest.raises(AttributeError):
        allowed(check_box, EMPTY, None)  # type: ignore[arg-type]  # a programming error must not count as a refusal


# Symmetry.

near = some.builds(Spot, some.integers(-900, 900), some.integers(-600, 600), some.integers(0, 3599))


def from_behind(spot: Spot) -> Spot:
    return Spot(-spot.x, -spot.y, (spot.a + 1800) % 3600)


@given(some.lists(near, max_size=4), near, near)
@settings(max_examples=60, deadline=None)
def test_checks_give_the_same_result_on_a_table_turned_by_180_degrees(dominoes: list[Spot], laid: Spot, asked: Spot) -> None:
    state = table(*dominoes, LaidTile("start", laid))
    behind = table(*map(from_behind, dominoes), LaidTile("start", from_behind(laid)))
    other = from_behind(asked)
    for check in (check_domino, check_buffer, check_tile):
        assert refusal_text(check, state, asked) == refusal_text(check, behind, other)
    animal = refusal_text(check_animal, state, asked.x, asked.y, asked, 9)
    assert animal == refusal_text(check_animal, behind, other.x, other.y, other, 9)
