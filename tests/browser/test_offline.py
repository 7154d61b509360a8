"""Without a line: pages are read, matches that are over are stepped through, and everything comes back. Messages of turns."""

import random

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import RunningServer

from .visitors import Visitor, Visitors
from .words import words

pytestmark = pytest.mark.browser

WARM = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  // It gives up at the first file that does not come, and begins again when it is told again.
  for (let look = 0; look < 600 && !(await caches.match('/assets/files.json')); look++) {
    if (look % 100 === 0) active.postMessage('warm');
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
"""Wait until all that can be read without a line is kept, or for half a minute."""
SAVED = "() => (localStorage.getItem('rivage.saved') ?? '[]').length > 2"


def table_over(ann: Visitor) -> str:
    """A short match that was given up, looked at once."""
    path = ann.lay("me", "me")
    ann.several = True
    for _ in range(2):
        ann.turn(random.Random(1))
    ann.resign()
    ann.end.wait_for()
    ann.visit(path)
    ann.page.wait_for_function(SAVED)
    return path


def test_without_a_line_one_reads_and_steps_through_what_was_kept(chromium: Browser, own_house: RunningServer) -> None:
    visitors = Visitors(chromium, own_house.url.replace("127.0.0.1", "localhost"))
    visitors.expected += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection", "Failed to load resource", "ERR_FAILED"]
    ann = visitors.come("/", worker=True)
    ann.page.evaluate(WARM)

    # What the house wrote into the page of one address is not shown at another.
    kept = ann.page.evaluate("caches.match('/').then((page) => page.text())")
    assert "<script" in kept
    assert "data-early" not in kept

    # One look at the house is enough to read in it; a lesson says what it waits for, and begins by itself.
    ann.page.context.set_offline(True)
    for page in ("album", "rules"):
        ann.visit(f"/games/aya/{page}")
        expect(ann.page.get_by_role("heading", level=2).first).to_be_visible()
    ann.visit("/games/deep-river/lesson")
    expect(ann.page.locator("main")).to_contain_text(words("en")["error-connection-lost"])
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_test_id("lesson-text")).to_be_visible()

    path = table_over(ann)
    ann.page.context.set_offline(True)
    ann.visit("/")
    expect(ann.page.get_by_test_id("offline")).to_be_visible()
    ann.shot("offline-home")
    ann.page.locator(f"a[href='{path}']").first.click()
    expect(ann.page.get_by_test_id("line")).to_be_visible()
    ann.end.wait_for()
    step = ann.page.locator("[data-step]").first
    last = step.get_attribute("data-step")
    ann.page.keyboard.press("ArrowLeft")
    expect(step).not_to_have_attribute("data-step", last or "")
    ann.shot("offline-table")
    ann.visit("/games/deep-river")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ann.visit("/games/aya/workshop")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()

    ann.page.context.set_offline(False)
    ann.visit("/")
    expect(ann.page.get_by_test_id("offline")).to_have_count(0)
    expect(ann.page.get_by_test_id("bots-deep-river")).to_be_visible()
    visitors.leave()


def test_a_message_of_a_turn_is_shown_and_leads_to_the_table(chromium: Browser, house: RunningServer) -> None:
    visitors = Visitors(chromium, house.url.replace("127.0.0.1", "localhost"))
    ann = visitors.come("/", worker=True)
    path = ann.lay("me", "open")
    ann.visit("/")
    ann.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    context = ann.page.context
    devtools = context.new_cdp_session(ann.page)
    known: list[dict[str, str]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # What the debugger tells comes when it comes, while Playwright is waited for.
    for _ in range(500):
        if known:
            break
        ann.page.wait_for_timeout(20)
    assert known
    message = f'{{"title": "Your turn", "body": "Deep River: Ann", "url": "{path}", "tag": "one"}}'
    told = {"origin": visitors.url, "registrationId": known[0]["registrationId"], "data": message}
    shown = """async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const found = await getNotifications.call(await navigator.serviceWorker.ready);
      return found.map(({ title, body, tag }) => [title, body, tag]);
    }"""
    soon = f"""async () => {{
      for (let look = 0; look < 200; look++) {{
        const found = await ({shown})();
        if (found.length > 0) return found;
        await new Promise((next) => setTimeout(next, 20));
      }}
      return [];
    }}"""
    found: list[list[str]] = []
    for _ in range(5):
        # One that meets the browser in a bad moment is lost, as on the way from a push service; the tag makes of two one.
        devtools.send("ServiceWorker.deliverPushMessage", told)
        if found := ann.page.evaluate(soon):
            break
    assert found == [["Your turn", "Deep River: Ann", "one"]]

    (worker,) = context.service_workers
    worker.evaluate("""async () => {
      const [notification] = await self.registration.getNotifications();
      self.clients.openWindow = async (url) => { self.opened = url; };
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      for (let look = 0; look < 500 && !self.opened; look++) await new Promise((next) => setTimeout(next, 20));
    }""")
    assert worker.evaluate("self.opened") == path
    assert ann.page.evaluate(shown) == []
    visitors.leave()


def test_who_is_refused_messages_sees_so_in_the_menu_and_the_switch_stays_off(visitors: Visitors) -> None:
    ann = visitors.come(None)
    ann.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    ann.visit("/").way("bots").click()
    ann.press("Menu")
    switch = ann.page.get_by_test_id("notify")
    switch.click()
    expect(ann.page.get_by_role("dialog").get_by_test_id("notify-answer")).to_have_text(words("en")["notify-denied"])
    expect(switch).not_to_be_checked()
