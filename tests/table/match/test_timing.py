"""How time runs through a match: in turns, in rounds, in real time."""

import pytest
from tests.table.helpers import ANN, CARA, Play, bot, person, sums, three

from rivage.table.errors import (
    NothingToUndo,
)
from rivage.table.words import commands as cmd
from rivage.table.words.options import Rounds


def test_only_who_still_writes_and_has_written_may_step_back() -> None:
    play = three()
    play.write(0, "1", "done")
    play.write(1, "2")
    assert play.match.can_undo() == (1,)
    for who, seat in ((ANN, 0), (CARA, 2)):
        with pytest.raises(NothingToUndo):
            play.do(who, cmd.Undo(seat=seat, version=play.match.known((seat,))))


def test_nothing_before_the_roll_can_be_taken_back() -> None:
    play = three()
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    assert play.match.can_undo() == ()


def test_in_turns_steps_back_are_what_they_were() -> None:
    play = Play()
    play.act("take", "done")
    assert play.match.can_undo() == ()


def test_the_time_of_bots_does_not_run() -> None:
    play = Play(sums(person(ANN), bot(), clock=Rounds(30)))
    assert play.match.clock is not None
    assert play.match.clock.running == {0}
