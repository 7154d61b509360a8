"""A match from its beginning: every position of it as somebody may see it, and what chance did."""

import hashlib

from tests.table.helpers import ANN, BEN, SEED, START, Play, opening

from rivage.table.run import dice_of, replay_of
from rivage.table.words import commands as cmd


async def test_a_replay_shows_what_stands_and_nothing_that_was_taken_back() -> None:
    play = Play(opening(script=("heap 9",)))
    for number in range(40):
        play.do(ANN, cmd.Act(seat=0, action="take", version=number % 1 + 1))
        play.do(ANN, cmd.Undo(seat=0, version=2))
    play.act("take")
    shown = await replay_of("t", play.match, BEN)
    assert (shown.id, [frame.action for frame in shown.frames]) == ("t", ["", "heap 9", "take"])


async def test_the_seed_comes_when_the_match_is_over() -> None:
    play = Play(opening(script=("heap 9",)))
    told = await dice_of("t", play.match, START)
    assert (told.seed, told.commit, len(told.draws)) == ("", hashlib.sha256(bytes.fromhex(SEED)).hexdigest(), 1)
    play.do(ANN, cmd.Resign(seat=0))
    assert (await dice_of("t", play.match, START)).seed == SEED
