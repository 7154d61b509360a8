"""Colours and small drawings for the picture of a table: each terrain is told by its hue and by its glyph."""

from typing import Final

import msgspec

from rivage.games.aya.components import DESERT, FIELD, FOREST, GARDEN, MOUNTAIN, POLE, START

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
    """The colours of a terrain."""

    pale: str
    """Of its tiles."""
    full: str
    """Of its dominoes."""
    dark: str
    """Of edges and glyphs."""


HUES: Final = {
    FOREST: Hue("#cfe3c3", "#74ad6d", "#2f5d3a"),
    MOUNTAIN: Hue("#dcd5e6", "#a394bd", "#54476e"),
    DESERT: Hue("#f6dcaa", "#e0a742", "#855411"),
    POLE: Hue("#e2f1f7", "#a9d6e8", "#376f8a"),
    FIELD: Hue("#ece9a9", "#c9c44c", "#66620f"),
    GARDEN: Hue("#f8d5dd", "#e28fa5", "#8c3350"),
    START: Hue("#dfe9e8", "#7fa3a8", "#0f4c5c"),
}

# Drawn in a box of ten by ten around the origin, y down. "{c}" is the dark colour of the terrain.

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
"""Opens in the direction +x."""
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
"""Strokes in a box of four by six, y down: pictures need no font for what matters."""

INITIALS: Final = {
    "eurasian-lynx": "LY", "blue-morpho": "MO", "blue-peacock": "PC", "okapi": "OK", "poison-dart-frog": "FR",
    "bearded-vulture": "VU", "snow-leopard": "SL", "vicuna": "VC", "wild-yak": "YK", "rosalia-longicorn": "RO",
    "fennec-fox": "FX", "arabian-oryx": "OR", "desert-beetle": "BT", "diamondback-rattlesnake": "RS", "greater-roadrunner": "RR",
    "narwhal": "NA", "emperor-penguin": "PE", "polar-bear": "PB", "harp-seal": "SE", "snowy-owl": "OW",
    "buff-tailed-bumblebee": "BB", "european-goldfinch": "GF", "common-pipistrelle": "PI", "grove-snail": "SN",
    "european-hare": "HA",
}  # fmt: skip
"""Two letters for each animal, no two alike."""
