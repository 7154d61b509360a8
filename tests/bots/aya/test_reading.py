"""What a bot makes of the table, by a plan that is known by heart (`small.py`)."""

import pytest
from msgspec.structs import replace
from tests.bots.aya.small import BEHIND, BEND, BRANCH, CAMERA, END, END_CAMERA, GARDEN, HOME, PLAN, TAIL, built, held, reading_of

from rivage.bots.aya.reading import placements
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, Rider, fell_flat

ALL = tuple(range(len(PLAN.spots)))


def at(spot: Spot, kind: str = "forest") -> AyaState:
    """A table with one domino."""
    return built(more=(Domino(0, kind, spot),))


# Sand.


@pytest.mark.parametrize(("seconds", "dominoes"), [(600, 255), (300, 128), (180, 77), (120, 51)])
def test_a_placement_takes_nearly_five_seconds_of_both_glasses(seconds: int, dominoes: int) -> None:
    assert placements(seconds) == dominoes


def test_in_a_short_glass_there_is_a_hurry() -> None:
    assert [reading_of(built(glass=seconds)).hurried for seconds in (600, 300, 180, 120)] == [False, False, True, True]


def test_sand_that_runs_for_ever_hurries_nobody_and_lets_all_be_drawn() -> None:
    reading = reading_of(built(glass=0))
    assert (reading.hurried, reading.last, reading.draws, reading.left) == (False, False, 153, 153)


# What stands.


def test_a_whole_plan_that_stands_fills_all_of_its_spots() -> None:
    reading = reading_of(built(*ALL, tiles=(BEND, END)))
    assert [domino is not None and domino.id for domino in reading.stands] == [number + 1 for number in ALL]


@pytest.mark.parametrize(
    ("spot", "fills"),
    [(Spot(-3220, 0, 0), True), (Spot(-3219, 0, 0), False), (Spot(-3300, 0, 300), True), (Spot(-3300, 0, 3299), False)],
)
def test_a_domino_fills_a_spot_within_eight_millimetres_and_thirty_degrees(spot: Spot, fills: bool) -> None:
    reading = reading_of(at(spot))
    assert (reading.stands[3] is not None) is fills


def test_of_two_beside_a_spot_the_nearer_fills_it() -> None:
    near, far = Domino(0, "forest", Spot(-3300, 40, 0)), Domino(0, "forest", Spot(-3300, -60, 0))
    reading = reading_of(built(more=(far, near)))
    assert reading.stands[3] is not None
    assert reading.stands[3].id == 2


def test_what_lies_fills_nothing() -> None:
    spot = PLAN.spots[3].spot
    assert reading_of(built(more=(Domino(0, "forest", spot, rest=fell_flat(spot)),))).stands[3] is None


@pytest.mark.parametrize(("x", "y", "sits"), [(-3390, 10, True), (-3201, -199, True), (-3200, 0, False), (-3400, 200, False)])
def test_an_animal_sits_on_the_perch_it_is_near(x: int, y: int, sits: bool) -> None:
    state = replace(built(2, 3), riders=(Rider("okapi", x, y, 2),))
    assert reading_of(state).perched == [sits, False, False]


def test_only_a_garden_placed_as_a_fork_forks() -> None:
    assert reading_of(built(GARDEN)).forks(GARDEN)
    assert not reading_of(built()).forks(GARDEN)
    assert not reading_of(at(PLAN.spots[GARDEN].spot, "garden")).forks(GARDEN)


# What is to come.


def test_the_last_domino_of_a_stock_ends_it_and_is_not_counted_on() -> None:
    reading = reading_of(built())
    assert (reading.draws, reading.left, reading.turns, reading.last) == (3 * 51, 3 * 51, 52, False)
    assert reading_of(held(built(), stock=1)).last


def test_at_the_end_what_is_in_hands_and_reserves_is_all_that_comes() -> None:
    reading = reading_of(held(built(), "forest*", "pole", stock=1, reserve=("garden", "pole*")))
    assert (reading.coming["forest"], reading.coming["pole"], reading.coming["desert"]) == (1, 2, 0)
    assert (reading.cameras["forest"], reading.cameras["pole"], reading.gardens) == (1, 1, 1)
    assert reading.waiting_cameras == {"forest": 1, "mountain": 0, "desert": 0, "pole": 1, "field": 0}
    assert reading.left == 4


def test_of_what_is_face_down_all_but_the_last_of_each_stock_will_come() -> None:
    reading = reading_of(built())
    part = 153 / 156
    assert reading.gardens == pytest.approx(6 * part)
    assert reading.cameras == pytest.approx(dict.fromkeys(reading.cameras, 8 * part))
    assert reading.coming == pytest.approx(dict.fromkeys(reading.coming, 30 * part))


def test_what_stands_does_not_come_again() -> None:
    before, after = reading_of(built()), reading_of(built(GARDEN, CAMERA, 2))
    part = before.draws / (3 * 52)
    assert before.gardens - after.gardens == pytest.approx(part)
    assert before.cameras["forest"] - after.cameras["forest"] == pytest.approx(part)
    assert before.coming["forest"] - after.coming["forest"] == pytest.approx(2 * part)


def test_sand_that_runs_out_first_is_the_end_of_drawing() -> None:
    assert reading_of(built(glass=120)).draws == 51
    assert reading_of(built(0, 1, 2, glass=120)).draws == 48


# What is kept free.


def test_spots_wait_for_camera_dominoes_gardens_and_animals_that_will_come() -> None:
    reading = reading_of(built())
    assert reading.kept_cameras == {CAMERA, END_CAMERA}
    assert reading.kept_forks == {GARDEN}
    assert reading.kept_perches == {HOME, BEHIND, BRANCH}


def test_nothing_waits_for_what_will_not_come() -> None:
    reading = reading_of(held(built(), stock=1))
    assert (reading.kept_cameras, reading.kept_forks, reading.kept_perches) == (set(), set(), set())
    one = reading_of(held(built(), "pole*", stock=1))
    assert (one.kept_cameras, one.kept_forks) == ({END_CAMERA}, set())


def test_a_tile_that_lies_waits_for_no_camera_domino() -> None:
    assert reading_of(built(CAMERA, tiles=(BEND,))).kept_cameras == {END_CAMERA}


@pytest.mark.parametrize(
    ("kinds", "kept"),
    [
        ({2: "forest"}, True),
        ({2: "garden"}, True),
        # Foreign ones join no animal to its home, and where both stand there is no place for its camera domino.
        ({2: "desert"}, False),
        ({3: "desert"}, False),
        ({2: "forest", 3: "forest"}, False),
    ],
)
def test_a_perch_waits_while_an_animal_could_still_be_at_home_there(kinds: dict[int, str], kept: bool) -> None:
    stood = tuple(Domino(0, kind, PLAN.spots[number].spot) for number, kind in kinds.items())
    assert (HOME in reading_of(built(more=stood)).kept_perches) is kept


def test_a_perch_on_which_an_animal_sits_waits_for_no_other() -> None:
    state = replace(built(2), riders=(Rider("okapi", -3400, 0, 1),))
    assert HOME not in reading_of(state).kept_perches


def test_a_perch_behind_a_garden_waits_only_where_one_forks_or_will() -> None:
    assert BRANCH in reading_of(held(built(GARDEN), "pole*", "pole*", stock=1)).kept_perches
    assert BRANCH not in reading_of(held(built(), "pole*", "pole*", stock=1)).kept_perches


def test_a_spot_is_kept_for_a_camera_domino_once_the_other_of_its_perch_stands() -> None:
    assert not reading_of(built()).is_kept(9)
    assert reading_of(built(10)).is_kept(9)
    assert [reading_of(built()).is_kept(number) for number in (CAMERA, GARDEN, 0, TAIL)] == [True, True, False, False]


def test_perches_that_are_begun_come_first_and_those_behind_gardens_that_may_not_come_last() -> None:
    assert sorted((HOME, BEHIND, BRANCH), key=reading_of(built(9)).preference) == [BEHIND, HOME, BRANCH]


# What a spot is for.


def test_a_spot_is_free_when_nothing_stands_there_and_its_tile_lies() -> None:
    bare, laid = reading_of(built(0)), reading_of(built(0, tiles=(BEND,)))
    assert [bare.is_free(number) for number in (0, 1, 5, 9)] == [False, True, False, True]
    assert laid.is_free(5)


def test_a_river_is_rooted_in_the_tile_it_leaves() -> None:
    behind = {*range(5, 12)}
    assert {number for number in ALL if not reading_of(built()).rooted[number]} == behind
    assert all(reading_of(built(tiles=(BEND,))).rooted)


def test_tails_and_branches_without_their_garden_are_idle() -> None:
    assert [number for number in ALL if reading_of(built()).is_idle(number)] == [TAIL]
    assert [number for number in ALL if reading_of(held(built(), stock=1)).is_idle(number)] == [TAIL, 14, 15]


def test_what_is_missing_is_told_by_terrain_and_in_all() -> None:
    # Eight spots ask for forest, four for the pole, of which one is idle without a Garden; two on the Start take any.
    nothing = reading_of(held(built(), stock=1))
    assert nothing.surplus == {"forest": -8, "mountain": 0, "desert": 0, "pole": -3, "field": 0}
    assert nothing.spare == -14
    some = reading_of(held(built(), "forest", "desert", stock=1))
    assert (some.surplus["forest"], some.surplus["desert"], some.spare) == (-7, 1, -12)


def test_a_blocked_spot_has_others_close_by_turned_alike() -> None:
    spot = Spot(100, 200, 450)
    first, *others = reading_of(built()).shifted(spot)
    assert first == spot
    assert len(set(others)) == len(others) > 4
    assert all((each.x - 100) ** 2 + (each.y - 200) ** 2 <= 61**2 and each.a == 450 for each in others)


def test_who_has_more_put_aside_than_turns_is_short() -> None:
    state = held(built(), stock=4, reserve=("pole",) * 3)
    assert reading_of(state).is_short(0)
    assert reading_of(state).ends
    assert not reading_of(state).is_short(1)
