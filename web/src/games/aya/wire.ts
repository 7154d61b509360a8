// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.

/** An animal on the table: `x` and `y` in millimetres, `camera` the number of its camera domino. */
export interface AyaAnimalView {
  animal: string;
  x: number;
  y: number;
  camera: number;
  rides: boolean;
  /** Whether a player who raised a domino there took the animal off the table and has not put it back yet. */
  aside: boolean;
  rest: AyaRest | null;
}

/** The count at the end of the match: ids of the photos won, points, and the reasons for all other photos. */
export interface AyaCountView {
  animals: string[];
  landscapes: string[];
  triptychs: number;
  tokens: number;
  score: number;
  lost: AyaLossView[];
}

/** A domino on the table: `x` and `y` in millimetres, `heading` in degrees. */
export interface AyaDominoView {
  id: number;
  kind: string;
  x: number;
  y: number;
  heading: number;
  /** `fallen`, or `buffer` if the domino was laid flat on purpose; empty while it stands. */
  lies: string;
  fork: boolean;
  /** Final pose after a simulation, unless it stands upright at its place. A leaning domino has one too. */
  rest: AyaRest | null;
}

/** One reason why a photo is lost: the id of the photo, and the key and arguments of the message. */
export interface AyaLossView {
  photo: string;
  key: string;
  args: Record<string, number | string>;
}

/** Number of face-down tiles and animals left of one terrain. */
export interface AyaPileView {
  terrain: string;
  tiles: number;
  animals: number;
  /** Kind of the tile on top if one was returned to the pile; otherwise empty. */
  top: string;
}

/** Stock, hand and reserve of a seat. */
export interface AyaPlayerView {
  /** Number of dominoes left, face down. */
  stock: number;
  /** Kind of the domino in hand (`forest`, `forest*` with a camera, `garden`), or empty. */
  hand: string;
  /** Kinds of dominoes, face up; the last is on top. */
  reserve: string[];
}

/** A final pose: position in micrometres and quaternion in millionths. The axes are those of `shapes.py`. */
export interface AyaRest {
  x: number;
  y: number;
  z: number;
  qx: number;
  qy: number;
  qz: number;
  qw: number;
}

/** A tile on the table, in millimetres and degrees. */
export interface AyaTileView {
  id: string;
  terrain: string;
  x: number;
  y: number;
  angle: number;
  ports: number[];
}

/** The complete view of a match. */
export interface AyaView {
  /** The seat that the view is for, while that seat may act; otherwise -1. */
  seat: number;
  /** Version of the rules of the match. */
  rules: number;
  /** One of the phases in `state.PHASES`. */
  phase: string;
  /** Value of the option `hands`: `steady` or `real`. */
  hands: string;
  width: number;
  /** Depth of the table in millimetres; `width` is its width. */
  depth: number;
  /** The seat of the first player. */
  first: number;
  /** The seat whose turn it is. */
  turn: number;
  /** Number of the hourglass that runs or ran last; 0 before the first. */
  glass: number;
  /** Seconds that each hourglass runs; 0 means no hourglass is used. */
  glass_seconds: number;
  /** Number of hourglasses that run one after the other, 1 or 2. The river is toppled after the last one. */
  glasses: number;
  /** Number of landscape tiles in the piles at the start: 15, or 3 in a short match. */
  landscapes: number;
  /** Seconds that a seat may take for its turn; 0 means no limit. */
  patience: number;
  /** Outcomes that the match waits for. */
  waits: string[];
  players: AyaPlayerView[];
  piles: AyaPileView[];
  /** The tile in the hand of the seat whose turn it is, or empty. */
  tile: string;
  tiles: AyaTileView[];
  dominoes: AyaDominoView[];
  animals: AyaAnimalView[];
  /** Number of dominoes in the box that show a camera. */
  cameras: number;
  /** Number of pushes made. */
  pushes: number;
  /** Numbers of the dominoes that were pushed and did not fall. */
  stuck: number[];
  /** Number of retrigger tokens left. */
  tokens: number;
  /** Number of retrigger tokens that the next push costs. */
  push_cost: number;
  /** The reason why placing ended; empty before that. */
  ended: string;
  /** The count, after the end of the match. */
  count: AyaCountView | null;
  /** Seconds until the last hourglass runs out. Only the views of bots have it; browsers get None. */
  sand: number | null;
}
