"""`rivage aya bench`: measures a whole table, and formats every measurement."""

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from rivage.cli import main
from rivage.cli.games import aya_bench
from rivage.cli.games.aya_bench import Cost, duration_text, full_table, measure_all
from rivage.games.aya.geometry.spots import boxes_overlap, standing
from rivage.physics.aya import hand_of, scene_of
from rivage.physics.scene import Push, check_scene


@pytest.mark.slow
def test_bench_measures_everything() -> None:
    result = CliRunner().invoke(main, ["aya", "bench", "--cascades", "1", "--quick"])
    assert result.exit_code == 0
    for text in ("a whole table, push to rest", "50 dominoes", "placement checked", "counted"):
        assert text in result.stdout


def test_the_measured_table_has_all_pieces_and_one_pushed_domino() -> None:
    state = full_table()
    assert (len(state.dominoes), len(state.riders), len(state.tiles)) == (156, 25, 16)
    assert [sum(domino.kind == kind for domino in state.dominoes) for kind in ("forest", "field", "garden")] == [30, 30, 6]
    assert len({rider.animal for rider in state.riders}) == 25
    assert len({rider.camera for rider in state.riders}) == 25
    assert hand_of(state) == (Push(0),)


def test_the_measured_table_is_a_valid_scene_for_physics() -> None:
    state = full_table()
    check_scene(scene_of(state))
    boxes = [standing(domino.spot) for domino in state.dominoes]
    assert not any(boxes_overlap(one, other) for number, one in enumerate(boxes) for other in boxes[:number])


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (1.0, "1.00 s"),
        (12.345, "12.35 s"),
        (0.9994, "999 ms"),
        (0.9996, "1.00 s"),
        (0.0123, "12.3 ms"),
        (0.00000456, "0.00456 ms"),
    ],
)
def test_durations_are_in_seconds_from_one_on_and_in_milliseconds_below(seconds: float, expected: str) -> None:
    assert duration_text(seconds) == expected


def test_every_measurement_is_taken_once_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    # A short river saves time. The count and the check are the same.
    whole = full_table()
    small = replace(whole, dominoes=whole.dominoes[:10], riders=())
    monkeypatch.setattr(aya_bench, "full_table", lambda: small)
    monkeypatch.setattr(aya_bench, "CHECKS", 5)
    monkeypatch.setattr(aya_bench, "COUNTS", 3)
    found = list(measure_all(2, growth=(5, 8)))
    assert [cost.name for cost in found] == [
        "a whole table, push to rest",
        "5 dominoes, push to rest",
        "8 dominoes, push to rest",
        "a placement checked against a whole table",
        "a whole table counted",
    ]
    assert all(0 <= cost.seconds <= cost.worst for cost in found)
    assert [bool(cost.simulated and cost.stream) for cost in found] == [True, True, True, False, False]


def test_simulations_are_compared_with_real_time(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = [Cost("a river", 0.5, 0.75, 4.0, 12_345), Cost("a count", 0.002, 0.003)]
    monkeypatch.setattr(aya_bench, "measure_all", lambda *_: measured)
    result = CliRunner().invoke(main, ["aya", "bench"])
    assert [line.split() for line in result.stdout.splitlines()[1:]] == [
        ["a", "river", "500", "ms", "750", "ms", "4.0", "s", "8.0", "12,345", "B"],
        ["a", "count", "2", "ms", "3", "ms"],
    ]


def test_quick_skips_the_long_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def record_call(cascades: int, growth: tuple[int, ...]) -> list[Cost]:
        calls.append((cascades, growth))
        return []

    monkeypatch.setattr(aya_bench, "measure_all", record_call)
    for flags in ([], ["--quick", "--cascades", "7"]):
        assert CliRunner().invoke(main, ["aya", "bench", *flags]).exit_code == 0
    assert calls == [(3, (50, 150, 500)), (7, (50,))]
    assert CliRunner().invoke(main, ["aya", "bench", "--cascades", "0"]).exit_code == 2
