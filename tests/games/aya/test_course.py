"""The rules by section of the rules file: the hourglass, time limits, toppling, and a short complete match."""

from rivage.core import CHANCE, Seat
from rivage.games.aya import GAME
from rivage.games.aya import state as st
from rivage.games.aya.state import AyaState

from .play import begun, chance, does, holds, legal, placed, plays, refused, taken, toppling

# The hourglass and time limits.


def test_nothing_can_be_moved_between_the_two_hourglasses() -> None:
    state = chance(holds(begun(), "pole"), "glass")
    assert state.phase == st.PAUSE
    for text in ("place 200,0,0", "draw", "reserve", "raise 1"):
        assert refused(state, 0, text)[0] == "not-now"
    assert GAME.to_act(state) == {0, 1}
    state = does(state, 1, "flip")
    assert (state.phase, state.glass, state.players[0].hand) == (st.PLACING, 2, "pole")


def test_placing_ends_when_the_second_hourglass_runs_out() -> None:
    state = toppling(holds(placed(begun(), "0,0,0"), "pole", 0))
    assert (state.phase, state.ended) == (st.TOPPLING, "glass")
    assert refused(state, 0, "place 200,0,0")[0] == "not-now"


def test_placing_ends_when_a_stock_is_empty() -> None:
    state = placed(begun(1), "0,0,0")
    kinds = [kind for kind, number in zip(st.DOMINO_KINDS, state.pool, strict=True) for _ in range(number)]
    for kind in kinds[:-1]:
        state = plays(state, kind, "reserve")
    assert state.phase == st.PLACING
    state = holds(state, kinds[-1])
    assert (state.phase, state.ended) == (st.TOPPLING, "stock")


def test_without_an_hourglass_placing_ends_with_an_empty_stock() -> None:
    state = begun(1, glass=0, patience=0)
    assert GAME.timers(state) == ()
    assert not legal(state, CHANCE, "glass")
    assert GAME.parse_state(GAME.format_state(state)) == state
    kinds = [kind for kind, number in zip(st.DOMINO_KINDS, state.pool, strict=True) for _ in range(number)]
    for kind in kinds[:-1]:
        state = plays(state, kind, "reserve")
    assert (state.phase, state.glass) == (st.PLACING, 1)
    assert holds(state, kinds[-1]).ended == "stock"


def test_timer_actions_are_legal_but_never_candidates() -> None:
    state = begun()
    assert CHANCE not in GAME.to_act(state)
    assert list(GAME.legal_actions(state, CHANCE)) == []
    assert legal(state, CHANCE, "glass")
    assert not legal(chance(state, "glass"), CHANCE, "glass")
    assert not legal(state, 0, "glass")


def test_a_turn_over_its_time_limit_puts_the_domino_on_the_reserve() -> None:
    state = chance(holds(begun(patience=20), "pole"), "late 0")
    assert (state.turn, state.players[0].reserve, state.players[0].hand) == (1, ("pole",), "")
    assert refused(state, CHANCE, "late 0")[0] == "not-now"
    assert chance(state, "late 1").turn == 0
    assert refused(begun(), CHANCE, "late 0")[0] == "not-now"


def test_a_turn_over_its_time_limit_returns_the_tile_in_hand() -> None:
    assert chance(taken(patience=20), "late 0").tiles_left == st.TILES


# Toppling.


def built() -> AyaState:
    return toppling(placed(begun(3), "0,0,0", "20,0,0", "300,0,0", "320,0,0", "-300,0,0"))


def test_the_first_push_is_on_the_start_tile() -> None:
    state = built()
    assert refused(state, 0, "push 3")[0] == "start-first"
    state = does(state, 0, "push 1")
    assert GAME.to_act(state) == {CHANCE}


def test_any_player_may_push_first_and_the_next_seat_continues() -> None:
    state = built()
    assert GAME.to_act(state) == {0, 1, 2}
    state = chance(does(state, 1, "push 1"), "fell 1,2")
    assert GAME.to_act(state) == {2}


def test_pushing_several_dominoes_together_needs_consent() -> None:
    state = chance(does(built(), 0, "push 1"), "fell 1,2")
    for text, needed in (("push 3", False), ("push 3,5", True)):
        assert GAME.needs_consent(state, GAME.parse_action(text)) is needed


def test_seats_push_in_turn_until_nothing_stands() -> None:
    state = chance(does(built(), 0, "push 1"), "fell 1,2")
    assert refused(state, 1, "push 2") == ("lies", "2")
    assert refused(state, 2, "push 3")[0] == "not-to-act"
    state = chance(does(state, 1, "push 3"), "fell 3,4")
    state = chance(does(state, 2, "push 5"), "fell 5")
    assert state.phase == st.OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.returns, outcome.winners) == ("glass", (9.0,) * 3, (0, 1, 2))


def test_the_remaining_dominoes_may_be_pushed_together_as_separate_pushes() -> None:
    state = built()
    assert refused(state, 0, "push 1,2")[0] == "start-first"
    state = chance(does(state, 0, "push 1"), "fell 1,2")
    assert refused(state, 1, "push 2,3") == ("lies", "2")
    state = does(state, 1, "push 3,5")
    assert (state.pushes, state.all_pushed()) == (3, (3, 5))
    assert GAME.parse_state(GAME.format_state(state)) == state
    state = chance(state, "fell 3,4,5")
    # The result is the same as when seat after seat pushes: one retrigger is free, one costs a token.
    assert (state.phase, GAME.outcome(state).returns) == (st.OVER, (9.0,) * 3)  # type: ignore[union-attr]


def test_dominoes_that_stand_after_a_common_push_remain_standing() -> None:
    state = chance(does(built(), 0, "push 1"), "fell 1,2")
    state = chance(does(state, 1, "push 3,5"), "rest")
    assert state.stuck == (3, 5)
    assert [*map(GAME.format_action, GAME.legal_actions(state, Seat(2)))] == ["push 4"]


def test_pushing_all_remaining_dominoes_is_a_candidate_after_the_first_push() -> None:
    assert [*map(GAME.format_action, GAME.legal_actions(built(), Seat(0)))] == ["push 1", "push 2"]
    state = chance(does(built(), 0, "push 1"), "fell 1,2")
    legal_now = GAME.legal_actions(state, Seat(1))
    assert [*map(GAME.format_action, legal_now)] == ["push 3", "push 4", "push 5", "push 3,5"]
    assert GAME.parse_action("push 4,5") in legal_now


def test_the_stricter_option_charges_the_first_retrigger() -> None:
    state = toppling(placed(begun(free_retriggers=0), "0,0,0", "200,0,0"))
    state = chance(does(state, 0, "push 1"), "fell 1")
    state = chance(does(state, 1, "push 2"), "fell 2")
    assert GAME.outcome(state).returns == (9.0, 9.0)  # type: ignore[union-attr]


def test_a_pushed_domino_that_does_not_fall_remains_standing() -> None:
    state = toppling(placed(begun(), "0,0,0", "200,0,0"))
    state = chance(does(state, 0, "push 1"), "rest")
    assert refused(state, 1, "push 1") == ("stuck", "1")
    assert chance(does(state, 1, "push 2"), "rest").phase == st.OVER


def test_a_stuck_domino_may_be_pushed_again_after_another_has_fallen() -> None:
    state = toppling(placed(begun(), "0,0,0", "200,0,0"))
    state = chance(does(chance(does(state, 0, "push 1"), "rest"), 1, "push 2"), "fell 2")
    assert state.phase == st.TOPPLING
    assert chance(does(state, 0, "push 1"), "rest").phase == st.OVER


def test_any_domino_may_be_pushed_first_if_the_start_tile_is_empty() -> None:
    assert legal(toppling(placed(begun(), "200,0,0")), 0, "push 1")


def test_a_table_without_dominoes_is_counted_immediately() -> None:
    state = toppling(begun())
    assert state.phase == st.OVER
    assert GAME.outcome(state).returns == (10.0, 10.0)  # type: ignore[union-attr]


# A short complete match.


def test_a_complete_match_wins_a_landscape_and_an_animal() -> None:
    state = begun(1)
    state = chance(plays(state, "forest*", "landscape"), "tile end")
    state = does(state, 0, "lay 200,0,180 138,0,0")
    state = placed(state, "118,0,0", "98,0,0", "78,0,0")
    state = chance(plays(state, "forest*", "animal 58,0,0 68,0"), "meet okapi")
    state = placed(state, "38,0,0", "18,0,0", "-2,0,0")
    state = chance(does(toppling(state), 0, "push 8"), "fell 1,2,3,4,5,6,7,8")
    seen = GAME.view(state, Seat(0)).count
    assert seen is not None
    assert (seen.animals, seen.landscapes, seen.score) == (("okapi",), ("forest-end",), 12)
