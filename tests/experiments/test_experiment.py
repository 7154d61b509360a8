"""The definition of an experiment, its results file and its summary."""

import resource
from pathlib import Path

import pytest

from rivage.core import OptionError, UnknownGame
from rivage.experiments.errors import AlreadyThere, Busy, Damaged, OtherExperiment
from rivage.experiments.experiment import Experiment, ResultsFile, plan, summary
from rivage.experiments.match import Result
from rivage.games.aya.meta import INFO as AYA
from rivage.table.errors import UnknownLevel


def planned(*bots: str, game: str = "walk-in-the-park", rotate: bool = True, **options: str) -> Experiment:
    return plan(game, bots, seed=7, options=options, rotate=rotate)


def test_every_seating_is_played_with_a_seed_before_the_next_seed() -> None:
    experiment = planned("stroller", "gardener", "botanist")
    jobs = [experiment.job(number) for number in range(4)]
    assert [job.seed for job in jobs] == [7, 7, 7, 8]
    assert [job.bots for job in jobs] == [
        ("stroller", "gardener", "botanist"),
        ("gardener", "botanist", "stroller"),
        ("botanist", "stroller", "gardener"),
        ("stroller", "gardener", "botanist"),
    ]


def test_equal_bots_are_interchangeable_so_no_match_is_played_twice() -> None:
    assert planned("stroller", "stroller").seatings == ((0, 1),)
    assert planned("stroller", "gardener", "stroller", "gardener").seatings == ((0, 1, 2, 3), (1, 2, 3, 0))
    equal = planned("stroller", "stroller")
    assert [equal.job(number).seed for number in range(3)] == [7, 8, 9]


def test_without_rotation_bots_keep_their_seats() -> None:
    experiment = planned("stroller", "gardener", rotate=False)
    assert [experiment.job(number).seed for number in range(3)] == [7, 8, 9]
    assert {experiment.job(number).bots for number in range(3)} == {("stroller", "gardener")}


def test_the_options_are_all_options_of_the_game() -> None:
    experiment = planned("builder", "builder", game="aya", glass="300")
    assert experiment.options["glass"] == 300
    assert experiment.options.keys() == {option.name for option in AYA.options}
    assert planned("duckling", "duckling", game="deep-river", pie="true").options["pie"] is True


@pytest.mark.parametrize(
    ("game", "bots", "options", "error", "names"),
    [
        ("chess", ("a", "b"), {}, UnknownGame, "chess"),
        ("deep-river", ("duckling", "god"), {}, UnknownLevel, "god"),
        ("deep-river", ("duckling", ""), {}, UnknownLevel, "no bot ''"),
        ("deep-river", ("duckling",), {}, OptionError, "2 players, not 1"),
        ("deep-river", ("duckling", "duckling"), {"colour": "red"}, OptionError, "colour"),
        ("deep-river", ("duckling", "duckling"), {"pie": "yes"}, OptionError, "pie takes false, true, not 'yes'"),
    ],
)
def test_an_invalid_experiment_is_refused_before_the_first_match(
    game: str, bots: tuple[str, ...], options: dict[str, str], error: type[Exception], names: str
) -> None:
    with pytest.raises(error, match=names):
        plan(game, bots, seed=1, options=options, rotate=True)


def test_the_differences_of_two_experiments_are_listed() -> None:
    experiment = planned("stroller", "gardener")
    other = plan("walk-in-the-park", ["stroller", "botanist"], seed=8, options={}, rotate=False)
    assert list(experiment.differences(experiment)) == []
    assert list(experiment.differences(other)) == [
        "bots stroller,botanist there, stroller,gardener here",
        "seed 8 there, 7 here",
        "rotate false there, true here",
    ]


@pytest.fixture
def experiment() -> Experiment:
    return plan("deep-river", ["duckling", "first-steps"], seed=1, options={}, rotate=True)


@pytest.fixture
def path(tmp_path: Path, experiment: Experiment) -> Path:
    """A results file with two matches."""
    file = tmp_path / "out.jsonl"
    with ResultsFile(file, experiment, resume=False) as results:
        results.write(result(1))
        results.write(result(0))
    return file


def result(number: int) -> Result:
    return Result(number, 1, ("duckling", "first-steps"), "bear-home", (1.0, -1.0), (0,), 30)


def test_a_resumed_file_has_the_earlier_results_and_accepts_more(path: Path, experiment: Experiment) -> None:
    with ResultsFile(path, experiment, resume=True) as file:
        assert file.done == {0: result(0), 1: result(1)}
        file.write(result(2))
    assert len(path.read_text().splitlines()) == 4
    with ResultsFile(path, experiment, resume=True) as file:
        assert set(file.done) == {0, 1, 2}


@pytest.mark.parametrize("size", [3, 30, -1, -30])
def test_an_incomplete_last_line_is_dropped(path: Path, experiment: Experiment, size: int) -> None:
    complete = path.read_bytes()
    path.write_bytes(complete[:size])
    with ResultsFile(path, experiment, resume=True) as file:
        assert set(file.done) == (set() if size > 0 else {1})
        for number in {0, 1} - set(file.done):
            file.write(result(number))
    assert sorted(path.read_bytes().splitlines()) == sorted(complete.splitlines())


def test_a_damaged_line_in_the_middle_is_reported_and_the_file_is_not_changed(path: Path, experiment: Experiment) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((lines[0], b'{"match": "two"}\n', lines[2])))
    before = path.read_bytes()
    with pytest.raises(Damaged, match="line 2"):
        ResultsFile(path, experiment, resume=True)
    assert path.read_bytes() == before


def test_a_file_of_another_experiment_is_refused_with_the_differences(path: Path) -> None:
    before = path.read_bytes()
    other = plan("deep-river", ["duckling", "old-bear"], seed=1, options={}, rotate=True)
    with pytest.raises(OtherExperiment, match="bots duckling,first-steps there, duckling,old-bear here"):
        ResultsFile(path, other, resume=True)
    assert path.read_bytes() == before


def test_a_file_of_another_kind_is_refused(path: Path, experiment: Experiment) -> None:
    for text in ("my diary\n", "my diary of one line", '{"experiment":{"game":"aya"'):
        path.write_text(text)
        with pytest.raises(Damaged, match="line 1"):
            ResultsFile(path, experiment, resume=True)
        assert path.read_text() == text


@pytest.mark.parametrize("has_results", [True, False])
def test_a_file_is_locked_until_the_run_that_writes_to_it_ends(path: Path, experiment: Experiment, has_results: bool) -> None:
    if not has_results:
        path.write_bytes(b"")
    with ResultsFile(path, experiment, resume=True) as file:
        before = path.read_bytes()
        with pytest.raises(Busy, match="another run is writing"):
            ResultsFile(path, experiment, resume=True)
        assert path.read_bytes() == before
        file.write(result(2))
    with ResultsFile(path, experiment, resume=True) as file:
        assert file.done[2] == result(2)


def test_several_runs_can_write_to_dev_null(experiment: Experiment) -> None:
    null = Path("/dev/null")
    with ResultsFile(null, experiment, resume=False), ResultsFile(null, experiment, resume=False) as file:
        file.write(result(0))


def test_an_existing_file_is_refused_without_resume(path: Path, experiment: Experiment) -> None:
    with pytest.raises(AlreadyThere, match="--resume"):
        ResultsFile(path, experiment, resume=False)


def test_a_full_disk_is_reported_once_and_complete_results_stay(path: Path, experiment: Experiment) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with ResultsFile(path, experiment, resume=True) as file:
        # Limit the file size, as `ulimit -f` does.
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 10, before[1]))
        try:
            with pytest.raises(OSError, match="File too large"):
                file.write(result(2))
            file.close()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
    with ResultsFile(path, experiment, resume=True) as file:
        assert set(file.done) == {0, 1}


def test_the_summary_counts_each_bot_over_all_its_seats() -> None:
    experiment = plan("deep-river", ["duckling", "old-bear"], seed=1, options={}, rotate=True)
    # The bear sits on seat 1, then on seat 0. It wins two matches, and one is a draw.
    ends = [(-1.0, 1.0), (1.0, -1.0), (0.0, 0.0)]
    results = [
        Result(
            number, 1, experiment.job(number).bots, "draw" if not won[0] else "home", won, (won.index(1.0),) if won[0] else (), 9
        )
        for number, won in enumerate(ends)
    ]
    assert summary(experiment, reversed(results)) == [
        "bot         matches  won  drawn  lost  won of all     mean result",
        "1 duckling  3        0    1      2     0.0% ± 0.0%    -0.667 ± 0.333",
        "2 old-bear  3        2    1      0     66.7% ± 27.2%  0.667 ± 0.333",
        "ended by: home 2, draw 1",
    ]


def test_the_summary_of_one_match_has_no_standard_error() -> None:
    experiment = plan("walk-in-the-park", ["stroller"], seed=1, options={}, rotate=True)
    lines = summary(experiment, [Result(0, 1, ("stroller",), "last-roll", (17.0,), (), 40)])
    assert lines[1].endswith("17.000")


def test_a_solo_match_that_is_not_won_is_lost() -> None:
    experiment = plan("walk-in-the-park", ["stroller"], seed=1, options={}, rotate=True)
    ends: list[tuple[int, ...]] = [(0,), (), ()]
    results = [Result(number, 1, ("stroller",), "last-roll", (17.0,), won, 40) for number, won in enumerate(ends)]
    assert summary(experiment, results)[1].split()[:6] == ["1", "stroller", "3", "1", "0", "2"]


def test_the_summary_of_a_cooperative_game_has_only_the_mean_result() -> None:
    experiment = plan("aya", ["apprentice", "apprentice"], seed=1, options={}, rotate=False)
    results = [Result(k, 1, experiment.job(k).bots, "sand", (points, points), (0, 1), 9) for k, points in enumerate((40.0, 48.0))]
    assert summary(experiment, results)[:2] == ["bot           matches  mean result", "1 apprentice  2        44.000 ± 4.000"]
