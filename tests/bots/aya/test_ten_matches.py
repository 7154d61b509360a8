"""The promise of the team: ten whole matches of two to five bots with the default options, physics and all.

`benchmarks/run aya-bots` plays twenty of each level.
"""

import pytest

from rivage.experiments import headless
from rivage.games.aya.ending import count_of

LEAST = 53.0
"""Points on average."""


@pytest.mark.slow
def test_ten_matches_all_end_with_fifty_three_points_on_average() -> None:
    scores = []
    for seed in range(1, 11):
        played = headless("aya", ("architect",) * (2 + seed % 4), seed, {})
        for _ in played.steps():
            pass
        assert played.match.status == "over"
        counted = count_of(played.match.state)
        scores.append(counted.score)
        print(f"seed {seed}, {2 + seed % 4} bots: {counted.score}")
    average = sum(scores) / len(scores)
    print(f"average {average:.2f}, {min(scores)} to {max(scores)}")
    assert average >= LEAST
