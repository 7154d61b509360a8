"""A clock for games: jumps of the system clock cost nobody time."""

from tests.table.helpers import ANN, Play, opening

from rivage.table.protocol.options import RealTime
from rivage.table.runtime import SteadyClock, wall_clock

SECOND = 1_000_000_000
HOUR = 3_600 * SECOND
START = 1_700_000_000 * SECOND


class Machine:
    """A system clock that can be set, and a source that only counts."""

    def __init__(self) -> None:
        self.system = START
        self.counted = 5 * SECOND

    def pass_time(self, nanoseconds: int) -> None:
        self.system += nanoseconds
        self.counted += nanoseconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.system, lambda: self.counted)


def test_the_clock_starts_at_the_system_time_and_advances_with_it() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock() == START // 1_000_000
    machine.pass_time(90 * SECOND)
    assert clock() == START // 1_000_000 + 90_000


def test_a_forward_jump_of_the_system_clock_costs_nobody_time() -> None:
    machine = Machine()
    clock = machine.clock()
    play = Play(opening(clock=RealTime(60), script=("heap 9",)), now=clock(), free_first_turns=False)
    machine.pass_time(SECOND)
    machine.system += HOUR
    assert play.match.clock is not None
    assert play.match.clock.flagged(clock()) is None
    machine.pass_time(SECOND)
    assert play.match.clock.left_at(clock())[0] in range(57_990, 58_001)
    assert play.match.seats[0].player == ANN


def test_the_clock_never_runs_backwards_when_the_system_clock_is_set_back() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.system -= 10 * HOUR
    times = [clock()]
    for _ in range(50):
        machine.pass_time(SECOND // 10)
        times.append(clock())
    assert times == sorted(times)
    assert times[-1] - times[0] in range(4_990, 5_001)


def test_the_clock_is_slewed_unnoticeably_to_a_changed_system_time() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.system += 60 * SECOND
    machine.pass_time(24 * HOUR)
    assert clock() == machine.system // 1_000_000
    machine.system += HOUR
    before = clock()
    machine.pass_time(1_000 * SECOND)
    assert clock() - before == 1_001_000


def test_a_new_clock_starts_at_the_system_time() -> None:
    machine = Machine()
    machine.clock()
    machine.system += HOUR
    assert machine.clock()() == machine.system // 1_000_000


def test_the_clock_of_the_process_counts_real_time() -> None:
    times = [wall_clock() for _ in range(3)]
    assert times == sorted(times)
    assert times[0] > START // 1_000_000
