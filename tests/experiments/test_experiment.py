"""What an experiment is, and which match has which number."""

import pytest

from rivage.core import OptionError, UnknownGame
from rivage.experiments.experiment import Experiment, plan
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
