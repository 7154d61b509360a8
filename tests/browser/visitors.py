"""People at their browsers, and what they do there."""

import os
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

WAIT = 20_000
"""Milliseconds after which somebody who waits has lost."""
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
LARGE_PHONE: ViewportSize = {"width": 390, "height": 844}
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}
SMALLEST: ViewportSize = {"width": 320, "height": 568}
ANY_SPEED = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
"""A line with no limit but lateness: RIVAGE_SLOW=100 makes every answer 100 ms late, so that what reads too early is found."""

LOOK = """() => {
  const part = (name) => document.querySelector(`[data-testid="${name}"]`);
  const free = (button) => button !== null && !button.disabled;
  return {
    prompt: part('prompt')?.textContent ?? '',
    choices: [...document.querySelectorAll('button[data-action]')].map((one) => one.dataset.action),
    names: [...document.querySelectorAll('button[data-action]')].map((one) => one.getAttribute('aria-label') ?? one.textContent),
    confirm: free(part('confirm')),
    undo: free(part('undo')),
    ended: part('end') !== null,
    mine: document.title.startsWith('●'),
    count: document.querySelector('[data-step]')?.dataset.step ?? '',
  };
}"""
"""What a page shows, in one look."""

SETTLE = f"""([before, several, patience]) => new Promise((done, fail) => {{
  const look = {LOOK};
  const began = Date.now();
  const again = () => {{
    const now = look();
    const sent = [...document.querySelectorAll('[data-testid="confirm"], [data-testid="undo"]')].some((one) => one.disabled);
    const known = document.querySelector('main [aria-busy="true"]') === null;
    const theirs = !several && !now.mine && now.prompt !== '';
    const settled = known && !sent && (now.ended || now.choices.length > 0 || now.confirm || theirs);
    if (settled && JSON.stringify(now) !== before) done(now);
    else if (Date.now() - began > patience) fail(new Error(`before: ${{before}} and still: ${{JSON.stringify(now)}}`));
    else setTimeout(again, 10);
  }};
  again();
}})"""
"""Wait until the page has come to rest (nothing sent is unanswered, the moves so far are known) and shows something new."""


class Look(msgspec.Struct, frozen=True):
    """What a page of a table shows."""

    prompt: str
    """The one sentence that says what to do."""
    choices: list[str]
    """The actions behind the buttons on the board."""
    names: list[str]
    """The names of those buttons."""
    confirm: bool
    """The turn can be ended."""
    undo: bool
    """A step can be taken back."""
    ended: bool
    """The end panel stands there."""
    mine: bool
    """The title of the page says that it is my turn."""
    count: str
    """Which step of which of how many moves is seen, such as `4.2 / 12`; empty where there is no room for it."""

    @property
    def can_act(self) -> bool:
        """There is something to do here."""
        return bool(self.choices) or self.confirm


class Visitor:
    """One page, and a person before it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.several = False
        """Several seats are played from this page, so it is always somebody's turn here."""

    # Coming and going.

    def visit(self, path: str = "/") -> "Visitor":
        """Open a page of the house."""
        self.page.goto(self.url + path)
        # What the server wrote for who reads early gives way to the page.
        self.page.locator("[data-early]").wait_for(state="detached")
        return self

    def lay(self, *seats: str, **options: Any) -> str:
        """Lay a table that no page offers, and go there; seats are `me`, `open` or `bot:<level>`. The table's path."""
        plan = [{"who": who, "name": f"Ann {number}" if seats.count("me") > 1 else "Ann"} for number, who in enumerate(seats, 1)]
        asked = self.page.context.request
        asked.get(f"{self.url}/api/v1/me")
        made = asked.post(f"{self.url}/api/v1/tables", data={"game": "deep-river", "seats": plan, "options": options})
        assert made.status == 201, made.text()
        path = f"/t/{made.json()['id']}"
        self.visit(path)
        return path

    def way(self, way: str, game: str = "deep-river") -> Locator:
        """The button of the home page for a way to play: `bots`, `friends`, `device`, `watch`, `alone`, `daily`, `duplicate`."""
        return self.page.get_by_test_id(f"{way}-{game}")

    def sit(self, name: str) -> "Visitor":
        """Take the free seat of the table this page is at."""
        self.page.get_by_label("Your name").fill(name)
        self.press("Sit down")
        return self

    def press(self, name: str) -> None:
        """Press a button by its exact name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def wish(self, name: str) -> None:
        """Ask for something from the menu of the table."""
        self.press("Menu")
        self.page.get_by_role("dialog", name="Menu").get_by_role("button", name=name).click()

    def resign(self) -> None:
        """Give the game up, and mean it."""
        self.wish("Resign")
        self.page.get_by_role("dialog", name="Give the game up?").get_by_role("button", name="Resign", exact=True).click()

    @property
    def table(self) -> str:
        """The path of the table this page is at."""
        return re.sub(r"^.*(/t/[\w-]{22}).*$", r"\1", self.page.url)

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        return self.page.get_by_test_id("end")

    @property
    def prompt(self) -> Locator:
        """The sentence that says what to do."""
        return self.page.get_by_test_id("prompt")

    @property
    def moves(self) -> Locator:
        """The lines of the list of moves."""
        return self.moves_in("Moves")

    def moves_in(self, title: str) -> Locator:
        """The same, where the list is called otherwise."""
        return self.page.get_by_role("list", name=title).get_by_role("listitem")

    @property
    def reading(self) -> list[str]:
        """The position as a screen reader tells it."""
        return self.page.get_by_role("region", name="The position, tile by tile").get_by_role("listitem").all_text_contents()

    def shot(self, name: str) -> None:
        """Keep a picture for people who want to look, in the folder RIVAGE_SHOTS."""
        if folder := os.environ.get("RIVAGE_SHOTS"):
            self.page.screenshot(path=Path(folder) / f"{name}.png")

    # Playing.

    def look(self) -> Look:
        """What the page shows now."""
        return msgspec.convert(self.page.evaluate(LOOK), Look)

    def settled(self, before: Look | None = None) -> Look:
        """What the page shows when it has come to rest; with `before`, when it has come to rest at something else."""
        known = msgspec.json.encode(before).decode() if before else ""
        return msgspec.convert(self.page.evaluate(SETTLE, [known, self.several, WAIT]), Look)

    def ready(self) -> Look:
        """What the page shows when there is something to do here, or the game is over."""
        return msgspec.convert(self.page.evaluate(SETTLE, ["", True, WAIT]), Look)

    def choice(self, action: str) -> Locator:
        """The button of a choice (the first of them where two equal pieces are one choice)."""
        return self.page.locator(f'button[data-action="{action}"]').first

    def choose(self, dice: random.Random, *, tap: bool = False) -> Look:
        """Press one of the choices, or the end of the turn; what comes of it."""
        before = self.look()
        if before.confirm:
            target = self.page.get_by_test_id("confirm")
        else:
            target = self.choice(dice.choice(before.choices))
        if not tap:
            target.click()
        else:
            target.tap()
            # On the board the first tap shows what would happen, the second does it.
            if not before.confirm and target.get_attribute("aria-label"):
                expect(self.page.get_by_text("Tap again to choose it.")).to_be_visible()
                target.tap()
        return self.settled(before)

    def step_back(self) -> Look:
        """Take back a step of one's own turn."""
        before = self.look()
        self.page.get_by_test_id("undo").click()
        return self.settled(before)

    def turn(self, dice: random.Random, *, back: float = 0.0, tap: bool = False) -> Look:
        """Play one whole turn, with steps back now and then."""
        now = self.ready()
        while now.can_act and not now.ended:
            if now.undo and dice.random() < back:
                now = self.step_back()
                continue
            last = now.confirm
            now = self.choose(dice, tap=tap)
            if last:
                break
        return now


class Visitors:
    """Everybody who comes to one house in one test, and all that their browsers complain about."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Pieces of complaints that the test provokes."""
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        path: str | None = "/",
        *,
        size: ViewportSize = WIDE,
        touch: bool = False,
        theme: Literal["light", "dark"] = "light",
        language: str = "en-GB",
        motion: bool = False,
        worker: bool = False,
    ) -> Visitor:
        """Somebody opens a page in a browser of their own; what moves there does so at once, unless `motion` is wanted.

        With `worker` the house keeps itself in the browser, to be read without a line; else every page comes from the house.
        """
        context = self._chromium.new_context(
            viewport=size,
            has_touch=touch,
            is_mobile=touch,
            color_scheme=theme,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write", *(["notifications"] if worker else [])],
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(WAIT)
        self._contexts.append(context)
        visitor = self._tab(context)
        return visitor if path is None else visitor.visit(path)

    def second_tab(self, visitor: Visitor) -> Visitor:
        """The same person opens what they see in another tab."""
        tab = self._tab(visitor.page.context)
        tab.page.goto(visitor.page.url)
        return tab

    def leave(self) -> None:
        """Everybody goes home; nobody may have complained."""
        for context in self._contexts:
            context.close()
        unexpected = [one for one in self.complaints if not any(piece in one for piece in self.expected)]
        assert not unexpected, "\n".join(unexpected)

    def _tab(self, context: BrowserContext) -> Visitor:
        page = context.new_page()
        if slow := os.environ.get("RIVAGE_SLOW"):
            line = context.new_cdp_session(page)
            line.send("Network.enable")
            line.send("Network.emulateNetworkConditions", {**ANY_SPEED, "latency": float(slow)})
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self._complain(f"uncaught: {error}"))
        return Visitor(page, self.url)

    def _hear(self, kind: str, text: str) -> None:
        # The one complaint that is the tests' own.
        if kind in {"error", "warning"} and "Service Worker registration blocked by Playwright" not in text:
            self._complain(f"{kind}: {text}")

    def _complain(self, text: str) -> None:
        self.complaints.append(text)
        # A test that fails before everybody has gone home shows it too.
        print(text)


def play(players: Sequence[Visitor], dice: random.Random, *, turns: int = 1_000, back: float = 0.0) -> int:
    """Play by turns until the game is over or enough turns were played; how many were."""
    for played in range(turns):
        mover = wait_for_mover(players)
        if mover is None:
            return played
        mover.turn(dice, back=back)
    return turns


def wait_for_mover(players: Sequence[Visitor]) -> Visitor | None:
    """Whose turn it is; None when the game is over for all. News may still be on the way from one to the other."""
    while True:
        looks = [player.settled() for player in players]
        if all(look.ended for look in looks):
            return None
        for player, look in zip(players, looks, strict=True):
            if look.can_act and not look.ended:
                return player


def table_of_two(visitors: Visitors, **options: Any) -> tuple[Visitor, Visitor]:
    """Ann, who plays the Eels, and Ben, who plays the Salmon, at a table of their own."""
    ann = visitors.come(None)
    ben = visitors.come(ann.lay("me", "open", **options)).sit("Ben")
    return ann, ben


def box(of: Locator) -> dict[str, float]:
    """Where it is seen."""
    found = of.bounding_box()
    assert found is not None
    return {"left": found["x"], "right": found["x"] + found["width"], "top": found["y"], "bottom": found["y"] + found["height"]}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Neither lies over the other."""
    across = one["right"] <= other["left"] or other["right"] <= one["left"]
    return across or one["bottom"] <= other["top"] or other["bottom"] <= one["top"]
