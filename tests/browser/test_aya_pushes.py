"""Pushes in Aya: people make the first push, and pushing all the rest at once needs everybody's consent."""

import asyncio
import contextlib
import math
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import Person, RunningServer, running_server

from .builders import FLAT, Builder
from .test_aya_cascade import RIVER, SHORT, STRAYS
from .visitors import LARGE_PHONE, Visitors

pytestmark = pytest.mark.browser

QUICK = f"""{SHORT}
    import rivage.server.app as app
    app.BOT_TEMPO = 0.1"""
"""The sand runs through in seconds, and bots take a tenth of a person's time."""
NEIGHBOUR_MM = 18
"""Millimetres within which two dominoes may overlap."""


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[RunningServer]:
    """A server on which a glass takes seconds."""
    with running_server(tmp_path, prelude=QUICK) as server:
        yield server


async def build(people: list[Person], *bots: str) -> str:
    """Create a table and build a river and strays there, together with bots, up to the first push. Returns the table's id."""
    first, *others = people
    table = first.create_table(
        "me", *("open" for _ in others), *bots, game="aya", options={"game": {"glasses": 1, "patience": 0}}
    )
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(person.at(table)) for person in people]
        for seat, line in enumerate(lines[1:], 1):
            await line.do("sit", seat=seat, name="Ben")

        async def act(seat: int, action: str) -> None:
            told = await lines[seat].do("act", seat=seat, action=action, version=0)
            assert told["t"] == "patch", (action, told)
            for line in lines:
                while line.last["n"] < told["n"]:
                    await line.receive()

        for action in ("first 0", "start -20,0,0", "flip"):
            await act(0, action)
        spots = [*RIVER, *STRAYS]
        while (view := lines[0].last["view"])["phase"] == "placing":
            if spots and (seat := view["turn"]) < len(people):
                spot = spots.pop(0)
                # A bot may have taken the place already.
                x, y, _ = map(float, spot.split(","))
                taken = bots and any(math.dist((one["x"], one["y"]), (x, y)) < NEIGHBOUR_MM for one in view["dominoes"])
                if not taken:
                    await act(seat, "draw")
                    await act(seat, f"place {spot}")
            else:
                await lines[0].receive()
        assert not spots or bots
        assert view["phase"] == "toppling"
    return table


def open_table(visitors: Visitors, person: Person, table: str, **more: Any) -> Builder:
    """Open the table in a browser as one of its builders."""
    visitor = visitors.open(None, **more)
    name, _, value = person.cookie.partition("=")
    visitor.page.context.add_cookies([{"name": name, "value": value, "url": visitors.url}])
    visitor.page.add_init_script(FLAT)
    visitor.visit(f"/t/{table}")
    return Builder(visitor)


def snapshot(person: Person, table: str) -> dict[str, Any]:
    """The state that a new visitor of a table receives."""

    async def connect() -> dict[str, Any]:
        async with person.at(table) as found:
            return found.last

    with ThreadPoolExecutor() as elsewhere:
        return elsewhere.submit(asyncio.run, connect()).result()


def pushes(person: Person, table: str) -> list[tuple[int, str]]:
    """Every push of the match: the seat and the dominoes."""
    events = [entry["event"] for entry in snapshot(person, table)["log"]]
    acted = [event for event in events if event["t"] == "acted" and event["action"].startswith("push ")]
    return [(event["seat"], event["action"].removeprefix("push ")) for event in acted]


def test_two_people_push_by_hand_and_all_the_rest_only_with_consent(chromium: Browser, quick: RunningServer) -> None:
    people = [Person(quick.url), Person(quick.url)]
    with ThreadPoolExecutor() as elsewhere:
        table = elsewhere.submit(asyncio.run, build(people)).result()
    visitors = Visitors(chromium, quick.url)
    ann = open_table(visitors, people[0], table)
    ben = open_table(visitors, people[1], table, size=LARGE_PHONE, touch=True)
    panels = [one.page.get_by_test_id("aya-push") for one in (ann, ben)]
    # Anybody may make the first push, so both are prompted. Ben pushes the first domino with his finger.
    for panel in panels:
        expect(panel).to_contain_text("Any of you can push.")
    ben.visitor.screenshot("aya-push-first-phone")
    x, y, *_ = ben.drawn()["dominoes"]["1"]
    ben.drag((x - 12, y), (x, y), (x + 30, y))
    # It is Ann's turn. She wants to push all the rest, and Ben is asked.
    expect(panels[0]).to_contain_text("The others have to agree first.")
    expect(panels[1]).to_have_count(0)
    ann.visitor.screenshot("aya-push-rest")
    ann.page.get_by_test_id("aya-push-all").click()
    asked = ben.page.get_by_role("region", name="Offer")
    expect(asked).to_contain_text("would like to push everything that is left at once.")
    assert pushes(people[0], table) == [(1, "1")]
    ann.visitor.screenshot("aya-push-proposed")
    ben.visitor.screenshot("aya-push-asked-phone")
    asked.get_by_role("button", name="No, thanks").tap()
    expect(ann.page.get_by_role("region", name="Messages")).to_contain_text("Ben")
    # Ben refuses. Ann pushes one domino with the mouse, and then Ben asks her.
    first, second, third = sorted(range(len(RIVER) + 1, len(RIVER) + len(STRAYS) + 1))
    x, y, *_ = ann.drawn()["dominoes"][str(first)]
    ann.hover(x - 12, y)
    ann.page.mouse.down()
    ann.page.mouse.move(*ann.at(x + 30, y), steps=8)
    ann.page.mouse.up()
    ben.page.get_by_test_id("aya-push-all").tap()
    ann.page.get_by_role("region", name="Offer").get_by_role("button", name="Accept").click()
    for one in (ann, ben):
        expect(one.page.get_by_test_id("end")).to_be_visible()
    assert pushes(people[0], table) == [(1, "1"), (0, str(first)), (1, f"{second},{third}")]
    # They have played with steady hands. They are offered real ones and start the next match with them.
    offered = ann.page.get_by_test_id("variation")
    expect(offered).to_have_text("Next time with real hands?")
    ann.visitor.screenshot("aya-real-hands")
    offered.click()
    asked = ben.page.get_by_role("region", name="Offer")
    expect(asked).to_contain_text("would like another game, with real hands.")
    before = ben.page.url
    asked.get_by_role("button", name="Accept").tap()
    for one in (ann, ben):
        one.page.wait_for_url(lambda url: url != before)
        expect(one.page.get_by_test_id("felt")).to_be_visible()
    table = ann.page.url.rsplit("/", 1)[-1]
    assert snapshot(people[0], table)["table"]["options"]["game"]["hands"] == "real"
    visitors.close()
    for person in people:
        person.close()


def test_bots_beside_a_person_leave_the_first_push_to_them_and_push_one_at_a_time(
    chromium: Browser, quick: RunningServer
) -> None:
    person = Person(quick.url)
    with ThreadPoolExecutor() as elsewhere:
        table = elsewhere.submit(asyncio.run, build([person], "bot:apprentice", "bot:apprentice")).result()
    visitors = Visitors(chromium, quick.url)
    ann = open_table(visitors, person, table)
    panel = ann.page.get_by_test_id("aya-push")
    expect(panel).to_contain_text("The bots leave the push to you.")
    # Bots could have pushed by now.
    ann.page.wait_for_timeout(3000)
    assert pushes(person, table) == []
    panel.get_by_role("button", name="Push", exact=True).click()
    end = ann.page.get_by_test_id("end")
    # Bots push in their turn. In her turn Ann may push all the rest together, because bots always agree.
    rest = ann.page.get_by_test_id("aya-push-all")
    push = panel.get_by_role("button", name="Push", exact=True, disabled=False)
    while True:
        expect(end.or_(push)).to_be_visible()
        if end.is_visible():
            break
        if rest.is_visible():
            expect(panel).to_contain_text("Bots always agree.")
        push.click()
        expect(push).to_have_count(0)
    made = pushes(person, table)
    assert made[0][0] == 0
    # Bots have joined most of Ann's dominoes to the river, so their pushes fell single dominoes.
    assert all("," not in dominoes for _, dominoes in made)
    visitors.close()
    person.close()
