"""Takeback, draw, pause and rematch, by consent."""

from typing import Any

import pytest
from tests.table.helpers import ANN, BEN, CARA, START, Play, bot, opening, person
from tests.table.river import AyaPlay, river

from rivage.table.decide.consent import REPEAT_OFFER_AFTER_MS
from rivage.table.decide.decision import MAX_TALK
from rivage.table.errors import NotNow, OfferError, TalkedOut, WrongSeat
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import RealTime


def offer(seat: int, what: Any) -> cmd.Offer:
    return cmd.Offer(seat=seat, what=what)


def answer(seat: int, what: Any, yes: bool = True) -> cmd.Answer:
    return cmd.Answer(seat=seat, what=what, yes=yes)


def refused(play: Play, player: str, command: cmd.AnyCommand, code: str) -> None:
    with pytest.raises(OfferError) as error:
        play.do(player, command)
    assert error.value.code == code


def test_a_takeback_rewinds_to_before_the_last_turn_of_the_asking_seat() -> None:
    play = Play()
    play.act("take", "take", "done", "take")
    play.do(ANN, offer(0, "takeback"))
    play.do(BEN, answer(1, "takeback"))
    assert play.actions() == ["heap 9"]
    assert play.match.to_act == {0}
    assert play.match.offer is None


def test_a_takeback_in_ones_own_turn_takes_that_turn_back() -> None:
    play = Play()
    play.act("take", "done", "take", "done", "take")
    play.do(ANN, offer(0, "takeback"))
    play.do(BEN, answer(1, "takeback"))
    assert play.actions() == ["heap 9", "take", "done", "take", "done"]


def test_a_takeback_before_ones_own_turn_has_started_takes_both_turns_back() -> None:
    play = Play()
    play.act("take", "done", "take", "done")
    play.do(ANN, offer(0, "takeback"))
    play.do(BEN, answer(1, "takeback"))
    assert play.actions() == ["heap 9"]


def test_a_seat_that_has_not_acted_cannot_ask_for_a_takeback() -> None:
    play = Play()
    play.act("take", "done")
    refused(play, BEN, offer(1, "takeback"), "offer.pointless")


def test_all_others_must_agree() -> None:
    play = Play(opening(person(ANN), person(BEN), person(CARA)))
    play.do(ANN, offer(0, "draw"))
    play.do(CARA, answer(2, "draw"))
    assert play.match.status == "playing"
    assert play.match.offer is not None
    assert play.match.offer.agreed == {0, 2}
    play.do(BEN, answer(1, "draw"))
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners, play.match.outcome.returns) == ("agreed", (), (0, 0, 0))


def test_one_no_ends_an_offer_and_the_offering_seats_no_withdraws_it() -> None:
    play = Play()
    for player, seat in ((BEN, 1), (ANN, 0)):
        play.do(ANN, offer(0, "draw"))
        play.do(player, answer(seat, "draw", yes=False))
        assert play.match.offer is None
        play.now += REPEAT_OFFER_AFTER_MS
    assert play.match.status == "playing"


def test_each_wrong_answer_has_its_code() -> None:
    play = Play()
    refused(play, BEN, answer(1, "draw"), "offer.none")
    play.do(ANN, offer(0, "draw"))
    refused(play, BEN, answer(1, "pause"), "offer.none")
    refused(play, ANN, answer(0, "draw"), "offer.own")
    refused(play, ANN, offer(0, "draw"), "offer.standing")
    refused(play, BEN, offer(1, "pause"), "offer.standing")
    with pytest.raises(WrongSeat):
        play.do(CARA, answer(1, "draw"))
    with pytest.raises(WrongSeat):
        play.do(BEN, offer(0, "draw"))


def test_making_the_same_offer_as_the_other_player_is_a_yes() -> None:
    play = Play()
    play.do(ANN, offer(0, "draw"))
    decision = play.do(BEN, offer(1, "draw"))
    assert decision.events == (ev.Answered(at=START, seat=1, what="draw", yes=True),)
    assert play.match.status == "over"


def test_acting_instead_of_answering_declines_a_draw() -> None:
    play = Play()
    play.act("take", "done")
    play.do(ANN, offer(0, "draw"))
    play.act("take")
    assert play.match.offer is None


def test_ones_own_action_ends_ones_takeback_but_not_ones_draw_offer() -> None:
    play = Play()
    play.act("take")
    play.do(ANN, offer(0, "draw"))
    play.act("take")
    assert play.match.offer is not None
    play.do(ANN, answer(0, "draw", yes=False))
    play.do(ANN, offer(0, "takeback"))
    play.act("take")
    assert play.match.offer is None


def test_undo_ends_a_takeback_but_not_a_draw_offer() -> None:
    play = Play()
    play.act("take", "take")
    play.do(BEN, offer(1, "draw"))
    play.do(ANN, cmd.Undo(seat=0, version=3))
    assert play.match.offer is not None
    play.do(BEN, answer(1, "draw", yes=False))
    play.do(ANN, offer(0, "takeback"))
    play.do(ANN, cmd.Undo(seat=0, version=2))
    assert play.match.offer is None


def test_the_end_of_the_game_ends_every_offer() -> None:
    play = Play()
    play.do(ANN, offer(0, "pause"))
    play.do(BEN, cmd.Resign(seat=1))
    assert play.match.offer is None


def test_a_pause_stops_the_clock_and_any_seat_resumes() -> None:
    play = Play(opening(clock=RealTime(60)), free_first_turns=False)
    play.now += 1000
    play.do(ANN, offer(0, "pause"))
    play.do(BEN, answer(1, "pause"))
    assert play.match.status == "paused"
    play.now += 500_000
    with pytest.raises(NotNow):
        play.act("take")
    with pytest.raises(NotNow):
        play.do(ANN, offer(0, "pause"))
    with pytest.raises(WrongSeat):
        play.do(CARA, cmd.Resume(seat=1))
    play.do(BEN, cmd.Resume(seat=1))
    assert play.match.clock is not None
    assert play.match.clock.left_at(play.now) == (59_000, 60_000)
    play.act("take")
    with pytest.raises(NotNow):
        play.do(BEN, cmd.Resume(seat=1))


def test_a_player_may_resign_during_a_pause() -> None:
    play = Play()
    play.do(ANN, offer(0, "pause"))
    play.do(BEN, answer(1, "pause"))
    play.do(ANN, cmd.Resign(seat=0))
    assert play.match.status == "over"


def test_a_bot_agrees_at_once_but_declines_a_draw() -> None:
    play = Play(opening(person(ANN), bot(), script=("heap 9",)))
    play.do(ANN, offer(0, "draw"))
    assert (play.match.status, play.match.offer) == ("playing", None)
    play.do(ANN, offer(0, "pause"))
    assert play.match.status == "paused"
    play.do(ANN, cmd.Resume(seat=0))
    play.act("take")
    play.do(ANN, offer(0, "takeback"))
    assert play.actions() == ["heap 9"]


def test_the_bot_of_a_lent_seat_answers_for_it() -> None:
    play = Play()
    play.away = (0, 1)
    play.do(ANN, cmd.Lend(seat=1, level="weak"))
    play.do(ANN, offer(0, "pause"))
    assert play.match.status == "paused"


def test_a_hot_seat_player_needs_nobodys_consent() -> None:
    play = Play(opening(person(ANN), person(ANN), script=("heap 9",)))
    play.act("take", "done")
    play.do(ANN, offer(0, "takeback"))
    assert play.actions() == ["heap 9"]
    play.do(ANN, offer(1, "draw"))
    assert play.match.status == "over"


def test_a_player_alone_at_the_table_needs_nobodys_consent() -> None:
    play = Play(opening(person(ANN)))
    play.do(ANN, offer(0, "pause"))
    assert play.match.status == "paused"


def test_a_finished_match_allows_only_rematch_offers() -> None:
    play = Play()
    with pytest.raises(NotNow):
        play.do(ANN, offer(0, "rematch"))
    play.do(ANN, cmd.Resign(seat=0))
    for what in ("takeback", "draw", "pause"):
        with pytest.raises(NotNow):
            play.do(ANN, offer(0, what))
    play.do(ANN, offer(0, "rematch"))
    assert play.match.offer is not None
    play.do(ANN, cmd.Say(seat=0, phrase="again"))
    play.do(BEN, answer(1, "rematch", yes=False))
    assert play.match.offer is None


def test_the_number_of_offers_in_a_match_is_limited() -> None:
    play = Play()
    for asked in range(MAX_TALK):
        play.do(ANN, cmd.Offer(seat=0, what="pause"))
        play.do(ANN, cmd.Answer(seat=0, what="pause", yes=False))
        play.now += (asked + 1) * REPEAT_OFFER_AFTER_MS
    with pytest.raises(TalkedOut):
        play.do(ANN, cmd.Offer(seat=0, what="pause"))


# Limits.


def too_soon(play: Play, player: str, command: cmd.AnyCommand) -> int:
    """The seconds before an offer may be repeated."""
    with pytest.raises(OfferError) as error:
        play.do(player, command)
    assert error.value.code == "offer.too_soon"
    wait = error.value.details["wait"]
    assert isinstance(wait, int)
    return wait


def test_a_declined_offer_may_be_repeated_after_a_growing_delay() -> None:
    play = Play()
    for times in (1, 2, 3):
        play.do(ANN, offer(0, "draw"))
        play.do(BEN, answer(1, "draw", yes=False))
        assert too_soon(play, ANN, offer(0, "draw")) == times * REPEAT_OFFER_AFTER_MS // 1000
        play.now += times * REPEAT_OFFER_AFTER_MS - 1
        assert too_soon(play, ANN, offer(0, "draw")) == 1
        play.now += 1


def test_other_seats_and_other_offers_need_not_wait() -> None:
    play = Play()
    play.do(ANN, offer(0, "draw"))
    play.do(BEN, answer(1, "draw", yes=False))
    play.do(ANN, offer(0, "pause"))
    play.do(ANN, answer(0, "pause", yes=False))
    play.do(BEN, offer(1, "draw"))
    play.do(ANN, offer(0, "draw"))  # accepts the pending offer instead of making another
    assert play.match.status == "over"


def test_a_withdrawn_or_lapsed_offer_counts_as_failed_too() -> None:
    play = Play()
    play.act("take", "done")
    play.do(ANN, offer(0, "draw"))
    play.act("take")  # Ben acts instead of answering
    too_soon(play, ANN, offer(0, "draw"))
    play.do(BEN, offer(1, "takeback"))
    play.do(BEN, cmd.Undo(seat=1, version=len(play.match.history)))
    play.act("take")
    too_soon(play, BEN, offer(1, "takeback"))
    play.do(ANN, offer(0, "pause"))
    play.do(ANN, answer(0, "pause", yes=False))
    too_soon(play, ANN, offer(0, "pause"))


def test_an_accepted_offer_may_be_repeated_at_once() -> None:
    play = Play()
    play.do(ANN, offer(0, "pause"))
    play.do(BEN, answer(1, "pause", yes=False))
    play.now += REPEAT_OFFER_AFTER_MS
    for _ in range(2):
        play.do(ANN, offer(0, "pause"))
        play.do(BEN, answer(1, "pause"))
        play.do(ANN, cmd.Resume(seat=0))
    assert play.match.failed_offers == ()


def test_an_offer_that_a_bot_declines_may_not_be_repeated_at_once_either() -> None:
    play = Play(opening(person(ANN), bot(), script=("heap 9",)))
    play.do(ANN, offer(0, "draw"))
    too_soon(play, ANN, offer(0, "draw"))


def over(**options: Any) -> AyaPlay:
    """A match of Aya whose only domino was pushed."""
    play = AyaPlay(river(**options)).start().place(1)
    if options.get("hands") == "real":
        play.physics_result("rest")
    play.topple()
    play.write(0, "push 1")
    play.physics_result("fell 1")
    return play


def test_a_rematch_may_use_a_variation_when_everybody_agrees() -> None:
    play = over()
    decision = play.do(ANN, cmd.Offer(seat=0, what="rematch", variation="real-hands"))
    assert decision.new_table is None
    assert play.match.offer is not None
    assert play.match.offer.action == "real-hands"
    with pytest.raises(OfferError):
        play.do(BEN, cmd.Offer(seat=1, what="rematch"))
    new_table = play.do(BEN, cmd.Answer(seat=1, what="rematch", yes=True)).new_table
    assert new_table is not None
    assert new_table.options.game == {**play.match.created.options.game, "hands": "real"}


@pytest.mark.parametrize("variation", ["real-hands", "no such thing"])
def test_a_variation_that_changes_nothing_is_refused(variation: str) -> None:
    with pytest.raises(OfferError):
        over(hands="real").do(ANN, cmd.Offer(seat=0, what="rematch", variation=variation))
