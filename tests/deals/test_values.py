"""How a deal stands."""

from rivage.deals import Standings


def test_everybody_who_has_finished_counts_whatever_their_score() -> None:
    assert Standings(((21.0, 2), (17.0, 3), (-3.0, 1)), None, 0, ()).finished == 6
    assert Standings((), None, 0, ()).finished == 0
