"""Tables at rest as files: what is read, what is refused and where, and the line that answers."""

import json
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rivage.games.aya.layout import Layout, LayoutError, as_line, read
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


def file(what: Table) -> bytes:
    return json.dumps(what).encode()


def refused(data: bytes) -> tuple[str, str]:
    """The code of the refusal, and where it points."""
    with pytest.raises(LayoutError) as caught:
        read(data)
    assert str(caught.value.details["what"]) in caught.value.message
    return caught.value.code, str(caught.value.details["where"])


def with_row(kind: str, row: Table) -> bytes:
    """The small table with one more row of a kind."""
    return file(SMALL | {kind: [*SMALL[kind], row]})


# Reading.


def test_a_table_is_read_piece_by_piece() -> None:
    found = read(TEXT.encode())
    assert [(row.id, row.terrain, row.ports) for row in found.tiles] == [("t1", "forest", (0,)), ("s", "start", ())]
    assert [(row.id, row.x, row.heading, row.fork) for row in found.dominoes] == [("d1", 52, 180, False), ("d2", 80, 180, True)]
    assert [(row.id, row.terrain, row.y) for row in found.animals] == [("a1", "forest", 10), ("a2", "pole", 0)]
    assert found.retriggers == 2


def test_an_empty_table_is_a_table_and_keeps_all_its_tokens() -> None:
    assert as_line(read(file(table())).count(), str)["score"] == 10


@given(some.integers(0, len(TEXT) - 1), some.sampled_from(["", "0", "9", "-", "}", "]", '"', ",", "e9", "é"]))
@settings(max_examples=60, deadline=None)
def test_a_damaged_file_is_read_or_refused_and_never_more(at: int, what: str) -> None:
    try:
        found = read((TEXT[:at] + what + TEXT[at + 1 :]).encode())
    except LayoutError as error:
        assert error.code in ("layout.unreadable", "layout.value")
        assert error.message
    else:
        assert found.count().score >= 0


# What no table has.


@pytest.mark.parametrize(("x", "fine"), [(100_000, True), (100_000.1, False), (-100_000.1, False)])
def test_no_piece_lies_farther_than_a_hundred_metres(x: float, fine: bool) -> None:
    for kind, row in (
        ("tiles", tile("new", x=x)),
        ("dominoes", domino("new", x)),
        ("animals", animal("new", x)),
    ):
        if fine:
            read(with_row(kind, row))
        else:
            assert refused(with_row(kind, row)) == ("layout.value", f"{kind}[2].x")


@pytest.mark.parametrize(("angle", "fine"), [(36_000, True), (-36_000, True), (36_001, False)])
def test_no_angle_is_more_than_a_hundred_turns(angle: float, fine: bool) -> None:
    if fine:
        read(with_row("dominoes", domino("new", 0, heading=angle)))
        read(with_row("tiles", tile("new", ports=(0, angle))))
    else:
        assert refused(with_row("dominoes", domino("new", 0, heading=angle))) == ("layout.value", "dominoes[2].heading")
        assert refused(with_row("tiles", tile("new", ports=(0, angle)))) == ("layout.value", "tiles[2].ports[1]")


@pytest.mark.parametrize(
    ("terrain", "ports", "fine"), [("pole", 0, False), ("start", 0, True), ("pole", 12, True), ("pole", 13, False)]
)
def test_every_tile_but_the_start_has_a_port_and_none_has_more_than_twelve(terrain: str, ports: int, fine: bool) -> None:
    data = with_row("tiles", tile("new", terrain, ports=tuple(range(ports))))
    if fine:
        assert len(read(data).tiles[-1].ports) == ports
    else:
        assert refused(data) == ("layout.value", "tiles[2].ports")


def test_a_thousand_pieces_of_a_kind_are_the_most() -> None:
    rows = [animal(f"a{number}", 0) for number in range(1001)]
    assert len(read(file(table(*rows[:1000]))).animals) == 1000
    assert refused(file(table(*rows))) == ("layout.value", "animals")


@pytest.mark.parametrize(("pushes", "fine"), [(0, True), (1_000_000, True), (-1, False), (1_000_001, False)])
def test_no_table_is_pushed_a_million_times(pushes: int, fine: bool) -> None:
    if fine:
        assert read(file(table(retriggers=pushes))).retriggers == pushes
    else:
        assert refused(file(table(retriggers=pushes))) == ("layout.value", "retriggers")


def test_photos_are_told_apart_by_name_and_dominoes_among_themselves() -> None:
    assert refused(with_row("animals", animal("t1", 0))) == ("layout.value", "animals[2].id")
    assert refused(with_row("dominoes", domino("d1", 0))) == ("layout.value", "dominoes[2].id")
    # A domino wins no photo: it may be called as a tile is.
    assert read(with_row("dominoes", domino("t1", 0))).dominoes[-1].id == "t1"


@pytest.mark.parametrize(("length", "fine"), [(0, False), (1, True), (100, True), (101, False)])
def test_a_name_has_one_to_a_hundred_letters(length: int, fine: bool) -> None:
    data = with_row("animals", animal("x" * length, 0))
    if fine:
        read(data)
    else:
        assert refused(data)[0] == "layout.unreadable"


def test_what_is_no_json_of_a_table_says_where() -> None:
    assert refused(b"{")[0] == "layout.unreadable"
    assert refused(b'{"more":' + b"[" * 100_000)[0] == "layout.unreadable"
    assert refused(b"\xff")[0] == "layout.unreadable"
    code, where = refused(file(SMALL | {"retriggers": "two"}))
    assert (code, where.endswith("retriggers")) == ("layout.unreadable", True)


# The answer.


def test_the_answer_has_its_keys_in_their_order_and_every_reason() -> None:
    line = as_line(read(TEXT.encode()).count(), partial(render, "aya"))
    assert list(line) == ["animals", "landscapes", "triptychs", "tokens", "score", "lost"]
    assert line == {
        "animals": ["a1"],
        "landscapes": ["t1"],
        "triptychs": 0,
        "tokens": 9,
        "score": 11,
        "lost": {"a2": "this animal touches no domino of the river: nearest 390 mm away"},
    }


def test_several_reasons_are_told_one_after_the_other() -> None:
    line = as_line(read(file(table(tile("t1", ports=(0, 120)), domino("d1", 0, terrain="pole")))).count(), partial(render, "aya"))
    lost = line["lost"]
    assert isinstance(lost, dict)
    assert [part.split(" ")[0] for part in lost["t1"].split("; ")] == ["d1,", "port", "port"]


def test_a_domino_of_a_file_lies_thirty_millimetres_along_its_heading() -> None:
    # Along the way to the port it covers the rim 14 mm before its centre; across it does not.
    def wins(heading: float) -> bool:
        rows = Layout((read(TEXT.encode()).tiles[0],), (read(file(table(domino("d1", 54, heading=heading)))).dominoes[0],), (), 0)
        return rows.count().landscapes == ("t1",)

    assert [wins(heading) for heading in (0, 180, 90)] == [True, True, False]
