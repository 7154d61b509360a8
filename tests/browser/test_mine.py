"""The account: passkeys and recovery phrases on other devices, data export, and erasure."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.server.running import RunningServer

from .test_axe import check
from .visitors import PHONE, Visitor, Visitors

pytestmark = pytest.mark.browser

SPEED = "JSON.parse(localStorage.getItem('rivage.settings')).speed"


def device(visitor: Visitor, copy_of: Page | None = None) -> None:
    """Add a virtual authenticator to a page, optionally with the passkeys of another page."""
    devtools = visitor.page.context.new_cdp_session(visitor.page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    authenticator = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    visitor.page.passkeys = lambda: devtools.send("WebAuthn.getCredentials", authenticator)["credentials"]  # type: ignore[attr-defined]
    for credential in copy_of.passkeys() if copy_of else ():  # type: ignore[attr-defined]
        devtools.send("WebAuthn.addCredential", {**authenticator, "credential": credential})


def set_speed(visitor: Visitor, speed: str) -> None:
    """Choose a speed, and wait until it has been uploaded."""
    page = visitor.page
    page.get_by_role("button", name="Settings", exact=True).click()
    with page.expect_response(re.compile("/me/kept/settings")) as uploaded:
        page.get_by_label("Animation speed").select_option(speed)
    assert uploaded.value.ok
    page.keyboard.press("Escape")


def test_a_passkey_or_a_phrase_restores_the_account_on_other_devices(chromium: Browser, shared_server: RunningServer) -> None:
    # Passkeys need a host name; an IP address has none.
    visitors = Visitors(chromium, shared_server.url.replace("127.0.0.1", "localhost"))
    # An invalid phrase is refused, and the browser logs the refusal.
    visitors.expected.append("status of 400")
    ann = visitors.open(None)
    device(ann)
    ann.create_table("me", "open")
    ann.visit("/me")
    set_speed(ann, "2")
    ann.page.get_by_label("Name", exact=True).fill("Laptop")
    ann.page.get_by_test_id("make-passkey").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Laptop")).to_be_visible()
    ann.page.get_by_test_id("make-recovery").click()
    phrase = ann.page.get_by_test_id("recovery-phrase").get_by_role("listitem")
    expect(phrase).to_have_count(8)
    words = phrase.all_inner_texts()
    check(ann, "mine")
    ann.screenshot("mine")

    phone = visitors.open(None, size=PHONE)
    device(phone, copy_of=ann.page)
    phone.visit("/me")
    phone.page.get_by_test_id("use-passkey").click()
    expect(phone.page.get_by_role("heading", name="My tables")).to_be_visible()
    phone.page.wait_for_function(f"{SPEED} === 2")

    tablet = visitors.open(None)
    tablet.visit("/me")
    tablet.page.get_by_test_id("phrase").fill("these are no words of ours at all, no")
    tablet.page.get_by_role("button", name="Sign in").click()
    expect(tablet.page.get_by_role("region", name="Messages")).to_contain_text("One is missing or misspelt")
    tablet.page.get_by_test_id("phrase").fill(", ".join(words).upper())
    tablet.page.get_by_role("button", name="Sign in").click()
    expect(tablet.page.get_by_role("heading", name="My tables")).to_be_visible()

    # The export contains everything.
    phone.visit("/me")
    with phone.page.expect_download() as loading:
        phone.page.get_by_test_id("export").click()
    uploaded = json.loads(loading.value.path().read_text())
    assert uploaded["kept"]["settings"]["speed"] == 2
    assert [element["label"] for element in uploaded["keys"]["passkeys"]] == ["Laptop"]
    phone.screenshot("mine-phone")

    # Erasing the account on one device signs out all of them.
    phone.page.get_by_test_id("forget").click()
    phone.page.get_by_test_id("forget-yes").click()
    phone.page.wait_for_url("**/")
    expect(phone.page.get_by_role("heading", name="My tables")).to_have_count(0)
    ann.visit("/")
    expect(ann.page.get_by_role("heading", name="My tables")).to_have_count(0)
    visitors.close()


def test_nothing_is_clickable_before_the_layout_is_complete(visitors: Visitors) -> None:
    ann = visitors.open(None)
    delayed: list[Route] = []
    late = True
    ann.page.route(re.compile("/api/v1/me/(keys|notify)$"), lambda route: delayed.append(route) if late else route.continue_())
    with ann.page.expect_request("**/api/v1/me/keys"):
        ann.visit("/me")
    expect(ann.page.get_by_role("heading", name="Your profile")).to_be_visible()
    pressed = [ann.page.get_by_test_id(name) for name in ("use-passkey", "export", "forget")]
    for element in pressed:
        expect(element).to_have_count(0)
    late = False
    for route in delayed:
        route.continue_()
    for element in pressed:
        expect(element).to_be_visible()
