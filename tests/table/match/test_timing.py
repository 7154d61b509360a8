"""The differences between games in turns, in rounds and in real time."""

from typing import Any

import pytest
from tests.table.helpers import ANN, BEN, CARA, Play, bot, opening, person, sums, three
from tests.table.river import AyaPlay, pushed, river
from tests.table.toys import find

from rivage.core import CHANCE, Timing
from rivage.table import fold
from rivage.table.errors import NothingToUndo
from rivage.table.match import TIMINGS, Match, replay
from rivage.table.match.timing import InRealTime, InRounds, InTurns
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.options import Days, NoClock, RealTime, Rounds

TURNS, ROUNDS, REAL_TIME = (TIMINGS[kind] for kind in (Timing.TURNS, Timing.ROUNDS, Timing.REAL_TIME))


# Properties.


def test_every_timing_has_its_behaviour() -> None:
    assert {timing: type(behaviour) for timing, behaviour in TIMINGS.items()} == {
        Timing.TURNS: InTurns,
        Timing.ROUNDS: InRounds,
        Timing.REAL_TIME: InRealTime,
    }
    assert set(TIMINGS) == set(Timing)


def test_a_match_has_the_timing_of_its_game() -> None:
    assert [play.match.timing for play in (Play(), three(), AyaPlay())] == [TURNS, ROUNDS, REAL_TIME]


@pytest.mark.parametrize(
    ("question", "in_turns", "in_rounds", "in_real_time"),
    [
        ("clocks", (NoClock, RealTime, Days), (NoClock, Rounds, Days), (NoClock,)),
        ("offers", {"takeback", "draw", "pause", "rematch", "next"}, {"pause", "rematch"}, {"pause", "rematch"}),
        ("two_games", True, False, False),
        ("versioned", True, True, False),
        ("bots_take_over", False, True, True),
        ("secret", False, True, False),
        ("measures_time", False, False, True),
    ],
)
def test_properties_of_timings_without_a_match(question: str, in_turns: Any, in_rounds: Any, in_real_time: Any) -> None:
    assert [getattr(timing, question) for timing in (TURNS, ROUNDS, REAL_TIME)] == [in_turns, in_rounds, in_real_time]


# Undo.


def test_in_turns_the_seat_that_acted_last_and_is_to_act_may_undo() -> None:
    play = Play()
    play.act("take")
    assert TURNS.can_undo(play.match) == (0,)
    play.act("done")
    assert TURNS.can_undo(play.match) == ()


def test_in_turns_chance_and_bots_cannot_undo() -> None:
    assert TURNS.can_undo(Play().match) == ()
    play = Play()
    play.act("take")
    play.away = (1, 0)
    play.do(BEN, cmd.Lend(seat=0, level="weak"))
    assert TURNS.can_undo(play.match) == ()


def test_in_turns_a_finished_turn_cannot_be_undone() -> None:
    play = Play()
    play.act("take", "done")
    assert play.match.can_undo() == ()


def test_in_turns_the_last_action_is_undone() -> None:
    play = Play()
    play.act("take", "take")
    assert list(TURNS.after_undo(play.match, 0)) == [(CHANCE, "heap 9"), (0, "take")]


def test_in_rounds_a_seat_may_undo_its_actions_including_finishing() -> None:
    play = three()
    play.write(0, "1", "done")
    play.write(1, "2")
    assert play.match.can_undo() == (0, 1)
    with pytest.raises(NothingToUndo):
        play.do(CARA, cmd.Undo(seat=2, version=play.match.visible_actions((2,))))


def test_in_rounds_nothing_before_the_roll_can_be_undone() -> None:
    play = three()
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    assert play.match.can_undo() == ()
    # Nor before the next roll, when all have finished.
    assert fold(play.events[:-1], find).can_undo() == ()


def test_in_rounds_ones_own_last_action_is_undone_though_others_acted_since() -> None:
    play = three(script=("roll 2",))
    play.write(0, "1", "5")
    play.write(1, "2")
    assert list(ROUNDS.after_undo(play.match, 0)) == [(CHANCE, "roll 2"), (0, "1"), (1, "2")]


def test_in_real_time_nobody_can_undo() -> None:
    assert REAL_TIME.can_undo(AyaPlay().start().match) == ()


# Visible actions and running time.


def test_in_turns_and_in_real_time_all_actions_are_visible() -> None:
    play, river_play = Play(), AyaPlay().start()
    play.act("take")
    assert [TURNS.visible_actions(play.match, held) for held in ((), (0,), (1,))] == [2, 2, 2]
    assert REAL_TIME.visible_actions(river_play.match, ()) == len(river_play.match.history)


def test_in_rounds_revealed_and_own_actions_are_visible_and_all_at_the_end() -> None:
    play = three()
    play.write(0, "1", "5")
    assert [ROUNDS.visible_actions(play.match, held) for held in ((), (0,), (1,))] == [1, 3, 1]
    for seat, actions in ((0, ["done"]), (1, ["1", "done"]), (2, ["1", "done"])):
        play.write(seat, *actions)
    assert ROUNDS.visible_actions(play.match, ()) == 9
    while play.match.to_act:
        play.write(min(play.match.to_act), "1", "done")
    assert ROUNDS.visible_actions(play.match, ()) == len(play.match.history)


def test_in_turns_the_time_of_the_seat_to_act_runs_even_for_a_bot() -> None:
    assert TURNS.timed_seats(Play(opening(bot(), person(ANN))).match) == {0}


def test_in_rounds_the_time_of_bots_does_not_run() -> None:
    play = Play(sums(person(ANN), bot(), clock=Rounds(30)))
    assert play.match.clock is not None
    assert play.match.clock.running == {0}
    assert ROUNDS.timed_seats(play.match) == {0}


def test_in_rounds_the_time_of_finished_seats_does_not_run() -> None:
    play = three()
    play.write(1, "1", "done")
    assert ROUNDS.timed_seats(play.match) == {0, 2}


# Positions of a replay.


def shown(match: Match) -> list[int]:
    """The numbers of actions after which a replay shows a position."""
    before, found = None, []
    for k, (actor, _, state) in enumerate(replay(match, len(match.history))):
        if match.timing.shows(match, k, actor, before, state):
            found.append(k)
        before = state
    return found


def test_in_turns_every_position_is_shown() -> None:
    play = Play()
    play.act("take", "done")
    assert shown(play.match) == [0, 1, 2, 3]


def test_in_rounds_positions_after_a_reveal_and_the_last_are_shown() -> None:
    play = Play(sums(person(ANN)))
    play.write(0, "1")
    assert shown(play.match) == [1]
    play.write(0, "done", "1", "done", "1", "done")
    assert (play.match.status, shown(play.match)) == ("over", [1, 4, 7, 9])


def test_in_real_time_first_last_and_timer_changes_are_shown() -> None:
    play = AyaPlay(river(patience=0)).start().place(1)
    actions = play.actions()
    assert shown(play.match) == [0, actions.index("flip") + 1, len(actions)]
    play.run_out()
    assert play.actions()[shown(play.match)[-1] - 1] == "glass"


def test_in_real_time_motions_are_shown_while_no_timer_runs() -> None:
    play = pushed()
    play.physics_result("fell 1")
    fell = len(play.match.history)
    play.write(1, "push 2")
    play.physics_result("fell 2,3")
    assert shown(play.match)[-2:] == [fell, len(play.match.history)]
