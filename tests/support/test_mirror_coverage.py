import pytest

from .mirror_coverage import SOURCE, mirror_of, report


def test_the_mirror_of_a_module_stands_in_the_same_folder_below_tests() -> None:
    assert mirror_of(SOURCE / "table" / "match" / "clock.py") == "tests/table/match/test_clock.py"
    assert mirror_of(SOURCE / "__main__.py") == "tests/test_main.py"


def test_a_module_below_its_floor_is_named_and_the_least_covered_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    reached = {"core/game.py": 97.0, "core/options.py": 80.0, "core/new.py": 10.0}
    assert report(reached, {"core/game.py": 97.5, "core/options.py": 90.0}) == ["core/options.py"]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("core/new.py")
    assert lines[1].endswith("core/options.py  below its floor of 90 %")
    assert lines[2].endswith("core/game.py")


def test_a_floor_of_a_module_that_is_gone_asks_for_an_update(capsys: pytest.CaptureFixture[str]) -> None:
    assert report({"core/game.py": 97.0}, {"core/gone.py": 90.0}) == []
    assert "run --update: core/gone.py" in capsys.readouterr().out
