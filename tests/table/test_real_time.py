"""A game in real time at a table: no versions, no undo, timers and physics as events of the log."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rivage.core import IllegalAction, RivageError
from rivage.registry import find
from rivage.table import fold
from rivage.table.decide import decide_restart
from rivage.table.errors import NothingToUndo, NotNow, OfferError
from rivage.table.protocol import commands as cmd
from rivage.table.record import check, dump, load

from .helpers import ANN, BEN, CARA, bot, person
from .river import GLASS, PATIENCE, AyaPlay, river, spot

# Actions.


def test_a_player_who_has_not_seen_the_newest_action_may_still_act() -> None:
    play = AyaPlay().start()
    for seat, action, version in ((0, "draw", 3), (1, "draw", 3), (0, f"place {spot(1)}", 0)):
        play.do((ANN, BEN)[seat], cmd.Act(seat=seat, action=action, version=version))
    assert len(play.state.dominoes) == 1
    assert play.state.players[1].hand


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (1, f"place {spot(1)}", "not-your-turn"),
        (1, "draw", "hand-full"),
        (1, "take", "hand-full"),
        (0, "glass", "not-now"),
        (0, "push 1", "not-now"),
    ],
)
def test_an_impossible_action_is_refused_and_changes_nothing(seat: int, action: str, why: str) -> None:
    play = AyaPlay().start()
    play.write(1, "draw")
    before = play.match
    with pytest.raises(RivageError) as caught:
        play.write(seat, action)
    if isinstance(caught.value, IllegalAction):
        assert (caught.value.code, caught.value.details["why"]) == ("action.illegal", why)
    else:
        # A seat with a full hand, out of turn and with nothing to raise has no legal action.
        assert caught.value.code == "turn.not_yours"
    assert play.match == before


def test_placing_out_of_turn_is_refused_with_its_reason() -> None:
    play = AyaPlay().start()
    with pytest.raises(IllegalAction) as caught:
        play.write(1, f"place {spot(1)}")
    assert (caught.value.code, caught.value.details["why"]) == ("action.illegal", "not-your-turn")


def test_takebacks_and_draws_do_not_exist_in_real_time() -> None:
    play = AyaPlay().start().place(2)
    assert play.match.can_undo() == ()
    with pytest.raises(NothingToUndo):
        play.do(ANN, cmd.Undo(seat=0, version=len(play.match.history)))
    for what in ("takeback", "draw"):
        with pytest.raises(OfferError) as caught:
            play.do(ANN, cmd.Offer(seat=0, what=what))
        assert caught.value.code == "offer.pointless"


def test_a_solo_player_pauses_at_once_and_creates_no_other_table() -> None:
    play = AyaPlay(river(person(ANN))).start()
    decision = play.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert play.match.status == "paused"
    assert decision.new_table is None
    assert play.match.following == ""
    play.do(ANN, cmd.Resume(seat=0))
    assert check(load(dump(play.events, find)), find).status == "playing"


# Timers.


def test_no_time_runs_before_the_glass_is_turned() -> None:
    play = AyaPlay()
    assert (play.left(), play.advance_time(10 * GLASS)) == ({}, [])


def test_a_seat_out_of_patience_loses_the_domino_to_the_reserve_and_the_turn() -> None:
    play = AyaPlay().start()
    play.write(0, "draw")
    hand = play.state.players[0].hand
    assert play.advance_time(PATIENCE - 1) == []
    assert play.advance_time(1) == ["late 0"]
    assert (play.state.players[0].reserve, play.state.turn) == ((hand,), 1)
    assert play.left() == {"glass": GLASS - PATIENCE, "patience": PATIENCE}


def test_each_turn_has_its_own_patience() -> None:
    play = AyaPlay().start()
    play.advance_time(15_000)
    play.place(1)
    assert play.left() == {"glass": GLASS - 15_000, "patience": PATIENCE}
    play.advance_time(1_000)
    play.write(0, "draw")
    assert play.left()["patience"] == PATIENCE - 1_000


def test_with_endless_patience_only_the_glass_runs() -> None:
    play = AyaPlay(river(patience=0)).start()
    assert play.left() == {"glass": GLASS}


def test_the_glass_runs_out_twice_and_no_timer_runs_in_between() -> None:
    play = AyaPlay(river(patience=0)).start().place(1)
    assert play.advance_time(GLASS) == ["glass"]
    assert (play.state.phase, play.left(), play.advance_time(GLASS)) == ("pause", {}, [])
    play.write(1, "flip")
    assert play.left() == {"glass": GLASS}
    assert play.advance_time(GLASS) == ["glass"]
    assert (play.state.phase, play.left()) == ("toppling", {})


def test_outcomes_of_chance_do_not_depend_on_time() -> None:
    play = AyaPlay().start()
    play.write(0, "draw")
    assert play.match.history[-1][1].startswith("drew ")


def test_a_pause_by_consent_suspends_the_glass() -> None:
    play = AyaPlay().start()
    play.advance_time(5_000)
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    assert (play.match.status, play.advance_time(GLASS)) == ("paused", [])
    assert play.left() == {"glass": GLASS - 5_000, "patience": PATIENCE - 5_000}
    play.do(BEN, cmd.Resume(seat=1))
    assert play.left() == {"glass": GLASS - 5_000, "patience": PATIENCE - 5_000}
    assert play.advance_time(PATIENCE - 5_000) == ["late 0"]


def test_bots_agree_to_a_pause_and_resume_at_once() -> None:
    play = AyaPlay(river(person(ANN), bot("builder"), bot("architect"), glass=120)).start()
    play.advance_time(5_000)
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert (play.match.status, play.match.bots_to_act(), play.advance_time(GLASS)) == ("paused", (), [])
    play.do(ANN, cmd.Resume(seat=0))
    assert (play.match.status, play.left()["glass"]) == ("playing", 115_000)


def test_actions_of_others_do_not_withdraw_the_offer_of_a_pause() -> None:
    play = AyaPlay(river(person(ANN), person(BEN), person(CARA))).start()
    play.do(CARA, cmd.Offer(seat=2, what="pause"))
    play.write(0, "draw", f"place {spot(1)}")
    play.do(ANN, cmd.Answer(seat=0, what="pause", yes=True))
    play.write(1, "draw")
    assert play.match.status == "playing"
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    assert play.match.status == "paused"


# Physics.


def test_no_timer_runs_during_a_simulation() -> None:
    play = AyaPlay(river(hands="real")).start()
    play.advance_time(5_000)
    play.write(0, "draw", f"place {spot(1)} ~ 20,0,0")
    assert play.match.awaits_physics
    assert play.advance_time(2 * GLASS) == []
    assert play.left() == {"glass": GLASS - 5_000, "patience": PATIENCE}
    assert play.match.timers is not None
    assert not play.match.timers.view(play.now).runs
    play.physics_result("rest", b"still")
    assert play.left() == {"glass": GLASS - 5_000, "patience": PATIENCE}
    assert play.advance_time(PATIENCE) == ["late 1"]


def test_a_pause_during_a_simulation_ends_in_the_same_state() -> None:
    play = AyaPlay(river(hands="real")).start()
    play.write(0, "draw", f"place {spot(1)}")
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    play.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    assert not play.match.awaits_physics
    with pytest.raises(NotNow):
        play.physics_result()
    play.now += GLASS
    play.do(ANN, cmd.Resume(seat=0))
    assert play.match.awaits_physics
    play.now += 7_000
    play.physics_result()
    assert play.left() == {"glass": GLASS, "patience": PATIENCE}


# Random matches.


@settings(max_examples=15)
@given(some.integers(0, 10**6), some.sampled_from(["steady", "real"]))
def test_random_play_with_timers_and_physics_is_logged_and_verified(seed: int, hands: str) -> None:
    pick = random.Random(seed)
    play = AyaPlay(river(hands=hands, patience=20)).start()
    for _ in range(60):
        play.now += pick.choice((0, 200, 3_000, 9_999, 20_000, 200_000))
        if pick.random() < 0.1 and (decision := decide_restart(play.match, play.now)) is not None:
            play.apply(decision)
        if play.match.awaits_physics:
            standing = [domino.id for domino in play.state.standing()]
            fallen = sorted(pick.sample(standing, pick.randint(0, len(standing))))
            play.physics_result(f"fell {','.join(map(str, fallen))}" if fallen else "rest", pick.randbytes(9))
            continue
        if play.match.status != "playing":
            break
        # Like the actor: due events come first, at the same time.
        play.advance_time(0)
        if not play.match.to_act:
            break
        seat = pick.choice(sorted(play.match.to_act))
        actions = list(play.match.game.legal_actions(play.state, seat))
        if actions:
            play.write(seat, play.match.game.format_action(pick.choice(actions)))
        if (offer := play.match.offer) is not None:
            other = 1 - offer.seat
            play.do((ANN, BEN)[other], cmd.Answer(seat=other, what="action", yes=True))
    assert fold(play.events, find) == play.match
    proved = check(load(dump(play.events, find)), find)
    assert (proved.state, proved.timers, proved.outcome) == (play.match.state, play.match.timers, play.match.outcome)
