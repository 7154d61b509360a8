"""A real Chromium with a real server. Console errors and warnings of a page fail the test that opened it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.running import SRC, Person, RunningServer, running_server

from .visitors import TIMEOUT_MS, Visitors

CHROMIUM = "/usr/bin/chromium"
UNWANTED = (
    # The omnibox popups: two hidden pages for each window, a third of the time to open one.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Features that Playwright disables itself: of two such lists the browser reads only the last.
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
"""Browser features that no test needs."""
FLAGS = (
    "--no-sandbox",
    # Software 2D rendering: pages in these tests need no GPU, and an emulated one renders 2 frames a second.
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    f"--disable-features={','.join(UNWANTED)}",
)


# Package scope, not session scope: while Playwright runs, asynchronous tests cannot run in the same process.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    built = SRC / "rivage" / "server" / "static" / "index.html"
    assert built.is_file(), "the client is not built; please run: python scripts/build_client.py"
    expect.set_options(timeout=TIMEOUT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server shared by all tests that do not stop it."""
    with running_server(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that the test may kill."""
    with running_server(tmp_path) as server:
        yield server


@pytest.fixture
def visitors(chromium: Browser, shared_server: RunningServer) -> Iterator[Visitors]:
    """Visitors of the shared server, each with a browser context."""
    visitors = Visitors(chromium, shared_server.url)
    yield visitors
    visitors.close()


@pytest.fixture
def own_visitors(chromium: Browser, own_server: RunningServer) -> Iterator[Visitors]:
    """Visitors of the server that the test may kill."""
    visitors = Visitors(chromium, own_server.url)
    yield visitors
    visitors.close()


@pytest.fixture
def person(shared_server: RunningServer) -> Iterator[Person]:
    """An API client without a browser, to create tables that no page offers."""
    api_client = Person(shared_server.url)
    yield api_client
    api_client.close()
