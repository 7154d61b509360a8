"""Lines between nodes: a command goes there, what is told comes back, and in doubt everybody comes back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from tests.loop import pass_time, settle
from tests.table.helpers import ANN, BEN, CARA, opening
from tests.table.river import river

from rivage.bus import LocalTables
from rivage.bus.codec import Reader
from rivage.bus.errors import BusAway, Moved
from rivage.bus.glances import glance_at
from rivage.bus.nodes import letters
from rivage.bus.nodes.post import REMIND, Post
from rivage.bus.nodes.switchboard import PATIENCE, RemoteVisit, Switchboard
from rivage.bus.visits import COME_BACK, Guest, LocalVisit
from rivage.core import RivageError
from rivage.registry import find as find_game
from rivage.table.errors import UnknownTable
from rivage.table.words import MarkMade, PointerMoved
from rivage.table.words import commands as cmd

from ..building import Building
from ..tabs import Tab
from .wires import Exchange, Heard


class End:
    """One node: its switchboard, and the tables it keeps."""

    def __init__(self, exchange: Exchange, tables: LocalTables, name: str) -> None:
        self.name = name
        self.tables = tables
        self.wire = exchange.line()
        self.guests: list[Guest] = []
        self.severed: list[tuple[str, str, str]] = []
        self.ignored = 0
        self.post = Post(self.wire.link)
        self.board = Switchboard(self.wire.link, self.post, self._visit, self._look, self._sever, self._ignore)

    async def _visit(self, table: str, guest: Guest) -> LocalVisit:
        actor = await self.tables.table(table)
        self.guests.append(guest)
        return LocalVisit(actor, guest)

    def _look(self, look: letters.Look) -> letters.Seen:
        actor = self.tables.find(look.table)
        return letters.Seen(self.name, glance_at(actor.match, actor.told_at) if actor else None, look.player == ANN)

    async def _sever(self, table: str, player: str, alias: str) -> None:
        if table == "nowhere":
            raise UnknownTable(table)
        self.severed.append((table, player, alias))

    def _ignore(self) -> None:
        self.ignored += 1

    def here(self, table: str, player: str) -> bool:
        """Whether a player is at a table here."""
        actor = self.tables.find(table)
        return actor is not None and actor.is_here(player)


class Lines:
    """A keeper with one table, and edges where people are."""

    def __init__(self, house: Building) -> None:
        self.exchange = Exchange()
        self.keeper = End(self.exchange, house.open(find=_find), "keeper")
        self.edge = End(self.exchange, house.open(), "edge")
        self.other = End(self.exchange, house.open(), "other")
        self.ends = (self.keeper, self.edge, self.other)
        self.table = ""

    async def lay(self, start: Any = None) -> str:
        self.table = await self.keeper.tables.create(start or opening(script=("heap 9",)))
        return self.table

    async def visit(self, tab: Tab, end: End | None = None) -> RemoteVisit:
        return await (end or self.edge).board.visit("keeper", self.table, tab)


def _find(game: str) -> Any:
    from tests.table.toys import find

    return find_game(game) if game == "aya" else find(game)


@pytest.fixture
async def lines(house: Building) -> AsyncIterator[Lines]:
    made = Lines(house)
    for end in made.ends:
        await end.board.open(end.name)
    await made.lay()
    yield made
    for end in made.ends:
        await end.board.close()
        await end.post.close()
    made.exchange.close()


def take(seat: int = 0, version: int = 1) -> cmd.Act:
    return cmd.Act(seat=seat, action="take", version=version)


async def test_a_tab_at_another_node_is_told_all_there_is_before_the_visit_has_begun(lines: Lines) -> None:
    ann = Tab(ANN)
    await lines.visit(ann)
    assert [message["t"] for message in ann.heard] == ["snapshot"]
    assert ann.heard[0]["table"]["seats"][0]["you"]
    assert lines.keeper.here(lines.table, ANN)


async def test_a_command_is_done_there_and_told_before_it_is_answered(lines: Lines) -> None:
    ann, ben = Tab(ANN), Tab(BEN)
    visit = await lines.visit(ann)
    await lines.visit(ben, lines.other)
    lines.exchange.said.clear()
    await visit.do(take(), 7)
    assert [type(each) for each in lines.exchange.letters(to="edge")] == [letters.Tell, letters.Answer]
    assert [message["t"] for message in ann.heard] == ["snapshot", "update", "done"]
    assert ann.of("done")[0]["ref"] == 7
    await settle()
    assert [message["t"] for message in ben.heard] == ["snapshot", "update"]
    assert (await lines.keeper.tables.match(lines.table)).state.taken == 1


async def test_what_many_at_one_node_are_told_alike_travels_once(lines: Lines) -> None:
    visit = await lines.visit(Tab(ANN))
    watchers = [Tab(f"watcher {k}") for k in range(5)]
    for tab in watchers:
        await lines.visit(tab)
    await settle()
    before = len(lines.exchange.letters(letters.Tell))
    await visit.do(take(), 1)
    (told,) = lines.exchange.letters(letters.Tell)[before:]
    to_watchers = [tabs for tabs, _ in told.messages if len(tabs) > 1]
    assert [len(tabs) for tabs in to_watchers] == [5]
    assert len({tab.raw[-1] for tab in watchers}) == 1


async def test_a_refusal_comes_back_with_its_code_and_the_line_stays(lines: Lines) -> None:
    ben = Tab(BEN)
    visit = await lines.visit(ben)
    with pytest.raises(RivageError) as caught:
        await visit.do(take(seat=1), 3)
    assert caught.value.code == "turn.not_yours"
    assert (ben.closed, len(ben.heard)) == ([], 1)


async def test_a_table_that_is_not_there_is_refused_there(lines: Lines) -> None:
    lines.table = "nowhere"
    with pytest.raises(RivageError) as caught:
        await lines.visit(Tab(ANN))
    assert caught.value.code == "table.unknown"
    await settle()
    assert lines.edge.board._visits == {}


async def test_who_asks_for_all_there_is_gets_it_again(lines: Lines) -> None:
    ann = Tab(ANN)
    (await lines.visit(ann)).resync()
    await settle()
    assert [message["t"] for message in ann.heard] == ["snapshot", "snapshot"]


async def test_who_wishes_for_changes_alone_is_told_changes_alone(lines: Lines) -> None:
    ann = Tab(ANN, patches=True)
    visit = await lines.visit(ann)
    assert lines.keeper.guests[-1].patches
    await visit.do(take(), 1)
    assert ann.heard[-1]["t"] == "done"


async def test_who_leaves_is_not_there_any_more(lines: Lines) -> None:
    ann = Tab(ANN)
    visit = await lines.visit(ann)
    visit.leave()
    visit.leave()
    await settle()
    assert not lines.keeper.here(lines.table, ANN)
    assert len(lines.exchange.letters(letters.Go)) == 1


async def test_hands_travel_and_what_is_refused_of_them_is_told_to_who_moved(lines: Lines) -> None:
    await lines.lay(river())
    ann, ben, cara = Tab(ANN), Tab(BEN), Tab(CARA)
    visit, watching = await lines.visit(ann), await lines.visit(cara)
    await lines.visit(ben, lines.other)
    visit.move(PointerMoved(30, 40))
    visit.move(MarkMade(1, 2))
    await settle()
    await pass_time(1)
    assert [0, 30, 40, 0, 0] in [pointer for hands in ben.of("hands") for pointer in hands.get("pointers", ())]
    assert [0, 1, 2] in [mark for hands in ben.of("hands") for mark in hands.get("marks", ())]
    watching.move(PointerMoved(1, 1))
    await settle()
    assert [message["code"] for message in cara.of("refusal")] == ["seat.wrong"]
    assert ann.of("refusal") == []


async def test_the_hand_of_who_takes_little_in_stays_where_it_is(lines: Lines) -> None:
    ann = Tab(ANN)
    visit = await lines.visit(ann)
    ann.lags = True
    visit.move(PointerMoved(30, 40))
    await settle()
    assert lines.exchange.letters(letters.Hand) == []


async def test_who_takes_little_in_at_another_node_is_told_of_hands_when_there_is_room_again(lines: Lines) -> None:
    await lines.lay(river())
    ann, ben = Tab(ANN), Tab(BEN)
    visit = await lines.visit(ann)
    await lines.visit(ben, lines.other)
    ben.lags = True
    for step in range(30):
        visit.move(PointerMoved(step, 40))
        await settle()
        await pass_time(0.1)
    assert len(ben.of("hands")) < 10, "what need not be told now is told later"
    assert len(ann.of("hands")) >= 25
    ben.lags = False
    await pass_time(1)
    await settle()
    assert ben.of("hands")[-1] == {"t": "hands", "pointers": [[0, 29, 40, 0, 0]], "whole": True}
    told = len(lines.exchange.letters(letters.Lags))
    await pass_time(5)
    assert len(lines.exchange.letters(letters.Lags)) == told, "nobody lags any more"


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

    async def slow(table: str, guest: Guest) -> LocalVisit:
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
    assert [message["t"] for message in ann.heard[:3]] == ["snapshot", "update", "done"]
    assert len(ann.of("update")) == 1


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
    assert [message["t"] for message in again.heard] == ["snapshot", "update", "done"]
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


async def test_foreign_bytes_in_the_box_are_counted_and_nothing_else_happens(lines: Lines) -> None:
    wire = lines.other.wire
    for data in (b"", b"hello", letters.write(letters.Beat("stranger", 1))):
        for ear in lines.exchange.ears[wire.subject("node", "keeper")]:
            ear.waiting.put_nowait(Heard("", data, ""))
    await settle()
    assert lines.keeper.ignored == 3
    await (await lines.visit(Tab(ANN))).do(take(), 1)


async def test_answers_and_news_that_nobody_waits_for_do_nothing(lines: Lines) -> None:
    ann = Tab(ANN)
    await lines.visit(ann)
    trouble = letters.Trouble("turn.stale", "late")
    for late in (letters.Answer("other", 99), letters.Refused("other", 99, trouble), letters.Leave("other", (99,))):
        lines.other.board.post("edge", late)
    await settle()
    assert (ann.closed, len(ann.heard)) == ([], 1)


async def test_one_node_asks_another_what_it_shows_and_who_is_there(lines: Lines) -> None:
    reader: Reader[letters.Seen] = Reader(letters.Seen)
    wire = lines.edge.wire
    for table, player, status, here in ((lines.table, ANN, "playing", True), ("nowhere", BEN, None, False)):
        asked = letters.write(letters.Look("edge", table, player))
        seen = reader.read(await wire.request(wire.subject("node", "keeper"), asked, 2))
        assert (seen.glance and seen.glance.status, seen.is_here) == (status, here)


async def test_a_player_is_taken_out_of_a_log_there_or_it_is_said_why_not(lines: Lines) -> None:
    reader: Reader[letters.Answer] = Reader(letters.Answer)
    wire = lines.edge.wire
    for table, code in ((lines.table, None), ("nowhere", "table.unknown")):
        asked = letters.write(letters.Sever("edge", table, ANN, "alias"))
        answer = reader.read(await wire.request(wire.subject("node", "keeper"), asked, 2))
        assert (answer.trouble and answer.trouble.code) == code
    assert lines.keeper.severed == [(lines.table, ANN, "alias")]
