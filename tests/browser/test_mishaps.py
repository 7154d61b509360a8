"""What goes wrong for people, told kindly."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .visitors import Visitors

pytestmark = pytest.mark.browser


def test_a_link_to_no_table_leads_to_a_friendly_page_and_home(visitors: Visitors) -> None:
    ann = visitors.come("/t/" + "A" * 22)
    expect(ann.page.get_by_role("heading", name="There is no table here")).to_be_visible()
    ann.shot("no-table")
    ann.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(ann.page.get_by_role("heading", name="Games by the water")).to_be_visible()


def test_an_address_without_a_page_leads_home(visitors: Visitors) -> None:
    visitors.expected.append("404 (Not Found)")
    ann = visitors.come("/nowhere/at/all")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("This path ends in the reeds")
    ann.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(ann.page).to_have_url(visitors.url + "/")


def test_who_opens_a_full_table_watches(visitors: Visitors) -> None:
    ann = visitors.come(None)
    ben = visitors.come(ann.lay("me", "open"))
    eve = visitors.come(ann.table)
    expect(eve.page.get_by_role("button", name="Sit down")).to_be_visible()
    ben.sit("Ben")
    expect(eve.page.get_by_role("region", name="Ben, Salmon")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Sit down")).to_have_count(0)
    assert not eve.settled().can_act


def test_who_sits_down_a_moment_too_late_is_told_so(visitors: Visitors) -> None:
    ann = visitors.come(None)
    path = ann.lay("me", "open")
    eve = visitors.come(None)

    def slow_line(line: WebSocketRoute) -> None:
        """Eve hears answers to what she asks, and no news of others."""
        server = line.connect_to_server()
        server.on_message(lambda text: None if json.loads(text)["t"] == "patch" else line.send(text))

    eve.page.route_web_socket(re.compile(r"/socket\?"), slow_line)
    eve.visit(path)
    expect(eve.page.get_by_role("button", name="Sit down")).to_be_visible()
    visitors.come(path).sit("Ben")
    expect(ann.page.get_by_role("region", name="Ben, Salmon")).to_be_visible()
    eve.sit("Eve")
    expect(eve.page.get_by_text("Somebody else has just taken that seat.").last).to_be_visible()
    eve.shot("refusal")


def test_a_house_that_cannot_be_reached_says_so(visitors: Visitors) -> None:
    visitors.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    ann = visitors.come()
    expect(ann.way("bots")).to_be_visible()
    ann.page.context.set_offline(True)
    ann.way("bots").click()
    expect(ann.page.get_by_text("The server cannot be reached just now.").last).to_be_visible()
    ann.page.context.set_offline(False)
    ann.way("bots").click()
    assert ann.settled().prompt


def test_a_house_whose_games_cannot_be_told_is_asked_again(visitors: Visitors) -> None:
    visitors.expected.append("net::ERR_FAILED")
    ann = visitors.come(None)
    ann.page.route("**/api/v1/games", lambda route: route.abort())
    ann.visit("/")
    again = ann.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    ann.page.unroute("**/api/v1/games")
    again.click()
    expect(ann.way("bots")).to_be_visible()
