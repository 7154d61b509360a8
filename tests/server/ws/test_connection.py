"""The connection of a browser: its send queue, slow and silent clients, and the close frame."""

import asyncio
import gc
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.running import actor_of

from rivage.hosting.table_session import TableSession
from rivage.server import open_services
from rivage.server.asgi.http import Send
from rivage.server.identity import Identity
from rivage.server.limits import Limits
from rivage.server.messages import Do
from rivage.server.metrics import Metrics
from rivage.server.services import ConnectionRegistry, Services
from rivage.server.settings import Settings
from rivage.server.ws.connection import CLOSE_SLOW, LAGGING_AFTER, Connection
from rivage.server.ws.socket import SocketEdge, opens_table
from rivage.table import AnyCommand, Occupant, TableOptions, TableSetup
from rivage.table.protocol import commands

LIMITS = Limits(backlog=3, backlog_bytes=100, silence_s=0.05)


class Browser:
    """A client that receives messages while `open` is set."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.got.append(message.get("text", message.get("code")))


def connect(send: Send) -> tuple[Connection, "asyncio.Task[None]"]:
    services = cast(Services, SimpleNamespace(settings=Settings(limits=LIMITS)))
    connection = Connection(send, services.settings.limits)
    # The connection must not cancel the test, which is the current task.
    connection.reader = None
    return connection, asyncio.create_task(connection.write())


async def test_messages_are_sent_in_order_before_the_close_frame() -> None:
    browser = Browser()
    connection, writing = connect(browser.send)
    for text in (b"1", b"2"):
        connection.send(text)
    await asyncio.sleep(0)
    connection.send(b"3")
    connection.close(4000, "bye")
    connection.send(b"too late")
    await writing
    assert browser.got == ["1", "2", "3", 4000]


async def test_messages_of_one_loop_iteration_are_sent_in_one_write() -> None:
    written: list[list[bytes]] = []
    is_open = True

    def write_now(texts: list[bytes]) -> bool:
        if is_open:
            written.append(list(texts))
        return is_open

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message.get("text", message.get("code")))

    connection, writing = connect(send)
    connection.write_now = write_now
    await asyncio.sleep(0)
    for text in (b"patch", b"done"):
        connection.send(text)
    assert not written
    await asyncio.sleep(0)
    assert written == [[b"patch", b"done"]]
    # Messages that cannot be written at once are left to the writer task, and later ones do not overtake them.
    is_open = False
    connection.send(b"later")
    await asyncio.sleep(0)
    is_open = True
    connection.send(b"last")
    connection.close(4000, "bye")
    await writing
    assert written == [[b"patch", b"done"]]
    assert sent == ["later", "last", 4000]


async def test_a_client_with_too_many_queued_messages_is_disconnected() -> None:
    browser = Browser()
    browser.open.clear()
    connection, writing = connect(browser.send)
    for _ in range(6):
        connection.send(b"x")
        await asyncio.sleep(0)
    assert connection.is_closing
    browser.open.set()
    await writing
    assert browser.got == ["x", CLOSE_SLOW]


async def test_a_client_with_too_many_queued_bytes_is_disconnected() -> None:
    browser = Browser()
    browser.open.clear()
    connection, writing = connect(browser.send)
    connection.send(b"x")
    await asyncio.sleep(0)
    for _ in range(3):
        connection.send(b"x" * 60)
    assert connection.is_closing
    browser.open.set()
    await writing
    assert browser.got == ["x", CLOSE_SLOW]


async def test_a_client_lags_while_its_queue_is_long() -> None:
    browser = Browser()
    browser.open.clear()
    services = cast(Services, SimpleNamespace(settings=Settings(limits=Limits())))
    connection = Connection(browser.send, services.settings.limits)
    connection.reader = None
    writing = asyncio.create_task(connection.write())
    # The first message is being sent and no longer in the queue.
    for waits in (False,) * (LAGGING_AFTER + 1) + (True,):
        assert connection.lags is waits
        connection.send(b"x")
        await asyncio.sleep(0)
    browser.open.set()
    connection.close(4000, "bye")
    await writing
    assert not connection.lags


async def test_one_long_message_does_not_count_as_lag() -> None:
    browser = Browser()
    connection, writing = connect(browser.send)
    connection.send(b"x" * 1000)
    connection.send(b"y")
    connection.close(4000, "bye")
    await writing
    assert browser.got == ["x" * 1000, "y", 4000]


async def test_a_fast_client_may_receive_any_amount() -> None:
    browser = Browser()
    connection, writing = connect(browser.send)
    for _ in range(50):
        connection.send(b"x" * 90)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert not connection.is_closing
    connection.close(4000, "")
    await writing
    assert len(browser.got) == 51


async def test_a_silent_browser_is_disconnected() -> None:
    browser = Browser()
    connection, writing = connect(browser.send)
    connection.watch_silence()
    await writing
    assert browser.got == [CLOSE_SLOW]


async def test_the_writer_ends_when_the_browser_has_disconnected() -> None:
    async def gone(_message: Any) -> None:
        raise OSError

    connection, writing = connect(gone)
    connection.send(b"x")
    await writing
    assert connection.is_closing


async def test_closing_a_connection_that_has_just_ended_is_allowed() -> None:
    browser = Browser()
    connection, writing = connect(browser.send)
    await asyncio.sleep(0)
    # The writer task is idle when the reader gets the disconnect event and cancels it.
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    connection.send(b"x")
    connection.close(4000, "bye")
    assert browser.got == []


async def test_tables_created_by_rematches_count_for_the_rate_limit(tmp_path: Path) -> None:
    """A resignation and a rematch with a bot cost only two messages, so rematches need the limit of new tables."""
    limits = Limits(tables_burst=2, tables_rate=0.0)
    async with open_services("memory:", tmp_path, Settings(limits=limits)) as services:
        seats = (Occupant(player="ann", name="Ann"), Occupant(level="first-steps"))
        table = await services.tables.create(TableSetup("deep-river", seats, TableOptions(), "ann"))
        browser = Browser()
        connection = Connection(browser.send, services.settings.limits)
        connection.player, connection.address = "ann", "192.0.2.1"
        refusals = []
        for _ in range(3):
            actor = await actor_of(services, table)
            seat = actor.match.held_by("ann")[0]
            for command in (commands.Resign(seat=seat), commands.Offer(seat=seat, what="rematch")):
                await SocketEdge(services)._execute(connection, TableSession(actor, connection), table, Do(1, command))
            table = actor.match.following
            refusals.append(b"message.too_many" in b"".join(connection._queue))
        assert refusals == [False, False, True]
        assert not table


@pytest.mark.parametrize(
    ("command", "opens"),
    [
        (commands.Offer(seat=0, what="rematch"), True),
        (commands.Answer(seat=0, what="rematch", yes=True), True),
        (commands.Next(seat=0), True),
        (commands.Offer(seat=0, what="next"), True),
        (commands.Answer(seat=0, what="next", yes=True), True),
        (commands.Answer(seat=0, what="next", yes=False), False),
        (commands.Answer(seat=0, what="rematch", yes=False), False),
        (commands.Offer(seat=0, what="draw"), False),
        (commands.Act(seat=0, action="x", version=1), False),
    ],
)
def test_commands_that_may_create_a_table_are_recognised(command: AnyCommand, opens: bool) -> None:
    assert opens_table(command) is opens


class SilentSession:
    """A table session without messages."""

    def leave(self) -> None:
        pass


async def test_a_closed_connection_is_released_at_once() -> None:
    """Its timers run for half a minute and must not keep it in memory."""

    async def connect_tab(_id: str, _tab: Connection) -> SilentSession:
        return SilentSession()

    events = iter(("websocket.connect", "websocket.disconnect"))

    async def receive() -> dict[str, str]:
        return {"type": next(events)}

    services = SimpleNamespace(
        settings=Settings(),
        cluster=None,
        metrics=Metrics(),
        identity=Identity(b"s"),
        connect=connect_tab,
        connections=ConnectionRegistry(),
    )
    browser = Browser()
    scope = {"type": "websocket", "path": f"/api/v1/tables/{'t' * 22}/socket", "query_string": b"protocol=2", "headers": []}
    await SocketEdge(cast(Services, services))(scope, receive, browser.send)
    gone = weakref.ref(browser)
    del browser
    await asyncio.sleep(0)
    gc.collect()
    assert gone() is None
