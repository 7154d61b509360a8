"""Offline use: cached pages and finished matches, the reconnect, and push notifications."""

import random

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import RunningServer

from .visitors import Visitor, Visitors
from .words import words

pytestmark = pytest.mark.browser

WARM = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  // It stops at the first failed download, and starts again with the next message.
  for (let look = 0; look < 600 && !(await caches.match('/assets/files.json')); look++) {
    if (look % 100 === 0) active.postMessage('warm');
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
"""JavaScript: wait until the service worker has cached everything, for half a minute at most."""
SAVED = "() => (localStorage.getItem('rivage.saved') ?? '[]').length > 2"


def table_over(ann: Visitor) -> str:
    """A short match that was resigned and viewed once."""
    path = ann.create_table("me", "me")
    ann.hot_seat = True
    for _ in range(2):
        ann.turn(random.Random(1))
    ann.resign()
    ann.end.wait_for()
    ann.visit(path)
    ann.page.wait_for_function(SAVED)
    return path


def test_cached_pages_and_finished_matches_work_offline(chromium: Browser, own_server: RunningServer) -> None:
    visitors = Visitors(chromium, own_server.url.replace("127.0.0.1", "localhost"))
    visitors.expected += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection", "Failed to load resource", "ERR_FAILED"]
    ann = visitors.open("/", worker=True)
    ann.page.evaluate(WARM)

    # HTML that the server rendered for one path is not shown at another.
    cached = ann.page.evaluate("caches.match('/').then((page) => page.text())")
    assert "<script" in cached
    assert "data-early" not in cached

    # One visit is enough to read offline; a lesson reports the missing connection and starts by itself after the reconnect.
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
    ann.screenshot("offline-home")
    ann.page.locator(f"a[href='{path}']").first.click()
    expect(ann.page.get_by_test_id("line")).to_be_visible()
    ann.end.wait_for()
    step = ann.page.locator("[data-step]").first
    last = step.get_attribute("data-step")
    ann.page.keyboard.press("ArrowLeft")
    expect(step).not_to_have_attribute("data-step", last or "")
    ann.screenshot("offline-table")
    ann.visit("/games/deep-river")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ann.visit("/games/aya/workshop")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()

    ann.page.context.set_offline(False)
    ann.visit("/")
    expect(ann.page.get_by_test_id("offline")).to_have_count(0)
    expect(ann.page.get_by_test_id("play-deep-river")).to_be_visible()
    visitors.close()


def test_a_push_notification_is_shown_and_opens_the_table(chromium: Browser, shared_server: RunningServer) -> None:
    visitors = Visitors(chromium, shared_server.url.replace("127.0.0.1", "localhost"))
    ann = visitors.open("/", worker=True)
    path = ann.create_table("me", "open")
    ann.visit("/")
    ann.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    context = ann.page.context
    devtools = context.new_cdp_session(ann.page)
    known: list[dict[str, str]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # Debugger events arrive while Playwright waits.
    for _ in range(500):
        if known:
            break
        ann.page.wait_for_timeout(20)
    assert known
    message = f'{{"title": "Your turn", "body": "Deep River: Ann", "url": "{path}", "tag": "one"}}'
    delivery = {"origin": visitors.url, "registrationId": known[0]["registrationId"], "data": message}
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
        # Delivery is retried, because the browser may lose a message; the tag merges duplicates.
        devtools.send("ServiceWorker.deliverPushMessage", delivery)
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
    visitors.close()


def test_denied_notifications_are_reported_and_the_switch_stays_off(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ann.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    ann.visit("/").way("bots").click()
    ann.press("Menu")
    switch = ann.page.get_by_test_id("notify")
    switch.click()
    expect(ann.page.get_by_role("dialog").get_by_test_id("notify-answer")).to_have_text(words("en")["notify-denied"])
    expect(switch).not_to_be_checked()
