"""What anybody does out of turn."""

from msgspec.structs import replace
from tests.bots.aya.small import BEND, PLAN, built, held, reading_of

from rivage.bots.aya.helping import helps
from rivage.games.aya import actions as act
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, Rider, fell_flat

PLACES = (Spot(1000, 0, 0), Spot(2000, 0, 0), Spot(3000, 0, 0))


def fallen(*spots: Spot, more: tuple[Domino, ...] = ()) -> AyaState:
    return built(more=(*(Domino(0, "forest", spot, rest=fell_flat(spot)) for spot in spots), *more))


def done(state: AyaState, seat: int = 0) -> act.Action | None:
    use = helps(reading_of(state, seat), seat)
    return use.action if use is not None else None


def buffered(spot: Spot, *stood: int, kind: str = "forest*") -> AyaState:
    """A camera domino lies flat with its animal."""
    state = built(*stood, tiles=(BEND,), more=(Domino(0, kind, spot, buffer=True),))
    number = len(state.dominoes)
    return replace(state, riders=(Rider("okapi", spot.x, spot.y, number, rides=False),))


def test_where_all_is_well_there_is_nothing_to_do() -> None:
    assert done(built(0, 1, 2)) is None


def test_what_has_fallen_is_stood_up_in_its_place() -> None:
    assert done(fallen(PLACES[0])) == act.Raise(1)


def test_each_seat_begins_elsewhere_so_that_hands_do_not_meet() -> None:
    assert [done(fallen(*PLACES), seat) for seat in range(3)] == [act.Raise(1), act.Raise(2), act.Raise(3)]


def test_what_has_no_room_is_left_for_later() -> None:
    blocked = fallen(*PLACES[:2], more=(Domino(0, "pole", Spot(1000, 0, 450)),))
    assert done(blocked, 0) == act.Raise(2)
    assert done(fallen(PLACES[0], more=(Domino(0, "pole", Spot(1000, 0, 450)),))) is None


def test_an_animal_is_put_back_on_its_dominoes_once_they_stand() -> None:
    # It came down from the perch between 9 and 10.
    rider = Rider("okapi", 0, 3000, 2, rides=False)
    state = replace(built(9, 10, tiles=(BEND,)), riders=(rider,))
    assert done(state) == act.Put("okapi", PLAN.perches[1].x, PLAN.perches[1].y)
    use = helps(reading_of(state), 0)
    assert use is not None
    assert use.why == "put-animal"
    # Off the plan it sits midway.
    pair = (Domino(0, "pole", Spot(1000, 1000, 0)), Domino(0, "pole*", Spot(1200, 1000, 0)))
    assert done(replace(built(more=pair), riders=(rider,))) == act.Put("okapi", 1100, 1000)


def test_dominoes_come_before_animals() -> None:
    one, camera = Spot(1000, 0, 0), Spot(1200, 0, 0)
    state = built(more=(Domino(0, "pole", one), Domino(0, "pole*", camera, rest=fell_flat(camera))))
    assert done(replace(state, riders=(Rider("narwhal", 0, 3000, 2, rides=False),))) == act.Raise(2)


def test_an_animal_waits_while_its_domino_cannot_be_raised() -> None:
    one, camera = Spot(1000, 0, 0), Spot(1200, 0, 0)
    lies = Domino(0, "pole*", camera, rest=fell_flat(camera))
    state = built(more=(Domino(0, "pole", one), lies, Domino(0, "field", Spot(1200, 0, 450))))
    assert done(replace(state, riders=(Rider("narwhal", 0, 3000, 2, rides=False),))) is None


def test_a_domino_laid_flat_is_raised_on_a_perch_of_its_terrain_beside_one_that_stands() -> None:
    near = PLAN.spots[10].spot
    beside = Spot(near.x + 400, near.y, 0)
    state = buffered(beside, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert done(state) == act.Raise(len(state.dominoes), near)
    assert done(buffered(beside, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, kind="pole*")) is None
    assert done(buffered(beside, 0, 1, 2, 3, 4, 5, 6, 7, 8)) is None


def test_a_domino_laid_flat_far_from_any_perch_waits_until_nothing_more_comes() -> None:
    state = buffered(Spot(2000, 2000, 0))
    assert done(state) is None
    assert done(held(state, stock=1)) == act.Raise(1, Spot(2000, 2000, 0))
