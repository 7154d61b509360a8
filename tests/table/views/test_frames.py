"""The positions of a match, one by one."""

from tests.table.helpers import ANN, BEN, Play, opening, person, three
from tests.table.river import Afternoon, spot

from rivage.table import Occupant
from rivage.table.protocol import commands as cmd
from rivage.table.views import frame_by_frame, frames


def test_a_replay_shows_every_position_that_stands() -> None:
    play = Play()
    play.act("take", "take")
    play.do(ANN, cmd.Undo(seat=0, version=3))
    shown = list(frames(play.match, BEN))
    assert [(frame.k, frame.seat, frame.action, frame.view.heap) for frame in shown] == [
        (0, -1, "", 0),
        (1, -1, "heap 9", 9),
        (2, 0, "take", 8),
    ]


def test_a_replay_has_one_position_a_roll_and_one_at_the_end() -> None:
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


def test_a_replay_shows_the_scenes_and_not_every_hand() -> None:
    play = Afternoon().begin().place(3)
    assert [frame.action for frame in frames(play.match, ANN)] == ["", "flip", f"place {spot(3)}"]
    play.topple()
    play.write(0, "push 1")
    play.moved("fell 1")
    play.write(1, "push 2")
    play.moved("fell 2,3")
    shown = [frame.action for frame in frames(play.match, ANN)]
    assert shown == ["", "flip", "glass", "flip", "glass", "fell 1", "fell 2,3"]


def test_before_it_began_there_is_nothing_to_show() -> None:
    assert list(frames(Play(opening(person(ANN), Occupant())).match, ANN)) == []


def test_every_position_is_seen_through_the_eyes_of_who_asks() -> None:
    play = Play()
    play.act("take")
    assert [frame.view.choices for frame in frames(play.match, ANN)] == [(), ("take",), ("take", "done")]
    for other in (BEN, "dave-id", ""):
        assert {frame.view.choices for frame in frames(play.match, other)} == {()}


def test_who_takes_frame_by_frame_may_pause_after_every_action_also_one_that_is_not_shown() -> None:
    play = three()
    play.write(0, "9", "done")
    taken = list(frame_by_frame(play.match, ANN))
    assert len(taken) == len(play.match.history) + 1
    assert [frame for frame in taken if frame is not None] == list(frames(play.match, ANN))
    assert taken.count(None) == 3
