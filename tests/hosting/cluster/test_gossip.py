"""Broadcasts between nodes: open tables, rate limits and revoked cookies."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.support.loop import advance_time, run_until_idle
from tests.table.helpers import ANN, BEN, START

from rivage.hosting import Caps
from rivage.hosting.cluster.gossip import BATCH_S, Gossip, SharedOpenTables
from rivage.hosting.cluster.messages import Broadcast, LimitsUsed, TableCreated, TableEnded
from rivage.hosting.codec import Reader
from rivage.hosting.link import Link
from rivage.table.errors import TooManyTables
from rivage.table.match import DAY

reader: Reader[Broadcast] = Reader(Broadcast)


class Exchange:
    """A fake bus in memory, with a manual clock."""

    cluster = "test"

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self._subscribers: list[Callable[[Any], Awaitable[None]]] = []

    @property
    def link(self) -> Link:
        """The exchange as a replacement of a link."""
        return cast(Link, self)

    def subject(self, *parts: str) -> str:
        return ".".join(parts)

    async def subscribe(self, receive: Callable[[Any], Awaitable[None]]) -> None:
        self._subscribers.append(receive)

    async def publish(self, subject: str, data: bytes) -> None:
        assert subject == "all"
        self.sent.append(data)
        for receive in self._subscribers:
            await receive(SimpleNamespace(data=data))

    def messages(self, kind: type | None = None) -> list[Any]:
        """All broadcasts, or those of one type."""
        return [read for read in map(reader.read, self.sent) if kind is None or isinstance(read, kind)]


class GossipNode:
    """The parts of a node that gossip needs."""

    def __init__(self, exchange: Exchange, node: str, caps: Caps) -> None:
        self.node = node
        self.exchange = exchange
        self.gossip = Gossip(exchange.link, lambda: node)
        self.open_tables = SharedOpenTables(caps, self.gossip, lambda: node)

    async def listen(self) -> "GossipNode":
        async def receive(message: Any) -> None:
            read = reader.read(message.data)
            if read.sender != self.node:
                self.gossip.receive(read)

        await self.exchange.subscribe(receive)
        return self


@pytest.fixture
def exchange() -> Exchange:
    return Exchange()


async def two(exchange: Exchange, caps: Caps | None = None) -> tuple[GossipNode, GossipNode]:
    caps = caps or Caps()
    return await GossipNode(exchange, "one", caps).listen(), await GossipNode(exchange, "two", caps).listen()


async def test_the_limit_of_open_tables_of_a_guest_holds_across_nodes(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=2, address=0))
    one.open_tables.add("a", ANN, "", START)
    other.open_tables.add("b", ANN, "", START)
    await run_until_idle()
    for node in (one, other):
        with pytest.raises(TooManyTables):
            node.open_tables.add("c", ANN, "", START)
        node.open_tables.add(f"by {node.node}", BEN, "", START)


async def test_the_limit_of_open_tables_of_an_address_holds_across_nodes(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=0, address=1))
    one.open_tables.add("a", ANN, "192.0.2.1", START)
    await run_until_idle()
    with pytest.raises(TooManyTables):
        other.open_tables.add("b", BEN, "192.0.2.1", START)
    other.open_tables.add("b", BEN, "192.0.2.2", START)


async def test_a_match_that_ends_at_one_node_is_not_counted_at_the_other(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=1))
    one.open_tables.add("a", ANN, "", START)
    await run_until_idle()
    one.open_tables.drop("a")
    await run_until_idle()
    other.open_tables.add("b", ANN, "", START)
    assert (len(one.open_tables), len(other.open_tables)) == (0, 1)


async def test_a_match_that_moved_is_not_counted_after_its_end_at_any_node(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=1))
    one.open_tables.add("a", ANN, "", START)
    await run_until_idle()
    other.open_tables.drop("a")
    await run_until_idle()
    one.open_tables.add("b", ANN, "", START)


async def test_received_broadcasts_are_not_repeated(exchange: Exchange) -> None:
    one, other = await two(exchange)
    one.open_tables.add("a", ANN, "", START)
    one.open_tables.add("a", ANN, "", START)
    await run_until_idle()
    one.open_tables.drop("a")
    one.open_tables.drop("a")
    await run_until_idle()
    other.open_tables.drop("a")
    await run_until_idle()
    assert exchange.messages() == [TableCreated("one", "a", ANN, "", START), TableEnded("one", "a")]


async def test_tables_older_than_a_day_count_at_no_node(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=1))
    one.open_tables.add("a", ANN, "", START)
    await run_until_idle()
    other.open_tables.add("b", ANN, "", START + DAY)


async def test_uses_of_rate_limits_are_broadcast_in_batches(exchange: Exchange) -> None:
    one, other = await two(exchange)
    spent: list[tuple[str, str, int]] = []
    for name in ("words", "heavy"):
        other.gossip.share(name, lambda client, count, name=name: spent.append((name, client, count)))  # type: ignore[misc]
    use = one.gossip.share("words", lambda *_: spent.append(("own", "", 0)))
    heavy = one.gossip.share("heavy", lambda *_: None)
    only_there = one.gossip.share("newer than the other", lambda *_: None)
    for client in ("192.0.2.1", "192.0.2.2", "192.0.2.1"):
        use(client)
    heavy("192.0.2.1")
    only_there("192.0.2.1")
    await run_until_idle()
    assert exchange.sent == []
    await advance_time(BATCH_S)
    assert len(exchange.messages(LimitsUsed)) == 1
    assert sorted(spent) == [("heavy", "192.0.2.1", 1), ("words", "192.0.2.1", 2), ("words", "192.0.2.2", 1)]
    use("192.0.2.3")
    await advance_time(BATCH_S)
    assert spent[-1] == ("words", "192.0.2.3", 1)


async def test_a_closed_node_broadcasts_nothing(exchange: Exchange) -> None:
    one, _ = await two(exchange)
    one.gossip.share("words", lambda *_: None)("192.0.2.1")
    one.gossip.close()
    await advance_time(BATCH_S)
    assert exchange.sent == []


async def test_revoked_cookies_are_broadcast(exchange: Exchange) -> None:
    one, other = await two(exchange)
    revoked: list[object] = []
    other.gossip.on_revoked = lambda player, before: revoked.append((player, before))
    one.gossip.on_revoked = lambda *_: revoked.append("our own")
    one.gossip.revoked(ANN, 77)
    await run_until_idle()
    assert revoked == [(ANN, 77)]
    # A listener is optional.
    await run_until_idle()
    one.gossip.receive(reader.read(exchange.sent[0]))
