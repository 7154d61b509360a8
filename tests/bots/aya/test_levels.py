"""What builders do: always legal, and sensible."""

import random

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import begun, settle

from rivage.bots.aya import choose
from rivage.bots.aya.plan import plan_for
from rivage.core import CHANCE, Options, Seat
from rivage.games.aya import GAME, rules
from rivage.games.aya import actions as act
from rivage.games.aya.geometry import Spot
from rivage.games.aya.meta import BOT_LEVELS
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider, fell_flat

START = Spot(0, -400, 300)


def chosen(state: AyaState, seat: int, level: str = "architect", seed: int = 1) -> list[str]:
    return choose(level, GAME.view(state, Seat(seat)), seed)


def spot_of(action: str) -> Spot:
    """Where an action stands a domino."""
    read = GAME.parse_action(action)
    assert isinstance(read, act.Place | act.Animal | act.Lay)
    return read.spot


def holding(state: AyaState, seat: int, kind: str) -> AyaState:
    players = list(state.players)
    players[seat] = replace(players[seat], hand=kind)
    return replace(state, players=tuple(players))


@pytest.mark.parametrize("level", BOT_LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_what_a_bot_chooses_is_legal(level: str, seed: int) -> None:
    """Every other action is one that came to somebody's mind, not a planned one."""
    rng = random.Random(seed)
    state = begun(START, seats=2 + seed % 3, hands="real" if seed % 2 else "steady")
    for _ in range(220):
        if state.phase != "placing":
            break
        seat = rng.choice(sorted(rules.to_act(state)))
        if seat == CHANCE:
            state = rules.apply(state, CHANCE, rng.choice(list(rules.legal_actions(state, CHANCE))))
            continue
        action = None
        if actions := chosen(state, seat, level, rng.randrange(1 << 60)):
            action = GAME.parse_action(actions[0])
            assert action in rules.legal_actions(state, seat), actions
        if action is None or rng.random() < 0.4:
            action = rng.choice(list(rules.legal_actions(state, seat)))
        state = rules.apply(state, seat, action)


def test_before_the_sand_runs_somebody_begins_lays_start_and_turns_the_glass() -> None:
    state = GAME.initial(3, Options())
    for verb in ("first", "start", "flip"):
        seat = min(rules.to_act(state))
        (action,) = chosen(state, seat)
        assert action.startswith(verb)
        state = rules.apply(state, seat, GAME.parse_action(action))
    assert state.phase == "placing"


def test_who_has_no_domino_in_hand_draws_ahead_of_the_turn() -> None:
    assert chosen(begun(START), 2) == ["draw"]


def test_nothing_is_done_out_of_turn_with_a_domino_in_hand() -> None:
    state = holding(begun(START), 1, "pole")
    assert choose("architect", replace(GAME.view(state, Seat(0)), seat=1), 1) == []


def test_a_camera_domino_brings_a_landscape_while_there_are_any() -> None:
    state = begun(START)
    state = holding(state, 0, "desert*")
    assert chosen(state, 0) == ["landscape"]
    state = settle(rules.apply(state, Seat(0), GAME.parse_action("landscape")), random.Random(1))
    (action,) = chosen(state, 0)
    slot = plan_for(1200, 800, START).slots[state.tile]
    lay = GAME.parse_action(action)
    assert isinstance(lay, act.Lay)
    assert lay.tile == slot.spot


def test_a_domino_goes_where_its_terrain_is_wanted() -> None:
    plan = plan_for(1200, 800, START)
    state = holding(begun(START), 0, "pole")
    (action,) = chosen(state, 0)
    placed = spot_of(action)
    (planned,) = [each for each in plan.spots if each.spot == placed]
    assert planned.wants in ("pole", "")


def test_a_garden_forks_where_that_pays_and_an_apprentice_does_not_know() -> None:
    state = holding(begun(START), 0, "garden")
    assert chosen(state, 0)[0].startswith("fork ")
    assert not chosen(state, 0, "apprentice")[0].startswith("fork ")


def test_with_all_tiles_of_its_terrain_laid_a_camera_domino_brings_an_animal_to_a_perch_that_is_ready() -> None:
    plan = plan_for(1200, 800, START)
    state = begun(START)
    perch = next(perch for perch in plan.perches if not perch.forks and not plan.spots[perch.far].wants)
    terrain = perch.terrain
    tiles = state.tiles
    for name, slot in plan.slots.items():
        if name.startswith(f"{terrain}-"):
            tiles = (*tiles, type(tiles[0])(name, slot.spot))
    left = tuple(tile for tile in state.tiles_left if not tile.startswith(f"{terrain}-"))
    state = replace(state, tiles=tiles, tiles_left=left, dominoes=(Domino(1, "garden", plan.spots[perch.far].spot),))
    (action,) = chosen(holding(state, 0, f"{terrain}*"), 0)
    spot = plan.spots[perch.near].spot
    assert action.startswith("animal ")
    assert spot_of(action) == spot


def test_the_last_domino_of_a_stock_is_drawn_only_when_nobody_else_has_anything_to_do() -> None:
    state = begun(START)
    players = [replace(player, stock=1) for player in state.players]
    busy = replace(state, players=(players[0], players[1], replace(players[2], stock=5)))
    assert chosen(busy, 0) == []
    assert chosen(replace(state, players=tuple(players)), 0) == ["draw"]


def test_what_has_fallen_is_stood_up_again_and_an_animal_put_back() -> None:
    plan = plan_for(1200, 800, START)
    perch = plan.perches[0]
    near, far = plan.spots[perch.near].spot, plan.spots[perch.far].spot
    state = holding(begun(START, hands="real"), 0, "pole")
    state = replace(
        state,
        dominoes=(Domino(1, perch.terrain + "*", near), Domino(2, "field", far)),
        riders=(Rider("okapi", near.x, near.y + 900, 1, rides=False),),
    )
    assert chosen(state, 1) == [f"put okapi {perch.x / 10:g},{perch.y / 10:g}"]
    fallen = fell_flat(far)
    state = replace(state, dominoes=(state.dominoes[0], replace(state.dominoes[1], rest=fallen)), riders=())
    assert chosen(state, 1) == ["raise 2"]


def test_unsteady_hands_miss_by_a_little_and_the_architects_not_at_all() -> None:
    state = holding(begun(START), 0, "pole")
    exact = spot_of(chosen(state, 0)[0])
    for level, most in (("builder", 20), ("apprentice", 45)):
        spots = [spot_of(chosen(state, 0, level, seed)[0]) for seed in range(20)]
        away = [max(abs(spot.x - exact.x), abs(spot.y - exact.y)) for spot in spots]
        assert 0 < max(away) <= most
        assert len(set(spots)) > 10


def test_a_reserve_is_used_up_before_the_smallest_stock_is() -> None:
    """Somebody builds by no plan, and will not wait."""
    plan = plan_for(1200, 800, START)
    number = next(n for n, planned in enumerate(plan.spots) if planned.tile == "start")
    stray = Domino(1, "pole", Spot(-5500, 3500, 0))
    state = replace(begun(START), dominoes=(stray, Domino(2, "pole", plan.spots[number].spot)))
    first, other, third = state.players
    kept = replace(first, reserve=("forest", "forest"))
    assert chosen(replace(state, players=(kept, replace(other, stock=3), third)), 0) == ["take"]


def test_where_much_stands_alone_a_second_landscape_of_a_terrain_does_not_wait() -> None:
    plan = plan_for(1200, 800, START)
    planned = [each for each in plan.spots if not each.tail and not each.camera][:40]
    built = [Domino(n + 1, "pole", each.spot) for n, each in enumerate(planned)]
    alone = [Domino(41 + n, "pole", Spot(-5700 + 700 * n, 3850, 900)) for n in range(6)]
    slot = plan.slots["forest-end"]
    camera = Domino(47, "forest*", plan.spots[slot.camera].spot)
    state = begun(START)
    state = replace(state, tiles=(*state.tiles, LaidTile("forest-end", slot.spot)), dominoes=(*built, *alone, camera))
    state = holding(state, 0, "forest*")
    assert chosen(state, 0) == ["landscape"]
