"""Visitors: browser pages with helper methods for the tests."""

import os
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

TIMEOUT_MS = 20_000
"""Timeout of every wait in milliseconds."""
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
LARGE_PHONE: ViewportSize = {"width": 390, "height": 844}
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}
SMALLEST: ViewportSize = {"width": 320, "height": 568}
CAREFUL = """if (location.protocol.startsWith('http') && !localStorage.getItem('rivage.settings'))
  localStorage.setItem('rivage.settings', '{"careful": true}')"""
"""JavaScript: the preference to confirm every move, unless the visitor has stored preferences already."""
ANY_SPEED = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
"""Network conditions with latency only: RIVAGE_SLOW=100 delays every response by 100 ms, which finds races."""

STATE = """() => {
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
"""JavaScript: the state of a page."""

WAIT_SETTLED = f"""([before, several, patience]) => new Promise((done, fail) => {{
  const look = {STATE};
  const began = Date.now();
  const again = () => {{
    const now = look();
    const sent = [...document.querySelectorAll('[data-testid="confirm"], [data-testid="undo"]')].some((one) => one.disabled);
    const known = document.querySelector('main [aria-busy="true"]') === null;
    const theirs = !several && !now.mine && now.prompt !== '';
    const offered = document.querySelector('button[data-action], button[data-group]') !== null;
    const settled = known && !sent && (now.ended || offered || now.confirm || theirs);
    if (settled && JSON.stringify(now) !== before) done(now);
    else if (Date.now() - began > patience) fail(new Error(`before: ${{before}} and still: ${{JSON.stringify(now)}}`));
    else setTimeout(again, 10);
  }};
  again();
}})"""
"""JavaScript: wait until the page has settled (every command is answered, the positions are fetched) and shows something new."""


class PageState(msgspec.Struct, frozen=True):
    """The state of a table's page."""

    prompt: str
    """The text of the prompt."""
    choices: list[str]
    """The actions of the buttons on the board."""
    names: list[str]
    """The labels of those buttons."""
    confirm: bool
    """The turn can be ended."""
    undo: bool
    """A step can be undone."""
    ended: bool
    """The result panel is shown."""
    mine: bool
    """The title of the page says that it is the player's turn."""
    count: str
    """The displayed move and step, and the number of moves, such as `4.2 / 12`; empty where there is no room for it."""

    @property
    def can_act(self) -> bool:
        """Whether the player can act."""
        return bool(self.choices) or self.confirm


class Visitor:
    """A page in a browser, with its user."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.hot_seat = False
        """Several seats are played from this page, so it is always somebody's turn here."""

    # Navigation.

    def visit(self, path: str = "/") -> "Visitor":
        """Open a path of the site."""
        self.page.goto(self.url + path)
        # The page has replaced the HTML that the server rendered.
        self.page.locator("[data-early]").wait_for(state="detached")
        return self

    def create_table(self, *seats: str, **options: Any) -> str:
        """Create a table, including those that no page offers, and open it; seats are `me`, `open` or `bot:<level>`.

        Returns the path of the table.
        """
        plan = [
            {"who": occupant, "name": f"Ann {number}" if seats.count("me") > 1 else "Ann"}
            for number, occupant in enumerate(seats, 1)
        ]
        requests = self.page.context.request
        requests.get(f"{self.url}/api/v1/me")
        response = requests.post(f"{self.url}/api/v1/tables", data={"game": "deep-river", "seats": plan, "options": options})
        assert response.status == 201, response.text()
        path = f"/t/{response.json()['id']}"
        self.visit(path)
        return path

    def way(self, way: str, game: str = "deep-river") -> Locator:
        """A button on the home page: `play`, `lesson`, `friends`, `bots`, `device`, `watch`, `alone`, `daily`, `duplicate`.

        Shows the further ways to play if it is one of them.
        """
        button = self.page.get_by_test_id(f"{way}-{game}")
        self.page.get_by_test_id(f"play-{game}").wait_for()
        if button.count() == 0:
            self.more_ways(game)
        return button

    def more_ways(self, game: str = "deep-river") -> Locator:
        """Show the further ways to play a game; returns the panel with them."""
        more = self.page.get_by_test_id(f"more-{game}")
        if more.get_attribute("aria-expanded") == "false":
            more.click()
        return self.page.locator(f"#more-{game}")

    def rename(self, name: str) -> None:
        """Set the player's name in the settings."""
        self.press("Settings")
        self.page.get_by_role("dialog").get_by_label("Your name").fill(name)
        self.page.keyboard.press("Escape")

    def sit(self, name: str) -> "Visitor":
        """Take the free seat of the current table."""
        self.page.get_by_label("Your name").fill(name)
        self.press("Join")
        return self

    def press(self, name: str) -> None:
        """Click a button by its exact name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def choose_in_menu(self, name: str) -> None:
        """Click an item in the menu of the table."""
        self.press("Menu")
        self.page.get_by_role("dialog", name="Menu").get_by_role("button", name=name).click()

    def resign(self) -> None:
        """Resign, and confirm it."""
        self.choose_in_menu("Resign")
        self.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign", exact=True).click()

    @property
    def table(self) -> str:
        """The path of the current table."""
        return re.sub(r"^.*(/t/[\w-]{22}).*$", r"\1", self.page.url)

    @property
    def end(self) -> Locator:
        """The result panel."""
        return self.page.get_by_test_id("end")

    @property
    def prompt(self) -> Locator:
        """The prompt."""
        return self.page.get_by_test_id("prompt")

    @property
    def moves(self) -> Locator:
        """The items of the list of moves."""
        return self.moves_in("Moves")

    def moves_in(self, title: str) -> Locator:
        """The items of the list of moves, by its title in another language."""
        return self.page.get_by_role("list", name=title, exact=True).locator("> li")

    @property
    def reading(self) -> list[str]:
        """The position as text for screen readers."""
        return self.page.get_by_role("region", name="The position, tile by tile").get_by_role("listitem").all_text_contents()

    def screenshot(self, name: str) -> None:
        """Save a screenshot in the folder RIVAGE_SHOTS, if it is set."""
        if folder := os.environ.get("RIVAGE_SHOTS"):
            self.page.screenshot(path=Path(folder) / f"{name}.png")

    # Playing.

    def state(self) -> PageState:
        """The current state of the page."""
        return msgspec.convert(self.page.evaluate(STATE), PageState)

    def settled(self, before: PageState | None = None) -> PageState:
        """The state of the page once it has settled; with `before`, once it differs from that."""
        known = msgspec.json.encode(before).decode() if before else ""
        return msgspec.convert(self.page.evaluate(WAIT_SETTLED, [known, self.hot_seat, TIMEOUT_MS]), PageState)

    def ready(self) -> PageState:
        """The state of the page once the player can act, or the match is over."""
        return msgspec.convert(self.page.evaluate(WAIT_SETTLED, ["", True, TIMEOUT_MS]), PageState)

    def choice(self, action: str) -> Locator:
        """The button of a choice (the first one if two equal pieces are one choice)."""
        return self.page.locator(f'button[data-action="{action}"]').first

    def choose(self, dice: random.Random, *, tap: bool = False) -> PageState:
        """Click one of the choices, or end the turn; returns the new state."""
        before = self.state()
        if before.confirm:
            target = self.page.get_by_test_id("confirm")
        else:
            target = self.choice(dice.choice(before.choices))
        if not tap:
            target.click()
        else:
            target.tap()
            # On the board the first tap shows the preview, the second one acts.
            if not before.confirm and target.get_attribute("aria-label"):
                expect(self.page.get_by_text("Tap again to choose it.")).to_be_visible()
                target.tap()
        return self.settled(before)

    def step_back(self) -> PageState:
        """Undo a step of the player's own turn."""
        before = self.state()
        self.page.get_by_test_id("undo").click()
        return self.settled(before)

    def turn(self, dice: random.Random, *, back: float = 0.0, tap: bool = False) -> PageState:
        """Play a whole turn, with a probability `back` of undoing each step."""
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
    """All visitors of one server in one test, and their console errors."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Parts of console errors that the test provokes."""
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []

    def open(
        self,
        path: str | None = "/",
        *,
        size: ViewportSize = WIDE,
        touch: bool = False,
        theme: Literal["light", "dark"] = "light",
        language: str = "en-GB",
        motion: bool = False,
        worker: bool = False,
        careful: bool = True,
    ) -> Visitor:
        """Open a page in a new browser context. Animations are disabled unless `motion`.

        With `careful` the visitor confirms every move, so that a test sees each step.
        With `worker` the service worker caches the site for offline use; otherwise every page comes from the server.
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
        context.set_default_timeout(TIMEOUT_MS)
        if careful:
            context.add_init_script(CAREFUL)
        self._contexts.append(context)
        visitor = self._tab(context)
        return visitor if path is None else visitor.visit(path)

    def second_tab(self, visitor: Visitor) -> Visitor:
        """Open the page of a visitor in a second tab."""
        tab = self._tab(visitor.page.context)
        tab.page.goto(visitor.page.url)
        return tab

    def expect_server_loss(self) -> None:
        """Accept the console errors of pages whose server is killed: requests under way are reset, later ones refused."""
        self.expected += ["ERR_CONNECTION_RESET", "ERR_CONNECTION_REFUSED", "WebSocket connection"]

    def close(self) -> None:
        """Close all pages. Fails on unexpected console errors."""
        for context in self._contexts:
            context.close()
        unexpected = [first for first in self.complaints if not any(piece in first for piece in self.expected)]
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
        # Caused by the test setup itself.
        if kind in {"error", "warning"} and "Service Worker registration blocked by Playwright" not in text:
            self._complain(f"{kind}: {text}")

    def _complain(self, text: str) -> None:
        self.complaints.append(text)
        # Shown even if the test fails before `close`.
        print(text)


def play(players: Sequence[Visitor], dice: random.Random, *, turns: int = 1_000, back: float = 0.0) -> int:
    """Play until the match is over, or for a number of turns; returns the number of turns played."""
    for played in range(turns):
        mover = wait_for_mover(players)
        if mover is None:
            return played
        mover.turn(dice, back=back)
    return turns


def wait_for_mover(players: Sequence[Visitor]) -> Visitor | None:
    """Wait for the visitor whose turn it is; None when the match is over for all.

    The pages may receive updates at different times.
    """
    while True:
        states = [player.settled() for player in players]
        if all(state.ended for state in states):
            return None
        for player, state in zip(players, states, strict=True):
            if state.can_act and not state.ended:
                return player


def table_of_two(visitors: Visitors, **options: Any) -> tuple[Visitor, Visitor]:
    """Ann, who plays the Eels, and Ben, who plays the Salmon, at a new table."""
    ann = visitors.open(None)
    ben = visitors.open(ann.create_table("me", "open", **options)).sit("Ben")
    return ann, ben


def box(of: Locator) -> dict[str, float]:
    """The bounding box of an element on the page."""
    found = of.bounding_box()
    assert found is not None
    return {"left": found["x"], "right": found["x"] + found["width"], "top": found["y"], "bottom": found["y"] + found["height"]}


def apart(first: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes do not overlap."""
    across = first["right"] <= other["left"] or other["right"] <= first["left"]
    return across or first["bottom"] <= other["top"] or other["bottom"] <= first["top"]
