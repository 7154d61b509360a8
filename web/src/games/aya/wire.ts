// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.

/** An animal on the table. */
export interface AyaAnimalView {
  animal: string;
  x: number;
  y: number;
  camera: number;
  rides: boolean;
  /** Taken off the table by who raised a domino there, until it is put back. */
  aside: boolean;
  rest: AyaRest | null;
}

/** The count, when all is over. */
export interface AyaCountView {
  animals: string[];
  landscapes: string[];
  triptychs: number;
  tokens: number;
  score: number;
  lost: AyaLossView[];
}

/** A domino on the table. */
export interface AyaDominoView {
  id: number;
  kind: string;
  x: number;
  y: number;
  heading: number;
  /** Empty while it stands, `fallen`, or `buffer` when laid flat on purpose. */
  lies: string;
  fork: boolean;
  /** Where physics left it, unless it stands upright at its place: it may stand and lean. */
  rest: AyaRest | null;
}

/** Why a photo is lost. */
export interface AyaLossView {
  photo: string;
  key: string;
  args: Record<string, number | string>;
}

/** What is left of a terrain, face down. */
export interface AyaPileView {
  terrain: string;
  tiles: number;
  animals: number;
  /** Kind of the tile on top, where one was put back; else empty. */
  top: string;
}

/** What lies before a seat. */
export interface AyaPlayerView {
  stock: number;
  /** Kind of the domino in hand (`forest`, `forest*` with a camera, `garden`), or empty. */
  hand: string;
  /** The last is on top. */
  reserve: string[];
}

/** Where a body came to rest: thousandths of a millimetre, millionths of a unit quaternion. Axes as in `shapes.py`. */
export interface AyaRest {
  x: number;
  y: number;
  z: number;
  qx: number;
  qy: number;
  qz: number;
  qw: number;
}

/** A tile on the table: millimetres and degrees. */
export interface AyaTileView {
  id: string;
  terrain: string;
  x: number;
  y: number;
  angle: number;
  ports: number[];
}

/** All there is to see. */
export interface AyaView {
  /** The seat this is made for, while it may act; else -1. */
  seat: number;
  /** Version of the rules that the match is played by. */
  rules: number;
  phase: string;
  hands: string;
  width: number;
  /** The table, in millimetres. */
  depth: number;
  first: number;
  turn: number;
  /** Number of the glass that runs or has run last; 0 before the first. */
  glass: number;
  /** Seconds that the sand of each glass runs; 0: no hourglass is used. */
  glass_seconds: number;
  /** Hourglasses that run one after the other, 1 or 2. After the last one the river is toppled. */
  glasses: number;
  /** Landscape tiles that were in the piles at the beginning: all 15, or the few of a small river. */
  landscapes: number;
  /** Seconds a seat may take; 0 is for ever. */
  patience: number;
  /** What chance must settle. */
  waits: string[];
  players: AyaPlayerView[];
  piles: AyaPileView[];
  /** The tile in the hand of the seat whose turn it is. */
  tile: string;
  tiles: AyaTileView[];
  dominoes: AyaDominoView[];
  animals: AyaAnimalView[];
  /** How many dominoes of the box show a camera. */
  cameras: number;
  pushes: number;
  /** Dominoes that were pushed and did not fall. */
  stuck: number[];
  /** Retrigger tokens kept so far. */
  tokens: number;
  /** Tokens that the next push costs. */
  push_cost: number;
  ended: string;
  count: AyaCountView | null;
  /** Seconds until the sand of the last glass has run out. Only views of bots have it: browsers get None. */
  sand: number | null;
}
