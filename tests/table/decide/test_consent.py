"""Actions of the game that need everybody's consent: pushing all the rest in Aya."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, person
from tests.table.river import AyaPlay, river

from rivage.core import CHANCE, IllegalAction
from rivage.registry import find
from rivage.table import Occupant
from rivage.table.decide import act_for_bot
from rivage.table.decide.absence import LENDABLE_AFTER_MS
from rivage.table.decide.consent import ABSENT_AFTER_MS, REPEAT_OFFER_AFTER_MS, consents_at
from rivage.table.errors import OfferError
from rivage.table.match import after_action
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.record import check, dump, load

ALL = "push 2,3"


def pushed(*occupants: Occupant) -> AyaPlay:
    """A match after Ann's first push: two dominoes still stand, and it is the turn of seat 1."""
    play = AyaPlay(river(*occupants, patience=0)).start()
    play.place(3)
    play.topple()
    play.write(0, "push 1")
    play.physics_result("fell 1")
    assert play.match.to_act == {1}
    return play


def refused(play: AyaPlay, player: str, command: cmd.AnyCommand, code: str) -> None:
    with pytest.raises(OfferError) as caught:
        play.do(player, command)
    assert caught.value.code == code


def answer(seat: int, yes: bool = True) -> cmd.Answer:
    return cmd.Answer(seat=seat, what="action", yes=yes)


def test_pushing_all_the_rest_waits_until_every_person_has_agreed() -> None:
    play = pushed(person(ANN), person(BEN), person(CARA))
    play.write(1, ALL)
    offer = play.match.offer
    assert offer is not None
    assert (offer.what, offer.seat, offer.action, offer.agreed) == ("action", 1, ALL, {1})
    assert play.state.pushes == 1
    play.do(ANN, answer(0))
    assert play.state.pushes == 1
    play.do(CARA, answer(2))
    assert (play.state.pushes, play.match.offer) == (3, None)
    play.physics_result("fell 2,3")
    assert check(load(dump(play.events, find)), find).status == "over"


def test_one_no_declines_the_offer_and_the_seat_may_repeat_it_later() -> None:
    play = pushed(person(ANN), person(BEN))
    play.write(1, ALL)
    play.do(ANN, answer(0, yes=False))
    assert (play.state.pushes, play.match.offer) == (1, None)
    refused(play, BEN, cmd.Act(seat=1, action=ALL, version=0), "offer.too_soon")
    play.now += REPEAT_OFFER_AFTER_MS
    play.write(1, ALL)
    play.do(ANN, answer(0))
    assert play.state.pushes == 3


def test_pushing_one_domino_ends_the_offer() -> None:
    play = pushed(person(ANN), person(BEN))
    play.write(1, ALL)
    play.write(1, "push 2")
    assert (play.match.offer, play.state.pushes) == (None, 2)
    refused(play, ANN, answer(0), "offer.none")


def test_an_offer_of_an_action_ends_when_chance_acts() -> None:
    play = pushed(person(ANN), person(BEN))
    play.write(1, ALL)
    match = play.match
    assert match.offer is not None
    assert after_action(match, ev.Acted(at=play.now, seat=CHANCE, action="rest"), match.state).offer is None


def test_a_person_alone_at_the_table_asks_nobody() -> None:
    play = AyaPlay(river(person(ANN))).start().place(3).topple()
    play.write(0, "push 1")
    play.physics_result("fell 1")
    play.write(0, ALL)
    assert (play.match.offer, play.state.pushes) == (None, 3)


def test_bots_always_agree() -> None:
    play = pushed(person(ANN), person(BEN))
    play.do(ANN, cmd.Resign(seat=0))
    play.write(1, ALL)
    assert (play.match.offer, play.state.pushes) == (None, 3)


def test_a_bot_beside_people_may_not_push_several() -> None:
    play = pushed(person(ANN), person(BEN))
    play.away = (play.now, 0)
    play.now += LENDABLE_AFTER_MS
    play.do(BEN, cmd.Lend(seat=0, level="builder"))
    play.write(1, "push 2")
    play.physics_result("rest")
    with pytest.raises(IllegalAction):
        act_for_bot(play.match, 0, "push 2,3", play.now)


def test_a_player_who_is_away_counts_as_agreeing() -> None:
    play = pushed(person(ANN), person(BEN), person(CARA))
    play.away = (play.now, 0, 0)
    play.now += ABSENT_AFTER_MS
    play.write(1, ALL)
    play.do(CARA, answer(2))
    assert play.state.pushes == 3


def test_a_page_that_reloads_is_not_away() -> None:
    play = pushed(person(ANN), person(BEN))
    play.away = (play.now, 0)
    play.write(1, ALL)
    assert play.state.pushes == 1


def test_a_player_who_leaves_while_the_offer_is_pending_counts_as_agreeing() -> None:
    play = pushed(person(ANN), person(BEN))
    play.write(1, ALL)
    refused(play, BEN, cmd.Act(seat=1, action=ALL, version=0), "offer.standing")
    play.away = (play.now, 0)
    assert consents_at(play.match, play.away) == [play.now + ABSENT_AFTER_MS]
    assert play.advance_time(ABSENT_AFTER_MS - 1) == []
    assert play.advance_time(1) == [ALL]
    assert consents_at(play.match, play.away) == []


def test_the_bot_of_a_player_who_leaves_agrees() -> None:
    play = pushed(person(ANN), person(BEN))
    play.write(1, ALL)
    play.do(ANN, cmd.Resign(seat=0))
    assert play.state.pushes == 3


def test_an_offer_command_cannot_offer_an_action() -> None:
    play = pushed(person(ANN), person(BEN))
    refused(play, BEN, cmd.Offer(seat=1, what="action"), "offer.pointless")
