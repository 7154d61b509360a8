// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.

export type DeepRiverAnyEffect = DeepRiverChose | DeepRiverDoubled | DeepRiverDrawn | DeepRiverDrifted | DeepRiverEnded | DeepRiverNamed | DeepRiverPassed | DeepRiverReturned | DeepRiverSwam | DeepRiverSwapped | DeepRiverTilted | DeepRiverTook | DeepRiverTurned | DeepRiverVoided | DeepRiverWalked;

/** One legal action and what it would do. */
export interface DeepRiverChoiceView {
  action: string;
  effects: DeepRiverAnyEffect[];
}

/** A current was chosen to be played. */
export interface DeepRiverChose {
  t: "chose";
  current: number;
  face: string;
}

/** One of the three currents. */
export interface DeepRiverCurrentView {
  /** 1 to 7. */
  tile: number;
  /** What lies face up: `2`, `1+bear`, `3`, `twice 1`, `1`. */
  face: string;
  /** What lies face down. */
  back: string;
  /** Tilted against the player to move. */
  tilted: boolean;
  /** Tilted this turn, against the player who comes next. */
  marked: boolean;
  /** Chosen this turn. */
  playing: boolean;
}

/** A single pawn was turned to double; `piece` is how the piece there stands now. */
export interface DeepRiverDoubled {
  t: "doubled";
  place: number;
  piece: string;
  slot?: number;
}

/** Something was set up by chance or an option: `what` is `tiles`, `throw` or `first`. */
export interface DeepRiverDrawn {
  t: "drawn";
  what: string;
  value: string;
}

/** The played current moved on and turned over. */
export interface DeepRiverDrifted {
  t: "drifted";
  current: number;
  origin: number;
  target: number;
  face: string;
}

/** The game is over: `reason` as in the outcome, `winner` a side or empty for a draw. */
export interface DeepRiverEnded {
  t: "ended";
  reason: string;
  winner?: string;
}

/** Pie rule: the side that will begin was named. */
export interface DeepRiverNamed {
  t: "named";
  side: string;
}

/** An optional arrival effect was left unused. */
export interface DeepRiverPassed {
  t: "passed";
  place: number;
}

/** A pawn that reached the enemy nest went back to its own; a carried enemy pawn stayed at home. */
export interface DeepRiverReturned {
  t: "returned";
  pawn: string;
  nest: number;
}

/** A piece moved. `onto` is the lone enemy pawn it now covers; `skipped` counts full tiles it had to pass. */
export interface DeepRiverSwam {
  t: "swam";
  piece: string;
  origin: number;
  target: number;
  origin_slot?: number;
  target_slot?: number;
  onto?: string;
  skipped?: number;
}

/** A stack was turned round; `piece` is how it stands now. */
export interface DeepRiverSwapped {
  t: "swapped";
  place: number;
  piece: string;
  slot?: number;
}

/** A current was tilted against the opponent. */
export interface DeepRiverTilted {
  t: "tilted";
  current: number;
}

/** Pie rule: a seat took a side. */
export interface DeepRiverTook {
  t: "took";
  seat: number;
  side: string;
}

/** The turn passed to `side`; currents tilted against the other stood up. `times`: how often the position stands now. */
export interface DeepRiverTurned {
  t: "turned";
  side: string;
  times?: number;
}

/** Deep River as a seat, or a spectator, sees it. */
export interface DeepRiverView {
  /** Notation of this very moment, with what was decided since the turn began; bots read it. */
  position: string;
  /** `BAS*TAB`, or empty before they are drawn. */
  tiles: string;
  /** Tiles 1 to 7, each its slots: `.`, a pawn or a stack, bottom first. */
  river: string[][];
  /** Singles and doubles in the Eels' nest. */
  eels: [number, number];
  salmon: [number, number];
  bear: number;
  currents: DeepRiverCurrentView[];
  /** `e` or `s`. */
  mover: string;
  /** The side of each seat. */
  sides: [string, string];
  /** Turns finished so far. */
  turn: number;
  /**
   * What is being decided: draw, name, take, current, fish, advance, bonus, cover, swap, tilt, big, effect, done, over.
   * `bonus` is the decision on the big tile when nothing is left to double.
   */
  phase: string;
  /** How many tiles the fish now being chosen moves; 0 elsewhere. */
  steps: number;
  /** Moves of the face still to come after this decision (`twice 1`). */
  moves_left: number;
  /** For the seat that may act: what it may choose, in the fixed order. Empty for everyone else. */
  choices: DeepRiverChoiceView[];
  /** What the last action did. */
  last: DeepRiverAnyEffect[];
}

/** Something had no target and did nothing: `what` is `move`, `B`, `A`, `S`, `T` or `*`. */
export interface DeepRiverVoided {
  t: "voided";
  what: string;
  place?: number;
}

/** The bear walked. `why` is `nest`, `tile` or `current`. */
export interface DeepRiverWalked {
  t: "walked";
  origin: number;
  target: number;
  why: string;
}
