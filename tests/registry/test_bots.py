"""The door to the bots: any game, any level, one call."""

import pytest

from rivage import registry
from rivage.core import CHANCE, Options, Seat, UnknownGame
from rivage.games import ALL

START = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"


@pytest.mark.parametrize(("name", "level"), [(name, level) for name, game in ALL.items() for level in game.info.bot_levels])
def test_every_level_of_every_game_answers_with_legal_actions(name: str, level: str) -> None:
    game = ALL[name]
    state = game.initial(game.info.min_seats, Options())
    while game.to_act(state) == {CHANCE}:
        state = game.apply(state, CHANCE, next(iter(game.legal_actions(state, CHANCE))))
    seat = min(game.to_act(state))
    actions = registry.choose(name, level, game.view(state, seat), seed=1)
    assert actions
    for action in actions:
        state = game.apply(state, seat, game.parse_action(action))


@pytest.mark.parametrize(
    ("name", "level"), [(name, game.info.bot_levels[-1]) for name, game in ALL.items() if game.info.bot_levels]
)
def test_with_next_to_no_effort_the_best_of_every_game_still_answers_with_legal_actions(name: str, level: str) -> None:
    game = ALL[name]
    state = game.initial(game.info.min_seats, Options())
    while game.to_act(state) == {CHANCE}:
        state = game.apply(state, CHANCE, next(iter(game.legal_actions(state, CHANCE))))
    seat = min(game.to_act(state))
    actions = registry.choose(name, level, game.view(state, seat), seed=1, effort=1e-9)
    assert actions
    for action in actions:
        state = game.apply(state, seat, game.parse_action(action))


def test_a_game_that_nobody_knows_is_named_in_the_error() -> None:
    game = ALL["deep-river"]
    view = game.view(game.parse_state(START), Seat(1))
    with pytest.raises(UnknownGame, match="chess"):
        registry.choose("chess", "old-bear", view, seed=1)


def test_only_who_plays_in_real_time_takes_its_time() -> None:
    assert registry.pace("aya", "place 1", 7) > 0
    assert registry.pace("deep-river", "done", 7) == 0
