"""Draws the table from above as an SVG, true to scale: one unit is a millimetre, and y is up.

The same state gives the same text. Each terrain has its own hue and its own glyph.
"""

import math
from collections.abc import Collection, Iterator
from typing import Final

import msgspec

from rivage.games.aya import state as st
from rivage.games.aya.components import (
    ANIMAL,
    BEND,
    DESERT,
    END,
    FIELD,
    FOREST,
    GARDEN,
    HEIGHT,
    MOUNTAIN,
    POLE,
    SOURCE,
    START,
    THICKNESS,
    TILE_RADIUS,
    TOKEN_RADIUS,
    WIDTH,
)
from rivage.games.aya.components import FORK as FORK_TILE
from rivage.games.aya.counting.photos import Count
from rivage.games.aya.counting.result import count_of
from rivage.games.aya.geometry.shapes import Outline, hull, shows_water
from rivage.games.aya.geometry.spots import TENTHS, lying, standing
from rivage.games.aya.state import MICRONS, AyaState, Domino, LaidTile, Rider, pose_of

PAPER: Final = "#fbf6ea"
INK: Final = "#1d2b2f"
SAND: Final = "#f3e3c3"
GRAIN: Final = "#e9d5ae"
WOOD: Final = "#b98d5a"
RIVER: Final = "#2a9dbb"
FOAM: Final = "#eaf6f6"
CORAL: Final = "#e76f51"
GOLD: Final = "#eda715"
DULL: Final = "#cdbb98"
DULL_EDGE: Final = "#8f7c58"


class Hue(msgspec.Struct, frozen=True):
    """Colours of a terrain."""

    pale: str
    """Colour of its tiles."""
    full: str
    """Colour of its dominoes."""
    dark: str
    """Colour of its edges and glyphs."""


HUES: Final = {
    FOREST: Hue("#cfe3c3", "#74ad6d", "#2f5d3a"),
    MOUNTAIN: Hue("#dcd5e6", "#a394bd", "#54476e"),
    DESERT: Hue("#f6dcaa", "#e0a742", "#855411"),
    POLE: Hue("#e2f1f7", "#a9d6e8", "#376f8a"),
    FIELD: Hue("#ece9a9", "#c9c44c", "#66620f"),
    GARDEN: Hue("#f8d5dd", "#e28fa5", "#8c3350"),
    START: Hue("#dfe9e8", "#7fa3a8", "#0f4c5c"),
}

# SVG of the glyphs in a box of ten by ten around the origin, y down. "{c}" is the dark colour of the terrain.

GLYPHS: Final = {
    FOREST: '<path fill="{c}" d="M0-5.2 3-1.4H1.7L4.2 2.4H.8V5H-.8V2.4H-4.2L-1.7-1.4H-3Z"/>',
    MOUNTAIN: (
        '<path fill="{c}" d="M-5.2 4-1.2-4.4 1.3.2 2.5-1.8 5.2 4Z"/>'
        '<path fill="#fff" d="M-1.2-4.4-2.6-1.5-1.4-2.1-.7-1.2.3-1.6Z"/>'
    ),
    DESERT: (
        '<circle fill="{c}" r="2.3"/><path stroke="{c}" stroke-width=".9" stroke-linecap="round" '
        'd="M0-3.7V-5M0 3.7V5M3.7 0H5M-3.7 0H-5M2.6 2.6 3.5 3.5M-2.6-2.6-3.5-3.5M2.6-2.6 3.5-3.5M-2.6 2.6-3.5 3.5"/>'
    ),
    POLE: (
        '<path stroke="{c}" stroke-width=".9" stroke-linecap="round" fill="none" d="M0-5V5M-4.3-2.5 4.3 2.5M-4.3 2.5 4.3-2.5'
        "M-1.2-4.4 0-3.2 1.2-4.4M-1.2 4.4 0 3.2 1.2 4.4M-4.4-1.1-2.8-1.6-3.2-3.2M4.4 1.1 2.8 1.6 3.2 3.2"
        'M-4.4 1.1-2.8 1.6-3.2 3.2M4.4-1.1 2.8-1.6 3.2-3.2"/>'
    ),
    FIELD: (
        '<path stroke="{c}" stroke-width=".8" stroke-linecap="round" d="M0 5.2V-2"/>'
        '<path fill="{c}" d="M0-1.6C1.5-2.6 1.5-4.2 0-5.4'
        "-1.5-4.2-1.5-2.6 0-1.6ZM.3.6C.5-1 1.8-1.9 3.3-1.9 3.3-.3 2 .6.3.6ZM-.3.6C-.5-1-1.8-1.9-3.3-1.9-3.3-.3-2 .6-.3.6Z"
        'M.3 3.3C.5 1.7 1.8.8 3.3.8 3.3 2.4 2 3.3.3 3.3ZM-.3 3.3C-.5 1.7-1.8.8-3.3.8-3.3 2.4-2 3.3-.3 3.3Z"/>'
    ),
    GARDEN: (
        '<g fill="{c}"><circle cy="-2.7" r="1.9"/><circle cx="2.6" cy="-.8" r="1.9"/><circle cx="1.6" cy="2.2" r="1.9"/>'
        '<circle cx="-1.6" cy="2.2" r="1.9"/><circle cx="-2.6" cy="-.8" r="1.9"/></g><circle fill="#fff" r="1.5"/>'
    ),
    START: '<path fill="{c}" d="M0-5.2C2.6-1.8 3.6-.2 3.6 1.5A3.6 3.6 0 0 1-3.6 1.5C-3.6-.2-2.6-1.8 0-5.2Z"/>',
}

CAMERA: Final = (
    '<path fill="#fff" stroke="{c}" stroke-width=".7" stroke-linejoin="round" '
    'd="M-3.4-1.9H-1.5L-.9-2.9H.9L1.5-1.9H3.4V2.4H-3.4Z"/><circle cy=".2" r="1.3" fill="{c}"/>'
)
FORK: Final = (
    '<path fill="none" stroke="{c}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" '
    'd="M-3 0H0L2.6-2.4M0 0 2.6 2.4"/>'
)
"""SVG of a fork that opens in the direction +x."""
STAR: Final = "M0-4.6 1.2-1.5 4.4-1.4 1.9.6 2.7 3.7 0 1.9-2.7 3.7-1.9.6-4.4-1.4-1.2-1.5Z"

LETTERS: Final = {
    "A": "M0 6 2 0 4 6M.8 4H3.2", "B": "M0 0V6H2.4Q4 6 4 4.5 4 3 2.4 3H0M0 0H2.2Q3.6 0 3.6 1.5 3.6 3 2.2 3",
    "C": "M4 1.2Q3.3 0 2 0 0 0 0 3T2 6Q3.3 6 4 4.8", "D": "M0 0V6H1.6Q4 6 4 3T1.6 0Z", "E": "M4 0H0V6H4M0 3H3",
    "F": "M4 0H0V6M0 3H3", "G": "M4 1.2Q3.3 0 2 0 0 0 0 3T2 6Q4 6 4 3.4H2.4", "H": "M0 0V6M4 0V6M0 3H4", "I": "M2 0V6",
    "K": "M0 0V6M4 0 0 3.6M1.4 2.5 4 6", "L": "M0 0V6H3.8", "M": "M0 6V0L2 3.4 4 0V6", "N": "M0 6V0L4 6V0",
    "O": "M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0Z", "P": "M0 6V0H2.4Q4 0 4 1.6T2.4 3.3H0", "R": "M0 6V0H2.4Q4 0 4 1.6T2.4 3.2H0M2 3.2 4 6",
    "S": "M3.8 1.1Q3.3 0 2 0 .3 0 .3 1.5T2 3 3.9 4.5 2 6Q.4 6 0 4.8", "T": "M0 0H4M2 0V6", "U": "M0 0V4Q0 6 2 6T4 4V0",
    "V": "M0 0 2 6 4 0", "W": "M0 0 1 6 2 2 3 6 4 0", "X": "M0 0 4 6M4 0 0 6", "Y": "M0 0 2 3 4 0M2 3V6",
    "0": "M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0Z", "1": "M.6 1.2 2.2 0V6", "2": "M.2 1.4Q.4 0 2 0T3.8 1.7Q3.8 3 .2 6H4",
    "3": "M.2.6Q.9 0 2 0 3.7 0 3.7 1.5T1.6 2.9Q4 2.9 4 4.5T2 6Q.6 6 0 5", "4": "M3 6V0L0 4.3H4",
    "5": "M3.6 0H.6L.3 2.7Q1 2.2 2 2.2 4 2.2 4 4.1T2 6Q.6 6 0 5", "6": "M3.5.6Q3 0 2.2 0 0 0 0 3.6 0 6 2 6T4 4.2 2 2.4 0 4",
    "7": "M0 0H4L1.6 6", "8": "M2 0Q.4 0 .4 1.5T2 2.9 4 4.4 2 6 0 4.4 2 2.9 3.6 1.5 2 0Z",
    "9": "M.5 5.4Q1 6 1.8 6 4 6 4 2.4 4 0 2 0T0 1.8 2 3.6 4 2",
}  # fmt: skip
"""Letters and digits as SVG paths in a box of four by six, y down, so that a picture needs no font."""

INITIALS: Final = {
    "eurasian-lynx": "LY", "blue-morpho": "MO", "blue-peacock": "PC", "okapi": "OK", "poison-dart-frog": "FR",
    "bearded-vulture": "VU", "snow-leopard": "SL", "vicuna": "VC", "wild-yak": "YK", "rosalia-longicorn": "RO",
    "fennec-fox": "FX", "arabian-oryx": "OR", "desert-beetle": "BT", "diamondback-rattlesnake": "RS", "greater-roadrunner": "RR",
    "narwhal": "NA", "emperor-penguin": "PE", "polar-bear": "PB", "harp-seal": "SE", "snowy-owl": "OW",
    "buff-tailed-bumblebee": "BB", "european-goldfinch": "GF", "common-pipistrelle": "PI", "grove-snail": "SN",
    "european-hare": "HA",
}  # fmt: skip
"""Two letters that identify each animal."""


MARGIN: Final = 24
"""Millimetres around the table."""
CAPTION: Final = 46
"""Millimetres. Height of the caption under the table."""
_BROOK_WIDTH: Final = 10.0
"""Millimetres. Width of the river on a tile."""
_PLANK_WIDTH: Final = 100
"""Millimetres. Width of a plank of the table."""


def picture(state: AyaState, *, marks: Collection[int] = (), caption: str | None = None) -> str:
    """Draw a table as SVG. After the end of the match the picture also shows the photos won and lost, and the score.

    Args:
        state: any state of a match.
        marks: numbers of dominoes to mark with a ring and their number, such as those of a diagnosis.
        caption: the text under the table; by default the score in English after the end of the match, otherwise none.
    """
    width, depth = state.setting.size
    found = count_of(state) if state.phase == st.OVER else None
    strip = CAPTION if found is not None or caption else 0
    left, top = -width / 2 - MARGIN, -depth / 2 - MARGIN
    wide, high = width + 2 * MARGIN, depth + 2 * MARGIN + strip
    text = caption if caption is not None else _score(found) if found is not None else ""
    box = f'viewBox="{_n(left)} {_n(top)} {_n(wide)} {_n(high)}" width="{_n(wide)}" height="{_n(high)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">',
        f"<title>{_escaped(text or 'A table of Aya')}</title>",
        f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(wide)}" height="{_n(high)}" fill="{PAPER}"/>',
        *_table(width, depth),
        *(line for tile in state.tiles for line in _tile(tile, won=found is not None and tile.id in found.landscapes)),
        *(line for domino in _by_height(state) for line in _domino(domino)),
        *(line for rider in state.riders if not rider.aside for line in _animal(rider)),
    ]
    if found is not None:
        lines += _photos(state, found)
    lines += [line for domino in state.dominoes if domino.id in marks for line in _mark(domino)]
    if text:
        lines.append(
            f'<text x="0" y="{_n(depth / 2 + MARGIN + 20)}" text-anchor="middle" font-family="Georgia, serif" font-size="26" '
            f'fill="{INK}">{_escaped(text)}</text>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"


# The table and its tiles.


def _table(width: int, depth: int) -> Iterator[str]:
    x, y = -width / 2, -depth / 2
    yield f'<rect x="{_n(x - 7)}" y="{_n(y - 3)}" width="{width + 14}" height="{depth + 14}" rx="14" fill="{INK}" opacity=".12"/>'
    yield f'<rect x="{_n(x - 7)}" y="{_n(y - 7)}" width="{width + 14}" height="{depth + 14}" rx="13" fill="{WOOD}"/>'
    yield f'<rect x="{_n(x)}" y="{_n(y)}" width="{width}" height="{depth}" rx="6" fill="{SAND}"/>'
    lines = "".join(f"M{_n(x)} {_n(y + at)}H{_n(-x)}" for at in range(_PLANK_WIDTH, depth, _PLANK_WIDTH))
    yield f'<path d="{lines}" stroke="{GRAIN}" stroke-width="1.5"/>'


def _tile(tile: LaidTile, *, won: bool) -> Iterator[str]:
    x, y = tile.spot.x / TENTHS, -tile.spot.y / TENTHS
    hue = HUES[tile.terrain]
    ports = [port / TENTHS for port in tile.ports]
    yield f'<g transform="translate({_n(x)} {_n(y)})">'
    yield f'<circle cx="1.5" cy="2.5" r="{_n(TILE_RADIUS)}" fill="{INK}" opacity=".16"/>'
    yield f'<circle r="{_n(TILE_RADIUS - 0.6)}" fill="{hue.pale}" stroke="{hue.dark}" stroke-width="1.2"/>'
    if won:
        # Drawn below the dominoes, unlike its star.
        yield f'<circle r="{_n(TILE_RADIUS + 1)}" fill="none" stroke="{GOLD}" stroke-width="2.6"/>'
    brook = _brook(tile, ports)
    for colour, wide in ((FOAM, _BROOK_WIDTH + 3), (RIVER, _BROOK_WIDTH)):
        yield f'<path d="{brook}" fill="none" stroke="{colour}" stroke-width="{_n(wide)}" stroke-linejoin="round"/>'
        if len(ports) == 1 or tile.id == START:
            yield f'<circle r="{_n(wide)}" fill="{colour}"/>'
    if tile.id == START:
        yield f'<circle r="6" fill="none" stroke="{FOAM}" stroke-width="1.4"/><circle r="2.4" fill="{FOAM}"/>'
    away, scale = _GLYPH_AT[SOURCE.name if tile.id == START else tile.id.split("-")[1]]
    for degrees in _free(ports):
        glyph = GLYPHS[tile.terrain].format(c=hue.dark)
        yield f'<g transform="translate({_polar(away, degrees)}) scale({_n(scale)})">{glyph}</g>'
    yield "</g>"


def _brook(tile: LaidTile, ports: list[float]) -> str:
    """SVG path of the river on a tile.

    A bend meets the rim at right angles; the arms of a fork and of the source meet in the centre.
    """
    rim = TILE_RADIUS - 1.2
    ends = [_polar(rim, port) for port in ports]
    if len(ports) == 2 and tile.id != START:
        radius = rim * math.tan(math.radians(60))
        # The arc from the second port to the first bends towards the centre; y is down here.
        return f"M{ends[0]}A{_n(radius)} {_n(radius)} 0 0 1 {ends[1]}"
    return "".join(f"M0 0L{end}" for end in ends)


_GLYPH_AT: Final = {BEND.name: (17, 1.8), FORK_TILE.name: (23, 1.2), END.name: (24, 1.8), SOURCE.name: (27, 1.3)}
"""Distance of the terrain's glyph from the centre in millimetres, and its scale, by kind of tile."""


def _free(ports: list[float]) -> list[float]:
    """Directions in degrees in which there is room for the terrain's glyph."""
    if len(ports) == 1:
        return [ports[0] + 180]
    if len(ports) == 2:
        return [ports[0] + 240]
    return [port + 60 for port in ports]


# Dominoes.


_WAVE: Final = "M-15 0C-12 0-10.5-1.8-7.5-1.8S3.5 1.8 7 1.8 12 0 15 0"


def _by_height(state: AyaState) -> list[Domino]:
    """Dominoes in drawing order: lying ones first, the lowest first, then standing ones."""
    return sorted(state.dominoes, key=lambda domino: (domino.stands, domino.rest.z if domino.rest else 0, domino.id))


def _domino(domino: Domino) -> Iterator[str]:
    if domino.stands and domino.rest is None:
        yield from _standing(domino)
        return
    outline = domino.outline() or lying(domino.spot).outline()
    hue = HUES[domino.terrain]
    rest = domino.rest
    wet = rest is not None and shows_water(pose_of(rest))
    yield f'<path d="{_path(outline, 0.9, -1.3)}" fill="{INK}" opacity=".14"/>'
    if not wet:
        # A buffer shows its face; a domino that fell onto its water shows a dull back.
        fill, edge = (hue.pale, hue.dark) if domino.buffer else (DULL, DULL_EDGE)
        yield f'<path d="{_path(outline)}" fill="{fill}" stroke="{edge}" stroke-width=".7" stroke-linejoin="round"/>'
    else:
        yield f'<path d="{_path(outline)}" fill="{hue.full}" stroke="{hue.dark}" stroke-width=".7" stroke-linejoin="round"/>'
    x, y, ahead = _middle(domino)
    # A domino that leans on others looks shorter from above.
    turn = math.radians(ahead)
    along = [(px - x) * math.cos(turn) + (py - y) * math.sin(turn) for px, py in outline]
    shorter = (max(along) - min(along) - 0.7) / HEIGHT
    yield f'<g transform="translate({_n(x)} {_n(-y)}) rotate({_n(-ahead)}) scale({_n(shorter)} 1)">'
    if wet:
        yield f'<path d="{_WAVE}" fill="none" stroke="{FOAM}" stroke-width="7.2"/>'
        yield f'<path d="{_WAVE}" fill="none" stroke="{RIVER}" stroke-width="5.4"/>'
    if wet or domino.buffer:
        yield from _signs(domino, hue.dark)
    elif domino.rest is not None:
        yield f'<path d="M-5-3 5 3M-5 3 5-3" stroke="{DULL_EDGE}" stroke-width="1" stroke-linecap="round"/>'
    yield "</g>"


def _signs(domino: Domino, dark: str) -> Iterator[str]:
    """The signs on a lying domino (camera, Garden, fork), its head along +x."""
    if domino.kind.endswith(st.CAMERA):
        yield f'<g transform="translate(-8.5 0) rotate(90) scale(1.25)">{CAMERA.format(c=dark)}</g>'
    if domino.terrain == GARDEN:
        yield f'<g transform="translate(-8.5 0)">{GLYPHS[GARDEN].format(c=dark)}</g>'
    if domino.fork:
        yield f'<g transform="translate(7.5 0) scale(1.5)">{FORK.format(c=FOAM)}</g>'


def _standing(domino: Domino) -> Iterator[str]:
    outline = standing(domino.spot).outline()
    hue = HUES[domino.terrain]
    x, y = domino.spot.x / TENTHS, domino.spot.y / TENTHS
    shade = hull([*outline, *((a + 5.5, b - 7.5) for a, b in outline)])
    yield f'<path d="{_path(shade)}" fill="{INK}" opacity=".13"/>'
    yield f'<path d="{_path(outline)}" fill="{hue.full}" stroke="{hue.dark}" stroke-width=".8" stroke-linejoin="round"/>'
    yield f'<g transform="translate({_n(x)} {_n(-y)}) rotate({_n(-domino.spot.a / TENTHS)})">'
    # The water is on its back, and the arrow shows where it falls.
    back, side = -THICKNESS / 2 + 0.9, WIDTH / 2 - 0.9
    yield f'<path d="M{_n(back)} {_n(-side)}V{_n(side)}" stroke="{RIVER}" stroke-width="1.4"/>'
    yield f'<path d="M4.3-2.1 7.4 0 4.3 2.1Z" fill="{hue.dark}"/>'
    if domino.kind.endswith(st.CAMERA):
        yield f'<circle cx=".7" r="1.9" fill="#fff" stroke="{hue.dark}" stroke-width=".7"/>'
        yield f'<circle cx=".7" r=".8" fill="{hue.dark}"/>'
    if domino.terrain == GARDEN:
        yield f'<g transform="translate(.7 -4.4) scale(.42)">{GLYPHS[GARDEN].format(c=hue.dark)}</g>'
    if domino.fork:
        yield f'<g transform="translate(9.6 0) scale(.9)">{FORK.format(c=hue.dark)}</g>'
    yield "</g>"


def _middle(domino: Domino) -> tuple[float, float, float]:
    """The centre of a lying domino, and the direction of its head in degrees."""
    if domino.rest is None:
        return domino.spot.x / TENTHS, domino.spot.y / TENTHS, domino.spot.a / TENTHS
    pose = pose_of(domino.rest)
    head = pose.axes()[2]
    return pose.x, pose.y, math.degrees(math.atan2(head[1], head[0]))


# Animals, photos, marks.


def _place(rider: Rider) -> tuple[float, float]:
    if rider.rest is not None:
        return rider.rest.x / MICRONS, rider.rest.y / MICRONS
    return rider.x / TENTHS, rider.y / TENTHS


def _animal(rider: Rider) -> Iterator[str]:
    x, y = _place(rider)
    terrain = ANIMAL[rider.animal].terrain if rider.animal else START
    hue = HUES[terrain]
    high = 4.0 if rider.rides else 1.2
    yield f'<g transform="translate({_n(x)} {_n(-y)})">'
    yield f'<circle cx="{_n(high * 0.8)}" cy="{_n(high)}" r="{_n(TOKEN_RADIUS)}" fill="{INK}" opacity=".16"/>'
    yield f'<circle r="{_n(TOKEN_RADIUS - 0.4)}" fill="{PAPER}" stroke="{hue.dark}" stroke-width=".8"/>'
    yield f'<circle r="{_n(TOKEN_RADIUS - 2.2)}" fill="none" stroke="{hue.full}" stroke-width="2.4"/>'
    yield f'<g transform="translate(0 -6) scale(.75)">{GLYPHS[terrain].format(c=hue.dark)}</g>'
    yield _written(INITIALS.get(rider.animal, ""), 0, 3.4, 8.4, INK)
    yield "</g>"


def _photos(state: AyaState, found: Count) -> list[str]:
    """Rings and stars for the photos won, small crosses for those lost."""
    lines: list[str] = []
    for tile in state.tiles:
        if tile.id != START:
            lines += _verdict(tile.spot.x / TENTHS, -tile.spot.y / TENTHS, TILE_RADIUS, tile.id in found.landscapes)
    for rider in state.riders:
        x, y = _place(rider)
        lines += _verdict(x, -y, TOKEN_RADIUS, rider.animal in found.animals)
    return lines


def _verdict(x: float, y: float, radius: float, won: bool) -> Iterator[str]:
    big = radius > TOKEN_RADIUS
    at = radius * math.sqrt(0.5)
    yield f'<g transform="translate({_n(x)} {_n(y)})">'
    if won and not big:
        yield f'<circle r="{_n(radius + 0.6)}" fill="none" stroke="{GOLD}" stroke-width="2"/>'
    yield f'<g transform="translate({_n(at)} {_n(-at)}) scale({1.5 if big else 1})">'
    yield f'<circle r="5.4" fill="{PAPER}" stroke="{GOLD if won else CORAL}" stroke-width=".8"/>'
    if won:
        yield f'<path d="{STAR}" fill="{GOLD}"/>'
    else:
        yield f'<path d="M-2.2-2.2 2.2 2.2M-2.2 2.2 2.2-2.2" stroke="{CORAL}" stroke-width="1.5" stroke-linecap="round"/>'
    yield "</g></g>"


def _mark(domino: Domino) -> Iterator[str]:
    x, y = (domino.spot.x / TENTHS, domino.spot.y / TENTHS) if domino.stands else _middle(domino)[:2]
    yield f'<g transform="translate({_n(x)} {_n(-y)})">'
    yield f'<circle r="{_n(HEIGHT / 2 - 2)}" fill="none" stroke="{CORAL}" stroke-width="1.8"/>'
    yield f'<g transform="translate(0 -21)"><rect x="-10" y="-6" width="20" height="12" rx="6" fill="{CORAL}"/>'
    yield f"{_written(str(domino.id), 0, 0, 7, '#fff')}</g></g>"


def _written(text: str, x: float, y: float, high: float, colour: str) -> str:
    """Letters and digits drawn as paths, centred on a point."""
    scale = high / 6
    left = x - scale * (len(text) * 5.4 - 1.4) / 2
    strokes = "".join(
        f'<path transform="translate({_n(left + scale * 5.4 * at)} {_n(y - high / 2)}) scale({_n(scale)})" d="{LETTERS[sign]}"/>'
        for at, sign in enumerate(text)
    )
    drawn = f'fill="none" stroke="{colour}" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"'
    return f"<g {drawn}>{strokes}</g>"


def _score(found: Count) -> str:
    parts = (
        (len(found.animals), "animal"),
        (len(found.landscapes), "landscape"),
        (found.triptychs, "triptych"),
        (found.tokens, "token"),
    )
    parts_text = " · ".join(f"{number} {what}{'' if number == 1 else 's'}" for number, what in parts)
    return f"{found.score} {'point' if found.score == 1 else 'points'}: {parts_text}"


# Numbers and paths.


def _n(value: float) -> str:
    """Format a number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _path(outline: Outline, dx: float = 0.0, dy: float = 0.0) -> str:
    """SVG path of a closed outline, with y inverted."""
    return "M" + "L".join(f"{_n(x + dx)} {_n(-(y + dy))}" for x, y in outline) + "Z"


def _polar(radius: float, degrees: float) -> str:
    """Polar coordinates as an SVG point, with y inverted."""
    turn = math.radians(degrees)
    return f"{_n(radius * math.cos(turn))} {_n(-radius * math.sin(turn))}"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
