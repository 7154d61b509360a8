"""Rivers of standing dominoes, and predictions of pushes."""

import random

import pytest
from msgspec.structs import replace
from tests.bots.aya import tables

from rivage import registry
from rivage.core import CHANCE, Simulated
from rivage.games.aya.geometry.rivers import River, Stood, felled, heads, leads, river_from_start, rivers, stood
from rivage.games.aya.geometry.spots import TURN, Spot
from rivage.games.aya.rules import transitions as rules
from rivage.games.aya.state import TOPPLING, AyaState
from rivage.physics.aya import simulate_state


def row(count: int, first: int = 1, x: int = 0, y: int = 0) -> list[Stood]:
    """Dominoes 20 mm apart along x."""
    return [(first + number, Spot(x + 200 * number, y)) for number in range(count)]


def test_a_row_is_one_river() -> None:
    assert rivers(tuple(row(4))) == (River(1, (1, 2, 3, 4), first=1, ends=(4,)),)


def test_a_gap_makes_two_rivers_in_the_order_of_their_numbers() -> None:
    found = rivers((*row(2, first=3, x=5000), *row(2)))
    assert [(river.number, river.dominoes) for river in found] == [(1, (1, 2)), (2, (3, 4))]


def test_the_first_domino_is_the_one_onto_which_no_other_falls() -> None:
    backwards = tuple((5 - number, spot) for number, spot in row(4))
    assert rivers(backwards) == (River(1, (1, 2, 3, 4), first=4, ends=(1,)),)


def test_a_fork_has_two_ends() -> None:
    heads = [(4, Spot(600, 90, 300)), (5, Spot(600, -90, 3300))]
    (river,) = rivers((*row(3), *heads))
    assert (river.first, river.ends) == (1, (4, 5))


def test_two_dominoes_that_face_each_other_make_a_river() -> None:
    assert rivers(((1, Spot(0, 0)), (2, Spot(200, 0, 1800)))) == (River(1, (1, 2), first=1, ends=(2,)),)


def test_pushing_all_heads_topples_everything() -> None:
    merging = [(8, Spot(200, -170, 900))]
    ring = [(9, Spot(9000, 0)), (10, Spot(9200, 0, 1800))]
    assert heads((*row(3), *row(2, first=4, y=3000), *merging, *ring)) == (1, 4, 8, 9)


def test_a_domino_leads_forwards_only() -> None:
    assert leads(Spot(0, 0), Spot(200, 0))
    assert not leads(Spot(200, 0), Spot(0, 0))
    assert not leads(Spot(0, 0), Spot(370, 0))


def test_a_table_without_dominoes_has_no_river() -> None:
    assert rivers(()) == ()


# First wave.


def test_a_push_topples_dominoes_in_the_order_of_the_wave() -> None:
    assert felled(tuple(row(5)), 2) == (2, 3, 4, 5)
    assert felled((*row(3), (4, Spot(800, 0))), 1) == (1, 2, 3)


def test_a_domino_struck_from_the_front_topples_the_one_behind_it() -> None:
    assert felled(((1, Spot(0, 0)), (2, Spot(200, 0, 1800)), (3, Spot(400, 0))), 1) == (1, 2, 3)


def test_the_river_from_start_is_the_longest_wave_from_the_start_tile() -> None:
    stood = (*row(2), *row(4, first=3, y=3000))
    wave = river_from_start(stood, (1, 3))
    assert (wave.push, wave.dominoes) == (3, (3, 4, 5, 6))
    assert [(piece.dominoes, piece.joins) for piece in wave.cut_off] == [((1, 2), 1)]


def test_cut_off_groups_have_their_gap_and_are_sorted_by_size() -> None:
    stood = (*row(3), *row(2, first=4, x=2000), *row(3, first=6, x=900))
    wave = river_from_start(stood, (1,))
    assert wave.dominoes == (1, 2, 3)
    assert [(piece.dominoes, piece.joins, piece.end, piece.gap) for piece in wave.cut_off] == [
        ((6, 7, 8), 6, 3, 50),
        ((4, 5), 4, 3, 160),
    ]


def test_an_arm_that_leads_into_the_river_is_cut_off_at_its_first_domino() -> None:
    arm = [(10, Spot(400, -570, 900)), (11, Spot(400, -370, 900)), (12, Spot(400, -170, 900))]
    wave = river_from_start((*row(4), *arm), (1,))
    assert [(piece.dominoes, piece.joins) for piece in wave.cut_off] == [((10, 11, 12), 10)]


def test_everything_is_cut_off_if_the_start_tile_is_empty() -> None:
    wave = river_from_start(tuple(row(3)), ())
    assert (wave.push, wave.dominoes) == (0, ())
    assert [(piece.dominoes, piece.joins, piece.end, piece.gap) for piece in wave.cut_off] == [((1, 2, 3), 1, 0, 0)]


# Comparison with simulations.


def built(seed: int) -> AyaState:
    """A table before its first push, built by bots and by a player who places dominoes anywhere."""
    seen: list[AyaState] = []
    physics = registry.simulate

    def simulate(game: str, state: AyaState) -> Simulated:
        seen.append(state)
        return physics(game, state)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "simulate", simulate)
        tables.play_match(("apprentice", "builder", "architect"), seed, tables.place_dominoes_anywhere, glass=180)
    return next(state for state in seen if state.phase == TOPPLING)


def nudged(state: AyaState, dice: random.Random) -> AyaState:
    """A copy of a table built by less steady hands: every domino is about a millimetre and four degrees off."""

    def off(sigma: float) -> int:
        return round(dice.gauss(0, sigma))

    moved = (
        replace(one, spot=Spot(one.spot.x + off(10), one.spot.y + off(10), (one.spot.a + off(40)) % TURN))
        for one in state.dominoes
    )
    return replace(state, dominoes=tuple(moved))


def pushed(state: AyaState, number: int) -> set[int]:
    """Numbers of the dominoes that fall in a simulation."""
    before = replace(state, pushed=number, pushed_too=())
    after = rules.apply(before, CHANCE, simulate_state(before).action)
    return {one.id for one in state.standing()} - {one.id for one in after.standing()}


def test_predicted_falls_match_simulations_of_exact_and_inexact_tables() -> None:
    exact = pushes = total = off = 0
    for seed in (1, 2, 3):
        state = built(seed)
        dice = random.Random(seed)
        for table in (state, nudged(state, dice), nudged(state, dice)):
            upright = stood(table)
            waves = sorted((felled(upright, number) for number in heads(upright)), key=len, reverse=True)[:6]
            for wave in waves:
                fell = pushed(table, wave[0])
                pushes += 1
                exact += fell == set(wave)
                off += len(fell ^ set(wave))
                total += len(fell)
    assert exact >= 0.9 * pushes
    assert off <= 0.1 * total
