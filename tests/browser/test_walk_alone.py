"""A walk alone: eighteen rolls by mouse, the score, the verification of the dice, and the replay."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .visitors import LARGE_PHONE, Visitor, Visitors
from .walkers import PICTURE, Walker, create_table, stroll

pytestmark = pytest.mark.browser


def number(text: str) -> int:
    """A number in a score: +2, 0 or −3."""
    return int(text.replace("−", "-"))


def steps(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name="Step through the game")


def test_a_walk_alone_is_played_to_the_end_and_its_dice_are_verified(visitors: Visitors) -> None:
    ann = visitors.open()
    ann.way("alone", "walk-in-the-park").click()
    walker = Walker(ann)
    first = walker.settled()
    assert len(first.empty) == 24
    expect(ann.page.get_by_role("button", name="Roll 1 of 18")).to_be_visible()

    # The commitment of the dice is shown before the first roll, the seed is not.
    table = ann.table.removeprefix("/t/")
    beside = visitors.second_tab(ann).visit(f"/fair/{table}").page
    expect(beside.get_by_text("The number is still secret")).to_be_visible()
    fingerprint = beside.locator("dd code").inner_text()
    beside.close()

    prompts = []
    for _ in range(18):
        prompts.append(walker.settled().prompt)
        walker.round()
    expect(ann.end).to_be_visible()
    ann.screenshot("walk-alone-end")
    assert all(re.match("Draw a|Your map is full", prompt) for prompt in prompts)

    # The score, line by line.
    expect(ann.end).to_contain_text("The die was rolled 18 times.")
    score = ann.end.get_by_role("table")
    lines = [
        (row.get_by_role("rowheader").inner_text(), row.locator(".points").inner_text()) for row in score.get_by_role("row").all()
    ]
    assert re.fullmatch(r"\d monuments? visited", lines[0][0])
    assert re.fullmatch(r"\d+ statues?", lines[1][0])
    assert [name for name, _ in lines][-1] == "Total"
    assert sum(number(points) for _, points in lines[:-1]) == number(lines[-1][1])
    expect(ann.end.get_by_role("heading")).to_contain_text(f"{lines[-1][1]} point")

    # Verify the dice.
    ann.end.get_by_text("Check the dice").click()
    ann.end.get_by_role("link", name="Check everything in this browser").click()
    expect(ann.page.get_by_test_id("verdict")).to_have_text("All is well: the fingerprint matches, and so do all 18 results.")
    expect(ann.page.get_by_text("✓ the same")).to_have_count(18)
    assert ann.page.locator("dd code").first.inner_text() == fingerprint
    ann.page.get_by_role("link", name="Back to the table").click()
    expect(ann.end).to_be_visible()


def test_alone_on_a_phone_the_result_is_shown_once_and_there_is_no_chat(visitors: Visitors) -> None:
    ann = visitors.open(None, size=LARGE_PHONE, touch=True)
    create_table(ann, "me")
    Walker(ann).settled()
    expect(ann.page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Say", exact=True)).to_have_count(0)
    stroll(ann)
    expect(ann.end.get_by_role("table")).to_be_visible()
    # The sheet is on the table above; the score has the full width.
    expect(ann.end.get_by_role("img")).to_have_count(0)
    assert ann.end.get_by_role("table").evaluate("(one) => one.offsetWidth") > 300


def test_a_walk_alone_is_ended_after_one_question(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "me")
    Walker(ann).settled()
    ann.choose_in_menu("End the game")
    question = ann.page.get_by_role("dialog", name="End this game?")
    expect(question).to_contain_text("You cannot continue it later.")
    question.get_by_role("button", name="End the game", exact=True).click()
    expect(ann.end).to_be_visible()


def test_all_sheets_are_replayed_round_by_round(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "me", "bot:stroller")
    walker = Walker(ann)
    walker.settled()
    stroll(ann)
    expect(ann.end).to_be_visible()
    ann.press("Hide the result")
    expect(ann.moves.first).to_be_visible()
    rounds = ann.moves.count() - 1
    last = walker.state().squares

    # The first roll without drawings; then the drawings of all players, round by round.
    ann.page.keyboard.press("Home")
    expect(steps(ann)).to_contain_text("Start")
    expect(walker.sheet_of("Stroller")).to_have_accessible_name(re.compile("24 squares free"))
    assert len(walker.state().empty) == 24
    seen = [(walker.state().squares, walker.sheet_of("Stroller").evaluate(PICTURE))]
    for k in range(1, 4):
        ann.page.keyboard.press("ArrowRight")
        expect(steps(ann)).to_contain_text(f"Round {k} of {rounds}")
        expect(ann.page.get_by_text(f"Round {k} of {rounds}", exact=True).first).to_be_visible()
        seen.append((walker.state().squares, walker.sheet_of("Stroller").evaluate(PICTURE)))
        assert all(now != before for now, before in zip(seen[-1], seen[-2], strict=True))

    # A link leads to this position, an item of the list to another, End to the end.
    link = ann.page.url
    assert link.endswith("#move-3")
    eve = visitors.open(link.removeprefix(visitors.url))
    expect(steps(eve)).to_contain_text("Round 3 of ")
    assert Walker(eve).state().squares == seen[-1][0]
    ann.moves.nth(1).get_by_role("button").click()
    expect(steps(ann)).to_contain_text("Round 1 of ")
    ann.page.keyboard.press("End")
    expect(steps(ann)).to_contain_text(f"Round {rounds} of {rounds}")
    assert walker.state().squares == last
