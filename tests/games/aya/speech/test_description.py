"""Descriptions of the table and of actions."""

from rivage.core import CHANCE, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.speech.description import MAX_LISTED
from rivage.games.aya.state import AyaState
from rivage.registry import render

from ..play import begun, chance, does, holds, placed, plays, toppling


def description(state: AyaState, seat: int | None = 0) -> list[str]:
    return [render("aya", sentence) for sentence in GAME.describe(GAME.view(state, None if seat is None else Seat(seat)))]


def label(state: AyaState, action: str, seat: int = 0) -> str:
    return render("aya", GAME.label(state, Seat(seat), GAME.parse_action(action)))


def river(count: int) -> AyaState:
    return placed(begun(1), *(f"{200 + 20 * number},0,0" for number in range(count)))


def test_the_description_has_the_turn_and_the_hands_for_every_seat() -> None:
    state = holds(begun(2), "forest*")
    for seat in (0, 1, None):
        assert "Next to play: Player 1." in description(state, seat)
        assert any(line.startswith("Player 1: in hand Forest with a camera, stock ") for line in description(state, seat))


def test_a_river_is_described_by_its_length_and_ends() -> None:
    assert "River 1: 4 dominoes, from domino 1 to domino 4 at x 260 mm, y 0 mm, facing 0°." in description(river(4), None)
    assert "River 1: domino 1 alone, at x 200 mm, y 0 mm, facing 0°." in description(river(1), None)


def test_a_river_is_described_by_the_terrain_of_its_end() -> None:
    assert "River 1 ends with 4 Forest dominoes." in description(river(4))
    assert "River 1 ends with one Desert domino." in description(placed(river(4), "280,0,0", kind="desert"))


def test_the_river_from_start_is_described_with_the_groups_cut_off() -> None:
    state = placed(begun(1), "0,0,0", "20,0,0", "40,0,0")
    assert "River from Start: 3 dominoes." in description(state)
    state = placed(state, "120,0,0", "140,0,0")
    assert "River from Start: 3 dominoes; 2 cut off." in description(state)
    assert "Cut off: 2 dominoes, from domino 4, 80 mm from domino 3." in description(toppling(state))
    assert "River from Start: no dominoes yet; 4 cut off." in description(river(4))
    assert not any(line.startswith("River from Start") for line in description(begun(1)))


def test_a_tile_is_described_with_its_free_ports() -> None:
    assert "Tile Start, source, at x 0 mm, y 0 mm: entrances 2, free 1, 2." in description(begun(1))
    assert "Tile Start, source, at x 0 mm, y 0 mm: entrances 2, free 2." in description(placed(begun(1), "20,0,0"))


def test_rivers_beyond_the_limit_are_only_counted() -> None:
    state = placed(begun(1), *(f"{100 * number - 400},{300 if number % 2 else -300},90" for number in range(MAX_LISTED - 3)))
    state = placed(state, "-400,150,0", "-300,150,0", "-200,150,0", "-100,150,0")
    lines = description(state)
    assert sum(line.startswith("River ") and line[6].isdigit() for line in lines) == MAX_LISTED
    assert "More rivers: 1." in lines


def test_a_placement_is_described_from_the_domino_before_it() -> None:
    state = holds(river(3), "forest")
    assert label(state, "place 260,0,0") == "Stand it 20 mm past domino 3 of river 1, straight on (x 260 mm, y 0 mm, facing 0°)."
    assert "rotated 15° to the left" in label(state, "place 260,0,15")
    assert "rotated 15° to the right" in label(state, "place 260,0,345")


def test_a_separate_placement_is_described_by_its_tile_or_place() -> None:
    state = holds(begun(1), "garden")
    assert label(state, "place 20,0,0") == "Stand it on the tile Start, source (x 20 mm, y 0 mm, facing 0°)."
    assert label(state, "fork 300,100,90") == "Stand it as a fork at x 300 mm, y 100 mm, facing 90°."


def test_a_landscape_is_described_by_the_port_of_its_camera_domino() -> None:
    state = chance(plays(begun(1), "forest*", "landscape"), "tile end")
    assert "Tile to lay: Forest, end." in description(state)
    wanted = "Lay the tile at x 200 mm, y 0 mm, rotated 180°, and stand the domino in front of entrance 1."
    assert label(state, "lay 200,0,180 138,0,0") == wanted


def test_a_push_is_described_by_its_river() -> None:
    state = toppling(river(5))
    assert label(state, "push 1") == "Push domino 1 of river 1: 5 dominoes will fall."
    assert label(toppling(river(1)), "push 1") == "Push domino 1 of river 1: one domino will fall."
    assert label(state, "push 1,5") == "Push 2 dominoes together (1, 5): each counts as a push."
    after = GAME.apply(does(state, 0, "push 1"), CHANCE, GAME.parse_action("fell 1,2,3,4,5"))
    assert "Dominoes that have fallen: 5 (1, 2, 3, 4, 5)." in description(after)
    assert any(line.startswith("Points: ") for line in description(after))


def test_lying_dominoes_are_described_and_can_be_raised() -> None:
    state = chance(plays(placed(begun(1), "200,0,0"), "forest*", "buffer 220,30,0"), "meet okapi")
    assert "Dominoes laid flat for later: 1 (2)." in description(state)
    assert "Animal okapi: lies, it belongs on domino 2." in description(state)
    assert label(state, "raise 2") == "Stand domino 2 back up in its place."
    assert label(state, "raise 2 225,30,0") == "Stand domino 2 back up at x 225 mm, y 30 mm, facing 0°."


def test_only_a_match_with_an_hourglass_mentions_it() -> None:
    for glass in (600, 0):
        ready = does(GAME.initial(1, Options({"glass": glass})), 0, "start 0,0,0")
        lines = [*description(ready), label(ready, "flip"), *description(does(ready, 0, "flip"))]
        assert any("sand is running" in line for line in lines) == (glass > 0)
        assert any("urns the hourglass" in line or "Turn the hourglass" in line for line in lines) == (glass > 0)


def test_the_hourglass_is_described_by_its_number() -> None:
    assert "The sand is running: hourglass 1 of 2." in description(begun())
    assert "The sand is running: hourglass 1 of 1." in description(begun(glasses=1))


def test_an_animal_near_a_tile_gets_a_warning_before_and_after() -> None:
    state = holds(placed(begun(1), "46,0,0"), "forest*")
    near = label(state, "animal 63,0,0 55.5,0")
    assert "very close to the tile Start, source: if it touches the tile at the end, you lose its photo." in near
    assert "very close" not in label(state, "animal 66,0,0 60,0")
    after = description(chance(does(state, 0, "animal 63,0,0 55.5,0"), "meet okapi"))
    assert "The okapi is very close to the tile Start, source: if it touches the tile at the end, you lose its photo." in after


def test_a_declaration_is_described_by_its_effect() -> None:
    state = plays(begun(1), "garden", "place 100,0,0")
    assert label(state, "declare 1 fork") == "Make domino 1 a fork."
    assert label(does(state, 0, "declare 1 fork"), "declare 1 plain") == "Make domino 1 an ordinary domino."
