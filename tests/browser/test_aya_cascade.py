"""The end of a match of Aya: the pushes and the count, then replays of every push with sound, explanation and film."""

import asyncio
import base64
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.server.running import Person, RunningServer, running_server

from rivage.physics import Push, decode, simulate
from rivage.physics.aya import DEFAULT_TABLE, scene_with
from rivage.physics.samples import standing_domino

from .builders import FLAT, STANDS, Builder
from .test_axe import check
from .test_end import MIN_RESULT_HEIGHT, result_height
from .visitors import LOW_PHONE, SMALLEST, TIMEOUT_MS, WIDE, Visitor, Visitors, box

pytestmark = pytest.mark.browser

SAND = 3
SHORT = f"""import msgspec; from rivage.games.aya.game import Aya
    usual = Aya.timers
    Aya.timers = staticmethod(lambda state: tuple(msgspec.structs.replace(timer, seconds={SAND}) for timer in usual(state)))"""
"""Sets every hourglass to a few seconds, whatever the options are."""
RIVER = tuple(f"{x},0,0" for x in range(-20, 220, 24))
STRAYS = ("-400,200,0", "-400,-200,90", "400,-300,180")
"""Dominoes that no wave reaches."""
PUSHES = ("push 1", "push 11,12,13")

TAPE = """(() => {
  // Record what the page plays in an offline audio context, to be rendered when the page has finished.
  if (sessionStorage.getItem('tape') === null) return;
  window.AudioContext = function () {
    const tape = new OfflineAudioContext(2, 90 * 8000, 8000);
    const began = performance.now();
    Object.defineProperties(tape, {
      currentTime: { get: () => (performance.now() - began) / 1000 },
      state: { get: () => 'running' },
      close: { value: async () => {} },
    });
    window.tape = tape;
    return tape;
  };
})()"""
"""Replaces the audio output by a recording, in sessions that ask for it."""
HEARD = """async () => {
  const sound = await window.tape.startRendering();
  const [left, right] = [sound.getChannelData(0), sound.getChannelData(1)];
  const size = sound.sampleRate / 100;
  return Array.from({ length: left.length / size }, (_, k) => {
    let most = 0;
    for (let i = k * size; i < (k + 1) * size; i++) most = Math.max(most, Math.abs(left[i]), Math.abs(right[i]));
    return most;
  });
}"""
"""The peak amplitude of the recording, in steps of 10 ms."""
PORTRAIT = """() => {
  const { renderer } = document.querySelector('.picture');
  const place = () => JSON.stringify(renderer.screenAt(100, 50));
  const insets = { top: 40, right: 40, bottom: 40, left: 40 };
  const portrait = () => renderer.portrait([[-60, -40, 0], [260, -40, 0], [-60, 40, 0], [260, 40, 0]], insets);
  const whole = portrait().toDataURL();
  renderer.camera.zoom(4);
  const before = place();
  const near = portrait();
  const found = { same: near.toDataURL() === whole, stays: place() === before, wide: near.width > near.height };
  renderer.camera.fit('pieces');
  return found;
}"""
"""Renders the picture to share twice, the second time with the camera very close."""
FILM = """async (film) => {
  const video = document.createElement('video');
  video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(film), (one) => one.charCodeAt(0))], { type: 'video/webm' }));
  video.muted = true;
  document.body.append(video);
  const canvas = new OffscreenCanvas(64, 40);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const pictures = new Set();
  const look = () => {
    pen.drawImage(video, 0, 0, 64, 40);
    pictures.add(pen.getImageData(0, 0, 64, 40).data.join());
    video.requestVideoFrameCallback(look);
  };
  video.requestVideoFrameCallback(look);
  const ended = new Promise((done, fail) => { video.onended = done; video.onerror = () => fail(video.error); });
  await video.play();
  await ended;
  return { pictures: pictures.size, width: video.videoWidth, heard: video.webkitAudioDecodedByteCount };
}"""
"""Plays a video to its end. Returns its number of different frames, its width and the bytes of sound."""


class Tables(NamedTuple):
    """Two tables of one person, each with the same river and the same strays."""

    server: RunningServer
    person: Person
    built: str
    """Table before the first push."""
    finished: str
    """Table of a finished match: the river was pushed, then all strays at once."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A server with hourglasses of a few seconds, and two tables on it."""
    with running_server(tmp_path_factory.mktemp("server"), prelude=SHORT) as server:
        person = Person(server.url)
        # Use a thread, because the synchronous Playwright occupies the event loop of this one.
        with ThreadPoolExecutor(2) as threads:
            built, finished = threads.map(lambda pushes: asyncio.run(build(person, pushes)), ((), PUSHES))
        yield Tables(server, person, built, finished)
        person.close()


async def build(person: Person, pushes: Sequence[str]) -> str:
    """Build the river and the strays at a new table, then push. Returns the id of the table."""
    table = person.create_table("me", game="aya")
    async with person.at(table) as line:

        async def act(action: str) -> None:
            answer = await line.do("act", seat=0, action=action, version=0)
            assert answer["t"] == "patch", (action, answer)

        async def wait_for(**wanted: Any) -> None:
            while any(line.last["view"][name] != value for name, value in wanted.items()):
                await line.receive()

        await act("start -20,0,0")
        await act("flip")
        for spot in (*RIVER, *STRAYS):
            await act("draw")
            await act(f"place {spot}")
        await wait_for(phase="pause")
        await act("flip")
        await wait_for(phase="toppling", waits=[])
        for action in pushes:
            await act(action)
            await wait_for(waits=[])
    return table


@pytest.fixture
def open_table(chromium: Browser, tables: Tables) -> Iterator[Callable[[str], Visitor]]:
    """Opens a table as the person who built it, with the flat renderer and with motion."""
    visitors = Visitors(chromium, tables.server.url)

    def open_visitor(table: str) -> Visitor:
        visitor = visitors.open(None, motion=True)
        name, _, value = tables.person.cookie.partition("=")
        visitor.page.context.add_cookies([{"name": name, "value": value, "url": tables.server.url}])
        visitor.page.add_init_script(FLAT)
        visitor.page.add_init_script(TAPE)
        visitor.visit(f"/t/{table}").page.wait_for_function("() => document.querySelector('.picture')?.renderer")
        return visitor

    yield open_visitor
    visitors.close()


Open = Callable[[str], Visitor]


def test_the_first_push_is_one_domino_then_the_strays_are_offered_together(open_table: Open, tables: Tables) -> None:
    visitor = open_table(tables.built)
    page = visitor.page
    panel = page.get_by_test_id("aya-push")
    expect(panel).to_contain_text(f"Push domino 1: it topples {len(RIVER)} of {len(RIVER) + len(STRAYS)}")
    expect(panel).to_contain_text("The best first push.")
    assert page.get_by_test_id("aya-push-all").count() == 0
    panel.get_by_role("button", name="Push", exact=True).click()
    rest = page.get_by_test_id("aya-push-all")
    expect(rest).to_have_text("Nothing left to win: push all 3 at once (2 tokens)")
    expect(panel).to_contain_text("No photo within reach.")
    check(visitor, "aya-push")
    rest.click()

    # Eight of ten tokens are left.
    counting = page.get_by_test_id("aya-count")
    expect(counting).to_be_visible()
    # On a slow machine the count may be complete already, without a button to skip it.
    counting.get_by_role("button", name="Skip").evaluate_all("(found) => found.forEach((one) => one.click())")
    expect(counting).to_have_attribute("data-sum", "8")
    check(visitor, "aya-count")
    counting.get_by_role("button", name="Done").click()
    expect(counting).to_have_count(0)


def test_on_low_phones_the_result_can_be_read_and_the_count_shown_again(open_table: Open, tables: Tables) -> None:
    visitor = open_table(tables.finished)
    page = visitor.page
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(LOW_PHONE)
    expect(page.get_by_test_id("more")).to_be_visible()
    assert result_height(visitor) >= MIN_RESULT_HEIGHT
    # Tools that do not fit on the smallest phone are hidden completely.
    page.set_viewport_size(SMALLEST)
    page.get_by_test_id("aya-recount").click()
    expect(page.get_by_test_id("more")).to_be_hidden()
    counting = page.get_by_test_id("aya-count")
    counting.get_by_role("button", name="Done").click()
    expect(counting).to_have_count(0)


def test_the_picture_to_share_shows_the_whole_river_at_any_zoom(open_table: Open, tables: Tables) -> None:
    visitor = open_table(tables.finished)
    Builder(visitor).expect_drawn(dominoes=len(RIVER) + len(STRAYS))
    assert visitor.page.evaluate(PORTRAIT) == {"same": True, "stays": True, "wide": True}


def test_stepping_through_a_finished_match_shows_scenes_without_a_hand(open_table: Open, tables: Tables) -> None:
    page = open_table(tables.finished).page
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_test_id("announcements")).to_contain_text("Start")
    assert page.get_by_role("button", name="Lay it").count() == 0
    page.get_by_role("button", name="The next scene").click()
    expect(page.get_by_text("Scene 1 of 6", exact=True).first).to_be_visible()


def knock_times() -> list[float]:
    """The seconds of the first push at which each domino is struck, from a separate simulation."""
    row = [standing_domino(*map(float, spot.split(","))) for spot in (*RIVER, *STRAYS)]
    motion = simulate(scene_with(row, table=DEFAULT_TABLE), Push(0))
    struck: dict[int, float] = {}
    for frame, body, pose in decode(motion.trajectory, row).moves:
        if pose.lean >= 2:
            struck.setdefault(body, frame / 60)
    assert len(struck) == len(RIVER)
    return sorted(struck.values())


def onsets(loudness: list[float]) -> list[float]:
    """The seconds at which the sound suddenly becomes loud."""
    most = max(loudness)
    return [k / 100 for k in range(4, len(loudness)) if loudness[k] > max(0.05 * most, 2 * max(loudness[k - 4 : k]))]


def open_replay(visitor: Visitor, *, at: float = 0) -> Locator:
    """Open the replay of the first push and pause it at a time in seconds."""
    visitor.page.get_by_test_id("aya-again").click()
    replay = visitor.page.get_by_test_id("aya-replay")
    replay.get_by_role("button", name="Pause").click()
    replay.get_by_role("slider").fill(str(at))
    return replay


def test_in_slow_motion_each_knock_is_heard_at_its_time(open_table: Open, tables: Tables) -> None:
    visitor = open_table(tables.finished)
    page = visitor.page
    page.evaluate("""() => {
      sessionStorage.setItem('tape', '1');
      localStorage.setItem('rivage.settings', JSON.stringify({ sound: true, volume: 1 }));
    }""")
    expected = knock_times()[:4]  # before the first domino reaches the table, which is loud for longer
    after_first = [10 * (blow - expected[0]) for blow in expected]  # ten times slower
    heard: list[float] = []
    misses: list[float] = []
    page.clock.install()
    for attempt in (1, 2, 3):
        page.reload()
        replay = open_replay(visitor)
        replay.get_by_role("button", name="Slow motion").click()
        replay.get_by_role("button", name="0.1×").click()
        # From here on the test advances the page's clock, so that a slow machine plays the same.
        page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=20 * attempt))
        replay.get_by_role("button", name="Play").click()
        page.clock.run_for(round(10_000 * (expected[-1] + 0.03)))
        replay.get_by_role("button", name="Pause").click()
        page.clock.resume()
        loudness: list[float] = page.evaluate(HEARD)
        assert 0.1 < max(loudness) < 1
        heard = onsets(loudness)
        # Sounds may have started before the pause, so any of the onsets may be the first knock.
        misses = [max(min(abs(each - first - blow) for each in heard) for blow in after_first) for first in heard]
        # A task of the page may run while the clock jumps, and later sounds are then missing: play again.
        if min(misses, default=1) < 0.05:
            break
    assert min(misses, default=1) < 0.05, (heard, after_first)


def test_a_replay_begins_with_all_dominoes_standing_and_ends_with_the_real_poses(open_table: Open, tables: Tables) -> None:
    visitor = open_table(tables.finished)
    page, builder = visitor.page, Builder(visitor)
    page.emulate_media(color_scheme="dark")
    river = [str(number) for number in range(1, len(RIVER) + 1)]
    strays = [str(number) for number in range(len(RIVER) + 1, len(RIVER) + len(STRAYS) + 1)]
    options = page.get_by_test_id("aya-push-pick").locator("option")
    expect(options).to_have_text([f"Push 1: {len(RIVER)} dominoes", "Pushes 2 to 4: 3 dominoes"])
    final = builder.expect_drawn(dominoes=len(RIVER) + len(STRAYS))["dominoes"]
    assert all(pose[2] < STANDS / 2 for pose in final.values())

    replay = open_replay(visitor)
    before = builder.drawn()["dominoes"]
    assert all(before[number][2] == pytest.approx(STANDS) for number in (*river, *strays))
    check(visitor, "aya-replay")
    replay.get_by_role("button", name="Slow motion").click()
    replay.get_by_role("button", name="2×").click()
    replay.get_by_role("button", name="Play").click()
    expect(replay.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"^([\d.]+) of \1 seconds$"))
    replay.get_by_role("button", name="Play").wait_for()
    after = builder.drawn()["dominoes"]
    assert {number: after[number] for number in river} == {number: final[number] for number in river}
    assert all(after[number][2] == pytest.approx(STANDS) for number in strays)
    page.keyboard.press("Escape")
    expect(replay).to_have_count(0)
    assert builder.drawn()["dominoes"] == final


def test_why_a_push_stopped_is_explained_and_escape_closes_one_layer(open_table: Open, tables: Tables) -> None:
    visitor = open_table(tables.finished)
    page = visitor.page
    page.get_by_test_id("aya-ask").click()
    why = page.get_by_test_id("aya-why")
    expect(why.get_by_role("paragraph")).to_contain_text("Nothing leads to domino")
    check(visitor, "aya-why")
    why.get_by_test_id("aya-push-pick").select_option("Pushes 2 to 4: 3 dominoes")
    expect(why.get_by_role("paragraph")).to_have_text("Nothing stopped this wave: it ran to its end.")
    # On the smallest phone the close button is in the row of the list.
    page.set_viewport_size(SMALLEST)
    places = [box(why.get_by_test_id("aya-push-pick")), box(why.get_by_role("button", name="Close"))]
    assert abs(places[0]["top"] - places[1]["top"]) < 10
    page.set_viewport_size(WIDE)
    page.get_by_role("button", name="Menu").click()
    menu = page.locator("dialog[open]")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(why).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_the_building_is_replayed_from_the_first_domino_with_all_upright(open_table: Open, tables: Tables) -> None:
    visitor = open_table(tables.finished)
    page = visitor.page
    page.get_by_test_id("aya-build").click()
    expect(page.get_by_test_id("aya-toppling")).to_have_attribute("data-watching", "building")
    page.wait_for_function("() => document.querySelector('.picture').renderer.drawn().dominoes.size >= 3")
    some = Builder(visitor).drawn()["dominoes"]
    assert sorted(map(int, some)) == list(range(1, len(some) + 1))
    assert all(pose[2] == STANDS for pose in some.values())
    page.get_by_test_id("aya-toppling").get_by_role("button", name="Close").click()


def test_a_saved_clip_is_a_video_with_sound(open_table: Open, tables: Tables) -> None:
    page = open_table(tables.finished).page
    page.evaluate("localStorage.setItem('rivage.settings', JSON.stringify({ sound: true, volume: 1 }))")
    page.set_viewport_size({"width": 480, "height": 480})
    page.reload()
    page.get_by_test_id("aya-again").click()
    with page.expect_download(timeout=3 * TIMEOUT_MS) as saved:
        page.get_by_test_id("aya-replay").get_by_role("button", name="Save a clip").click()
    assert saved.value.suggested_filename == "aya-cascade.webm"
    expect(page.locator(".notes")).to_contain_text("Clip saved: look for aya-cascade.webm in your downloads.")
    film = Path(saved.value.path()).read_bytes()
    assert film.startswith(bytes.fromhex("1a45dfa3"))
    seen: dict[str, Any] = page.context.new_page().evaluate(FILM, base64.b64encode(film).decode())
    assert seen["pictures"] >= 8
    assert seen["width"] > 300
    assert seen["heard"] > 0
