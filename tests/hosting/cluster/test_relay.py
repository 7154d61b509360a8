"""Lines between nodes: a command goes there, and what is told comes back."""

import pytest
from tests.support.loop import pass_time, settle
from tests.table.helpers import ANN, BEN, CARA
from tests.table.river import river

from rivage.core import RivageError
from rivage.hosting.cluster import messages as letters
from rivage.hosting.codec import Reader
from rivage.table.protocol import CallMade, MarkMade, PointerMoved

from ..tabs import Tab
from .lines import Lines, take
from .wires import Heard


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
    assert [message["t"] for message in ann.heard] == ["snapshot", "patch", "done"]
    assert ann.of("done")[0]["ref"] == 7
    await settle()
    assert [message["t"] for message in ben.heard] == ["snapshot", "patch"]
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
    visit.move(CallMade("aya-wait"))
    await settle()
    await pass_time(1)
    assert [0, 30, 40, 0, 0] in [pointer for hands in ben.of("hands") for pointer in hands.get("pointers", ())]
    assert [0, 1, 2] in [mark for hands in ben.of("hands") for mark in hands.get("marks", ())]
    assert [call for hands in ben.of("hands") for call in hands.get("calls", ())] == [[0, "aya-wait"]]
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
        assert (seen.summary and seen.summary.status, seen.is_here) == (status, here)


async def test_a_player_is_taken_out_of_a_log_there_or_it_is_said_why_not(lines: Lines) -> None:
    reader: Reader[letters.Answer] = Reader(letters.Answer)
    wire = lines.edge.wire
    for table, code in ((lines.table, None), ("nowhere", "table.unknown")):
        asked = letters.write(letters.Sever("edge", table, ANN, "alias"))
        answer = reader.read(await wire.request(wire.subject("node", "keeper"), asked, 2))
        assert (answer.trouble and answer.trouble.code) == code
    assert lines.keeper.severed == [(lines.table, ANN, "alias")]


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
