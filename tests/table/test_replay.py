"""Replays, position by position."""

import asyncio

import pytest
from tests.table.helpers import ANN, BEN, SEED, Play, frames, opening, person, three
from tests.table.river import AyaPlay, spot

from rivage.table import Occupant, record
from rivage.table.protocol import commands as cmd
from rivage.table.record import dice_of, frame_by_frame, replay_of


def played() -> Play:
    """A game of Nim to its end."""
    play = Play(opening(script=("heap 5",)))
    play.act("take", "take", "done", "take", "take", "take")
    assert play.match.status == "over"
    return play


async def test_a_replay_has_every_position_from_the_first_to_the_last() -> None:
    play = played()
    replay = await replay_of("t", play.match, ANN)
    assert replay.id == "t"
    assert [frame.k for frame in replay.frames] == list(range(len(play.match.history) + 1))
    assert [frame.view.heap for frame in replay.frames] == [0, 5, 4, 3, 3, 2, 1, 0]


async def test_a_replay_shows_nobody_the_secrets_of_others() -> None:
    play = three()
    before = await replay_of("t", play.match, BEN)
    play.write(0, "1", "done")
    assert await replay_of("t", play.match, BEN) == before
    play.write(1, "2", "done")
    play.write(2, "3", "done")
    assert len((await replay_of("t", play.match, BEN)).frames) == len(before.frames) + 1


async def test_a_long_match_does_not_block_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "FRAMES_PER_STEP", 1)
    play = played()
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    await replay_of("t", play.match, ANN)
    counting.cancel()
    assert turns > 3


async def test_the_dice_include_the_seed_once_the_match_is_over() -> None:
    play = Play(opening())
    shown = await dice_of("t", play.match, play.now)
    assert (shown.id, shown.game, shown.seed) == ("t", "nim", "")
    assert len(shown.draws) == 1
    over = await dice_of("t", played().match, play.now)
    assert over.seed == SEED


def test_a_replay_in_turns_shows_every_position() -> None:
    play = Play()
    play.act("take", "take")
    play.do(ANN, cmd.Undo(seat=0, version=3))
    shown = list(frames(play.match, BEN))
    assert [(frame.k, frame.seat, frame.action, frame.view.heap) for frame in shown] == [
        (0, -1, "", 0),
        (1, -1, "heap 9", 9),
        (2, 0, "take", 8),
    ]


def test_a_replay_in_rounds_shows_one_position_per_roll_and_one_at_the_end() -> None:
    play = three(script=("roll 1", "roll 2", "roll 3"))
    play.write(0, "9")
    assert [frame.action for frame in frames(play.match, BEN)] == ["roll 1"]
    play.write(0, "done")
    for seat in (1, 2):
        play.write(seat, "5", "done")
    shown = list(frames(play.match, BEN))
    assert [(frame.k, frame.seat, frame.action, frame.view.totals) for frame in shown] == [
        (1, -1, "roll 1", (0, 0, 0)),
        (8, -1, "roll 2", (9, 5, 5)),
    ]
    while play.match.to_act:
        play.write(min(play.match.to_act), "1", "done")
    assert [frame.action for frame in frames(play.match, BEN)] == ["roll 1", "roll 2", "roll 3", "done"]


def test_a_replay_in_real_time_shows_scenes_instead_of_every_action() -> None:
    play = AyaPlay().start().place(3)
    assert [frame.action for frame in frames(play.match, ANN)] == ["", "flip", f"place {spot(3)}"]
    play.topple()
    play.write(0, "push 1")
    play.physics_result("fell 1")
    play.write(1, "push 2")
    play.physics_result("fell 2,3")
    shown = [frame.action for frame in frames(play.match, ANN)]
    assert shown == ["", "flip", "glass", "flip", "glass", "fell 1", "fell 2,3"]


def test_before_the_match_starts_the_replay_is_empty() -> None:
    assert list(frames(Play(opening(person(ANN), Occupant())).match, ANN)) == []


def test_every_position_is_viewed_as_the_asking_player() -> None:
    play = Play()
    play.act("take")
    assert [frame.view.choices for frame in frames(play.match, ANN)] == [(), ("take",), ("take", "done")]
    for other in (BEN, "dave-id", ""):
        assert {frame.view.choices for frame in frames(play.match, other)} == {()}


def test_frame_by_frame_yields_after_every_action_even_if_it_is_not_shown() -> None:
    play = three()
    play.write(0, "9", "done")
    taken = list(frame_by_frame(play.match, ANN))
    assert len(taken) == len(play.match.history) + 1
    assert [frame for frame in taken if frame is not None] == list(frames(play.match, ANN))
    assert taken.count(None) == 3
