"""What every decision is made of, and asks first."""

from tests.table.helpers import ANN, START, Play

from rivage.table.words import commands as cmd


def test_event_times_never_run_backwards() -> None:
    play = Play()
    play.now -= 500
    assert play.do(ANN, cmd.Act(seat=0, action="take", version=1)).events[0].at == START
