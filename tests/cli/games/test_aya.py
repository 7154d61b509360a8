import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rivage.cli import main

EXAMPLE = {
    "tiles": [{"id": "t1", "terrain": "forest", "x": 0, "y": 0, "ports": [0]}],
    "dominoes": [
        {"id": "d1", "terrain": "forest", "fork": False, "x": 52, "y": 0, "heading": 180, "water": True},
        {"id": "d2", "terrain": "garden", "fork": True, "x": 80, "y": 0, "heading": 180, "water": True},
    ],
    "animals": [{"id": "a1", "terrain": "forest", "x": 70, "y": 10}, {"id": "a2", "terrain": "pole", "x": 500, "y": 0}],
    "retriggers": 2,
}
ANSWER = (
    '{"animals": ["a1"], "landscapes": ["t1"], "triptychs": 0, "tokens": 9, "score": 11, '
    '"lost": {"a2": "this animal touches no domino of the river: nearest 390 mm away"}}\n'
)


def count(*files: Path | str, given: str | bytes = "") -> Result:
    return CliRunner().invoke(main, ["aya", "count", *map(str, files)], input=given)


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.json"
    path.write_text(json.dumps(EXAMPLE))
    return path


def test_a_table_is_counted_on_one_line_as_recorded(good: Path) -> None:
    result = count(good)
    assert (result.exit_code, result.stdout) == (0, ANSWER)


def test_several_tables_are_counted_in_order(good: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(json.dumps(EXAMPLE | {"retriggers": 0}))
    result = count(good, other, good)
    assert [json.loads(line)["tokens"] for line in result.stdout.splitlines()] == [9, 10, 9]


def test_a_table_may_come_from_standard_input() -> None:
    assert count("-", given=json.dumps(EXAMPLE)).stdout == ANSWER


def test_a_byte_order_mark_is_ignored() -> None:
    assert count("-", given=b"\xef\xbb\xbf" + json.dumps(EXAMPLE).encode()).stdout == ANSWER


def changed(**changes: object) -> str:
    """The example with changed values, named by their path: `dominoes_0_x=…`."""
    table = json.loads(json.dumps(EXAMPLE))
    for path, value in changes.items():
        spot, *_, last = [table, *path.split("_")]
        for step in path.split("_")[:-1]:
            spot = spot[int(step) if step.isdigit() else step]
        if value is ...:
            del spot[last]
        else:
            spot[last] = value
    return json.dumps(table)


BAD = {
    "": ("layout.unreadable", "truncated"),
    "[]": ("layout.unreadable", "object"),
    '{"tiles": [': ("layout.unreadable", ""),
    "\xff": ("layout.unreadable", ""),
    changed(dominoes_0_x=float("nan")): ("layout.unreadable", "invalid"),
    changed(dominoes_0_x=float("inf")): ("layout.unreadable", "invalid"),
    changed(dominoes_0_x=0).replace('"x": 0, "y": 0, "heading"', '"x": 1e999, "y": 0, "heading"'): ("layout.", "dominoes"),
    changed(dominoes_0_x=1e12): ("layout.value", "dominoes[0].x"),
    changed(animals_1_y=-1e9): ("layout.value", "animals[1].y"),
    changed(dominoes_1_heading=1e300): ("layout.value", "dominoes[1].heading"),
    changed(tiles_0_ports=[0, 1e8]): ("layout.value", "tiles[0].ports[1]"),
    changed(tiles_0_ports=[]): ("layout.value", "tiles[0].ports"),
    changed(tiles_0_ports=[0] * 1000): ("layout.value", "tiles[0].ports"),
    changed(tiles_0_ports=0): ("layout.unreadable", "tiles[0].ports"),
    changed(dominoes_0_terrain="sea"): ("layout.unreadable", "terrain"),
    changed(dominoes_0_terrain="start"): ("layout.unreadable", "terrain"),
    changed(tiles_0_terrain="garden"): ("layout.unreadable", "terrain"),
    changed(animals_0_terrain="garden"): ("layout.unreadable", "terrain"),
    changed(dominoes_0_id="d2"): ("layout.value", "dominoes[1].id"),
    changed(animals_0_id="a2"): ("layout.value", "animals[1].id"),
    changed(animals_0_id="t1"): ("layout.value", "animals[0].id"),
    changed(animals_0_id=7): ("layout.unreadable", "id"),
    changed(animals_0_id=""): ("layout.unreadable", "id"),
    changed(dominoes_0_water=...): ("layout.unreadable", "water"),
    changed(dominoes_0_water=1): ("layout.unreadable", "water"),
    changed(dominoes_0_x="52"): ("layout.unreadable", "x"),
    changed(dominoes_0_x=None): ("layout.unreadable", "x"),
    changed(animals=...): ("layout.unreadable", "animals"),
    changed(retriggers=...): ("layout.unreadable", "retriggers"),
    changed(retriggers=-1): ("layout.value", "retriggers"),
    changed(retriggers=10**30): ("layout.", "retriggers"),
    changed(retriggers=1.5): ("layout.unreadable", "retriggers"),
    changed(retriggers=True): ("layout.unreadable", "retriggers"),
}


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_table_with_impossible_values_is_refused_with_the_place(text: str) -> None:
    code, where = BAD[text]
    result = count("-", given=text.encode("latin-1"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("rivage: -: ")
    assert f"[{code}" in result.stderr
    assert where in result.stderr


def test_the_other_tables_are_counted_despite_an_error(good: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    result = count(good, bad, tmp_path / "missing.json", tmp_path, good)
    assert result.exit_code == 2
    assert result.stdout == ANSWER * 2
    assert [line.rsplit(" ", 1)[1] for line in result.stderr.splitlines()] == [
        "[layout.unreadable]",
        "[file.unreadable]",
        "[file.unreadable]",
    ]


def test_too_many_pieces_are_refused() -> None:
    many = [EXAMPLE["dominoes"][0] | {"id": f"d{number}"} for number in range(6000)]  # type: ignore[index]  # a plain table
    result = count("-", given=json.dumps(EXAMPLE | {"dominoes": many}))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "[layout.value]" in result.stderr


def test_at_least_one_file_must_be_named() -> None:
    assert count().exit_code == 2


def wave(*flags: str) -> Result:
    return CliRunner().invoke(main, ["physics", "wave", *flags])


def test_one_json_object_with_speed_fell_and_of() -> None:
    result = wave("--height", "30", "--thickness", "6", "--width", "15", "--gap", "12", "--friction", "0.2", "--floor", "0.5")
    assert result.exit_code == 0
    answer = json.loads(result.stdout)
    assert list(answer) == ["speed", "fell", "of"]
    assert answer["speed"] == pytest.approx(1.289, rel=0.04)
    assert (answer["fell"], answer["of"]) == (40, 40)


def test_a_row_that_dies_has_no_speed() -> None:
    assert json.loads(wave("--gap", "31.5").stdout) == {"speed": None, "fell": 1, "of": 40}


@pytest.mark.parametrize(
    "flags", [("--gap", "nan"), ("--height", "inf"), ("--thickness", "-1"), ("--friction", "-inf"), ("--floor", "1e300")]
)
def test_bad_values_are_reported_on_one_line_with_their_code(flags: tuple[str, str]) -> None:
    result = wave(*flags)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.endswith("[physics.value]\n")
    assert result.stderr.count("\n") == 1


def test_a_value_that_is_not_a_number_is_refused() -> None:
    assert wave("--gap", "wide").exit_code == 2
