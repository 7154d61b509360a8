"""A game in rounds at a table: all seats act at once, undo, and have versions of their own."""

import pytest

from rivage.table import fold
from rivage.table.decide import act_for_bot, decide_due, decide_restart
from rivage.table.errors import NothingToUndo, NotYourTurn, OfferError, Revealed, Stale, TooLate
from rivage.table.match.clock import DAY
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.options import Days, Rounds

from .helpers import ANN, BEN, CARA, Play, bot, person, sums, three
from .toys import find

# Rounds.


def test_a_table_with_one_seat_starts_at_once() -> None:
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


def test_chance_acts_only_when_all_seats_have_finished() -> None:
    play = three()
    play.write(0, "1", "done")
    play.write(2, "2", "done")
    assert play.match.draws == 1
    play.write(1, "3", "done")
    assert (play.match.draws, play.match.to_act) == (2, {0, 1, 2})


def test_a_seat_that_has_finished_cannot_act() -> None:
    play = three()
    play.write(0, "1", "done")
    with pytest.raises(NotYourTurn):
        play.write(0, "2")


# Undo.


def test_a_seat_undoes_its_own_last_action_though_others_acted_since() -> None:
    play = three()
    play.write(0, "1", "5")
    play.write(1, "2")
    play.do(ANN, cmd.Undo(seat=0, version=play.match.visible_actions((0,))))
    assert [action for _, action in play.match.history][1:] == ["1", "2"]
    assert play.match.state.drafts == ((1,), (2,), ())
    assert fold(play.events, find) == play.match


def take_back(play: Play, seat: int, version: int | None = None) -> None:
    player = play.match.seats[seat].player
    play.do(
        player,
        cmd.Undo(seat=seat, version=play.match.visible_actions(play.match.held_by(player)) if version is None else version),
    )


def test_a_seat_undoes_finishing_while_another_has_not_finished() -> None:
    play = three()
    play.write(0, "1", "done")
    play.write(1, "2", "done")
    assert play.match.can_undo() == (0, 1)
    take_back(play, 0)
    assert play.match.to_act == {0, 2}
    assert play.match.state.drafts == ((1,), (2,), ())
    play.write(0, "5", "done")
    play.write(2, "3", "done")
    assert play.match.draws == 2
    assert fold(play.events, find) == play.match


def test_a_round_is_not_revealed_while_a_finished_seat_has_undone() -> None:
    play = three()
    play.write(0, "1", "done")
    play.write(1, "2", "done")
    take_back(play, 0)
    play.write(2, "3", "done")
    assert (play.match.draws, play.match.to_act) == (1, {0})


def test_an_undo_after_the_reveal_is_refused_with_its_own_error() -> None:
    play = three()
    play.write(0, "1", "done")
    sent = play.match.visible_actions((0,))
    play.write(1, "2", "done")
    play.write(2, "3", "done")
    with pytest.raises(Revealed) as refused:
        take_back(play, 0, sent)
    assert refused.value.code == "turn.revealed"
    # No seat has acted in the new round yet.
    with pytest.raises(NothingToUndo):
        take_back(play, 0)


def test_nothing_can_be_undone_when_the_match_is_over() -> None:
    play = Play(sums(person(ANN), person(BEN)))
    sent = 0
    while play.match.status == "playing":
        sent = play.match.visible_actions((0,)) + 2
        play.write(0, "1", "done")
        play.write(1, "1", "done")
    with pytest.raises(Revealed):
        take_back(play, 0, sent)


def test_nothing_can_be_undone_when_all_other_seats_are_finished_bots() -> None:
    play = Play(sums(person(ANN), bot()))
    for action in ("1", "done"):
        play.apply(act_for_bot(play.match, 1, action, play.now))
    assert play.match.can_undo() == ()
    play.write(0, "1", "done")
    assert (play.match.draws, play.match.can_undo()) == (2, ())


# Versions.


def test_actions_of_others_make_no_command_stale() -> None:
    play = three()
    version = play.match.visible_actions((0,))
    play.write(1, "2", "3", "done")
    play.do(ANN, cmd.Act(seat=0, action="1", version=version))
    assert play.match.visible_actions((0,)) == version + 1


def test_a_double_click_and_a_second_tab_are_refused() -> None:
    play = three()
    version = play.match.visible_actions((0,))
    play.write(0, "1")
    with pytest.raises(Stale) as refused:
        play.do(ANN, cmd.Act(seat=0, action="1", version=version))
    assert refused.value.details == {"actions": version + 1, "seen": version}
    with pytest.raises(Stale):
        play.do(ANN, cmd.Undo(seat=0, version=version))


def test_an_action_from_an_earlier_round_is_stale() -> None:
    play = three()
    version = play.match.visible_actions((2,))
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    with pytest.raises(Stale):
        play.do(CARA, cmd.Act(seat=2, action="1", version=version))


# Offers.


@pytest.mark.parametrize("what", ["takeback", "draw"])
def test_takebacks_and_draws_cannot_be_offered(what: str) -> None:
    play = three()
    play.write(0, "1")
    with pytest.raises(OfferError) as refused:
        play.do(ANN, cmd.Offer(seat=0, what=what))  # type: ignore[arg-type]
    assert refused.value.code == "offer.pointless"


def test_a_pause_stops_the_time_of_all_seats() -> None:
    play = three(clock=Rounds(30))
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    play.now += 10_000
    play.do(CARA, cmd.Answer(seat=2, what="pause", yes=True))
    play.now += 600_000
    assert decide_due(play.match, play.now) is None
    play.do(ANN, cmd.Resume(seat=0))
    assert play.match.clock is not None
    assert play.match.clock.left_at(play.now) == (20_000,) * 3


# Time.


@pytest.mark.parametrize(("clock", "full"), [(Rounds(30), 30_000), (Days(2), 2 * DAY)])
def test_every_round_starts_with_the_full_time(clock: Rounds | Days, full: int) -> None:
    play = three(clock=clock)
    play.now += 20_000
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    assert play.match.clock is not None
    assert play.match.clock.left_at(play.now) == (full,) * 3
    assert play.match.clock.running == {0, 1, 2}


@pytest.mark.parametrize("clock", [Rounds(30), Days(1)])
def test_a_seat_that_undoes_finishing_gets_its_remaining_time_back(clock: Rounds | Days) -> None:
    play = three(clock=clock)
    assert play.match.clock is not None
    (full, *_) = play.match.clock.left_at(play.now)
    play.now += 5_000
    play.write(0, "1", "done")
    play.now += 7_000
    take_back(play, 0)
    assert play.match.clock.left_at(play.now) == (full - 12_000,) * 3
    assert play.match.clock.running == {0, 1, 2}
    assert fold(play.events, find) == play.match


def test_a_pause_and_a_restart_are_not_charged_even_to_finished_seats() -> None:
    play = three(clock=Rounds(30))
    play.write(0, "1", "done")
    play.now += 10_000
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    play.do(CARA, cmd.Answer(seat=2, what="pause", yes=True))
    play.now += 600_000
    play.do(ANN, cmd.Resume(seat=0))
    play.now += 60_000
    play.apply(decide_restart(play.match, play.now))
    take_back(play, 0)
    assert play.match.clock is not None
    assert play.match.clock.left_at(play.now) == (20_000,) * 3


def test_nothing_can_be_undone_when_the_time_for_the_round_is_up() -> None:
    play = three(clock=Rounds(30))
    play.write(0, "1", "done")
    play.now += 30_000
    with pytest.raises(TooLate):
        take_back(play, 0)
    play.advance_time(0)
    assert (play.match.bots_to_act(), play.match.can_undo()) == ((1, 2), ())
