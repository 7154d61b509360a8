"""The little that can be said at a table."""

import pytest
from tests.table.helpers import ANN, BEN, CARA, Play

from rivage.table.errors import (
    TooChatty,
    UnknownPhrase,
    WrongSeat,
)
from rivage.table.words import commands as cmd


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
