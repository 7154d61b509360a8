"""People who build a river in their browsers: by mouse, by finger and by keys."""

from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from .visitors import WIDE, Visitor, Visitors

FLAT = "localStorage.setItem('rivage.aya', JSON.stringify({ drawing: 'flat', helper: false, follow: false }))"
"""Drawn from above: quicker than three dimensions where the processor must draw them. The camera stays put."""
FOLLOWING = FLAT.replace("follow: false", "follow: true")
"""The same, with the camera that follows the river."""

STANDS = 15.0
"""The middle of a standing domino is so high."""

SEEN = """() => {
  const { dominoes, animals, tiles } = document.querySelector('.picture').renderer.drawn();
  const rounded = (pose) => pose.map((value) => Math.round(value * 1000) / 1000 + 0);
  return {
    dominoes: Object.fromEntries([...dominoes].map(([id, pose]) => [id, rounded(pose)])),
    animals: Object.fromEntries([...animals].map(([key, pose]) => [key, rounded(pose)])),
    tiles: Object.fromEntries([...tiles].map(([id, { x, y, angle }]) => [id, rounded([x, y, angle])])),
  };
}"""
"""Where everything was drawn last."""

DRAWN = f"""async () => {{
  for (let wait = 2; wait > 0; wait--) await new Promise(requestAnimationFrame);
  return ({SEEN})();
}}"""
"""Where everything is drawn, once what was asked for before has been drawn: that is in the next frame."""

SCREEN = """([x, y]) => {
  const host = document.querySelector('.picture');
  const { left, top } = host.renderer.screenAt(x, y, 0);
  const box = host.getBoundingClientRect();
  return [box.left + left, box.top + top];
}"""
"""The point of the page that shows a place of the table."""


class Builder:
    """One page at a table of Aya, and a person before it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    # What is seen.

    def drawn(self) -> dict[str, dict[str, list[float]]]:
        """Poses of all that is drawn."""
        found: dict[str, dict[str, list[float]]] = self.page.evaluate(DRAWN)
        return found

    def expect_drawn(self, **counts: int) -> dict[str, dict[str, list[float]]]:
        """Wait until so many dominoes, animals, tiles are drawn."""
        self.page.wait_for_function(
            f"(counts) => {{ const seen = ({SEEN})(); "
            "return Object.entries(counts).every(([what, count]) => Object.keys(seen[what]).length === count); }",
            arg=counts,
        )
        return self.drawn()

    @property
    def near(self) -> Locator:
        """What is told beside the hand."""
        return self.page.get_by_test_id("near")

    def task(self, *tasks: str) -> str:
        """Wait until the hand is asked one of these; which it is."""
        bar = self.page.locator(", ".join(f'.bar[data-task="{task}"]' for task in tasks))
        expect(bar).to_have_count(1)
        found = bar.get_attribute("data-task")
        assert found is not None
        return found

    def button(self, name: str) -> Locator:
        """A button of the hand."""
        return self.page.get_by_test_id(name)

    # What is done.

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The point of the page that shows a place of the table."""
        self.page.wait_for_function("() => document.querySelector('.picture')?.renderer")
        left, top = self.page.evaluate(SCREEN, [x, y])
        return left, top

    def hover(self, x: float, y: float) -> None:
        """Hold what is in the hand over a place."""
        self.page.mouse.move(*self.at(x, y))

    def click(self, x: float, y: float) -> None:
        """Let it go there."""
        self.hover(x, y)
        self.page.mouse.click(*self.at(x, y))

    def drag(self, *places: tuple[float, float]) -> None:
        """Put a finger down on a place, carry it over others and lift it."""
        line = self.page.context.new_cdp_session(self.page)
        for number, (x, y) in enumerate(self.at(*place) for place in places):
            line.send(
                "Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": [{"x": x, "y": y}]}
            )
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()

    def keys(self, *keys: str) -> None:
        """Press keys at the table."""
        self.page.get_by_test_id("felt").focus()
        for key in keys:
            self.page.keyboard.press(key)

    def put(self, x: float, y: float, heading: float) -> None:
        """Place exactly, by numbers."""
        self.keys("g")
        form = self.page.get_by_role("dialog", name="Place by numbers")
        for label, value in (("To the right, mm", x), ("Up the table, mm", y), ("Looking, °", heading)):
            form.get_by_label(label).fill(str(value))
        form.get_by_role("button", name="Stand it").click()
        expect(form).to_have_count(0)

    def draw(self) -> str:
        """Draw a domino; what the hand is asked then."""
        self.task("draw")
        self.button("draw").click()
        return self.task("stand", "choose", "wait")

    def draw_until(self, wanted: str) -> None:
        """Draw, and keep in reserve what is not wanted, alone at the table: `stand` is any plain domino, `choose` a camera."""
        while self.draw() != wanted:
            self.button("reserve").click()

    def begin(self) -> None:
        """Lay the Start tile in the middle, its first domino looking to the right, and turn the hourglass."""
        self.task("start")
        self.put_start()
        self.button("flip").click()

    def put_start(self) -> None:
        """Lay the Start tile in the middle by the mouse."""
        self.click(0, 0)
        self.task("flip")


def come(
    visitors: Visitors,
    path: str | None = None,
    *,
    size: ViewportSize = WIDE,
    touch: bool = False,
    wishes: str = FLAT,
    **more: Any,
) -> Builder:
    """Somebody comes who sees the table drawn from above."""
    visitor = visitors.come(None, size=size, touch=touch, **more)
    visitor.page.context.add_init_script(wishes)
    if path is not None:
        visitor.visit(path)
    return Builder(visitor)


def sit(visitors: Visitors, path: str, name: str, **more: Any) -> Builder:
    """Somebody takes a free seat of a table."""
    builder = come(visitors, path, **more)
    builder.page.get_by_label("Your name").fill(name)
    builder.page.get_by_role("button", name="Sit down", exact=True).first.click()
    return builder


def lay(builder: Builder, *seats: str, **options: Any) -> str:
    """Lay a table, and go there; the table's path."""
    visitor = builder.visitor
    asked = visitor.page.context.request
    asked.get(f"{visitor.url}/api/v1/me")
    plan = [{"who": who, "name": "Ann"} for who in seats]
    made = asked.post(
        f"{visitor.url}/api/v1/tables", data={"game": "aya", "seats": plan, "options": {"game": {"patience": 0, **options}}}
    )
    assert made.status == 201, made.text()
    path = f"/t/{made.json()['id']}"
    visitor.visit(path)
    return path
