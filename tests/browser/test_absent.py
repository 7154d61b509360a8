"""A player leaves during a match and does not come back."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import running_server

from .test_axe import check
from .visitors import PHONE, Visitor, Visitors, table_of_two, wait_for_mover

pytestmark = pytest.mark.browser

HURRIED = "from rivage.table.decide import absence; absence.LENDABLE_AFTER_MS = {away}; absence.MINUTE = {minute}"
"""A server with shorter waiting times."""


@pytest.fixture
def hurried(chromium: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Visitors of a server with short waits:

    `away` milliseconds until a bot may take over, ten times `minute` until the match may be closed.
    """
    with running_server(tmp_path, prelude=HURRIED.format(**request.param)) as server:
        visitors = Visitors(chromium, server.url)
        yield visitors
        visitors.close()


def left_alone(visitors: Visitors) -> tuple[Visitor, str, str]:
    """Two players; the one to move leaves.

    Returns the remaining visitor, the name of the other player, and the path of the table.
    """
    ann, ben = table_of_two(visitors)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    stays = ben if mover is ann else ann
    mover.page.close()
    return stays, "Ann" if mover is ann else "Ben", stays.table


@pytest.mark.parametrize("hurried", [{"away": 500, "minute": 60_000}], indirect=True)
def test_an_absent_player_is_shown_as_such_and_a_bot_is_offered(hurried: Visitors) -> None:
    stays, name, _ = left_alone(hurried)
    expect(stays.prompt).to_have_text(re.compile(rf"^{name} has been away since \d+:\d\d"))
    expect(stays.page.get_by_role("region", name=f"{name}, ")).to_contain_text("away since")
    stays.page.set_viewport_size(PHONE)
    stays.press("Let a bot take over")
    dialog = stays.page.get_by_role("dialog", name="Play without them?")
    expect(dialog).to_contain_text(f"{name} has been away since")
    expect(dialog).to_contain_text("you can also end the game")
    expect(dialog.get_by_role("button", name="Claim the win")).to_have_count(0)
    check(stays, "absent")
    dialog.get_by_role("button", name="Let a bot take over").click()
    expect(stays.page.get_by_role("region", name=f"{name}, ")).to_contain_text("a bot is playing")
    stays.turn(random.Random(5))


def test_after_the_match_a_player_who_leaves_is_shown_as_away(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    ben.resign()
    expect(ann.end).to_be_visible()
    card = ann.page.get_by_role("region", name="Ben, ")
    expect(card.get_by_title("here")).to_be_visible()
    ben.page.close()
    expect(card.get_by_title("away")).to_be_visible()
    expect(card).to_contain_text("away")
    expect(card).not_to_contain_text("since")
    ann.screenshot("away-after-the-end")
    ann.page.reload()
    expect(card.get_by_title("away")).to_be_visible()


@pytest.mark.parametrize("hurried", [{"away": 300, "minute": 60}], indirect=True)
def test_a_remaining_player_may_claim_the_win_and_spectators_may_not(hurried: Visitors) -> None:
    stays, name, path = left_alone(hurried)
    stop = stays.page.get_by_role("button", name="Stop waiting")
    expect(stop).to_be_visible()
    eve = hurried.open(path)
    expect(eve.prompt).to_contain_text(f"{name} has been away")
    expect(eve.page.get_by_role("button", name="Stop waiting")).to_have_count(0)
    stop.click()
    dialog = stays.page.get_by_role("dialog", name="Play without them?")
    expect(dialog.get_by_role("button", name="Close without a result")).to_be_visible()
    stays.screenshot("claim")
    dialog.get_by_role("button", name="Claim the win").click()
    expect(stays.end.get_by_role("heading")).to_have_text("You win!")
    expect(stays.end).to_contain_text(f"{name} did not come back.")
