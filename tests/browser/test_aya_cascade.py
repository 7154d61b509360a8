"""The end of a match of Aya: pushes one by one and together, the count; then every push again, explained, heard and filmed."""

import asyncio
import base64
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import Person, RunningServer, running_server

from rivage.physics import Push, decode, simulate
from rivage.physics.aya import USUAL_TABLE, scene_with
from rivage.physics.samples import stood

from .builders import FLAT, STANDS, Builder
from .test_axe import check
from .test_end import ENOUGH, told_at_the_end
from .visitors import LOW_PHONE, SMALLEST, WAIT, WIDE, Visitors, box

pytestmark = pytest.mark.browser

SAND = 3
SHORT = f"""import msgspec; from rivage.games.aya.game import Aya
    usual = Aya.timers
    Aya.timers = staticmethod(lambda state: tuple(msgspec.structs.replace(timer, seconds={SAND}) for timer in usual(state)))"""
"""The sand of each glass runs through in seconds, whatever was agreed."""
RIVER = tuple(f"{x},0,0" for x in range(-20, 220, 24))
STRAYS = ("-400,200,0", "-400,-200,90", "400,-300,180")
"""Dominoes to which nothing leads."""

TAPE = """(() => {
  // In place of loudspeakers a tape, which is played when all has been said: what is heard is what the page asked for.
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
"""What a page would say aloud is kept instead, once it is asked for."""
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
"""How loud it was, a hundred times a second."""
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
"""The river's picture to show around, made twice, the second time from very near."""
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
"""Plays a film to its end: how many different pictures it has, and whether it has a sound."""


@pytest.fixture
def short(tmp_path: Path) -> Iterator[RunningServer]:
    """A house where a glass takes seconds."""
    with running_server(tmp_path, prelude=SHORT) as server:
        yield server


async def build(person: Person) -> str:
    """A table on which somebody has built a river and left strays behind, about to be pushed."""
    table = person.lay("me", game="aya")
    async with person.at(table) as line:

        async def act(action: str) -> None:
            told = await line.do("act", seat=0, action=action, version=0)
            assert told["t"] == "patch", (action, told)

        await act("start -20,0,0")
        await act("flip")
        for spot in (*RIVER, *STRAYS):
            await act("draw")
            await act(f"place {spot}")
        for phase, action in (("pause", "flip"), ("toppling", "")):
            while line.last["view"]["phase"] != phase:
                await line.hear()
            if action:
                await act(action)
    return table


def blows() -> list[float]:
    """The seconds of the first push at which one domino after the other is struck: physics says so too, without a browser."""
    row = [stood(*map(float, spot.split(","))) for spot in (*RIVER, *STRAYS)]
    motion = simulate(scene_with(row, table=USUAL_TABLE), Push(0))
    struck: dict[int, float] = {}
    for frame, body, pose in decode(motion.trajectory, row).moves:
        if pose.lean >= 2:
            struck.setdefault(body, frame / 60)
    assert len(struck) == len(RIVER)
    return sorted(struck.values())


def onsets(loudness: list[float]) -> list[float]:
    """The seconds at which something is suddenly loud."""
    most = max(loudness)
    return [k / 100 for k in range(4, len(loudness)) if loudness[k] > max(0.05 * most, 2 * max(loudness[k - 4 : k]))]


def test_every_push_is_seen_counted_watched_again_explained_heard_and_filmed(chromium: Browser, short: RunningServer) -> None:
    person = Person(short.url)
    # A thread of its own: beside the browser no other loop may run here.
    with ThreadPoolExecutor() as elsewhere:
        table = elsewhere.submit(asyncio.run, build(person)).result()
    visitors = Visitors(chromium, short.url)
    visitor = visitors.come(None, motion=True)
    page = visitor.page
    name, _, value = person.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": short.url}])
    page.add_init_script(FLAT)
    page.add_init_script(TAPE)
    visitor.visit(f"/t/{table}")
    builder = Builder(visitor)
    river, strays = range(1, len(RIVER) + 1), range(len(RIVER) + 1, len(RIVER) + len(STRAYS) + 1)

    # The first push is one domino; then what nothing leads to is offered in one touch.
    panel = page.get_by_test_id("aya-push")
    expect(panel).to_contain_text(f"Push domino 1: it fells {len(RIVER)} of {len(RIVER) + len(STRAYS)}")
    expect(panel).to_contain_text("The best first push.")
    assert page.get_by_test_id("aya-push-all").count() == 0
    panel.get_by_role("button", name="Push", exact=True).click()
    rest = page.get_by_test_id("aya-push-all")
    expect(rest).to_have_text("Nothing more can be won: push all 3 at once (2 tokens)")
    expect(panel).to_contain_text("No photo is in its reach.")
    check(visitor, "aya-push")
    rest.click()

    # The count follows, and adds up: eight of ten tokens are kept.
    counting = page.get_by_test_id("aya-count")
    expect(counting).to_be_visible()
    # On a busy machine it may have come to its end meanwhile: pressed where it still is.
    counting.get_by_role("button", name="Skip").evaluate_all("(found) => found.forEach((one) => one.click())")
    expect(counting).to_have_attribute("data-sum", "8")
    check(visitor, "aya-count")
    counting.get_by_role("button", name="Done").click()
    expect(counting).to_have_count(0)

    # On a low phone the result below it can be read; tools for which the smallest has no room are not seen by halves.
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(LOW_PHONE)
    expect(page.get_by_test_id("more")).to_be_visible()
    assert told_at_the_end(visitor) >= ENOUGH
    # However near somebody looks, what is shown around is the whole river.
    assert page.evaluate(PORTRAIT) == {"same": True, "stays": True, "wide": True}
    page.set_viewport_size(SMALLEST)
    page.get_by_test_id("aya-recount").click()
    expect(page.get_by_test_id("more")).to_be_hidden()
    counting.get_by_role("button", name="Done").click()
    page.set_viewport_size(WIDE)
    page.emulate_media(reduced_motion="no-preference")

    # One steps through it by scenes, and nobody's hand is in the past.
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_test_id("announcements")).to_contain_text("You are looking at the beginning.")
    assert page.get_by_role("button", name="Lay it").count() == 0
    page.get_by_role("button", name="The next scene").click()
    expect(page.get_by_text("Scene 1 / 6")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()

    # Who comes back later finds both pushes, the bigger one first.
    page.evaluate("""() => {
      sessionStorage.setItem('tape', '1');
      localStorage.setItem('rivage.settings', JSON.stringify({ sound: true, volume: 1 }));
    }""")
    page.emulate_media(color_scheme="dark")
    expected = blows()[:4]  # before the first comes down: then it is loud for long
    page.clock.install()
    listening = 0
    while True:
        listening += 1
        page.reload()
        pick = page.get_by_test_id("aya-push-pick")
        expect(pick.locator("option")).to_have_text([f"Push 1: {len(RIVER)} dominoes", "Pushes 2 to 4: 3 dominoes"])
        lies = builder.expect_drawn(dominoes=len(RIVER) + len(STRAYS))["dominoes"]
        assert all(pose[2] < STANDS / 2 for pose in lies.values())

        # In slow motion each blow is heard when it falls, and nothing cracks.
        page.get_by_test_id("aya-again").click()
        replay = page.get_by_test_id("aya-replay")
        replay.get_by_role("button", name="Pause").click()
        replay.get_by_role("slider").fill("0")
        replay.get_by_role("button", name="Slow motion").click()
        replay.get_by_role("button", name="0.1×").click()
        before = builder.drawn()["dominoes"]
        assert all(before[str(number)][2] == pytest.approx(STANDS) for number in (*river, *strays))
        # From here on time passes when it is told to, so that a busy machine hears the same.
        page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=20 * listening))
        replay.get_by_role("button", name="Play").click()
        page.clock.run_for(round(10_000 * (expected[-1] + 0.03)))
        replay.get_by_role("button", name="Pause").click()
        page.clock.resume()
        loudness: list[float] = page.evaluate(HEARD)
        assert 0.1 < max(loudness) < 1
        heard = onsets(loudness)
        # Ten times as slow. A little was heard before it was stopped and begun again: one of the blows is the first.
        after_first = [10 * (blow - expected[0]) for blow in expected]
        misses = [max(min(abs(each - first - blow) for each in heard) for blow in after_first) for first in heard]
        # A moment of the page may fall into the leap of its clock: then nothing is heard of the rest, and it is heard again.
        if min(misses) < 0.05 or listening == 3:
            break
    assert min(misses) < 0.05, (heard, after_first)

    # At its end the river lies and the strays still stand, as they did then.
    check(visitor, "aya-replay")
    replay.get_by_role("button", name="2×").click()
    replay.get_by_role("button", name="Play").click()
    expect(replay.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"^([\d.]+) of \1 seconds$"))
    replay.get_by_role("button", name="Play").wait_for()
    after = builder.drawn()["dominoes"]
    assert {number: after[number] for number in map(str, river)} == {number: lies[number] for number in map(str, river)}
    assert all(after[str(number)][2] == pytest.approx(STANDS) for number in strays)
    page.keyboard.press("Escape")
    expect(replay).to_have_count(0)
    assert builder.drawn()["dominoes"] == lies

    # Why the first push stopped, and that nothing stopped the others.
    page.get_by_test_id("aya-ask").click()
    why = page.get_by_test_id("aya-why")
    expect(why.get_by_role("paragraph")).to_contain_text("Nothing leads to domino")
    check(visitor, "aya-why")
    why.get_by_test_id("aya-push-pick").select_option("Pushes 2 to 4: 3 dominoes")
    expect(why.get_by_role("paragraph")).to_have_text("Nothing stopped this wave: it ran to its end.")
    # On the smallest phone what closes it stands beside the push.
    page.set_viewport_size(SMALLEST)
    places = [box(why.get_by_test_id("aya-push-pick")), box(why.get_by_role("button", name="Close"))]
    assert abs(places[0]["top"] - places[1]["top"]) < 10
    page.set_viewport_size(WIDE)
    # Escape is one step back: what is open above the table first.
    page.get_by_role("button", name="Menu").click()
    menu = page.locator("dialog[open]")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(why).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)

    # The building: from nothing to all of it, upright.
    page.get_by_test_id("aya-build").click()
    expect(page.get_by_test_id("aya-toppling")).to_have_attribute("data-watching", "building")
    page.wait_for_function("() => document.querySelector('.picture').renderer.drawn().dominoes.size >= 3")
    some = builder.drawn()["dominoes"]
    assert sorted(map(int, some)) == list(range(1, len(some) + 1))
    assert all(pose[2] == STANDS for pose in some.values())
    page.get_by_test_id("aya-toppling").get_by_role("button", name="Close").click()

    # A clip that is a film: pictures that differ, and the sound of wood.
    page.evaluate("sessionStorage.clear()")
    page.set_viewport_size({"width": 480, "height": 480})
    page.reload()
    page.get_by_test_id("aya-again").click()
    with page.expect_download(timeout=3 * WAIT) as filmed:
        page.get_by_test_id("aya-replay").get_by_role("button", name="Save a clip").click()
    assert filmed.value.suggested_filename == "aya-cascade.webm"
    expect(page.locator(".notes")).to_contain_text("Clip saved: look for aya-cascade.webm in your downloads.")
    film = Path(filmed.value.path()).read_bytes()
    assert film.startswith(bytes.fromhex("1a45dfa3"))
    cinema = page.context.new_page()
    seen: dict[str, Any] = cinema.evaluate(FILM, base64.b64encode(film).decode())
    assert seen["pictures"] >= 8
    assert seen["width"] > 300
    assert seen["heard"] > 0
    person.close()
    visitors.leave()
