// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.

export type DeepRiverAnyEffect = DeepRiverChose | DeepRiverDoubled | DeepRiverDrawn | DeepRiverDrifted | DeepRiverEnded | DeepRiverNamed | DeepRiverPassed | DeepRiverReturned | DeepRiverSwam | DeepRiverSwapped | DeepRiverTilted | DeepRiverTook | DeepRiverTurned | DeepRiverVoided | DeepRiverWalked;

/** One legal action and its effects. */
export interface DeepRiverChoiceView {
  action: string;
  effects: DeepRiverAnyEffect[];
}

/** The player chose a current. */
export interface DeepRiverChose {
  t: "chose";
  current: number;
  face: string;
}

/** One of the three currents. */
export interface DeepRiverCurrentView {
  /** The tile, 1 to 7. */
  tile: number;
  /** The face that lies up: `2`, `1+bear`, `3`, `twice 1`, `1`. */
  face: string;
  /** The face that lies down. */
  back: string;
  /** Whether the current is tilted against the player to move. */
  tilted: boolean;
  /** Whether the current was tilted in this turn, against the next player. */
  marked: boolean;
  /** Whether the current was chosen in this turn. */
  playing: boolean;
}

/** A single pawn was turned to double; `piece` is the whole piece afterwards. */
export interface DeepRiverDoubled {
  t: "doubled";
  place: number;
  piece: string;
  slot?: number;
}

/** Chance or an option decided a part of the set-up: `what` is `tiles`, `throw` or `first`. */
export interface DeepRiverDrawn {
  t: "drawn";
  what: string;
  value: string;
}

/** The played current moved to the next tile and turned over. */
export interface DeepRiverDrifted {
  t: "drifted";
  current: number;
  origin: number;
  target: number;
  face: string;
}

/** The game ended: `reason` as in the outcome, `winner` is a side or empty for a draw. */
export interface DeepRiverEnded {
  t: "ended";
  reason: string;
  winner?: string;
}

/** Pie rule: a player named the side that moves first. */
export interface DeepRiverNamed {
  t: "named";
  side: string;
}

/** The player skipped an optional arrival effect. */
export interface DeepRiverPassed {
  t: "passed";
  place: number;
}

/** A pawn that reached the enemy nest returned to its own nest; a carried enemy pawn stayed in the enemy nest. */
export interface DeepRiverReturned {
  t: "returned";
  pawn: string;
  nest: number;
}

/** A piece moved. `onto` is the lone enemy pawn that it covers; `skipped` is the number of full tiles that it passed. */
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

/** A stack was swapped; `piece` is the stack afterwards. */
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

/** Pie rule: a player took a side. */
export interface DeepRiverTook {
  t: "took";
  seat: number;
  side: string;
}

/**
 * The turn passed to `side`; the tilted currents of the other side became available again.
 *
 * `times` is the number of times that the position has occurred.
 */
export interface DeepRiverTurned {
  t: "turned";
  side: string;
  times?: number;
}

/** The view of a seat or a spectator. */
export interface DeepRiverView {
  /** The state in notation, with the actions since the start of the turn; bots parse it. */
  position: string;
  /** The tiles, `BAS*TAB`; empty before they are drawn. */
  tiles: string;
  /** The slots of tiles 1 to 7: `.`, a pawn or a stack, bottom first. */
  river: string[][];
  /** Numbers of single and double pawns in the Eels' nest. */
  eels: [number, number];
  /** Numbers of single and double pawns in the Salmon's nest. */
  salmon: [number, number];
  bear: number;
  currents: DeepRiverCurrentView[];
  /** The side to move, `e` or `s`. */
  mover: string;
  /** The side of each seat. */
  sides: [string, string];
  /** Number of finished turns. */
  turn: number;
  /**
   * The pending decision: draw, name, take, current, fish, advance, bonus, cover, swap, tilt, big, effect, done, over.
   * `bonus` is the decision on the big tile when nothing is left to double.
   */
  phase: string;
  /** Number of tiles that the fish to be chosen will move; 0 in other phases. */
  steps: number;
  /** Number of moves of the face that follow after this decision (`twice 1`). */
  moves_left: number;
  /** The legal actions of the seat that may act, in a fixed order; empty for other seats and spectators. */
  choices: DeepRiverChoiceView[];
  /** The effects of the last action. */
  last: DeepRiverAnyEffect[];
}

/** A move or an arrival effect without a target was void: `what` is `move`, `B`, `A`, `S`, `T` or `*`. */
export interface DeepRiverVoided {
  t: "voided";
  what: string;
  place?: number;
}

/** The bear moved. `why` is `nest`, `tile` or `current`. */
export interface DeepRiverWalked {
  t: "walked";
  origin: number;
  target: number;
  why: string;
}
