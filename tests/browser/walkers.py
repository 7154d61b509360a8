"""Players of A Walk in the Park in their browsers: the state of their page, and how they draw."""

import asyncio
import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect
from tests.server.running import Person, TableClient

from rivage.server.identity import COOKIE

from .visitors import TIMEOUT_MS, Visitor

WALK = "walk-in-the-park"

STATE = """() => {
  const part = (name) => document.querySelector(`[data-testid="${name}"]`);
  const free = (button) => button !== null && !button.disabled;
  const cells = [...document.querySelectorAll('[role="gridcell"]')];
  return {
    prompt: part('prompt')?.textContent ?? '',
    squares: Object.fromEntries(cells.map((one) => [one.dataset.square, one.getAttribute('aria-label')])),
    bonuses: [...document.querySelectorAll('button[data-bonus]')].map((one) => one.dataset.bonus),
    full: part('pass') !== null,
    confirm: free(part('confirm')),
    undo: free(part('undo')),
    ended: part('end') !== null,
  };
}"""
"""JavaScript: the state of a page."""

WAIT_SETTLED = f"""([before, patience]) => new Promise((done, fail) => {{
  const look = {STATE};
  const began = Date.now();
  const again = () => {{
    const now = look();
    const sent = [...document.querySelectorAll('[data-testid="confirm"], [data-testid="undo"]')].some((one) => one.disabled);
    if (!sent && now.prompt !== '' && now.prompt !== before && Object.keys(now.squares).length > 0) done(now);
    else if (Date.now() - began > patience) fail(new Error(`before: ${{before}} and still: ${{JSON.stringify(now)}}`));
    else setTimeout(again, 10);
  }};
  again();
}})"""
"""JavaScript: wait until every command is answered and the prompt has changed, which every action causes."""


PICTURE = """(button) => {
  const marks = button.querySelector('.marks').cloneNode(true);
  marks.querySelectorAll('[data-lit]').forEach((one) => one.remove());
  return marks.innerHTML.replaceAll('<!---->', '');
}"""
"""JavaScript: the drawing on a small sheet, without highlights."""


class PageState(msgspec.Struct, frozen=True):
    """The state of a walk's page."""

    prompt: str
    """The text of the prompt."""
    squares: dict[str, str]
    """The player's own sheet: the label of every square."""
    bonuses: list[str]
    """Bonuses that can be ticked."""
    full: bool
    """No square is free."""
    confirm: bool
    """The round can be ended."""
    undo: bool
    """An action can be undone."""
    ended: bool
    """The result panel is shown."""

    @property
    def empty(self) -> list[str]:
        """Empty squares."""
        return [name for name, spoken in self.squares.items() if spoken.startswith(f"{name}: empty.")]

    @property
    def promising(self) -> list[str]:
        """Empty squares beside those connected to the crossroads, or any if there are none."""
        joined = [name for name, spoken in self.squares.items() if re.search("connected to the crossroads|printed", spoken)]
        return [name for name in self.empty if any(beside(name, other) for other in joined)] or self.empty


def beside(visitor: str, other: str) -> bool:
    """Whether two squares share a side."""
    return abs(ord(visitor[0]) - ord(other[0])) + abs(int(visitor[1]) - int(other[1])) == 1


class Walker:
    """A player with a pencil."""

    def __init__(self, visitor: Visitor, dice: random.Random | None = None, *, tap: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._dice = dice or random.Random(7)
        self._tap = tap

    # State.

    def state(self) -> PageState:
        """The current state of the page."""
        return msgspec.convert(self.page.evaluate(STATE), PageState)

    def settled(self, before: PageState | None = None) -> PageState:
        """The state of the page once it has settled; with `before`, once the prompt differs from that."""
        return msgspec.convert(self.page.evaluate(WAIT_SETTLED, [before.prompt if before else "", TIMEOUT_MS]), PageState)

    def square(self, name: str) -> Locator:
        """A square of the player's own sheet."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))

    def sheet_of(self, name: str) -> Locator:
        """The small sheet of another player with its label."""
        return self.page.get_by_role("button", name=f"Look at {name}’s map:")

    # Writing.

    def press(self, target: Locator) -> None:
        """Click or tap."""
        if self._tap:
            target.tap()
        else:
            target.click()

    def hold(self, square: str, *, turns: int = 0) -> None:
        """Place the piece on a square and rotate it by further presses, without writing it."""
        self.press(self.square(square))
        expect(self.square(square)).to_have_attribute("aria-selected", "true")
        for _ in range(turns):
            self.press(self.square(square))

    def draw(self, square: str, *, turns: int = 0) -> PageState:
        """Draw on a square; an ibis, which cannot be rotated, is drawn at once unless the player confirms every move."""
        before = self.state()
        if before.prompt.endswith("draw an ibis") or before.prompt == "Draw an ibis":
            self.press(self.square(square))
        else:
            self.hold(square, turns=turns)
            self.press(self.page.get_by_role("button", name="Draw it", exact=True))
        return self.settled(before)

    def write(self) -> PageState:
        """Write the placed piece; returns the new state."""
        before = self.state()
        self.press(self.page.get_by_role("button", name="Draw it", exact=True))
        return self.settled(before)

    def step_back(self) -> PageState:
        """Undo the last action."""
        before = self.state()
        self.press(self.page.get_by_role("button", name="Undo", exact=True))
        return self.settled(before)

    def confirm(self) -> PageState:
        """End the round."""
        before = self.state()
        self.press(self.page.get_by_role("button", name="Done", exact=True))
        return self.settled(before)

    def answer(self, now: PageState) -> PageState:
        """Perform one requested action: draw somewhere, or tick a bonus."""
        if now.bonuses:
            self.press(self.page.locator(f'button[data-bonus="{self._dice.choice(now.bonuses)}"]'))
            return self.settled(now)
        if now.full:
            self.press(self.page.get_by_role("button", name="Nothing to draw", exact=True))
            return self.settled(now)
        self.hold(self._dice.choice(now.promising), turns=self._dice.choice((0, 0, 0, 1)))
        return self.write()

    def fill_in(self) -> PageState:
        """Perform all actions of the round up to its confirmation."""
        now = self.settled()
        while not now.confirm:
            now = self.answer(now)
        return now

    def round(self) -> PageState:
        """Play one whole round."""
        self.fill_in()
        return self.confirm()


def create_table(visitor: Visitor, *seats: str, **options: Any) -> str:
    """Create a table for a walk, including those that no page offers, and open it; seats are `me`, `open` or `bot:<level>`.

    Returns the id of the table.
    """
    requests = visitor.page.context.request
    requests.get(f"{visitor.url}/api/v1/me")
    plan = [{"who": occupant, "name": "Ann"} if occupant == "me" else {"who": occupant} for occupant in seats]
    response = requests.post(f"{visitor.url}/api/v1/tables", data={"game": WALK, "seats": plan, "options": options})
    assert response.status == 201, response.text()
    table = str(response.json()["id"])
    visitor.visit(f"/t/{table}")
    return table


# Plays further rounds for the same player without the browser, where the page would only repeat itself.

Stop = Callable[[dict[str, Any]], bool]


def stroll(*visitors: Visitor, rounds: int = 100, stop: Stop = lambda view: False) -> None:
    """Play at the visitors' tables over separate WebSockets: to the end, for some rounds, or until a view."""
    requests = [(visitor.url, cookie_of(visitor), visitor.table.removeprefix("/t/")) for visitor in visitors]

    async def all_at_once() -> None:
        await asyncio.gather(*(_stroll(*each, rounds, stop) for each in requests))

    # Playwright runs an event loop in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(all_at_once())).result()


def cookie_of(visitor: Visitor) -> str:
    """The cookie header that authenticates a visitor."""
    cookies = {cookie.get("name"): cookie.get("value") for cookie in visitor.page.context.cookies()}
    return f"{COOKIE}={cookies[COOKIE]}"


async def _stroll(url: str, cookie: str, table: str, rounds: int, stop: Stop) -> None:
    person = Person(url)
    try:
        async with person.at(table, cookie=cookie) as line:
            while rounds and not line.over and not stop(line.last["view"]):
                if not line.to_act:
                    await line.receive()
                    continue
                word = promising(line)
                answer = await line.act(word)
                if answer["t"] == "refusal":
                    # Another player has ended the round in the meantime.
                    assert answer["code"] == "turn.stale", answer
                    await line.send(t="resync")
                    await line.wait_for("snapshot")
                else:
                    rounds -= word == "done"
    finally:
        person.close()


def promising(line: TableClient) -> str:
    """The first of the actions with the most effects; no path is changed."""
    worth = {"visited": 4, "closed": 3, "joined": 1, "shut": -4}
    words = [choice for choice in line.last["view"]["choices"] if "+" not in choice["action"]]
    if any(word["action"] == "done" for word in words):
        return "done"
    best = max(words, key=lambda word: sum(worth.get(effect["t"], 0) for effect in word.get("effects", ())))
    return str(best["action"])
