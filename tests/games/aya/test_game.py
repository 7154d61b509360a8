"""The game passes the conformance kit, including random matches with timers."""

import random

import pytest
from msgspec.structs import replace

from rivage.core import CHANCE, Chances, Options, Seat
from rivage.core.checks import check_game
from rivage.core.codec import encode
from rivage.games.aya import GAME, meta
from rivage.games.aya import actions as act
from rivage.games.aya.state import PLACING, AyaState

from .play import begun, does


def random_match(seed: int, seats: int, **options: str | int | bool) -> list[tuple[int, act.Action, AyaState]]:
    """A random match in which an hourglass or a turn's time limit sometimes runs out."""
    rng = random.Random(seed)
    state = GAME.initial(seats, Options(options))
    found: list[tuple[int, act.Action, AyaState]] = []
    while GAME.outcome(state) is None:
        seat = rng.choice(sorted(GAME.to_act(state)))
        action = rng.choice(list(GAME.legal_actions(state, seat)))
        if state.phase == PLACING and not state.waits and rng.random() < 0.04:
            seat, action = CHANCE, rng.choice((act.Glass(), act.Late(state.turn)))
        state = GAME.apply(state, seat, action)
        found.append((seat, action, state))
    return found


def test_aya_passes_the_conformance_kit_for_one_to_five_seats() -> None:
    report = check_game(GAME, games=5, seed=3, max_actions=60)
    assert report.games == 5


@pytest.mark.slow
def test_aya_passes_the_conformance_kit_for_every_option() -> None:
    assert check_game(GAME, games=300, seed=4, max_actions=25).games == 300


@pytest.mark.slow
def test_aya_passes_the_conformance_kit_to_the_end_of_a_match() -> None:
    report = check_game(GAME, games=1, seed=5, max_actions=5000)
    assert report.endings == {meta.BY_STOCK: 1}


@pytest.mark.parametrize("seed", range(6))
def test_a_match_with_an_hourglass_ends_and_replays(seed: int) -> None:
    hands = meta.REAL if seed % 2 else meta.STEADY
    seats = 1 + seed % 5
    played = random_match(seed, seats, hands=hands, patience=20)
    end = played[-1][2]
    state = GAME.initial(seats, Options({"hands": hands, "patience": 20}))
    for seat, action, _ in played:
        state = GAME.apply(state, Seat(seat), GAME.parse_action(GAME.format_action(action)))
    assert state == end
    assert end.ended == meta.BY_GLASS
    assert GAME.parse_state(GAME.format_state(end)) == end


def test_every_position_of_a_match_survives_a_round_trip_as_text() -> None:
    for _, _, state in random_match(9, 3, hands=meta.REAL, patience=60):
        assert GAME.parse_state(GAME.format_state(state)) == state


# Face-down pieces are hidden.


def test_the_next_domino_is_not_determined_before_it_is_drawn() -> None:
    """A stock has no order, so every possible draw follows from the same state and view."""
    state = does(begun(3), 1, "draw")
    legal = GAME.legal_actions(state, CHANCE)
    assert isinstance(legal, Chances)
    assert len(legal) == 11
    before = {encode(GAME.view(state, seat)) for seat in (None, *map(Seat, range(3)))}
    assert len(before) == 1
    for action in legal:
        after = GAME.apply(state, CHANCE, action)
        assert sum(after.pool) == sum(state.pool) - 1
        assert after.players[1].stock == state.players[1].stock - 1


def test_all_seats_have_the_same_view_at_every_position() -> None:
    for _, _, state in random_match(11, 4)[::7]:
        seen = [replace(GAME.view(state, seat), seat=-1) for seat in (None, *map(Seat, range(4)))]
        assert all(view == seen[0] for view in seen)


def test_a_view_has_the_number_of_face_down_pieces_but_not_their_names() -> None:
    seen = GAME.view(begun(2), None)
    assert [(pile.tiles, pile.animals) for pile in seen.piles] == [(3, 5)] * 5
    assert b"okapi" not in encode(seen)
    assert b"bend" not in encode(seen)


def test_chance_draws_each_domino_once() -> None:
    state = begun(1)
    drawn = []
    while not state.ended:
        state = does(state, 0, "draw")
        legal = GAME.legal_actions(state, CHANCE)
        assert isinstance(legal, Chances)
        action = legal.pick(legal.total - 1)
        drawn.append(GAME.format_action(action))
        state = GAME.apply(state, CHANCE, action)
        if not state.ended:
            state = does(state, 0, "reserve")
    assert len(drawn) == 156
    assert drawn.count("drew garden") == 6
    assert drawn.count("drew pole*") == 8
