"""Places where a river can continue."""

from rivage.core import Seat
from rivage.games.aya import GAME
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.speech.next_spots import across, beyond, entered_at, out_of, river_ends

from ..play import begun, chance, does, holds, legal, placed, plays


def test_river_ends_are_sorted_from_the_most_recent() -> None:
    state = placed(begun(1), "200,0,0", "220,9,30", "220,-9,330", "-300,200,0")
    ends = river_ends(state)
    assert [(end.river.number, end.domino, end.is_main) for end in ends] == [(2, 4, True), (1, 3, True), (1, 2, False)]


def test_half_of_a_turn_is_before_the_step_and_half_after_it() -> None:
    assert beyond(Spot(0, 0, 0)) == Spot(200, 0, 0)
    left, right = beyond(Spot(0, 0, 0), turn=300), beyond(Spot(0, 0, 0), turn=-300)
    assert (left.x, left.y, left.a) == (193, 52, 300)
    assert (right.x, right.y, right.a) == (193, -52, 3300)


def test_the_start_tile_is_crossed_from_its_first_domino_to_both_ports() -> None:
    state = begun(1)
    (tile,) = state.tiles
    placed_here = 0
    while (spot := next(across(state, tile), None)) is not None:
        text = f"place {spot.x / 10:g},{spot.y / 10:g},{spot.a / 10:g}"
        state = holds(state, "forest")
        assert legal(state, 0, text)
        state = does(state, 0, text)
        placed_here += 1
    assert placed_here == 5
    # One river, from the first domino to both ports.
    assert {(end.river.number, end.river.first) for end in river_ends(state)} == {(1, 1)}
    assert len(river_ends(state)) == 2
    for port in (0, 1):
        spot = out_of(tile, port)
        state = plays(state, "forest", f"place {spot.x / 10:g},{spot.y / 10:g},{spot.a / 10:g}")
    assert len({end.river.number for end in river_ends(state)}) == 1


def test_a_tile_is_crossed_from_the_port_that_a_domino_faces() -> None:
    for kind, on_it, ways in (("bend", 4, 1), ("fork", 6, 2), ("end", 0, 1)):
        state = chance(plays(placed(begun(1), "200,0,0"), "forest*", "landscape"), f"tile {kind}")
        state = does(state, 0, GAME.format_action(GAME.interpret(state, Seat(0), "lay it at the end of river 1")))
        tile = state.tiles[-1]
        assert entered_at(state, tile) == 0
        spots = list(across(state, tile))
        assert len(spots) == on_it
        for spot in spots:
            state = plays(state, "forest", f"place {spot.x / 10:g},{spot.y / 10:g},{spot.a / 10:g}")
        assert len(river_ends(state)) == ways
        assert len({end.river.number for end in river_ends(state)}) == 1


def test_a_tile_without_a_domino_facing_it_is_not_crossed() -> None:
    state = chance(plays(begun(1), "forest*", "landscape"), "tile bend")
    state = does(state, 0, "lay 200,0,180 138,0,0")
    # Its camera domino leads there. Raised elsewhere, no domino would.
    assert entered_at(state, state.tiles[-1]) == 0
    assert entered_at(begun(1), begun(1).tiles[0]) is None
