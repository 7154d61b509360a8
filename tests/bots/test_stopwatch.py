"""How bots know how long they have thought."""

from time import perf_counter

from rivage.bots.deep_river.levels import LEVELS
from rivage.bots.stopwatch import LOOK_S, by_looks, stopwatch
from rivage.games.deep_river import GAME


def test_by_the_clock_unless_looks_are_counted() -> None:
    assert stopwatch() is perf_counter
    with by_looks():
        one, other = stopwatch(), stopwatch()
        assert [one(), one(), other(), one()] == [LOOK_S, 2 * LOOK_S, LOOK_S, 3 * LOOK_S]
    assert stopwatch() is perf_counter


def test_a_search_by_looks_gives_the_same_answer_and_less_effort_ends_it_sooner() -> None:
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    with by_looks():
        answers = {tuple(LEVELS["old-bear"].think(state, 5, 0.05)) for _ in range(3)}
    assert len(answers) == 1
