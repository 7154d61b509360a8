"""The stopwatches of bots."""

from time import perf_counter

from rivage.bots.deep_river.levels import LEVELS
from rivage.bots.stopwatch import READING_S, deterministic_time, stopwatch
from rivage.games.deep_river import GAME


def test_a_stopwatch_reads_the_clock_unless_time_is_deterministic() -> None:
    assert stopwatch() is perf_counter
    with deterministic_time():
        first, second = stopwatch(), stopwatch()
        assert [first(), first(), second(), first()] == [READING_S, 2 * READING_S, READING_S, 3 * READING_S]
    assert stopwatch() is perf_counter


def test_a_search_in_deterministic_time_always_gives_the_same_answer() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    with deterministic_time():
        answers = {tuple(LEVELS["old-bear"].think(state, 5, 0.05)) for _ in range(3)}
    assert len(answers) == 1
