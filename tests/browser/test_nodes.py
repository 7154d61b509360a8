"""A cluster of two nodes: the node that hosts a table is killed, and its players continue."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.support.cluster import NatsServer, Node, PostgresServer, Relay, start_together

from .visitors import Visitors, play, table_of_two, wait_for_mover

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def nodes(postgresql: PostgresServer, nats: NatsServer, tmp_path: Path) -> Iterator[list[Node]]:
    """Two nodes with one NATS server and one database."""
    database = postgresql.new_database("browsers")
    nodes_made = [Node(number, tmp_path / f"node-{number}", database, nats.url) for number in (1, 2)]
    try:
        start_together(nodes_made)
        yield nodes_made
    finally:
        for node in nodes_made:
            node.kill()


@pytest.fixture
def visitors_of_all(chromium: Browser, nodes: list[Node], tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a proxy in front of both nodes."""
    proxy = Relay("proxy", tmp_path / "proxy", [node.port for node in nodes], only_ready=True).start()
    visitors = Visitors(chromium, proxy.url)
    try:
        yield visitors
        visitors.close()
    finally:
        proxy.kill()


def hosts_a_table(node: Node) -> bool:
    """Whether a node hosts the only table."""
    found = re.search(r"^rivage_tables_kept (\S+)", httpx.get(f"{node.url}/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1]) == 1


def test_players_continue_after_the_node_that_hosts_their_table_is_killed(nodes: list[Node], visitors_of_all: Visitors) -> None:
    visitors_of_all.expected += ["ERR_", "WebSocket connection"]
    ann, ben = table_of_two(visitors_of_all)
    dice = random.Random(11)
    play((ann, ben), dice, turns=3)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    before = mover.choose(dice)
    moves = ann.moves.all_inner_texts()
    (host,) = [node for node in nodes if hosts_a_table(node)]

    # The players see a short disconnect at most.
    host.kill()
    for visitor in (ann, ben):
        expect(visitor.page.get_by_text("You’re connected again.")).to_be_attached()
        expect(visitor.page.get_by_text("Connection lost. Reconnecting…")).to_have_count(0)
    assert mover.ready() == before
    assert ann.moves.all_inner_texts() == moves

    play((ann, ben), dice, turns=3)
    (other,) = [node for node in nodes if node is not host]
    assert hosts_a_table(other)
    for visitor in (ann, ben):
        visitor.settled()
    assert ann.moves.all_inner_texts()[: len(moves) - 1] == moves[:-1]
    assert len(ann.moves.all_inner_texts()) > len(moves)
    assert ann.moves.all_inner_texts() == ben.moves.all_inner_texts()
