"""A game in rounds at the table: all seats act at once, step back, and name versions of their own."""

import pytest

from rivage.table import fold
from rivage.table.decide import due
from rivage.table.errors import NotYourTurn, OfferError, Stale
from rivage.table.match.clock import DAY
from rivage.table.words import commands as cmd
from rivage.table.words.options import Days, Rounds

from .helpers import ANN, BEN, CARA, Play, person, sums, three
from .toys import find

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


# Time.


@pytest.mark.parametrize(("clock", "full"), [(Rounds(30), 30_000), (Days(2), 2 * DAY)])
def test_every_round_begins_with_the_full_time(clock: Rounds | Days, full: int) -> None:
    play = three(clock=clock)
    play.now += 20_000
    for seat in (0, 1, 2):
        play.write(seat, "1", "done")
    assert play.match.clock is not None
    assert play.match.clock.left_at(play.now) == (full,) * 3
    assert play.match.clock.running == {0, 1, 2}
