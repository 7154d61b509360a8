"""Decisions inside a turn: moves of fish and arrival effects."""

import random

import pytest
from msgspec.structs import replace

from rivage.core import Seat
from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import Doubled, Passed, Returned, Swam, Swapped, Tilted, Voided, Walked

from .moments import choices, nests, play, position, river


class TestControl:
    def test_a_side_controls_its_nest_lone_pawns_and_stacks_with_its_pawn_on_top(self) -> None:
        state = play(position("e/se/es/E+S/./s/.", doubles=(1, 0)), "c3")
        assert choices(state) == ["nest2", "t1", "t2", "t4"]

    def test_singles_and_doubles_in_the_nest_are_two_choices(self) -> None:
        assert choices(play(position(doubles=(2, 0)), "c3")) == ["nest", "nest2"]

    def test_two_equal_pieces_on_the_big_tile_are_one_choice(self) -> None:
        assert choices(play(position("./././e+e/././."), "c3")) == ["nest", "t4"]

    def test_two_different_pieces_on_the_big_tile_are_two_choices(self) -> None:
        assert choices(play(position("./././E+e/././."), "c3")) == ["nest", "t4", "t4b"]

    def test_the_second_slot_is_named_after_sorting(self) -> None:
        assert choices(play(position("./././S+e/././."), "c3")) == ["nest", "t4b"]

    def test_a_stack_moves_as_one_piece(self) -> None:
        assert river(play(position("./se/./.+./././.", tiles="ABT*SAB"), "c3, t2")) == "././se/.+./././."


class TestMoving:
    def test_eels_swim_up_and_salmon_down(self) -> None:
        assert river(play(position("e/././.+./././s"), "c2, t1")) == "./././e+./././s"
        assert river(play(position("e/././.+./././s", mover="s"), "c2, t7")) == "e/././s+./././."

    def test_tiles_before_the_destination_may_be_full(self) -> None:
        assert river(play(position("./e/E/.+./././.", tiles="BAS*TAB"), "c2, nest")) == "./e/E/e+./././."

    def test_a_piece_passes_full_tiles_one_by_one(self) -> None:
        state = play(position("e/es/se/.+./././.", tiles="AAT*BSB"), "c3, nest")
        assert river(state) == "e/es/se/e+./././."
        assert state.last[0] == Swam("e", 0, 4, skipped=3)

    def test_a_piece_that_cannot_enter_any_tile_reaches_the_nest(self) -> None:
        state = play(position("./././.+./e/es/e"), "c3, t5")
        assert state.last[0] == Swam("e", 5, 8, skipped=2)
        assert state.position.bear == 5

    def test_a_lone_pawn_enters_an_empty_slot(self) -> None:
        assert river(play(position(), "c3, nest")) == "e/././.+./././."

    def test_a_lone_pawn_covers_a_lone_enemy(self) -> None:
        state = play(position("S/././.+./././."), "c3, nest")
        assert river(state) == "Se/././.+./././."
        assert state.last[0] == Swam("e", 0, 1, onto="S")

    def test_own_pawns_and_stacks_cannot_be_entered(self) -> None:
        assert river(play(position("E/se/es/.+./././."), "c3, nest")) == "E/se/es/e+./././."

    def test_a_stack_enters_only_empty_slots(self) -> None:
        state = play(position("se/s/E/.+./././."), "c3, t1")
        assert river(state) == "./s/E/se+./././."

    def test_a_stack_may_take_the_second_slot_of_the_big_tile(self) -> None:
        assert river(play(position("././se/s+./././."), "c3, t3")) == "./././s+se/././."
        assert river(play(position("././se/s+s/././."), "c3, t3")).startswith("./././s+s/")

    def test_stacks_never_exceed_two(self) -> None:
        assert river(play(position("./././es+se/././.", mover="s"), "c2, nest")).startswith("./././es+se/s/")

    def test_on_the_big_tile_a_lone_enemy_must_be_covered_even_if_a_slot_is_empty(self) -> None:
        assert river(play(position("././e/s+./././."), "c3, t3")) == "./././se+./././."
        assert river(play(position("././e/E+s/././."), "c3, t3")) == "./././E+se/././."

    def test_the_player_chooses_which_of_two_different_lone_enemies_to_cover(self) -> None:
        text = position("././e/S+s/././.")
        assert choices(play(text, "c3, t3")) == ["cover S", "cover s"]
        assert river(play(text, "c3, t3")) == "././e/S+s/././."
        assert river(play(text, "c3, t3, cover S")) == "./././Se+s/././."
        assert river(play(text, "c3, t3, cover s")) == "./././S+se/././."

    def test_two_equal_lone_enemies_need_no_choice(self) -> None:
        assert river(play(position("././e/s+s/././."), "c3, t3")) == "./././s+se/././."

    def test_the_slots_of_the_big_tile_are_sorted_with_the_empty_one_last(self) -> None:
        state = play(position("./././E+e/././."), "c3, t4")
        assert river(state) == "./././e+./E/./."
        assert state.last[0] == Swam("E", 4, 5)
        state = play(position("././E/e+./././."), "c3, t3")
        assert river(state) == "./././E+e/././."
        assert state.last[0] == Swam("E", 3, 4)
        state = play(position("././e/E+./././."), "c3, t3")
        assert state.last[0] == Swam("e", 3, 4, target_slot=1)


class TestReachingTheNest:
    @pytest.mark.parametrize(("piece", "steps"), [("e", 1), ("E", 2), ("se", 2), ("sE", 3), ("Se", 3), ("SE", 4)])
    def test_the_bear_walks_one_step_for_each_fish_shown_on_the_piece(self, piece: str, steps: int) -> None:
        state = play(position(f"./././.+./././{piece}", bear=2), "c3, t7")
        assert state.position.bear == 2 + steps
        assert Walked(2, 2 + steps, "nest") in state.last

    @pytest.mark.parametrize(("piece", "steps"), [("e", 1), ("E", 2), ("se", 1), ("sE", 2), ("Se", 1), ("SE", 2)])
    def test_with_stack_counts_top_only_the_upper_pawn_counts(self, piece: str, steps: int) -> None:
        assert play(position(f"./././.+./././{piece}", bear=2) + " top", "c3, t7").position.bear == 2 + steps

    def test_the_pawn_returns_to_its_nest_with_the_same_face_up(self) -> None:
        state = play(position("./././.+./././E"), "c3, t7")
        assert nests(state) == "41/50"
        assert Returned("E", 0) in state.last

    def test_a_carried_enemy_stays_in_its_own_nest_with_the_same_face_up(self) -> None:
        assert nests(play(position("./././.+./././Se"), "c3, t7")) == "50/41"

    def test_remaining_movement_is_lost_in_the_nest_without_an_effect(self) -> None:
        state = play(position("./././.+./././E"), "c2, t7")
        assert (state.position.bear, state.phase) == (6, "done")

    def test_salmon_push_the_bear_toward_the_eels(self) -> None:
        assert play(position("Es/././.+./././.", mover="s"), "c3, t1").position.bear == 1


class TestBearTile:
    def test_a_double_moves_the_bear_one_step(self) -> None:
        state = play(position(doubles=(1, 0)), "c3, nest2")
        assert state.position.bear == 5
        assert Walked(4, 5, "tile") in state.last

    def test_a_single_does_not_move_the_bear(self) -> None:
        state = play(position(), "c3, nest")
        assert state.position.bear == 4
        assert Voided("B", 1) in state.last

    def test_the_top_pawn_decides_whether_the_bear_moves(self) -> None:
        assert play(position("S/././.+./././."), "c3, nest").position.bear == 4
        assert play(position("s/././.+./././.", doubles=(1, 0)), "c3, nest2").position.bear == 5

    def test_the_bear_effect_is_compulsory_and_can_end_the_game(self) -> None:
        assert play(position(doubles=(1, 0), bear=7), "c3, nest2").phase == "over"


class TestAdvance:
    TILES = "AAB*BST"

    def test_one_fish_of_the_mover_moves_one_tile(self) -> None:
        state = play(position("./././.+./E/./.", tiles=self.TILES), "c3, nest")
        assert choices(state) == ["nest", "t1", "t5"]

    def test_an_advanced_fish_has_no_arrival_effect(self) -> None:
        state = play(position(tiles=self.TILES), "c3, nest, t1")
        assert (river(state), state.phase) == ("./e/./.+./././.", "done")
        state = play(position("./E/./.+./././.", tiles=self.TILES), "c3, nest, t2")
        assert (river(state), state.position.bear) == ("e/./E/.+./././.", 4)

    def test_an_advanced_fish_that_reaches_the_nest_moves_the_bear(self) -> None:
        assert play(position("./././.+./././E", tiles=self.TILES), "c3, nest, t7").position.bear == 6

    def test_an_advanced_fish_can_need_a_cover_decision(self) -> None:
        text = position("././e/S+s/././.", tiles=self.TILES)
        assert choices(play(text, "c3, nest, t3")) == ["cover S", "cover s"]
        state = play(text, "c3, nest, t3, cover s")
        assert (river(state), state.phase) == ("e/././S+se/././.", "done")


class TestSwap:
    TILES = "SAB*BAT"

    def test_any_stack_may_be_swapped_including_the_new_one(self) -> None:
        state = play(position("s/es/se/.+./././.", tiles=self.TILES), "c3, nest")
        assert choices(state) == ["swap 1", "swap 2", "swap 3"]
        assert river(play(position("s/es/se/.+./././.", tiles=self.TILES), "c3, nest, swap 1")) == "es/es/se/.+./././."

    def test_a_swapped_stack_changes_sides(self) -> None:
        state = play(position("./es/./.+./././.", tiles=self.TILES), "c3, nest, swap 2")
        assert river(state) == "e/se/./.+./././."
        assert Swapped(2, "se") in state.last

    def test_a_swap_is_compulsory(self) -> None:
        assert choices(play(position("s/././.+./././.", tiles=self.TILES), "c3, nest")) == ["swap 1"]

    def test_a_swap_without_a_stack_is_void(self) -> None:
        state = play(position(tiles=self.TILES), "c3, nest")
        assert Voided("S", 1) in state.last
        assert state.phase == "done"

    def test_different_stacks_on_the_big_tile_are_separate_choices(self) -> None:
        assert choices(play(position("./././es+se/././.", tiles=self.TILES), "c3, nest")) == ["swap 4", "swap 4b"]
        assert choices(play(position("./././es+es/././.", tiles=self.TILES), "c3, nest")) == ["swap 4"]
        assert choices(play(position("./././e+es/././.", tiles=self.TILES), "c3, nest")) == ["swap 4b"]
        assert river(play(position("./././es+es/././.", tiles=self.TILES), "c3, nest, swap 4")) == "e/././es+se/././."

    def test_a_swap_has_no_arrival_effect(self) -> None:
        assert play(position("./././Es+./././.", tiles=self.TILES), "c3, nest, swap 4").phase == "done"


class TestTilt:
    TILES = "TAB*BAS"

    def test_any_current_may_be_tilted_including_the_played_one(self) -> None:
        assert choices(play(position(tiles=self.TILES), "c3, nest")) == ["tilt 1", "tilt 2", "tilt 3"]

    def test_the_opponent_cannot_choose_a_tilted_current_in_the_next_turn(self) -> None:
        state = play(position(tiles=self.TILES), "c3, nest, tilt 3")
        assert (state.progress.marked, state.last[0]) == ("3", Tilted(3))
        state = play(position(tiles=self.TILES), "c3, nest, tilt 3, done")
        assert choices(state) == ["c1", "c2"]

    def test_a_tilted_current_is_available_after_the_opponents_turn(self) -> None:
        state = play(position(tiles=self.TILES), "c3, nest, tilt 3, done, c1, nest, nest, done")
        assert choices(state) == ["c1", "c2", "c3"]

    def test_a_current_tilted_against_the_mover_may_be_tilted_again(self) -> None:
        assert choices(play(position(tiles=self.TILES, tilted="12"), "c3, nest")) == ["tilt 1", "tilt 2", "tilt 3"]

    def test_a_second_tilt_in_a_turn_offers_the_other_currents(self) -> None:
        # Two eels move from the nest over full tiles to the Tilt tile, the second by the effect of the big tile.
        text = position("es/es/./.+./././.", tiles="BAT*BAS", currents="1a1b1a", doubles=(1, 0))
        actions = "c2, nest2, tilt 3, t3, nest, use"
        assert choices(play(text, actions)) == ["tilt 1", "tilt 2"]
        assert play(text, f"{actions}, tilt 1").progress.marked == "13"
        assert play(text, f"{actions}, tilt 1, done").position.tilted == "13"

    def test_a_third_tilt_in_a_turn_is_void(self) -> None:
        # With the tiles of the box no turn leads here, so the test sets two marks itself.
        state = play(position(tiles=self.TILES), "c3")
        state = replace(state, progress=replace(state.progress, marked="12"))
        state = GAME.apply(state, Seat(0), GAME.parse_action("nest"))
        assert Voided("T", 1) in state.last
        assert (state.progress.marked, state.phase) == ("12", "done")


class TestBigTile:
    def test_a_single_turns_one_of_the_visible_singles_to_double(self) -> None:
        text = position("e/se/e/es+./././.")
        assert choices(play(text, "c3, t3")) == ["double nest", "double t1", "double t2", "double t4"]

    def test_a_single_under_an_enemy_cannot_be_doubled(self) -> None:
        assert "double t7" not in choices(play(position("././e/.+./././es"), "c3, t3"))

    def test_the_arriving_pawn_may_be_doubled(self) -> None:
        state = play(position("././e/s+./././."), "c3, t3, double t4")
        assert river(state) == "./././sE+./././."
        assert state.last[0] == Doubled(4, "sE")

    def test_a_single_in_the_nest_may_be_doubled(self) -> None:
        state = play(position("././e/.+./././."), "c3, t3, double nest")
        assert nests(state) == "31/50"
        assert state.last[0] == Doubled(0, "E")

    def test_two_equal_singles_on_the_big_tile_are_one_choice(self) -> None:
        text = position("././e/e+./././.")
        assert choices(play(text, "c3, t3")) == ["double nest", "double t4"]
        assert river(play(text, "c3, t3, double t4")) == "./././E+e/././."

    def test_the_slots_are_sorted_after_doubling(self) -> None:
        state = play(position("././e/S+s/././."), "c3, t3, cover s, double t4b")
        assert river(state) == "./././S+sE/././."
        state = play(position("././e/S+./././."), "c3, t3, double t4")
        assert river(state) == "./././SE+./././."

    def test_a_double_may_turn_a_single_or_move_a_fish(self) -> None:
        text = position("././E/.+./././.", doubles=(1, 0))
        assert choices(play(text, "c3, t3")) == ["double nest", "nest", "nest2", "t4"]

    def test_a_double_without_singles_must_move_a_fish(self) -> None:
        text = position("././E/.+./././.", doubles=(4, 0))
        assert choices(play(text, "c3, t3")) == ["nest2", "t4"]

    def test_the_effect_of_a_move_from_the_big_tile_is_optional(self) -> None:
        text = position("././E/.+./././.", tiles="BAS*TAB")
        assert choices(play(text, "c3, t3, t4")) == ["use", "pass"]
        assert choices(play(text, "c3, t3, t4, use")) == ["tilt 1", "tilt 2", "tilt 3"]
        state = play(text, "c3, t3, t4, pass")
        assert (state.progress.marked, state.phase, state.last[0]) == ("", "done", Passed(5))

    def test_an_optional_effect_that_is_void_needs_no_decision(self) -> None:
        assert play(position("././E/.+./././.", tiles="BAT*SAB"), "c3, t3, t4").phase == "done"
        assert play(position("././E/.+./././.", tiles="BAT*SAB"), "c3, t3, nest").phase == "done"

    def test_a_double_may_use_a_bear_tile(self) -> None:
        assert play(position("././E/.+./././.", tiles="SAT*BAB"), "c3, t3, t4, use").position.bear == 5
        assert play(position("././E/.+./././.", tiles="SAT*BAB"), "c3, t3, t4, pass").position.bear == 4

    def test_a_used_advance_moves_a_fish_without_effect(self) -> None:
        state = play(position("././E/.+./././.", tiles="BST*ABA"), "c3, t3, t4, use, t5")
        assert (river(state), state.position.bear, state.phase) == ("./././.+././E/.", 4, "done")

    def test_another_fish_may_enter_the_big_tile_and_use_it_again(self) -> None:
        text = position("./E/E/.+./././.")
        assert choices(play(text, "c1, t2")) == ["double nest", "nest", "t3", "t4"]
        assert choices(play(text, "c1, t2, t3")) == ["use", "pass"]
        assert choices(play(text, "c1, t2, t3, use")) == ["double nest", "nest", "t4"]
        assert river(play(text, "c1, t2, t3, use, t4, pass")) == "./././E+./E/./."

    def test_a_single_that_follows_onto_the_big_tile_may_only_double(self) -> None:
        text = position("./E/e/.+./././.")
        assert choices(play(text, "c1, t2, t3, use")) == ["double nest", "double t4b"]

    def test_a_move_from_the_big_tile_into_the_nest_moves_the_bear(self) -> None:
        state = play(position("././E/.+./././E"), "c3, t3, t7")
        assert (state.position.bear, state.phase) == (6, "done")

    def test_the_second_move_of_twice_one_follows_a_chain_of_effects(self) -> None:
        state = play(position("././E/.+./././.", currents="1a1b1a"), "c2, t3, t4, pass")
        assert state.phase == "fish"
        assert choices(state) == ["nest", "t5"]


class TestLength:
    def test_a_turn_has_fewer_than_three_decisions_on_average_and_often_two(self) -> None:
        counts = [count for seed in range(100) for count in decisions(random.Random(seed))]
        assert sum(counts) / len(counts) < 3
        assert counts.count(2) > len(counts) / 4


def decisions(dice: random.Random) -> list[int]:
    """Play a game at random; returns the decisions of each turn, without its end and what the client plays by itself."""
    state = play(position())
    counts: list[int] = []
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        count = 0
        while seat in GAME.to_act(state):
            legal = choices(state)
            count += count == 0 or len(legal) > 1
            state = GAME.apply(state, seat, GAME.parse_action(dice.choice(legal)))
        counts.append(count)
    return counts
