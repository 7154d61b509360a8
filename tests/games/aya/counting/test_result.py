"""The end of placing, and the result of a match."""

import pytest
from msgspec.structs import replace

from rivage.core import Pose
from rivage.games.aya.counting.result import count_of, outcome_of, retriggers
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.meta import FIRST_RULES
from rivage.games.aya.rules.chance import stop_placing
from rivage.games.aya.state import OVER, TOPPLING, AyaState, Domino, LaidTile, Rider, flat_rest, rest_of

from ..play import begun, chance, does, holds, placed, plays, taken

OKAPI = Rider("okapi", 850, 150, 2, rides=False)


def fallen(number: int, x: int, kind: str = "forest", **more: bool) -> Domino:
    """A domino that fell to the left, covering 3 to 33 mm beside `x`."""
    spot = Spot(x, 0, 1800)
    return Domino(number, kind, spot, rest=flat_rest(spot), **more)


def river(*dominoes: Domino, tile: str = "forest-end", **changes: object) -> AyaState:
    """A fallen river of three forest dominoes that leads to a tile whose port points right, with an okapi beside it."""
    state = replace(
        begun(3),
        tiles=(LaidTile(tile, Spot(0, 0, 0)),),
        dominoes=dominoes or (fallen(1, 620), fallen(2, 820), fallen(3, 1020)),
        riders=(OKAPI,),
        phase=OVER,
        ended="glass",
        pushes=1,
    )
    return replace(state, **changes)


def lost(state: AyaState, photo: str) -> list[str]:
    return [reason.key for reason in count_of(state).lost[photo]]


# End of placing.


def test_when_placing_ends_the_first_player_pushes() -> None:
    state = placed(replace(begun(3), first=2), "200,0,0")
    assert state.turn == 1
    after = stop_placing(state, "glass")
    assert (after.phase, after.ended, after.turn) == (TOPPLING, "glass", 2)


def test_when_placing_ends_hands_are_kept_and_a_tile_in_hand_is_dropped() -> None:
    state = holds(taken(), "pole", 1)
    after = stop_placing(replace(state, dominoes=(Domino(1, "forest", Spot(900, 0)),)), "stock")
    assert [player.hand for player in after.players] == ["forest*", "pole"]
    assert after.tile == ""


def test_when_placing_ends_no_outcome_is_pending() -> None:
    state = does(placed(begun(), "200,0,0"), 1, "draw")
    assert state.waits
    after = stop_placing(state, "glass")
    assert (after.waits, after.actor) == ((), 0)


@pytest.mark.parametrize("dominoes", [(), (fallen(1, 620),), (Domino(1, "forest*", Spot(0, 900), buffer=True),)])
def test_a_match_without_standing_dominoes_is_over(dominoes: tuple[Domino, ...]) -> None:
    assert stop_placing(replace(begun(), dominoes=dominoes), "stock").phase == OVER


@pytest.mark.parametrize(("pushes", "after"), [(0, 0), (1, 0), (2, 1), (7, 6)])
def test_the_first_push_is_not_a_retrigger(pushes: int, after: int) -> None:
    assert retriggers(replace(begun(), pushes=pushes)) == after


# Score.


def test_a_river_to_its_landscape_wins_the_tile_and_the_animal() -> None:
    found = count_of(river())
    assert (found.landscapes, found.animals, found.tokens, found.score) == (("forest-end",), ("okapi",), 10, 12)


def test_turning_a_tile_moves_its_ports() -> None:
    assert lost(river(tiles=(LaidTile("forest-end", Spot(0, 0, 900)),)), "forest-end") == ["dry-port"]


def test_standing_dominoes_are_not_part_of_the_river() -> None:
    standing = Domino(2, "forest", Spot(820, 0, 1800))
    assert lost(river(fallen(1, 620), standing, fallen(3, 1020)), "okapi") == ["no-path"]


def test_a_buffer_is_not_part_of_the_river() -> None:
    buffer = fallen(2, 820, "forest*", buffer=True)
    assert lost(river(fallen(1, 620), buffer, fallen(3, 1020)), "okapi") == ["no-path"]


def test_pieces_off_the_table_count_for_nothing() -> None:
    over = Domino(1, "forest", Spot(620, 0, 1800), rest=rest_of(Pose(44, 0, -30, -(0.5**0.5), 0, 0.5**0.5, 0)))
    assert lost(river(over, fallen(2, 820), fallen(3, 1020)), "forest-end") == ["dry-port"]
    gone = replace(OKAPI, rest=rest_of(Pose(85, 15, -1, 0, 0, 0, 1)))
    assert lost(river(riders=(gone,)), "okapi") == ["off-table"]


@pytest.mark.parametrize("how", ["buffer", "aside"])
def test_an_animal_that_was_not_put_on_its_dominoes_is_lost(how: str) -> None:
    assert lost(river(riders=(replace(OKAPI, **{how: True}),)), "okapi") == ["not-put-on"]


def test_an_animal_counts_at_its_final_pose() -> None:
    moved = replace(OKAPI, rest=rest_of(Pose(52, 20, 6, 0, 0, 0, 1)))
    # At 55.7 mm from the centre of the tile it is outside; at 53.9 mm it is not.
    assert count_of(river(riders=(moved,))).animals == ("okapi",)
    nearer = replace(OKAPI, rest=rest_of(Pose(50, 20, 6, 0, 0, 0, 1)))
    assert lost(river(riders=(nearer,)), "okapi") == ["on-tile"]


def test_a_garden_matches_any_river_and_a_camera_domino_its_own() -> None:
    mixed = river(fallen(1, 620, "forest*"), fallen(2, 820, "garden"), fallen(3, 1020))
    assert count_of(mixed).score == 12
    assert lost(river(fallen(1, 620, "pole"), fallen(2, 820), fallen(3, 1020)), "forest-end") == ["foreign", "dry-port"]


@pytest.mark.parametrize(("free", "tokens"), [(1, 8), (0, 7)])
def test_a_retrigger_costs_a_token_unless_it_is_free(free: int, tokens: int) -> None:
    state = river(pushes=4)
    agreed = replace(state.setting, free_retriggers=free)
    assert count_of(replace(state, setting=agreed)).tokens == tokens


def test_the_start_tile_is_a_landscape_only_in_the_first_rules() -> None:
    state = river(tile="start")
    assert lost(state, "okapi") == ["no-path"]
    first = replace(state, setting=replace(state.setting, rules=FIRST_RULES))
    assert count_of(first).animals == ("okapi",)


def test_all_seats_have_the_common_score() -> None:
    outcome = outcome_of(river())
    assert (outcome.reason, outcome.returns, outcome.winners) == ("glass", (12.0,) * 3, (0, 1, 2))


def test_an_animal_is_counted_by_its_key() -> None:
    state = chance(plays(placed(begun(), "200,0,0"), "forest*", "animal 220,0,0 210,0"), "meet okapi")
    assert list(count_of(state).lost) == ["okapi"]
