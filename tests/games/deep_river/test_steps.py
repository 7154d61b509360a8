"""Set-up, the order of a turn, and the endings. `test_turn.py` tests the effects inside a turn."""

import pytest
from msgspec.structs import replace

from rivage.core import CHANCE, Chances, Options, Seat
from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import DeepRiverState, Drawn, Drifted, Ended, Named, Took, Turned
from rivage.games.deep_river.steps import MAX_CACHED_STATES, STEP, next_states, step

from .moments import choices, nests, play, position, river

EELS, SALMON = Seat(0), Seat(1)
LATE = "./././.+./././E"
"""A river with a double eel on the tile before the Salmon's nest."""


def begun(*actions: str, **options: str | bool) -> DeepRiverState:
    state = GAME.initial(2, Options(options))
    for text in actions:
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, GAME.parse_action(text))
    return state


class TestSetUp:
    def test_chance_draws_the_tiles_the_throw_and_the_side_that_begins(self) -> None:
        state = begun()
        for expected, action in (("tiles", "tiles BASTAB"), ("throw", "throw aba"), ("first", "first s")):
            assert GAME.to_act(state) == {CHANCE}
            legal = GAME.legal_actions(state, CHANCE)
            assert all(str(action).startswith(expected) for action in legal)
            state = GAME.apply(state, CHANCE, GAME.parse_action(action))
        assert GAME.format_state(state) == "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"

    @pytest.mark.parametrize(("before", "count"), [((), 180), (("tiles BASTAB",), 8), (("tiles BASTAB", "throw aaa"), 2)])
    def test_every_draw_is_uniform_over_distinct_results(self, before: tuple[str, ...], count: int) -> None:
        legal = GAME.legal_actions(begun(*before), CHANCE)
        assert isinstance(legal, Chances)
        assert len(set(legal)) == legal.total == count
        assert set(legal.weights) == {1}

    def test_the_big_tile_is_in_the_middle(self) -> None:
        assert begun("tiles TSBABA").setting.tiles == "TSB*ABA"

    def test_all_fish_start_single_in_their_nest_and_the_bear_at_the_big_tile(self) -> None:
        state = begun("tiles BASTAB", "throw aaa", "first e")
        assert (river(state), nests(state), state.position.bear) == ("./././.+./././.", "50/50", 4)

    def test_seat_0_plays_the_eels_and_seat_1_the_salmon(self) -> None:
        assert GAME.to_act(begun("tiles BASTAB", "throw aaa", "first e")) == {EELS}
        assert GAME.to_act(begun("tiles BASTAB", "throw aaa", "first s")) == {SALMON}

    def test_a_draw_has_an_effect_with_its_result(self) -> None:
        assert begun("tiles BASTAB").last == (Drawn("tiles", "BASTAB"),)


class TestPie:
    def test_seat_0_names_the_side_that_begins_and_seat_1_takes_a_side(self) -> None:
        state = begun("tiles BASTAB", "throw aaa", pie=True)
        assert GAME.to_act(state) == {EELS}
        assert choices(state) == ["begin e", "begin s"]
        state = GAME.apply(state, EELS, GAME.parse_action("begin s"))
        assert state.last == (Named("s"),)
        assert GAME.to_act(state) == {SALMON}
        assert choices(state) == ["take e", "take s"]

    def test_the_player_who_takes_the_side_that_begins_moves_first(self) -> None:
        state = begun("tiles BASTAB", "throw aaa", "begin s", "take s", pie=True)
        assert state.position.mover == "s"
        assert GAME.to_act(state) == {Seat(1)}

    def test_taking_the_eels_crosses_the_seats(self) -> None:
        state = begun("tiles BASTAB", "throw aaa", "begin s", "take e", pie=True)
        assert state.last == (Took(1, "e"),)
        assert state.setting.sides == ("s", "e")
        assert GAME.to_act(state) == {Seat(0)}

    def test_the_winner_is_a_seat_with_crossed_sides(self) -> None:
        state = play(position(bear=7, currents="1b1a1a") + " crossed", "c1, nest")
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (outcome.winners, outcome.returns) == ((1,), (-1.0, 1.0))


class TestATurn:
    def test_a_turn_begins_by_choosing_a_current(self) -> None:
        assert choices(play(position())) == ["c1", "c2", "c3"]

    @pytest.mark.parametrize(("tilted", "free"), [("2", ["c1", "c3"]), ("13", ["c2"])])
    def test_a_tilted_current_cannot_be_chosen(self, tilted: str, free: list[str]) -> None:
        assert choices(play(position(tilted=tilted))) == free

    def test_a_number_moves_one_fish_by_that_many_tiles(self) -> None:
        state = play(position(tiles="BBT*AAS"), "c2, nest")
        assert river(state) == "././e/.+./././."

    def test_one_and_bear_moves_a_fish_and_then_the_bear_toward_the_enemy(self) -> None:
        assert play(position(currents="1b1a1a"), "c1, nest").position.bear == 5
        assert play(position(currents="1b1a1a", mover="s"), "c1, nest").position.bear == 3

    def test_twice_one_moves_a_fish_and_resolves_its_effect_twice(self) -> None:
        state = play(position(currents="1a1b1a"), "c2, nest")
        assert choices(state) == ["nest", "t1"]
        state = play(position(currents="1a1b1a", tiles="TBA*BSA"), "c2, nest, tilt 1, t1")
        assert river(state) == "./e/./.+./././."
        assert state.phase == "done"

    def test_the_played_current_drifts_and_turns_over(self) -> None:
        state = play(position(currents="3a1a1a"), "c1, nest, nest")
        assert state.position.currents == ("4b", "1a", "1a")
        assert state.last[-1] == Drifted(1, 3, 4, "1+bear")

    def test_a_current_on_the_last_tile_only_turns_over(self) -> None:
        state = play(position(currents="7b1a1a"), "c1, nest")
        assert state.position.currents == ("7a", "1a", "1a")

    def test_a_turn_passes_after_its_confirmation(self) -> None:
        state = play(position(), "c3, nest")
        assert choices(state) == ["done"]
        state = play(position(), "c3, nest, done")
        assert (state.position.mover, state.turn, state.last) == ("s", 1, (Turned("s"),))

    def test_without_a_fish_the_move_is_void_and_the_bear_still_walks(self) -> None:
        state = play(position("es/es/es/es+./es/./.", currents="1b1a1a"), "c1")
        assert (state.position.bear, state.phase, state.position.currents[0]) == (5, "done", "2a")

    def test_without_a_fish_both_moves_of_twice_one_are_void(self) -> None:
        assert play(position("es/es/es/es+./es/./.", currents="1a1b1a"), "c2").phase == "done"

    def test_a_second_move_is_void_when_the_first_loses_the_last_fish(self) -> None:
        # The only free eel covers a salmon on the Swap tile, and swaps that stack.
        text = position("e/s/es/es+./es/es/.", tiles="BSA*TAB", currents="1a1b1a")
        state = play(text, "c2, t1, swap 2")
        assert (river(state), state.phase) == ("./es/es/es+./es/es/.", "done")

    def test_currents_tilted_against_the_mover_are_available_after_the_turn(self) -> None:
        state = play(position(tilted="12"), "c3, nest, done")
        assert state.position.tilted == ""


class TestEnd:
    @pytest.mark.parametrize(("mover", "bear", "winner"), [("e", 7, 0), ("s", 1, 1)])
    def test_the_bear_in_a_nest_ends_the_game_at_once_and_its_owner_loses(self, mover: str, bear: int, winner: int) -> None:
        state = play(position(bear=bear, currents="1b1a1a", mover=mover), "c1, nest")
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("bear-home", (winner,))
        assert state.last[-1] == Ended("bear-home", mover)

    def test_the_bear_stops_in_the_nest(self) -> None:
        assert play(position("./././.+./././sE", bear=6), "c1, t7").position.bear == 8

    def test_the_rest_of_the_turn_is_cancelled_when_the_bear_ends_the_game(self) -> None:
        state = play(position(LATE, bear=7, currents="1a3b1a"), "c2, t7")
        assert GAME.format_state(state) == "BAS*TAB ./././.+./././. 41/50 8 1a3b1a - s"

    def test_a_final_position_has_the_next_side_and_the_tilted_currents(self) -> None:
        state = play(position(LATE, tiles="TAS*BAB", bear=7, currents="1a3b1a"), "c2, nest, tilt 3, t7")
        assert GAME.format_state(state) == "TAS*BAB e/././.+./././. 31/50 8 1a3b1a 3 s"

    @pytest.mark.parametrize(
        ("bear", "reason", "winners"), [(5, "currents-home", (0,)), (3, "currents-home", (1,)), (4, "currents-home-draw", ())]
    )
    def test_two_currents_at_the_last_tile_end_the_game(self, bear: int, reason: str, winners: tuple[int, ...]) -> None:
        state = play(position(bear=bear, currents="7a6a1a"), "c2, nest, done")
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == (reason, winners)
        assert state.position.mover == "s"

    def test_currents_end_the_game_only_at_the_end_of_the_turn(self) -> None:
        assert GAME.outcome(play(position(currents="7a6a1a"), "c2, nest")) is None

    def test_the_third_occurrence_of_a_position_is_a_draw(self) -> None:
        state = play(position(tiles="BAT*ASB", currents="1a1a7a"))
        for _ in range(2):
            assert GAME.outcome(state) is None
            state = repeated(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("repetition", ())

    def test_a_repeated_position_is_reported_with_its_count(self) -> None:
        state = repeated(play(position(tiles="BAT*ASB", currents="1a1a7a")))
        assert state.last == (Turned(state.position.mover, 2),)
        assert GAME.outcome(state) is None

    def test_a_drift_clears_the_history_of_positions(self) -> None:
        state = repeated(play(position(tiles="BAT*ASB", currents="1a1a7a")))
        assert len(state.seen) == 3
        state = act(state, "c1", *("nest",) * 2, "done")
        assert state.seen == ()

    def test_the_game_is_a_draw_after_sixty_turns(self) -> None:
        state = replace(play(position()), turn=59)
        assert GAME.outcome(state) is None
        outcome = GAME.outcome(act(state, "c3", "nest", "done"))
        assert outcome is not None
        assert (outcome.reason, outcome.winners, outcome.returns) == ("too-long", (), (0.0, 0.0))


def act(state: DeepRiverState, *texts: str) -> DeepRiverState:
    for text in texts:
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, GAME.parse_action(text))
    return state


def repeated(state: DeepRiverState) -> DeepRiverState:
    """Return a state two turns later with the same position. Real turns would need many steps, so the test resets the pieces."""
    mover = state.position.mover
    for side in ("s" if mover == "e" else "e", mover):
        running = act(state, "c3", "nest")
        assert running.phase == "done"
        start = running.progress.start
        assert start is not None
        back = replace(running.position, slots=start.position.slots, nests=start.position.nests)
        running = replace(running, position=back)
        state = act(running, "done")
        assert state.position.mover == side
    return state


class TestNextStates:
    def test_a_cached_next_state_equals_the_computed_state(self) -> None:
        state = begun("tiles BASTAB", "throw aba", "first s")
        while state.legal:
            following = next_states(state)
            assert following == {action: STEP[state.phase](state, action) for action in state.legal}
            chosen = state.legal[len(state.legal) // 2]
            after = step(state, chosen)
            assert after is following[chosen]
            assert step(state, chosen) == after, "also without the cache"
            state = after

    def test_an_equal_state_does_not_use_the_cache_entry(self) -> None:
        state = begun("tiles BASTAB", "throw aba", "first s")
        following = next_states(state)
        twin = replace(state)
        assert step(twin, state.legal[0]) == following[state.legal[0]]

    def test_the_cache_of_next_states_is_bounded(self) -> None:
        states = [begun("tiles BASTAB", "throw aba") for _ in range(3)]
        for number in range(MAX_CACHED_STATES + 10):
            next_states(states[number % 3])
        assert all(step(state, state.legal[0]) == STEP[state.phase](state, state.legal[0]) for state in states)
