"""Text mode: for games without a board, and for players who prefer it."""

import random
import re
from typing import Literal

import pytest
from playwright.sync_api import Route, expect

from .test_axe import check
from .visitors import LARGE_PHONE, Visitor, Visitors
from .words import words

pytestmark = pytest.mark.browser


def create_table(visitor: Visitor, game: str, *seats: str) -> None:
    """Create a table of a game and open it."""
    requests = visitor.page.context.request
    requests.get(f"{visitor.url}/api/v1/me")
    plan = [{"who": occupant, "name": "Ann"} for occupant in seats]
    response = requests.post(f"{visitor.url}/api/v1/tables", data={"game": game, "seats": plan, "options": {}})
    assert response.status == 201, response.text()
    visitor.visit(f"/t/{response.json()['id']}")


def prefer_text_mode(visitor: Visitor) -> Visitor:
    """Set the preference for text mode."""
    visitor.page.context.add_init_script("localStorage.setItem('rivage.settings', JSON.stringify({ byWords: true }))")
    return visitor


def create_text_table(visitor: Visitor, game: str, *seats: str) -> None:
    """Create a table and play it in text mode."""
    create_table(prefer_text_mode(visitor), game, *seats)


def test_a_few_turns_of_deep_river_are_played_in_text_mode(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "deep-river", "me", "bot:first-steps")
    ann.ready()
    ann.choose_in_menu("Play by words")
    board = ann.page.get_by_test_id("words")
    expect(board.get_by_role("heading", name="How things stand")).to_be_visible()
    expect(board.get_by_text(re.compile("^The bear: "))).to_be_visible()
    now = ann.ready()
    assert now.names[0]
    assert now.names[0] != now.choices[0]
    dice = random.Random(5)
    for _ in range(3):
        ann.turn(dice)
    expect(board.get_by_role("heading", name="What happened last")).to_be_visible()
    # It applies to this table only: it can be switched off at once, and the next table has its board.
    ann.press("Show the board")
    expect(board).to_have_count(0)
    ann.choose_in_menu("Play by words")
    expect(board).to_be_visible()
    create_table(ann, "deep-river", "me", "bot:first-steps")
    expect(board).to_have_count(0)
    expect(ann.page.get_by_role("region", name="The position, tile by tile")).to_have_count(1)


def test_the_choices_are_navigated_by_keyboard_and_keep_the_focus(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "deep-river", "me", "me")
    ann.ready()
    ann.choose_in_menu("Play by words")
    list_of = ann.page.get_by_role("group", name="What you can do")
    first, *_, last = ann.ready().choices
    ann.choice(first).focus()
    ann.page.keyboard.press("End")
    expect(ann.choice(last)).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("Home")
    expect(ann.choice(first)).to_be_focused()
    letter = ann.ready().names[-1][0]
    ann.page.keyboard.press(letter)
    expect(list_of.locator("button:focus")).to_have_count(1)
    for _ in range(3):
        before = ann.ready()
        if before.confirm and not before.choices:
            ann.page.keyboard.press("c")
        else:
            ann.page.keyboard.press("Enter")
        after = ann.settled(before)
        if after.choices:
            expect(list_of.locator("button:focus")).to_have_count(1)


def test_a_key_works_as_soon_as_the_new_choices_are_shown(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "deep-river", "me", "me")
    ann.ready()
    ann.choose_in_menu("Play by words")
    before = ann.ready()
    requests: list[Route] = []

    def answer_once(route: Route) -> None:
        requests.append(route)
        if len(requests) == 1:
            route.continue_()

    # The list is requested once more than necessary; that response delays nobody.
    ann.page.route("**/words", answer_once)
    ann.choice(before.choices[0]).press("Enter")
    after = ann.settled(before)
    ann.page.keyboard.press("Enter")
    # The first key chose the current, the second the only choice left: the first fish in its nest.
    ann.page.get_by_test_id("words").get_by_text(re.compile(r"^A single (eel|salmon) swims from the ")).wait_for()
    for route in requests[1:]:
        route.continue_()
    assert ann.settled(after).choices != after.choices


def test_written_actions_are_performed_and_refusals_are_shown_beside_the_input(visitors: Visitors) -> None:
    # Text that is not understood is refused by the server, and the browser logs the refusal.
    visitors.expected.append("status of 400")
    # Two tabs upload the same preferences: the second one gets a conflict and retries.
    visitors.expected.append("status of 409")
    ann = visitors.open(None)
    create_table(ann, "deep-river", "me", "me")
    ann.ready()
    ann.choose_in_menu("Play by words")
    before = ann.ready()
    field = ann.page.get_by_label("Type a move")
    field.fill("zigzag")
    field.press("Enter")
    alert = ann.page.get_by_test_id("words").get_by_role("alert")
    # The first current choice is the example.
    expect(alert).to_contain_text(f"I can’t read “zigzag”. Try “{before.choices[0]}” (")
    expect(alert).to_be_in_viewport(ratio=1)
    field.fill("done")
    field.press("Enter")
    expect(alert).to_contain_text("The rules do not allow that now. Choose one of the moves offered.")
    expect(alert.get_by_role("link", name="Why?")).to_be_visible()
    assert ann.state() == before
    field.fill(before.choices[0])
    field.press("Enter")
    ann.settled(before)
    expect(field).to_have_value("")
    expect(alert).to_be_empty()

    # The match ends while she is writing: the input stays until it loses the focus, and no letter is handled as a shortcut.
    field.press_sequentially("per")
    visitors.second_tab(ann).resign()
    expect(ann.end).to_be_visible()
    ann.page.keyboard.type("haps")
    expect(field).to_have_value("perhaps")
    field.press("Enter")
    expect(alert).to_have_text("The game is over.")
    expect(ann.end).to_be_visible()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Tab")
    expect(field).to_have_count(0)


def test_the_choices_of_a_walk_are_listed_by_square_and_opened_by_keyboard(visitors: Visitors) -> None:
    visitors.expected.append("status of 400")
    ann = visitors.open(None, size=LARGE_PHONE, touch=True)
    create_text_table(ann, "walk-in-the-park", "me", "me")
    headings = ann.page.locator("button[data-group]")
    # A rolled ibis has one way for each square, so it has no headings.
    expect(headings.or_(ann.choice("B1=I")).first).to_be_visible()
    field = ann.page.get_by_label("Type a move")
    field.fill("B1 somehow")
    field.press("Enter")
    alert = ann.page.get_by_test_id("words").get_by_role("alert")
    expect(alert).to_contain_text("I can’t read “B1 somehow”. Try “B1=")
    expect(alert).to_be_in_viewport(ratio=1)
    if headings.count() == 0:
        return
    assert headings.count() == 24
    first = headings.first
    first.press("ArrowRight")
    expect(first).to_have_attribute("aria-expanded", "true")
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.locator('button[data-action^="A1="]').first).to_be_focused()
    ann.page.keyboard.press("ArrowLeft")
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-expanded", "false")
    # A letter goes to the next heading that begins with it.
    ann.page.keyboard.press("c")
    expect(ann.page.locator('button[data-group^="C1"]')).to_be_focused()
    ann.page.keyboard.press("Enter")
    choices = ann.page.locator('button[data-action^="C1="]')
    expect(choices.first).to_be_visible()
    check(ann, "words-walk-open")
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_test_id("confirm")).to_be_enabled()


def test_a_spectator_reads_the_position_and_has_no_choices(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_text_table(ann, "aya", "me", "me")
    watcher = prefer_text_mode(visitors.open(None)).visit(ann.table)
    board = watcher.page.get_by_test_id("words")
    expect(board.get_by_text("You are watching: there is nothing to choose.")).to_be_visible()
    expect(board.locator("button[data-action]")).to_have_count(0)
    expect(board.get_by_role("textbox")).to_have_count(0)


def test_aya_is_played_in_text_mode_with_a_bot(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_text_table(ann, "aya", "me", "bot:architect")
    board = ann.page.get_by_test_id("words")
    until_offered(ann, "first 0")
    expect(ann.choice("first 0")).to_have_text("Ann (you) goes first.")
    field = ann.page.get_by_label("Type a move")
    expect(field).to_have_accessible_description(re.compile("^In words, such as “player 1 begins”"))
    ann.choice("first 0").click()
    until_offered(ann, "start ")
    expect(field).to_have_accessible_description(re.compile("^In words, such as “start”"))
    expect(board.get_by_text("Next to play: Ann (you).")).to_be_visible()
    field.fill("start 0,0,0")
    field.press("Enter")
    until_offered(ann, "flip")
    ann.choice("flip").click()
    expect(board.get_by_role("timer").first).to_be_visible()
    placed = 0
    while placed < 3:
        offered = until_offered(ann, "place ", "draw", "take ")
        ann.choice(offered).click()
        placed += offered.startswith("place ")
        expect(board.get_by_text(DONE[offered.split(" ")[0]]).first).to_be_visible()
    ann.screenshot("words-aya")
    expect(ann.page.get_by_text("The rules do not allow that now")).to_have_count(0)


DONE = {
    "place": "Ann (you) stands a domino.",
    "draw": "Ann (you) draws a domino.",
    "take": "Ann (you) takes a domino from the reserve.",
}
"""Descriptions of Ann's actions."""


def until_offered(visitor: Visitor, *wanted: str) -> str:
    """Wait until an action with one of these beginnings can be chosen, and return it."""
    found = visitor.page.wait_for_function(
        """wanted => {
          const free = document.querySelectorAll('button[data-action][aria-disabled="false"]');
          const open = [...free].map((one) => one.dataset.action);
          return wanted.map((start) => open.find((action) => action.startsWith(start))).find(Boolean);
        }""",
        arg=list(wanted),
    )
    return str(found.json_value())


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "en"), ("light", "nl"), ("dark", "fr")])
def test_axe_finds_no_violation_in_text_mode(visitors: Visitors, theme: Literal["light", "dark"], language: str) -> None:
    say = words(language)
    ann = visitors.open(None, theme=theme, language=language)
    create_table(ann, "deep-river", "me", "me")
    ann.ready()
    ann.press(say["menu"])
    ann.page.get_by_role("dialog").get_by_role("button", name=say["words-play"]).click()
    ann.ready()
    check(ann, f"words-deep-river-{theme}-{language}")
    for game, level in (("walk-in-the-park", "stroller"), ("aya", "architect")):
        create_text_table(ann, game, "me", f"bot:{level}")
        ann.ready()
        check(ann, f"words-{game}-{theme}-{language}")


def test_on_a_phone_everything_is_within_reach(visitors: Visitors) -> None:
    ann = visitors.open(None, size=LARGE_PHONE, touch=True)
    create_text_table(ann, "aya", "me", "bot:architect")
    ann.ready()
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390
    heading = ann.page.get_by_role("heading", name="How things stand")
    heading.scroll_into_view_if_needed()
    expect(heading).to_be_in_viewport()
    ann.screenshot("words-phone")
