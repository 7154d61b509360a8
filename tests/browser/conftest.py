"""A real Chromium before a real server. Whatever any page complains about on its console fails the test that opened it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.running import SRC, Person, RunningServer, running_server

from .visitors import WAIT, Visitors

CHROMIUM = "/usr/bin/chromium"
UNWANTED = (
    # The pages behind the address bar, two for each window that a test opens: a third of what opening one costs.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # What Playwright leaves out itself: of two such lists the browser reads the last.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
)
"""Features of the browser that no test needs."""
FLAGS = (
    "--no-sandbox",
    # Plain drawing: what a page shows here needs no graphics card, and one acted by the processor draws 2 pictures a second.
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    f"--disable-features={','.join(UNWANTED)}",
)


# For this package, not for the session: while Playwright runs, no asynchronous test can run in the same process.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser people have."""
    built = SRC / "rivage" / "server" / "static" / "index.html"
    assert built.is_file(), "the client is not built; please run: python scripts/build_client.py"
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that leave it running."""
    with running_server(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that the test may kill."""
    with running_server(tmp_path) as server:
        yield server


@pytest.fixture
def visitors(chromium: Browser, house: RunningServer) -> Iterator[Visitors]:
    """People who come to the house, each with a browser of their own."""
    came = Visitors(chromium, house.url)
    yield came
    came.leave()


@pytest.fixture
def own_visitors(chromium: Browser, own_house: RunningServer) -> Iterator[Visitors]:
    """People who come to the house that the test may kill."""
    came = Visitors(chromium, own_house.url)
    yield came
    came.leave()


@pytest.fixture
def person(house: RunningServer) -> Iterator[Person]:
    """Somebody who talks to the server without a browser, to lay tables that no page offers."""
    one = Person(house.url)
    yield one
    one.close()
