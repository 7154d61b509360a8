"""Requests of one node to another over a real bus."""

import pytest

from rivage.core import RivageError
from rivage.hosting.cluster.messages import Summary
from rivage.hosting.cluster.requests import Requests
from rivage.hosting.errors import BusAway
from rivage.table.errors import UnknownTable

from ..conftest import MakeLink
from ..tabs import until


class Node:
    """As much of a node as answers requests."""

    def __init__(self) -> None:
        self.anonymised: list[tuple[str, str, str]] = []
        self.foreign = 0

    def summarise(self, table: str, player: str) -> Summary:
        return Summary("host", None, is_here=(table, player) == ("t", "ann"))

    async def anonymise(self, table: str, player: str, alias: str) -> None:
        if table == "nowhere":
            raise UnknownTable(table)
        if table == "broken":
            raise ValueError("secret")
        self.anonymised.append((table, player, alias))

    def ignore(self) -> None:
        self.foreign += 1


async def test_requests_are_answered_or_refused_and_foreign_messages_counted(new_link: MakeLink) -> None:
    host, link = Node(), await new_link()
    answering = Requests(link, host.summarise, host.anonymise, host.ignore)
    await answering.subscribe("host")
    asking = Requests(await new_link(), host.summarise, host.anonymise, host.ignore)
    assert await asking.summary("host", "t", "ann") == Summary("host", None, is_here=True)
    assert await asking.summary("host", "t", "ben") == Summary("host", None)
    await asking.anonymise("host", "t", "ann", "alias")
    assert host.anonymised == [("t", "ann", "alias")]
    for table, code in (("nowhere", "table.unknown"), ("broken", "server.unexpected")):
        with pytest.raises(RivageError) as caught:
            await asking.anonymise("host", table, "ann", "alias")
        assert caught.value.code == code
    await link.publish(link.subject("node", "host"), b"what is this")
    await until(lambda: host.foreign == 1)
    assert host.anonymised == [("t", "ann", "alias")]
    await answering.unsubscribe()
    await answering.unsubscribe()
    assert await asking.summary("host", "t") is None
    with pytest.raises(BusAway):
        await asking.anonymise("host", "t", "ann", "alias")
