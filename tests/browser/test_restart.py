"""The server is killed and restarted."""

import random

import pytest
from playwright.sync_api import expect
from tests.server.running import RunningServer

from .visitors import Visitors, play, table_of_two, wait_for_mover

pytestmark = pytest.mark.browser


def test_a_match_continues_to_its_end_after_the_server_was_killed_and_restarted(
    own_server: RunningServer, own_visitors: Visitors
) -> None:
    own_visitors.expect_server_loss()
    ann, ben = table_of_two(own_visitors)
    dice = random.Random(11)
    play((ann, ben), dice, turns=3)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    before = mover.choose(dice)
    banner = "Connection lost. Reconnecting…"

    own_server.kill()
    for visitor in (ann, ben):
        expect(visitor.page.get_by_text(banner)).to_be_visible()
    assert not mover.state().choices
    ann.screenshot("server-gone")

    own_server.start()
    for visitor in (ann, ben):
        expect(visitor.page.get_by_text(banner)).to_have_count(0)
    assert mover.ready() == before

    play((ann, ben), dice)
    assert ann.end.is_visible()
    assert ben.end.is_visible()
    assert ann.moves.all_inner_texts() == ben.moves.all_inner_texts()
