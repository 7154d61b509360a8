"""The theory of domino waves, by what everybody knows of it."""

from itertools import pairwise

from rivage.physics.theory import speed


def test_wider_gaps_are_slower() -> None:
    speeds = [speed(0.2, 0.4, gap) for gap in (0.3, 0.5, 0.7, 0.9)]
    assert all(slower < faster for faster, slower in pairwise(speeds))


def test_smoother_dominoes_are_faster() -> None:
    assert speed(0.2, 0.1, 0.4) > speed(0.2, 0.4, 0.4)
