"""Aya's workshop: a table without a clock, by pointer, touch and keyboard."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .test_axe import check
from .visitors import LARGE_PHONE, PHONE, Visitor, Visitors, box

pytestmark = pytest.mark.browser

FROM_ABOVE = "localStorage.setItem('rivage.aya', JSON.stringify({drawing: 'flat'}))"
"""The flat renderer, which is faster without a graphics card."""
POSES = """async (host) => {
  for (let wait = 2; wait > 0; wait--) await new Promise(requestAnimationFrame);
  return [...host.renderer.drawn().dominoes];
}"""

ENDS = """({ renderer }) => {
  const poses = [...renderer.drawn().dominoes.values()];
  const [first, last] = [poses[0], poses.at(-1)].map(([x, y]) => renderer.screenAt(x, y));
  return { right: last.left - first.left, down: last.top - first.top };
}"""
"""Distance between the first and the last domino on the screen, in pixels."""

WATCH = """(host) => {
  const look = () => {
    const now = [host.querySelector('[data-testid=bar]').dataset.watching, host.querySelector('[data-testid=results]') !== null];
    if (String(now) !== String(window.seen.at(-1))) window.seen.push(now);
  };
  window.seen = [];
  new MutationObserver(look).observe(host, { attributes: true, childList: true, subtree: true });
  look();
}"""
"""Records the played motion, and whether the result was shown."""


def workshop(visitors: Visitors, path: str = "", **preferences: object) -> Visitor:
    """A visitor in the workshop."""
    ann = visitors.open(None, **preferences)  # type: ignore[arg-type]
    ann.page.add_init_script(FROM_ABOVE)
    ann.visit(f"/games/aya/workshop{path}")
    ann.page.locator("[data-testid=bar]").wait_for()
    return ann


def drawn(ann: Visitor) -> dict[int, list[float]]:
    """The drawn poses of the dominoes."""
    found = ann.page.locator(".picture").evaluate(POSES)
    return {int(number): pose for number, pose in found}


def push_and_wait(ann: Visitor) -> Locator:
    """Push, and wait until the result is shown."""
    ann.page.get_by_test_id("push").click()
    results = ann.page.get_by_test_id("results")
    results.wait_for()
    return results


def test_a_row_is_pushed_measured_and_set_up_again(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ann.page.add_init_script(FROM_ABOVE)
    ann.visit()
    ann.page.get_by_role("link", name=re.compile("^Workshop")).click()
    ann.page.get_by_test_id("push").wait_for()
    expect(ann.page).to_have_title("Aya: the workshop – Rivage")
    standing = drawn(ann)
    assert len(standing) == 40
    assert all(pose[2] == 15 for pose in standing.values())
    results = push_and_wait(ann)
    expect(results).to_contain_text("40 dominoes fell; none is left standing.")
    row = results.get_by_role("row").nth(1)
    expect(row).to_contain_text("14 mm")
    here, theory = (int(found) for found in re.findall(r"(\d+) mm/s", row.inner_text()))
    assert abs(here - theory) < 0.06 * theory
    expect(results).to_contain_text("Everything fell, and it is one river.")
    assert all(pose[2] < 12 for pose in drawn(ann).values())
    ann.page.get_by_test_id("reset").click()
    expect(results).to_have_count(0)
    assert drawn(ann) == standing
    # At a gap that is too wide only the first domino falls. The workshop explains it and highlights the place.
    knob = ann.page.get_by_test_id("knob")
    knob.focus()
    knob.press("End")
    expect(push_and_wait(ann)).to_contain_text("Domino 2 was 1.5 mm too far from domino 1.")
    ann.page.get_by_role("button", name=re.compile("too far")).click()
    expect(ann.page.get_by_role("button", name=re.compile("too far"))).to_have_attribute("aria-pressed", "true")
    # The second push continues from the result of the first one.
    expect(ann.page.get_by_test_id("push")).to_have_text("Push domino 2")
    push_and_wait(ann)
    expect(ann.page.get_by_test_id("push")).to_have_text("Push domino 3")


def test_the_result_of_a_push_is_shown_after_its_motion(visitors: Visitors) -> None:
    ann = workshop(visitors, motion=True)
    ann.page.locator(".workshop").evaluate(WATCH)
    ann.page.get_by_test_id("push").click()
    expect(ann.page.get_by_test_id("bar")).to_have_attribute("data-watching", "now")
    expect(ann.page.get_by_test_id("results")).to_be_visible()
    seen = ann.page.evaluate("window.seen")
    assert [told for _, told in seen[: seen.index(["now", False]) + 1]] == [False, False]
    assert seen[-1] == ["nothing", True]


def test_a_table_is_built_by_keys_saved_by_name_and_shared_by_its_link(visitors: Visitors) -> None:
    ann = workshop(visitors)
    ann.page.get_by_test_id("clear").click()
    ann.page.get_by_role("button", name="Start tile", exact=True).click()
    felt = ann.page.get_by_test_id("felt")
    felt.press("Enter")
    expect(ann.page.get_by_role("img", name=re.compile("1 tile,"))).to_be_visible()
    ann.page.get_by_role("button", name="Forest domino", exact=True).click()
    for _ in range(5):
        felt.press("n")
        felt.press("Enter")
    assert len(drawn(ann)) == 5
    felt.press("Escape")
    felt.press("Enter")
    expect(ann.page.get_by_test_id("results")).to_contain_text("dominoes fell")
    ann.page.get_by_role("textbox").fill("My start")
    ann.page.get_by_role("textbox").press("Enter")
    expect(ann.page.get_by_role("button", name="My start", exact=True)).to_be_visible()
    link = ann.page.get_by_test_id("share").get_attribute("data-link")
    assert link
    assert link == ann.page.url
    ben = workshop(visitors, link[link.index("#") :], language="fr")
    assert len(drawn(ben)) == 5
    # An invalid link shows the position of the error, and the workshop opens anyway.
    eve = workshop(visitors, "#v1:dforest_0,0,0_5,oops,0")
    expect(eve.page.get_by_role("alert")).to_contain_text("At character 20 it says “oops”: a whole number is expected there.")
    expect(eve.page.get_by_test_id("push")).to_be_enabled()
    visitors.expected.append("status of 400")
    bad = workshop(visitors, "#v1:dforest_0,0,0_10,0,0;p1")
    bad.page.get_by_test_id("push").click()
    expect(bad.page.get_by_role("alert")).to_contain_text("Domino 2 cannot stand there.")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_axe_finds_no_violation_in_the_workshop_and_a_phone_has_room_for_it(visitors: Visitors, language: str) -> None:
    theme = "dark" if language == "fr" else "light"
    ann = workshop(visitors, size=LARGE_PHONE, touch=True, language=language, theme=theme, motion=language == "en")
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390
    check(ann, f"workshop-{theme}-{language}")
    ann.page.locator("[data-example=turn]").tap()
    push_and_wait(ann)
    # The fall can be replayed.
    expect(ann.page.get_by_test_id("again")).to_be_visible()
    assert box(ann.page.get_by_test_id("reset"))["top"] == box(ann.page.get_by_test_id("again"))["top"]
    check(ann, f"workshop-results-{theme}-{language}")
    ann.screenshot(f"workshop-phone-{language}")


def test_a_row_is_not_turned_on_its_side_on_a_tall_phone(visitors: Visitors) -> None:
    # Turned on its side such a table would fill the picture best, but each domino would hide the next.
    ann = workshop(visitors, size={"width": 411, "height": 960}, touch=True)
    ends = ann.page.locator(".picture").evaluate(ENDS)
    assert ends["right"] > 200
    assert abs(ends["down"]) < 20


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "nl-NL"])
def test_on_a_phone_the_actions_for_a_standing_domino_take_one_row(visitors: Visitors, language: str) -> None:
    ann = workshop(visitors, size=PHONE, touch=True, language=language)

    def rows() -> int:
        places = [box(one) for one in ann.page.locator("[data-testid=bar] > .button").all()]
        assert max(one["right"] for one in places) <= PHONE["width"]
        return len({round(one["top"] + one["bottom"]) for one in places})

    assert rows() == 1
    ann.page.get_by_test_id("felt").focus()
    ann.page.keyboard.press("n")
    expect(ann.page.get_by_test_id("remove")).to_be_visible()
    assert rows() == 1
