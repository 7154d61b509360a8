"""Running clocks, and losing on time."""

import random

import pytest
from playwright.sync_api import expect

from .visitors import Visitors, play, table_of_two, wait_for_mover

pytestmark = pytest.mark.browser


def test_the_clock_of_the_player_to_move_counts_down_and_the_other_stands(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors, clock={"t": "real", "base": 600, "increment": 5})
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    mine, theirs = ("Ann, Eels", "Ben, Salmon") if mover is ann else ("Ben, Salmon", "Ann, Eels")
    running = mover.page.get_by_role("region", name=mine).get_by_role("timer")
    standing = mover.page.get_by_role("region", name=theirs).get_by_role("timer")
    # The first turns are free.
    assert play((ann, ben), random.Random(2), turns=2) == 2
    expect(standing).to_have_text("10:00")
    expect(running).to_have_text("9:58")
    expect(standing).to_have_text("10:00")
    mover.turn(random.Random(2))
    expect(standing).to_have_text("9:59")


def test_a_player_who_runs_out_of_time_loses(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors, clock={"t": "real", "base": 2})
    assert play((ann, ben), random.Random(2), turns=2) == 2
    for visitor in (ann, ben):
        expect(visitor.end).to_be_visible()
        expect(visitor.end).to_contain_text("ran out of time.")
    titles = {visitor.end.get_by_role("heading").inner_text() for visitor in (ann, ben)}
    assert titles == {"You win!", "You lost – rematch?"}
