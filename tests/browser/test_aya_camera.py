"""Aya's ghost and camera: a held piece starts on a legal spot on screen, and a view chosen by hand stays."""

from typing import Any

import pytest
from playwright.sync_api import Position, ViewportSize, expect

from .builders import FOLLOWING, Builder, create_table, open_table
from .visitors import LARGE_PHONE, LOW_PHONE, WIDE, Visitors, box

pytestmark = pytest.mark.browser

GHOST = """() => {
  const host = document.querySelector('.picture');
  const renderer = host?.renderer;
  if (!renderer) return null;
  const ghost = renderer.drawn().ghosts.findLast(({ piece }) => piece !== 'animal');
  if (!ghost) return null;
  const [x, y] = ghost.pose ?? [ghost.x, ghost.y];
  const { left, top } = renderer.screenAt(x, y, 0);
  const covered = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const box = host.getBoundingClientRect();
  return {
    x, y, piece: ghost.piece, turn: ghost.angle ?? ghost.pose.slice(3), tone: ghost.tone,
    seen: left > 0 && left < box.width && top > (covered('.top')?.bottom ?? 0) - box.top && top < covered('.bar').top - box.top,
  };
}"""
"""The held piece: its place, rotation and tone, and whether it is on screen and not covered."""
CAMERA_RESTS = """() => {
  const { camera } = document.querySelector('.picture').renderer;
  const now = JSON.stringify([camera.centre, camera.scale, camera.yaw]);
  const same = window.before === now;
  window.before = now;
  return same;
}"""


def ghost(ann: Builder) -> dict[str, Any]:
    """The held piece, as soon as it is shown and the camera rests."""
    ann.page.wait_for_function(f"() => ({GHOST})()")
    ann.page.wait_for_function(CAMERA_RESTS, polling=120)
    found: dict[str, Any] = ann.page.evaluate(GHOST)
    return found


def press(ann: Builder, name: str, touch: bool) -> None:
    """Click or tap a button of the hand."""
    if touch:
        ann.button(name).tap()
    else:
        ann.button(name).click()


BROUGHT = {"plain": ("stand",), "landscape": ("tile",), "animal": ("animal", "choose")}
"""The tasks that a hand may have after each choice for a camera domino."""


@pytest.mark.parametrize(("size", "touch"), [(WIDE, False), (LARGE_PHONE, True)], ids=["wide", "phone"])
def test_every_piece_starts_on_a_legal_spot_on_screen(visitors: Visitors, size: ViewportSize, touch: bool) -> None:
    ann = open_table(visitors, size=size, touch=touch, preferences=FOLLOWING)
    create_table(ann, "me")
    assert ghost(ann)["tone"] != "bad"
    press(ann, "stand", touch)
    press(ann, "flip", touch)
    kinds: list[str] = []
    for brings in ("plain", "landscape", "plain", "animal", "plain", "landscape", "plain", "animal", "plain", "plain"):
        if ann.draw() == "choose":
            # An animal is refused without a domino beside it; the camera domino is then used as an ordinary one.
            press(ann, brings, touch)
            if ann.task(*BROUGHT[brings]) == "choose":
                press(ann, "plain", touch)
        kinds.append(ann.task("stand", "tile", "animal"))
        for _ in range(2 if kinds[-1] == "tile" else 1):
            held = ghost(ann)
            assert held["tone"] != "bad", (kinds, held)
            assert held["seen"], (kinds, held)
            if touch:
                press(ann, "stand", touch)
            else:
                # The mouse stays at the placed piece, and the next piece must not be held over it.
                ann.click(held["x"], held["y"])
                if kinds[-1] == "tile":
                    kinds.append(ann.task("camera"))


WIDTH = "() => 15 / document.querySelector('.picture').renderer.camera.scale"
"""Width of a domino in pixels, in the middle of the picture."""
VIEW = """() => {
  const { camera } = document.querySelector('.picture').renderer;
  return [camera.centre.x, camera.centre.y, camera.scale, camera.yaw].map((value) => Math.round(value * 100));
}"""
"""The position of the camera."""
MOVE_CAMERA = """() => {
  const { camera } = document.querySelector('.picture').renderer;
  camera.zoom(0.7);
  camera.pan(30, 45);
}"""
"""Moves the camera like a person's gestures."""
BUTTONS = """() => Object.fromEntries(
  [...document.querySelectorAll('.side button, .side a, .bar[data-task] .row > button, .turns button')]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [one.dataset.testid ?? one.getAttribute('aria-label'), [left, top, width, height].map(Math.round)];
    }),
)"""
"""The place of each tool button on the page."""
CLOCKS = """() => ['10:00', '9:51', '0:08.8'].map((text) => {
  document.querySelector('.sand b').firstChild.data = text;
  return JSON.stringify([...document.querySelectorAll('.seats li, .strip, .side')].map((one) => one.getBoundingClientRect()));
})"""
"""The places of the seats and the tools, for clock texts of different lengths."""
DOMINOES_DRAWN = "document.querySelector('.picture').renderer.drawn().dominoes.size"
RIVER_IN_SIGHT = """() => {
  const host = document.querySelector('.picture');
  const box = host.getBoundingClientRect();
  const [x, y] = [...host.renderer.drawn().dominoes.values()].at(-1);
  const at = host.renderer.screenAt(x, y, 0);
  const bar = document.querySelector('.bar').getBoundingClientRect().top - box.top;
  const seats = document.querySelector('.top').getBoundingClientRect().bottom - box.top;
  return at.left > 0 && at.left < box.width && at.top > seats && at.top < bar;
}"""
"""Whether the newest domino is on screen and not covered."""


def wait_for_camera(ann: Builder) -> None:
    """Wait until the camera rests."""
    ann.page.wait_for_function(CAMERA_RESTS, polling=120)


def start_alone(visitors: Visitors, size: ViewportSize, touch: bool, **more: Any) -> Builder:
    """A player alone at a table whose hourglass runs."""
    ann = open_table(visitors, size=size, touch=touch, preferences=FOLLOWING, **more)
    create_table(ann, "me")
    return turn_hourglass(ann, touch)


def turn_hourglass(ann: Builder, touch: bool) -> Builder:
    """Place the Start tile at its first spot, and turn the hourglass."""
    press(ann, "stand", touch)
    press(ann, "flip", touch)
    ann.task("draw")
    wait_for_camera(ann)
    return ann


def build(ann: Builder, touch: bool) -> None:
    """Draw a domino and place it where it starts. A camera domino is used as an ordinary one."""
    if ann.draw() == "choose":
        press(ann, "plain", touch)
        ann.task("stand")
    ghost(ann)
    before = ann.page.evaluate(DOMINOES_DRAWN)
    press(ann, "stand", touch)
    ann.task("draw")
    # The buttons change with the server's answer, the picture with the next frame.
    ann.page.wait_for_function(f"(before) => {DOMINOES_DRAWN} > before", arg=before)


SCREENS = pytest.mark.parametrize(
    ("size", "touch"), [(WIDE, False), (LARGE_PHONE, True), (LOW_PHONE, True)], ids=["wide", "phone", "low"]
)


@SCREENS
def test_the_end_of_the_river_is_shown_close_up_in_the_own_turn(visitors: Visitors, size: ViewportSize, touch: bool) -> None:
    ann = start_alone(visitors, size, touch)
    assert ann.page.evaluate(WIDTH) > 20
    for _ in range(6):
        build(ann, touch)
        wait_for_camera(ann)
        assert ann.page.evaluate(WIDTH) > 20
        assert ann.page.evaluate(RIVER_IN_SIGHT)


@SCREENS
def test_a_view_chosen_by_hand_stays_until_the_river_is_followed(visitors: Visitors, size: ViewportSize, touch: bool) -> None:
    ann = start_alone(visitors, size, touch)
    river = ann.button("river")
    expect(river).to_have_attribute("aria-pressed", "true")
    ann.page.evaluate(MOVE_CAMERA)
    expect(river).to_have_attribute("aria-pressed", "false")
    chosen = ann.page.evaluate(VIEW)
    for _ in range(4):
        build(ann, touch)
        assert ann.page.evaluate(VIEW) == chosen
    press(ann, "river", touch)
    wait_for_camera(ann)
    expect(river).to_have_attribute("aria-pressed", "true")
    assert ann.page.evaluate(VIEW) != chosen
    assert ann.page.evaluate(RIVER_IN_SIGHT)


def test_the_whole_table_and_the_river_are_one_key_away(visitors: Visitors) -> None:
    ann = start_alone(visitors, WIDE, False)
    build(ann, False)
    near = ann.page.evaluate(VIEW)
    ann.keys("f")
    wait_for_camera(ann)
    whole = ann.page.evaluate(VIEW)
    assert whole != near
    assert ann.page.evaluate(WIDTH) < 15
    expect(ann.button("whole")).to_have_attribute("aria-pressed", "true")
    # The picture shows the whole table, so there is no map.
    expect(ann.button("minimap")).to_have_count(0)
    build(ann, False)
    assert ann.page.evaluate(VIEW) == whole
    ann.keys("c")
    wait_for_camera(ann)
    assert ann.page.evaluate(WIDTH) > 20
    ann.button("whole").click()
    wait_for_camera(ann)
    assert ann.page.evaluate(VIEW) == whole


@SCREENS
def test_a_touch_on_the_small_map_moves_the_camera_there(visitors: Visitors, size: ViewportSize, touch: bool) -> None:
    ann = start_alone(visitors, size, touch)
    for _ in range(2):
        build(ann, touch)
    small = ann.button("minimap")
    expect(small.locator("[data-piece=tile]")).to_have_count(1)
    expect(small.locator("[data-piece=domino]")).to_have_count(2)
    expect(ann.button("minimap-frame")).to_be_visible()
    place, tools, bar = box(small), box(ann.page.locator(".side")), box(ann.page.get_by_role("group", name="Your hand"))
    assert place["right"] < tools["left"]
    assert place["bottom"] < bar["top"]
    before = ann.page.evaluate(VIEW)
    corner = Position(x=(place["right"] - place["left"]) * 0.8, y=(place["bottom"] - place["top"]) * 0.8)
    if touch:
        small.tap(position=corner)
    else:
        small.click(position=corner)
    wait_for_camera(ann)
    there = ann.page.evaluate(VIEW)
    assert there[:2] != before[:2]
    assert there[2] == before[2]
    # The person asked for this place, so the view stays.
    build(ann, touch)
    assert ann.page.evaluate(VIEW) == there
    press(ann, "more", touch)
    press(ann, "map", touch)
    expect(small).to_have_count(0)


@SCREENS
def test_tool_buttons_keep_their_place_whatever_piece_is_held(visitors: Visitors, size: ViewportSize, touch: bool) -> None:
    ann = open_table(visitors, size=size, touch=touch, preferences=FOLLOWING)
    create_table(ann, "me")
    ann.task("start")
    places: dict[str, set[tuple[int, ...]]] = {}

    def record_places() -> None:
        for name, place in ann.page.evaluate(BUTTONS).items():
            places.setdefault(name, set()).add(tuple(place))

    # The length of the river is shown as soon as the Start tile lies.
    expect(ann.button("aya-river")).to_have_count(0)
    record_places()
    turn_hourglass(ann, touch)
    expect(ann.button("aya-river")).to_be_visible()
    record_places()
    wanted = {"stand", "choose", "garden"}
    for turn in range(40):
        asked = ann.draw()
        record_places()
        if asked == "choose":
            press(ann, "plain", touch)
            ann.task("stand")
            ghost(ann)
            record_places()
            press(ann, "stand" if turn < 12 else "leave", touch)
        else:
            ghost(ann)
            record_places()
            if ann.button("fork").count():
                wanted.discard("garden")
            press(ann, "stand" if turn < 12 else "reserve", touch)
        wanted.discard(asked)
        if asked == "choose" and turn >= 12:
            press(ann, "reserve", touch)
        ann.task("draw")
        record_places()
        if not wanted and turn > 6:
            break
    assert {"stand", "reserve", "draw", "take", "turn-left", "river", "whole", "more"} <= places.keys()
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


@SCREENS
def test_the_clock_of_the_last_seconds_does_not_move_the_seats(visitors: Visitors, size: ViewportSize, touch: bool) -> None:
    ann = open_table(visitors, size=size, touch=touch, preferences=FOLLOWING)
    create_table(ann, "me", "bot:apprentice", "bot:apprentice")
    ann.task("first")
    ann.button("first").first.click()
    turn_hourglass(ann, touch)
    assert len(set(ann.page.evaluate(CLOCKS))) == 1


def test_a_revealed_piece_is_shown_large_for_a_moment_without_blocking(visitors: Visitors) -> None:
    ann = start_alone(visitors, WIDE, False)
    ann.draw_until("choose")
    ann.button("landscape").click()
    shown = ann.button("reveal")
    expect(shown).to_be_visible()
    tile = shown.get_attribute("data-id")
    assert tile is not None
    width = box(shown)
    assert width["right"] - width["left"] >= 150
    # The click that closes the picture also turns the tile.
    held = ghost(ann)
    ann.button("turn-left").click()
    expect(shown).to_have_count(0)
    assert held["piece"] == "tile"
    ann.page.wait_for_function(
        f"(before) => {{ const held = ({GHOST})(); return held.piece === 'tile' && held.turn !== before; }}", arg=held["turn"]
    )
