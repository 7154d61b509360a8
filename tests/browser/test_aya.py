"""Aya at the table: building a river by mouse, touch and keyboard."""

import pytest
from playwright.sync_api import expect

from .builders import STANDS, Builder, create_table, open_table
from .visitors import Visitors

pytestmark = pytest.mark.browser


def test_one_player_builds_by_mouse_and_keys_a_landscape_an_animal_and_a_fork(visitors: Visitors) -> None:
    ann = open_table(visitors)
    create_table(ann, "me")
    ann.task("start")
    expect(ann.visitor.prompt).to_contain_text("Lay the Start tile")
    ann.start_building()

    # The first domino snaps to its place on the Start tile, and a click places it.
    place_first_by_mouse(ann)
    # The predicted effect of the next domino is shown before it is placed.
    ann.draw_until("stand")
    predicted_effects(ann)
    place_by_keys(ann)
    place_landscape(ann)
    place_animal(ann)
    place_fork(ann)
    ann.visitor.screenshot("aya-alone")


def place_first_by_mouse(ann: Builder) -> None:
    ann.draw_until("stand")
    ann.hover(-14, 2)
    expect(ann.hint).to_have_text("Good: the first push goes here.")
    ann.click(-14, 2)
    seen = ann.expect_drawn(dominoes=1)
    # 17 mm before the middle of the tile, whose ports point to the right.
    assert seen["dominoes"]["1"] == [-17, 0, STANDS, 0, 0, 0, 1]


def predicted_effects(ann: Builder) -> None:
    ann.page.keyboard.down("Alt")
    for x, text in ((-15, "It would overlap domino 1."), (-4, "Too close to domino 1: 13 mm; 20 is better."), (30, "Too far: ")):
        ann.hover(x, 0)
        expect(ann.hint).to_contain_text(text)
    ann.page.keyboard.up("Alt")
    # A click on an illegal spot leaves the piece in the hand.
    ann.click(-17, 0)
    ann.task("stand")
    ann.expect_drawn(dominoes=1)


def place_by_keys(ann: Builder) -> None:
    ann.keys("n")
    expect(ann.hint).to_contain_text("Falls")
    ann.keys("ArrowRight", "Shift+ArrowRight", "Alt+ArrowLeft", "q", "Shift+E", "Enter")
    seen = ann.expect_drawn(dominoes=2)["dominoes"]["2"]
    # The arm to the left of the first domino begins at 0.5, 9, turned by 30 degrees.
    assert seen[:3] == [6.4, 9.0, STANDS]
    assert seen[5:] == [0.342, 0.94]
    # A standing domino can be turned in the player's own turn, with or without a domino in the hand.
    ann.click(6.4, 9)
    ann.page.get_by_role("group", name="Your hand").get_by_role("button", name="Rotate right").click()
    ann.page.wait_for_function("() => document.querySelector('.picture').renderer.drawn().dominoes.get(2)[5] < 0.3")
    ann.keys("Escape")


def place_landscape(ann: Builder) -> None:
    ann.draw_until("choose")
    expect(ann.visitor.prompt).to_contain_text("landscape, animal, or just a domino?")
    ann.button("landscape").click()
    ann.task("tile")
    ann.hover(-300, 0)
    expect(ann.hint).to_have_text("Room in front of every entrance.")
    ann.click(-300, 0)
    ann.task("camera")
    expect(ann.visitor.prompt).to_have_text("Now stand the camera domino in front of an entrance.")
    expect(ann.hint).to_have_text("In front of the entrance: now lead a river to it.")
    ann.button("stand").click()
    seen = ann.expect_drawn(dominoes=3, tiles=2)
    assert [-300, 0] in [tile[:2] for tile in seen["tiles"].values()]


def place_animal(ann: Builder) -> None:
    # A row for the animal to ride on, far from every tile.
    ann.draw_until("stand")
    ann.put(300, -200, 0)
    ann.expect_drawn(dominoes=4)
    ann.draw_until("choose")
    ann.button("animal").click()
    ann.task("animal")
    ann.click(318, -199)
    seen = ann.expect_drawn(dominoes=5, animals=1)
    assert seen["dominoes"]["5"][:3] == [320, -200, STANDS]
    (pose,) = seen["animals"].values()
    assert pose[:2] == [310, -200]
    assert pose[2] > 2 * STANDS


def place_fork(ann: Builder) -> None:
    fork = ann.button("fork")
    ann.draw()
    while not fork.is_visible():
        ann.button("reserve").click()
        ann.draw()
    fork.click()
    expect(ann.visitor.prompt).to_contain_text("As a fork, it topples two")
    ann.put(300, 200, 0)
    ann.expect_drawn(dominoes=6)
    for y in (206, 194):
        ann.draw_until("stand")
        ann.hover(319, y)
        expect(ann.hint).to_contain_text("Falls")
        ann.click(319, y)
    seen = ann.expect_drawn(dominoes=8)["dominoes"]
    assert sorted(seen[number][1] for number in ("7", "8")) == [190.4, 209.6]
