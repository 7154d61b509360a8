"""The profile: records, ladders with crowns, the list of matches with its filters, dailies, and what a new guest sees."""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import running_server

from rivage.deals import Play
from rivage.deals.dealer import daily_deal, day_of
from rivage.registry import find
from rivage.server.identity import COOKIE, Identity
from rivage.store import open_store
from rivage.table import Match, Occupant, TableSetup, create_table, evolve
from rivage.table.decide import summary
from rivage.table.protocol import AnyEvent, TableOptions
from rivage.table.protocol import events as ev
from rivage.table.runtime import wall_clock

from .test_axe import check
from .visitors import PHONE, Visitor, Visitors

pytestmark = pytest.mark.browser

TABLE = "w" * 22
"""The id of the won match."""


def won_match(player: str) -> tuple[Match, list[AnyEvent]]:
    """A match of random moves that a player has won against the weakest bot."""
    for seed in range(100):
        dice, now = random.Random(seed), wall_clock() - 60_000
        seats = (Occupant(player=player, name="Ann"), Occupant(level="first-steps"))
        setup = TableSetup(game="deep-river", seats=seats, options=TableOptions(), host=player)
        decision = create_table(setup, find, "07" * 32, now)
        match, events = decision.after, list(decision.events)
        while match.status == "playing":
            seat = min(match.to_act)
            action = match.game.format_action(dice.choice(list(match.game.legal_actions(match.state, seat))))
            events.append(ev.Acted(at=now, seat=seat, action=action, bot=seat == 1))
            match = evolve(match, events[-1])
        if match.outcome is not None and match.outcome.winners == (0,):
            return match, events
    raise AssertionError("no random match was won")


async def fill(folder: Path) -> str:
    """Store a won match and the daily of yesterday for a new guest. Returns the value of the guest's cookie."""
    async with open_store("", data_folder=folder) as store:
        secret = await store.secret()
        player, cookie = Identity(secret).create_guest()
        await store.save_player(player, "Ann")
        match, events = won_match(player)
        await store.create(TABLE, events, summary(match))
        yesterday = wall_clock() - 86_400_000
        deal = daily_deal(secret, "walk-in-the-park", day_of(yesterday), yesterday)
        await store.save_deal(deal)
        await store.start_play(Play(deal.id, player, "d" * 22, "Ann", yesterday))
        await store.finish_play("d" * 22, yesterday, 23.0, '{"reason":"last-roll","view":null}')
        return cookie


def rows(visitor: Visitor, count: int) -> None:
    expect(visitor.page.get_by_test_id("games").get_by_role("link")).to_have_count(count)


def test_the_profile_shows_matches_a_ladder_with_crowns_and_dailies(chromium: Browser, tmp_path: Path) -> None:
    # Playwright has an event loop in this thread.
    with ThreadPoolExecutor(1) as other:
        cookie = other.submit(lambda: asyncio.run(fill(tmp_path))).result()
    with running_server(tmp_path) as server:
        visitors = Visitors(chromium, server.url)
        ann = visitors.open(None)
        ann.page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
        ann.create_table("me", "bot:duckling")
        ann.resign()
        ann.end.wait_for()

        ann.visit("/me")
        page = ann.page
        expect(page.get_by_test_id("profile-played")).to_have_text("2")
        expect(page.get_by_test_id("profile-streak")).to_have_text("1 day")
        expect(page.get_by_test_id("rung-first-steps")).to_contain_text("Crown won")
        expect(page.get_by_test_id("rung-duckling")).to_contain_text("1 lost")
        rows(ann, 2)
        page.get_by_test_id("filter-result").select_option("won")
        rows(ann, 1)
        expect(page.get_by_test_id("games").get_by_role("link")).to_have_attribute("href", f"/t/{TABLE}")
        page.get_by_test_id("filter-against").select_option("people")
        expect(page.get_by_test_id("games-none")).to_be_visible()
        page.get_by_role("button", name="Show all games").click()
        rows(ann, 2)
        # Yesterday may be in the previous month.
        if not page.get_by_test_id("calendar").get_by_role("link").count():
            page.get_by_role("button", name="Previous month").click()
        expect(page.get_by_test_id("calendar").get_by_role("link", name="23 points")).to_be_visible()
        check(ann, "profile")
        page.set_viewport_size(PHONE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        check(ann, "profile-phone")

        ann.visit("/")
        expect(page.get_by_test_id("crown-deep-river")).to_have_accessible_name("Crown: you have beaten Tadpole")
        page.get_by_test_id("crown-deep-river").click()
        page.get_by_test_id("challenge-deep-river").click()
        page.wait_for_url("**/t/*")
        seats = page.request.get(f"{server.url}/api/v1/tables/{ann.table[3:]}").json()["seats"]
        assert sorted(seat["level"] for seat in seats) == ["", "duckling"]
        visitors.close()


def test_a_new_guest_is_invited_and_sees_no_zeros(visitors: Visitors) -> None:
    ann = visitors.open("/me")
    expect(ann.page.get_by_test_id("profile-empty")).to_contain_text("No games yet")
    expect(ann.page.get_by_role("main")).not_to_contain_text(re.compile(r"\b0 "))
    check(ann, "profile-new")


def test_without_statistics_the_profile_says_why_and_recovers(visitors: Visitors) -> None:
    visitors.expected.append("ERR_FAILED")
    ann = visitors.open(None)
    ann.page.route("**/api/v1/me/profile", lambda route: route.abort())
    ann.visit("/me")
    expect(ann.page.get_by_test_id("profile-problem")).to_contain_text("can’t be reached")
    expect(ann.page.get_by_test_id("export")).to_be_visible()
    ann.page.unroute("**/api/v1/me/profile")
    ann.page.evaluate("dispatchEvent(new Event('online'))")
    expect(ann.page.get_by_test_id("profile-empty")).to_be_visible()
    expect(ann.page.get_by_test_id("profile-problem")).to_have_count(0)
