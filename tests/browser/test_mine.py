"""What is mine: a passkey or a recovery phrase brings name, tables and settings to another device; export; being forgotten."""

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
    """Give a page a device that keeps passkeys; one that was synchronised with that of another page."""
    devtools = visitor.page.context.new_cdp_session(visitor.page)
    devtools.send("WebAuthn.enable")
    wishes = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": wishes})
    visitor.page.passkeys = lambda: devtools.send("WebAuthn.getCredentials", made)["credentials"]  # type: ignore[attr-defined]
    for credential in copy_of.passkeys() if copy_of else ():  # type: ignore[attr-defined]
        devtools.send("WebAuthn.addCredential", {**made, "credential": credential})


def settled(visitor: Visitor, wish: str) -> None:
    """Choose a speed, and wait until the house knows."""
    page = visitor.page
    page.get_by_role("button", name="Settings", exact=True).click()
    with page.expect_response(re.compile("/me/kept/settings")) as told:
        page.get_by_label("Speed of the pieces").select_option(wish)
    assert told.value.ok
    page.keyboard.press("Escape")


def test_a_passkey_and_a_phrase_bring_what_is_mine_to_other_devices(chromium: Browser, house: RunningServer) -> None:
    # Passkeys belong to a name, and an address in numbers is none.
    visitors = Visitors(chromium, house.url.replace("127.0.0.1", "localhost"))
    # A phrase that is none is refused, and the browser writes that down.
    visitors.expected.append("status of 400")
    ann = visitors.come(None)
    device(ann)
    ann.lay("me", "open")
    ann.visit("/me")
    settled(ann, "2")
    ann.page.get_by_label("What to call it").fill("Laptop")
    ann.page.get_by_test_id("make-passkey").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Laptop")).to_be_visible()
    ann.page.get_by_test_id("make-recovery").click()
    phrase = ann.page.get_by_test_id("recovery-phrase").get_by_role("listitem")
    expect(phrase).to_have_count(8)
    words = phrase.all_inner_texts()
    check(ann, "mine")
    ann.shot("mine")

    phone = visitors.come(None, size=PHONE)
    device(phone, copy_of=ann.page)
    phone.visit("/me")
    phone.page.get_by_test_id("use-passkey").click()
    expect(phone.page.get_by_role("heading", name="My tables")).to_be_visible()
    phone.page.wait_for_function(f"{SPEED} === 2")

    tablet = visitors.come(None)
    tablet.visit("/me")
    tablet.page.get_by_test_id("phrase").fill("these are no words of ours at all, no")
    tablet.page.get_by_role("button", name="It is me").click()
    expect(tablet.page.get_by_role("region", name="Messages")).to_contain_text("One is missing or misspelt")
    tablet.page.get_by_test_id("phrase").fill(", ".join(words).upper())
    tablet.page.get_by_role("button", name="It is me").click()
    expect(tablet.page.get_by_role("heading", name="My tables")).to_be_visible()

    # All of it in one file.
    phone.visit("/me")
    with phone.page.expect_download() as loading:
        phone.page.get_by_test_id("export").click()
    told = json.loads(loading.value.path().read_text())
    assert told["kept"]["settings"]["speed"] == 2
    assert [one["label"] for one in told["keys"]["passkeys"]] == ["Laptop"]
    phone.shot("mine-phone")

    # Forgotten on one device, a stranger on all.
    phone.page.get_by_test_id("forget").click()
    phone.page.get_by_test_id("forget-yes").click()
    phone.page.wait_for_url("**/")
    expect(phone.page.get_by_role("heading", name="My tables")).to_have_count(0)
    ann.visit("/")
    expect(ann.page.get_by_role("heading", name="My tables")).to_have_count(0)
    visitors.leave()


def test_nothing_can_be_pressed_that_would_jump_away_when_the_house_answers(visitors: Visitors) -> None:
    ann = visitors.come(None)
    held: list[Route] = []
    late = True
    ann.page.route(re.compile("/api/v1/me/(keys|notify)$"), lambda route: held.append(route) if late else route.continue_())
    with ann.page.expect_request("**/api/v1/me/keys"):
        ann.visit("/me")
    expect(ann.page.get_by_role("heading", name="What is yours")).to_be_visible()
    pressed = [ann.page.get_by_test_id(name) for name in ("use-passkey", "export", "forget")]
    for one in pressed:
        expect(one).to_have_count(0)
    late = False
    for route in held:
        route.continue_()
    for one in pressed:
        expect(one).to_be_visible()
