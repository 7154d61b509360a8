"""Three players at a table: two people, one of them on a phone, and a bot."""

import re

import pytest
from playwright.sync_api import expect

from .test_meeting import WHOLE
from .test_phone import FINGER, SMALL, room
from .visitors import PHONE, Visitor, Visitors
from .walkers import PICTURE, WALK, Walker, create_table, stroll

pytestmark = pytest.mark.browser


@pytest.fixture
def ann(visitors: Visitors) -> Visitor:
    """Ann, at a wide table for two people and a bot."""
    visitor = visitors.open(None)
    create_table(visitor, "me", "open", "bot:stroller")
    return visitor


@pytest.fixture
def ben(visitors: Visitors, ann: Visitor) -> Visitor:
    """Ben, on a phone at Ann's table, which starts when he sits down."""
    visitor = visitors.open(ann.table, size=PHONE, touch=True)
    visitor.page.get_by_label("Your name").fill("Ben")
    visitor.page.get_by_role("button", name="Join", exact=True).first.tap()
    return visitor


def test_only_the_host_can_start_with_the_players_present(visitors: Visitors) -> None:
    ann = visitors.open()
    ann.rename("Ann")
    card = ann.more_ways(WALK)
    card.get_by_role("combobox", name="Walkers").select_option("4")
    card.get_by_text("More options").click()
    expect(card.get_by_label("Time per round")).to_be_visible()
    expect(card.get_by_text("Only with friends who join by link. Bots never keep you waiting.")).to_be_visible()
    ann.way("friends", WALK).click()
    expect(ann.page.get_by_test_id("invite-link")).to_be_visible()
    ann.page.get_by_role("listitem").nth(2).get_by_role("button", name="Add a bot").click()
    expect(ann.page.get_by_role("button", name="Remove")).to_be_visible()
    ben = visitors.open(ann.table)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join", exact=True).first.click()
    expect(ann.page.get_by_text("or when you start it.")).to_be_visible()
    expect(ben.page.get_by_text("or when the host starts it.")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Start with 3 players")).to_have_count(0)
    ann.press("Start with 3 players")
    expect(Walker(ben).sheet_of("Ann")).to_be_visible()


def test_drawings_are_hidden_until_all_players_have_drawn(ann: Visitor, ben: Visitor) -> None:
    hers, his = Walker(ann), Walker(ben, tap=True)
    for number in range(1, 4):
        hers.settled()
        his.settled()
        for walker in (hers, his):
            walker.page.evaluate(WATCH_LIGHTS)
        names = {hers: ("Ben", "Stroller"), his: ("Ann", "Stroller")}
        before = {(walker, name): walker.sheet_of(name).evaluate(PICTURE) for walker in (hers, his) for name in names[walker]}
        spoken = {(walker, name): walker.sheet_of(name).inner_text() for walker in (hers, his) for name in names[walker]}

        # Ann has confirmed, the bot has drawn, Ben is still drawing.
        hers.round()
        expect(ann.prompt).to_have_text("Ben is thinking…")
        expect(ann.page.get_by_text("You’ll see all drawings when everyone has finished.")).to_be_visible()
        for walker in (hers, his):
            expect(walker.sheet_of("Stroller")).to_contain_text("✓ done")
        expect(his.sheet_of("Ann")).to_contain_text("✓ done")
        his.fill_in()
        assert room(ben) == {"across": 0, "down": 0, "x": 0, "y": 0}
        assert ben.page.evaluate(SMALL, FINGER) == []
        ben.screenshot(f"walk-phone-{number}")
        expect(hers.sheet_of("Ben")).to_contain_text("drawing…")
        for (walker, name), picture in before.items():
            assert walker.sheet_of(name).evaluate(PICTURE) == picture
            assert free(walker.sheet_of(name).inner_text()) == free(spoken[walker, name])

        # Ben confirms: the drawings of all players appear and are highlighted on all three sheets.
        his.confirm()
        for (walker, name), picture in before.items():
            expect(walker.sheet_of(name)).not_to_contain_text(f"{free(spoken[walker, name])} squares free")
            assert walker.sheet_of(name).evaluate(PICTURE) != picture
        for walker in (hers, his):
            assert walker.page.evaluate("lit.size") == 3


def test_a_confirmed_drawing_can_be_undone_while_others_draw(ann: Visitor, ben: Visitor) -> None:
    hers, his = Walker(ann), Walker(ben, tap=True)
    his.settled()
    before = his.sheet_of("Ann").evaluate(PICTURE)
    hers.round()
    expect(his.sheet_of("Ann")).to_contain_text("✓ done")
    hers.press(hers.page.get_by_role("button", name="Back to my turn", exact=True))
    expect(ann.page.get_by_test_id("confirm")).to_be_visible()
    expect(his.sheet_of("Ann")).to_contain_text("drawing…")
    assert his.sheet_of("Ann").evaluate(PICTURE) == before
    hers.confirm()
    expect(his.sheet_of("Ann")).to_contain_text("✓ done")


def test_quick_chat_is_fully_visible_on_a_phone_and_announced(ann: Visitor, ben: Visitor) -> None:
    Walker(ann).settled()
    ann.press("Say")
    ann.press("Let me think…")
    bubble = ben.page.get_by_test_id("said")
    expect(bubble).to_have_text("Ann Let me think…")
    assert bubble.evaluate(WHOLE) == ""
    expect(ben.page.get_by_test_id("announcements")).to_contain_text("Ann says: Let me think…")


def test_the_sheet_of_another_player_opens_in_full_size(ann: Visitor, ben: Visitor) -> None:
    Walker(ben, tap=True).sheet_of("Ann").tap()
    peek = ben.page.get_by_role("dialog", name="Ann")
    expect(peek.get_by_role("rowheader", name="Total")).to_be_visible()
    peek.get_by_role("button", name="Close").tap()
    expect(peek).to_have_count(0)


def test_all_players_see_the_winner_and_every_score(ann: Visitor, ben: Visitor) -> None:
    Walker(ann).settled()
    stroll(ann, ben)
    for visitor in (ann, ben):
        expect(visitor.end).to_be_visible()
        expect(visitor.end.locator("summary").filter(has_text="wins")).not_to_have_count(0)
        expect(visitor.end.locator("summary").filter(has_text=re.compile("Ann|Ben|Stroller"))).to_have_count(3)
    # On a phone the points of all players come first, and each score opens separately.
    expect(ann.end.get_by_role("table").first).to_be_visible()
    ann.page.set_viewport_size(PHONE)
    expect(ann.end.locator("details[open]")).to_have_count(0)
    expect(ben.end.locator("details[open]")).to_have_count(0)
    ben.end.locator("summary").first.tap()
    expect(ben.end.get_by_role("table").first).to_be_visible()
    assert room(ben)["across"] == 0
    ben.screenshot("walk-phone-end")


WATCH_LIGHTS = """() => {
  window.lit = new Set();
  const look = () => document.querySelectorAll('.sheet:has([data-lit])').forEach((one) => lit.add(one));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""JavaScript: records every sheet that is highlighted from now on, because highlights are short."""


def free(spoken: str) -> str:
    """The number of free squares in the label of a sheet."""
    found = re.search(r"(\d+) squares free", spoken)
    assert found, spoken
    return found[1]


def test_a_reload_during_a_round_keeps_the_drawing_and_the_undo(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "me", "bot:stroller")
    walker = Walker(ann)
    before_drawing = walker.settled()
    walker.hold("C2", turns=1)
    written = walker.write()
    assert written.squares["C2"] != "C2: empty."
    assert written.confirm

    ann.page.reload()
    after_reload = walker.settled()
    assert after_reload == written
    assert walker.step_back() == before_drawing
    assert not before_drawing.undo
    walker.round()
    expect(ann.page.get_by_role("button", name="Round 2")).to_be_visible()
