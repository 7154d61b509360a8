"""A match from its beginning, made piece by piece."""

import asyncio

import pytest
from tests.table.helpers import ANN, BEN, SEED, Play, opening, three

from rivage.table.runtime import replay as looking_back
from rivage.table.runtime.replay import dice_of, replay_of


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


async def test_nobody_sees_in_a_replay_what_is_still_secret() -> None:
    play = three()
    before = await replay_of("t", play.match, BEN)
    play.write(0, "1", "done")
    assert await replay_of("t", play.match, BEN) == before
    play.write(1, "2", "done")
    play.write(2, "3", "done")
    assert len((await replay_of("t", play.match, BEN)).frames) == len(before.frames) + 1


async def test_a_long_match_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "FRAMES_AT_ONCE", 1)
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


async def test_the_dice_are_shown_with_their_seed_once_the_match_is_over() -> None:
    play = Play(opening())
    shown = await dice_of("t", play.match, play.now)
    assert (shown.id, shown.game, shown.seed) == ("t", "nim", "")
    assert len(shown.draws) == 1
    over = await dice_of("t", played().match, play.now)
    assert over.seed == SEED
