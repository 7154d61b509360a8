/**
 * What is to be seen on the table, and who draws it.
 *
 * The board makes a `TableScene` from the view and from what this screen adds (a domino in hand, the others' hands, lights). A
 * `TableRenderer` draws it: one in three dimensions (`three/`), one from above (`flat/`); both do all that is asked of them, so
 * the board does not know which it has. Lengths are the server's: millimetres from the middle of the table, x to the right, y up
 * the table (away from who sits at its lower edge), z to the ceiling; angles in degrees, counter-clockwise from +x.
 */

/** A body's middle and its turn, a unit quaternion, in the order in which the server writes them. */
export type Pose = readonly [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];

/** A place on the table. */
export interface Place {
  x: number;
  y: number;
}

/** A domino; its own x axis is the way it falls, y its width, z up when it stands. Its water looks along -x: up, once it has fallen. */
export interface DominoBody {
  id: number;
  /** `forest`, `forest*` with a camera, `garden`. */
  kind: string;
  pose: Pose;
}

export interface TileBody {
  /** `start`, `forest-bend`. */
  id: string;
  x: number;
  y: number;
  angle: number;
}

export interface AnimalBody {
  animal: string;
  pose: Pose;
}

/** How good a place is, or what is said of a piece: told by colour, and by a sign of its own beside it. */
export type Tone = 'good' | 'poor' | 'bad' | 'hint' | 'won' | 'lost' | 'mine';

/** A piece that does not stand yet: in my hand, or where the helper would put it. Drawn half-transparent, outlined in its tone. */
export type Ghost =
  | { piece: 'domino'; kind: string; pose: Pose; tone: Tone }
  | { piece: 'tile'; id: string; x: number; y: number; angle: number; tone: Tone }
  | { piece: 'animal'; animal: string; pose: Pose; tone: Tone };

/** Another player's hand, with what it holds. */
export interface HandShown extends Place {
  seat: number;
  name: string;
  turn: number;
  /** Millimetres above the table. */
  lift: number;
  /** Kind of the domino it holds, or empty. */
  holds: string;
}

/** Something pointed out: a ring around a place, with a word beside it. */
export interface Light extends Place {
  tone: Tone;
  radius: number;
  label?: string;
}

/** A line drawn by a finger, `x0 y0 x1 y1 …`; or an arrow at its end, for what leads to what. */
export interface Line {
  points: readonly number[];
  tone: Tone | { seat: number };
  arrow?: boolean;
  /** The planned river: a faint band, as wide as the water. */
  plan?: boolean;
  /**
   * Beneath dominoes: a thin line along those that will fall (`wet`), a row of dots along those that are cut off (`dry`). `gap` is a
   * thick dashed line between the two.
   */
  river?: 'wet' | 'dry' | 'gap';
}

/** What lies around the edge: face-down piles of a terrain, and what each seat has before it. */
export interface PileShown {
  terrain: string;
  tiles: number;
  animals: number;
  /** Kind of the tile that lies face up on top, or empty. */
  top: string;
}

export interface PlaceShown {
  seat: number;
  name: string;
  stock: number;
  /** Kinds, the last on top. */
  reserve: readonly string[];
  /** It is this seat's turn. */
  turn: boolean;
  you: boolean;
}

export interface TableScene {
  width: number;
  depth: number;
  tiles: readonly TileBody[];
  /** By their numbers. A body whose object is the same as in the scene before has not changed. */
  dominoes: readonly DominoBody[];
  animals: readonly AnimalBody[];
  piles: readonly PileShown[];
  places: readonly PlaceShown[];
  ghosts: readonly Ghost[];
  hands: readonly HandShown[];
  lights: readonly Light[];
  lines: readonly Line[];
  /** The hourglass: which share of the sand is still above, and whether it runs; null where there is none. */
  glass: { above: number; runs: boolean } | null;
}

/** What lies under a point of the screen. */
export interface Picked extends Place {
  piece: 'domino' | 'tile' | 'animal' | 'pile' | 'table' | 'off';
  /** Number of the domino, id of the tile, key of the animal, terrain of the pile; empty for the bare table and beyond it. */
  id: string;
}

export type CameraView = 'above' | 'slanted' | 'free';

/** A position of the camera that does not depend on the screen. */
export interface CameraShot extends Place {
  /** Millimetres across the smaller side of the picture. */
  span: number;
  /** Degrees around the table, and above it; a drawing from above has its own. */
  yaw: number;
  pitch: number;
  /** From 0, the shot as described, to 1, with all pieces in the picture. */
  wide: number;
}

/** Where the table is seen from. Everything glides unless motion is unwanted; what a hand does to it happens at once. */
export interface Camera {
  readonly view: CameraView;
  /**
   * The person has moved the camera since `look`, `fit` or `follow` was called last. Who follows something that moves asks this
   * before each step, and lets go.
   */
  readonly taken: boolean;
  /** What was fitted into the picture last, while nothing else has been looked at since. */
  readonly fits: 'table' | 'pieces' | null;
  /** The table lies as it is, however tall the picture: it is never seen from its side. */
  upright: boolean;
  setView(view: CameraView): void;
  /** Show the whole table, or everything that stands on it. */
  fit(what: 'table' | 'pieces'): void;
  /** Bring a place to the middle, as near as `span` millimetres across; without `span` as near as now. */
  follow(place: Place, span?: number): void;
  /** Take the position of a directed camera; gliding there, or at once. */
  direct(shot: CameraShot, atOnce?: boolean): void;
  /** Nearer (above 1) or farther, around a point of the page (`clientX`, `clientY`); without one, around the middle. */
  zoom(by: number, at?: { left: number; top: number }): void;
  /** Move the table under the camera by so many pixels. */
  pan(right: number, down: number): void;
  /** Turn around what is in the middle: degrees to the left, and up. Only `free` is turned at will. */
  orbit(left: number, up: number): void;
  /** Millimetres across the smaller side of the uncovered picture, once the camera rests. */
  readonly span: number;
  /** Where a place of the table is seen once the camera rests, in pixels of the picture. */
  restingAt(x: number, y: number): { left: number; top: number };
  /** Call `watcher` whenever the camera moves or gets another goal. Returns a function that ends this. */
  watch(watcher: () => void): () => void;
  /** Take over the position of another drawing's camera. */
  adopt(from: Pick<Camera, 'centre' | 'scale' | 'fits' | 'taken'>): void;
  /** The place in the middle of the picture. */
  readonly centre: Place;
  /** Millimetres of table for one pixel, in the middle of the picture. */
  readonly scale: number;
  /** Degrees by which what points up the table is seen turned, clockwise: on a tall screen the table may be seen from its side. */
  readonly yaw: number;
  /** Pixels at the picture's edges that something else covers: what is looked at stays clear of them. */
  inset(insets: { top: number; right: number; bottom: number; left: number }): void;
  /** So many pixels at the lower edge are covered for a while, 0 for no more than ever: what is looked at glides clear of them. */
  cover(bottom: number): void;
}

/** What a picture cost; told in tests and benchmarks. */
export interface RenderStats {
  frames: number;
  /** Draw calls of the last frame. */
  calls: number;
  triangles: number;
  /** Milliseconds from when the last picture was asked for until it was drawn. */
  time: number;
  quality: number;
}

export interface RendererWishes {
  dark: boolean;
  reducedMotion: boolean;
  /** Seats' colours by number, as CSS colours. */
  seatColours: readonly string[];
}

/** Draws a scene into the element it was made for. Draws when something has changed, and not otherwise. */
export interface TableRenderer {
  readonly kind: 'three' | 'flat';
  readonly camera: Camera;
  show(scene: TableScene): void;
  /** Poses of this very moment for what is moving, over those of the scene, until `null`: 60 times a second in a cascade. */
  pose(moving: Moving | null): void;
  wish(wishes: RendererWishes): void;
  /** What is under a point of the page (`clientX`, `clientY`). */
  pick(left: number, top: number): Picked;
  /** The place on the table's plane, `height` above it, under a point of the page; null above the horizon. */
  placeAt(left: number, top: number, height?: number): Place | null;
  /** Where a place is drawn, in pixels of the element; for words beside pieces. */
  screenAt(x: number, y: number, z?: number): { left: number; top: number };
  /** Poses of what is drawn now, for tests. */
  drawn(): {
    dominoes: ReadonlyMap<number, Pose>;
    animals: ReadonlyMap<string, Pose>;
    tiles: ReadonlyMap<string, TileBody>;
    ghosts: readonly Ghost[];
    lines: readonly Line[];
  };
  stats(): RenderStats;
  /** The picture of now, as large as it is drawn, with the words over it; for saving. */
  picture(): HTMLCanvasElement;
  /**
   * A picture of a part of the table for sharing, independent of the present view, without hands, signs and names. All points are in
   * it, `insets` pixels clear of its edges. `bodies` replace those that are shown.
   */
  portrait(
    corners: readonly (readonly [x: number, y: number, z: number])[],
    insets: { top: number; right: number; bottom: number; left: number },
    bodies?: Pick<TableScene, 'tiles' | 'dominoes' | 'animals'>,
  ): HTMLCanvasElement;
  resize(): void;
  destroy(): void;
}

export interface Moving {
  dominoes: ReadonlyMap<number, Pose>;
  animals: ReadonlyMap<string, Pose>;
}
