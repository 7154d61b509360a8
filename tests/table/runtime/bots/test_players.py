"""Bots at a table."""

import asyncio

import pytest
from tests.support.loop import settle
from tests.table.helpers import ANN, BEN, DiskFull, Listener, bot, opening, person, sums
from tests.table.house import House

from rivage.table import TableActor
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.runtime.bots.asking import ASK_AGAIN_AFTER

A_WHILE = round(ASK_AGAIN_AFTER * 1000)


def acted(table: TableActor, house: House) -> list[tuple[int, str, bool]]:
    return [(event.seat, event.action, event.bot) for event in house.log.tables[table.id] if isinstance(event, ev.Acted)]


async def test_two_bots_play_a_whole_game(house: House) -> None:
    table = await house.lay(opening(bot("weak"), bot("strong"), script=("heap 7",)))
    await settle()
    assert table.match.status == "over"
    assert {level for _, level, _, _ in house.bots.asked} == {"weak", "strong"}


async def test_a_bot_answers_a_person_step_by_step(house: House) -> None:
    table = await house.lay(opening(person(ANN), bot(), script=("heap 9",)))
    await table.do(ANN, cmd.Act(seat=0, action="take", version=1))
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    await settle()
    assert acted(table, house)[-2:] == [(1, "take", True), (1, "done", True)]
    assert table.match.to_act == {0}


async def test_a_bot_sees_what_its_seat_sees_and_the_same_seed_every_time(house: House) -> None:
    await house.lay(opening(bot(), person(ANN), script=("heap 9",)))
    await settle()
    game, level, view, seed = house.bots.asked[0]
    assert (game, level, view.choices) == ("nim", "weak", ("take",))
    again = House()
    await again.lay(opening(bot(), person(ANN), script=("heap 9",)))
    await settle()
    assert again.bots.asked[0][3] == seed
    await again.close()


async def test_a_bot_that_errs_is_replaced_by_the_weakest_for_that_answer(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.bots.err["strong"] = RuntimeError("out of its depth")
    table = await house.lay(opening(bot("strong"), person(ANN), script=("heap 9",)))
    await settle()
    assert acted(table, house)[-2:] == [(0, "take", True), (0, "done", True)]
    assert "out of its depth" in caplog.text
    assert table.match.seats[0].level == "strong"


@pytest.mark.parametrize("answer", [["done"], ["dance"], []])
async def test_a_bot_that_answers_nonsense_is_replaced_too(house: House, answer: list[str]) -> None:
    house.bots.answers["strong"] = answer
    table = await house.lay(opening(bot("strong"), person(ANN), script=("heap 9",)))
    await settle()
    assert table.match.to_act == {1}


async def test_a_bot_that_cannot_answer_at_all_is_asked_again_later(house: House) -> None:
    house.bots.err["weak"] = RuntimeError("asleep")
    table = await house.lay(opening(bot("weak"), person(ANN), script=("heap 9",)))
    await settle()
    assert table.match.to_act == {0}
    del house.bots.err["weak"]
    await house.pass_time(A_WHILE - 1)
    assert table.match.to_act == {0}
    await house.pass_time(1)
    assert table.match.to_act == {1}


async def test_when_the_store_cannot_write_the_bot_tries_again_without_changing_its_level(house: House) -> None:
    house.bots.thinking = asyncio.Event()
    table = await house.lay(opening(bot("strong"), person(ANN), script=("heap 9",)))
    house.log.fail = DiskFull("no space")
    house.bots.thinking.set()
    await settle()
    assert table.match.to_act == {0}
    house.log.fail = None
    await house.pass_time(A_WHILE)
    assert table.match.to_act == {1}
    assert {level for _, level, _, _ in house.bots.asked} == {"strong"}


async def test_when_another_writer_was_there_the_bot_looks_again(house: House) -> None:
    house.bots.thinking = asyncio.Event()
    table = await house.lay(opening(bot(), person(ANN), script=("heap 9",)))
    house.log.tables["t"].append(ev.Said(at=1_000_000, seat=1, phrase="hello"))
    house.bots.thinking.set()
    await settle()
    assert table.match.to_act == {1}


async def test_what_happens_meanwhile_makes_an_answer_void(house: House) -> None:
    table = await house.lay(opening(person(ANN), bot(), script=("heap 9",)))
    house.bots.thinking = asyncio.Event()
    await table.do(ANN, cmd.Act(seat=0, action="take", version=1))
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    await settle()
    await table.do(ANN, cmd.Offer(seat=0, what="takeback"))
    house.bots.thinking.set()
    await settle()
    assert table.match.to_act == {0}
    assert [action for _, action in table.match.history] == ["heap 9"]


async def test_a_bot_waits_during_a_pause_and_goes_on_afterwards(house: House) -> None:
    table = await house.lay(opening(person(ANN), bot(), script=("heap 9",)))
    house.bots.thinking = asyncio.Event()
    await table.do(ANN, cmd.Act(seat=0, action="take", version=1))
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    await table.do(ANN, cmd.Offer(seat=0, what="pause"))
    house.bots.thinking.set()
    await settle()
    assert table.match.to_act == {1}
    await table.do(ANN, cmd.Resume(seat=0))
    await settle()
    assert table.match.to_act == {0}


async def test_a_lent_seat_is_played_by_the_bot_until_it_is_reclaimed(house: House) -> None:
    table = await house.lay()
    house.time.now += 60_000
    await table.do(BEN, cmd.Lend(seat=0, level="strong"))
    await settle()
    assert acted(table, house)[-2:] == [(0, "take", True), (0, "done", True)]
    await table.do(ANN, cmd.Reclaim(seat=0))
    await table.do(BEN, cmd.Act(seat=1, action="take", version=3))
    await table.do(BEN, cmd.Act(seat=1, action="done", version=4))
    await settle()
    assert table.match.to_act == {0}


async def test_after_a_restart_a_bot_to_move_goes_on(house: House) -> None:
    house.bots.thinking = asyncio.Event()
    (await house.lay(opening(bot(), person(ANN), script=("heap 9",)))).close()
    await settle()
    house.bots.thinking = None
    table = await house.wake()
    await settle()
    assert table.match.to_act == {1}


async def test_people_can_follow_a_bot_at_its_pace(house: House) -> None:
    house.pace = 0.8
    table = await house.lay(opening(person(ANN), bot(), script=("heap 9",)))
    await table.do(ANN, cmd.Act(seat=0, action="take", version=1))
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    await house.pass_time(799)
    assert acted(table, house)[-1] == (1, "take", True)
    await house.pass_time(1)
    assert acted(table, house)[-1] == (1, "done", True)


async def test_in_rounds_bots_are_asked_at_once_each_with_its_own_seed_and_write_in_one_go(house: House) -> None:
    house.bots.thinking = asyncio.Event()
    table = await house.lay(sums(person(ANN), bot("weak"), bot("strong")))
    house.bots.answers["strong"] = ["4", "2", "done"]
    dave = Listener("")
    table.attach(dave)
    dave.raw.clear()
    await settle()
    assert [level for _, level, _, _ in house.bots.asked] == ["weak", "strong"]
    assert len({seed for _, _, _, seed in house.bots.asked}) == 2
    await table.do(ANN, cmd.Act(seat=0, action="1", version=1))
    house.bots.thinking.set()
    await settle()
    assert [message["table"]["to_act"] for message in dave.of("patch")] == [[0, 2], [0]]
    assert table.match.to_act == {0}


async def test_in_rounds_what_others_write_meanwhile_does_not_make_an_answer_void(house: House) -> None:
    house.bots.thinking = asyncio.Event()
    table = await house.lay(sums(person(ANN), bot("weak")))
    await table.do(ANN, cmd.Act(seat=0, action="1", version=1))
    house.bots.thinking.set()
    await settle()
    assert (table.match.to_act, len(house.bots.asked)) == ({0}, 1)
