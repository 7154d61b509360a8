"""The little that can be said at a table."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, START, Play, opening, person
from tests.table.river import Afternoon

from rivage.table import PHRASES, Occupant
from rivage.table.decide.decision import MOST_TALK
from rivage.table.decide.phrases import BETWEEN_PHRASES
from rivage.table.errors import TalkedOut, TooChatty, UnknownPhrase, WrongSeat
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev


def test_phrases_are_few_and_not_too_frequent() -> None:
    play = Play()
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    with pytest.raises(TooChatty):
        play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    play.do(BEN, cmd.Say(seat=1, phrase="hello"))
    play.now += 2000
    play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    with pytest.raises(UnknownPhrase):
        play.do(ANN, cmd.Say(seat=0, phrase="you fool"))
    with pytest.raises(WrongSeat):
        play.do(CARA, cmd.Say(seat=0, phrase="hello"))


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_can_be_said_and_is_written_down_by_its_key(phrase: str) -> None:
    assert Play().do(ANN, cmd.Say(seat=0, phrase=phrase)).events == (ev.Said(at=START, seat=0, phrase=phrase),)


def test_a_game_has_phrases_of_its_own_and_no_other_game_has_them() -> None:
    (phrase, *_) = Afternoon().match.game.info.phrases
    assert Afternoon().do(ANN, cmd.Say(seat=0, phrase=phrase)).events == (ev.Said(at=START, seat=0, phrase=phrase),)
    with pytest.raises(UnknownPhrase):
        Play().do(ANN, cmd.Say(seat=0, phrase=phrase))


def test_a_seat_is_heard_again_when_its_time_is_up_and_not_a_moment_earlier() -> None:
    play = Play()
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    play.now += BETWEEN_PHRASES - 1
    with pytest.raises(TooChatty):
        play.do(ANN, cmd.Say(seat=0, phrase="hello"))
    play.now += 1
    play.do(ANN, cmd.Say(seat=0, phrase="hello"))


def test_people_talk_before_during_and_after_a_match() -> None:
    waiting, over = Play(opening(person(ANN), Occupant())), Play()
    over.do(BEN, cmd.Resign(seat=1))
    for play in (waiting, Play(), over):
        play.do(ANN, cmd.Say(seat=0, phrase="thanks"))


def test_nobody_can_fill_a_log_by_talking_and_nobody_can_use_up_anothers_words() -> None:
    play = Play()
    for _ in range(MOST_TALK):
        play.now += BETWEEN_PHRASES
        play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    play.now += BETWEEN_PHRASES
    with pytest.raises(TalkedOut):
        play.do(ANN, cmd.Say(seat=0, phrase="nice"))
    with pytest.raises(TalkedOut):
        play.do(ANN, cmd.Offer(seat=0, what="draw"))
    play.do(BEN, cmd.Say(seat=1, phrase="nice"))
    play.do(BEN, cmd.Offer(seat=1, what="draw"))
    play.do(ANN, cmd.Answer(seat=0, what="draw", yes=True))
    assert play.match.status == "over"
