"""Pictures of tables: well-formed, true to scale and deterministic."""

import math
import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest
from msgspec.structs import replace
from tests.games.aya.play import begun, chance, does, placed, plays, toppling
from tests.games.aya.test_bodies import river
from tests.games.records import Match, golden, load, replay

from rivage.analysis.aya.picture import CAPTION, CORAL, DULL, GLYPHS, GOLD, HUES, INITIALS, LETTERS, MARGIN, RIVER, picture
from rivage.core import CHANCE, Options
from rivage.games.aya import GAME
from rivage.games.aya.components import ANIMAL, TERRAINS
from rivage.games.aya.counting.result import count_of
from rivage.games.aya.geometry.spots import TENTHS, Spot
from rivage.games.aya.state import OVER, AyaState, Domino, LaidTile, lying_pose, rest_of
from rivage.physics.aya import simulate_state

MATCHES = load(golden(GAME.info.id))
SVG = "{http://www.w3.org/2000/svg}"


def drawn(state: AyaState, caption: str | None = None) -> ET.Element:
    return ET.fromstring(picture(state, caption=caption))


def toppled() -> AyaState:
    state = does(toppling(river()), 0, "push 8")
    return GAME.apply(state, CHANCE, simulate_state(state).action)


@pytest.mark.parametrize("match", MATCHES.values(), ids=MATCHES)
def test_every_state_of_the_recorded_matches_can_be_drawn_repeatedly(match: Match) -> None:
    for state in replay(GAME, match):
        text = picture(state)
        ET.fromstring(text)
        assert "nan" not in text
        assert text == picture(state)


@pytest.mark.parametrize(("table", "size"), [("120x80", (1200, 800)), ("180x90", (1800, 900)), ("90x60", (900, 600))])
def test_a_unit_is_a_millimetre(table: str, size: tuple[int, int]) -> None:
    root = drawn(GAME.initial(1, Options({"table": table})))
    width, depth = size
    assert root.get("viewBox") == f"{-width // 2 - MARGIN} {-depth // 2 - MARGIN} {width + 2 * MARGIN} {depth + 2 * MARGIN}"
    assert [(rect.get("width"), rect.get("height")) for rect in root.iter(f"{SVG}rect")][-1] == (str(width), str(depth))


def test_y_is_up_and_dominoes_are_drawn_at_their_spots() -> None:
    state = placed(begun(1), "100,200,90")
    assert "translate(100 -200) rotate(-90)" in picture(state)
    # Its footprint is 15 wide along x and 6 deep along y.
    assert "M107.5 -197L107.5 -203L92.5 -203L92.5 -197Z" in picture(state)


def test_a_domino_with_its_water_up_is_blue_and_otherwise_dull() -> None:
    state = GAME.initial(1, Options())
    spot = Spot(0, 0, 0)
    up = lying_pose(spot)
    down = replace(up, qx=-up.qx, qy=-up.qy)
    wet = replace(state, dominoes=(Domino(1, "forest", spot, rest=rest_of(up)),))
    dry = replace(state, dominoes=(Domino(1, "forest", spot, rest=rest_of(down)),))
    assert HUES["forest"].full in picture(wet)
    assert DULL not in picture(wet)
    assert DULL in picture(dry)
    assert HUES["forest"].full not in picture(dry)


@pytest.mark.parametrize("kind", ["bend", "fork", "end"])
@pytest.mark.parametrize("angle", [0, 333, 1800])
def test_the_river_of_a_tile_meets_the_rim_at_its_ports(kind: str, angle: int) -> None:
    tile = LaidTile(f"pole-{kind}", Spot(0, 0, angle))
    root = drawn(replace(GAME.initial(1, Options()), tiles=(tile,)))
    (river,) = [path.get("d", "") for path in root.iter(f"{SVG}path") if path.get("stroke") == RIVER]
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", river)]
    for port in tile.ports:
        turn = math.radians(port / TENTHS)
        x, y = 38.8 * math.cos(turn), -38.8 * math.sin(turn)
        assert any(math.dist(point, (x, y)) < 0.02 for point in pairwise(numbers))


def test_photos_are_marked_only_after_the_end_of_the_match() -> None:
    before, after = toppling(river()), toppled()
    assert after.phase == OVER
    assert GOLD not in picture(before)
    assert "<text" not in picture(before)
    text = picture(after)
    assert text.count(GOLD) == 6
    assert f"{count_of(after).score} points: 1 animal · 1 landscape · 0 triptychs · 10 tokens" in text
    height = drawn(after).get("height")
    assert height == str(800 + 2 * MARGIN + CAPTION)


def test_a_lost_photo_has_a_cross() -> None:
    after = toppled()
    lost = replace(after, dominoes=after.dominoes[1:3])
    assert CORAL not in picture(after)
    assert CORAL in picture(lost)
    assert GOLD not in picture(lost)


def test_the_given_caption_is_used() -> None:
    assert "<text" in picture(toppled(), caption="12 points")
    root = drawn(toppled(), caption="a < b & c")
    assert [text.text for text in root.iter(f"{SVG}text")] == ["a < b & c"]


def test_marks_draw_a_ring_and_the_number_as_paths() -> None:
    state = placed(begun(1), "100,200,90", "100,220,90")
    assert CORAL not in picture(state)
    text = picture(state, marks=[2])
    assert text.count("<text") == 0
    assert LETTERS["2"] in text
    assert f'<g transform="translate(100 -220)">\n<circle r="13" fill="none" stroke="{CORAL}"' in text


def test_cameras_gardens_forks_and_buffers_look_different() -> None:
    state = plays(placed(begun(1), "200,0,0"), "garden", "fork 240,0,0")
    state = chance(plays(state, "pole*", "buffer 220,40,0"), "meet narwhal")
    text = picture(state)
    assert HUES["garden"].full in text
    assert HUES["pole"].pale in text
    assert text.count(GLYPHS["pole"].format(c=HUES["pole"].dark)) == 1
    assert re.search(r"M-3 0H0L2\.6-2\.4", text)


def test_every_terrain_has_unique_colours_and_a_glyph() -> None:
    assert {*TERRAINS, "garden", "start"} == HUES.keys() == GLYPHS.keys()
    for part in ("pale", "full", "dark"):
        assert len({getattr(hue, part) for hue in HUES.values()}) == len(HUES)


def test_every_animal_has_two_unique_letters() -> None:
    assert INITIALS.keys() == ANIMAL.keys()
    assert len(set(INITIALS.values())) == len(ANIMAL)
    assert {letter for pair in INITIALS.values() for letter in pair} | set("0123456789") <= LETTERS.keys()
