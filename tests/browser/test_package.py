"""A game from an installed package: on the home page, played by mouse, keyboard and in text mode."""

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.examples.installing import install
from tests.server.running import RunningServer, running_server

from .visitors import Visitor, Visitors

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the package is installed."""
    return install("nim", tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def beach(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[RunningServer]:
    """A server with the package."""
    with running_server(tmp_path_factory.mktemp("beach"), sites=[site]) as server:
        yield server


@pytest.fixture
def guests(chromium: Browser, beach: RunningServer) -> Iterator[Visitors]:
    """Visitors of that server."""
    visitors = Visitors(chromium, beach.url)
    yield visitors
    visitors.close()


def test_it_is_on_the_home_page_and_played_by_mouse_to_the_end(guests: Visitors) -> None:
    ann = guests.open()
    expect(ann.page.get_by_role("heading", level=2, name="Nim")).to_be_visible()
    ann.way("play", "nim").click()
    expect(ann.page.get_by_role("group", name="Nim")).to_be_visible()
    dice = random.Random(3)
    while not (now := ann.ready()).ended:
        ann.choice(dice.choice(now.choices)).click()
        ann.settled(now)
    ann.screenshot("nim-end")
    expect(ann.end.get_by_text("The last pebble was taken, and that wins.")).to_be_visible()
    expect(ann.moves.first).to_contain_text("from heap")
    # The game draws no picture of its end, so the shared picture has texts only.
    ann.press("Share a picture")
    picture = ann.page.get_by_test_id("end-picture")
    expect(picture).to_have_attribute("data-painted", "true")
    expect(picture).to_have_accessible_name(re.compile("wins. .*The last pebble was taken, and that wins."))
    ann.page.keyboard.press("Escape")
    # The game has no chance actions, so there are no dice to verify.
    expect(ann.page.get_by_text("Check the dice")).to_have_count(0)


def test_it_is_played_by_keyboard_to_the_end(guests: Visitors) -> None:
    ann = guests.open()
    start = ann.way("play", "nim")
    expect(start).to_be_visible()
    tab_to(ann, '[data-testid="play-nim"]')
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("group", name="Nim")).to_be_visible()
    ann.ready()
    tab_to(ann, "button.nim-stone")
    while not (now := ann.ready()).ended:
        # Arrow keys move along the heaps; the focus stays on the board from turn to turn.
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("ArrowDown")
        assert ann.page.evaluate("document.activeElement.matches('button.nim-stone')")
        ann.page.keyboard.press("Enter")
        ann.settled(now)
    expect(ann.end).to_be_visible()


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until an element that matches `selector` has the focus."""
    for _ in range(100):
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with the Tab key")


def test_its_lesson_is_played_on_its_own_board(guests: Visitors) -> None:
    ann = guests.open()
    ann.way("lesson", "nim").click()
    lesson_text = ann.page.get_by_test_id("lesson-text")
    expect(lesson_text).to_contain_text("Take one pebble from heap A")
    ann.choice("B1").click()
    expect(lesson_text).to_contain_text("The rules allow that")
    ann.page.get_by_test_id("lesson-retry").click()
    ann.choice("A1").click()
    expect(lesson_text).to_contain_text("Take the last pebble")
    ann.choice("A1").click()
    expect(lesson_text).to_contain_text("Won.")
    ann.page.get_by_test_id("lesson-next").click()
    expect(ann.page.get_by_test_id("lesson-again")).to_be_visible()


def test_it_has_french_texts(guests: Visitors) -> None:
    ann = guests.open(language="fr")
    ann.way("play", "nim").click()
    expect(ann.prompt).to_have_text("Prenez des galets dans un seul tas")
    expect(ann.page.get_by_role("button", name="Prendre 1 galet dans le tas A")).to_be_visible()


def test_without_its_client_it_is_played_in_text_mode(chromium: Browser, site: Path, tmp_path: Path) -> None:
    bare = shutil.copytree(site, tmp_path / "bare")
    shutil.rmtree(bare / "rivage_nim" / "client")
    (tmp_path / "data").mkdir()
    with running_server(tmp_path / "data", sites=[bare]) as server:
        visitors = Visitors(chromium, server.url)
        ann = visitors.open()
        expect(ann.page.get_by_test_id("by-words-nim")).to_be_visible()
        ann.way("play", "nim").click()
        words = ann.page.get_by_test_id("words")
        expect(words.get_by_text("Heap A: 3 pebbles.")).to_be_visible()
        while not (now := ann.ready()).ended:
            assert now.names[0].startswith("Take 1 pebble from heap")
            words.get_by_role("button", name=now.names[0], exact=True).click()
            ann.settled(now)
        expect(ann.end.get_by_text("The last pebble was taken, and that wins.")).to_be_visible()
        visitors.close()


@pytest.mark.parametrize(
    ("client", "complaint"),
    [
        ("throw new Error('no luck');", "the client of nim could not be loaded"),
        ("export const game = { id: 'nim', board: { mount() { throw new Error('no luck') } } };", "the board of nim is broken"),
    ],
)
def test_a_client_that_fails_leaves_the_game_in_text_mode(
    chromium: Browser, site: Path, tmp_path: Path, client: str, complaint: str
) -> None:
    broken = shutil.copytree(site, tmp_path / "broken")
    (broken / "rivage_nim" / "client" / "index.js").write_text(client)
    (tmp_path / "data").mkdir()
    with running_server(tmp_path / "data", sites=[broken]) as server:
        visitors = Visitors(chromium, server.url)
        visitors.expected.append(complaint)
        ann = visitors.open()
        ann.way("play", "nim").click()
        expect(ann.page.get_by_text("The board of this game could not be loaded").first).to_be_visible()
        expect(ann.page.get_by_test_id("words").get_by_text("Heap A: 3 pebbles.")).to_be_visible()
        visitors.close()
