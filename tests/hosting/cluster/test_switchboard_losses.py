"""Lines between nodes when somebody is gone, a letter is lost or the bus is away: in doubt everybody comes back."""

import asyncio
from collections.abc import Callable

import pytest
from tests.support.loop import pass_time, settle
from tests.table.helpers import ANN, BEN, CARA

from rivage.hosting.cluster import messages as letters
from rivage.hosting.cluster.outbox import REMIND
from rivage.hosting.cluster.relay import PATIENCE
from rivage.hosting.errors import BusAway, Moved
from rivage.hosting.table_session import COME_BACK, Guest, LocalTableSession
from rivage.table.protocol import PointerMoved

from ..tabs import Tab
from .lines import Lines, take


async def test_when_the_keeper_is_gone_who_sits_there_comes_back_and_what_was_asked_is_in_doubt(lines: Lines) -> None:
    ann = Tab(ANN)
    visit = await lines.visit(ann)
    lines.exchange.loses = lambda letter: isinstance(letter, letters.Do)
    asking = asyncio.create_task(visit.do(take(), 1))
    await settle()
    lines.edge.board.gone("somebody else")
    assert (ann.closed, asking.done()) == ([], False)
    lines.edge.board.gone("keeper")
    assert ann.closed == [COME_BACK]
    with pytest.raises(Moved):
        await asking


@pytest.mark.parametrize("how", ["gone", "let go", "in the same moment"])
async def test_who_is_only_about_to_come_is_not_sent_away_but_tried_again(lines: Lines, how: str) -> None:
    ann = Tab(ANN)
    lines.exchange.loses = lambda letter: isinstance(letter, letters.Answer) and how != "in the same moment"
    coming = asyncio.create_task(lines.visit(ann))
    if how == "in the same moment":
        board, answered = lines.edge.board, lines.edge.board._answered

        def late(read: letters.Answer) -> None:
            answered(read)
            board.gone("keeper")

        board._answered = late  # type: ignore[method-assign]
    await settle()
    if how == "gone":
        lines.edge.board.gone("keeper")
    elif how == "let go":
        lines.keeper.guests[0].close(COME_BACK, "the table moves")
        await settle()
        (come,) = lines.exchange.letters(letters.Come)
        lines.exchange.loses = lambda _: False
        lines.keeper.board.post("edge", letters.Answer("keeper", come.ask))
    with pytest.raises(Moved):
        await coming
    assert ann.closed == []


async def test_when_the_edge_is_gone_its_people_are_away_from_the_table(lines: Lines) -> None:
    await lines.visit(Tab(ANN))
    await lines.visit(Tab(BEN), lines.other)
    lines.keeper.board.gone("edge")
    assert not lines.keeper.here(lines.table, ANN)
    assert lines.keeper.here(lines.table, BEN)


async def test_who_was_about_to_come_from_an_edge_that_is_gone_never_sits_there(lines: Lines) -> None:
    loaded = asyncio.Event()
    board, visit = lines.keeper.board, lines.keeper.board._visit

    async def slow(table: str, guest: Guest) -> LocalTableSession:
        await loaded.wait()
        return await visit(table, guest)

    board._visit = slow
    coming = asyncio.create_task(lines.visit(Tab(ANN)))
    await settle()
    board.gone("edge")
    loaded.set()
    with pytest.raises(Moved):
        await coming
    assert not lines.keeper.here(lines.table, ANN)
    assert board._tabs == {}


async def test_a_lost_letter_sends_everybody_who_sits_there_to_come_back(lines: Lines) -> None:
    ann, cara, ben = Tab(ANN), Tab(CARA), Tab(BEN)
    await lines.visit(ann)
    await lines.visit(cara)
    visit = await lines.visit(ben, lines.other)
    lines.exchange.loses = lambda letter: isinstance(letter, letters.Tell)
    lines.keeper.guests[0].send(b'{"t":"lost"}')
    await settle()
    assert ann.closed == []
    lines.exchange.loses = lambda _: False
    lines.keeper.guests[1].send(b'{"t":"after"}')
    await settle()
    assert ann.closed == [COME_BACK]
    assert cara.closed == [COME_BACK]
    # At the other node nothing was lost.
    assert ben.closed == []
    visit.resync()
    await settle()
    assert ben.heard[-1]["t"] == "snapshot"
    assert b'{"t":"lost"}' not in ann.raw


async def test_the_loss_of_a_last_letter_is_noticed_though_nothing_more_is_told(lines: Lines) -> None:
    ann, ben = Tab(ANN), Tab(BEN)
    await lines.visit(ann)
    await lines.visit(ben, lines.other)
    for _ in range(3):
        await pass_time(REMIND)
    lines.exchange.loses = lambda letter: isinstance(letter, letters.Tell)
    lines.keeper.guests[0].send(b'{"t":"lost"}')
    await settle()
    lines.exchange.loses = lambda _: False
    for _ in range(3):
        await pass_time(REMIND)
    assert ann.closed == [COME_BACK]
    assert ben.closed == []


async def test_the_loss_of_the_last_letters_is_noticed_however_many_they_were(lines: Lines) -> None:
    ann = Tab(ANN)
    await lines.visit(ann)
    await lose(lines, letters.Tell, lambda: lines.keeper.guests[0].send(b'{"t":"lost"}'))
    assert ann.closed == [COME_BACK]


async def test_who_left_is_away_though_the_letter_that_says_so_was_lost(lines: Lines) -> None:
    visit = await lines.visit(Tab(ANN))
    ben = Tab(BEN)
    await lines.visit(ben)
    await lose(lines, letters.Go, visit.leave)
    assert not lines.keeper.here(lines.table, ANN)
    assert lines.keeper.here(lines.table, BEN)
    assert ben.closed == []


async def test_who_sits_at_a_table_that_was_let_go_comes_back_though_the_letter_that_says_so_was_lost(lines: Lines) -> None:
    ann, ben = Tab(ANN), Tab(BEN)
    await lines.visit(ann)
    await lines.visit(ben)
    await lose(lines, letters.Leave, lambda: lines.keeper.guests[0].close(COME_BACK, "the table moves"))
    assert ann.closed == [COME_BACK]
    assert ben.closed == []


async def test_where_nobody_sits_nobody_is_reminded(lines: Lines) -> None:
    visits = [await lines.visit(Tab(who)) for who in (ANN, BEN)]
    for visit in visits:
        visit.leave()
    for _ in range(20):
        await pass_time(REMIND)
    lines.exchange.said.clear()
    for _ in range(20):
        await pass_time(REMIND)
    assert lines.exchange.said == []


async def lose(lines: Lines, kind: type, do: Callable[[], None]) -> None:
    """Do something while letters of a kind are lost, for a few seconds; then time goes by."""
    for _ in range(10):
        await pass_time(REMIND)
    lines.exchange.loses = lambda letter: isinstance(letter, kind)
    do()
    for _ in range(3):
        await pass_time(REMIND)
    lines.exchange.loses = lambda _: False
    for _ in range(10):
        await pass_time(REMIND)


async def test_a_command_that_is_not_answered_is_in_doubt_after_a_while(lines: Lines) -> None:
    ann = Tab(ANN)
    visit = await lines.visit(ann)
    lines.exchange.loses = lambda letter: isinstance(letter, letters.Answer)
    asking = asyncio.create_task(visit.do(take(), 1))
    await pass_time(PATIENCE - 1)
    assert not asking.done()
    await pass_time(1)
    with pytest.raises(Moved, match="does not answer"):
        await asking
    # It was done, once, and told.
    assert [message["t"] for message in ann.heard[:3]] == ["snapshot", "patch", "done"]
    assert len(ann.of("patch")) == 1


async def test_a_tab_that_the_keeper_does_not_know_is_told_to_come_back(lines: Lines) -> None:
    visit = await lines.visit(Tab(ANN))
    lines.keeper.board.gone("edge")
    lines.exchange.said.clear()
    with pytest.raises(Moved):
        await visit.do(take(), 1)
    assert (await lines.keeper.tables.match(lines.table)).state.taken == 0
    visit.move(PointerMoved(1, 1))
    visit.resync()
    await settle()
    assert lines.exchange.letters(letters.Tell) == []


async def test_what_is_told_to_a_tab_that_has_gone_makes_the_keeper_forget_it(lines: Lines) -> None:
    lines.exchange.loses = lambda letter: isinstance(letter, letters.Go)
    visit = await lines.visit(Tab(ANN))
    visit.leave()
    await settle()
    assert lines.keeper.here(lines.table, ANN)
    lines.exchange.loses = lambda _: False
    lines.keeper.guests[0].send(b"news")
    await settle()
    assert not lines.keeper.here(lines.table, ANN)


async def test_a_table_that_is_let_go_sends_its_tabs_elsewhere_to_come_back(lines: Lines) -> None:
    ann, ben = Tab(ANN), Tab(BEN)
    await lines.visit(ann)
    await lines.visit(ben)
    lines.keeper.guests[0].close(COME_BACK, "the table moves")
    await settle()
    assert (ann.closed, ben.closed) == ([COME_BACK], [])


async def test_when_the_bus_is_away_every_line_is_closed_and_no_new_one_is_opened(lines: Lines) -> None:
    ann = Tab(ANN)
    visit = await lines.visit(ann)
    lines.edge.wire.connected = False
    lines.edge.board.forget_all()
    assert ann.closed == [COME_BACK]
    with pytest.raises(BusAway):
        await visit.do(take(), 1)
    with pytest.raises(BusAway):
        await lines.visit(Tab(BEN))
    visit.leave()
    lines.exchange.loses = lambda letter: isinstance(letter, letters.Tell)
    lines.keeper.guests[0].send(b"meanwhile")
    await settle()
    lines.exchange.loses = lambda _: False
    # When it is back, whoever comes back is told all there is, whatever was counted before.
    lines.edge.wire.connected = True
    again = Tab(ANN)
    await (await lines.visit(again)).do(take(), 1)
    assert [message["t"] for message in again.heard] == ["snapshot", "patch", "done"]
    assert again.closed == []


async def test_when_the_bus_was_away_for_the_keeper_alone_whoever_sits_there_comes_back(lines: Lines) -> None:
    ann, ben = Tab(ANN), Tab(BEN)
    await lines.visit(ann)
    await lines.visit(ben, lines.other)
    lines.keeper.wire.connected = False
    lines.keeper.board.forget_all()
    await settle()
    assert (ann.closed, ben.closed) == ([], [])
    lines.keeper.wire.connected = True
    lines.keeper.board.reached_again()
    await settle()
    assert (ann.closed, ben.closed) == ([COME_BACK], [COME_BACK])
    # Said once.
    lines.exchange.said.clear()
    lines.keeper.board.reached_again()
    await settle()
    assert lines.exchange.said == []


async def test_when_a_keeper_counts_anew_whoever_counted_on_comes_back(lines: Lines) -> None:
    ann = Tab(ANN)
    await (await lines.visit(ann)).do(take(), 1)
    lines.keeper.board.forget_all()
    await settle()
    again = Tab(BEN)
    with pytest.raises(Moved):
        await lines.visit(again)
    assert (ann.closed, again.closed) == ([COME_BACK], [])
    again.raw.clear()
    await lines.visit(again)
    assert ([message["t"] for message in again.heard], again.closed) == (["snapshot"], [])


async def test_who_has_no_lease_opens_no_line(lines: Lines) -> None:
    ann = Tab(ANN)
    await lines.visit(ann)
    await lines.edge.board.close()
    assert ann.closed == [COME_BACK]
    with pytest.raises(BusAway):
        await lines.visit(Tab(BEN))
