"""What the matches come to."""

from rivage.experiments.experiment import plan
from rivage.experiments.match import Result
from rivage.experiments.summary import summary


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
