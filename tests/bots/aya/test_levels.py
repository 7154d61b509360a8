"""The actions of each level: always legal, and sensible."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from rivage.bots.aya import choose, pace
from rivage.bots.aya.builder import Builder
from rivage.bots.aya.levels import LEVELS, STARTS, _shaken, repair, turn
from rivage.bots.aya.river import follows
from rivage.bots.aya.table import state_of
from rivage.core import CHANCE, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya.components import TABLES, TILE_RADIUS
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.meta import BOT_LEVELS
from rivage.games.aya.rules import transitions as rules
from rivage.games.aya.state import TOPPLING, AyaState, Rider, flat_rest

from .tables import EAST, LEFT, along, bend_on_left, holding, resolve_chance, source, started_table, table, view_of


def chosen(state: AyaState, seat: int = 0, level: str = "architect", seed: int = 1) -> list[str]:
    return choose(level, GAME.view(state, Seat(seat)), seed)


def spot_of(action: str) -> Spot:
    """The spot of the domino that an action places."""
    parsed = GAME.parse_action(action)
    assert isinstance(parsed, act.Place | act.Animal | act.Lay)
    return parsed.spot


@pytest.mark.parametrize("level", BOT_LEVELS)
@pytest.mark.parametrize("seed", range(2))
def test_the_choice_of_a_bot_is_legal_in_random_states(level: str, seed: int) -> None:
    """Many of the actions in between are random."""
    rng = random.Random(seed)
    state = started_table(EAST, seats=2 + seed % 3, hands="real" if seed % 2 else "steady")
    for _ in range(160):
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


# Before the placing phase.


def test_bots_choose_a_first_player_lay_the_start_tile_and_flip_the_glass() -> None:
    state = GAME.initial(3, Options())
    for verb in ("first", "start", "flip"):
        seat = min(rules.to_act(state))
        (action,) = chosen(state, seat)
        assert action.startswith(verb)
        state = rules.apply(state, seat, GAME.parse_action(action))
    assert state.phase == "placing"


def test_the_start_tile_has_a_spot_on_every_table() -> None:
    assert STARTS.keys() == TABLES.keys()
    for name, spot in STARTS.items():
        width, depth = TABLES[name]
        assert abs(spot.x) / 10 + TILE_RADIUS < width / 2
        assert abs(spot.y) / 10 + TILE_RADIUS < depth / 2


# Placing.


def test_a_seat_with_an_empty_hand_draws_before_its_turn() -> None:
    assert chosen(started_table(EAST), 2) == ["draw"]


def test_a_seat_with_a_domino_in_hand_waits_for_its_turn() -> None:
    state = holding(started_table(EAST), "pole", 1)
    assert choose("architect", replace(GAME.view(state, Seat(0)), seat=1), 1) == []


def test_a_camera_domino_opens_a_landscape_which_is_laid_at_the_river() -> None:
    state = holding(table(*source()), "desert*")
    assert chosen(state) == ["landscape"]
    state = resolve_chance(rules.apply(state, Seat(0), act.Landscape()), random.Random(1))
    (action,) = chosen(state)
    lay = GAME.parse_action(action)
    assert isinstance(lay, act.Lay)
    assert lay in rules.legal_actions(state, Seat(0))


def test_a_tile_without_a_place_is_put_back() -> None:
    wall = [("pole", Spot(x, y, 900)) for x in range(-5800, 5900, 700) for y in range(-3700, 3800, 700) if abs(x) + abs(y) > 1000]
    state = holding(table(*source(), *wall), "forest*")
    assert chosen(replace(state, tile="forest-fork")) == ["back"]


def test_the_first_domino_goes_onto_the_start_tile() -> None:
    (action,) = chosen(holding(started_table(EAST, glass=120), "pole"))
    assert spot_of(action) in [spot for _, spot in source()]


def test_a_domino_waits_in_the_reserve_until_it_has_a_good_place() -> None:
    state = bend_on_left("pole", "pole", "forest*")
    assert chosen(holding(state, "desert")) == ["reserve"]
    bare = bend_on_left("pole", "pole", "forest*", on_bend="")
    for state, answer in ((bare, ["take"]), (bend_on_left("pole", "pole", "forest*", behind=("desert",) * 5), ["draw"])):
        me, *others = state.players
        assert chosen(replace(state, players=(replace(me, reserve=("forest",)), *others))) == answer


def test_an_architect_makes_forks_of_gardens_and_an_apprentice_does_not() -> None:
    state = holding(bend_on_left("pole", "pole", "forest*"), "garden")
    assert chosen(state)[0].startswith("fork ")
    assert not chosen(state, 0, "apprentice")[0].startswith("fork ")


def test_a_camera_domino_brings_an_animal_once_its_landscapes_are_placed() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest",))
    state = replace(state, tiles_left=tuple(tile for tile in state.tiles_left if not tile.startswith("forest-")))
    (action,) = chosen(holding(state, "forest*"))
    assert action.startswith("animal ")
    assert spot_of(action) == state.dominoes[-1].spot.ahead(200)


def test_the_last_domino_is_drawn_only_in_turn_while_others_can_continue() -> None:
    state = started_table(EAST)
    players = [replace(player, stock=1) for player in state.players]
    busy = replace(state, players=(players[0], players[1], replace(players[2], stock=5)))
    assert chosen(busy, 1) == []
    assert chosen(busy) == ["draw"]
    assert chosen(replace(state, players=tuple(players))) == ["draw"]


def test_a_fallen_domino_is_raised_out_of_turn() -> None:
    state = holding(table(*source(), *along(LEFT, "pole"), hands="real"), "pole")
    last = state.dominoes[-1]
    state = replace(state, dominoes=(*state.dominoes[:-1], replace(last, rest=flat_rest(last.spot))))
    assert chosen(state, 1) == ["raise 6"]


# Hands.


def test_hands_of_lower_levels_have_small_errors_and_the_architect_has_none() -> None:
    state = holding(started_table(EAST, glass=120), "pole")
    exact = spot_of(chosen(state)[0])
    assert {spot_of(chosen(state, 0, "architect", seed)[0]) for seed in range(5)} == {exact}
    for level, max_error in (("builder", 14), ("apprentice", 30)):
        spots = [spot_of(chosen(state, 0, level, seed)[0]) for seed in range(20)]
        errors = [max(abs(spot.x - exact.x), abs(spot.y - exact.y)) for spot in spots]
        assert 0 < max(errors) <= max_error
        assert len(set(spots)) > 10


def test_an_error_of_the_hand_never_breaks_the_river() -> None:
    """The link has nearly the maximum length, so most errors would break it."""
    state = holding(table(*source(), *along(LEFT, "pole")), "pole")
    last = state.dominoes[-1].spot
    spot = last.ahead(255)
    assert follows(last, spot)
    for seed in range(30):
        action = _shaken(LEVELS["apprentice"], state, act.Place(spot), random.Random(seed))
        assert isinstance(action, act.Place)
        assert follows(last, action.spot)


# Toppling.


def toppling(state: AyaState, pushes: int = 0) -> AyaState:
    return replace(state, phase=TOPPLING, pushes=pushes)


def test_the_first_push_is_on_the_start_tile() -> None:
    state = toppling(table(*source(), *along(LEFT, "pole", "pole"), *along(Spot(-4000, 0, 900), *["pole"] * 9)))
    assert chosen(state) == ["push 1"]


def test_the_next_push_fells_the_most_dominoes() -> None:
    rows = [*along(Spot(-4000, 0, 900), *["pole"] * 3), *along(Spot(4000, 0, 900), *["pole"] * 5)]
    assert chosen(toppling(table(*rows), 1)) == ["push 4"]


def test_strays_are_pushed_together_or_without_consent_one_by_one() -> None:
    """Pushing several dominoes needs the consent of the people at the table, so the alternative is a single push."""
    strays = [("pole", Spot(-4000 + 1500 * number, 2000, 900)) for number in range(4)]
    state = toppling(table(*strays), 3)
    together, alone = chosen(state)
    assert GAME.parse_action(together) == act.Push(1, (2, 3, 4))
    assert GAME.parse_action(alone) == act.Push(1)
    assert [GAME.needs_consent(state, GAME.parse_action(action)) for action in (together, alone)] == [True, False]


def test_a_domino_that_did_not_fall_is_not_pushed_again() -> None:
    state = toppling(table(*along(Spot(0, 2000, 0), "pole"), *along(Spot(0, -2000, 0), "pole")), 1)
    (action, *_) = chosen(replace(state, stuck=(1,)))
    assert action == "push 2"


# Pace.


@pytest.mark.parametrize(("action", "min_s", "max_s"), [("draw", 0.5, 1.5), ("place 1,2,3", 3, 5), ("lay 1,2,3 4,5,6", 3.5, 6.5)])
def test_the_pace_of_a_bot_is_that_of_a_person(action: str, min_s: float, max_s: float) -> None:
    times = [pace(action, seed) for seed in range(50)]
    assert min_s <= min(times) < max(times) <= max_s


def test_the_same_seed_gives_the_same_pace() -> None:
    assert pace("push 3", 7) == pace("push 3", 7)


def builder(state: AyaState, **changes: Any) -> Builder:
    view = view_of(state, **changes)
    return Builder(view, state_of(view))


def repaired(state: AyaState, seat: int = 0, **changes: Any) -> act.Action | None:
    use = repair(builder(state, **changes), seat)
    return use.action if use is not None else None


def fallen(state: AyaState, *numbers: int) -> AyaState:
    """The table with these dominoes fallen flat ahead."""
    return replace(
        state,
        dominoes=tuple(
            replace(domino, rest=flat_rest(domino.spot)) if domino.id in numbers else domino for domino in state.dominoes
        ),
    )


def test_without_fallen_pieces_there_is_nothing_to_repair() -> None:
    assert repaired(table(*source())) is None


def test_a_fallen_domino_is_raised_where_it_stood() -> None:
    state = fallen(table(*source(), *along(LEFT, "pole", "pole"), hands="real"), 7)
    assert repaired(state) == act.Raise(7)
    after = rules.apply(state, Seat(1), act.Raise(7))
    assert after.dominoes[6].stands


def test_each_seat_starts_its_repairs_with_a_different_domino() -> None:
    row = along(Spot(-4000, -2000, 900), "pole") + along(Spot(-2000, -2000, 900), "pole") + along(Spot(2000, -2000, 900), "pole")
    state = fallen(table(*source(), *row, hands="real"), 6, 7, 8)
    assert len({repr(repaired(state, seat)) for seat in range(3)}) == 3


def test_an_animal_that_slipped_off_is_put_back() -> None:
    state = bend_on_left("pole", "pole", "forest*", behind=("forest", "forest*"))
    camera = state.dominoes[-1]
    state = replace(state, riders=(Rider("okapi", camera.spot.x, camera.spot.y + 900, camera.id, rides=False),))
    action = repaired(state)
    assert isinstance(action, act.Put)
    assert action.animal == "okapi"
    assert rules.apply(state, Seat(2), action).riders[0].rides


def buffered() -> AyaState:
    """A table with a buffer domino (flat, with its animal) beside a place where the animal could ride."""
    state = bend_on_left("pole", "pole", "forest*", behind=("forest",))
    last = state.dominoes[-1].spot
    flat = last.ahead(200, 350)
    domino = replace(state.dominoes[0], id=len(state.dominoes) + 1, kind="forest*", spot=flat, buffer=True)
    rider = Rider("okapi", flat.x, flat.y, domino.id, rides=False, buffer=True)
    return replace(state, dominoes=(*state.dominoes, domino), riders=(rider,))


def test_a_buffer_domino_is_raised_where_its_animal_can_ride() -> None:
    state = buffered()
    action = repaired(state)
    assert isinstance(action, act.Raise)
    assert action.domino == len(state.dominoes)
    last = state.dominoes[-2].spot
    assert action.spot == last.ahead(200)


def test_a_buffer_domino_without_such_a_place_waits_until_little_sand_is_left() -> None:
    flat = Spot(-4000, -2500, 0)
    state = table(*source())
    domino = replace(state.dominoes[0], id=6, kind="forest*", spot=flat, buffer=True)
    state = replace(
        state, dominoes=(*state.dominoes, domino), riders=(Rider("okapi", flat.x, flat.y, 6, rides=False, buffer=True),)
    )
    assert repaired(state) is None
    assert repaired(state, sand=8.0) == act.Raise(6, flat)


def test_a_single_domino_is_turned_so_that_the_river_reaches_it() -> None:
    place = LEFT.ahead(1000, 200)
    state = table(*source(), ("pole", Spot(place.x, place.y, (LEFT.a + 1800) % 3600)))
    use = turn(builder(state))
    assert use is not None
    assert isinstance(use.action, act.Turn)
    assert (use.action.domino, use.why) == (6, "turn")
    after = rules.apply(state, Seat(0), use.action)
    assert turn(builder(after)) is None
    # A bot turns dominoes only in its own turn, with a domino in hand.
    view = GAME.view(holding(state, "pole"), Seat(0))
    assert GAME.parse_action(choose("architect", view, 1)[0]) == use.action


def test_no_domino_is_turned_when_every_join_can_arrive() -> None:
    assert turn(builder(table(*source(), *along(LEFT.ahead(1000), "pole", "pole")))) is None
