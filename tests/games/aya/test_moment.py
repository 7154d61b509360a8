"""States by their identity."""

from msgspec.structs import replace

from rivage.core import Options
from rivage.games.aya import GAME
from rivage.games.aya.moment import Moment


def test_a_moment_is_its_state_and_no_other_that_looks_the_same() -> None:
    state = GAME.initial(2, Options())
    twin = replace(state)
    assert state == twin
    assert Moment(state) == Moment(state)
    assert hash(Moment(state)) == hash(Moment(state))
    assert Moment(state) != Moment(twin)
