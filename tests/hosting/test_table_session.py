"""The session of a tab at a table of this process."""

import pytest
from tests.table.helpers import ANN, BEN, opening

from rivage.hosting.table_session import TableSession
from rivage.table.errors import NotYourTurn
from rivage.table.protocol import PointerMoved
from rivage.table.protocol import commands as cmd

from .deployment import Deployment
from .tabs import Tab


async def test_a_tab_gets_a_snapshot_and_then_updates_until_it_leaves(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(opening(script=("heap 9",)))
    ann, ben = Tab(ANN), Tab(BEN)
    session = await tables.connect(table, ann)
    other = await tables.connect(table, ben)
    assert [message["t"] for message in ann.received] == ["snapshot"]
    await session.do(cmd.Act(seat=0, action="take", version=1), 7)
    assert [message["t"] for message in ann.received[1:]] == ["patch", "done"]
    assert ann.of("done")[0]["ref"] == 7
    assert [message["t"] for message in ben.received] == ["snapshot", "patch"]
    other.leave()
    await session.do(cmd.Act(seat=0, action="done", version=2), 8)
    assert len(ben.received) == 2
    session.resync()
    assert ann.received[-1]["t"] == "snapshot"


async def test_a_refused_command_raises_and_is_not_broadcast(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(opening(script=("heap 9",)))
    ann, ben = Tab(ANN), Tab(BEN)
    await tables.connect(table, ann)
    session = await tables.connect(table, ben)
    with pytest.raises(NotYourTurn):
        await session.do(cmd.Act(seat=1, action="take", version=1), 1)
    with pytest.raises(Exception, match="real time"):
        session.move(PointerMoved(1, 2))
    assert len(ann.received) == len(ben.received) == 1


async def test_on_leave_is_called_when_a_tab_leaves(deployment: Deployment) -> None:
    tables = deployment.open()
    actor = await tables.table(await tables.create(opening()))
    calls: list[str] = []
    session = TableSession(actor, Tab(ANN), lambda: calls.append(ANN))
    assert actor.is_here(ANN)
    session.leave()
    assert calls == [ANN]
    assert not actor.is_here(ANN)
