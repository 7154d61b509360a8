"""The contents of the box, as data. Lengths are in millimetres.

Every value that the booklets leave open is defined once, here.
"""

from typing import Final

import msgspec

# Terrains.

FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
DESERT: Final = "desert"
POLE: Final = "pole"
FIELD: Final = "field"
TERRAINS: Final = (FOREST, MOUNTAIN, DESERT, POLE, FIELD)
GARDEN: Final = "garden"
"""The Extraordinary Garden: a wild domino that counts as any terrain."""
START: Final = "start"
"""The name used as terrain of the Start tile. It has no terrain: any domino may lie there, and the tile is not worth a photo."""

# Seats and stocks.

MIN_SEATS: Final = 1
MAX_SEATS: Final = 5
RIVER_DOMINOES: Final = 30
"""Number of dominoes of each terrain."""
GARDENS: Final = 6
"""Number of Extraordinary Gardens."""
DOMINOES: Final = RIVER_DOMINOES * len(TERRAINS) + GARDENS
"""Number of dominoes in the box."""
STOCKS: Final = {1: 156, 2: 78, 3: 52, 4: 39, 5: 31}
"""Dominoes dealt to each seat, by number of seats. The remainder goes to the first player (one domino with five seats)."""
CAMERAS: Final = (40, 25)
"""Values of the option `cameras`, the number of dominoes that show a camera; the first is the default.

Each terrain has the same number of cameras, and Gardens have none.
"""

# Pieces.

HEIGHT: Final = 30.0
"""Height of a standing domino."""
WIDTH: Final = 15.0
"""Width of a domino."""
THICKNESS: Final = 6.0
"""Thickness of a domino."""
FRICTION: Final = 0.4
"""Friction coefficient between dominoes."""
TABLE_FRICTION: Final = 0.5
"""Friction coefficient between a domino and the table."""
TILE_RADIUS: Final = 40.0
"""Radius of a landscape tile."""
TILE_THICKNESS: Final = 2.0
"""Thickness of a landscape tile. Used for drawing only: in the simulation a tile has no thickness."""
TOKEN_RADIUS: Final = 15.0
"""Radius of an animal token."""
TOKEN_THICKNESS: Final = 1.5
"""Thickness of an animal token."""


class TileKind(msgspec.Struct, frozen=True):
    """A kind of landscape tile: how a river crosses it."""

    name: str
    ports: tuple[int, ...]
    """Directions from the centre to the rim in tenths of a degree, for a tile that is not turned."""


BEND: Final = TileKind("bend", (0, 1200))
FORK: Final = TileKind("fork", (0, 1200, 2400))
END: Final = TileKind("end", (0,))
SOURCE: Final = TileKind("source", (0, 1200))
"""The kind of the Start tile, where the river begins."""
KINDS: Final = {kind.name: kind for kind in (BEND, FORK, END)}
"""Kinds of tiles by name. The pile of each terrain has one tile of each kind."""
FEW_TILES: Final = (f"{FOREST}-bend", f"{DESERT}-bend", f"{POLE}-end")
"""The landscape tiles of a short match. Only one is an end, so that one arm of the river always stays open."""
LANDSCAPE_COUNTS: Final = (len(TERRAINS) * len(KINDS), len(FEW_TILES))
"""Values of the option `landscapes`, the number of landscape tiles in the piles; the first is the default."""
TRIPTYCH: Final = 3
"""Number of landscape photos of one terrain that make a triptych."""


class Animal(msgspec.Struct, frozen=True):
    """An animal that can be photographed."""

    key: str
    """Stable name for logs, translations and pictures."""
    terrain: str
    latin: str


ANIMALS: Final = (
    Animal("eurasian-lynx", FOREST, "Lynx lynx"),
    Animal("blue-morpho", FOREST, "Morpho aurora"),
    Animal("blue-peacock", FOREST, "Pavo cristatus"),
    Animal("okapi", FOREST, "Okapia johnstoni"),
    Animal("poison-dart-frog", FOREST, "Dendrobates auratus"),
    Animal("bearded-vulture", MOUNTAIN, "Gypaetus barbatus"),
    Animal("snow-leopard", MOUNTAIN, "Panthera uncia"),
    Animal("vicuna", MOUNTAIN, "Vicugna vicugna"),
    Animal("wild-yak", MOUNTAIN, "Bos grunniens mutus"),
    Animal("rosalia-longicorn", MOUNTAIN, "Rosalia alpina"),
    Animal("fennec-fox", DESERT, "Vulpes zerda"),
    Animal("arabian-oryx", DESERT, "Oryx leucoryx"),
    Animal("desert-beetle", DESERT, "Onymacris unguicularis"),
    Animal("diamondback-rattlesnake", DESERT, "Crotalus atrox"),
    Animal("greater-roadrunner", DESERT, "Geococcyx californianus"),
    Animal("narwhal", POLE, "Monodon monoceros"),
    Animal("emperor-penguin", POLE, "Aptenodytes forsteri"),
    Animal("polar-bear", POLE, "Ursus maritimus"),
    Animal("harp-seal", POLE, "Pagophilus groenlandicus"),
    Animal("snowy-owl", POLE, "Bubo scandiacus"),
    Animal("buff-tailed-bumblebee", FIELD, "Bombus terrestris"),
    Animal("european-goldfinch", FIELD, "Carduelis carduelis"),
    Animal("common-pipistrelle", FIELD, "Pipistrellus pipistrellus"),
    Animal("grove-snail", FIELD, "Cepaea hortensis"),
    Animal("european-hare", FIELD, "Lepus europaeus"),
)
"""All 25 animals, five of each terrain."""
ANIMAL: Final = {animal.key: animal for animal in ANIMALS}
"""Animals by key."""

# The table and the hourglass.

TABLES: Final = {"120x80": (1200, 800), "180x90": (1800, 900), "90x60": (900, 600)}
"""Width and depth of the table by value of the option `table`; the first is the default."""
GLASSES: Final = 2
"""Number of hourglasses that run one after the other, with a pause between them."""
GLASS_COUNTS: Final = (GLASSES, 1)
"""Values of the option `glasses`; the first is the default. With one hourglass there is no pause."""
GLASS_SECONDS: Final = (600, 300, 240, 180, 120, 0)
"""Values of the option `glass`: seconds that an hourglass runs. The first is the default, as in the booklet.

0 means no time limit: placing ends when a stock is empty.
"""
PATIENCE: Final = (0, 20, 40, 60)
"""Values of the option `patience`: seconds that a seat may take for its turn.

0, the default as in the booklet, means no time limit.
"""
EARLIER_PATIENCE: Final = (20, 10, 30, 60, 0)
"""Values of the option `patience` in the first two versions of the rules."""

# Placing. The booklets define none of these values.

FACING_IN: Final = 450
"""Tenths of a degree. Largest angle between a camera domino's heading and the line from its port to the tile's centre."""
BUFFER_REACH: Final = 600
"""Tenths of a millimetre. A buffer, or a domino that was knocked over, is raised within this distance of its place."""
MAX_HAND_SPEED: Final = 250
"""Millimetres per second. Largest speed of a releasing hand along each axis; faster hands are clamped."""
MAX_HAND_SPIN: Final = 360
"""Degrees per second. Largest spin of a releasing hand."""
TOKEN_CLEARANCE: Final = 10
"""Tenths of a millimetre. The first two versions of the rules refused an animal that was put nearer to a tile."""
NEAR_TILE: Final = 50
"""Tenths of a millimetre. An animal may be put nearer to a tile than this, but players get a warning."""
GRIP: Final = 5
"""Tenths of a millimetre. Smallest overlap of an animal and each domino that carries it."""

# Counting.

LEAN: Final = 30.0
"""Degrees from upright. A domino that leans more has fallen."""
TOUCH: Final = 1.0
"""Millimetres. Footprints touch if they are at most this far apart."""
PORT_REACH: Final = 2.0
"""Millimetres. A port is covered if a footprint is at most this far from the port's point on the rim."""
FORK_TOUCHES: Final = 3
"""Dominoes. A Garden that touches this number of dominoes of the river can be a fork, which cuts its stretch.

A Garden declared a fork cuts it in any case. Any other Garden does if the dominoes that it touches do not touch one another.
"""
TOLERANCE: Final = 1e-6
"""Millimetres. Allowance for rounding errors, so that a distance equal to its limit counts as within it."""
RETRIGGER_TOKENS: Final = 10
"""Number of retrigger tokens at the start of a match."""
FREE_RETRIGGERS: Final = (1, 0)
"""Values of the option `free_retriggers`, the number of retriggers that cost no token; the first is the default."""
BANDS: Final = (10, 15, 20, 25, 30, 35, 40, 45, 50, 55)
"""Scores at which the description of the result changes."""
