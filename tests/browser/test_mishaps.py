"""Errors that players can cause or meet."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .visitors import Visitors

pytestmark = pytest.mark.browser


def test_an_unknown_table_shows_a_page_with_a_link_home(visitors: Visitors) -> None:
    ann = visitors.open("/t/" + "A" * 22)
    expect(ann.page.get_by_role("heading", name="There is no table here")).to_be_visible()
    ann.screenshot("no-table")
    ann.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(ann.page.get_by_role("heading", name="Games by the water")).to_be_visible()


def test_an_unknown_path_shows_a_page_with_a_link_home(visitors: Visitors) -> None:
    visitors.expected.append("404 (Not Found)")
    ann = visitors.open("/nowhere/at/all")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("This path ends in the reeds")
    ann.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(ann.page).to_have_url(visitors.url + "/")


def test_a_visitor_of_a_full_table_is_a_spectator(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ben = visitors.open(ann.create_table("me", "open"))
    eve = visitors.open(ann.table)
    expect(eve.page.get_by_role("button", name="Join")).to_be_visible()
    ben.sit("Ben")
    expect(eve.page.get_by_role("region", name="Ben, Salmon")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Join")).to_have_count(0)
    assert not eve.settled().can_act


def test_sitting_down_on_a_seat_that_was_just_taken_is_refused(visitors: Visitors) -> None:
    ann = visitors.open(None)
    path = ann.create_table("me", "open")
    eve = visitors.open(None)

    def delayed(socket: WebSocketRoute) -> None:
        """Eve's page receives answers to its requests, but no updates."""
        server = socket.connect_to_server()
        server.on_message(lambda text: None if json.loads(text)["t"] == "patch" else socket.send(text))

    eve.page.route_web_socket(re.compile(r"/socket\?"), delayed)
    eve.visit(path)
    expect(eve.page.get_by_role("button", name="Join")).to_be_visible()
    visitors.open(path).sit("Ben")
    expect(ann.page.get_by_role("region", name="Ben, Salmon")).to_be_visible()
    eve.sit("Eve")
    expect(eve.page.get_by_text("Somebody else has just taken that seat.").last).to_be_visible()
    eve.screenshot("refusal")


def test_an_unreachable_server_is_reported(visitors: Visitors) -> None:
    visitors.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    ann = visitors.open()
    expect(ann.way("bots")).to_be_visible()
    ann.page.context.set_offline(True)
    ann.way("bots").click()
    expect(ann.page.get_by_text("The server cannot be reached right now.").last).to_be_visible()
    ann.page.context.set_offline(False)
    ann.way("bots").click()
    assert ann.settled().prompt


def test_a_failed_request_for_the_games_can_be_retried(visitors: Visitors) -> None:
    visitors.expected.append("net::ERR_FAILED")
    ann = visitors.open(None)
    ann.page.route("**/api/v1/games", lambda route: route.abort())
    ann.visit("/")
    retry = ann.page.get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    ann.page.unroute("**/api/v1/games")
    retry.click()
    expect(ann.way("bots")).to_be_visible()
