"""Aya with several people: one table for all, hands that are seen, the pause, and one push that everybody sees to its end."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import RunningServer, running_server

from .builders import FOLLOWING, STANDS, Builder, come, lay, sit
from .visitors import LARGE_PHONE, Visitors, apart, box

pytestmark = pytest.mark.browser

HASTY = (
    "import rivage.games.aya.rules.transitions as rules, rivage.games.aya.components as box; timer = rules.Timer; "
    "rules.Timer = lambda kind, number, seconds, *more: timer(kind, number, seconds // 10, *more); box.STOCKS.update({2: 3})"
)
"""Sand runs ten times as fast, and three dominoes are all that the second of two players has."""


@pytest.fixture
def hasty(chromium: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """People in a house where a match takes half a minute."""
    with running_server(tmp_path, prelude=HASTY) as house:
        came = Visitors(chromium, house.url)
        yield came
        came.leave()


def begun(visitors: Visitors, **options: int) -> tuple[Builder, Builder]:
    """Ann at a wide screen, whose turn it is, and Ben on a phone: the Start tile lies, and the sand runs."""
    ann = come(visitors)
    ben = sit(visitors, lay(ann, "me", "open", **options), "Ben", size=LARGE_PHONE, touch=True, wishes=FOLLOWING)
    ann.task("first")
    ben.button("first").filter(has_text="Ann").tap()
    ann.task("start")
    ann.put_start()
    ben.expect_drawn(tiles=1)
    ben.button("flip").tap()
    return ann, ben


def same(*builders: Builder) -> None:
    """Everybody sees every piece in the same place."""
    first, *others = (builder.drawn() for builder in builders)
    for other in others:
        assert other == first


def test_two_people_build_talk_push_and_see_the_same_count(hasty: Visitors) -> None:
    ann, ben = begun(hasty, glass=120)

    # Ben draws ahead of his turn; Ann stands the first one.
    ben.button("draw").tap()
    ben.task("wait")
    plain(ann)
    ann.hover(-14, 2)
    expect(ben.page.locator(".aya-label.hand")).to_have_text("Ann")
    ann.click(-14, 2)
    ben.expect_drawn(dominoes=1)

    # By finger: it hangs above the fingertip, stays where it is let go, and stands at a touch.
    if ben.task("stand", "choose") == "choose":
        ben.button("plain").tap()
    ben.page.get_by_test_id("felt").wait_for()
    ben.drag((10, -40), (5, -30), (3, -22))
    expect(ben.near).to_be_visible()
    ben.expect_drawn(dominoes=1)
    if not ben.button("stand").is_enabled():
        ben.keys("n")
    ben.button("stand").tap()
    ann.expect_drawn(dominoes=2)
    same(ann, ben)

    the_pause(ann, ben)
    ann.button("flip").click()
    # His last but one, then his last: that ends the building at once.
    ann.task("draw")
    plain(ann)
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


def plain(ann: Builder) -> None:
    """A domino in hand that is to be stood."""
    if ann.draw() == "choose":
        ann.button("plain").click()
    ann.task("stand")


def the_pause(ann: Builder, ben: Builder) -> None:
    """Between the glasses a plan is drawn by finger, and it is gone when the glass is turned."""
    expect(ann.page.get_by_test_id("sand")).to_be_visible()
    for one in (ann, ben):
        one.task("flip")
    ben.drag((-200, -100), (-150, -60), (-100, -100))
    expect(ben.page.get_by_role("button", name="Rub out my lines")).to_be_visible()
    # Ann points something out: Ben sees who.
    ann.page.mouse.dblclick(*ann.at(200, -100))
    expect(ben.page.locator(".aya-label.light").filter(has_text="Ann")).to_have_count(1)


def the_push(ann: Builder, ben: Builder) -> None:
    """One after the other pushes until nothing stands; both read the same count."""
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
    same(ann, ben)
    counts = [one.page.get_by_test_id("end").inner_text() for one in (ann, ben)]
    assert counts[0].split("\n")[0] == counts[1].split("\n")[0]
    ann.visitor.shot("aya-end")
    ben.visitor.shot("aya-end-phone")


def test_five_sit_down_see_each_other_build_and_one_comes_back_in_mid_glass(visitors: Visitors) -> None:
    ann = come(visitors)
    path = lay(ann, "me", "open", "open", "open", "open")
    others = [sit(visitors, path, name) for name in ("Ben", "Cleo", "Dan", "Eve")]
    everybody = [ann, *others]
    ann.button("first").filter(has_text="I begin").click()
    ann.task("start")
    ann.put_start()
    others[3].button("flip").click()
    for number, one in enumerate(everybody, 1):
        plain(one)
        if number == 1:
            one.keys("n", "Enter")
        else:
            one.put(100 * number, 40 * number, 30 * number)
        for each in everybody:
            each.expect_drawn(dominoes=number)
    same(*everybody)

    # Who reloads the page has what they held, and sees what the others see.
    eve = others[3]
    eve.button("draw").click()
    eve.task("wait")
    held = eve.page.locator("li.you .has").inner_html()
    eve.page.reload()
    eve.task("wait")
    eve.expect_drawn(dominoes=5, tiles=1)
    same(ann, eve)
    assert eve.page.locator("li.you .has").inner_html() == held


def test_one_touch_calls_to_the_others_at_the_hand_and_in_their_language(visitors: Visitors) -> None:
    ann = come(visitors)
    path = lay(ann, "me", "open")
    ben = come(visitors, path, size=LARGE_PHONE, touch=True, language="de-DE")
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Hinsetzen", exact=True).first.click()
    ann.button("first").filter(has_text="I begin").click()
    ann.task("start")
    ann.put_start()
    watcher = come(visitors, path)
    expect(watcher.page.get_by_test_id("felt")).to_be_visible()
    assert watcher.page.get_by_test_id("calls").count() == 0
    # What is held has a name of its own: nobody holds anything yet.
    expect(ann.page.get_by_test_id("calls").get_by_role("button")).to_have_count(3)
    ann.hover(40, -30)
    expect(ben.page.locator(".aya-label.hand").filter(has_text="Ann")).to_have_count(1)
    ann.page.get_by_test_id("calls").get_by_role("button", name="Mind the gap!").focus()
    ann.page.keyboard.press("Enter")
    for one, words in ((ann, "Mind the gap!"), (ben, "Achtet auf den Abstand!"), (watcher, "Mind the gap!")):
        expect(one.page.get_by_test_id("call")).to_have_text(words)
    expect(ben.page.get_by_test_id("announcements")).to_contain_text("Ann sagt: Achtet auf den Abstand!")
    expect(ben.page.get_by_test_id("call")).to_have_count(0, timeout=5000)
    # Ben has no mouse over the table: his call is below his card.
    ben.button("flip").tap()
    ann.button("draw").click()
    ann.task("stand", "choose")
    ben.page.get_by_test_id("calls").get_by_role("button", name="Warte!").tap()
    called = ann.page.get_by_test_id("call")
    expect(called).to_have_text("Wait!")
    card = box(ann.page.locator("li[data-seat='1']"))
    assert box(called)["top"] >= card["bottom"]
    assert card["left"] < (box(called)["left"] + box(called)["right"]) / 2 < card["right"]
    # A key does it too, and tells which domino is held.
    ann.keys("6")
    expect(ben.page.get_by_test_id("call").filter(has_text="Ich habe")).to_have_count(1)


def test_who_builds_out_of_sight_is_pointed_at_and_one_touch_looks_there(visitors: Visitors) -> None:
    ann = come(visitors)
    path = lay(ann, "me", "open")
    ben = sit(visitors, path, "Ben", size=LARGE_PHONE, touch=True, wishes=FOLLOWING)
    ann.button("first").filter(has_text="I begin").click()
    ann.task("start")
    ann.put_start()
    ben.button("flip").tap()
    ben.task("draw")
    # He looks where he likes, so that nothing brings the table back by itself.
    near = "() => { const { renderer } = document.querySelector('.picture');"
    ben.page.evaluate(near + " renderer.camera.zoom(5, renderer.screenAt(-500, -330, 0)); }")
    sign = ben.page.get_by_test_id("elsewhere")
    assert sign.count() == 0
    plain(ann)
    ann.put(450, 300, 0)
    expect(sign).to_have_accessible_name("Look where Ann is building")
    sign.tap()
    seen = "([x, y]) => { const { left, top } = document.querySelector('.picture').renderer.screenAt(x, y, 0);"
    seen += " return left > 0 && top > 0 && left < innerWidth && top < innerHeight / 2; }"
    ben.page.wait_for_function(seen, arg=[450, 300])
    # It does not wait until it is forgotten.
    expect(sign).to_have_count(0, timeout=3000)


def test_the_sand_stands_still_while_the_house_is_down(own_house: RunningServer, own_visitors: Visitors) -> None:
    own_visitors.expected += ["ERR_CONNECTION_REFUSED", "WebSocket connection"]
    ann = come(own_visitors)
    lay(ann, "me", hands="steady")
    ann.begin()
    plain(ann)
    ann.keys("n", "Enter")
    ann.expect_drawn(dominoes=1)
    sand = ann.page.get_by_test_id("sand")
    banner = ann.page.get_by_text("The line is down. Reconnecting…")

    own_house.kill()
    expect(banner).to_be_visible()
    before = seconds(sand.inner_text())
    stood = ann.page.evaluate("Date.now()")
    # What is begun meanwhile is not lost: it is told that nothing can be sent.
    expect(ann.button("draw")).to_be_disabled()
    # Long enough to be told from the moment until the browser has found the way back.
    ann.page.wait_for_function(f"() => Date.now() - {stood} > 6000")
    own_house.start()
    up = ann.page.evaluate("Date.now()")
    expect(banner).to_have_count(0)
    expect(ann.button("draw")).to_be_enabled()
    # From then on it runs, whether the browser has found the way back or not.
    since = (ann.page.evaluate("Date.now()") - up) / 1000
    after = seconds(sand.inner_text())
    assert before - after <= since + 3
    ann.expect_drawn(dominoes=1)
    plain(ann)
    ann.keys("n", "Enter")
    ann.expect_drawn(dominoes=2)


def seconds(text: str) -> int:
    """What is left of the sand."""
    minutes, _, rest = text.split(maxsplit=1)[0].partition(":")
    return int(minutes) * 60 + int(float(rest))


def test_a_hasty_hand_topples_a_row_and_it_is_raised_again(visitors: Visitors) -> None:
    ann = come(visitors)
    lay(ann, "me", hands="real")
    ann.begin()
    for number in range(3):
        plain(ann)
        ann.put(20 * number, 150, 180)
        ann.expect_drawn(dominoes=number + 1)
    lift = ann.button("raise")
    stood = 3
    # From the right with a swing, and let go while it moves, just before the last one. A machine that is busy may be slow
    # enough for the hand to have come to rest: then it stands, and the next one is tried.
    while not lift.is_visible():
        plain(ann)
        stood += 1
        place = 40 + 13 * (stood - 3)
        start, end = ann.at(place + 200, 150), ann.at(place, 150)
        ann.page.keyboard.down("Alt")
        ann.page.mouse.move(*start)
        ann.page.mouse.move(*end, steps=4)
        ann.page.mouse.click(*end)
        ann.page.keyboard.up("Alt")
        ann.task("draw")
        # What physics makes of it is told a moment later: nothing can be done before.
        expect(ann.button("draw")).to_be_enabled()
        assert stood < 12
    ann.visitor.shot("aya-fallen")
    fallen = int(re.sub(r"\D", "", lift.inner_text()))
    assert fallen >= 3
    for left in range(fallen - 1, -1, -1):
        lift.click()
        again = ann.page.locator('.bar[data-task="raise"]')
        ann.page.wait_for_function(f"() => !document.querySelector('[data-testid=raise]')?.textContent.includes('({left + 1} ')")
        # Where another one lies across its place, it is taken in hand and stood nearby.
        if again.count():
            ann.button("stand").click()
        expect(lift.filter(has_text=f"({left + 1} ")).to_have_count(0)
    ann.expect_drawn(dominoes=stood)
    # What a hand did is seen to its end.
    drawn = "[...document.querySelector('.picture').renderer.drawn().dominoes.values()]"
    ann.page.wait_for_function(f"() => {drawn}.every((pose) => Math.abs(pose[2] - {STANDS}) < 0.2)")


def test_a_turn_that_runs_out_is_told_to_whose_it_was_and_to_nobody_else(hasty: Visitors) -> None:
    ann, ben = begun(hasty, glass=600, patience=60)
    # What Ann puts aside herself is no news to her.
    ann.button("draw").click()
    ann.button("reserve").click()
    ben.button("draw").tap()
    expect(ben.page.get_by_role("region", name="Messages")).to_contain_text("the domino lies on your reserve")
    expect(ann.page.get_by_role("region", name="Messages")).not_to_contain_text("Your time for this turn is over")
    # Ann, who waits for nothing, is late in her turn.
    expect(ann.page.get_by_role("region", name="Messages")).to_contain_text("Your time for this turn is over")
    # On a phone and on a wide screen it lies neither over what is asked nor over what can be done.
    for one in (ann, ben):
        note = box(one.page.locator(".note").first)
        asked = one.page.locator(".bar").filter(has=one.visitor.prompt).last
        assert apart(note, box(asked))
        assert apart(note, box(one.page.locator(".bar[data-task]")))
