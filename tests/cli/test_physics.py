"""`rivage physics wave` as outsiders call it."""

import json

import pytest
from click.testing import CliRunner, Result

from rivage.cli.main import main


def wave(*flags: str) -> Result:
    return CliRunner().invoke(main, ["physics", "wave", *flags])


def test_one_json_object_with_speed_fell_and_of() -> None:
    told = wave("--height", "30", "--thickness", "6", "--width", "15", "--gap", "12", "--friction", "0.2", "--floor", "0.5")
    assert told.exit_code == 0
    answer = json.loads(told.stdout)
    assert list(answer) == ["speed", "fell", "of"]
    assert answer["speed"] == pytest.approx(1.289, rel=0.04)
    assert (answer["fell"], answer["of"]) == (40, 40)


def test_a_row_that_dies_has_no_speed() -> None:
    assert json.loads(wave("--gap", "31.5").stdout) == {"speed": None, "fell": 1, "of": 40}


@pytest.mark.parametrize(
    "flags", [("--gap", "nan"), ("--height", "inf"), ("--thickness", "-1"), ("--friction", "-inf"), ("--floor", "1e300")]
)
def test_bad_values_are_told_in_one_line_with_their_code(flags: tuple[str, str]) -> None:
    told = wave(*flags)
    assert told.exit_code == 2
    assert told.stdout == ""
    assert told.stderr.endswith("[physics.value]\n")
    assert told.stderr.count("\n") == 1


def test_what_is_no_number_is_refused() -> None:
    assert wave("--gap", "wide").exit_code == 2
