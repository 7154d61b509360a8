// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.

export type WalkEffect = WalkClosed | WalkJoined | WalkRaised | WalkShut | WalkVisited;

/** A loop was closed, and a statue is drawn inside it. There is one effect for each loop. */
export interface WalkClosed {
  t: "closed";
  x: number;
  y: number;
}

/** The end of the game and the criterion that decided it. */
export interface WalkEndView {
  /** The reason of the outcome: `six-monuments`, `six-ibis`, `full-sheet` or `last-roll`. */
  reason: string;
  /** Seats that met the condition for the end; empty in a solo game. */
  enders: number[];
  /** Seats with the most points. */
  tied: number[];
  /** The criterion that decided: `points`, `ender`, `monuments`, `statues` or `shared`; in a solo game `goal` or `missed`. */
  decided: string;
  winners: number[];
}

/** These squares became joined to the centre, including the one just drawn. */
export interface WalkJoined {
  t: "joined";
  squares: string[];
}

/** A monument of the printed sheet. */
export interface WalkMonumentView {
  square: string;
  /** A translation key: `opera-house`. */
  name: string;
}

/** The printed sheet. */
export interface WalkPlanView {
  name: string;
  columns: number;
  rows: number;
  centre: string;
  monuments: WalkMonumentView[];
}

/** The bonus `statue` drew the extra statue. */
export interface WalkRaised {
  t: "raised";
  x: number;
  y: number;
}

/** One line of the score. */
export interface WalkScoreLine {
  /** `firsts`, `majority`, the key of a ticked bonus that scores, or `changes`. */
  key: string;
  /** The counted number: circled "1"s, statues, ibis, flocks, ibis of the largest flock, changes; 1 for `one` and `two`. */
  count: number;
  points: number;
}

/** One seat's sheet and its score. */
export interface WalkSheetView {
  /** The squares row by row, one character each: `.` is empty, `└┌┐┘│─├┬┤┴┼` are paths, `i` is an ibis. */
  cells: string;
  /** Squares joined to the centre, including the centre. */
  joined: string[];
  /** The statues in the order in which they were drawn; the extra one last. */
  statues: WalkStatueView[];
  /** Squares of the visited monuments. */
  visited: string[];
  /** Squares of the monuments whose "1" this seat has circled. */
  circled: string[];
  /** Squares of the monuments whose "1" other seats have circled, whether visited by this seat or not. */
  crossed: string[];
  /** Squares of the monuments that are covered by an ibis. */
  shut: string[];
  /** The ticked bonuses, in order. */
  ticks: string[];
  /** Kinds that were changed into a T: `turn`, `straight`. */
  changed: string[];
  /** Number of ibis. */
  ibis: number;
  /** Sizes of the groups of adjacent ibis, smallest first. */
  flocks: number[];
  /** The score as if the game ended now: `firsts` and `majority`, then ticked bonuses that score, then `changes` if any. */
  score: WalkScoreLine[];
  /** Sum of the score. */
  points: number;
}

/** An ibis covers a monument, which can no longer be visited on this sheet. */
export interface WalkShut {
  t: "shut";
  square: string;
  monument: string;
}

/** A statue on a corner: `x` grid lines from the left edge, `y` from the top. */
export interface WalkStatueView {
  x: number;
  y: number;
  /** Whether the statue was drawn by the bonus `statue` and not by a loop. */
  extra?: boolean;
}

/** The view of a seat or a spectator. */
export interface WalkView {
  /** The position without the actions of other seats in this round; bots parse it. */
  position: string;
  plan: WalkPlanView;
  /** Whether this is a solo game. */
  alone: boolean;
  /** Points that win a solo game. */
  goal: number;
  /** All rolls, the current one last: `turn`, `straight`, `t`, `ibis`. */
  rolls: string[];
  /** Remaining rolls of a solo game; -1 with several players, where the number is unknown. */
  rolls_left: number;
  /** Number of the current or next round, from 1; the last round after the end. */
  round: number;
  /** The current roll; empty before the roll and after the end. */
  roll: string;
  /** The seat of this view; -1 for a spectator. */
  seat: number;
  /**
   * The next decision. `roll`: the die comes next. `draw`: draw the roll, or write `-`. `tick`: choose a bonus.
   * `bonus`: draw its piece. `free`: end the round, or change a piece. `waiting`: wait for other seats. `over`.
   */
  phase: string;
  /** Number of bonuses that must be ticked now, one after the other. */
  owed: number;
  /** Kind of the piece that a ticked bonus lets this seat draw now (`turn`, `straight`), or empty. */
  bonus: string;
  /** The actions of this seat in this round, without `done`. */
  words: WalkWord[];
  /** For each seat, whether it has finished this round. */
  written: boolean[];
  /** The sheets by seat: this seat's current sheet, and the other sheets as of the last reveal. */
  sheets: WalkSheetView[];
  /** The legal actions of a seat that may act, in a fixed order; changes into a T come last. */
  choices: WalkWord[];
  /** The actions of each seat in the last revealed round (`last_round`); empty before the first reveal. */
  last: WalkWord[][];
  /** Number of the last revealed round; 0 before the first reveal. */
  last_round: number;
  end: WalkEndView | null;
}

/** A monument was visited. Its "1" is circled if no seat visited it in an earlier round (`first`), else crossed out. */
export interface WalkVisited {
  t: "visited";
  square: string;
  monument: string;
  first?: boolean;
}

/** One action of a player, its effects, and its change of the player's score. */
export interface WalkWord {
  /** The action in notation: `B2=NE`, `B2+S`, `*flocks`, `-` or `done`. */
  action: string;
  effects?: WalkEffect[];
  /** Change of the score; for a bonus, its current value. */
  points?: number;
}
