from math import factorial

from rivage.games.deep_river import components as box


def test_the_river_has_seven_tiles_with_the_big_one_in_the_middle() -> None:
    assert sorted(set(box.SLOT_TILES)) == list(range(1, box.TILES + 1))
    assert box.BIG == (box.TILES + 1) // 2 == box.BEAR_START


def test_a_simple_tile_has_one_slot_and_the_big_one_two() -> None:
    assert [box.SLOT_TILES.count(tile) for tile in range(1, 8)] == [1, 1, 1, 2, 1, 1, 1]


def test_there_are_two_bears_two_advances_a_swap_and_a_tilt() -> None:
    assert sorted(box.SIMPLE_TILES) == sorted("BBAAST")


def test_there_are_180_distinct_rows_of_tiles_and_8_throws() -> None:
    assert len(set(box.ARRANGEMENTS)) == len(box.ARRANGEMENTS) == factorial(6) // (2 * 2) == 180
    assert len(set(box.THROWS)) == len(box.THROWS) == 8


def test_the_bear_starts_four_steps_from_either_nest() -> None:
    assert {abs(nest - box.BEAR_START) for nest in box.NESTS.values()} == {4}


def test_the_faces_of_the_currents_are_those_of_the_rules() -> None:
    assert [[face.name for face in faces] for faces in box.CURRENTS] == [["2", "1+bear"], ["3", "twice 1"], ["1", "2"]]


def test_a_path_leads_from_the_destination_on_to_the_enemy_nest() -> None:
    assert box.PATHS["e", 0, 3] == (3, 4, 5, 6, 7)
    assert box.PATHS["s", 8, 2] == (6, 5, 4, 3, 2, 1)
    assert box.PATHS["e", 7, 1] == box.PATHS["s", 2, 3] == ()


def test_a_stack_is_one_pawn_of_each_side() -> None:
    assert sorted(box.STACKS) == ["ES", "Es", "SE", "Se", "eS", "es", "sE", "se"]
