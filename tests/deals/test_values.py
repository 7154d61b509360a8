"""The standings of a deal."""

from rivage.deals import Standings


def test_plays_of_all_scores_count_as_finished() -> None:
    assert Standings(((21.0, 2), (17.0, 3), (-3.0, 1)), None, 0, ()).finished == 6
    assert Standings((), None, 0, ()).finished == 0
