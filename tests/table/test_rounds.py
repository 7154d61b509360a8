"""Where all seats act at once: rounds, steps back, versions, time, giving up."""

import pytest

from rivage.core import OptionError
from rivage.table import Occupant, evolve, fold, lay
from rivage.table.decide import due, restarted
from rivage.table.decide.opening import rematch
from rivage.table.decide.turns import round_for_bot
from rivage.table.errors import NothingToUndo, NotYourTurn, OfferError, Stale, TooLate, WrongSeat
from rivage.table.match.clock import DAY
from rivage.table.record import check, dump, load
from rivage.table.show import Presences, frames
from rivage.table.show.audience_log import AudienceLog
from rivage.table.show.updates import Updates
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev
from rivage.table.words.options import Days, RealTime, Rounds

from .helpers import ANN, BEN, CARA, SEED, START, Play, bot, opening, person, sums
from .toys import find

THREE = (person(ANN), person(BEN), person(CARA))


def three(**options: object) -> Play:
    return Play(sums(*THREE, **options))  # type: ignore[arg-type]


# Rounds.


def test_one_seat_alone_begins_at_once() -> None:
    play = Play(sums(person(ANN), script=("roll 2",)))
    assert (play.match.status, play.match.to_act) == ("playing", {0})
    assert play.actions() == ["roll 2"]


@pytest.mark.parametrize("seats", [1, 2, 8])
def test_any_number_of_seats_plays_to_the_end(seats: int) -> None:
    play = Play(sums(*[person(ANN)] * seats))
    while play.match.to_act:
        play.write(max(play.match.to_act), "3", "done")
    assert play.match.outcome is not None
    assert play.match.outcome.reason == "last-round"
    assert len(set(play.match.outcome.returns)) == 1


def test_more_seats_than_the_game_takes_are_refused() -> None:
    with pytest.raises(OptionError) as refused:
        lay(sums(*[person(ANN)] * 9), find, SEED, START)
    assert refused.value.code == "option.seats"


def test_chance_acts_when_all_have_finished_and_not_before() -> None:
    play = three()
    play.write(0, "1", "done")
    play.write(2, "2", "done")
    assert play.match.draws == 1
    play.write(1, "3", "done")
    assert (play.match.draws, play.match.to_act) == (2, {0, 1, 2})


def test_who_has_finished_cannot_write_on() -> None:
    play = three()
    play.write(0, "1", "done")
    with pytest.raises(NotYourTurn):
        play.write(0, "2")


# Steps back.


def test_a_seat_takes_its_own_last_word_back_though_others_wrote_since() -> None:
    play = three()
    play.write(0, "1", "5")
    play.write(1, "2")
    play.do(ANN, cmd.Undo(seat=0, version=play.match.known((0,))))
    assert [action for _, action in play.match.history][1:] == ["1", "2"]
    assert play.match.state.drafts == ((1,), (2,), ())
    assert fold(play.events, find) == play.match


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


# Versions.


def test_what_others_write_makes_nobodys_command_stale() -> None:
    play = three()
    version = play.match.known((0,))
    play.write(1, "2", "3", "done")
    play.do(ANN, cmd.Act(seat=0, action="1", version=version))
    assert play.match.known((0,)) == version + 1


def test_a_double_click_and_a_second_tab_are_refused() -> None:
    play = three()
    version = play.match.known((0,))
    play.write(0, "1")
    with pytest.raises(Stale) as refused:
        play.do(ANN, cmd.Act(seat=0, action="1", version=version))
    assert refused.value.details == {"actions": version + 1, "seen": version}
    with pytest.raises(Stale):
        play.do(ANN, cmd.Undo(seat=0, version=version))


def test_a_word_from_an_earlier_round_is_stale() -> None:
    play = three()
    version = play.match.known((2,))
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    with pytest.raises(Stale):
        play.do(CARA, cmd.Act(seat=2, action="1", version=version))


def test_who_holds_two_seats_knows_the_words_of_both() -> None:
    play = Play(sums(person(ANN), person(ANN), person(BEN)))
    play.write(0, "1")
    play.write(2, "1", "2")
    assert (play.match.known((0, 1)), play.match.known((2,)), play.match.known(())) == (2, 3, 1)
    play.write(1, "4")


# What may be asked for.


@pytest.mark.parametrize("what", ["takeback", "draw"])
def test_there_are_no_takebacks_and_no_draws(what: str) -> None:
    play = three()
    play.write(0, "1")
    with pytest.raises(OfferError) as refused:
        play.do(ANN, cmd.Offer(seat=0, what=what))  # type: ignore[arg-type]
    assert refused.value.code == "offer.pointless"


def test_a_pause_is_for_everybody() -> None:
    play = three(clock=Rounds(30))
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    play.now += 10_000
    play.do(CARA, cmd.Answer(seat=2, what="pause", yes=True))
    play.now += 600_000
    assert due(play.match, play.now) is None
    play.do(ANN, cmd.Resume(seat=0))
    assert play.match.clock is not None
    assert play.match.clock.left_at(play.now) == (20_000,) * 3


def test_there_is_no_match_of_two() -> None:
    with pytest.raises(OptionError, match="match of two"):
        lay(sums(*THREE, games=2), find, SEED, START)


def test_who_gives_up_leaves_the_seat_to_a_bot_for_good_and_the_others_play_on() -> None:
    play = three()
    play.write(1, "4")
    play.do(BEN, cmd.Resign(seat=1))
    occupant = play.match.seats[1]
    assert (play.match.status, occupant.level, occupant.left, occupant.lent) == ("playing", "middle", True, False)
    assert play.match.bots_to_act() == (1,)
    with pytest.raises(WrongSeat):
        play.write(1, "1")
    for command in (cmd.Reclaim(seat=1), cmd.Resign(seat=1)):
        with pytest.raises(WrongSeat):
            play.do(BEN, command)
    play.take(round_for_bot(play.match, 1, ["done"], play.now))
    assert play.match.state.written == (False, True, False)


def test_a_rematch_has_the_bot_in_the_place_of_who_gave_up() -> None:
    play = three()
    play.do(CARA, cmd.Resign(seat=2))
    assert rematch(play.match).seats == (person(BEN), Occupant(level="middle"), person(ANN))


def test_giving_up_alone_ends_the_game_with_what_stands() -> None:
    play = Play(sums(person(ANN), script=("roll 2", "roll 3")))
    play.write(0, "4", "done", "9")
    play.do(ANN, cmd.Resign(seat=0))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.returns, play.match.outcome.winners) == ("resigned", (8.0,), ())


# Time.


@pytest.mark.parametrize(("start", "clock"), [(sums(*THREE, clock=RealTime(60)), "real"), (opening(clock=Rounds(60)), "rounds")])
def test_a_clock_that_does_not_fit_the_game_is_refused(start: object, clock: str) -> None:
    with pytest.raises(OptionError) as refused:
        lay(start, find, SEED, START)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.details["value"]) == ("option.value", clock)


@pytest.mark.parametrize("seconds", [4, 3601])
def test_rounds_nobody_could_play_are_refused(seconds: int) -> None:
    with pytest.raises(OptionError) as refused:
        lay(sums(*THREE, clock=Rounds(seconds)), find, SEED, START)
    assert refused.value.details["name"] == "clock.seconds"


@pytest.mark.parametrize(("clock", "full"), [(Rounds(30), 30_000), (Days(2), 2 * DAY)])
def test_every_round_begins_with_the_full_time(clock: Rounds | Days, full: int) -> None:
    play = three(clock=clock)
    play.now += 20_000
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    assert play.match.clock is not None
    assert play.match.clock.left_at(play.now) == (full,) * 3
    assert play.match.clock.running == {0, 1, 2}


def test_who_is_late_is_not_lost_a_bot_plays_the_rest_of_the_round() -> None:
    play = three(clock=Rounds(30))
    play.write(0, "1", "done")
    play.write(1, "2")
    play.now += 30_000
    decision = due(play.match, play.now)
    assert decision is not None
    assert [type(event) for event in decision.events] == [ev.Late, ev.Late]
    play.take(decision)
    assert (play.match.status, play.match.bots_to_act()) == ("playing", (1, 2))
    assert due(play.match, play.now + 60_000) is None
    for seat in (1, 2):
        with pytest.raises(TooLate):
            play.write(seat, "1")
    assert play.match.can_undo() == ()


def test_next_round_the_late_write_again_themselves() -> None:
    play = three(clock=Rounds(30))
    play.now += 30_000
    play.take(_due(play))
    for seat in (0, 1, 2):
        play.take(round_for_bot(play.match, seat, ["1", "done", "7"], play.now))
    assert (play.match.draws, play.match.late, play.match.bots_to_act()) == (2, (), ())
    play.write(0, "1")
    assert play.match.clock is not None
    assert play.match.clock.running == {0, 1, 2}


def test_the_time_of_bots_does_not_run() -> None:
    play = Play(sums(person(ANN), bot(), clock=Rounds(30)))
    assert play.match.clock is not None
    assert play.match.clock.running == {0}


def test_lent_and_reclaimed_seats_start_and_stop_running() -> None:
    play = three(clock=Rounds(30))
    play.away = (0, 1, 0)
    play.do(ANN, cmd.Lend(seat=1, level="weak"))
    assert play.match.clock is not None
    assert play.match.clock.running == {0, 2}
    play.do(BEN, cmd.Reclaim(seat=1))
    assert play.match.clock.running == {0, 1, 2}


def test_after_a_restart_a_round_runs_on_with_what_was_left() -> None:
    play = three(clock=Rounds(30))
    decision = restarted(play.match, START + 500_000)
    assert decision is not None
    assert decision.after.clock is not None
    assert decision.after.clock.left_at(START + 500_000) == (30_000,) * 3
    assert restarted(three(clock=Days(1)).match, START + 500_000) is None


# What bots do.


def test_a_bots_words_come_in_one_go_and_end_with_its_round() -> None:
    play = Play(sums(person(ANN), bot()))
    decision = round_for_bot(play.match, 1, ["2", "3", "done", "9"], START)
    assert [event.action for event in decision.events if isinstance(event, ev.Acted)] == ["2", "3", "done"]
    assert all(event.bot for event in decision.events if isinstance(event, ev.Acted))


def test_no_bot_writes_for_a_person_in_time() -> None:
    with pytest.raises(WrongSeat):
        round_for_bot(three().match, 0, ["1"], START)


# What is told.


def told(play: Play, player: str) -> str:
    audience_log = AudienceLog(play.events, secret=True, over=play.match.status == "over")
    return Updates("t", play.match, Presences((0,) * len(play.match.seats)), START, audience_log).snapshot(player).decode()


def test_late_and_left_seats_are_shown_as_such() -> None:
    from msgspec.json import decode

    play = three(clock=Rounds(30))
    play.do(CARA, cmd.Resign(seat=2))
    play.now += 30_000
    play.take(_due(play))
    seats = decode(told(play, ANN))["table"]["seats"]
    assert [(seat["level"], seat["late"], seat["left"], seat["lent"]) for seat in seats] == [
        ("middle", True, False, False),
        ("middle", True, False, False),
        ("middle", False, True, False),
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


def test_a_record_keeps_the_running_round_secret_and_is_sound() -> None:
    play = three(clock=Rounds(30))
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    play.now += 30_000
    play.take(_due(play))
    before = dump(play.events, find)
    play.take(round_for_bot(play.match, 1, ["8", "done"], play.now))
    assert dump(play.events, find) == before
    check(load(before), find)
    for seat in (0, 2):
        play.take(round_for_bot(play.match, seat, ["2", "done"], play.now))
    play.write(0, "3")
    play.write(1, "4", "done")
    play.do(ANN, cmd.Undo(seat=0, version=play.match.known((0,))))
    play.write(0, "5", "done")
    play.write(2, "6", "done")
    assert play.match.status == "over"
    assert check(load(dump(play.events, find)), find).outcome == play.match.outcome


def test_late_without_being_late_is_unsound() -> None:
    play = three(clock=Rounds(30))
    late = ev.Late(at=START, seat=0, level="middle")
    with pytest.raises(Exception, match="time left"):
        check(load(dump([*play.events, late], find)), find)
    assert evolve(play.match, late).bots_to_act() == (0,)


def _due(play: Play):  # type: ignore[no-untyped-def]
    decision = due(play.match, play.now)
    assert decision is not None
    return decision
