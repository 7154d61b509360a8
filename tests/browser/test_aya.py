"""Aya has no board in the browser yet: its tables say so."""

import pytest
from playwright.sync_api import expect

from .visitors import Visitors
from .words import words

pytestmark = pytest.mark.browser

LAY = """async () => {
  const body = JSON.stringify({ game: 'aya', seats: [{ who: 'me', name: 'Ann' }, { who: 'bot:architect' }], options: {} });
  const answer = await fetch('/api/v1/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await answer.json()).id;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_without_a_board_says_so_in_every_language(visitors: Visitors, language: str) -> None:
    ann = visitors.come(language=language)
    table = ann.page.evaluate(LAY)
    ann.page.goto(f"{ann.page.url.rstrip('/')}/t/{table}")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(words(language)["no-board-title"])
    expect(ann.page.get_by_text(words(language)["no-board-text"])).to_be_visible()
