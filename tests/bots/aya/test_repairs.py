"""What has fallen is raised, animals are put back, and lone dominoes turned to be met."""

from typing import Any

from msgspec.structs import replace
from tests.bots.aya.tables import LEFT, along, bend_on_left, holding, seen, source, table

from rivage.bots.aya.builder import Builder
from rivage.bots.aya.levels import choose
from rivage.bots.aya.repairs import repair, turn
from rivage.bots.aya.table import state_of
from rivage.core import Seat
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.rules import transitions as rules
from rivage.games.aya.state import AyaState, Rider, fell_flat


def builder(state: AyaState, **changes: Any) -> Builder:
    view = seen(state, **changes)
    return Builder(view, state_of(view))


def repaired(state: AyaState, seat: int = 0, **changes: Any) -> act.Action | None:
    use = repair(builder(state, **changes), seat)
    return use.action if use is not None else None


def fallen(state: AyaState, *numbers: int) -> AyaState:
    """The same table, on which these dominoes have fallen flat ahead."""
    return replace(
        state,
        dominoes=tuple(replace(one, rest=fell_flat(one.spot)) if one.id in numbers else one for one in state.dominoes),
    )


def test_where_nothing_has_fallen_there_is_nothing_to_repair() -> None:
    assert repaired(table(*source())) is None


def test_what_has_fallen_is_raised_where_it_stood() -> None:
    state = fallen(table(*source(), *along(LEFT, "pole", "pole"), hands="real"), 7)
    assert repaired(state) == act.Raise(7)
    after = rules.apply(state, Seat(1), act.Raise(7))
    assert after.dominoes[6].stands


def test_each_seat_begins_with_another_domino() -> None:
    row = along(Spot(-4000, -2000, 900), "pole") + along(Spot(-2000, -2000, 900), "pole") + along(Spot(2000, -2000, 900), "pole")
    state = fallen(table(*source(), *row, hands="real"), 6, 7, 8)
    assert len({repr(repaired(state, seat)) for seat in range(3)}) == 3


def test_an_animal_that_has_slipped_off_is_put_back() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest", "forest*"))
    camera = state.dominoes[-1]
    state = replace(state, riders=(Rider("okapi", camera.spot.x, camera.spot.y + 900, camera.id, rides=False),))
    action = repaired(state)
    assert isinstance(action, act.Put)
    assert action.animal == "okapi"
    assert rules.apply(state, Seat(2), action).riders[0].rides


def buffered() -> AyaState:
    """A camera domino laid flat with its animal, beside the place behind a forest bend where it could ride."""
    state = bend_on_left("pole", "pole", "forest*", behind=("forest",))
    last = state.dominoes[-1].spot
    flat = last.ahead(200, 350)
    domino = replace(state.dominoes[0], id=len(state.dominoes) + 1, kind="forest*", spot=flat, buffer=True)
    rider = Rider("okapi", flat.x, flat.y, domino.id, rides=False, buffer=True)
    return replace(state, dominoes=(*state.dominoes, domino), riders=(rider,))


def test_a_buffer_is_raised_where_its_animal_can_ride() -> None:
    state = buffered()
    action = repaired(state)
    assert isinstance(action, act.Raise)
    assert action.domino == len(state.dominoes)
    last = state.dominoes[-2].spot
    assert action.spot == last.ahead(200)


def test_a_buffer_without_such_a_place_waits_until_the_sand_is_nearly_through() -> None:
    flat = Spot(-4000, -2500, 0)
    state = table(*source())
    domino = replace(state.dominoes[0], id=6, kind="forest*", spot=flat, buffer=True)
    state = replace(
        state, dominoes=(*state.dominoes, domino), riders=(Rider("okapi", flat.x, flat.y, 6, rides=False, buffer=True),)
    )
    assert repaired(state) is None
    assert repaired(state, sand=8.0) == act.Raise(6, flat)


def test_a_lone_domino_is_turned_so_that_the_river_reaches_it() -> None:
    place = LEFT.ahead(1000, 200)
    state = table(*source(), ("pole", Spot(place.x, place.y, (LEFT.a + 1800) % 3600)))
    use = turn(builder(state))
    assert use is not None
    assert isinstance(use.action, act.Turn)
    assert (use.action.domino, use.why) == (6, "turn")
    after = rules.apply(state, Seat(0), use.action)
    assert turn(builder(after)) is None
    # Only in one's own turn, with a domino in hand.
    view = GAME.view(holding(state, "pole"), Seat(0))
    assert GAME.parse_action(choose("architect", view, 1)[0]) == use.action


def test_where_every_join_arrives_nothing_is_turned() -> None:
    assert turn(builder(table(*source(), *along(LEFT.ahead(1000), "pole", "pole")))) is None
