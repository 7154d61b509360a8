"""What seats may do."""

from rivage.games.aya.actions import Push


def test_a_push_names_all_that_are_pushed_in_one_moment() -> None:
    assert Push(3).dominoes == (3,)
    assert Push(3, (5, 8)).dominoes == (3, 5, 8)
