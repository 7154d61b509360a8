"""`rivage simulate`: matches of bots against each other."""

import asyncio
import json
import signal
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.server.running import TIMEOUT_S, command, environment
from tests.support.cluster import NatsServer

from rivage.cli import main
from rivage.hosting.workers import backends

BOTS = ("--bots", "duckling,first-steps")


def simulate(*arguments: str | int | Path) -> Result:
    return CliRunner().invoke(main, ["simulate", *map(str, arguments)])


def lines(path: Path) -> list[str]:
    """The results in a canonical order, because the order of completion varies."""
    head, *matches = path.read_text().splitlines()
    return [head, *sorted(matches)]


def test_a_seed_gives_the_same_matches_for_any_parallelism_and_on_a_bus(
    tmp_path: Path, nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, bus = (tmp_path / name for name in ("one", "two", "bus"))
    local = simulate("deep-river", *BOTS, "--matches", 12, "--workers", 1, "--out", one)
    assert local.exit_code == 0, local.output
    assert local.stdout.splitlines()[1].startswith("1 duckling     12")
    assert "12 matches in" in local.stdout
    assert local.stderr == ""
    assert json.loads(lines(one)[0])["experiment"]["bots"] == ["duckling", "first-steps"]
    # Truncated in the middle of the sixth line, so that four matches are complete.
    two.write_bytes(b"".join(one.read_bytes().splitlines(keepends=True)[:6])[:-20])
    again = simulate("deep-river", *BOTS, "--matches", 12, "--workers", 2, "--out", two, "--resume")
    assert "8 matches in" in again.stdout
    assert lines(two) == lines(one)
    assert again.stdout.splitlines()[:-1] == local.stdout.splitlines()[:-1]
    call = command("work", "--bus", nats.url, "--workers", "1")
    worker = subprocess.Popen(call, env=environment(), stdout=subprocess.PIPE, text=True)
    try:
        assert worker.stdout is not None
        assert worker.stdout.readline().startswith("Working for the cluster rivage at nats://127.0.0.1")
        remote = simulate("deep-river", *BOTS, "--matches", 12, "--bus", nats.url, "--out", bus)
        assert remote.exit_code == 0, remote.output
        assert lines(bus) == lines(one)
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(TIMEOUT_S) == 0
        monkeypatch.setattr(backends, "FIRST_WORKER_TIMEOUT_S", 0.2)
        alone = simulate("deep-river", *BOTS, "--matches", 12, "--bus", nats.url)
        assert alone.exit_code == 2
        assert "No worker of this version" in alone.stderr
    finally:
        worker.kill()
        worker.wait()
        if worker.stdout is not None:
            worker.stdout.close()


def test_a_single_match_is_reported_in_the_singular() -> None:
    one = simulate("deep-river", *BOTS, "--matches", 1, "--workers", 1)
    assert one.stdout.splitlines()[-1].startswith("1 match in ")


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_during_the_start_stops_the_command(monkeypatch: pytest.MonkeyPatch, signal_number: signal.Signals) -> None:
    loops: list[object] = []

    def make_loop() -> asyncio.AbstractEventLoop:
        signal.raise_signal(signal_number)
        loops.append(loop := asyncio.SelectorEventLoop())
        return loop

    monkeypatch.setattr("asyncio.events.new_event_loop", make_loop)
    done = simulate("deep-river", *BOTS, "--matches", "2", "--workers", "1")
    assert len(loops) == 1, "the event loop was not closed"
    assert done.exit_code == 1
    assert "stopped after 0 of 2 matches" in done.stderr


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_simulation_can_be_resumed(tmp_path: Path, signal_number: signal.Signals) -> None:
    out = tmp_path / "out"
    call = command("simulate", "deep-river", "--bots", "old-bear,first-steps", "--workers", "1", "--out", str(out))
    started = subprocess.Popen(call, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not out.exists() or not out.stat().st_size:
        assert started.poll() is None
    started.send_signal(signal_number)
    stdout, stderr = started.communicate(timeout=TIMEOUT_S)
    assert started.returncode == 1
    assert "of 100 matches; continue with --resume" in stderr
    assert "Warning" not in stderr
    assert "Traceback" not in stderr
    assert "matches in" in stdout
    other = simulate("deep-river", *BOTS, "--out", out, "--resume")
    assert other.exit_code == 2
    assert "bots old-bear,first-steps there, duckling,first-steps here" in other.stderr
    assert "[simulate.other]" in other.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess", *BOTS), "[game.unknown]"),
        (("deep-river", "--bots", "duckling,god"), "[bot.unknown]"),
        (("deep-river", "--bots", "duckling"), "[option.seats]"),
        (("deep-river", *BOTS, "--options", "colour=red"), "[option.unknown]"),
        (("deep-river", *BOTS, "--options", "pie=perhaps"), "[option.value]"),
        (("deep-river", *BOTS, "--options", "pie"), "NAME=VALUE"),
        (("deep-river", *BOTS, "--matches", "0"), "0 is not in the range 1<=x<=10000000"),
        (("deep-river", *BOTS, "--matches", "99999999999999999999"), "is not in the range 1<=x<=10000000"),
        (("deep-river", *BOTS, "--seed", str(2**64), "--bus", "nats://127.0.0.1:1"), "is not in the range"),
        (("deep-river", "--bots", "duckling,"), "[bot.unknown]"),
        (("deep-river", *BOTS, "--resume"), "--resume needs a file"),
        (("deep-river", *BOTS, "--workers", "1", "--bus", "nats://127.0.0.1:1"), "use only one of them"),
        (("deep-river", *BOTS, "--out", "/nowhere/at/all"), "[file.unwritable]"),
        (("deep-river", *BOTS, "--bus", "carrier-pigeon://"), "[bus.url]"),
    ],
)
def test_invalid_arguments_are_reported_on_one_line(arguments: tuple[str, ...], message: str) -> None:
    done = simulate(*arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert message in done.stderr
    assert "Traceback" not in done.stderr
