"""The home page offers every game, from the metadata of the server."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from rivage.games import ALL
from rivage.registry import lesson_of

from .visitors import LARGE_PHONE, LOW_PHONE, Visitor, Visitors, box
from .walkers import WALK
from .words import words

pytestmark = pytest.mark.browser


def card(visitor: Visitor, game: str) -> Locator:
    """The card of a game."""
    return visitor.page.get_by_role("region", name=words("en")[f"title-{game}"])


def request_of(visitor: Visitor, way: str, game: str) -> dict[str, Any]:
    """The request that the server receives when a way to play is chosen."""
    with visitor.page.expect_request(lambda request: request.method == "POST") as request:
        visitor.way(way, game).click()
    visitor.page.wait_for_url(re.compile("/(t|d)/"))
    return dict(request.value.post_data_json or {})


def test_every_game_has_a_card_with_its_levels_and_a_link_to_its_page(visitors: Visitors) -> None:
    ann = visitors.open()
    for game in ALL.values():
        own = card(ann, game.info.id)
        ann.more_ways(game.info.id)
        expect(own.get_by_role("radio", name=re.compile("."))).not_to_have_count(0)
        for level in game.info.bot_levels:
            expect(own.get_by_text(words("en")[f"bot-{game.info.id}-{level}"], exact=True)).to_be_visible()
        expect(own.get_by_role("link", name=re.compile("^How to play"))).to_have_attribute("href", f"/games/{game.info.id}")


def test_the_dark_theme_dims_the_picture_of_every_card(visitors: Visitors) -> None:
    ann = visitors.open(theme="dark")
    for game in ALL:
        picture = card(ann, game).locator("svg[viewBox^='0 0 320']").first
        assert picture.evaluate("(one) => getComputedStyle(one).filter") != "none", game


def test_no_built_in_game_is_limited_to_text_mode(visitors: Visitors) -> None:
    ann = visitors.open()
    for game in ALL.values():
        expect(card(ann, game.info.id).get_by_role("link", name=re.compile("^How to play"))).to_be_visible()
    expect(ann.page.get_by_text("you play it by words")).to_have_count(0)


def test_the_page_of_a_game_has_its_guide_and_credits(visitors: Visitors) -> None:
    ann = visitors.open("/games/aya")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("How to play Aya")
    expect(ann.page.get_by_role("heading", name="While the sand runs")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Dominoes with a camera")).to_be_visible()
    for credit in (*ALL["aya"].info.credits.designers, *ALL["aya"].info.credits.artists, ALL["aya"].info.credits.publisher):
        expect(ann.page.get_by_role("main")).to_contain_text(credit)
    expect(ann.page.get_by_role("main")).to_contain_text("This is an independent version")


def test_an_unknown_game_has_no_page(visitors: Visitors) -> None:
    visitors.expected.append("404 (Not Found)")
    ann = visitors.open("/games/chess")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("This path ends in the reeds")


def test_the_footer_is_at_the_lower_edge_of_a_short_page(visitors: Visitors) -> None:
    ann = visitors.open("/about", size={"width": 1280, "height": 1600})
    foot = ann.page.get_by_role("contentinfo")
    expect(foot).to_be_visible()
    assert foot.evaluate("(one) => Math.round(one.getBoundingClientRect().bottom)") == 1600
    # On a long page it is at the end.
    ann.page.set_viewport_size({"width": 1280, "height": 500})
    assert foot.evaluate("(one) => Math.round(one.getBoundingClientRect().top) > innerHeight")


def test_choices_on_a_card_are_sent_with_the_request_for_a_table(visitors: Visitors) -> None:
    ann = visitors.open()
    ann.rename("Ann")
    own = ann.more_ways()
    own.get_by_role("radio", name=re.compile("^Old bear")).check()
    own.get_by_text("More options").click()
    own.get_by_role("radio", name="Salmon").check()
    own.get_by_label("Clock").select_option(label="Custom…")
    own.get_by_label("Minutes for the game").fill("7")
    own.get_by_label("Seconds gained each turn").fill("3")
    own.get_by_label("Length").select_option(label="Two games, sides swapped")
    own.get_by_label("Which fish count when a stack scores").select_option(label="Only the top fish")
    own.get_by_role("checkbox", name=re.compile("^Pie rule")).check()
    assert request_of(ann, "bots", "deep-river") == {
        "game": "deep-river",
        "seats": [{"who": "bot:old-bear"}, {"who": "me", "name": "Ann"}],
        "options": {
            "game": {"stack_counts": "top", "first": "chance", "pie": True},
            "clock": {"t": "real", "base": 420, "increment": 3},
            "games": 2,
        },
    }


def test_the_number_of_players_and_the_options_are_sent_with_the_request(visitors: Visitors) -> None:
    ann = visitors.open()
    own = ann.more_ways(WALK)
    own.get_by_label("Walkers").select_option("5")
    own.get_by_text("More options").click()
    own.get_by_label("Time per round").select_option(label="2 minutes a round")
    own.get_by_label("Tie for most statues").select_option(label="every statue counts")
    request = request_of(ann, "friends", WALK)
    assert [seat["who"] for seat in request["seats"]] == ["me", "open", "open", "open", "open"]
    assert request["options"]["clock"] == {"t": "rounds", "seconds": 120}
    assert request["options"]["game"]["statue_tie"] == "each"


def test_the_level_of_each_game_is_remembered(visitors: Visitors) -> None:
    ann = visitors.open()
    ann.more_ways().get_by_role("radio", name=re.compile("^River guide")).check()
    ann.more_ways(WALK).get_by_role("radio", name=re.compile("^Botanist")).check()
    ann.visit("/")
    expect(ann.way("play")).to_contain_text("against River guide")
    for game, level in (("deep-river", "River guide"), (WALK, "Botanist"), ("aya", "Apprentice")):
        expect(ann.more_ways(game).get_by_role("radio", name=re.compile(f"^{level}"))).to_be_checked()


def test_open_tables_are_listed_by_turn_and_finished_ones_separately(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ann.create_table("me", "bot:first-steps")
    ann.ready()
    ann.resign()
    for _ in range(5):
        ann.create_table("me", "open")
    walk = ann.page.context.request.post(
        f"{visitors.url}/api/v1/tables",
        data={"game": WALK, "seats": [{"who": "me", "name": "Ann"}, {"who": "bot:stroller"}, {"who": "bot:stroller"}]},
    ).json()["id"]
    ann.visit("/")
    mine = ann.page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link").first).to_have_attribute("href", f"/t/{walk}")
    expect(mine.get_by_role("link").first).to_contain_text("with 2 × Stroller (bot)")
    expect(mine.get_by_role("link").first).to_contain_text("Your turn")
    expect(mine.get_by_role("link")).to_have_count(3)
    mine.get_by_role("button", name="All my tables (6)").click()
    expect(mine.get_by_role("link")).to_have_count(6)
    expect(mine.get_by_role("link").nth(3)).to_be_focused()
    past = ann.page.get_by_role("region", name="Finished").get_by_role("link")
    expect(past).to_have_text(re.compile(r"with Tadpole \(bot\).*You lost", re.DOTALL))


def test_the_guide_starts_a_table_and_links_to_the_card(visitors: Visitors) -> None:
    ann = visitors.open("/games/walk-in-the-park")
    with ann.page.expect_request(lambda request: request.method == "POST") as request:
        ann.page.get_by_role("button", name="Play A Walk in the Park").click()
    assert dict(request.value.post_data_json or {})["game"] == WALK
    ann.page.wait_for_url(re.compile("/t/"))
    ann.visit("/games/aya")
    ann.page.get_by_role("link", name="All ways to play").click()
    expect(card(ann, "aya").get_by_role("heading", level=2)).to_be_in_viewport()


def test_the_name_is_asked_for_when_inviting_and_not_before(visitors: Visitors) -> None:
    ann = visitors.open()
    expect(ann.way("play")).to_be_visible()
    expect(ann.page.get_by_label("Your name")).to_have_count(0)
    ann.way("play").click()
    ann.ready()
    expect(ann.page.get_by_label("Your name")).to_have_count(0)

    ann.visit("/").way("friends").click()
    field = ann.page.get_by_label("Your name")
    seat = ann.page.get_by_role("listitem").filter(has=ann.page.get_by_role("button", name="Leave"))
    expect(seat).to_contain_text(str(field.get_attribute("placeholder")))
    # Names are truncated by graphemes, and none is cut in two.
    family = "👨‍👩‍👧‍👦"
    field.fill(f"Ann {family}{'x' * 40}")
    expect(field).to_have_value(f"Ann {family}{'x' * 19}")
    field.fill(f"Ann {family}")
    field.press("Enter")
    expect(seat.get_by_text(f"Ann {family}", exact=True)).to_be_visible()
    ben = visitors.open(ann.table)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(f"Ann {family} invites you to play Deep River")

    # It is asked for once.
    ann.visit("/")
    assert request_of(ann, "friends", "deep-river")["seats"].count({"who": "me", "name": f"Ann {family}"}) == 1
    expect(ann.page.get_by_text(f"Ann {family}", exact=True)).to_be_visible()
    expect(ann.page.get_by_label("Your name")).to_have_count(0)


def test_each_card_has_one_main_button_and_it_starts_a_match(visitors: Visitors) -> None:
    ann = visitors.open()
    for game, second_line, others in (
        ("deep-river", "against Tadpole", ["bot:first-steps"]),
        (WALK, "against Stroller", ["bot:stroller"]),
        ("aya", "First river · with two bots", ["bot:apprentice", "bot:apprentice"]),
    ):
        expect(ann.way("play", game)).to_contain_text(second_line)
        for open_panel in (False, True):
            if open_panel:
                ann.more_ways(game)
            expect(card(ann, game).locator(".button.main")).to_have_count(1)
        request = request_of(ann, "play", game)
        assert sorted(seat["who"] for seat in request["seats"]) == [*others, "me"]
        ann.visit("/")


def test_play_repeats_the_last_match_and_the_lesson_is_beside_it_until_then(visitors: Visitors) -> None:
    ann = visitors.open()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Games by the water")
    lesson = lesson_of("deep-river")
    assert lesson is not None
    expect(ann.way("lesson")).to_contain_text(f"Learn in {lesson.minutes}\N{NO-BREAK SPACE}minutes")
    expect(ann.page.get_by_test_id("again")).to_have_count(0)
    ann.create_table("me", "bot:duckling", game={"pie": True})
    ann.ready()
    ann.resign()
    ann.visit("/")
    # A returning user is greeted with today's challenge and the place where they left off, without the poster.
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Welcome back")
    expect(ann.page.get_by_role("region", name="Today").get_by_role("link")).to_contain_text("Today’s walk")
    again = ann.page.get_by_role("region", name="Where you left off").get_by_role("button")
    expect(again).to_have_text(re.compile("Play again.*Deep River · against Duckling"))
    expect(ann.way("play")).to_contain_text("against Duckling")
    with ann.page.expect_request(lambda request: request.method == "POST") as request:
        again.click()
    ann.page.wait_for_url(re.compile("/t/"))
    asked = dict(request.value.post_data_json or {})
    assert sorted(seat["who"] for seat in asked["seats"]) == ["bot:duckling", "me"]
    assert asked["options"]["game"]["pie"] is True


@pytest.mark.parametrize("size", [LOW_PHONE, LARGE_PHONE], ids=["low", "large"])
def test_the_first_screen_of_a_phone_has_a_button_to_play(size: ViewportSize, visitors: Visitors) -> None:
    ann = visitors.open(size=size, touch=True)
    expect(ann.way("play")).to_be_in_viewport(ratio=1)
    # For a returning user it is the match in which it is their turn.
    path = ann.create_table("me", "me")
    ann.visit("/")
    mine = ann.page.get_by_role("region", name="My tables").get_by_role("link")
    expect(mine).to_have_attribute("href", path)
    expect(mine).to_be_in_viewport(ratio=1)


def test_the_other_ways_to_play_open_and_close_by_keyboard(visitors: Visitors) -> None:
    ann = visitors.open()
    keys = ann.page.keyboard
    more = ann.page.get_by_test_id("more-deep-river")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.focus()
    keys.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(more).to_be_focused()
    expect(ann.page.locator("#more-deep-river").get_by_role("button", name=re.compile("Two on one device"))).to_be_visible()
    # The links of the card and then the choices of the panel are next.
    focused = "document.activeElement.closest('#more-deep-river') !== null"
    for _ in range(6):
        keys.press("Tab")
        if ann.page.evaluate(focused):
            break
    assert ann.page.evaluate(focused)
    keys.press("Escape")
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(more).to_be_focused()
    # One panel is open at a time, and the pressed button stays in its place.
    ann.page.set_viewport_size(LARGE_PHONE)
    more.click()
    other = ann.page.get_by_test_id("more-aya")
    other.scroll_into_view_if_needed()
    before = box(other)["top"]
    other.click()
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(other).to_have_attribute("aria-expanded", "true")
    assert abs(box(other)["top"] - before) < 2


def test_signing_out_everywhere_else_needs_a_confirmation(visitors: Visitors) -> None:
    ann = visitors.open(None)
    path = ann.create_table("me", "open")
    other = visitors.open(None)
    (cookie,) = ann.page.context.cookies()
    other.page.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": visitors.url}])
    other.visit(path)
    expect(other.page.get_by_role("button", name="Leave")).to_be_visible()
    ann.visit("/me")
    ann.press("Sign out everywhere else")
    ann.press("Cancel")
    ann.press("Sign out everywhere else")
    ann.press("Sign the others out")
    expect(ann.page.get_by_text("You are now signed in on this browser only.").last).to_be_visible()
    ann.visit(path)
    expect(ann.page.get_by_role("button", name="Leave")).to_be_visible()
    # The copied cookie is revoked.
    other.page.reload()
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to play Deep River")
