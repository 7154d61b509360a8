"""How long builders take."""

import pytest

from rivage.bots.aya import pace


@pytest.mark.parametrize(("action", "least", "most"), [("draw", 0.5, 1.5), ("place 1,2,3", 3, 5), ("lay 1,2,3 4,5,6", 3.5, 6.5)])
def test_a_bot_takes_as_long_as_a_person(action: str, least: float, most: float) -> None:
    taken = [pace(action, seed) for seed in range(50)]
    assert least <= min(taken) < max(taken) <= most


def test_the_same_seed_takes_the_same_time() -> None:
    assert pace("push 3", 7) == pace("push 3", 7)
