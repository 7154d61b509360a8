"""A recorded match for each ending of Nim replays to its outcome."""

import re
from pathlib import Path

import pytest
from rivage_nim import GAME

from rivage.core import Options, Seat

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("ending", GAME.info.endings)
def test_a_recorded_match_of_every_ending_replays(ending: str) -> None:
    lines = (GOLDEN / f"{ending}.txt").read_text().splitlines()[1:]
    options = Options(dict(re.findall(r"(\w+)=(\S+)", lines[0])))
    state = GAME.initial(2, options)
    for line in lines[1:-1]:
        seat, action, heaps = line.split()
        state = GAME.apply(state, Seat(int(seat)), GAME.parse_action(action))
        assert "-".join(map(str, state.heaps)) == heaps
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert lines[-1] == f"ends: {outcome.reason}, won by {outcome.winners[0]}"
    assert outcome.reason == ending
