"""The diagnosis compared with simulations: faults are built, toppled, diagnosed, corrected as advised, and toppled again."""

import ast
import math
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as hs
from msgspec.structs import replace
from tests.locales.test_catalogues import FIRST, messages

from rivage.analysis.aya import DiagnosisFinding, diagnose, diagnosis
from rivage.core import CHANCE, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.actions import Rest
from rivage.games.aya.geometry.reach import MIN_PACK_GAP_MM, STRAIGHT, TURNS, Lead, reach
from rivage.games.aya.geometry.spots import TENTHS, TURN, Spot
from rivage.games.aya.state import PHYSICS, TOPPLING, AyaState, Domino, Rider, lying_pose, pose_of, rest_of
from rivage.physics.aya import simulate_state
from rivage.registry import render

Place = tuple[float, float, float]


def spot(place: Place) -> Spot:
    x, y, heading = place
    return Spot(round(x * TENTHS), round(y * TENTHS), round(heading * TENTHS) % TURN)


def pushed(places: Sequence[Place], push: int = 1, *, lying: Sequence[Place] = (), riders: tuple[Rider, ...] = ()) -> AyaState:
    """A state with standing and lying dominoes in which one has just been pushed."""
    state = GAME.initial(1, Options({"table": "180x90"}))
    stand = [Domino(number, "forest", spot(place)) for number, place in enumerate(places, 1)]
    lie = [
        Domino(number, "forest", spot(place), rest=rest_of(lying_pose(spot(place))))
        for number, place in enumerate(lying, len(stand) + 1)
    ]
    return replace(
        state, phase=TOPPLING, dominoes=(*stand, *lie), riders=riders, pushed=push, pushes=1, waits=(PHYSICS,)
    )  # fmt: skip


def toppled(state: AyaState) -> AyaState:
    return GAME.apply(state, CHANCE, simulate_state(state).action)


def found_by_diagnosis(state: AyaState) -> list[DiagnosisFinding]:
    """The findings of a push after its simulation; checks that each has a message."""
    found = list(diagnose(state, toppled(state)))
    for finding in found:
        assert render("aya", finding.sentence) != finding.sentence.id
    return found


def row(count: int, x: float = 0.0, y: float = 0.0, pitch: float = 20.0) -> list[Place]:
    return [(x + number * pitch, y, 0.0) for number in range(count)]


def chain(*odd: Place, after: int = 3) -> list[Place]:
    """Five dominoes up to x = 80, the given ones, and more in a straight line behind the last of them."""
    x, y, _ = odd[-1]
    return [*row(5), *odd, *row(after, x + 20, y)]


# No findings.


@pytest.mark.parametrize(
    "places", [row(9), row(9, pitch=12), chain((86.3, 0, 0)), chain((100, 14, 0)), chain((100, 4, 30)), chain((110, 0, 0))]
)
def test_a_chain_that_fell_completely_has_no_findings(places: list[Place]) -> None:
    assert found_by_diagnosis(pushed(places)) == []


# Too far.


@pytest.mark.parametrize("over", [4.0, 1.5, 12.0])
def test_a_domino_moved_nearer_by_the_reported_distance_falls(over: float) -> None:
    far = 80 + STRAIGHT + over
    (finding,) = found_by_diagnosis(pushed(chain((far, 0, 0))))
    assert (finding.key, finding.args) == ("too-far", {"domino": 6, "by": 5, "over": over, "behind": 3})
    assert found_by_diagnosis(pushed(chain((far - over, 0, 0)))) == []


def test_the_sentence_of_a_finding_is_complete() -> None:
    (finding,) = found_by_diagnosis(pushed(chain((80 + STRAIGHT + 4, 0, 0))))
    assert render("aya", finding.sentence) == "domino 6 was 4 mm too far from domino 5; 3 more behind it"


@pytest.mark.parametrize(("aside", "turn"), [(6, 0), (-6, 20), (9, 40), (-11, -30), (3, -20)])
def test_the_reported_distance_is_correct_for_skewed_dominoes(aside: float, turn: float) -> None:
    (finding,) = found_by_diagnosis(pushed([*row(5), (122.0, aside, turn)]))
    assert (finding.key, finding.args["by"]) == ("too-far", 5)
    assert 5 < float(finding.args["over"]) < 15
    assert found_by_diagnosis(pushed([*row(5), (122.0 - float(finding.args["over"]), aside, turn)])) == []


@pytest.mark.slow
@pytest.mark.parametrize("turn", TURNS)
def test_dominoes_within_the_measured_reach_fall(turn: int) -> None:
    for aside in (0, 5, 9):
        along = reach(Lead(0, aside, turn))
        assert not toppled(pushed([(0, 0, 0), (along - along % 0.1, aside, turn)])).standing()


# Too close.


@pytest.mark.parametrize("gap", [0.0, 0.3, 1.0])
def test_a_pack_too_dense_is_found_and_falls_when_spread(gap: float) -> None:
    (finding,) = found_by_diagnosis(pushed([*row(5), *row(9, 100, pitch=6 + gap)]))
    assert (finding.key, finding.domino, finding.args["next"], finding.args["gap"]) == ("too-close", 6, 7, gap)
    assert (finding.args["row"], finding.args["behind"]) == (9, 8)
    assert found_by_diagnosis(pushed([*row(5), *row(9, 100, pitch=6 + MIN_PACK_GAP_MM)])) == []


def test_a_pushed_pack_that_stands_is_diagnosed() -> None:
    first, second = found_by_diagnosis(pushed(row(12, pitch=6.3)))
    assert (first.key, first.domino) == ("pushed-stands", 1)
    assert (second.key, second.domino, second.args["next"]) == ("too-close", 1, 2)


# Skewed.


def test_a_skewed_domino_falls_when_straightened() -> None:
    (finding,) = found_by_diagnosis(pushed([(0, 0, 0), (26, 0, 80), (56, 0, 0)]))
    assert (finding.key, finding.args) == ("skewed", {"domino": 2, "by": 1, "turn": 80, "behind": 1})
    assert found_by_diagnosis(pushed([(0, 0, 0), (26, 0, 0), (56, 0, 0)])) == []


@pytest.mark.parametrize("aside", [15.5, 17, -20])
def test_an_offset_domino_falls_when_moved_into_line(aside: float) -> None:
    (finding,) = found_by_diagnosis(pushed(chain((100, aside, 0))))
    assert (finding.key, finding.domino, finding.args["by"]) == ("skewed-aside", 6, 5)
    assert finding.args["aside"] == pytest.approx(abs(aside), abs=0.5)
    assert found_by_diagnosis(pushed([*row(5), (100, 0, 0)])) == []


def test_offset_and_turn_are_reported_together() -> None:
    (finding,) = found_by_diagnosis(pushed([(0, 0, 0), (30, 16, -80)]))
    assert (finding.key, finding.args) == ("skewed-both", {"domino": 2, "by": 1, "aside": 16, "turn": 80, "behind": 0})


def test_a_skewed_domino_that_fell_shows_no_water() -> None:
    (finding,) = found_by_diagnosis(pushed(chain((100, 0, 80))))
    assert (finding.key, finding.domino, finding.args["by"], finding.args["turn"]) == ("skewed-fell", 6, 5, 80)


# Blocked.


@pytest.mark.parametrize("x", [106, 110])
def test_a_lying_domino_blocks_the_domino_that_falls_onto_it(x: float) -> None:
    (finding,) = found_by_diagnosis(pushed(chain((x, 0, 0)), lying=[(90.5, 0, 90)]))
    assert (finding.key, finding.args) == ("blocked-before", {"domino": 6, "by": 5, "held": 10, "behind": 3})
    assert found_by_diagnosis(pushed(chain((x, 0, 0)))) == []


def test_a_wall_blocks_the_domino_that_leans_on_it() -> None:
    (finding,) = found_by_diagnosis(pushed([*row(5), (100, -7.5, 90), (100, 7.5, 90)]))
    assert (finding.key, finding.domino, finding.args["by"]) == ("blocked", 5, 4)
    assert finding.args["held"] in (6, 7)


# Wrong direction.


def test_a_backward_domino_falls_onto_its_water() -> None:
    (finding,) = found_by_diagnosis(pushed(chain((100, 0, 180))))
    assert (finding.key, finding.args) == ("wrong-way", {"domino": 6, "by": 5, "behind": 0})


def test_a_push_away_from_its_chain_is_diagnosed_once() -> None:
    first, second = found_by_diagnosis(pushed(chain((100, 0, 180)), push=6))
    assert (first.key, first.domino, first.args["by"], first.args["behind"]) == ("wrong-way-away", 7, 6, 2)
    assert (second.key, second.domino, second.args["by"], second.args["behind"]) == ("wrong-way", 5, 6, 4)


def test_a_domino_that_would_fall_onto_its_water_is_diagnosed() -> None:
    found = found_by_diagnosis(pushed(chain((120, 0, 180))))
    assert [(finding.key, finding.domino) for finding in found] == [("too-far", 6), ("wrong-way-would", 6)]


# Isolated dominoes.


def test_an_isolated_domino_is_diagnosed() -> None:
    (finding,) = found_by_diagnosis(pushed([*row(5), (0, 98, 0)]))
    assert (finding.key, finding.args) == ("alone", {"domino": 6, "by": 1, "away": 83, "behind": 0})


def test_of_two_facing_dominoes_the_one_nearer_to_the_wave_is_diagnosed() -> None:
    (finding,) = found_by_diagnosis(pushed([*row(5), (120, 0, 0), (140, 0, 180)]))
    assert (finding.key, finding.domino, finding.args["behind"]) == ("too-far", 6, 1)


def test_isolated_chains_are_diagnosed_once() -> None:
    state = pushed([*row(3), *row(3, y=100)])
    after = toppled(state)
    assert [finding.domino for finding in diagnose(state, after)] == [4]
    again = GAME.apply(after, Seat(0), GAME.parse_action("push 5"))
    assert [finding.key for finding in found_by_diagnosis(again)] == []


# Several places.


def test_each_place_has_one_finding_sorted_by_dominoes_behind() -> None:
    fork = [*row(5), (100, 9, 30), (100, -9, -30)]
    far = [*fork, (100 + 42, 9 + 24, 30), (100 + 35, -9 - 26, -30), (100 + 35 + 17, -9 - 36, -30)]
    found = found_by_diagnosis(pushed(far))
    assert [(finding.key, finding.domino, finding.args["by"], finding.args["behind"]) for finding in found] == [
        ("too-far", 9, 7, 1),
        ("too-far", 8, 6, 0),
    ]


# Position and orientation of the table.

FAULTS = {
    "far": pushed(chain((119, 0, 0))),
    "aside": pushed(chain((100, 17, 0))),
    "pack": pushed([*row(5), *row(9, 100, pitch=6.3)]),
    "back": pushed(chain((120, 0, 180))),
    "across": pushed(chain((106, 0, 0)), lying=[(90.5, 0, 90)]),
    "alone": pushed([*row(5), (0, 98, 0)]),
}


def moved(state: AyaState, dx: int, dy: int, quarters: int) -> AyaState:
    """A copy of a table, turned by quarter turns and then shifted by tenths of a millimetre."""
    cos, sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters % 4]
    half = math.radians(45 * quarters)
    c, s = math.cos(half), math.sin(half)

    def carried(domino: Domino) -> Domino:
        x, y, a = domino.spot.x, domino.spot.y, domino.spot.a
        new = replace(domino, spot=Spot(x * cos - y * sin + dx, x * sin + y * cos + dy, (a + 900 * quarters) % TURN))
        if domino.rest is None:
            return new
        pose = pose_of(domino.rest)
        turn = replace(
            pose,
            x=pose.x * cos - pose.y * sin + dx / TENTHS, y=pose.x * sin + pose.y * cos + dy / TENTHS,
            qx=c * pose.qx - s * pose.qy, qy=c * pose.qy + s * pose.qx,
            qz=c * pose.qz + s * pose.qw, qw=c * pose.qw - s * pose.qz,
        )  # fmt: skip
        rest: Rest = rest_of(turn)
        return replace(new, rest=rest)

    return replace(state, dominoes=tuple(map(carried, state.dominoes)))


AT_REST = {name: (state, toppled(state)) for name, state in FAULTS.items()}


@settings(deadline=None)
@given(hs.sampled_from(sorted(FAULTS)), hs.integers(-9000, 9000), hs.integers(-9000, 9000), hs.integers(0, 3))
def test_findings_do_not_change_when_the_table_is_moved_or_turned(name: str, dx: int, dy: int, quarters: int) -> None:
    before, after = AT_REST[name]
    assert diagnose(moved(before, dx, dy, quarters), moved(after, dx, dy, quarters)) == diagnose(before, after)


PREFIX = "terminal-aya-stopped-"
KNOWN = {name.removeprefix(PREFIX): args for name, args in messages(FIRST, "terminal-aya.ftl").items() if name.startswith(PREFIX)}


def finding(key: str, behind: int = 0) -> DiagnosisFinding:
    """A finding with that key about domino 7, with every argument."""
    return DiagnosisFinding(
        key, {**{name: f"<{name}>" for name in KNOWN[key] - {"away"}}, "away": 300, "domino": 7, "behind": behind}
    )


def sentence_of(key: str, behind: int = 0) -> str:
    return render("aya", finding(key, behind).sentence)


@pytest.mark.parametrize("key", KNOWN)
def test_every_message_has_its_domino_and_all_arguments(key: str) -> None:
    text = sentence_of(key)
    assert "domino 7" in text
    assert "{" not in text
    assert all(f"<{name}>" in text for name in KNOWN[key] - {"away", "domino", "behind"})


def test_every_cause_with_a_message_can_be_found() -> None:
    tree = ast.parse(Path(diagnosis.__file__).read_text())
    assert set(KNOWN) <= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}


def test_the_message_has_the_number_of_dominoes_behind() -> None:
    assert sentence_of("unclear") == "domino 7 still stands, although domino <by> fell in front of it"
    assert sentence_of("unclear", 3) == f"{sentence_of('unclear')}; 3 more behind it"


@pytest.mark.parametrize("key", ["skewed-fell", "wrong-way", "water-down"])
def test_the_message_counts_the_others_that_fell_the_same_way(key: str) -> None:
    assert sentence_of(key, 2) == f"{sentence_of(key)}; 2 more fell the same way after it"


def test_a_finding_has_the_number_of_its_domino() -> None:
    assert DiagnosisFinding("water-down", {"domino": 12, "behind": 0}).domino == 12
