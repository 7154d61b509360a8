"""Views of seats."""

import pytest
from msgspec.structs import replace

from rivage.core import CHANCE, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.state import AyaState


def placed(count: int) -> AyaState:
    """A match with `count` dominoes in a row."""
    state = GAME.initial(1, Options())
    for action in ("start 0,0,0", "flip"):
        state = GAME.apply(state, Seat(0), GAME.parse_action(action))
    for number in range(count):
        state = GAME.apply(state, Seat(0), GAME.parse_action("draw"))
        state = GAME.apply(state, CHANCE, next(iter(GAME.legal_actions(state, CHANCE))))
        state = GAME.apply(state, Seat(0), GAME.parse_action(f"place {20 * number - 100},200,0"))
    return state


def test_views_differ_only_in_their_seat() -> None:
    state = GAME.initial(3, Options())
    seen = [GAME.view(state, seat) for seat in (Seat(0), Seat(2), None)]
    assert [view.seat for view in seen] == [0, 2, -1]
    assert len({view.phase for view in seen}) == 1
    running = placed(1)
    assert GAME.view(running, None).dominoes == GAME.view(running, Seat(0)).dominoes


def test_unmoved_pieces_are_the_same_objects_in_the_next_view() -> None:
    before, after = GAME.view(placed(3), None), GAME.view(placed(4), None)
    assert len(after.dominoes) == 4
    assert all(one is other for one, other in zip(before.dominoes, after.dominoes, strict=False))
    assert before.tiles[0] is after.tiles[0]


@pytest.mark.parametrize(("free", "costs"), [(1, [0, 0, 1, 1]), (0, [0, 1, 1, 1])])
def test_the_view_has_the_cost_of_the_next_push(free: int, costs: list[int]) -> None:
    state = GAME.initial(2, Options({"free_retriggers": free}))
    assert [GAME.view(replace(state, pushes=pushes), None).push_cost for pushes in range(4)] == costs


def test_without_tokens_a_push_costs_nothing() -> None:
    seen = GAME.view(replace(GAME.initial(2, Options()), pushes=40), None)
    assert (seen.tokens, seen.push_cost) == (0, 0)


def test_bots_see_the_total_time_of_the_running_and_later_hourglasses() -> None:
    view = GAME.view(placed(1), None)
    assert view.sand is None
    assert GAME.with_time(view, {"glass": 90.0}).sand == 690.0
    assert GAME.with_time(replace(view, glass=2), {"glass": 90.0}).sand == 90.0


def test_bots_see_the_time_of_the_next_hourglass_in_the_pause() -> None:
    view = replace(GAME.view(placed(1), None), phase="pause")
    assert GAME.with_time(view, {}).sand == 600.0


def test_bots_see_no_time_without_an_hourglass() -> None:
    view = replace(GAME.view(placed(1), None), glass_seconds=0)
    assert GAME.with_time(view, {}).sand is None
