/**
 * The scene that is drawn, and the interface of the renderers.
 *
 * The board builds a `TableScene` from the view and from the local state (held domino, other hands, lights). A `TableRenderer` draws it:
 * one in three dimensions (`three/`), one from above (`flat/`). Both have all functions, so the board need not know which one is used.
 * Units are the server's: millimetres from the middle of the table, x to the right, y away from the lower edge, z up; angles in degrees,
 * counter-clockwise from +x.
 */

/** The middle of a body and its rotation as a unit quaternion, in the server's order. */
export type Pose = readonly [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];

/** A place on the table. */
export interface Place {
  x: number;
  y: number;
}

/**
 * A domino. Its own x axis is the direction of its fall, y its width, z up when it stands. Its water side faces -x, which is up after
 * the fall.
 */
export interface DominoBody {
  id: number;
  /** `forest`, `forest*` with a camera, or `garden`. */
  kind: string;
  pose: Pose;
}

export interface TileBody {
  /** `start`, or a terrain and a kind such as `forest-bend`. */
  id: string;
  x: number;
  y: number;
  angle: number;
}

export interface AnimalBody {
  animal: string;
  pose: Pose;
}

/** The quality of a spot or the meaning of a message, shown by a colour and by a sign. */
export type Tone = 'good' | 'poor' | 'bad' | 'hint' | 'won' | 'lost' | 'mine';

/** A piece that is not placed yet: the held one, or the helper's suggestion. Drawn half-transparent, outlined in its tone. */
export type Ghost =
  | { piece: 'domino'; kind: string; pose: Pose; tone: Tone }
  | { piece: 'tile'; id: string; x: number; y: number; angle: number; tone: Tone }
  | { piece: 'animal'; animal: string; pose: Pose; tone: Tone };

/** Another player's hand, and the domino it holds. */
export interface HandShown extends Place {
  seat: number;
  name: string;
  turn: number;
  /** Millimetres above the table. */
  lift: number;
  /** Kind of the held domino, or empty. */
  holds: string;
}

/** A highlight: a ring around a place, with an optional label. */
export interface Light extends Place {
  tone: Tone;
  radius: number;
  label?: string;
}

/** A line `x0 y0 x1 y1 …`, optionally with an arrow at its end. */
export interface Line {
  points: readonly number[];
  tone: Tone | { seat: number };
  arrow?: boolean;
  /** Whether the line is the planned river: a faint band as wide as the water. */
  plan?: boolean;
  /**
   * A line beneath dominoes: thin along those that will fall (`wet`), dotted along those that are cut off (`dry`). `gap` is a thick
   * dashed line between the two.
   */
  river?: 'wet' | 'dry' | 'gap';
}

/** The pieces around the edge: face-down piles of a terrain, and the stock and reserve of each seat. */
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
  /** Kinds, the last one on top. */
  reserve: readonly string[];
  /** Whether it is this seat's turn. */
  turn: boolean;
  you: boolean;
}

export interface TableScene {
  width: number;
  depth: number;
  tiles: readonly TileBody[];
  /** The dominoes, ordered by number. A body whose object is the same as in the previous scene has not changed. */
  dominoes: readonly DominoBody[];
  animals: readonly AnimalBody[];
  piles: readonly PileShown[];
  places: readonly PlaceShown[];
  ghosts: readonly Ghost[];
  hands: readonly HandShown[];
  lights: readonly Light[];
  lines: readonly Line[];
  /** The hourglass: the share of its sand in the upper bulb, and whether it runs; null without an hourglass. */
  glass: { above: number; runs: boolean } | null;
}

/** The piece under a point of the screen. */
export interface Picked extends Place {
  piece: 'domino' | 'tile' | 'animal' | 'pile' | 'table' | 'off';
  /** Number of the domino, id of the tile, key of the animal, terrain of the pile; empty for the table and beyond it. */
  id: string;
}

export type CameraView = 'above' | 'slanted' | 'free';

/** A camera position that does not depend on the screen. */
export interface CameraShot extends Place {
  /** Millimetres across the smaller side of the picture. */
  span: number;
  /** `yaw`: degrees around the table; `pitch`: degrees above it. The flat renderer ignores both. */
  yaw: number;
  pitch: number;
  /** The share of the wide shot: from 0 (the shot as described) to 1 (all pieces in the picture). */
  wide: number;
}

/** The camera. Its movements are animated, except with reduced motion and while the person drags it. */
export interface Camera {
  readonly view: CameraView;
  /**
   * Whether the person has moved the camera since the last call of `setView`, `fit` or `follow`. Code that moves the camera continuously checks
   * it before each step and stops.
   */
  readonly movedByPerson: boolean;
  /** The area that was fitted last; null if the camera has been moved since. */
  readonly fits: 'table' | 'pieces' | null;
  /** Whether the table is never turned on its side, however tall the picture is. */
  upright: boolean;
  setView(view: CameraView): void;
  /** Show the whole table, or all pieces. */
  fit(what: 'table' | 'pieces'): void;
  /** Show a place in the middle, `span` millimetres across, or at the present distance. */
  follow(place: Place, span?: number): void;
  /** Move to a camera shot; animated, or at once. */
  direct(shot: CameraShot, atOnce?: boolean): void;
  /** Zoom in (above 1) or out, around a point of the page (`clientX`, `clientY`) or around the middle. */
  zoom(by: number, at?: { left: number; top: number }): void;
  /** Move the table under the camera, in pixels. */
  pan(right: number, down: number): void;
  /** Turn the camera around the middle: degrees to the left, and up. Only in the `free` view. */
  orbit(left: number, up: number): void;
  /** Millimetres across the smaller side of the uncovered picture, after the animation. */
  readonly span: number;
  /** The position of a place after the animation, in pixels of the picture. */
  restingAt(x: number, y: number): { left: number; top: number };
  /** Call `watcher` whenever the camera moves or gets a new goal. Returns a function that unsubscribes. */
  watch(watcher: () => void): () => void;
  /** Take over the position of another renderer's camera. */
  adopt(from: Pick<Camera, 'centre' | 'scale' | 'fits' | 'movedByPerson'>): void;
  /** The place in the middle of the picture. */
  readonly centre: Place;
  /** Millimetres per pixel in the middle of the picture. */
  readonly scale: number;
  /** Degrees by which the table is turned clockwise on the screen. On a tall screen the table may be turned on its side. */
  readonly yaw: number;
  /** Set the pixels at the edges that are always covered. The camera uses the rest. */
  inset(insets: { top: number; right: number; bottom: number; left: number }): void;
  /** Set the pixels at the lower edge that a panel covers for a while; 0 for none. The camera moves out of its way. */
  cover(bottom: number): void;
}

/** Performance of a picture, for tests and benchmarks. */
export interface RenderStats {
  frames: number;
  /** Draw calls of the last frame. */
  calls: number;
  triangles: number;
  /** Milliseconds from the request of the last frame until it was drawn. */
  time: number;
  quality: number;
}

export interface RendererOptions {
  dark: boolean;
  reducedMotion: boolean;
  /** Colours of the seats by number, as CSS colours. */
  seatColours: readonly string[];
}

/** Draws a scene into its host element, only when something has changed. */
export interface TableRenderer {
  readonly kind: 'three' | 'flat';
  readonly camera: Camera;
  show(scene: TableScene): void;
  /** Override the poses of moving pieces until `null`. Called 60 times a second during a cascade. */
  pose(moving: Moving | null): void;
  setOptions(options: RendererOptions): void;
  /** The piece under a point of the page (`clientX`, `clientY`). */
  pick(left: number, top: number): Picked;
  /** The place on the plane `height` above the table, under a point of the page; null above the horizon. */
  placeAt(left: number, top: number, height?: number): Place | null;
  /** The position of a place in pixels of the element, for labels. */
  screenAt(x: number, y: number, z?: number): { left: number; top: number };
  /** The poses that are drawn, for tests. */
  drawn(): {
    dominoes: ReadonlyMap<number, Pose>;
    animals: ReadonlyMap<string, Pose>;
    tiles: ReadonlyMap<string, TileBody>;
    ghosts: readonly Ghost[];
    lines: readonly Line[];
  };
  stats(): RenderStats;
  /** A copy of the picture with its labels, for saving. */
  picture(): HTMLCanvasElement;
  /**
   * A picture of a part of the table for sharing, independent of the camera, without hands, signs and names. It contains all `corners`,
   * `insets` pixels away from its edges. `bodies` replace those of the scene.
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
