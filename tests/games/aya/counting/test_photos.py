"""The rules of the count: each rule, tables counted by hand, and random tables compared with a slow counter."""

import json
import math
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rivage.core import Pose
from rivage.games.aya.components import HEIGHT, THICKNESS
from rivage.games.aya.counting.photos import Reason, Tile, Token, count, displayed_distance, flat, resting
from rivage.games.aya.layout import read
from rivage.registry import render

from ..slow_count import slow_count
from ..tables import Table, animal, count_by_cli, domino, grown, moved, scattered, table, tile, won

GOLDEN = Path(__file__).parents[1] / "golden" / "tables"

# A forest end whose port points right, reached by three forest dominoes, and an animal beside the last but one.
END = tile("t1")
NEAR, NEXT, FAR = domino("d1", 50), domino("d2", 75), domino("d3", 100)
RIDER = animal("a1", 85, 15)
SMALL = table(END, NEAR, NEXT, FAR, RIDER)


def lost(content: Table) -> dict[str, str]:
    answer: dict[str, str] = count_by_cli(content)["lost"]
    return answer


# Landscapes.


def test_a_landscape_is_won_if_its_terrain_covers_all_ports() -> None:
    assert count_by_cli(SMALL)["landscapes"] == ["t1"]


def test_a_garden_covers_any_port() -> None:
    assert count_by_cli(table(END, domino("d1", 50, terrain="garden")))["landscapes"] == ["t1"]


def test_a_domino_of_another_terrain_on_the_tile_loses_the_landscape() -> None:
    assert lost(table(END, NEAR, domino("d9", 0, terrain="pole"))) == {"t1": "d9, a pole domino, lies on the forest end"}


@pytest.mark.parametrize(("y", "valid"), [(48.4, False), (48.5, False), (48.6, True)])
def test_a_domino_that_touches_the_rim_lies_on_the_tile(y: float, valid: bool) -> None:
    foreign = domino("d9", 0, y, terrain="pole")
    assert bool(count_by_cli(table(END, NEAR, foreign))["landscapes"]) == valid


def test_a_domino_with_its_water_down_loses_the_landscape() -> None:
    assert lost(table(END, NEAR, domino("d9", -20, water=False)))["t1"] == "domino d9 lies on the forest end with its water down"


def test_a_port_within_two_millimetres_of_a_domino_on_the_tile_is_covered() -> None:
    # The port is at (40, 0); the long side of the domino is beside it.
    assert count_by_cli(table(END, domino("d1", 40, 9.5)))["landscapes"] == ["t1"]
    assert lost(table(END, domino("d1", 40, 9.6)))["t1"] == "port 1 of the forest end is dry: nearest domino 2.1 mm away"


def test_a_domino_in_front_of_the_tile_covers_no_port() -> None:
    assert count_by_cli(table(END, domino("d1", 56)))["landscapes"] == ["t1"]
    expected = "port 1 of the forest end is dry: domino d1 is only 1.5 mm away but does not lie on the tile"
    assert lost(table(END, domino("d1", 56.5)))["t1"] == expected


def test_every_port_must_be_covered() -> None:
    bend = tile("t1", "desert", ports=(0, 120))
    first = domino("d1", 30, terrain="desert")
    second = domino("d2", 30 * math.cos(math.radians(120)), 30 * math.sin(math.radians(120)), 120, "desert")
    assert count_by_cli(table(bend, first, second))["landscapes"] == ["t1"]
    assert lost(table(bend, first))["t1"].startswith("port 2 of the desert bend is dry: nearest domino 44 mm away")


def test_a_tile_without_dominoes_has_uncovered_ports() -> None:
    assert lost(table(END)) == {"t1": "port 1 of the forest end is dry: no forest domino lies on the table with its water up"}


def test_a_lost_photo_has_all_its_reasons() -> None:
    reasons = lost(table(tile("t1", ports=(0, 120, 240)), NEAR, domino("d9", 0, terrain="pole")))["t1"]
    assert reasons.count("; ") == 2
    assert "port 2 of the forest fork" in reasons
    assert "port 3 of the forest fork" in reasons


def test_the_start_tile_has_no_photo() -> None:
    answer = count_by_cli(table(tile("s", "start"), domino("d1", 50, terrain="pole")))
    assert answer["landscapes"] == []
    assert answer["lost"] == {}


def test_three_landscapes_of_one_terrain_make_a_triptych() -> None:
    pieces: list[Table] = []
    for number in range(3):
        y = 200 * number
        pieces += [tile(f"t{number}", y=y), domino(f"d{number}", 50, y)]
    assert count_by_cli(table(*pieces[:4]))["triptychs"] == 0
    answer = count_by_cli(table(*pieces))
    assert (answer["triptychs"], answer["score"]) == (1, 3 + 1 + 10)


# Animals.


def test_an_animal_is_won_on_a_river_of_its_terrain_to_its_tile() -> None:
    assert count_by_cli(SMALL)["animals"] == ["a1"]
    assert count_by_cli(SMALL)["lost"] == {}


@pytest.mark.parametrize(("y", "valid"), [(23.5, True), (23.6, False)])
def test_an_animal_must_touch_the_river(y: float, valid: bool) -> None:
    answer = count_by_cli(table(END, NEAR, NEXT, FAR, animal("a1", 90, y)))
    assert (answer["animals"] == ["a1"]) == valid


def test_an_animal_off_the_river_has_its_distance_in_the_reason() -> None:
    assert lost(table(END, NEAR, animal("a1", 300)))["a1"] == "this animal touches no domino of the river: nearest 220 mm away"
    assert lost(table(tile("s", "start"), animal("a1", 300)))["a1"].endswith("there is none")


def test_a_domino_with_its_water_down_is_not_part_of_the_river() -> None:
    dry = domino("d2", 75, water=False)
    assert count_by_cli(table(END, NEAR, dry, FAR, animal("a1", 105, 15)))["animals"] == []


@pytest.mark.parametrize(("gap", "valid"), [(1.0, True), (1.1, False)])
def test_dominoes_touch_if_they_are_at_most_one_millimetre_apart(gap: float, valid: bool) -> None:
    away = domino("d2", 80 + gap)
    answer = count_by_cli(table(END, NEAR, away, animal("a1", 95, 10)))
    assert (answer["animals"] == ["a1"]) == valid
    assert valid or answer["lost"]["a1"] == "no river of forest dominoes or Gardens leads from this animal to a forest tile"


def test_another_terrain_breaks_the_path_and_a_garden_does_not() -> None:
    rider = animal("a1", 110, 15)
    assert count_by_cli(table(END, NEAR, domino("d2", 75, terrain="garden"), FAR, rider))["animals"] == ["a1"]
    assert "no river of forest" in lost(table(END, NEAR, domino("d2", 75, terrain="field"), FAR, rider))["a1"]


def test_an_animal_of_another_terrain_is_lost() -> None:
    reasons = lost(table(END, NEAR, NEXT, FAR, animal("a1", 85, 15, "pole")))["a1"]
    assert reasons == "the river that this animal touches is neither pole nor Garden"


def test_the_start_tile_gives_no_animal_its_landscape() -> None:
    pieces = [tile("s", "start"), *(domino(f"d{x}", x, terrain="pole") for x in (50, 75, 100)), animal("a1", 85, 15, "pole")]
    assert lost(table(*pieces))["a1"] == "no river of pole dominoes or Gardens leads from this animal to a pole tile"
    # The same river wins the animal if it leads to a landscape of its terrain.
    assert count_by_cli(table(*pieces, tile("t1", "pole", 155), domino("d125", 125, terrain="pole")))["animals"] == ["a1"]


@pytest.mark.parametrize(("x", "valid"), [(54.9, False), (55, False), (55.1, True)])
def test_an_animal_must_lie_outside_every_tile(x: float, valid: bool) -> None:
    answer = count_by_cli(table(END, NEAR, NEXT, FAR, animal("a1", x)))
    assert (answer["animals"] == ["a1"]) == valid
    assert valid or answer["lost"]["a1"] == "this animal does not lie strictly outside the forest end (t1)"


def test_two_animals_on_one_stretch_are_both_lost() -> None:
    answer = count_by_cli(table(END, NEAR, NEXT, FAR, RIDER, animal("a2", 110, -15)))
    assert answer["animals"] == []
    assert answer["lost"] == {
        "a1": "this animal shares its stretch with a2",
        "a2": "this animal shares its stretch with a1",
    }


def test_an_animal_lost_for_another_reason_still_spoils_its_stretch() -> None:
    assert "shares its stretch with a2" in lost(table(END, NEAR, NEXT, FAR, RIDER, animal("a2", 110, -15, "pole")))["a1"]


# A chain along y = 0, a fork at x = 130, and two branches from there.
FORK = domino("g", 125, 0, 0, "garden", fork=True)
BRANCHES = (domino("l1", 148, 18, 40), domino("r1", 148, -18, -40), domino("l2", 170, 36, 40), domino("r2", 170, -36, -40))
FORKED = table(END, NEAR, NEXT, FAR, FORK, *BRANCHES, RIDER, animal("a2", 180, 50), animal("a3", 180, -50))


def test_a_fork_separates_two_stretches() -> None:
    answer = count_by_cli(FORKED)
    assert answer["animals"] == ["a1", "a2", "a3"]


def undeclared(content: Table) -> Table:
    return content | {"dominoes": [piece | {"fork": False} for piece in content["dominoes"]]}


def test_a_garden_that_forks_need_not_be_declared() -> None:
    assert count_by_cli(undeclared(FORKED))["animals"] == ["a1", "a2", "a3"]


def test_in_earlier_rules_only_a_declared_garden_is_a_fork() -> None:
    for content, animals in ((FORKED, ("a1", "a2", "a3")), (undeclared(FORKED), ())):
        layout = read(json.dumps(content).encode())
        dominoes = [flat(row.id, row.terrain, row.x, row.y, row.heading, fork=row.fork) for row in layout.dominoes]
        tiles = [Tile(row.id, row.terrain, row.x, row.y, row.ports) for row in layout.tiles]
        tokens = [Token(row.id, row.terrain, row.x, row.y) for row in layout.animals]
        assert count(tiles, dominoes, tokens, 0, declared_only=True).animals == animals


def test_a_garden_whose_branches_touch_is_a_fork_only_when_declared() -> None:
    # The two branches lie side by side, half a millimetre apart.
    side_by_side = (domino("l1", 150, 7.75), domino("r1", 150, -7.75), domino("l2", 175, 7.75), domino("r2", 175, -7.75))
    pieces = (END, NEAR, NEXT, FAR, FORK, *side_by_side, RIDER, animal("a2", 185, 25))
    assert count_by_cli(table(*pieces))["animals"] == ["a1", "a2"]
    assert lost(undeclared(table(*pieces)))["a1"] == "this animal shares its stretch with a2"


def test_a_fork_that_touches_only_two_dominoes_separates_nothing() -> None:
    right = {"r1", "r2", "a3"}
    pieces = [piece for kind in ("tiles", "dominoes", "animals") for piece in FORKED[kind] if piece["id"] not in right]
    assert count_by_cli(table(*pieces))["animals"] == []


def test_a_terrain_domino_cannot_be_a_fork() -> None:
    wrong = FORKED | {"dominoes": [piece | {"terrain": "forest"} for piece in FORKED["dominoes"]]}
    assert count_by_cli(wrong)["animals"] == []


def test_a_tile_separates_two_stretches() -> None:
    # Left and right of the tile; dominoes whose centre is on the tile belong to no stretch.
    through = [domino(f"d{number}", x) for number, x in enumerate(range(-125, 126, 25))]
    answer = count_by_cli(table(tile("t1", ports=(0, 180)), *through, animal("a1", 90, 15), animal("a2", -90, 15)))
    assert answer["animals"] == ["a1", "a2"]


@pytest.mark.parametrize(("radius", "apart"), [(40.0, True), (40.1, False)])
def test_a_domino_is_cut_when_its_centre_is_on_the_tile(radius: float, apart: bool) -> None:
    # One domino at the rim joins two arms that are otherwise separate.
    arms = [domino("u1", radius + 12, 17, 45), domino("v1", radius + 12, -17, -45)]
    arms += [domino("u2", radius + 32, 37, 45), domino("v2", radius + 32, -37, -45)]
    pieces = [END, domino("d1", radius), *arms, animal("a1", radius + 40, 50), animal("a2", radius + 40, -50)]
    assert (count_by_cli(table(*pieces))["animals"] == ["a1", "a2"]) == apart


def test_removing_the_only_connection_loses_the_animal() -> None:
    rider = animal("a1", 110, 15)
    assert count_by_cli(table(END, NEAR, NEXT, FAR, rider))["animals"] == ["a1"]
    assert count_by_cli(table(END, NEAR, FAR, rider))["animals"] == []


# The score.


@pytest.mark.parametrize(("retriggers", "tokens"), [(0, 10), (1, 10), (2, 9), (5, 6), (11, 0), (12, 0), (99, 0)])
def test_the_first_retrigger_is_free_and_each_later_one_costs_a_token(retriggers: int, tokens: int) -> None:
    assert count_by_cli(table(retriggers=retriggers))["tokens"] == tokens


def test_without_free_retriggers_the_first_one_costs_a_token() -> None:
    assert count([], [], [], 1, free=0).tokens == 9


def test_the_score_is_the_sum_of_its_parts() -> None:
    answer = count_by_cli(table(END, NEAR, NEXT, FAR, RIDER, retriggers=3))
    assert answer["score"] == 1 + 1 + 0 + 8


# Poses.


def lying(x: float, y: float, heading: float, *, back: bool = False) -> Pose:
    """A domino flat on the table, fallen forwards, or onto its water if `back`."""
    yaw, tip = math.radians(heading) / 2, math.radians(-90 if back else 90) / 2
    return Pose(
        x, y, THICKNESS / 2, -math.sin(yaw) * math.sin(tip), math.cos(yaw) * math.sin(tip),
        math.sin(yaw) * math.cos(tip), math.cos(yaw) * math.cos(tip),
    )  # fmt: skip


def test_a_flat_pose_gives_the_same_domino_as_the_file() -> None:
    found = resting("d", "forest", lying(3, 4, 25))
    assert found is not None
    assert found.water
    expected = flat("d", "forest", 3, 4, 25)
    for corner in expected.outline:
        assert min(math.dist(corner, other) for other in found.outline) < 1e-9


def test_a_domino_that_fell_backwards_shows_no_water() -> None:
    found = resting("d", "forest", lying(0, 0, 25, back=True))
    assert found is not None
    assert not found.water


@pytest.mark.parametrize(("lean", "fell"), [(0, False), (29.9, False), (30, False), (30.1, True), (60, True), (179, True)])
def test_a_domino_has_fallen_when_it_leans_more_than_thirty_degrees(lean: float, fell: bool) -> None:
    half = math.radians(lean) / 2
    assert (resting("d", "forest", Pose(0, 0, HEIGHT / 2, 0, math.sin(half), 0, math.cos(half))) is not None) == fell


def test_a_domino_off_the_table_is_not_part_of_the_river() -> None:
    off = Pose(620, 0, -57, 0, math.sqrt(0.5), 0, math.sqrt(0.5))
    assert resting("d", "forest", off) is None
    table = count([], [flat("1", "forest", 0, 0, 0)], [Token("okapi", "forest", 0, 0, "off-table")], 0)
    assert [render("aya", reason.sentence) for reason in table.lost["okapi"]] == ["this animal fell off the table"]


def test_a_leaning_domino_covers_the_projection_of_its_box() -> None:
    half = math.radians(60) / 2
    found = resting("d", "forest", Pose(0, 0, 10, 0, math.sin(half), 0, math.cos(half)))
    assert found is not None
    length = 2 * max(x for x, _ in found.outline)
    assert length == pytest.approx(HEIGHT * math.sin(math.radians(60)) + THICKNESS * math.cos(math.radians(60)))
    assert max(y for _, y in found.outline) == pytest.approx(7.5)


def test_a_table_of_poses_counts_as_the_same_table_in_a_file() -> None:
    tiles = [Tile("t1", "forest", 0, 0, (0,))]
    poses = [resting(f"d{x}", "forest", lying(x, 0, 180)) for x in (50, 75, 100)]
    answer = count(tiles, [pose for pose in poses if pose is not None], [Token("a1", "forest", 85, 15)], 0)
    assert (answer.animals, answer.landscapes, answer.score) == (("a1",), ("t1",), 12)


# Reasons.


def test_every_reason_has_a_message() -> None:
    assert render("aya", Reason("shared", {"others": "a7"}).sentence) == "this animal shares its stretch with a7"


@pytest.mark.parametrize(("distance", "expected"), [(0.001, 0.1), (2.04, 2), (2.06, 2.1), (9.97, 10), (14.2, 14)])
def test_displayed_distances_are_rounded(distance: float, expected: float) -> None:
    assert displayed_distance(distance) == expected


# Complete tables.


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_counts_match_the_tables_counted_by_hand(path: Path) -> None:
    expected = json.loads(path.with_suffix(".count").read_text())
    found = count_by_cli(json.loads(path.read_text()))
    assert {key: found[key] for key in expected if key != "lost"} == {key: expected[key] for key in expected if key != "lost"}
    assert list(found["lost"]) == expected["lost"]


def test_there_are_tables_counted_by_hand() -> None:
    assert len(list(GOLDEN.glob("*.json"))) >= 4


@pytest.mark.parametrize("seed", range(60))
def test_random_tables_agree_with_the_slow_counter(seed: int) -> None:
    content = grown(seed, 4 + seed % 9)
    assert won(content) == slow_count(content)


@pytest.mark.parametrize("seed", range(80))
def test_scattered_pieces_agree_with_the_slow_counter(seed: int) -> None:
    content = scattered(seed)
    assert won(content) == slow_count(content)


def test_random_tables_win_and_lose_photos_for_every_reason() -> None:
    # Otherwise the comparison above would prove little.
    wins, reasons = 0, ""
    for seed in range(60):
        answer = count_by_cli(grown(seed, 4 + seed % 9))
        wins += len(answer["animals"]) + len(answer["landscapes"])
        reasons += " ".join(answer["lost"].values())
    assert wins > 100
    for part in (
        "is dry: nearest",
        "lies on the",
        "water down",
        "touches no domino",
        "neither",
        "no river of",
        "strictly",
        "shares",
    ):
        assert part in reasons


@given(st.integers(0, 10_000), st.floats(-2000, 2000), st.floats(-2000, 2000), st.floats(-360, 360))
@settings(max_examples=40, deadline=None)
def test_moving_and_turning_the_table_does_not_change_the_count(seed: int, dx: float, dy: float, degrees: float) -> None:
    content = grown(seed, 5)
    assert won(moved(content, dx, dy, degrees)) == won(content)


@given(st.integers(0, 10_000), st.sampled_from(["forest", "garden", "pole"]), st.booleans())
@settings(max_examples=40, deadline=None)
def test_a_domino_far_away_does_not_change_the_count(seed: int, terrain: str, water: bool) -> None:
    content = grown(seed, 5)
    far = content | {"dominoes": [*content["dominoes"], domino("far", 5000, 5000, 30, terrain, water=water)]}
    assert won(far) == won(content)


@given(st.integers(0, 10_000), st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_the_order_of_the_pieces_does_not_change_the_count(seed: int, rng: object) -> None:
    content = grown(seed, 5)
    mixed = {key: list(value) if isinstance(value, list) else value for key, value in content.items()}
    for key in ("tiles", "dominoes", "animals"):
        rng.shuffle(mixed[key])  # type: ignore[attr-defined]  # hypothesis gives a random.Random
    one, other = won(content), won(mixed)
    for key, value in one.items():
        assert sorted(other[key]) == sorted(value) if isinstance(value, list) else other[key] == value
