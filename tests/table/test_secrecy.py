"""Before a round is revealed, no byte of a message depends on the hidden actions of others."""

import asyncio

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.loop import run_until_idle

from rivage.core import encode
from rivage.table import Occupant, TableActor
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Rounds
from rivage.table.record import check, dice_of, dump, load, replay_of

from .helpers import ANN, BEN, CARA, Listener, bot, opening, person, sums
from .table_process import TableProcess
from .toys import NIM, find

DRAWINGS = (("1",), ("9", "8"), ("4", "undo", "7"), ("2", "3", "undo", "5"), ("6", "undo", "6"))
"""Actions that Ben may make before he finishes."""


async def write(table: TableActor, player: str, seat: int, *actions: str) -> None:
    for action in actions:
        version = table.match.visible_actions(table.match.held_by(player))
        if action == "undo":
            await table.do(player, cmd.Undo(seat=seat, version=version))
        else:
            await table.do(player, cmd.Act(seat=seat, action=action, version=version))


async def received(drawing: tuple[str, ...]) -> tuple[list[list[bytes]], list[list[bytes]]]:
    """All bytes that Ann, a spectator and the host received before the reveal, and the messages of the reveal."""
    process = TableProcess()
    table = await process.create(sums(person(ANN), person(BEN), bot(), script=("roll 2", "roll 3"), host=CARA))
    await run_until_idle()
    people = [Listener(player) for player in (ANN, "dave-id", CARA)]
    for listener in people:
        table.attach(listener)
    await write(table, ANN, 0, "5")
    await write(table, BEN, 1, *drawing)
    await table.do(ANN, cmd.Say(seat=0, phrase="thinking"))
    for player in (ANN, "", CARA):
        late = Listener(player)
        table.attach(late)
        people.append(late)
        table.resync(people[0])
    await write(table, ANN, 0, "undo", "3")
    await write(table, BEN, 1, "done")
    with pytest.raises(Exception, match="yours"):
        await table.do(ANN, cmd.Undo(seat=1, version=1))
    for player in (ANN, "", CARA):
        replayed = Listener(player)
        replayed.send(msgspec.json.encode(await replay_of(table.id, table.match, player)))
        people.append(replayed)
    people[-1].send(dump(process.log.tables["t"], find).encode())
    before = [list(listener.raw) for listener in people]
    for listener in people:
        listener.raw.clear()
    await write(table, ANN, 0, "done")
    after = [list(listener.raw) for listener in people]
    await process.close()
    return before, after


async def test_messages_do_not_depend_on_hidden_actions_before_the_reveal() -> None:
    (first, _), *others = [await received(drawing) for drawing in DRAWINGS]
    assert all(each for each in first)
    for before, _ in others:
        assert before == first


async def test_the_reveal_sends_hidden_lines_in_order_with_consecutive_numbers() -> None:
    _, after = await received(("4", "undo", "7"))
    update = msgspec.json.decode(after[1][0])
    ben = [(line["event"]["t"], line["event"].get("action")) for line in update["log"] if line["event"].get("seat") == 1]
    assert ben == [("acted", "4"), ("undone", None), ("acted", "7"), ("acted", "done")]
    assert [line["n"] for line in update["log"]] == list(range(update["since"] + 1, update["n"] + 1))
    assert update["log"][-1]["event"]["action"] == "roll 3"


async def test_undoing_a_finished_round_shows_only_that_the_seat_is_active(process: TableProcess) -> None:
    table = await process.create(sums())
    ben, dave = Listener(BEN), Listener("")
    for listener in (ben, dave):
        table.attach(listener)
        listener.raw.clear()
    await write(table, ANN, 0, "7", "done", "undo", "undo", "4", "9", "done")
    for listener in (ben, dave):
        patches = listener.of("patch")
        # Ben finishes, undoes it and finishes again: his actions in between are hidden.
        assert [update["table"]["to_act"] for update in patches] == [[1], [0, 1], [1]]
        assert all(update["log"] == [] and update["table"]["can_undo"] == [] for update in patches)
        assert len({msgspec.json.encode(update["view"]) for update in (patches[0], patches[2])}) == 1
    # The reveal contains all of them.
    await write(table, BEN, 1, "1", "done")
    lines = [line["event"] for line in dave.of("patch")[-1]["log"]]
    assert [event["t"] for event in lines if event["seat"] == 0] == ["acted", "acted", "undone", "undone", *["acted"] * 3]


async def test_an_early_start_is_sent_to_everybody_who_then_see_their_new_seats(process: TableProcess) -> None:
    table = await process.create(sums(person(ANN), Occupant(), person(BEN), Occupant()))
    ann, ben, dave = (Listener(player) for player in (ANN, BEN, ""))
    for listener in (ann, ben, dave):
        table.attach(listener)
    await table.do(ANN, cmd.Begin())
    for listener in (ann, ben, dave):
        update = listener.of("patch")[-1]
        assert [line["event"]["t"] for line in update["log"]] == ["begun", "acted"]
        assert update["since"] == listener.of("snapshot")[0]["n"]
        assert len(update["table"]["seats"]) == 2
    assert [seat["you"] for seat in ben.of("patch")[-1]["table"]["seats"]] == [False, True]
    await write(table, BEN, 1, "4", "done")
    assert ben.of("patch")[-1]["table"]["can_undo"] == [1]
    again = await process.load()
    assert again.match == table.match


async def test_a_receiver_without_news_gets_no_message(process: TableProcess) -> None:
    table = await process.create(sums())
    ann, tab, ben, dave = (Listener(player) for player in (ANN, ANN, BEN, ""))
    for listener in (ann, tab, ben, dave):
        table.attach(listener)
    for listener in (ann, tab, ben, dave):
        listener.raw.clear()
    await table.do(ANN, cmd.Act(seat=0, action="1", version=1), 5, ann)
    assert [len(listener.raw) for listener in (ann, tab, ben, dave)] == [2, 1, 0, 0]
    assert ann.received[1] == {"t": "done", "ref": 5}
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    assert [len(listener.raw) for listener in (ann, tab, ben, dave)] == [3, 2, 1, 1]
    assert (ben.received[0]["since"], ben.received[0]["n"], ben.received[0]["log"]) == (4, 4, [])
    assert ben.received[0]["table"]["to_act"] == [1]


async def test_done_is_sent_alone_if_its_receiver_gets_no_update(process: TableProcess) -> None:
    table = await process.create(sums())
    dave = Listener("")
    table.attach(dave)
    dave.raw.clear()
    await table.do(ANN, cmd.Act(seat=0, action="1", version=1), 5, dave)
    assert dave.received == [{"t": "done", "ref": 5}]


async def test_line_numbers_have_no_gaps_for_anybody_in_a_whole_game(process: TableProcess) -> None:
    table = await process.create(sums(person(ANN), person(BEN), bot("strong")))
    people = [Listener(player) for player in (ANN, BEN, "")]
    for listener in people:
        table.attach(listener)
    while table.match.status == "playing":
        for seat, player in ((1, BEN), (0, ANN)):
            await write(table, player, seat, "3", "undo", "2", "done")
        await run_until_idle()
    for listener in people:
        snapshot, *updates = [message for message in listener.received if message["t"] in ("snapshot", "patch")]
        n = snapshot["n"]
        for update in updates:
            assert update["since"] == n
            n = update["n"]
        fresh = Listener(listener.player)
        table.attach(fresh)
        lines = [*snapshot["log"], *(line for update in updates for line in update["log"])]
        assert fresh.received[0]["log"] == lines
        assert len(lines) == len(process.log.tables["t"])


async def test_a_bot_finishes_the_round_of_a_late_player_who_plays_the_next(process: TableProcess) -> None:
    table = await process.create(sums(clock=Rounds(30)))
    dave = Listener("")
    table.attach(dave)
    await write(table, ANN, 0, "7")
    await process.advance_time(30_001)
    events = process.log.tables["t"]
    assert [(event.seat, event.level) for event in events if isinstance(event, ev.Late)] == [(0, "middle"), (1, "middle")]
    assert [(event.seat, event.action) for event in events if isinstance(event, ev.Acted) and event.bot] == [
        (0, "done"),
        (1, "1"),
        (1, "done"),
    ]
    assert table.match.draws == 2
    late = [update for update in dave.of("patch") if any(line["event"]["t"] == "late" for line in update["log"])]
    assert [seat["late"] for seat in late[0]["table"]["seats"]] == [True, True]
    await write(table, ANN, 0, "1")


async def test_a_player_who_resigned_still_sees_the_seat(process: TableProcess) -> None:
    process.bots.thinking = asyncio.Event()
    table = await process.create(sums())
    ben = Listener(BEN)
    table.attach(ben)
    await write(table, BEN, 1, "7")
    await table.do(BEN, cmd.Resign(seat=1))
    update = ben.of("patch")[-1]
    assert (update["table"]["seats"][1]["left"], update["table"]["status"]) == (True, "playing")
    process.bots.thinking.set()
    await run_until_idle()
    assert table.match.to_act == {0}


async def test_secret_chance_is_in_no_message_before_the_match_is_over(
    process: TableProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NIM, "info", replace(NIM.info, secret_chance=True))
    table = await process.create(opening(rain=True, script=("heap 9", "rain 1")))
    ann, ben = Listener(ANN), Listener(BEN)
    for listener in (ann, ben):
        table.attach(listener)
    await write(table, ANN, 0, "take", "done")
    chance = [line["event"]["action"] for line in ben.of("patch")[-1]["log"] if line["event"]["seat"] == -1]
    assert chance == ["rain"]
    late = Listener(BEN)
    table.attach(late)
    frames = (await replay_of("t", table.match, ANN)).frames
    assert [frame.action for frame in frames if frame.seat == -1] == ["", "heap", "rain"]
    assert (await dice_of("t", table.match, 0)).draws == ()
    record = dump(process.log.tables["t"], find)
    assert not [event for event in load(record).events if isinstance(event, ev.Acted)]
    assert check(load(record), find).status == "playing"
    messages = [*ann.raw, *ben.raw, *late.raw, encode(frames), record.encode()]
    assert not [text for text in messages if b"heap 9" in text or b"rain 0" in text or b"rain 1" in text]
    await table.do(BEN, cmd.Resign(seat=1))
    frames = (await replay_of("t", table.match, ANN)).frames
    assert "heap 9" in [frame.action for frame in frames]
    assert len((await dice_of("t", table.match, 0)).draws) == 2
    assert "heap 9" in dump(process.log.tables["t"], find)
