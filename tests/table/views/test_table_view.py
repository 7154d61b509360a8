"""The table as a viewer sees it: seats, clocks, offers and possible commands."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, SEED, START, Play, bot, opening, person, three
from tests.table.river import GLASS, PATIENCE, AyaPlay

from rivage.table import Occupant
from rivage.table.decide import DEFAULT_IDLE_LIMITS, decide_due
from rivage.table.decide.absence import MINUTE
from rivage.table.decide.consent import REPEAT_OFFER_AFTER_MS
from rivage.table.protocol import TableView
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.options import RealTime, Rounds
from rivage.table.views import Presences, SeatViews, audience, personal_view, seat_views, table_view


def seen(play: Play, player: str = "", presences: Presences | None = None, now: int = START) -> TableView:
    here = presences or Presences((0,) * len(play.match.seats))
    return personal_view(table_view("t", play.match, here, now), play.match, audience(play.match, player))


# Seats.


def test_each_viewer_sees_their_own_seats_and_the_host() -> None:
    play = Play()
    assert [seat.you for seat in seen(play, ANN).seats] == [True, False]
    assert [seat.you for seat in seen(play, BEN).seats] == [False, True]
    assert [seat.you for seat in seen(play, CARA).seats] == [False, False]
    assert [seen(play, player).host for player in (ANN, BEN, CARA)] == [True, False, False]


def test_a_host_who_only_watches_is_still_the_host() -> None:
    play = Play(opening(person(BEN), bot(), host=CARA))
    assert seen(play, CARA).host
    assert not seen(play, "").host


def test_open_seats_are_marked_before_the_match_starts() -> None:
    view = seen(Play(opening(person(ANN), Occupant())), ANN)
    assert [(seat.kind, seat.name, seat.here) for seat in view.seats] == [("person", "Ann", True), ("open", "", False)]
    assert (view.status, view.to_act) == ("waiting", ())


def test_bots_and_lent_seats_are_distinguished() -> None:
    seats = seen(Play(opening(person(ANN), bot("strong"))), ANN).seats
    assert (seats[1].kind, seats[1].level, seats[1].here, seats[1].lent) == ("bot", "strong", True, False)
    duel = Play()
    duel.away = (0, 1)
    duel.do(ANN, cmd.Lend(seat=1, level="weak"))
    seats = seen(duel, ANN).seats
    assert (seats[1].kind, seats[1].level, seats[1].lent) == ("person", "weak", True)


def test_late_and_left_seats_are_marked() -> None:
    play = three(clock=Rounds(30))
    play.do(CARA, cmd.Resign(seat=2))
    play.now += 30_000
    play.apply(decide_due(play.match, play.now))
    assert [(seat.level, seat.late, seat.left, seat.lent) for seat in seen(play, ANN).seats] == [
        ("middle", True, False, False),
        ("middle", True, False, False),
        ("middle", False, True, False),
    ]


def test_presence_stays_true_after_the_end_of_the_match() -> None:
    play = Play()
    play.do(BEN, cmd.Resign(seat=1))
    presences = Presences((0, START - 7), seats=SeatViews(seat_views(play.match, (0, START - 7))))
    view = seen(play, ANN, presences)
    assert (view.status, [seat.here for seat in view.seats], view.seats[1].away_since) == ("over", [True, False], START - 7)
    assert (view.can_lend, view.can_close) == ((), ())


def test_the_view_contains_no_player_ids() -> None:
    play = Play()
    for player in (ANN, BEN, CARA):
        text = repr(seen(play, player))
        assert not any(player in text for player in (ANN, BEN, CARA))


# Possible commands.


def test_the_view_lists_the_possible_commands() -> None:
    play = Play(opening(clock=RealTime(60), script=("heap 9",)), free_first_turns=False)
    play.act("take")
    play.do(BEN, cmd.Offer(seat=1, what="draw"))
    view = seen(play, ANN, Presences((0, START), 2), START + 60_000)
    assert (view.to_act, view.actions, view.can_undo, view.can_lend) == ((0,), 2, (0,), (1,))
    assert view.offer is not None
    assert (view.offer.what, view.offer.seat, view.offer.agreed) == ("draw", 1, (1,))
    assert view.clock is not None
    assert (view.clock.at, view.clock.left, view.clock.running) == (START + 60_000, (0, 60_000), (0,))
    assert (view.seats[1].here, view.seats[1].away_since, view.watchers) == (False, START, 2)


def test_in_turns_everybody_sees_who_may_undo() -> None:
    play = Play()
    play.act("take")
    assert [seen(play, player).can_undo for player in (ANN, BEN, CARA)] == [(0,), (0,), (0,)]


def test_in_rounds_the_view_does_not_reveal_actions_of_others() -> None:
    play = three()
    before = {player: seen(play, player) for player in (ANN, CARA, "")}
    play.write(1, "4", "7")
    assert {player: seen(play, player) for player in (ANN, CARA, "")} == before
    ben = seen(play, BEN)
    assert (ben.actions, ben.can_undo) == (3, (1,))


def test_in_rounds_everybody_sees_that_a_seat_has_finished() -> None:
    play = three()
    play.write(1, "4", "done")
    assert [seen(play, player).to_act for player in (ANN, BEN, "")] == [(0, 2)] * 3


def test_everybody_sees_the_timers_of_the_game() -> None:
    play = AyaPlay().start()
    play.advance_time(1_500)
    view = table_view("t", play.match, Presences((0, 0)), play.now)
    assert view.clock is None
    assert view.timers is not None
    assert [(timer.kind, timer.seat, timer.left) for timer in view.timers.running] == [
        ("glass", -1, GLASS - 1_500),
        ("patience", 0, PATIENCE - 1_500),
    ]


# Chance and the end.


def test_the_seed_is_published_when_the_match_is_over() -> None:
    play = Play()
    assert (seen(play, ANN).seed, seen(play, ANN).outcome) == ("", None)
    assert seen(play, ANN).commit == play.match.created.commit
    play.do(ANN, cmd.Resign(seat=0))
    assert seen(play, ANN).seed == SEED
    assert seen(play, "").outcome == play.match.outcome


def test_cached_seat_views_equal_computed_ones() -> None:
    play = three()
    seats = SeatViews(seat_views(play.match, (0, 0, 0)))
    for word in ("", "4", "done"):
        if word:
            play.write(1, word)
        for player in (ANN, BEN, CARA, ""):
            by_cache = table_view("t", play.match, Presences((0, 0, 0), seats=seats), START)
            audience_of = audience(play.match, player)
            assert personal_view(by_cache, play.match, audience_of, seats) == seen(play, player, Presences((0, 0, 0)))
    assert seats.own((1,)) is seats.own((1,))


def test_absences_must_be_given_for_every_seat() -> None:
    with pytest.raises(ValueError, match="zip"):
        table_view("t", Play().match, Presences((0,)), START)


def test_the_view_says_what_is_possible_about_absent_players_and_when() -> None:
    play = Play()
    play.act("take", "done")
    since = START + DEFAULT_IDLE_LIMITS.absent_minutes * MINUTE
    view = seen(play, ANN, Presences((0, START)), since - 1)
    assert (view.can_close, view.can_claim, view.close_from) == ((), False, since)
    view = seen(play, ANN, Presences((0, START)), since)
    assert (view.can_close, view.can_claim, view.close_from) == ((1,), True, since)
    assert seen(play, ANN, now=since).close_from == 0
    rounds = three()
    view = seen(rounds, ANN, Presences((0, START, START)), since)
    assert (view.can_close, view.can_claim) == ((1, 2), False)


def test_the_view_says_when_a_failed_offer_may_be_repeated() -> None:
    play = Play()
    play.do(ANN, cmd.Offer(seat=0, what="draw"))
    play.do(BEN, cmd.Answer(seat=1, what="draw", yes=False))
    (wait,) = seen(play, BEN).offer_waits
    assert (wait.seat, wait.what, wait.until) == (0, "draw", START + REPEAT_OFFER_AFTER_MS)
    assert seen(play, BEN, now=wait.until).offer_waits == ()
