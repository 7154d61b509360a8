"""What is in the box, as data. Whatever the booklets leave open is one value here; lengths are millimetres."""

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
"""The Extraordinary Garden: wild, it counts as any terrain."""
START: Final = "start"
"""What stands for the terrain of the Start tile, which is of none: any domino may lie there, and it carries no photo."""

# Seats and stocks.

MIN_SEATS: Final = 1
MAX_SEATS: Final = 5
RIVER_DOMINOES: Final = 30
"""Dominoes of each terrain."""
GARDENS: Final = 6
DOMINOES: Final = RIVER_DOMINOES * len(TERRAINS) + GARDENS
STOCKS: Final = {1: 156, 2: 78, 3: 52, 4: 39, 5: 31}
"""Dominoes dealt to each seat; what is left over goes to the first player (one domino of five seats)."""
CAMERAS: Final = (40, 25)
"""How many dominoes show a camera, the same number of each terrain and none on Gardens; the first is the default."""

# Pieces.

HEIGHT: Final = 30.0
"""A domino standing."""
WIDTH: Final = 15.0
THICKNESS: Final = 6.0
FRICTION: Final = 0.4
"""Of dominoes on each other."""
TABLE_FRICTION: Final = 0.5
"""Of dominoes on the table."""
TILE_RADIUS: Final = 40.0
TILE_THICKNESS: Final = 2.0
"""Laminated card; it is drawn so, and has no thickness for physics."""
TOKEN_RADIUS: Final = 15.0
TOKEN_THICKNESS: Final = 1.5


class TileKind(msgspec.Struct, frozen=True):
    """One way a river runs over a landscape tile."""

    name: str
    ports: tuple[int, ...]
    """Directions from the centre to the rim, in tenths of a degree, before the tile is turned."""


BEND: Final = TileKind("bend", (0, 1200))
FORK: Final = TileKind("fork", (0, 1200, 2400))
END: Final = TileKind("end", (0,))
SOURCE: Final = TileKind("source", (0, 1200))
KINDS: Final = {kind.name: kind for kind in (BEND, FORK, END)}
"""What lies in each terrain's pile of tiles, once each."""
FEW_TILES: Final = (f"{FOREST}-bend", f"{DESERT}-bend", f"{POLE}-end")
"""The landscape tiles of a short match: with a single end, one arm of the river always stays open."""
LANDSCAPE_COUNTS: Final = (len(TERRAINS) * len(KINDS), len(FEW_TILES))
"""Values of the option `landscapes`, the number of landscape tiles in the piles; the first is the default."""
TRIPTYCH: Final = 3


class Animal(msgspec.Struct, frozen=True):
    """One of the animals that can be photographed."""

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
"""All 25, five of each terrain."""
ANIMAL: Final = {animal.key: animal for animal in ANIMALS}

# The table and the hourglass.

TABLES: Final = {"120x80": (1200, 800), "180x90": (1800, 900), "90x60": (900, 600)}
"""Width and depth by option value; the first is the default."""
GLASSES: Final = 2
"""Hourglasses that run one after the other, with a pause between them."""
GLASS_COUNTS: Final = (GLASSES, 1)
"""Values of the option `glasses`; the first is the default. With one hourglass there is no pause."""
GLASS_SECONDS: Final = (600, 300, 240, 180, 120, 0)
"""Seconds that the sand of a glass runs, values of the option `glass`. The first is the default, as in the booklet. 0 is no
limit: placing ends when a stock is empty."""
PATIENCE: Final = (0, 20, 40, 60)
"""Seconds that a seat may take for its turn, values of the option `patience`. 0 is no limit: the default, as in the booklet."""
EARLIER_PATIENCE: Final = (20, 10, 30, 60, 0)
"""Values of the option `patience` in the first two versions of the rules."""

# Placing. Each of these is ours to decide.

FACING_IN: Final = 450
"""A camera domino before a port may look away from the tile's centre line by so many tenths of a degree."""
BUFFER_REACH: Final = 600
"""A domino laid flat as a buffer, or knocked out of its place, is raised within so many tenths of a millimetre of it."""
MOST_SPEED: Final = 250
"""Millimetres a second a hand may have when it lets go, along each axis."""
MOST_SPIN: Final = 360
"""Degrees a second."""
TOKEN_CLEARANCE: Final = 10
"""Tenths of a millimetre. The first two versions of the rules refused an animal that was put nearer to a tile."""
NEAR_TILE: Final = 50
"""Tenths of a millimetre. An animal that is put nearer to a tile may stay there, and players are warned."""
GRIP: Final = 5
"""An animal must lie so many tenths of a millimetre over each of the dominoes that carry it."""

# Counting.

LEAN: Final = 30.0
"""A domino has fallen when it leans more than so many degrees from upright."""
TOUCH: Final = 1.0
"""Footprints touch when they are at most so far apart."""
PORT_REACH: Final = 2.0
"""A port is covered when its point on the rim is at most so far from a footprint."""
FORK_TOUCHES: Final = 3
"""Dominoes of the river. A Garden declared a fork cuts its stretch when it touches at least this number of them. Any other Garden
does when this number of the dominoes that it touches do not touch one another."""
TOLERANCE: Final = 1e-6
"""What arithmetic may err by: a distance that equals its bound on paper equals it here."""
RETRIGGER_TOKENS: Final = 10
FREE_RETRIGGERS: Final = (1, 0)
"""Retriggers that cost nothing; the first is the default."""
BANDS: Final = (10, 15, 20, 25, 30, 35, 40, 45, 50, 55)
"""Scores from which success has another name."""
