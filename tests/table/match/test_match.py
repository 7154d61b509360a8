"""Queries of a match."""

import pytest
from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, CARA, Play, bot, opening, person, sums, three
from tests.table.river import AyaPlay, pushed

from rivage.table import Occupant
from rivage.table.decide import decide_due
from rivage.table.match import points_now, replay
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.options import Rounds

# Seats.


def test_a_player_holds_the_seats_they_have_taken() -> None:
    match = Play(opening(person(ANN), person(BEN), person(ANN))).match
    assert [match.held_by(player) for player in (ANN, BEN, CARA)] == [(0, 2), (1,), ()]


def test_an_anonymous_person_holds_no_seat() -> None:
    assert Play(opening()).match.held_by("") == ()
    assert Play(opening(person(ANN), bot())).match.held_by("") == ()


def test_a_bot_plays_for_its_own_a_lent_or_a_late_seat() -> None:
    play = three(clock=Rounds(30))
    play.away = (0, 1, 0)
    play.do(ANN, cmd.Lend(seat=1, level="weak"))
    play.write(2, "1", "done")
    assert [play.match.bot_at(seat) for seat in range(3)] == ["", "weak", ""]
    play.now += 30_000
    play.apply(decide_due(play.match, play.now))
    assert [play.match.bot_at(seat) for seat in range(3)] == ["middle", "weak", ""]


def test_bots_act_only_in_their_turn_while_the_match_is_being_played() -> None:
    play = Play(opening(person(ANN), bot(), script=("heap 9",)))
    assert play.match.bots_to_act() == ()
    play.act("take", "done")
    assert play.match.bots_to_act() == (1,)
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert (play.match.status, play.match.bots_to_act()) == ("paused", ())
    assert Play(opening(bot(), Occupant())).match.bots_to_act() == ()


# History.


def test_a_round_starts_after_the_last_action_of_chance() -> None:
    play = three()
    assert play.match.round_start() == 1
    play.write(0, "1", "done")
    assert play.match.round_start() == 1
    for seat in (1, 2):
        play.write(seat, "1", "done")
    assert play.match.round_start() == len(play.match.history) == 8


def test_a_turn_starts_with_the_first_of_a_seats_latest_consecutive_actions() -> None:
    play = Play()
    play.act("take", "take", "done", "take", "done", "take")
    assert [play.match.turn_start(seat) for seat in (0, 1)] == [6, 4]
    assert Play().match.turn_start(1) is None


def test_a_holder_of_two_seats_sees_the_actions_of_both() -> None:
    play = Play(sums(person(ANN), person(ANN), person(BEN)))
    play.write(0, "1")
    play.write(2, "1", "2")
    assert (play.match.visible_actions((0, 1)), play.match.visible_actions((2,)), play.match.visible_actions(())) == (2, 3, 1)
    play.write(1, "4")


def test_nothing_can_be_undone_before_an_action_or_outside_play() -> None:
    play = Play(opening(person(ANN), bot(), script=("heap 9",)))
    assert Play(opening(person(ANN), Occupant())).match.can_undo() == play.match.can_undo() == ()
    play.act("take")
    assert play.match.can_undo() == (0,)
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert play.match.can_undo() == ()


@pytest.mark.parametrize("count", range(4))
def test_replay_gives_the_first_states(count: int) -> None:
    play = Play()
    play.act("take", "done")
    assert [action for _, action, _ in replay(play.match, count)] == ["", "heap 9", "take", "done"][: count + 1]


def test_replay_gives_every_state() -> None:
    play = Play()
    play.act("take", "done")
    steps = list(replay(play.match, 3))
    assert [(seat, action) for seat, action, _ in steps] == [(-1, ""), (-1, "heap 9"), (0, "take"), (0, "done")]
    assert steps[-1][2] == play.match.state


# State of the game.


def test_physics_is_awaited_only_while_bodies_move_and_the_match_is_played() -> None:
    assert not Play().match.awaits_physics
    assert not AyaPlay().start().match.awaits_physics
    play = pushed()
    assert play.match.awaits_physics
    assert not replace(play.match, status="paused").awaits_physics


def test_points_are_those_of_the_game_or_zeros() -> None:
    play = Play(sums(person(ANN), person(BEN), script=("roll 2",)))
    play.write(0, "4", "done")
    play.write(1, "1", "done")
    assert points_now(play.match) == (8.0, 2.0)
    assert points_now(Play().match) == (0.0, 0.0)
