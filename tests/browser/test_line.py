"""The line to the server is cut: it is said soon, nothing is called saved that is not, and nothing is done twice."""

import random
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from tests.server.running import RunningServer

from .visitors import Visitor, Visitors, play, table_of_two, wait_for_mover
from .walkers import Walker, lay

pytestmark = pytest.mark.browser

SOON = 8_000
"""Milliseconds in which somebody must have read it. The page takes under three; a busy machine a little longer."""


def line(visitor: Visitor) -> Locator:
    """What the page says about the line."""
    return visitor.page.get_by_test_id("line")


def test_a_server_that_answers_no_more_is_noticed_and_what_was_tapped_is_marked_until_it_is_saved(
    own_house: RunningServer, own_visitors: Visitors
) -> None:
    ann, ben = table_of_two(own_visitors)
    dice = random.Random(11)
    play((ann, ben), dice, turns=1)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    before = mover.ready()

    own_house.freeze()
    mover.choice(before.choices[0]).click()
    unsaved = mover.page.get_by_test_id("unsaved").or_(mover.page.get_by_role("button", name="Not saved yet…"))
    expect(unsaved.first).to_be_visible(timeout=SOON)
    for one in (ann, ben):
        expect(line(one)).to_contain_text("No answer from the server just now.", timeout=SOON)
    expect(line(mover)).to_contain_text("Your last move is not saved yet.")
    mover.shot("line-silent")

    own_house.thaw()
    for one in (ann, ben):
        expect(line(one)).to_have_count(0)
    after = mover.settled(before)
    assert after.undo
    assert unsaved.count() == 0
    assert mover.step_back() == before  # it was done once, and once only


def test_what_a_crash_swallowed_is_not_called_written_and_is_sent_again_once(
    own_house: RunningServer, own_visitors: Visitors
) -> None:
    own_visitors.expected += ["ERR_CONNECTION_REFUSED", "WebSocket connection"]
    ann = own_visitors.come(None)
    lay(ann, "me", "bot:stroller")
    walker = Walker(ann)
    before = walker.settled()
    square = before.promising[0]
    walker.hold(square)

    own_house.freeze()
    ann.page.get_by_role("button", name="Draw it", exact=True).click()
    expect(line(ann)).to_contain_text("Your last move is not saved yet.", timeout=SOON)
    expect(ann.page.get_by_text("Not saved yet…").first).to_be_visible()
    ann.shot("walk-unsaved")
    own_house.kill()
    expect(line(ann)).to_contain_text("The line is down. Reconnecting…")
    expect(line(ann)).to_contain_text("Your last move is not saved yet.")

    own_house.start()
    expect(line(ann)).to_have_count(0)
    after = walker.settled(before)
    assert not after.squares[square].startswith(f"{square}: empty")
    assert walker.step_back().squares == before.squares

    # The same with the end of a turn: what was not ended is not called finished.
    walker.fill_in()
    own_house.freeze()
    ann.page.get_by_role("button", name="End my turn", exact=True).click()
    expect(ann.page.get_by_role("button", name="Not saved yet…")).to_be_disabled(timeout=SOON)
    own_house.kill()
    expect(line(ann)).to_contain_text("The line is down. Reconnecting…")
    expect(ann.prompt).to_have_text("Happy with your turn?")
    own_house.start()
    expect(line(ann)).to_have_count(0)
    expect(ann.prompt).to_have_text(re.compile("^Draw "))


def test_a_page_that_is_too_old_for_the_server_reloads_itself_once(own_house: RunningServer, own_visitors: Visitors) -> None:
    ann = own_visitors.come(None)
    opened = []

    def refuse_the_first_three(socket: WebSocketRoute) -> None:
        opened.append(socket.url)
        if len(opened) <= 3:
            socket.close(code=4426, reason="protocol.outdated")
        else:
            socket.connect_to_server()

    ann.page.route_web_socket(re.compile(r"/socket\?protocol="), refuse_the_first_three)
    lay(ann, "me", "bot:stroller")
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
