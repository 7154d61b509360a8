// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.

export type WalkEffect = WalkClosed | WalkJoined | WalkRaised | WalkShut | WalkVisited;

/** A loop was closed, and a statue is drawn inside it; one of these for each loop. */
export interface WalkClosed {
  t: "closed";
  x: number;
  y: number;
}

/** How the game ended, and what decided it. */
export interface WalkEndView {
  /** As in the outcome: `six-monuments`, `six-ibis`, `full-sheet` or `last-roll`. */
  reason: string;
  /** Seats that brought about the end; empty when playing alone. */
  enders: number[];
  /** Seats with the most points. */
  tied: number[];
  /** What made one of them win: `points`, `ender`, `monuments`, `statues`, or `shared`; alone `goal` or `missed`. */
  decided: string;
  winners: number[];
}

/** These squares are joined to the centre from now on, the one just drawn included. */
export interface WalkJoined {
  t: "joined";
  squares: string[];
}

/** A monument of the printed sheet. */
export interface WalkMonumentView {
  square: string;
  /** A key for translation: `opera-house`. */
  name: string;
}

/** The printed sheet, the same for everyone. */
export interface WalkPlanView {
  name: string;
  columns: number;
  rows: number;
  centre: string;
  monuments: WalkMonumentView[];
}

/** The bonus `statue` drew one more. */
export interface WalkRaised {
  t: "raised";
  x: number;
  y: number;
}

/** One line of the score. */
export interface WalkScoreLine {
  /** `firsts`, `majority`, the key of a ticked bonus that scores, or `changes`. */
  key: string;
  /** What is counted: circled "1"s, statues, ibis, flocks, ibis of the best flock, changed pieces; 1 for `one` and `two`. */
  count: number;
  points: number;
}

/** One seat's sheet, and what follows from it. */
export interface WalkSheetView {
  /** Row by row, one character a square: `.` empty, `└┌┐┘│─├┬┤┴┼` paths, `i` an ibis. */
  cells: string;
  /** Squares joined to the centre, the centre included. */
  joined: string[];
  /** In the order they were drawn; the extra one last. */
  statues: WalkStatueView[];
  /** Squares of the monuments visited. */
  visited: string[];
  /** Those whose "1" is this seat's. */
  circled: string[];
  /** Those whose "1" went to others, visited here or not. */
  crossed: string[];
  /** Those an ibis closed. */
  shut: string[];
  /** Bonuses ticked, in order. */
  ticks: string[];
  /** Kinds already turned into a T: `turn`, `straight`. */
  changed: string[];
  ibis: number;
  /** Sizes of the groups of ibis, smallest first. */
  flocks: number[];
  /** As if the game ended now: `firsts` and `majority` always, then ticked bonuses that score, then `changes` if there are. */
  score: WalkScoreLine[];
  /** Sum of the lines. */
  points: number;
}

/** An ibis sits on a monument: it can never be visited on this sheet. */
export interface WalkShut {
  t: "shut";
  square: string;
  monument: string;
}

/** A statue, where four squares meet: `x` grid lines from the left edge, `y` from the top. */
export interface WalkStatueView {
  x: number;
  y: number;
  /** Drawn by the bonus `statue`, inside no loop of its own. */
  extra?: boolean;
}

/** A Walk in the Park as a seat, or a spectator, sees it. */
export interface WalkView {
  /** Notation of what this seat knows: its own words of this round, nobody else's; bots read it. */
  position: string;
  plan: WalkPlanView;
  alone: boolean;
  /** Points that win alone. */
  goal: number;
  /** Every roll so far, the present one last: `turn`, `straight`, `t`, `ibis`. */
  rolls: string[];
  /** Alone: rolls still to come; with others -1, since nobody knows. */
  rolls_left: number;
  /** The round being written or about to be rolled, counted from 1; the last one when it is over. */
  round: number;
  /** What everybody draws now; empty before the die is rolled and when it is over. */
  roll: string;
  /** Whose view this is; -1 a spectator. */
  seat: number;
  /**
   * `roll`: the die comes next. `draw`: draw the roll, or write `-`. `tick`: choose a bonus. `bonus`: draw its piece.
   * `free`: all is written; confirm, or change a piece. `waiting`: others still write. `over`.
   */
  phase: string;
  /** Bonuses to be ticked now, one after the other. */
  owed: number;
  /** Kind of piece the ticked bonus lets this seat draw now (`turn`, `straight`), or empty. */
  bonus: string;
  /** What this seat wrote in this round, `done` left out. */
  words: WalkWord[];
  /** Who has finished writing this round. */
  written: boolean[];
  /** One a seat: one's own as it is now, the others' as they stood at the last reveal. */
  sheets: WalkSheetView[];
  /** For a seat that may act: every word it may write, in the fixed order; changes into a T come last. */
  choices: WalkWord[];
  /** One a seat: what it wrote in the last revealed round (`last_round`), word by word; empty before the first. */
  last: WalkWord[][];
  /** Number of that round; 0 before the first reveal. */
  last_round: number;
  end: WalkEndView | null;
}

/** A monument is visited. `first`: nobody did in an earlier round, so its "1" is circled, else it is crossed out. */
export interface WalkVisited {
  t: "visited";
  square: string;
  monument: string;
  first?: boolean;
}

/** One word, what it causes beside itself, and what it changes in the writer's points as everything stands. */
export interface WalkWord {
  /** `B2=NE`, `B2+S`, `*flocks`, `-` or `done`. */
  action: string;
  effects?: WalkEffect[];
  /** For a bonus: its present worth. */
  points?: number;
}
