"""The rules by section of the rules file: set-up, placing and hands. `test_course.py` covers the rest of a match."""

import pytest
from msgspec.structs import replace

from rivage.core import CHANCE, IllegalAction, Listed, OptionError, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.bodies import bodies
from rivage.games.aya.state import AyaState

from ..play import begun, chance, does, holds, legal, placed, plays, refused, taken, toppling

# The box and set-up.


@pytest.mark.parametrize(
    ("seats", "stocks"), [(1, [156]), (2, [78] * 2), (3, [52] * 3), (4, [39] * 4), (5, [31, 31, 31, 31, 32])]
)
def test_all_dominoes_are_dealt_and_the_first_of_five_seats_gets_one_more(seats: int, stocks: list[int]) -> None:
    state = GAME.initial(seats, Options())
    if seats > 1:
        state = does(state, 0, f"first {seats - 1}")
    assert [player.stock for player in state.players] == stocks
    assert sum(state.pool) == 156


@pytest.mark.parametrize(("cameras", "each"), [(40, 8), (25, 5)])
def test_each_terrain_has_the_same_number_of_cameras(cameras: int, each: int) -> None:
    state = GAME.initial(2, Options({"cameras": cameras}))
    pool = dict(zip(st.DOMINO_KINDS, state.pool, strict=True))
    assert pool["pole*"] == each
    assert pool["pole"] == 30 - each
    assert pool["garden"] == 6


@pytest.mark.parametrize("seats", [0, 6])
def test_aya_has_one_to_five_seats(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.initial(seats, Options())


def test_any_seat_names_the_first_player_who_places_the_start_tile() -> None:
    state = GAME.initial(3, Options())
    assert GAME.to_act(state) == {0, 1, 2}
    assert refused(state, 0, "first 3") == ("no-seat", "")
    state = does(state, 2, "first 1")
    assert GAME.to_act(state) == {1}
    assert refused(state, 1, "start 561,0,0")[0] == "off-table"
    state = does(state, 1, "start 560,-360,33.3")
    assert state.tiles[0].spot.a == 333


def test_a_solo_player_is_the_first_player() -> None:
    assert GAME.to_act(GAME.initial(1, Options())) == {0}
    assert GAME.initial(1, Options()).phase == st.LAYING


def test_any_seat_turns_the_hourglass_before_the_first_draw() -> None:
    state = does(does(GAME.initial(2, Options()), 0, "first 0"), 0, "start 0,0,0")
    assert GAME.to_act(state) == {0, 1}
    assert refused(state, 0, "draw")[0] == "not-now"
    assert does(state, 1, "flip").glass == 1


# Drawing.


def test_every_seat_may_draw_ahead_and_hold_one_domino() -> None:
    state = begun()
    assert GAME.to_act(state) == {0, 1}
    state = holds(state, "pole", 1)
    assert state.players[1].hand == "pole"
    assert state.players[1].stock == 77
    assert refused(state, 1, "draw")[0] == "hand-full"
    state = holds(state, "pole", 0)
    assert refused(state, 0, "draw")[0] == "hand-full"


def test_a_draw_is_weighted_by_the_dominoes_left() -> None:
    state = does(begun(), 0, "draw")
    assert GAME.to_act(state) == {CHANCE}
    chances = GAME.legal_actions(state, CHANCE)
    assert [GAME.format_action(action) for action in chances][:2] == ["drew forest", "drew forest*"]
    assert list(chances.weights) == [22, 8] * 5 + [6]  # type: ignore[attr-defined]  # a Chances


def test_a_kind_that_is_used_up_is_not_drawn() -> None:
    state = begun()
    for _ in range(6):
        state = plays(state, "garden", "reserve")
    state = does(state, state.turn, "draw")
    assert refused(state, CHANCE, "drew garden")[0] == "no-chance"


def test_the_top_domino_of_the_reserve_can_be_taken() -> None:
    state = plays(begun(1), "pole", "reserve")
    state = plays(state, "field", "reserve")
    assert state.players[0].reserve == ("pole", "field")
    state = does(state, 0, "take")
    assert (state.players[0].hand, state.players[0].reserve) == ("field", ("pole",))
    assert refused(state, 0, "take")[0] == "hand-full"
    assert refused(begun(), 0, "take")[0] == "reserve-empty"


def test_a_drawn_domino_never_returns_to_the_stock() -> None:
    state = plays(begun(), "pole", "reserve")
    assert state.players[0].stock == 77


# Placing.


def test_a_domino_is_placed_in_turn_and_the_turn_passes() -> None:
    state = holds(holds(begun(), "pole", 1), "field", 0)
    assert refused(state, 1, "place 100,0,0")[0] == "not-your-turn"
    state = does(state, 0, "place 100,0,0")
    assert (state.turn, state.dominoes[0].kind, state.players[0].hand) == (1, "field", "")
    assert legal(state, 0, "draw")


def test_placing_needs_a_domino_in_hand() -> None:
    assert refused(begun(), 0, "place 100,0,0")[0] == "hand-empty"
    assert refused(begun(), 0, "reserve")[0] == "hand-empty"


def test_a_domino_may_stand_on_a_tile() -> None:
    assert placed(begun(), "0,0,0").dominoes[0].stands


@pytest.mark.parametrize(("place", "valid"), [("597,0,0", True), ("597.1,0,0", False), ("0,397,90", True), ("0,-398,90", False)])
def test_a_domino_must_be_completely_on_the_table(place: str, valid: bool) -> None:
    state = holds(begun(), "pole")
    if valid:
        assert legal(state, 0, f"place {place}")
    else:
        assert refused(state, 0, f"place {place}") == ("off-table", "")


@pytest.mark.parametrize(("place", "valid"), [("106,0,0", True), ("105.9,0,0", False), ("100,15,0", True), ("100,14.9,0", False)])
def test_dominoes_may_touch_but_not_overlap(place: str, valid: bool) -> None:
    state = holds(placed(begun(), "100,0,0"), "pole")
    if valid:
        assert legal(state, 1, f"place {place}")
    else:
        assert refused(state, 1, f"place {place}") == ("overlaps", "domino 1")


def test_only_a_garden_can_be_a_fork() -> None:
    assert refused(holds(begun(), "pole"), 0, "fork 100,0,0")[0] == "no-garden"
    assert plays(begun(), "garden", "fork 100,0,0").dominoes[0].fork
    assert not plays(begun(), "garden", "place 100,0,0").dominoes[0].fork


# Landscapes.


def test_a_camera_domino_brings_a_tile_chosen_by_chance() -> None:
    state = plays(begun(), "forest*", "landscape")
    assert GAME.to_act(state) == {CHANCE}
    assert [GAME.format_action(action) for action in GAME.legal_actions(state, CHANCE)] == ["tile bend", "tile fork", "tile end"]
    state = chance(state, "tile fork")
    assert state.tile == "forest-fork"
    assert "forest-fork" not in state.tiles_left
    assert refused(state, 0, "place 300,0,0")[0] == "tile-in-hand"


def test_the_camera_domino_stands_in_front_of_a_port_and_falls_onto_it() -> None:
    state = taken()
    after = does(state, 0, "lay 200,0,0 262,0,180")
    assert [tile.id for tile in after.tiles] == ["start", "forest-bend"]
    assert (after.tile, after.turn, after.players[0].hand) == ("", 1, "")
    assert refused(state, 0, "lay 200,0,0 242,0,180") == ("overlaps", "the tile forest-bend")
    assert refused(state, 0, "lay 200,0,0 262,0,0")[0] == "before-port"
    assert refused(state, 0, "lay 200,0,0 290,0,180")[0] == "before-port"
    assert refused(state, 0, "lay 200,0,0 200,62,270")[0] == "before-port"
    assert refused(state, 0, "lay 200,0,0 252,-20,100")[0] == "facing-in"
    # The other port of the bend is allowed too, and so is a turned tile.
    assert legal(state, 0, "lay 200,0,60 262,0,180") is False
    assert legal(state, 0, "lay 200,0,240 262,0,180")


def test_a_tile_must_be_completely_on_the_table_and_over_no_piece() -> None:
    state = taken()
    assert refused(state, 0, "lay 79,0,0 141,0,180") == ("overlaps", "the tile start")
    assert refused(state, 0, "lay 580,0,180 518,0,0") == ("off-table", "")
    busy = chance(plays(placed(begun(), "200,0,0"), "forest*", "landscape"), "tile end")
    assert refused(busy, 1, "lay 210,0,0 272,0,180") == ("overlaps", "domino 1")


def test_a_placed_tile_never_moves() -> None:
    state = holds(does(taken(), 0, "lay 200,0,0 262,0,180"), "pole")
    assert refused(state, 1, "lay 300,0,0 362,0,180")[0] == "no-tile"


def test_a_tile_can_be_returned_and_its_domino_goes_to_the_reserve() -> None:
    state = does(taken("end"), 0, "back")
    assert state.tiles_left == st.TILES
    assert state.players[0].reserve == ("forest*",)
    assert state.turn == 1


def test_a_returned_tile_is_drawn_next() -> None:
    state = does(taken("end"), 0, "back")
    assert [pile.top for pile in GAME.view(state, None).piles if pile.terrain == "forest"] == ["end"]
    state = does(holds(state, "forest*"), 1, "landscape")
    assert [GAME.format_action(action) for action in GAME.legal_actions(state, CHANCE)] == ["tile end"]
    assert chance(state, "tile end").tops == ()


def test_photos_need_a_camera_domino_and_a_pile_that_is_not_empty() -> None:
    assert refused(holds(begun(), "forest"), 0, "landscape")[0] == "no-camera"
    state = begun(1)
    for kind, x in (("bend", -500), ("fork", -300), ("end", 200)):
        state = chance(plays(state, "forest*", "landscape"), f"tile {kind}")
        state = does(state, 0, f"lay {x},200,0 {x + 62},200,180")
    assert refused(holds(state, "forest*"), 0, "landscape")[0] == "no-tiles-left"


# Animals.


def test_an_animal_lies_on_the_camera_domino_and_another_one() -> None:
    state = plays(placed(begun(), "200,0,0"), "forest*", "animal 220,0,0 210,0")
    assert GAME.to_act(state) == {CHANCE}
    assert len(list(GAME.legal_actions(state, CHANCE))) == 5
    state = chance(state, "meet okapi")
    assert (state.riders[0].animal, state.riders[0].camera, state.riders[0].rides) == ("okapi", 2, True)
    assert "okapi" not in state.animals_left


def test_an_animal_needs_a_second_standing_domino() -> None:
    assert refused(holds(begun(), "forest*"), 0, "animal 220,0,0 210,0")[0] == "astride"
    state = holds(placed(begun(), "200,0,0"), "forest*")
    assert refused(state, 1, "animal 240,0,0 230,0")[0] == "astride"
    # Two dominoes on the same side of its centre do not hold it.
    assert refused(state, 1, "animal 207,0,0 216,0")[0] == "astride"


def test_an_animal_may_lie_near_a_tile_but_not_over_it_or_an_animal() -> None:
    state = holds(placed(begun(), "46,0,0"), "forest*")
    assert refused(state, 1, "animal 63,0,0 54.9,0") == ("on-tile", "start")
    assert legal(state, 1, "animal 63,0,0 55,0")
    state = chance(plays(placed(begun(), "200,0,0"), "forest*", "animal 220,0,0 210,0"), "meet okapi")
    assert refused(holds(state, "pole*"), 0, "animal 240,0,0 230,0") == ("overlaps", "okapi")


def test_a_pile_of_animals_can_be_used_up() -> None:
    state = begun(1)
    for number, name in enumerate(("okapi", "eurasian-lynx", "blue-morpho", "blue-peacock", "poison-dart-frog")):
        y = 60 * number - 150
        state = placed(state, f"300,{y},0", kind="field")
        state = chance(plays(state, "forest*", f"animal 320,{y},0 310,{y}"), f"meet {name}")
    assert refused(placed_hand(state), 0, "animal 320,200,0 310,200")[0] == "no-animals-left"


def placed_hand(state: AyaState) -> AyaState:
    return holds(placed(state, "300,200,0", kind="field"), "forest*")


# Buffers.


def buffered() -> AyaState:
    state = plays(placed(begun(), "200,0,0"), "forest*", "buffer 220,30,0")
    return chance(state, "meet okapi")


def test_any_seat_raises_a_buffer_and_puts_its_animal_on() -> None:
    state = buffered()
    assert not state.dominoes[1].stands
    assert not state.riders[0].rides
    state = holds(state, "pole", 1)
    assert refused(state, 1, "put okapi 210,0") == ("lies", "2")
    state = does(state, 1, "raise 2 220,0,0", "put okapi 210,0")
    assert state.dominoes[1].stands
    assert (state.riders[0].rides, state.riders[0].buffer) == (True, False)
    assert state.turn == 0


def test_a_buffer_may_be_raised_beside_its_place() -> None:
    assert refused(buffered(), 0, "raise 2 220,-31,0") == ("too-far", "2")
    assert refused(buffered(), 0, "raise 2 200,2,0") == ("overlaps", "domino 1")
    assert refused(buffered(), 0, "raise 1") == ("stands", "1")
    assert refused(buffered(), 0, "raise 9") == ("no-domino", "9")


def test_a_buffer_needs_room_for_its_animal() -> None:
    state = holds(placed(begun(), "100,0,0"), "forest*")
    assert refused(state, 1, "buffer 100,15.1,0") == ("overlaps", "domino 1")
    assert legal(state, 1, "buffer 100,23,0")


def test_a_domino_may_not_be_turned_into_a_lying_animal() -> None:
    state = chance(plays(placed(begun(), "100,0,0"), "forest*", "buffer 100,22.6,0"), "meet okapi")
    assert refused(state, 0, "turn 1 20") == ("overlaps", "okapi")


def test_raising_a_domino_takes_the_animals_on_it_off_the_table() -> None:
    state = does(buffered(), 1, "raise 2 220,0,0")
    assert [rider.aside for rider in state.riders] == [True]
    assert bodies(state).animals == ()
    # Meanwhile it is in nobody's way; an animal that is put back is on the table again.
    assert legal(holds(state, "pole"), 0, "place 220,30,0")
    state = does(state, 1, "put okapi 210,0")
    assert [(rider.aside, rider.rides) for rider in state.riders] == [(False, True)]
    assert len(bodies(state).animals) == 1


def test_an_animal_must_overlap_both_dominoes() -> None:
    state = holds(placed(begun(), "60,0,0"), "forest*")
    assert refused(state, 1, "animal 92.9,0,0 75,0")[0] == "astride"
    assert legal(state, 1, "animal 92.4,0,0 75,0")


def test_a_buffer_that_was_not_raised_counts_for_nothing() -> None:
    state = toppling(buffered())
    state = chance(does(state, 0, "push 1"), "fell 1")
    seen = GAME.view(state, None).count
    assert seen is not None
    assert (seen.animals, seen.score) == ((), 10)
    assert [(loss.photo, loss.key) for loss in seen.lost] == [("okapi", "not-put-on")]


# Turning and raising.


def test_a_seat_may_turn_any_standing_domino_in_its_turn() -> None:
    state = placed(begun(), "200,0,0")
    assert refused(state, 0, "turn 1 90")[0] == "not-your-turn"
    turned = does(state, 1, "turn 1 90")
    assert (turned.dominoes[0].spot.x, turned.dominoes[0].spot.a) == (2000, 900)
    assert turned.turn == 1


def test_a_garden_is_declared_in_the_turn_of_any_seat() -> None:
    state = plays(placed(begun(), "100,0,0"), "garden", "place 120,0,0")
    assert refused(state, 1, "declare 2 fork")[0] == "not-your-turn"
    assert refused(state, 0, "declare 1 fork")[0] == "no-garden"
    assert refused(state, 0, "declare 3 fork") == ("no-domino", "3")
    assert refused(state, 0, "declare 2 plain") == ("declared", "2")
    forked = does(state, 0, "declare 2 fork")
    assert [domino.fork for domino in forked.dominoes] == [False, True]
    assert [domino.fork for domino in GAME.view(forked, None).dominoes] == [False, True]
    # A declaration does not end the turn and needs no domino in hand.
    assert (forked.turn, forked.players) == (state.turn, state.players)
    assert does(forked, 0, "declare 2 plain") == state


def test_a_fallen_garden_can_be_declared_but_not_in_the_pause() -> None:
    state = chance(plays(begun(1, hands="real"), "garden", "fork 100,0,0"), "fell 1")
    assert not does(state, 0, "declare 1 plain").dominoes[0].fork
    assert refused(chance(state, "glass"), 0, "declare 1 plain")[0] == "not-now"


def test_in_earlier_rules_a_declaration_cannot_be_changed() -> None:
    state = plays(begun(1), "garden", "place 100,0,0")
    earlier = replace(state, setting=replace(state.setting, rules=2))
    assert refused(earlier, 0, "declare 1 fork")[0] == "not-now"
    assert not any(isinstance(each, act.Declare) for each in GAME.legal_actions(holds(earlier, "pole"), Seat(0)))
    assert act.Declare(1, fork=True) in list(GAME.legal_actions(holds(state, "pole"), Seat(0)))


def test_a_domino_turns_only_with_room_and_without_losing_its_animal() -> None:
    state = placed(begun(), "200,0,0", "207,0,0")
    assert refused(state, 0, "turn 1 90") == ("overlaps", "domino 2")
    state = chance(plays(placed(begun(), "200,0,0"), "forest*", "animal 220,0,0 210,7"), "meet okapi")
    assert refused(state, 0, "turn 2 90")[0] == "astride"


def test_any_seat_raises_fallen_dominoes_at_any_time_of_placing() -> None:
    state = begun(3, hands="real")
    state = chance(plays(state, "forest", "place 200,0,0"), "rest")
    state = chance(plays(state, "forest", "place 220,0,0"), "fell 1,2")
    assert [domino.stands for domino in state.dominoes] == [False, False]
    assert refused(state, 0, "raise 2") == ("overlaps", "domino 1")
    state = chance(does(state, 0, "raise 1"), "rest")
    state = chance(does(state, 1, "raise 2"), "rest")
    assert all(domino.stands for domino in state.dominoes)
    assert state.turn == 2


def test_an_animal_falls_with_its_domino_and_is_put_back() -> None:
    state = chance(plays(begun(hands="real"), "forest", "place 200,0,0"), "rest")
    state = chance(plays(state, "forest*", "animal 220,0,0 210,0"), "meet okapi", "fell 2")
    assert not state.riders[0].rides
    state = chance(does(state, 0, "raise 2"), "rest")
    state = chance(does(state, 0, "put okapi 210,0"), "rest")
    assert state.riders[0].rides


# Hands.


def test_steady_hands_place_a_domino_exactly() -> None:
    assert refused(holds(begun(), "pole"), 0, "place 200,0,0 ~ 50,0,0")[0] == "steady"


def test_real_hands_let_physics_decide() -> None:
    state = plays(begun(hands="real"), "pole", "place 200,0,0 ~ 50,-20,10")
    assert GAME.to_act(state) == {CHANCE}
    slid = chance(state, "rest 1:203000,1000,15000,0,0,0,1000000")
    assert (slid.dominoes[0].spot.x, slid.dominoes[0].spot.y, slid.dominoes[0].stands) == (2030, 10, True)
    fell = chance(state, "rest 1:218000,0,3000,0,707107,0,707107")
    assert not fell.dominoes[0].stands


def test_the_motion_of_a_hand_is_clamped() -> None:
    state = plays(begun(hands="real"), "pole", "place 200,0,0 ~ 300,-99999,400")
    assert state.motion == (250, -250, 360)


def test_a_leaning_domino_stands() -> None:
    state = plays(begun(hands="real"), "pole", "place 200,0,0")
    leaning = chance(state, "rest 1:203500,0,15200,0,173648,0,984808").dominoes[0]
    assert leaning.stands
    assert leaning.rest is not None
    # Its foot is where it was, to the precision of its pose.
    assert (leaning.spot.x, leaning.spot.y) == (1984, 0)


def test_a_leaning_domino_is_straightened_by_turning_it() -> None:
    state = chance(plays(begun(hands="real"), "pole", "place 200,0,0"), "rest 1:203500,0,15200,0,173648,0,984808")
    state = does(state, 1, "turn 1 0")
    assert state.dominoes[0].rest is None


def test_a_domino_off_the_table_has_fallen() -> None:
    state = plays(begun(hands="real"), "pole", "place 590,0,0")
    assert not chance(state, "rest 1:620000,0,-45000,0,0,0,1000000").dominoes[0].stands


@pytest.mark.parametrize(
    "text",
    ["fell 2", "fell 1,1", "rest 2:0,0,0,0,0,0,1000000", "rest 1:0,0,0,0,0,0,0", "rest 1:10000001,0,0,0,0,0,1000000",
     "rest okapi:0,0,0,0,0,0,1000000", "drew pole", "meet okapi"],
)  # fmt: skip
def test_an_invalid_outcome_of_physics_is_refused(text: str) -> None:
    state = plays(begun(hands="real"), "pole", "place 200,0,0")
    assert refused(state, CHANCE, text)[0] in {"nonsense", "no-chance"}


# Listed actions.


def listed(state: AyaState, seat: int) -> list[str] | None:
    """All legal actions of a seat, or None if there are more than the candidates."""
    found = GAME.legal_actions(state, Seat(seat))
    return [GAME.format_action(action) for action in found] if isinstance(found, Listed) else None


def test_all_actions_are_listed_if_no_place_must_be_chosen() -> None:
    assert listed(GAME.initial(2, Options()), 1) == ["first 0", "first 1"]
    assert listed(begun(2), 1) == ["draw"]
    assert listed(begun(2), 0) == ["draw"]
    assert listed(toppling(placed(begun(1), "20,0,0", "200,0,0")), 0) == ["push 1"]


def test_unlisted_actions_are_legal_if_a_place_must_be_chosen() -> None:
    assert listed(does(GAME.initial(2, Options()), 0, "first 0"), 0) is None
    assert listed(holds(begun(2), "forest"), 0) is None
    stands = placed(begun(1), "20,0,0")
    assert listed(stands, 0) is None
    assert legal(stands, 0, "turn 1 33")


# Invalid arguments.


@pytest.mark.parametrize("seat", [0, CHANCE])
@pytest.mark.parametrize("text", ["draw", "", "draw" * 1000])
def test_an_unparsed_text_is_refused_with_a_hint_to_parse_action(text: str, seat: int) -> None:
    state = begun(1)
    with pytest.raises(IllegalAction, match="parse_action") as caught:
        GAME.apply(state, Seat(seat), text)  # type: ignore[arg-type]  # a mistake that a checker of types would tell
    assert (caught.value.code, caught.value.details["action"]) == ("action.illegal", repr(text))
    assert text not in GAME.legal_actions(state, Seat(seat))
