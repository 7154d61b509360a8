"""A person against a bot, two people on one device, and people who watch."""

import random
import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import ViewportSize, expect

from .test_end import MOVING
from .visitors import PHONE, Visitor, Visitors, play, table_of_two

pytestmark = pytest.mark.browser

BOTS_FINISH = 120_000
"""Milliseconds in which two bots have surely played a game to its end."""


def test_a_game_against_a_bot_is_two_clicks_away_and_can_be_given_up(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.shot("home-wide-light")
    ann.page.get_by_role("radio", name="First steps for a first game").click()
    ann.way("bots").click()
    dice = random.Random(5)
    for _ in range(6):
        ann.turn(dice)
        if ann.ready().ended:
            break
    ann.shot("table-wide-light")
    if not ann.look().ended:
        ann.resign()
        expect(ann.end.get_by_role("heading")).to_have_text("You lose this one")
        expect(ann.end).to_contain_text("gave the game up")
    expect(ann.end).to_be_visible()


def test_a_step_can_be_taken_back_and_the_bot_gives_a_turn_back(visitors: Visitors) -> None:
    ann = visitors.come(None)
    ann.lay("me", "bot:first-steps")
    dice = random.Random(2)
    begin = ann.ready()

    # Within the turn, alone; before the first one there is nothing to ask for.
    ann.press("Menu")
    menu = ann.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="Offer a draw")).to_be_visible()
    expect(menu.get_by_role("button", name="Ask to take a turn back")).to_have_count(0)
    menu.get_by_role("button", name="Close").click()
    ann.choose(dice)
    # Who came late may have been told several steps of the bot as one: how many there were is not compared.
    assert replace(ann.step_back(), count=begin.count) == begin
    expect(ann.page.get_by_test_id("announcements")).to_contain_text("Taken back. Choose a current")

    # Across turns, by the kindness of the bot.
    ann.turn(dice)
    later = ann.ready()
    assert later != begin
    ann.wish("Ask to take a turn back")
    assert replace(ann.settled(later), count=begin.count) == begin


# Long words, told beside the buttons on a small laptop and on the buttons of a phone.
@pytest.mark.parametrize(
    ("size", "language"),
    [({"width": 1280, "height": 720}, "fr-FR"), (PHONE, "de-DE")],
    ids=["small laptop", "phone"],
)
def test_the_board_keeps_its_place_from_the_first_step_of_a_turn_to_its_end(
    visitors: Visitors, size: ViewportSize, language: str
) -> None:
    ann = visitors.come(None, size=size, language=language)
    ann.lay("me", "me")
    ann.several = True
    dice = random.Random(7)
    now = ann.ready()
    for _ in range(8):
        begun = ann.page.locator(".board").first.bounding_box()
        now = ann.choose(dice)
        while now.undo:
            assert ann.page.locator(".board").first.bounding_box() == begun, now.prompt
            ann.shot(f"own-turn-{size['width']}-{language}")
            now = ann.choose(dice)
        if now.ended:
            break


def test_a_long_name_stays_in_its_card(visitors: Visitors) -> None:
    ann = visitors.come(size={"width": 1280, "height": 720})
    ann.page.get_by_label("Your name").fill("Wilhelmina Wwwwwwwwwwwwww")
    ann.way("bots").click()
    ann.ready()
    who = ann.page.locator(".seat.you .who")
    expect(who.locator("strong")).to_have_text("Wilhelmina Wwwwwwwwwwwww you")
    assert who.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_two_people_play_a_whole_game_on_one_device(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_text("More options").first.click()
    ann.page.get_by_label("Second player on this device").fill("Ben")
    ann.way("device").click()
    ann.several = True
    prompts = set()
    dice = random.Random(4)
    now = ann.ready()
    # The goal stands on the table, by name where two share it.
    expect(ann.page.get_by_text("Bear here: the Eels win")).to_be_visible()
    expect(ann.page.get_by_text("Bear here: the Salmon win")).to_be_visible()
    while not now.ended:
        prompts.add(now.prompt.split(":")[0])
        if now.undo and dice.random() < 0.1:
            now = ann.step_back()
            continue
        # Whatever ends the game has said so before, and nothing else has.
        action = "" if now.confirm else dice.choice(now.choices)
        said = now.prompt if now.confirm else now.names[now.choices.index(action)]
        before = now
        (ann.choice(action) if action else ann.page.get_by_test_id("confirm")).click()
        now = ann.settled(before)
        assert now.ended == ("ends the game: " in said or "the game ends: " in said), said
    assert prompts == {"Ann (Eels)", "Ben (Salmon)"}
    expect(ann.end.get_by_role("heading")).to_have_text(re.compile("^(Ann wins|Ben wins|A draw)$"))


MORE_CAME = """(seen) => {
  const [place, count] = document.querySelector('[data-step]').dataset.step.split(' / ');
  const [before, known] = seen.split(' / ');
  return place === before && Number(count) > Number(known);
}"""
"""Moves were added, and the page looks where it looked."""


MORE_AHEAD = """() => {
  const [place, count] = document.querySelector('[data-step]').dataset.step.split(' / ');
  return Number(count) > Math.floor(Number(place)) + 1;
}"""
"""There is a move behind the next one, so that a step does not lead to the present."""
WENT_ON = "(seen) => document.querySelector('[data-step]').dataset.step.split(' / ')[0] !== seen.split(' / ')[0]"


def step_on(ann: Visitor) -> None:
    """Look at the next step, and wait until it is seen."""
    ann.page.wait_for_function(MORE_AHEAD)
    seen = ann.look().count
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_function(WENT_ON, arg=seen)


IS_OVER = """(table) => {
  fetch(`/api/v1/tables/${table}`).then((answer) => answer.json()).then(({ status }) => { window.told = status; });
  return window.told === 'over';
}"""
"""The house says that a match is over, whatever of it is being shown."""


def test_two_bots_are_watched_at_a_pace_and_play_on_by_themselves(visitors: Visitors) -> None:
    ann = visitors.come(motion=True)
    ann.way("watch").click()
    # One by one from the first on, each told with who made it.
    expect(ann.page.get_by_text(re.compile("plays the (blue|violet|green) current")).first).to_be_visible()
    assert not ann.look().can_act
    expect(ann.page.get_by_role("button", name="Say", exact=True)).to_have_count(0)
    ann.press("Pace of the moves: normal, 1×")

    # A pause stays where it is while the bots play on.
    ann.press("Pause the moves")
    ann.page.wait_for_function(MORE_CAME, arg=ann.look().count)
    # It is a show: neither the numbers nor the list say how it goes on, and each card names a level and its side, once.
    steps = ann.page.get_by_role("group", name="Step through the game")
    move = int(ann.look().count.split(".")[0])
    expect(steps).to_contain_text(f"Move {move}" if move else "The start")
    expect(steps).not_to_contain_text("/")
    expect(ann.moves).to_have_count(move + 1)
    # Of a move that is being shown the list tells what has been seen of it.
    step_on(ann)
    while not re.match(r"\d+\.1\b", ann.look().count):
        step_on(ann)
    expect(ann.moves.last).to_contain_text(re.compile("blue|violet|green"))
    expect(ann.moves.last).not_to_contain_text("→")
    move = int(ann.look().count.split(".")[0])
    for side in ("Eels", "Salmon"):
        expect(ann.page.get_by_role("region", name=f"First steps, {side}")).to_have_text(
            re.compile(rf"^\s*First steps {side}( to play)?\s*$")
        )
    ann.press("Play the moves")
    expect(ann.page.get_by_text(f"Move {move + 1}", exact=True).first).to_be_visible()

    # Who wants to see how it ends does, also when it ended long since: the last move is seen to its end, then the end is told.
    ann.page.wait_for_function(IS_OVER, arg=ann.table.removeprefix("/t/"), timeout=BOTS_FINISH, polling=500)
    ann.page.evaluate(MOVING)
    steps.get_by_role("button", name="To the end").click()
    expect(ann.end).to_be_visible()
    assert ann.page.evaluate("window.seen.panel") == 0

    # And whoever liked it sees the same bots again; who came later may look, and is not asked to lay tables.
    before = ann.table
    ben = visitors.come(before)
    expect(ben.end).to_be_visible()
    expect(ben.end.get_by_role("button", name="Watch another")).to_have_count(0)
    ann.end.get_by_role("button", name="Watch another").click()
    expect(ann.page).not_to_have_url(re.compile(f"{before}$"))
    expect(ann.page.get_by_text(re.compile("plays the (blue|violet|green) current")).first).to_be_visible()
    expect(ann.page.get_by_role("region", name="First steps, Salmon")).to_be_visible()


def test_a_spectator_sees_moves_as_they_happen_and_cannot_act(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    eve = visitors.come(ann.table)
    expect(ann.page.get_by_text("1 watching")).to_be_attached()
    play((ann, ben), random.Random(6), turns=2)
    expect(eve.moves).to_have_count(ann.moves.count())
    assert eve.moves.all_inner_texts() == ann.moves.all_inner_texts()
    assert eve.reading == ann.reading

    assert not eve.look().can_act
    assert not eve.look().undo
    expect(eve.page.get_by_role("button", name="Say", exact=True)).to_have_count(0)
    eve.press("Menu")
    menu = eve.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("link", name="How to play")).to_be_visible()
    expect(menu.get_by_role("button", name="Resign")).to_have_count(0)
