"""Players of Aya in their browsers: by mouse, touch and keyboard."""

from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from .visitors import WIDE, Visitor, Visitors

FLAT = "localStorage.setItem('rivage.aya', JSON.stringify({ drawing: 'flat', helper: false, follow: false }))"
"""Draw the table from above, which is faster than 3D with software rendering. The camera does not move."""
FOLLOWING = FLAT.replace("follow: false", "follow: true")
"""Like `FLAT`, with the camera that follows the river."""

STANDS = 15.0
"""Height of the centre of a standing domino in millimetres."""

SEEN = """() => {
  const { dominoes, animals, tiles } = document.querySelector('.picture').renderer.drawn();
  const rounded = (pose) => pose.map((value) => Math.round(value * 1000) / 1000 + 0);
  return {
    dominoes: Object.fromEntries([...dominoes].map(([id, pose]) => [id, rounded(pose)])),
    animals: Object.fromEntries([...animals].map(([key, pose]) => [key, rounded(pose)])),
    tiles: Object.fromEntries([...tiles].map(([id, { x, y, angle }]) => [id, rounded([x, y, angle])])),
  };
}"""
"""JavaScript: the poses in the last rendered frame."""

DRAWN = f"""async () => {{
  for (let wait = 2; wait > 0; wait--) await new Promise(requestAnimationFrame);
  return ({SEEN})();
}}"""
"""JavaScript: the poses once pending changes have been rendered, which happens in the next frame."""

SCREEN = """([x, y]) => {
  const host = document.querySelector('.picture');
  const { left, top } = host.renderer.screenAt(x, y, 0);
  const box = host.getBoundingClientRect();
  return [box.left + left, box.top + top];
}"""
"""JavaScript: the point of the page that shows a place of the table."""


class Builder:
    """A page at a table of Aya, with its player."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    # State of the page.

    def drawn(self) -> dict[str, dict[str, list[float]]]:
        """Poses of everything that is drawn."""
        found: dict[str, dict[str, list[float]]] = self.page.evaluate(DRAWN)
        return found

    def expect_drawn(self, **counts: int) -> dict[str, dict[str, list[float]]]:
        """Wait until these numbers of dominoes, animals and tiles are drawn."""
        self.page.wait_for_function(
            f"(counts) => {{ const seen = ({SEEN})(); "
            "return Object.entries(counts).every(([what, count]) => Object.keys(seen[what]).length === count); }",
            arg=counts,
        )
        return self.drawn()

    @property
    def hint(self) -> Locator:
        """The hint beside the carried piece."""
        return self.page.get_by_test_id("near")

    def task(self, *tasks: str) -> str:
        """Wait until the player is asked for one of these tasks, and return it."""
        bar = self.page.locator(", ".join(f'.bar[data-task="{task}"]' for task in tasks))
        expect(bar).to_have_count(1)
        found = bar.get_attribute("data-task")
        assert found is not None
        return found

    def button(self, name: str) -> Locator:
        """A button of the control bar."""
        return self.page.get_by_test_id(name)

    # Actions.

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The point of the page that shows a place of the table."""
        self.page.wait_for_function("() => document.querySelector('.picture')?.renderer")
        left, top = self.page.evaluate(SCREEN, [x, y])
        return left, top

    def hover(self, x: float, y: float) -> None:
        """Move the carried piece over a place."""
        self.page.mouse.move(*self.at(x, y))

    def click(self, x: float, y: float) -> None:
        """Place the carried piece."""
        self.hover(x, y)
        self.page.mouse.click(*self.at(x, y))

    def drag(self, *places: tuple[float, float]) -> None:
        """Drag a finger from the first place over the others."""
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
        """Place by exact numbers."""
        self.keys("g")
        form = self.page.get_by_role("dialog", name="Enter coordinates")
        for label, value in (("To the right, mm", x), ("Up the table, mm", y), ("Facing, °", heading)):
            form.get_by_label(label).fill(str(value))
        form.get_by_role("button", name="Stand it").click()
        expect(form).to_have_count(0)

    def draw(self) -> str:
        """Draw a domino, and return the next task."""
        self.task("draw")
        self.button("draw").click()
        return self.task("stand", "choose", "wait")

    def draw_until(self, wanted: str) -> None:
        """Draw until a wanted task appears, and keep the other dominoes in reserve:

        `stand` is any plain domino, `choose` a camera. For one player.
        """
        while self.draw() != wanted:
            self.button("reserve").click()

    def start_building(self) -> None:
        """Place the Start tile in the middle with its first domino facing right, and turn the hourglass."""
        self.task("start")
        self.put_start()
        self.button("flip").click()

    def put_start(self) -> None:
        """Place the Start tile in the middle with the mouse."""
        self.click(0, 0)
        self.task("flip")


def open_table(
    visitors: Visitors,
    path: str | None = None,
    *,
    size: ViewportSize = WIDE,
    touch: bool = False,
    preferences: str = FLAT,
    **more: Any,
) -> Builder:
    """Open a page with the table drawn from above."""
    visitor = visitors.open(None, size=size, touch=touch, **more)
    visitor.page.context.add_init_script(preferences)
    if path is not None:
        visitor.visit(path)
    return Builder(visitor)


def sit(visitors: Visitors, path: str, name: str, **more: Any) -> Builder:
    """Open a table and take a free seat."""
    builder = open_table(visitors, path, **more)
    builder.page.get_by_label("Your name").fill(name)
    builder.page.get_by_role("button", name="Join", exact=True).first.click()
    return builder


def create_table(builder: Builder, *seats: str, **options: Any) -> str:
    """Create a table and open it; returns its path."""
    visitor = builder.visitor
    requests = visitor.page.context.request
    requests.get(f"{visitor.url}/api/v1/me")
    plan = [{"who": occupant, "name": "Ann"} for occupant in seats]
    response = requests.post(
        f"{visitor.url}/api/v1/tables", data={"game": "aya", "seats": plan, "options": {"game": {"patience": 0, **options}}}
    )
    assert response.status == 201, response.text()
    path = f"/t/{response.json()['id']}"
    visitor.visit(path)
    return path
