"""The back ends that run the bots of a node."""

from typing import Any

import pytest
from tests.support.cluster import NatsServer

from rivage.hosting.errors import BadBusUrl
from rivage.hosting.link import Link
from rivage.hosting.simulator import TableSimulator
from rivage.hosting.workers import RemoteBots, RemoteSimulator
from rivage.server.compute.bot_backends import BotBackends, open_bot_backends
from rivage.server.metrics import Metrics
from rivage.server.settings import Settings
from rivage.table.runtime import ProcessBots


def kinds(backends: BotBackends) -> tuple[Any, Any, int]:
    return type(backends.bots), type(backends.simulator), backends.bots.stats().workers


async def test_without_a_bus_bots_run_in_processes_of_the_node() -> None:
    for where in ("here", "both"):
        assert kinds(await open_bot_backends(Settings(bot_workers=2, think_on=where))) == (ProcessBots, TableSimulator, 2)
    with pytest.raises(BadBusUrl) as caught:
        await open_bot_backends(Settings(think_on="bus"))
    assert "Set it with --bus" in str(caught.value)


async def test_with_a_bus_the_settings_choose_the_back_ends_and_metrics_are_registered(nats: NatsServer) -> None:
    link = await Link.open(nats.url)
    assert kinds(await open_bot_backends(Settings(bot_workers=2, think_on="here"), link)) == (ProcessBots, TableSimulator, 2)
    both = await open_bot_backends(Settings(bot_workers=2, think_on="both"), link)
    assert kinds(both) == (RemoteBots, TableSimulator, 2)
    there = await open_bot_backends(Settings(think_on="bus"), link)
    assert kinds(there) == (RemoteBots, RemoteSimulator, 0)
    metrics = Metrics()
    there.watch(metrics)
    shown = metrics.text().decode()
    for name in ("asked", "lost", "asked_again", "strange", "workers", "slots"):
        assert f"rivage_work_{name} 0.0" in shown
    assert "rivage_bot_workers 0.0" in shown
    for backends in (both, there):
        backends.bots.close()
    await link.close()
