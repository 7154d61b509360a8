"""Accessibility of Aya's table: axe finds no violation around the table."""

from typing import Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from .builders import Builder, create_table, open_table
from .test_axe import AXE, check
from .visitors import LARGE_PHONE, WIDE, Visitors

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("theme", "language", "size"), [("light", "en", WIDE), ("dark", "de", LARGE_PHONE)])
def test_axe_finds_no_violation_at_the_table(
    visitors: Visitors, theme: Literal["light", "dark"], language: str, size: ViewportSize
) -> None:
    assert AXE.is_file(), "axe is not installed; please run: python scripts/build_client.py --install"
    ann = open_table(visitors, theme=theme, language=language, size=size)
    create_table(ann, "me", "bot:apprentice")
    mark = f"aya-{theme}-{language}"
    ann.button("first").first.click()
    ann.task("start")
    assert_on_screen(ann)
    check(ann.visitor, f"{mark}-start")
    ann.button("stand").click()
    ann.task("flip")
    check(ann.visitor, f"{mark}-ready")
    ann.button("flip").click()
    ann.draw()
    assert_on_screen(ann)
    check(ann.visitor, f"{mark}-hand")
    ann.button("more").click()
    check(ann.visitor, f"{mark}-tools")


def assert_on_screen(ann: Builder) -> None:
    """No button is outside the screen."""
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in ann.page.locator(".bar[data-task]").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
