"""Validation of workshop tables sent by a browser."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.games.aya import GAME
from rivage.games.aya.layout import LayoutError
from rivage.games.aya.workshop import MAX_DOMINOES, read, with_push


def table(count: int = 4, **more: Any) -> dict[str, Any]:
    """A row of forest dominoes 20 mm apart, the first of them pushed."""
    row = [{"kind": "forest", "x": 20 * number - 400, "y": 0, "heading": 0} for number in range(count)]
    return {"dominoes": row, "pushes": [1], **more}


def refusal(given: Any) -> LayoutError:
    with pytest.raises(LayoutError) as caught:
        read(given if isinstance(given, bytes) else json.dumps(given).encode())
    return caught.value


def test_a_workshop_table_becomes_a_state_that_can_be_pushed() -> None:
    tiles = [{"id": "forest-bend", "x": 0, "y": 200, "angle": 60}]
    animals = [{"animal": "okapi", "x": -390, "y": 0}]
    bench = read(json.dumps(table(tiles=tiles, animals=animals)).encode())
    assert [domino.id for domino in bench.state.standing()] == [1, 2, 3, 4]
    assert [(rider.animal, rider.camera, rider.rides) for rider in bench.state.riders] == [("okapi", 1, True)]
    state = with_push(bench.state, bench.pushes[0])
    assert state is not None
    assert GAME.simulated(state)
    assert GAME.view(state, None).tiles[0].ports == (60.0, 180.0)


@pytest.mark.parametrize(
    ("given", "code", "where"),
    [
        (b"", "layout.unreadable", ""),
        (b"{", "layout.unreadable", ""),
        (b'{"dominoes": [], "pushes": [NaN]}', "layout.unreadable", ""),
        ({"dominoes": []}, "layout.unreadable", ""),
        (table(extra=1), "layout.unreadable", ""),
        (
            {"dominoes": [{"kind": "forest", "x": "far", "y": 0, "heading": 0}], "pushes": [1]},
            "layout.unreadable",
            "dominoes[0].x",
        ),
        (table(pushes=[]), "layout.value", "pushes"),
        ({"dominoes": [{"kind": "lava", "x": 0, "y": 0, "heading": 0}], "pushes": [1]}, "layout.value", "dominoes[0].kind"),
        ({"dominoes": [{"kind": "pole", "x": 0, "y": -1e300, "heading": 0}], "pushes": [1]}, "layout.value", "dominoes[0].y"),
        (table(tiles=[{"id": "sea-bend", "x": 0, "y": 200}]), "layout.value", "tiles[0].id"),
        (table(tiles=[{"id": "start", "x": 0, "y": 200}, {"id": "start", "x": 0, "y": 300}]), "layout.value", "tiles[1].id"),
        (table(animals=[{"animal": "unicorn", "x": 0, "y": 0}]), "layout.value", "animals[0].animal"),
        (table(table="10x10"), "layout.value", "table"),
    ],
)
def test_an_invalid_table_is_refused_with_the_place_of_the_error(given: Any, code: str, where: str) -> None:
    error = refusal(given)
    assert error.code == code
    assert where in str(error.details["where"])


@pytest.mark.parametrize(
    ("given", "kind", "number", "why"),
    [
        ({**table(), "dominoes": [*table()["dominoes"], table()["dominoes"][2]]}, "dominoes", 5, "overlaps"),
        ({"dominoes": [{"kind": "garden", "x": 599, "y": 0, "heading": 0}], "pushes": [1]}, "dominoes", 1, "off-table"),
        (table(tiles=[{"id": "start", "x": 0, "y": 200}, {"id": "pole-end", "x": 50, "y": 200}]), "tiles", 2, "overlaps"),
        (table(animals=[{"animal": "okapi", "x": 100, "y": 100}]), "animals", 1, "astride"),
        (table(pushes=[1, 9]), "pushes", 2, "no-domino"),
    ],
)
def test_a_misplaced_piece_is_refused_with_the_reason(given: Any, kind: str, number: int, why: str) -> None:
    error = refusal(given)
    assert (error.code, error.details["kind"], error.details["number"], error.details["why"]) == (
        "layout.refused",
        kind,
        number,
        why,
    )


@pytest.mark.parametrize(("kind", "count"), [("dominoes", MAX_DOMINOES + 1), ("pushes", 9), ("tiles", 17), ("animals", 26)])
def test_too_many_pieces_are_refused_before_they_are_validated(kind: str, count: int) -> None:
    piece: Any = {"dominoes": table(1)["dominoes"][0], "pushes": 1, "tiles": {"id": "?", "x": 0, "y": 0}}.get(
        kind, {"animal": "?", "x": 0, "y": 0}
    )
    error = refusal({**table(), kind: [piece] * count})
    assert (error.code, error.details["kind"], error.details["number"]) == ("layout.too_many", kind, count)


def test_a_lying_domino_cannot_be_pushed() -> None:
    bench = read(json.dumps(table()).encode())
    assert with_push(bench.state, 5) is None
    assert with_push(bench.state, 0) is None


JSON = st.recursive(st.none() | st.floats() | st.text(max_size=5), st.lists)


@given(st.binary(max_size=80) | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_are_parsed_or_refused(data: bytes) -> None:
    with pytest.raises(LayoutError):
        read(data)
