"""Disconnects: they are reported soon, unconfirmed actions are marked, and nothing is done twice."""

import random
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from tests.server.running import RunningServer

from .visitors import Visitor, Visitors, play, table_of_two, wait_for_mover
from .walkers import Walker, create_table

pytestmark = pytest.mark.browser

REPORT_TIMEOUT_MS = 8_000
"""Milliseconds in which a disconnect must be reported.

The page takes less than three seconds; the rest is a margin for busy machines.
"""


def connection_banner(visitor: Visitor) -> Locator:
    """The connection banner of the page."""
    return visitor.page.get_by_test_id("line")


def test_a_silent_server_is_reported_and_the_last_action_is_marked_unsaved(
    own_server: RunningServer, own_visitors: Visitors
) -> None:
    ann, ben = table_of_two(own_visitors)
    dice = random.Random(11)
    play((ann, ben), dice, turns=1)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    before = mover.ready()

    own_server.freeze()
    mover.choice(before.choices[0]).click()
    unsaved = mover.page.get_by_test_id("unsaved").or_(mover.page.get_by_role("button", name="Not saved yet…"))
    expect(unsaved.first).to_be_visible(timeout=REPORT_TIMEOUT_MS)
    for visitor in (ann, ben):
        expect(connection_banner(visitor)).to_contain_text("The server is not responding right now.", timeout=REPORT_TIMEOUT_MS)
    expect(connection_banner(mover)).to_contain_text("Your last move is not saved yet.")
    mover.screenshot("line-silent")

    own_server.thaw()
    for visitor in (ann, ben):
        expect(connection_banner(visitor)).to_have_count(0)
    after = mover.settled(before)
    assert after.undo
    assert unsaved.count() == 0
    assert mover.step_back() == before  # the action was performed exactly once


def test_an_action_lost_in_a_crash_is_marked_unsaved_and_resent_once(own_server: RunningServer, own_visitors: Visitors) -> None:
    own_visitors.expect_server_loss()
    ann = own_visitors.open(None)
    create_table(ann, "me", "bot:stroller")
    walker = Walker(ann)
    before = walker.settled()
    square = before.promising[0]
    walker.hold(square)

    own_server.freeze()
    ann.page.get_by_role("button", name="Draw it", exact=True).click()
    expect(connection_banner(ann)).to_contain_text("Your last move is not saved yet.", timeout=REPORT_TIMEOUT_MS)
    expect(ann.page.get_by_text("Not saved yet…").first).to_be_visible()
    ann.screenshot("walk-unsaved")
    own_server.kill()
    expect(connection_banner(ann)).to_contain_text("Connection lost. Reconnecting…")
    expect(connection_banner(ann)).to_contain_text("Your last move is not saved yet.")

    own_server.start()
    expect(connection_banner(ann)).to_have_count(0)
    after = walker.settled(before)
    assert not after.squares[square].startswith(f"{square}: empty")
    assert walker.step_back().squares == before.squares

    # The same with the end of a turn: it is not shown as finished.
    walker.fill_in()
    own_server.freeze()
    ann.page.get_by_role("button", name="Done", exact=True).click()
    expect(ann.page.get_by_role("button", name="Not saved yet…")).to_be_disabled(timeout=REPORT_TIMEOUT_MS)
    own_server.kill()
    expect(connection_banner(ann)).to_contain_text("Connection lost. Reconnecting…")
    expect(ann.prompt).to_have_text("Happy with your turn?")
    own_server.start()
    expect(connection_banner(ann)).to_have_count(0)
    expect(ann.prompt).to_have_text(re.compile("^Draw "))


def test_an_outdated_page_reloads_itself_once(own_server: RunningServer, own_visitors: Visitors) -> None:
    ann = own_visitors.open(None)
    opened = []

    def refuse_the_first_three(socket: WebSocketRoute) -> None:
        opened.append(socket.url)
        if len(opened) <= 3:
            socket.close(code=4426, reason="protocol.outdated")
        else:
            socket.connect_to_server()

    ann.page.route_web_socket(re.compile(r"/socket\?protocol="), refuse_the_first_three)
    create_table(ann, "me", "bot:stroller")
    outdated = ann.page.get_by_test_id("outdated")
    expect(outdated).to_be_visible()
    ann.page.wait_for_event("load")
    expect(outdated).to_be_visible()
    ann.page.wait_for_timeout(3_000)
    assert len(opened) == 2, "it reloads itself only once a minute"
    outdated.get_by_role("button").click()
    expect(outdated).to_be_visible()
    outdated.get_by_role("button").click()
    Walker(ann).settled()
