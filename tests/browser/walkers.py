"""People who walk in the park: what their page shows, and how they draw on it."""

import asyncio
import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect
from tests.server.running import Line, Person

from rivage.server.identity import COOKIE

from .visitors import WAIT, Visitor

WALK = "walk-in-the-park"

LOOK = """() => {
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
"""What a page shows, in one look."""

SETTLE = f"""([before, patience]) => new Promise((done, fail) => {{
  const look = {LOOK};
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
"""Wait until nothing sent is unanswered and something else is asked than before: every word written changes what is asked."""


PICTURE = """(button) => {
  const marks = button.querySelector('.marks').cloneNode(true);
  marks.querySelectorAll('[data-lit]').forEach((one) => one.remove());
  return marks.innerHTML.replaceAll('<!---->', '');
}"""
"""What is drawn on a small sheet, whether or not it is lit just now."""


class Look(msgspec.Struct, frozen=True):
    """What a page of a walk shows."""

    prompt: str
    """The one sentence that says what to do."""
    squares: dict[str, str]
    """One's own sheet: every square as it is spoken."""
    bonuses: list[str]
    """Bonuses that may be ticked now."""
    full: bool
    """Nothing can be drawn any more."""
    confirm: bool
    """The round can be ended."""
    undo: bool
    """A word can be taken back."""
    ended: bool
    """The end panel stands there."""

    @property
    def empty(self) -> list[str]:
        """Squares with nothing on them."""
        return [name for name, spoken in self.squares.items() if spoken.startswith(f"{name}: empty.")]

    @property
    def promising(self) -> list[str]:
        """Empty squares beside what is joined to the cross-roads, or any when there are none."""
        joined = [name for name, spoken in self.squares.items() if re.search("joined to the cross-roads|printed", spoken)]
        return [name for name in self.empty if any(beside(name, other) for other in joined)] or self.empty


def beside(one: str, other: str) -> bool:
    """Two squares share a side."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


class Walker:
    """Somebody with a pencil."""

    def __init__(self, visitor: Visitor, dice: random.Random | None = None, *, tap: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._dice = dice or random.Random(7)
        self._tap = tap

    # Looking.

    def look(self) -> Look:
        """What the page shows now."""
        return msgspec.convert(self.page.evaluate(LOOK), Look)

    def settled(self, before: Look | None = None) -> Look:
        """What the page shows when it has come to rest; with `before`, when something else is asked than then."""
        return msgspec.convert(self.page.evaluate(SETTLE, [before.prompt if before else "", WAIT]), Look)

    def square(self, name: str) -> Locator:
        """A square of one's own sheet, whatever is on it."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))

    def sheet_of(self, name: str) -> Locator:
        """Somebody's sheet beside one's own: a small picture and a few words."""
        return self.page.get_by_role("button", name=f"Look at the sheet of {name}:")

    # Writing.

    def press(self, target: Locator) -> None:
        """With the mouse or a finger."""
        if self._tap:
            target.tap()
        else:
            target.click()

    def hold(self, square: str, *, turns: int = 0) -> None:
        """Hold the piece over a square, turned some quarters by further presses on it: nothing is written yet."""
        self.press(self.square(square))
        expect(self.square(square)).to_have_attribute("aria-selected", "true")
        for _ in range(turns):
            self.press(self.square(square))

    def write(self) -> Look:
        """Write what is held; what is asked then."""
        before = self.look()
        self.press(self.page.get_by_role("button", name="Draw it", exact=True))
        return self.settled(before)

    def step_back(self) -> Look:
        """Take back the last word."""
        before = self.look()
        self.press(self.page.get_by_role("button", name="Step back", exact=True))
        return self.settled(before)

    def confirm(self) -> Look:
        """Say that the round is finished."""
        before = self.look()
        self.press(self.page.get_by_role("button", name="End my turn", exact=True))
        return self.settled(before)

    def answer(self, now: Look) -> Look:
        """Do one thing that is asked: draw somewhere, tick a bonus."""
        if now.bonuses:
            self.press(self.page.locator(f'button[data-bonus="{self._dice.choice(now.bonuses)}"]'))
            return self.settled(now)
        if now.full:
            self.press(self.page.get_by_role("button", name="Nothing to draw", exact=True))
            return self.settled(now)
        self.hold(self._dice.choice(now.promising), turns=self._dice.choice((0, 0, 0, 1)))
        return self.write()

    def fill_in(self) -> Look:
        """Write all that is asked in this round, up to the question whether that is all."""
        now = self.settled()
        while not now.confirm:
            now = self.answer(now)
        return now

    def round(self) -> Look:
        """Play one whole round."""
        self.fill_in()
        return self.confirm()


def lay(visitor: Visitor, *seats: str, **options: Any) -> str:
    """Lay a table for a walk that no page offers, and go there; seats are `me`, `open` or `bot:<level>`. The table's id."""
    asked = visitor.page.context.request
    asked.get(f"{visitor.url}/api/v1/me")
    plan = [{"who": who, "name": "Ann"} if who == "me" else {"who": who} for who in seats]
    made = asked.post(f"{visitor.url}/api/v1/tables", data={"game": WALK, "seats": plan, "options": options})
    assert made.status == 201, made.text()
    table = str(made.json()["id"])
    visitor.visit(f"/t/{table}")
    return table


# Where many rounds would only repeat what was seen: the same person, without the page.

Stop = Callable[[dict[str, Any]], bool]


def stroll(*visitors: Visitor, rounds: int = 100, stop: Stop = lambda view: False) -> None:
    """Go on at the tables the visitors' pages are at, over lines of their own: to the end, for some rounds, or until a view."""
    asked = [(one.url, cookie_of(one), one.table.removeprefix("/t/")) for one in visitors]

    async def all_at_once() -> None:
        await asyncio.gather(*(_stroll(*each, rounds, stop) for each in asked))

    # In this thread Playwright's own loop runs.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(all_at_once())).result()


def cookie_of(visitor: Visitor) -> str:
    """The header by which the house knows somebody."""
    kept = {cookie.get("name"): cookie.get("value") for cookie in visitor.page.context.cookies()}
    return f"{COOKIE}={kept[COOKIE]}"


async def _stroll(url: str, cookie: str, table: str, rounds: int, stop: Stop) -> None:
    person = Person(url)
    try:
        async with person.at(table, cookie=cookie) as line:
            while rounds and not line.over and not stop(line.last["view"]):
                if not line.to_act:
                    await line.hear()
                    continue
                word = promising(line)
                answer = await line.act(word)
                if answer["t"] == "refusal":
                    # Somebody else has ended the round meanwhile.
                    assert answer["code"] == "turn.stale", answer
                    await line.say(t="resync")
                    await line.until("snapshot")
                else:
                    rounds -= word == "done"
    finally:
        person.close()


def promising(line: Line) -> str:
    """The first of the words that cause the most; no path is changed."""
    worth = {"visited": 4, "closed": 3, "joined": 1, "shut": -4}
    words = [choice for choice in line.last["view"]["choices"] if "+" not in choice["action"]]
    if any(word["action"] == "done" for word in words):
        return "done"
    best = max(words, key=lambda word: sum(worth.get(effect["t"], 0) for effect in word.get("effects", ())))
    return str(best["action"])
