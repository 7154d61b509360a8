"""What one node is told, all know in a moment."""

from collections.abc import Iterator

import pytest
from tests.support.loop import pass_time, settle
from tests.table.helpers import ANN, BEN, START

from rivage.hosting import Caps
from rivage.hosting.cluster.gossip import GATHER, Gossip, SharedOpenTables
from rivage.hosting.cluster.messages import Ended, Laid, Spent, ToAll
from rivage.hosting.cluster.outbox import Post
from rivage.hosting.codec import Reader
from rivage.table.errors import TooManyTables
from rivage.table.match import DAY

from .wires import Exchange, Heard

reader: Reader[ToAll] = Reader(ToAll)


class Talker:
    """What a node has for gossip, and nothing else."""

    def __init__(self, exchange: Exchange, node: str, caps: Caps) -> None:
        self.node = node
        self.wire = exchange.line()
        self.gossip = Gossip(self.wire.link, Post(self.wire.link), lambda: node)
        self.open_tables = SharedOpenTables(caps, self.gossip, lambda: node)

    async def listen(self) -> "Talker":
        async def hear(message: Heard) -> None:
            read = reader.read(message.data)
            if read.writer != self.node:
                self.gossip.hear(read)

        await self.wire.subscribe(self.wire.subject("all"), hear)
        return self


@pytest.fixture
def exchange() -> Iterator[Exchange]:
    made = Exchange()
    yield made
    made.close()


async def two(exchange: Exchange, caps: Caps | None = None) -> tuple[Talker, Talker]:
    caps = caps or Caps()
    return await Talker(exchange, "one", caps).listen(), await Talker(exchange, "two", caps).listen()


async def test_a_guest_has_as_many_tables_open_at_all_nodes_together_as_at_one(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=2, address=0))
    one.open_tables.add("a", ANN, "", START)
    other.open_tables.add("b", ANN, "", START)
    await settle()
    for node in (one, other):
        with pytest.raises(TooManyTables):
            node.open_tables.add("c", ANN, "", START)
        node.open_tables.add(f"by {node.node}", BEN, "", START)


async def test_an_address_is_counted_across_nodes_too(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=0, address=1))
    one.open_tables.add("a", ANN, "192.0.2.1", START)
    await settle()
    with pytest.raises(TooManyTables):
        other.open_tables.add("b", BEN, "192.0.2.1", START)
    other.open_tables.add("b", BEN, "192.0.2.2", START)


async def test_a_match_that_is_over_at_one_node_makes_room_at_the_other(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=1))
    one.open_tables.add("a", ANN, "", START)
    await settle()
    one.open_tables.drop("a")
    await settle()
    other.open_tables.add("b", ANN, "", START)
    assert (len(one.open_tables), len(other.open_tables)) == (0, 1)


async def test_a_match_that_moved_makes_room_wherever_it_ends(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=1))
    one.open_tables.add("a", ANN, "", START)
    await settle()
    other.open_tables.drop("a")
    await settle()
    one.open_tables.add("b", ANN, "", START)


async def test_what_was_heard_is_not_told_again(exchange: Exchange) -> None:
    one, other = await two(exchange)
    one.open_tables.add("a", ANN, "", START)
    one.open_tables.add("a", ANN, "", START)
    await settle()
    one.open_tables.drop("a")
    one.open_tables.drop("a")
    await settle()
    other.open_tables.drop("a")
    await settle()
    assert exchange.letters() == [Laid("one", "a", ANN, "", START), Ended("one", "a")]


async def test_tables_of_yesterday_count_at_no_node(exchange: Exchange) -> None:
    one, other = await two(exchange, Caps(guest=1))
    one.open_tables.add("a", ANN, "", START)
    await settle()
    other.open_tables.add("b", ANN, "", START + DAY)


async def test_what_is_used_up_at_one_node_is_told_together_to_the_other(exchange: Exchange) -> None:
    one, other = await two(exchange)
    spent: list[tuple[str, str, int]] = []
    for name in ("words", "heavy"):
        other.gossip.share(name, lambda who, count, name=name: spent.append((name, who, count)))  # type: ignore[misc]
    words = one.gossip.share("words", lambda *_: spent.append(("own", "", 0)))
    heavy = one.gossip.share("heavy", lambda *_: None)
    only_there = one.gossip.share("newer than the other", lambda *_: None)
    for who in ("192.0.2.1", "192.0.2.2", "192.0.2.1"):
        words(who)
    heavy("192.0.2.1")
    only_there("192.0.2.1")
    await settle()
    assert exchange.said == []
    await pass_time(GATHER)
    assert len(exchange.letters(Spent)) == 1
    assert sorted(spent) == [("heavy", "192.0.2.1", 1), ("words", "192.0.2.1", 2), ("words", "192.0.2.2", 1)]
    words("192.0.2.3")
    await pass_time(GATHER)
    assert spent[-1] == ("words", "192.0.2.3", 1)


async def test_a_node_that_goes_tells_nothing_more(exchange: Exchange) -> None:
    one, _ = await two(exchange)
    one.gossip.share("words", lambda *_: None)("192.0.2.1")
    one.gossip.close()
    await pass_time(GATHER)
    assert exchange.said == []


async def test_cookies_that_were_taken_back_and_challenges_that_were_used_are_told(exchange: Exchange) -> None:
    one, other = await two(exchange)
    heard: list[object] = []
    other.gossip.on_revoked = lambda player, before: heard.append((player, before))
    other.gossip.on_used = heard.append
    one.gossip.on_revoked = lambda *_: heard.append("our own")
    one.gossip.revoked(ANN, 77)
    one.gossip.used(b"challenge")
    await settle()
    assert heard == [(ANN, 77), b"challenge"]
    # Nobody need listen.
    await settle()
    one.gossip.hear(reader.read(exchange.said[0][1]))
