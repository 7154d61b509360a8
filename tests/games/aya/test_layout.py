"""Tables at rest as files: parsing, validation errors and their places, and the output."""

import json
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rivage.games.aya.layout import Layout, LayoutError, count_to_dict, read
from rivage.registry import render

from .tables import Table, animal, domino, table, tile

SMALL = table(
    tile("t1", ports=(0,)),
    tile("s", "start", 300, 0, ()),
    domino("d1", 52, heading=180),
    domino("d2", 80, heading=180, terrain="garden", fork=True),
    animal("a1", 70, 10),
    animal("a2", 500, 0, "pole"),
    retriggers=2,
)
TEXT = json.dumps(SMALL)


def file(content: Table) -> bytes:
    return json.dumps(content).encode()


def refused(data: bytes) -> tuple[str, str]:
    """The code of the error, and the place that it names."""
    with pytest.raises(LayoutError) as caught:
        read(data)
    assert str(caught.value.details["what"]) in caught.value.message
    return caught.value.code, str(caught.value.details["where"])


def with_row(kind: str, row: Table) -> bytes:
    """The small table with an additional row of a kind."""
    return file(SMALL | {kind: [*SMALL[kind], row]})


# Parsing.


def test_a_table_file_is_parsed_piece_by_piece() -> None:
    found = read(TEXT.encode())
    assert [(row.id, row.terrain, row.ports) for row in found.tiles] == [("t1", "forest", (0,)), ("s", "start", ())]
    assert [(row.id, row.x, row.heading, row.fork) for row in found.dominoes] == [("d1", 52, 180, False), ("d2", 80, 180, True)]
    assert [(row.id, row.terrain, row.y) for row in found.animals] == [("a1", "forest", 10), ("a2", "pole", 0)]
    assert found.retriggers == 2


def test_an_empty_table_is_valid_and_keeps_all_tokens() -> None:
    assert count_to_dict(read(file(table())).count(), str)["score"] == 10


@given(some.integers(0, len(TEXT) - 1), some.sampled_from(["", "0", "9", "-", "}", "]", '"', ",", "e9", "é"]))
@settings(max_examples=60, deadline=None)
def test_a_damaged_file_is_parsed_or_refused(at: int, char: str) -> None:
    try:
        found = read((TEXT[:at] + char + TEXT[at + 1 :]).encode())
    except LayoutError as error:
        assert error.code in ("layout.unreadable", "layout.value")
        assert error.message
    else:
        assert found.count().score >= 0


# Values out of range.


@pytest.mark.parametrize(("x", "valid"), [(100_000, True), (100_000.1, False), (-100_000.1, False)])
def test_a_piece_farther_than_a_hundred_metres_is_refused(x: float, valid: bool) -> None:
    for kind, row in (
        ("tiles", tile("new", x=x)),
        ("dominoes", domino("new", x)),
        ("animals", animal("new", x)),
    ):
        if valid:
            read(with_row(kind, row))
        else:
            assert refused(with_row(kind, row)) == ("layout.value", f"{kind}[2].x")


@pytest.mark.parametrize(("angle", "valid"), [(36_000, True), (-36_000, True), (36_001, False)])
def test_an_angle_of_more_than_a_hundred_turns_is_refused(angle: float, valid: bool) -> None:
    if valid:
        read(with_row("dominoes", domino("new", 0, heading=angle)))
        read(with_row("tiles", tile("new", ports=(0, angle))))
    else:
        assert refused(with_row("dominoes", domino("new", 0, heading=angle))) == ("layout.value", "dominoes[2].heading")
        assert refused(with_row("tiles", tile("new", ports=(0, angle)))) == ("layout.value", "tiles[2].ports[1]")


@pytest.mark.parametrize(
    ("terrain", "ports", "valid"), [("pole", 0, False), ("start", 0, True), ("pole", 12, True), ("pole", 13, False)]
)
def test_tiles_other_than_the_start_have_one_to_twelve_ports(terrain: str, ports: int, valid: bool) -> None:
    data = with_row("tiles", tile("new", terrain, ports=tuple(range(ports))))
    if valid:
        assert len(read(data).tiles[-1].ports) == ports
    else:
        assert refused(data) == ("layout.value", "tiles[2].ports")


def test_more_than_a_thousand_pieces_of_a_kind_are_refused() -> None:
    rows = [animal(f"a{number}", 0) for number in range(1001)]
    assert len(read(file(table(*rows[:1000]))).animals) == 1000
    assert refused(file(table(*rows))) == ("layout.value", "animals")


@pytest.mark.parametrize(("pushes", "valid"), [(0, True), (1_000_000, True), (-1, False), (1_000_001, False)])
def test_more_than_a_million_pushes_are_refused(pushes: int, valid: bool) -> None:
    if valid:
        assert read(file(table(retriggers=pushes))).retriggers == pushes
    else:
        assert refused(file(table(retriggers=pushes))) == ("layout.value", "retriggers")


def test_ids_are_unique_among_photos_and_among_dominoes() -> None:
    assert refused(with_row("animals", animal("t1", 0))) == ("layout.value", "animals[2].id")
    assert refused(with_row("dominoes", domino("d1", 0))) == ("layout.value", "dominoes[2].id")
    # A domino has no photo, so it may have the same id as a tile.
    assert read(with_row("dominoes", domino("t1", 0))).dominoes[-1].id == "t1"


@pytest.mark.parametrize(("length", "valid"), [(0, False), (1, True), (100, True), (101, False)])
def test_an_id_has_one_to_a_hundred_characters(length: int, valid: bool) -> None:
    data = with_row("animals", animal("x" * length, 0))
    if valid:
        read(data)
    else:
        assert refused(data)[0] == "layout.unreadable"


def test_invalid_json_is_refused_with_the_place_of_the_error() -> None:
    assert refused(b"{")[0] == "layout.unreadable"
    assert refused(b'{"more":' + b"[" * 100_000)[0] == "layout.unreadable"
    assert refused(b"\xff")[0] == "layout.unreadable"
    code, where = refused(file(SMALL | {"retriggers": "two"}))
    assert (code, where.endswith("retriggers")) == ("layout.unreadable", True)


# Output.


def test_the_output_has_its_keys_in_order_and_every_reason() -> None:
    line = count_to_dict(read(TEXT.encode()).count(), partial(render, "aya"))
    assert list(line) == ["animals", "landscapes", "triptychs", "tokens", "score", "lost"]
    assert line == {
        "animals": ["a1"],
        "landscapes": ["t1"],
        "triptychs": 0,
        "tokens": 9,
        "score": 11,
        "lost": {"a2": "this animal touches no domino of the river: nearest 390 mm away"},
    }


def test_several_reasons_are_joined_in_the_output() -> None:
    count = read(file(table(tile("t1", ports=(0, 120)), domino("d1", 0, terrain="pole")))).count()
    line = count_to_dict(count, partial(render, "aya"))
    lost = line["lost"]
    assert isinstance(lost, dict)
    assert [part.split(" ")[0] for part in lost["t1"].split("; ")] == ["d1,", "port", "port"]


def test_a_domino_in_a_file_is_thirty_millimetres_long_along_its_heading() -> None:
    # Turned towards the port it covers the rim 14 mm ahead of its centre; turned across, it does not.
    def wins(heading: float) -> bool:
        rows = Layout((read(TEXT.encode()).tiles[0],), (read(file(table(domino("d1", 54, heading=heading)))).dominoes[0],), (), 0)
        return rows.count().landscapes == ("t1",)

    assert [wins(heading) for heading in (0, 180, 90)] == [True, True, False]
