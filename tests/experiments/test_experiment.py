"""What an experiment is, and which match has which number."""

import resource
from pathlib import Path

import pytest

from rivage.core import OptionError, UnknownGame
from rivage.experiments.errors import AlreadyThere, Busy, Damaged, OtherExperiment
from rivage.experiments.experiment import Experiment, ResultsFile, plan, summary
from rivage.experiments.match import Result
from rivage.games.aya.meta import INFO as AYA
from rivage.table.errors import UnknownLevel


def made(*bots: str, game: str = "walk-in-the-park", rotate: bool = True, **options: str) -> Experiment:
    return plan(game, bots, seed=7, options=options, rotate=rotate)


def test_every_way_to_sit_gets_the_same_seed_before_the_next() -> None:
    experiment = made("stroller", "gardener", "botanist")
    jobs = [experiment.job(number) for number in range(4)]
    assert [job.seed for job in jobs] == [7, 7, 7, 8]
    assert [job.bots for job in jobs] == [
        ("stroller", "gardener", "botanist"),
        ("gardener", "botanist", "stroller"),
        ("botanist", "stroller", "gardener"),
        ("stroller", "gardener", "botanist"),
    ]


def test_ways_to_sit_that_look_the_same_are_one_and_no_match_is_played_twice() -> None:
    assert made("stroller", "stroller").ways == ((0, 1),)
    assert made("stroller", "gardener", "stroller", "gardener").ways == ((0, 1, 2, 3), (1, 2, 3, 0))
    alike = made("stroller", "stroller")
    assert [alike.job(number).seed for number in range(3)] == [7, 8, 9]


def test_bots_may_keep_their_seats() -> None:
    experiment = made("stroller", "gardener", rotate=False)
    assert [experiment.job(number).seed for number in range(3)] == [7, 8, 9]
    assert {experiment.job(number).bots for number in range(3)} == {("stroller", "gardener")}


def test_options_are_those_of_the_game_and_all_of_them() -> None:
    experiment = made("builder", "builder", game="aya", glass="300")
    assert experiment.options["glass"] == 300
    assert experiment.options.keys() == {option.name for option in AYA.options}
    assert made("duckling", "duckling", game="deep-river", pie="true").options["pie"] is True


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
def test_what_cannot_be_is_told_before_anything_begins(
    game: str, bots: tuple[str, ...], options: dict[str, str], error: type[Exception], names: str
) -> None:
    with pytest.raises(error, match=names):
        plan(game, bots, seed=1, options=options, rotate=True)


def test_what_differs_is_named() -> None:
    one = made("stroller", "gardener")
    other = plan("walk-in-the-park", ["stroller", "botanist"], seed=8, options={}, rotate=False)
    assert list(one.differences(one)) == []
    assert list(one.differences(other)) == [
        "bots stroller,botanist there, stroller,gardener here",
        "seed 8 there, 7 here",
        "rotate false there, true here",
    ]


@pytest.fixture
def experiment() -> Experiment:
    return plan("deep-river", ["duckling", "first-steps"], seed=1, options={}, rotate=True)


@pytest.fixture
def path(tmp_path: Path, experiment: Experiment) -> Path:
    """A file with two matches."""
    file = tmp_path / "out.jsonl"
    with ResultsFile(file, experiment, resume=False) as begun:
        begun.write(result(1))
        begun.write(result(0))
    return file


def result(number: int) -> Result:
    return Result(number, 1, ("duckling", "first-steps"), "bear-home", (1.0, -1.0), (0,), 30)


def test_what_was_played_is_known_again_and_more_is_added(path: Path, experiment: Experiment) -> None:
    with ResultsFile(path, experiment, resume=True) as file:
        assert file.done == {0: result(0), 1: result(1)}
        file.write(result(2))
    assert len(path.read_text().splitlines()) == 4
    with ResultsFile(path, experiment, resume=True) as file:
        assert set(file.done) == {0, 1, 2}


@pytest.mark.parametrize("kept", [3, 30, -1, -30])
def test_a_last_line_that_was_cut_is_dropped(path: Path, experiment: Experiment, kept: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:kept])
    with ResultsFile(path, experiment, resume=True) as file:
        assert set(file.done) == (set() if kept > 0 else {1})
        for number in {0, 1} - set(file.done):
            file.write(result(number))
    assert sorted(path.read_bytes().splitlines()) == sorted(whole.splitlines())


def test_a_line_in_the_middle_that_is_none_is_told_and_nothing_is_changed(path: Path, experiment: Experiment) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((lines[0], b'{"match": "two"}\n', lines[2])))
    before = path.read_bytes()
    with pytest.raises(Damaged, match="line 2"):
        ResultsFile(path, experiment, resume=True)
    assert path.read_bytes() == before


def test_a_file_of_another_experiment_is_refused_and_says_what_differs(path: Path) -> None:
    before = path.read_bytes()
    other = plan("deep-river", ["duckling", "old-bear"], seed=1, options={}, rotate=True)
    with pytest.raises(OtherExperiment, match="bots duckling,first-steps there, duckling,old-bear here"):
        ResultsFile(path, other, resume=True)
    assert path.read_bytes() == before


def test_a_file_that_is_no_experiment_is_refused(path: Path, experiment: Experiment) -> None:
    for text in ("my diary\n", "my diary of one line", '{"experiment":{"game":"aya"'):
        path.write_text(text)
        with pytest.raises(Damaged, match="line 1"):
            ResultsFile(path, experiment, resume=True)
        assert path.read_text() == text


@pytest.mark.parametrize("begun", [True, False])
def test_a_file_to_which_another_run_writes_is_refused_and_free_when_that_one_ends(
    path: Path, experiment: Experiment, begun: bool
) -> None:
    if not begun:
        path.write_bytes(b"")
    with ResultsFile(path, experiment, resume=True) as file:
        before = path.read_bytes()
        with pytest.raises(Busy, match="another run is writing"):
            ResultsFile(path, experiment, resume=True)
        assert path.read_bytes() == before
        file.write(result(2))
    with ResultsFile(path, experiment, resume=True) as file:
        assert file.done[2] == result(2)


def test_a_file_that_keeps_nothing_serves_many_runs(experiment: Experiment) -> None:
    nowhere = Path("/dev/null")
    with ResultsFile(nowhere, experiment, resume=False), ResultsFile(nowhere, experiment, resume=False) as file:
        file.write(result(0))


def test_without_being_asked_to_it_goes_on_with_nothing(path: Path, experiment: Experiment) -> None:
    with pytest.raises(AlreadyThere, match="--resume"):
        ResultsFile(path, experiment, resume=False)


def test_a_disk_that_takes_no_more_is_told_once_and_what_was_whole_is_kept(path: Path, experiment: Experiment) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with ResultsFile(path, experiment, resume=True) as file:
        # As `ulimit -f` does: so many bytes fit into a file.
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 10, before[1]))
        try:
            with pytest.raises(OSError, match="File too large"):
                file.write(result(2))
            file.close()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
    with ResultsFile(path, experiment, resume=True) as file:
        assert set(file.done) == {0, 1}


def test_bots_are_counted_by_name_wherever_they_sat() -> None:
    experiment = plan("deep-river", ["duckling", "old-bear"], seed=1, options={}, rotate=True)
    # The bear sits on seat 1, then on seat 0; it wins twice, and once nobody does.
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


def test_one_match_has_no_error() -> None:
    experiment = plan("walk-in-the-park", ["stroller"], seed=1, options={}, rotate=True)
    lines = summary(experiment, [Result(0, 1, ("stroller",), "last-roll", (17.0,), (), 40)])
    assert lines[1].endswith("17.000")


def test_who_plays_alone_and_does_not_win_has_lost() -> None:
    experiment = plan("walk-in-the-park", ["stroller"], seed=1, options={}, rotate=True)
    ends: list[tuple[int, ...]] = [(0,), (), ()]
    results = [Result(number, 1, ("stroller",), "last-roll", (17.0,), won, 40) for number, won in enumerate(ends)]
    assert summary(experiment, results)[1].split()[:6] == ["1", "stroller", "3", "1", "0", "2"]


def test_where_all_play_as_one_there_are_points_and_nobody_has_won_or_lost() -> None:
    experiment = plan("aya", ["apprentice", "apprentice"], seed=1, options={}, rotate=False)
    results = [Result(k, 1, experiment.job(k).bots, "sand", (points, points), (0, 1), 9) for k, points in enumerate((40.0, 48.0))]
    assert summary(experiment, results)[:2] == ["bot           matches  mean result", "1 apprentice  2        44.000 ± 4.000"]
