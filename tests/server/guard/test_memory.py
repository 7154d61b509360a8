"""Memory is given back after a crowd has gone."""

from rivage.server.guard.memory import CROWD, NOT_BEFORE, SpareMemory


class Watched(SpareMemory):
    """Counts how often memory was given back."""

    def __init__(self) -> None:
        self.times = 0
        super().__init__(self._count)

    def _count(self) -> None:
        self.times += 1

    def closed_all(self, count: int) -> None:
        """So many lines were closed."""
        for _ in range(count):
            self.closed()


def test_a_few_closed_lines_are_not_worth_it() -> None:
    memory = Watched()
    memory.closed_all(CROWD - 1)
    memory.look(0.0)
    assert memory.times == 0


def test_a_crowd_that_has_gone_is_given_back_once() -> None:
    memory = Watched()
    memory.closed_all(CROWD)
    memory.look(0.0)
    memory.look(NOT_BEFORE + 1)
    assert memory.times == 1


def test_it_is_not_done_again_in_the_next_moment() -> None:
    memory = Watched()
    memory.closed_all(CROWD)
    memory.look(0.0)
    memory.closed_all(CROWD)
    memory.look(NOT_BEFORE / 2)
    assert memory.times == 1
    memory.look(NOT_BEFORE)
    assert memory.times == 2


def test_the_system_itself_takes_it_back() -> None:
    memory = SpareMemory()
    for _ in range(CROWD):
        memory.closed()
    memory.look(0.0)  # whatever C library there is, nothing breaks
