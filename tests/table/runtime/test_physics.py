"""Physics at a table: one simulation per motion, retries after failures, and never an endless wait."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from tests.registry.foreign import MARBLES, install, installed
from tests.support.loop import run_until_idle, wait_until
from tests.table.helpers import ANN, DiskFull, Listener, person
from tests.table.river import GLASS, FakePhysics, river, spot
from tests.table.table_process import TableProcess

from rivage.core import CHANCE
from rivage.hosting.simulator import TableSimulator
from rivage.registry import find, motion_matches, scan
from rivage.table import TableActor, TableOptions, TableSetup
from rivage.table.errors import NotNow
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.record import check, dump, load
from rivage.table.runtime.physics import RETRY_DELAYS_S, WRITE_RETRY_DELAY_S


async def act(table: TableActor, *actions: str) -> None:
    for action in actions:
        await table.do(ANN, cmd.Act(seat=0, action=action, version=0))


async def row(aya_process: TableProcess, count: int) -> TableActor:
    """Ann alone, with a row of dominoes built and both glasses run out."""
    table = await aya_process.create(river(person(ANN), patience=0))
    await act(table, "start 0,0,0", "flip")
    for number in range(1, count + 1):
        await act(table, "draw", f"place {spot(number)}")
    for flip in ((), ("flip",)):
        await act(table, *flip)
        await aya_process.advance_time(GLASS + 1)
    assert table.match.state.phase == "toppling"
    return table


async def try_again(aya_process: TableProcess) -> None:
    """Wait until a failing simulation has been tried for the last time."""
    for seconds in RETRY_DELAYS_S:
        await aya_process.advance_time(round(seconds * 1000))


async def test_a_simulation_is_written_and_sent_with_its_motion(aya_process: TableProcess) -> None:
    table = await row(aya_process, 3)
    ann = Listener(ANN)
    table.attach(ann)
    await act(table, "push 1")
    await run_until_idle()
    assert (table.match.status, aya_process.acted()[-1]) == ("over", "fell 1,2,3")
    assert ann.received[-1]["log"][0]["event"]["motion"] == "bW90aW9u"


async def test_a_small_match_is_played_to_its_end_with_real_physics(aya_process: TableProcess) -> None:
    aya_process.physics = TableSimulator()
    table = await row(aya_process, 6)
    while table.match.status == "playing":
        await act(table, f"push {table.match.state.standing()[0].id}")
        await wait_until(lambda: not table.match.awaits_physics)
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "glass"
    motions = [event for event in aya_process.log.tables["t"] if isinstance(event, ev.Acted) and event.motion]
    assert motions
    assert all(domino.rest is not None for domino in table.match.state.dominoes)
    assert check(load(dump(aya_process.log.tables["t"], find)), find).outcome == table.match.outcome


async def test_a_game_from_a_package_is_simulated_by_its_own_hook(
    aya_process: TableProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(tmp_path, "marbles", MARBLES)
    with installed(monkeypatch, tmp_path) as entries:
        found = scan.scan(entries)
        assert found.broken == ()
        monkeypatch.setattr(scan, "_scan_result", lambda: found)
        aya_process.physics = TableSimulator()
        table = await aya_process.create(TableSetup(game="marbles", seats=(person(ANN),), options=TableOptions(), host=ANN))
        for version, action in ((0, "flick 2"), (2, "flick 3")):
            await table.do(ANN, cmd.Act(seat=0, action=action, version=version))
            await wait_until(lambda: not table.match.awaits_physics)
        assert table.match.outcome is not None
        assert table.match.outcome.returns == (13.0,)
        log = aya_process.log.tables["t"]
        assert [event.action for event in log if isinstance(event, ev.Acted)] == ["flick 2", "rolls 4", "flick 3", "rolls 9"]
        assert check(load(dump(log, find)), find, motion_matches).outcome == table.match.outcome


async def test_real_hands_are_simulated_with_real_physics(aya_process: TableProcess) -> None:
    aya_process.physics = TableSimulator()
    table = await aya_process.create(river(person(ANN), hands="real"))
    await act(table, "start 0,0,0", "flip", "draw", f"place {spot(1)}")
    await wait_until(lambda: not table.match.awaits_physics)
    assert table.match.state.dominoes[0].stands
    await act(table, "draw", f"place {spot(2)} ~ -250,0,0")
    await wait_until(lambda: not table.match.awaits_physics)
    assert not all(domino.stands for domino in table.match.state.dominoes)


async def test_a_failed_simulation_is_reported_and_tried_again(
    aya_process: TableProcess, caplog: pytest.LogCaptureFixture
) -> None:
    aya_process.physics = FakePhysics(failures=2)
    table = await row(aya_process, 2)
    ann = Listener(ANN)
    table.attach(ann)
    with caplog.at_level(logging.WARNING):
        await act(table, "push 1")
        await try_again(aya_process)
    assert aya_process.acted()[-1] == "fell 1,2"
    refusals = ann.of("refusal")
    assert [(message["code"], message["ref"], message["details"]) for message in refusals] == [
        ("physics.broken", 0, {"tries": 1, "again": True}),
        ("physics.broken", 0, {"tries": 2, "again": True}),
    ]
    assert "the table wobbles" in caplog.text


async def test_after_repeated_failures_the_match_continues_without_a_motion(aya_process: TableProcess) -> None:
    physics = aya_process.physics = FakePhysics(failures=10**6)
    table = await row(aya_process, 3)
    ann = Listener(ANN)
    table.attach(ann)
    for number in (1, 2, 3):
        await act(table, f"push {number}")
        await try_again(aya_process)
    assert aya_process.acted()[-3:] == ["rest", "rest", "rest"]
    assert table.match.status == "over"
    # After physics was given up once, a push is simulated only once.
    assert physics.asked == 3 + 1 + 1
    assert ann.of("refusal")[2]["details"] == {"tries": 3, "again": False}


async def test_a_result_that_the_rules_refuse_counts_as_a_failure(aya_process: TableProcess) -> None:
    physics = aya_process.physics = FakePhysics()
    physics.answer_with = "fell 9"
    table = await row(aya_process, 2)
    await act(table, "push 1")
    await try_again(aya_process)
    assert (aya_process.acted()[-1], physics.asked) == ("rest", 3)


async def test_a_result_that_crashes_the_rules_counts_as_a_failure(
    aya_process: TableProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    physics = aya_process.physics = FakePhysics()
    table = await row(aya_process, 2)
    game = table.match.game
    apply = game.apply

    def fails(state: Any, seat: Any, action: Any) -> Any:
        if physics.asked < 2 and seat == CHANCE:
            raise KeyError("oops")
        return apply(state, seat, action)

    monkeypatch.setattr(game, "apply", fails)
    await act(table, "push 1")
    await try_again(aya_process)
    assert physics.asked == 2
    assert not table.match.awaits_physics


async def test_nobody_acts_while_bodies_move(aya_process: TableProcess) -> None:
    physics = aya_process.physics = FakePhysics()
    physics.gate = asyncio.Event()
    table = await row(aya_process, 2)
    await act(table, "push 1")
    with pytest.raises(NotNow) as caught:
        await act(table, "push 2")
    assert caught.value.details == {"status": "moving"}
    physics.gate.set()
    await run_until_idle()


async def test_a_simulation_that_could_not_be_written_is_repeated(aya_process: TableProcess) -> None:
    physics = aya_process.physics = FakePhysics()
    physics.gate = asyncio.Event()
    table = await row(aya_process, 2)
    await act(table, "push 1")
    aya_process.log.fail = DiskFull("no space")
    physics.gate.set()
    await run_until_idle()
    assert table.match.awaits_physics
    aya_process.log.fail = None
    await aya_process.advance_time(round(WRITE_RETRY_DELAY_S * 1000))
    assert aya_process.acted()[-1] == "fell 1,2"


async def test_a_result_for_an_outdated_state_is_ignored(aya_process: TableProcess) -> None:
    physics = aya_process.physics = FakePhysics()
    physics.gate = asyncio.Event()
    table = await row(aya_process, 2)
    await act(table, "push 1")
    await table.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert table.match.status == "paused"
    physics.gate.set()
    await run_until_idle()
    assert aya_process.acted()[-1] == "glass"
    await table.do(ANN, cmd.Resume(seat=0))
    await run_until_idle()
    assert aya_process.acted()[-1] == "fell 1,2"


async def test_a_match_that_waits_for_physics_continues_after_a_restart(aya_process: TableProcess) -> None:
    physics = aya_process.physics = FakePhysics()
    physics.gate = asyncio.Event()
    table = await row(aya_process, 2)
    await act(table, "push 1")
    await run_until_idle()
    assert not table.idle()
    table.close()
    await run_until_idle()
    physics.gate = None
    aya_process.time.now += 10 * GLASS
    again = await aya_process.load()
    await run_until_idle()
    assert (again.match.status, aya_process.acted()[-1]) == ("over", "fell 1,2")


async def test_the_glass_continues_after_a_simulation(aya_process: TableProcess) -> None:
    physics = aya_process.physics = FakePhysics()
    physics.gate = asyncio.Event()
    table = await aya_process.create(river(person(ANN), hands="real"))
    await act(table, "start 0,0,0", "flip", "draw", f"place {spot(1)}")
    await aya_process.advance_time(2 * GLASS)
    assert table.match.awaits_physics
    physics.gate.set()
    await run_until_idle()
    assert not table.match.awaits_physics
    await aya_process.advance_time(GLASS + 1)
    assert aya_process.acted()[-2:] == ["late 0", "glass"]


async def test_without_physics_the_server_reports_it_and_keeps_the_match(
    aya_process: TableProcess, caplog: pytest.LogCaptureFixture
) -> None:
    aya_process.physics = None
    table = await row(aya_process, 2)
    with caplog.at_level(logging.ERROR):
        await act(table, "push 1")
        await run_until_idle()
    assert table.match.awaits_physics
    assert "no simulator supports" in caplog.text


async def test_a_game_unknown_to_physics_is_reported_once(
    aya_process: TableProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(TableSimulator, "knows", lambda simulator, game: False)
    aya_process.physics = TableSimulator()
    table = await row(aya_process, 2)
    ann = Listener(ANN)
    table.attach(ann)
    with caplog.at_level(logging.WARNING):
        await act(table, "push 1")
        await try_again(aya_process)
        await aya_process.advance_time(10_000)
        await table.do(ANN, cmd.Offer(seat=0, what="pause"))
        await table.do(ANN, cmd.Resume(seat=0))
    assert table.match.awaits_physics
    assert [(sent["code"], sent["details"]) for sent in ann.of("refusal")] == [("physics.broken", {"tries": 0, "again": False})]
    assert [message.message for message in caplog.records] == ["table t waits for physics, but no simulator supports 'aya'"]
    await table.do(ANN, cmd.Resign(seat=0))
    assert table.match.status == "over"
