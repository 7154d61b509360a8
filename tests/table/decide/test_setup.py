"""Tests of `rivage.table.decide.setup`."""

import pytest
from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, CARA, SEED, START, Play, bot, opening, person, sums, three
from tests.table.river import river
from tests.table.toys import find

from rivage.core import OptionError, UnknownGame
from rivage.registry import find as find_game
from rivage.table import Occupant, TableSetup, create_table, fold
from rivage.table.decide.dispatch import with_following_table
from rivage.table.decide.setup import rematch
from rivage.table.errors import BadName, NotHost, NotNow, OfferError, SeatTaken, TooFew, UnknownLevel, WrongSeat
from rivage.table.protocol import ClockKind
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, RealTime, Rounds, TableOptions


def over(**how: object) -> Play:
    play = Play(opening(**how))  # type: ignore[arg-type]  # keywords are passed on
    play.act("take", "done")
    play.do(ANN, cmd.Resign(seat=0))
    return play


def test_a_table_is_created_with_all_options_in_the_log() -> None:
    decision = create_table(replace(opening(), options=TableOptions()), find, SEED, START)
    created = decision.events[0]
    assert isinstance(created, ev.Created)
    assert created.options.game == {"rain": False}
    assert created.rules_version == 3


def test_unsupported_games_and_options_are_refused() -> None:
    good = opening()
    for bad, error in (
        (replace(good, game="chess"), UnknownGame),
        (replace(good, seats=(Occupant(),) * 4), OptionError),
        (replace(good, seats=()), OptionError),
        (replace(good, options=TableOptions(game={"snow": True})), OptionError),
        (replace(good, options=TableOptions(game={"rain": "much"})), OptionError),
        (replace(good, options=TableOptions(clock=RealTime(0))), OptionError),
        (replace(good, seats=(Occupant(player="x"), Occupant())), BadName),
        (replace(good, seats=(Occupant(level="divine"), Occupant())), UnknownLevel),
    ):
        with pytest.raises(error):
            create_table(bad, find, SEED, START)


def test_a_rematch_needs_consent_and_swaps_the_seats() -> None:
    play = over(clock=RealTime(60))
    assert play.do(ANN, cmd.Offer(seat=0, what="rematch")).new_table is None
    decision = play.do(BEN, cmd.Answer(seat=1, what="rematch", yes=True))
    assert decision.new_table is not None
    assert [occupant.player for occupant in decision.new_table.seats] == [BEN, ANN]
    assert decision.new_table.options == play.match.created.options
    assert decision.new_table.script == ()


def test_the_old_table_names_the_following_one() -> None:
    play = over()
    play.do(ANN, cmd.Offer(seat=0, what="rematch"))
    decision = with_following_table(
        play_decision := play.do(BEN, cmd.Answer(seat=1, what="rematch", yes=True)),
        "next-table",
    )
    assert decision.after.following == "next-table"
    assert decision.events[:-1] == play_decision.events
    play.match = decision.after
    with pytest.raises(OfferError):
        play.do(ANN, cmd.Offer(seat=0, what="rematch"))


def test_bots_and_hot_seat_players_accept_a_rematch_at_once() -> None:
    for occupants in ((person(ANN), bot()), (person(ANN), person(ANN))):
        play = Play(opening(*occupants))
        play.do(ANN, cmd.Resign(seat=0))
        decision = play.do(ANN, cmd.Offer(seat=0, what="rematch"))
        assert decision.new_table is not None
        assert decision.new_table.seats == (occupants[1], occupants[0])


def test_the_second_game_has_the_same_set_up_and_swapped_seats() -> None:
    play = over(games=2, rain=True)
    drawn = tuple(action for seat, action in play.match.history if seat == -1)
    assert len(drawn) == 2
    assert play.do(BEN, cmd.Offer(seat=1, what="next")).new_table is None
    decision = play.do(ANN, cmd.Answer(seat=0, what="next", yes=True))
    assert decision.new_table is not None
    assert (decision.new_table.script, decision.new_table.leg) == (drawn, 2)
    second = create_table(decision.new_table, find, "aa" * 32, START)
    assert second.after.history[0] == (-1, drawn[0])
    assert second.after.seats[0].player == BEN


def test_the_command_next_is_an_offer_that_the_other_player_may_decline() -> None:
    play = over(games=2)
    assert play.do(ANN, cmd.Next(seat=0)).new_table is None
    assert play.match.offer is not None
    assert (play.match.offer.what, play.match.offer.agreed) == ("next", {0})
    with pytest.raises(OfferError):
        play.do(ANN, cmd.Next(seat=0))
    play.do(BEN, cmd.Answer(seat=1, what="next", yes=False))
    assert play.match.offer is None


def test_bots_and_hot_seat_players_accept_the_second_game_at_once() -> None:
    for occupants in ((person(ANN), bot()), (person(ANN), person(ANN))):
        play = Play(opening(*occupants, games=2))
        play.do(ANN, cmd.Resign(seat=0))
        new_table = play.do(ANN, cmd.Next(seat=0)).new_table
        assert new_table is not None
        assert (new_table.leg, new_table.seats) == (2, (occupants[1], occupants[0]))


def test_there_is_a_second_game_only_after_the_first_of_two() -> None:
    with pytest.raises(NotNow):
        Play(opening(games=2)).do(ANN, cmd.Next(seat=0))
    with pytest.raises(OfferError):
        over().do(ANN, cmd.Next(seat=0))
    play = over(games=2)
    with pytest.raises(OfferError) as refused:
        play.do(ANN, cmd.Offer(seat=0, what="rematch"))
    assert refused.value.code == "offer.pointless"
    play.do(ANN, cmd.Next(seat=0))
    new_table = play.do(BEN, cmd.Next(seat=1)).new_table
    assert new_table is not None
    second = Play(new_table)
    second.do(ANN, cmd.Resign(seat=1))
    with pytest.raises(OfferError):
        second.do(ANN, cmd.Next(seat=1))
    second.do(ANN, cmd.Offer(seat=1, what="rematch"))
    again = second.do(BEN, cmd.Answer(seat=0, what="rematch", yes=True)).new_table
    assert again is not None
    assert (again.leg, again.script) == (1, ())


def test_a_lent_seat_stays_lent_in_the_rematch() -> None:
    play = Play()
    play.away = (0, 1)
    play.do(ANN, cmd.Lend(seat=1, level="weak"))
    play.do(ANN, cmd.Resign(seat=0))
    new_table = play.do(ANN, cmd.Offer(seat=0, what="rematch")).new_table
    assert new_table is not None
    again = create_table(new_table, find, SEED, START)
    assert again.after.seats[0].lent
    assert again.after.bots_to_act() == (0,)
    assert isinstance(new_table, TableSetup)


def test_a_rematch_keeps_the_bot_of_a_player_who_resigned() -> None:
    play = three()
    play.do(CARA, cmd.Resign(seat=2))
    assert rematch(play.match).seats == (person(BEN), Occupant(level="middle"), person(ANN))


@pytest.mark.parametrize(
    ("start", "clock"), [(sums(person(ANN), person(BEN), clock=RealTime(60)), "real"), (opening(clock=Rounds(60)), "rounds")]
)
def test_a_clock_that_does_not_suit_the_game_is_refused(start: object, clock: str) -> None:
    with pytest.raises(OptionError) as refused:
        create_table(start, find, SEED, START)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.details["value"]) == ("option.value", clock)


@pytest.mark.parametrize("seconds", [4, 3601])
def test_round_times_out_of_range_are_refused(seconds: int) -> None:
    with pytest.raises(OptionError) as refused:
        create_table(sums(person(ANN), person(BEN), clock=Rounds(seconds)), find, SEED, START)
    assert refused.value.details["name"] == "clock.seconds"


def test_more_seats_than_the_game_allows_are_refused() -> None:
    with pytest.raises(OptionError) as refused:
        create_table(sums(*[person(ANN)] * 9), find, SEED, START)
    assert refused.value.code == "option.seats"


def test_in_rounds_there_is_no_match_of_two() -> None:
    with pytest.raises(OptionError, match="match of two"):
        create_table(sums(person(ANN), person(BEN), games=2), find, SEED, START)


@pytest.mark.parametrize("clock", [RealTime(60), Days(1), Rounds(60)])
def test_a_table_without_a_clock_gets_no_clock(clock: ClockKind) -> None:
    with pytest.raises(OptionError) as caught:
        create_table(river(clock=clock), find_game, SEED, START)
    assert caught.value.details["choices"] == "none"


def test_in_real_time_there_is_no_match_of_two() -> None:
    with pytest.raises(OptionError):
        create_table(river(games=2), find_game, SEED, START)


def waiting() -> Play:
    return Play(opening(person(ANN), Occupant()))


def test_a_guest_takes_an_open_seat_and_the_last_one_starts_the_match() -> None:
    play = waiting()
    assert play.match.status == "waiting"
    decision = play.do(BEN, cmd.Sit(seat=1, name=" Ben "))
    assert play.match.status == "playing"
    assert play.match.seats[1].name == "Ben"
    assert [type(event) for event in decision.events] == [ev.Seated, ev.Acted]
    assert play.match.to_act == {0}


def test_a_player_changes_the_name_at_the_own_seat_before_the_match_starts() -> None:
    play = waiting()
    play.do(ANN, cmd.Sit(seat=0, name="Annie"))
    assert play.match.seats[0] == Occupant(player=ANN, name="Annie")
    assert play.match.status == "waiting"
    with pytest.raises(BadName):
        play.do(ANN, cmd.Sit(seat=0, name=" "))
    play.do(BEN, cmd.Sit(seat=1, name="Ben"))
    with pytest.raises(SeatTaken):
        play.do(ANN, cmd.Sit(seat=0, name="Ann"))


def test_one_person_may_hold_several_seats() -> None:
    play = waiting()
    play.do(ANN, cmd.Sit(seat=1, name="Ann too"))
    assert play.match.held_by(ANN) == (0, 1)
    play.act("take", "done", "take")


def test_a_seat_that_is_taken_or_does_not_exist_is_refused() -> None:
    play = waiting()
    with pytest.raises(SeatTaken):
        play.do(BEN, cmd.Sit(seat=0, name="Ben"))
    for seat in (2, -1):
        with pytest.raises(WrongSeat):
            play.do(BEN, cmd.Sit(seat=seat, name="Ben"))
    with pytest.raises(BadName):
        play.do(BEN, cmd.Sit(seat=1, name=""))
    with pytest.raises(WrongSeat):
        play.do("", cmd.Sit(seat=1, name="Nobody"))


def test_nobody_takes_a_seat_once_the_match_has_started() -> None:
    with pytest.raises(SeatTaken) as refused:
        Play().do(CARA, cmd.Sit(seat=1, name="Cara"))
    assert refused.value.details["seat"] == 1


def test_only_the_host_gives_a_seat_to_a_bot() -> None:
    play = waiting()
    with pytest.raises(NotHost):
        play.do(BEN, cmd.SitBot(seat=1, level="weak"))
    with pytest.raises(UnknownLevel):
        play.do(ANN, cmd.SitBot(seat=1, level="divine"))
    play.do(ANN, cmd.SitBot(seat=1, level="weak"))
    assert play.match.seats[1] == Occupant(level="weak")
    assert play.match.status == "playing"


def test_a_player_may_leave_a_seat_before_the_match_starts() -> None:
    play = waiting()
    with pytest.raises(WrongSeat):
        play.do(BEN, cmd.Stand(seat=0))
    with pytest.raises(WrongSeat):
        play.do(ANN, cmd.Stand(seat=1))
    play.do(ANN, cmd.Stand(seat=0))
    assert play.match.seats[0].open
    with pytest.raises(NotNow):
        Play().do(ANN, cmd.Stand(seat=0))


def test_the_host_may_remove_a_bot() -> None:
    play = Play(opening(Occupant(level="weak"), Occupant()))
    with pytest.raises(NotHost):
        play.do(BEN, cmd.Stand(seat=0))
    play.do(ANN, cmd.Stand(seat=0))
    assert play.match.seats[0].open


# Starting with open seats.


def half_full() -> Play:
    play = Play(sums(Occupant(), person(ANN), Occupant(), bot(), Occupant(), clock=Rounds(30)))
    play.do(ANN, cmd.Say(seat=1, phrase="hello"))
    return play


def test_the_host_starts_the_match_early_and_open_seats_are_removed() -> None:
    play = half_full()
    decision = play.do(ANN, cmd.Begin())
    assert [type(event) for event in decision.events] == [ev.Begun, ev.Acted]
    assert (play.match.status, play.match.seats) == ("playing", (person(ANN), bot()))
    assert play.match.to_act == {0, 1}
    assert play.match.clock is not None
    assert play.match.clock.left == (30_000, 30_000)
    assert (play.match.talk_counts, play.match.undo_counts) == ((1, 0), (0, 0))
    assert fold(play.events, find) == play.match


def test_players_whose_seats_moved_up_play_to_the_end() -> None:
    play = Play(sums(person(ANN), Occupant(), person(BEN)))
    play.do(ANN, cmd.Begin())
    assert play.match.held_by(BEN) == (1,)
    while play.match.to_act:
        for seat in tuple(play.match.to_act):
            play.write(seat, "1", "done")
    assert play.match.outcome is not None
    assert len(play.match.outcome.returns) == 2
    assert fold(play.events, find) == play.match


def test_only_the_host_starts_early_only_once_and_never_alone() -> None:
    play = half_full()
    with pytest.raises(NotHost):
        play.do(BEN, cmd.Begin())
    play.do(ANN, cmd.Stand(seat=3))
    with pytest.raises(TooFew) as refused:
        play.do(ANN, cmd.Begin())
    assert (refused.value.code, refused.value.details) == ("seat.too_few", {"here": 1, "least": 2})
    play.do(BEN, cmd.Sit(seat=0, name="Ben"))
    play.do(ANN, cmd.Begin())
    with pytest.raises(NotNow):
        play.do(ANN, cmd.Begin())
