"""The actions of Aya."""

from rivage.games.aya.actions import Push


def test_a_push_lists_all_dominoes_that_are_pushed_together() -> None:
    assert Push(3).dominoes == (3,)
    assert Push(3, (5, 8)).dominoes == (3, 5, 8)
