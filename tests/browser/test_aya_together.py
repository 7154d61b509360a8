"""Aya with several people: one shared table, visible hands, the pause, and a push that everybody watches to its end."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import RunningServer, running_server

from .builders import FOLLOWING, STANDS, Builder, create_table, open_table, sit
from .visitors import LARGE_PHONE, Visitors, apart, box

pytestmark = pytest.mark.browser

HASTY = (
    "import rivage.games.aya.rules.transitions as rules, rivage.games.aya.components as box; timer = rules.Timer; "
    "rules.Timer = lambda kind, number, seconds, *more: timer(kind, number, seconds // 10, *more); box.STOCKS.update({2: 3})"
)
"""The sand runs ten times faster, and the second of two players has three dominoes."""


@pytest.fixture
def fast_visitors(chromium: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Browsers on a server where a match takes half a minute."""
    with running_server(tmp_path, prelude=HASTY) as shared_server:
        visitors = Visitors(chromium, shared_server.url)
        yield visitors
        visitors.close()


def start_together(visitors: Visitors, **options: int) -> tuple[Builder, Builder]:
    """Ann on a wide screen, whose turn it is, and Ben on a phone. The Start tile lies and the sand runs."""
    ann = open_table(visitors)
    ben = sit(visitors, create_table(ann, "me", "open", **options), "Ben", size=LARGE_PHONE, touch=True, preferences=FOLLOWING)
    ann.task("first")
    ben.button("first").filter(has_text="Ann").tap()
    ann.task("start")
    ann.put_start()
    ben.expect_drawn(tiles=1)
    ben.button("flip").tap()
    return ann, ben


def assert_same_picture(*builders: Builder) -> None:
    """All screens show every piece in the same place."""
    first, *others = (builder.drawn() for builder in builders)
    for other in others:
        assert other == first


def test_two_people_build_talk_push_and_see_the_same_count(fast_visitors: Visitors) -> None:
    ann, ben = start_together(fast_visitors, glass=120)

    # Ben draws ahead of his turn; Ann places the first domino.
    ben.button("draw").tap()
    ben.task("wait")
    hold_plain_domino(ann)
    ann.hover(-14, 2)
    expect(ben.page.locator(".aya-label.hand")).to_have_text("Ann")
    ann.click(-14, 2)
    ben.expect_drawn(dominoes=1)

    # By touch: the piece hangs above the fingertip, stays where it is released, and a touch places it.
    if ben.task("stand", "choose") == "choose":
        ben.button("plain").tap()
    ben.page.get_by_test_id("felt").wait_for()
    ben.drag((10, -40), (5, -30), (3, -22))
    expect(ben.hint).to_be_visible()
    ben.expect_drawn(dominoes=1)
    if not ben.button("stand").is_enabled():
        ben.keys("n")
    ben.button("stand").tap()
    ann.expect_drawn(dominoes=2)
    assert_same_picture(ann, ben)

    the_pause(ann, ben)
    ann.button("flip").click()
    # Ben's last dominoes. The last one ends the building at once.
    ann.task("draw")
    hold_plain_domino(ann)
    ann.put(300, 200, 0)
    ben.task("draw")
    ben.button("draw").tap()
    if ben.task("stand", "choose") == "choose":
        ben.button("plain").tap()
    ben.keys("n")
    ben.button("stand").tap()
    ann.expect_drawn(dominoes=4)
    ben.button("draw").tap()
    the_push(ann, ben)


def hold_plain_domino(ann: Builder) -> None:
    """Hold an ordinary domino."""
    if ann.draw() == "choose":
        ann.button("plain").click()
    ann.task("stand")


def the_pause(ann: Builder, ben: Builder) -> None:
    """In the pause a plan is drawn by finger. It vanishes when the glass is turned."""
    expect(ann.page.get_by_test_id("sand")).to_be_visible()
    for one in (ann, ben):
        one.task("flip")
    ben.drag((-200, -100), (-150, -60), (-100, -100))
    expect(ben.page.get_by_role("button", name="Erase my lines")).to_be_visible()
    # Ann marks a place, and Ben sees her name.
    ann.page.mouse.dblclick(*ann.at(200, -100))
    expect(ben.page.locator(".aya-label.light").filter(has_text="Ann")).to_have_count(1)


def the_push(ann: Builder, ben: Builder) -> None:
    """Push one domino after the other until none stands. Both read the same count."""
    for number in range(8):
        pusher = (ann, ben)[number % 2]
        panel = pusher.page.get_by_test_id("aya-push")
        expect(panel.or_(pusher.visitor.end)).to_be_visible()
        if not panel.is_visible():
            break
        pusher.keys("n", "Enter")
        expect(panel).to_have_count(0)
    for one in (ann, ben):
        expect(one.visitor.end).to_be_visible()
    assert_same_picture(ann, ben)
    counts = [one.page.get_by_test_id("end").inner_text() for one in (ann, ben)]
    assert counts[0].split("\n")[0] == counts[1].split("\n")[0]
    ann.visitor.screenshot("aya-end")
    ben.visitor.screenshot("aya-end-phone")


def test_five_players_see_each_other_build_and_one_returns_in_mid_glass(visitors: Visitors) -> None:
    ann = open_table(visitors)
    path = create_table(ann, "me", "open", "open", "open", "open")
    others = [sit(visitors, path, name) for name in ("Ben", "Cleo", "Dan", "Eve")]
    everybody = [ann, *others]
    ann.button("first").filter(has_text="I’ll go first").click()
    ann.task("start")
    ann.put_start()
    others[3].button("flip").click()
    for number, one in enumerate(everybody, 1):
        hold_plain_domino(one)
        if number == 1:
            one.keys("n", "Enter")
        else:
            one.put(100 * number, 40 * number, 30 * number)
        for each in everybody:
            each.expect_drawn(dominoes=number)
    assert_same_picture(*everybody)

    # After a reload the player holds the same domino and sees the same table.
    eve = others[3]
    eve.button("draw").click()
    eve.task("wait")
    held = eve.page.locator("li.you .has").inner_html()
    eve.page.reload()
    eve.task("wait")
    eve.expect_drawn(dominoes=5, tiles=1)
    assert_same_picture(ann, eve)
    assert eve.page.locator("li.you .has").inner_html() == held


def test_a_call_appears_at_the_callers_hand_in_each_players_language(visitors: Visitors) -> None:
    ann = open_table(visitors)
    path = create_table(ann, "me", "open")
    ben = open_table(visitors, path, size=LARGE_PHONE, touch=True, language="de-DE")
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Mitspielen", exact=True).first.click()
    ann.button("first").filter(has_text="I’ll go first").click()
    ann.task("start")
    ann.put_start()
    watcher = open_table(visitors, path)
    expect(watcher.page.get_by_test_id("felt")).to_be_visible()
    assert watcher.page.get_by_test_id("calls").count() == 0
    # The call that names the held domino is missing, because nobody holds one yet.
    expect(ann.page.get_by_test_id("calls").get_by_role("button")).to_have_count(3)
    ann.hover(40, -30)
    expect(ben.page.locator(".aya-label.hand").filter(has_text="Ann")).to_have_count(1)
    ann.page.get_by_test_id("calls").get_by_role("button", name="Mind the gap!").focus()
    ann.page.keyboard.press("Enter")
    for one, words in ((ann, "Mind the gap!"), (ben, "Achtet auf den Abstand!"), (watcher, "Mind the gap!")):
        expect(one.page.get_by_test_id("call")).to_have_text(words)
    expect(ben.page.get_by_test_id("announcements")).to_contain_text("Ann sagt: Achtet auf den Abstand!")
    expect(ben.page.get_by_test_id("call")).to_have_count(0, timeout=5000)
    # Ben has no mouse over the table, so his call is shown below his card.
    ben.button("flip").tap()
    ann.button("draw").click()
    ann.task("stand", "choose")
    ben.page.get_by_test_id("calls").get_by_role("button", name="Warte!").tap()
    called = ann.page.get_by_test_id("call")
    expect(called).to_have_text("Wait!")
    card = box(ann.page.locator("li[data-seat='1']"))
    assert box(called)["top"] >= card["bottom"]
    assert card["left"] < (box(called)["left"] + box(called)["right"]) / 2 < card["right"]
    # A key makes the call too, which names the held domino.
    ann.keys("6")
    expect(ben.page.get_by_test_id("call").filter(has_text="Ich habe")).to_have_count(1)


def test_a_marker_shows_where_others_build_off_screen_and_moves_the_camera(visitors: Visitors) -> None:
    ann = open_table(visitors)
    path = create_table(ann, "me", "open")
    ben = sit(visitors, path, "Ben", size=LARGE_PHONE, touch=True, preferences=FOLLOWING)
    ann.button("first").filter(has_text="I’ll go first").click()
    ann.task("start")
    ann.put_start()
    ben.button("flip").tap()
    ben.task("draw")
    # The river is not followed, so the camera does not return by itself.
    near = "() => { const { renderer } = document.querySelector('.picture');"
    ben.page.evaluate(near + " renderer.camera.zoom(5, renderer.screenAt(-500, -330, 0)); }")
    sign = ben.page.get_by_test_id("elsewhere")
    assert sign.count() == 0
    hold_plain_domino(ann)
    ann.put(450, 300, 0)
    expect(sign).to_have_accessible_name("Look where Ann is building")
    sign.tap()
    seen = "([x, y]) => { const { left, top } = document.querySelector('.picture').renderer.screenAt(x, y, 0);"
    seen += " return left > 0 && top > 0 && left < innerWidth && top < innerHeight / 2; }"
    ben.page.wait_for_function(seen, arg=[450, 300])
    # The marker disappears before its time is over.
    expect(sign).to_have_count(0, timeout=3000)


def test_the_sand_stands_still_while_the_server_is_down(own_server: RunningServer, own_visitors: Visitors) -> None:
    own_visitors.expect_server_loss()
    ann = open_table(own_visitors)
    create_table(ann, "me", hands="steady")
    ann.start_building()
    hold_plain_domino(ann)
    ann.keys("n", "Enter")
    ann.expect_drawn(dominoes=1)
    sand = ann.page.get_by_test_id("sand")
    banner = ann.page.get_by_text("Connection lost. Reconnecting…")

    own_server.kill()
    expect(banner).to_be_visible()
    before = seconds(sand.inner_text())
    stood = ann.page.evaluate("Date.now()")
    # An action during this time is not lost: a notice explains that nothing can be sent.
    expect(ann.button("draw")).to_be_disabled()
    # Longer than the browser needs to reconnect, so that the difference is measurable.
    ann.page.wait_for_function(f"() => Date.now() - {stood} > 6000")
    own_server.start()
    up = ann.page.evaluate("Date.now()")
    expect(banner).to_have_count(0)
    expect(ann.button("draw")).to_be_enabled()
    # From then on it runs, whether or not the browser has reconnected.
    since = (ann.page.evaluate("Date.now()") - up) / 1000
    after = seconds(sand.inner_text())
    assert before - after <= since + 3
    ann.expect_drawn(dominoes=1)
    hold_plain_domino(ann)
    ann.keys("n", "Enter")
    ann.expect_drawn(dominoes=2)


def seconds(text: str) -> int:
    """The remaining seconds of the sand."""
    minutes, _, rest = text.split(maxsplit=1)[0].partition(":")
    return int(minutes) * 60 + int(float(rest))


def test_a_fast_hand_topples_a_row_and_it_is_raised_again(visitors: Visitors) -> None:
    ann = open_table(visitors)
    create_table(ann, "me", hands="real")
    ann.start_building()
    for number in range(3):
        hold_plain_domino(ann)
        ann.put(20 * number, 150, 180)
        ann.expect_drawn(dominoes=number + 1)
    lift = ann.button("raise")
    stood = 3
    # Swing in from the right and release during the movement, just before the last domino. On a slow machine the hand may have
    # come to rest before the release: then the domino stands, and the next one is tried.
    while not lift.is_visible():
        hold_plain_domino(ann)
        stood += 1
        place = 40 + 13 * (stood - 3)
        start, end = ann.at(place + 200, 150), ann.at(place, 150)
        ann.page.keyboard.down("Alt")
        ann.page.mouse.move(*start)
        ann.page.mouse.move(*end, steps=4)
        ann.page.mouse.click(*end)
        ann.page.keyboard.up("Alt")
        ann.task("draw")
        # The result of the physics arrives a moment later, and nothing can be done before.
        expect(ann.button("draw")).to_be_enabled()
        assert stood < 12
    ann.visitor.screenshot("aya-fallen")
    fallen = int(re.sub(r"\D", "", lift.inner_text()))
    assert fallen >= 3
    for left in range(fallen - 1, -1, -1):
        lift.click()
        again = ann.page.locator('.bar[data-task="raise"]')
        ann.page.wait_for_function(f"() => !document.querySelector('[data-testid=raise]')?.textContent.includes('({left + 1} ')")
        # If another domino lies across its place, it is taken into the hand and placed nearby.
        if again.count():
            ann.button("stand").click()
        expect(lift.filter(has_text=f"({left + 1} ")).to_have_count(0)
    ann.expect_drawn(dominoes=stood)
    # The motion is played to its end.
    drawn = "[...document.querySelector('.picture').renderer.drawn().dominoes.values()]"
    ann.page.wait_for_function(f"() => {drawn}.every((pose) => Math.abs(pose[2] - {STANDS}) < 0.2)")


def test_only_the_player_of_a_turn_that_ran_out_gets_a_notice(fast_visitors: Visitors) -> None:
    ann, ben = start_together(fast_visitors, glass=600, patience=60)
    # Putting a domino aside herself causes no notice for Ann.
    ann.button("draw").click()
    ann.button("reserve").click()
    ben.button("draw").tap()
    expect(ben.page.get_by_role("region", name="Messages")).to_contain_text("the domino went to your reserve")
    expect(ann.page.get_by_role("region", name="Messages")).not_to_contain_text("Your time for this turn is up")
    # Ann lets her turn run out.
    expect(ann.page.get_by_role("region", name="Messages")).to_contain_text("Your time for this turn is up")
    # The notice covers neither the prompt nor the buttons, on a phone and on a wide screen.
    for one in (ann, ben):
        note = box(one.page.locator(".note").first)
        asked = one.page.locator(".bar").filter(has=one.visitor.prompt).last
        assert apart(note, box(asked))
        assert apart(note, box(one.page.locator(".bar[data-task]")))
