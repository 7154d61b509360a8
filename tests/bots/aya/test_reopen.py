"""Outlets that were led on, turned aside so that an animal finds room behind them."""

from msgspec.structs import replace
from tests.bots.aya.test_arms import BEHIND, CAMERA, LAST, OUTLET, table

from rivage.bots.aya import choose
from rivage.bots.aya.arms import outlets
from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.nests import nests
from rivage.core import Seat
from rivage.games.aya import GAME, rules
from rivage.games.aya.state import AyaState, Rider

ON = ("pole", BEHIND.ahead(200))
"""Somebody led the outlet on."""


def waited(state: AyaState, *, reserve: tuple[str, ...] = (), hand: str = "") -> AyaState:
    """A table where a bot holds a domino that brings nothing, and somebody else has these."""
    first, second, *others = state.players
    return replace(state, players=(replace(first, hand="mountain"), replace(second, reserve=reserve, hand=hand), *others))


def chosen(state: AyaState) -> str:
    (action,) = choose("architect", GAME.view(state, Seat(0)), 1)
    return action


def test_an_outlet_that_was_led_on_is_turned_aside_for_whom_has_a_camera_domino_and_no_place() -> None:
    led_on = table(CAMERA, LAST, OUTLET, ON)
    assert not outlets(Forecast(led_on), "forest")
    for state in (waited(led_on, reserve=("pole*", "forest*")), waited(led_on, hand="forest*")):
        action = chosen(state)
        assert action.startswith("turn 3 ")
        after = rules.apply(state, Seat(0), GAME.parse_action(action))
        (outlet,) = outlets(Forecast(after), "forest")
        assert outlet.camera in [nest.camera for nest in nests(Forecast(after), "forest", 0)]


def test_it_is_turned_once_and_costs_no_turn() -> None:
    state = waited(table(CAMERA, LAST, OUTLET, ON), reserve=("forest*",))
    after = rules.apply(state, Seat(0), GAME.parse_action(chosen(state)))
    assert after.turn == 0
    assert not chosen(replace(after, waits=state.waits)).startswith("turn")


def test_nothing_is_turned_where_nobody_waits_for_it() -> None:
    led_on = table(CAMERA, LAST, OUTLET, ON)
    for state in (
        waited(led_on),
        waited(led_on, reserve=("pole*",)),
        waited(led_on, reserve=("forest*", "pole")),
        waited(table(CAMERA, LAST, OUTLET), reserve=("forest*",)),
    ):
        assert not chosen(state).startswith("turn")


def test_a_foreign_domino_behind_a_port_is_left_as_it_is() -> None:
    state = waited(table(CAMERA, LAST, ("pole", BEHIND)), reserve=("forest*",))
    assert not chosen(state).startswith("turn 3")


def test_what_an_animal_rides_on_stays() -> None:
    camera = BEHIND.ahead(200)
    rider = Rider("okapi", (camera.x + BEHIND.x) // 2, (camera.y + BEHIND.y) // 2, 4)
    state = waited(table(CAMERA, LAST, OUTLET, ("forest*", camera), rider=rider), reserve=("forest*",))
    assert not chosen(state).startswith("turn")
