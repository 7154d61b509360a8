// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.

export type AnyCommand = Act | Answer | Lend | Next | Offer | Reclaim | Resign | Resume | Say | Sit | SitBot | Stand | Undo;

export type AnyEvent = Acted | Answered | Closed | Created | Flagged | Followed | Late | Lent | Offered | Reclaimed | Resigned | Restarted | Resumed | Said | Seated | Stood | Undone;

export type ClockKind = Days | NoClock | RealTime | Rounds;

export type DeepRiverAnyEffect = DeepRiverChose | DeepRiverDoubled | DeepRiverDrawn | DeepRiverDrifted | DeepRiverEnded | DeepRiverNamed | DeepRiverPassed | DeepRiverReturned | DeepRiverSwam | DeepRiverSwapped | DeepRiverTilted | DeepRiverTook | DeepRiverTurned | DeepRiverVoided | DeepRiverWalked;

export type Details = Record<string, boolean | number | string | null>;

export type FromBrowser = Do | Ping | Resync;

export type ToBrowser = Done | Pong | Presence | Refusal | Snapshot | Update;

export type WalkEffect = WalkClosed | WalkJoined | WalkRaised | WalkShut | WalkVisited;

/**
 * Act in the game. `version` is the number of actions the sender has seen (`TableView.actions`); a stale one is refused.
 *
 * In a game in real time it is not looked at.
 */
export interface Act {
  t: "act";
  seat: number;
  action: string;
  version: number;
}

/** A seat acted; seat -1 is chance, physics or time. `bot` tells that a bot decided. */
export interface Acted {
  t: "acted";
  at: number;
  seat: number;
  action: string;
  bot?: boolean;
  /** How the bodies moved, where physics acted: base64 of the stream that `physics.trajectory` describes. */
  motion?: string;
}

/** Answer the standing offer; the offering seat's no withdraws it. */
export interface Answer {
  t: "answer";
  seat: number;
  what: "draw" | "pause" | "rematch" | "takeback";
  yes: boolean;
}

/** A seat answered the standing offer; the last yes carries it out. A withdrawal is a no by the offering seat. */
export interface Answered {
  t: "answered";
  at: number;
  seat: number;
  what: "draw" | "pause" | "rematch" | "takeback";
  yes: boolean;
}

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
  sentence: string;
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

/** Where a body came to rest: thousandths of a millimetre, millionths of a unit quaternion. Axes as in `shapes.Pose`. */
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
  phase: string;
  hands: string;
  width: number;
  /** The table, in millimetres. */
  depth: number;
  first: number;
  turn: number;
  /** Which glass runs or has run: 0, 1 or 2. */
  glass: number;
  glass_seconds: number;
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
  ended: string;
  count: AyaCountView | null;
}

/** Clocks as they stood at `at`; the receiver counts down what runs. */
export interface ClockView {
  at: number;
  /** Milliseconds left for each seat. */
  left: number[];
  /** Seats whose time runs. */
  running: number[];
}

/** The house closed the table: nobody had come for long. The match is over, and nobody has won. */
export interface Closed {
  t: "closed";
  at: number;
}

/** The table was laid. `seed` is secret until the match is over; `commit` is its SHA-256, shown from the start. */
export interface Created {
  t: "created";
  at: number;
  game: string;
  rules_version: number;
  seats: number;
  options: TableOptions;
  commit: string;
  /** The table this one follows (rematch, second game). */
  previous?: string;
  /** 1 or 2: which game of a match of two. */
  leg?: number;
  /** The deal whose chance this table plays: its seed is that of the deal. */
  deal?: string;
  /** Until when the seed stays secret although the match is over, in milliseconds since 1970; 0: no longer than that. */
  sealed?: number;
}

/** Who made the printed game. */
export interface Credits {
  designers: string[];
  artists: string[];
  publisher: string;
  year: number;
}

/** GET /api/v1/daily/{game}/{day}: how a daily deal stands. `day` is a date (UTC) or `today`. */
export interface Daily {
  game: string;
  day: string;
  /** It is today's, and can be begun. */
  open: boolean;
  /** When it closes, or closed. */
  closes: number;
  /** SHA-256 of the seed that makes its rolls. */
  commit: string;
  /** Empty until its day is over. */
  seed: string;
  /** How many have finished it. */
  count: number;
  /** The distribution, best score first. */
  counts: Tally[];
  mine: MyPlay | null;
  /** The best sheets; empty while the asker could still play and has not finished. */
  best: DealtSheet[];
}

/** Each turn may take `days` days. */
export interface Days {
  t: "days";
  days: number;
}

/** A finished play, to look at. */
export interface DealtSheet {
  name: string;
  score: number;
  you: boolean;
  /** When. */
  finished: number;
  result: Result;
}

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

/** Chance set something up: `what` is `tiles`, `throw` or `first`. */
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

/** The turn passed to `side`; currents tilted against the other stood up. */
export interface DeepRiverTurned {
  t: "turned";
  side: string;
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

/** GET /api/v1/tables/{id}/dice: all that is needed to check the chance of a match. */
export interface Dice {
  id: string;
  commit: string;
  /** Empty until it may be known. */
  seed: string;
  draws: DiceDraw[];
}

/** One draw of chance; `dice.py` says how a browser can do it again. */
export interface DiceDraw {
  /** Number of the draw, from 0. */
  k: number;
  /** In the order in which they are counted. */
  faces: DiceFace[];
  /** Sum of the weights. */
  total: number;
  picked: string;
  /** Taken over from the first game of a match of two, not drawn from this seed. */
  scripted: boolean;
}

/** Something chance may do. */
export interface DiceFace {
  action: string;
  weight: number;
}

/** Carry out a command. */
export interface Do {
  t: "do";
  ref: number;
  command: AnyCommand;
}

/** The receiver's own command is carried out, and what came of it is durable. */
export interface Done {
  t: "done";
  /** The number the receiver gave the command. */
  ref: number;
}

/** GET /api/v1/duplicates/{id}: all sheets side by side, for who has finished it too, and for everybody once it is closed. */
export interface Duplicate {
  id: string;
  game: string;
  /** The date (UTC) it was made on. */
  day: string;
  options: Record<string, boolean | number | string>;
  commit: string;
  /** Empty until it is closed. */
  seed: string;
  /** When it closes, or closed: from then on nobody can begin it, and everybody sees the sheets. */
  closes: number;
  mine: MyPlay | null;
  /** Best first. */
  sheets: DealtSheet[];
}

/** The answer: the duplicate's id; its page is `/d/{id}`. */
export interface DuplicateMade {
  id: string;
}

/** One public line of the log: an event as this receiver may see it. */
export interface Entry {
  /** Number of the line in this receiver's log, from 1. */
  n: number;
  /** The event without secrets. */
  event: AnyEvent;
}

/** A seat ran out of time. */
export interface Flagged {
  t: "flagged";
  at: number;
  seat: number;
}

/** The next game stands at another table: a rematch, or the second game of a match. */
export interface Followed {
  t: "followed";
  at: number;
  table: string;
}

/**
 * One position of a match: `k` actions stand; `seat` and `action` are the last of them.
 *
 * Where all act at once there is one after each action of chance, and one at the end. In real time only the scenes are shown:
 * the first, whenever time begins or ceases to run, after each motion while none runs, and the last.
 */
export interface Frame {
  k: number;
  seat: number;
  action: string;
  view: unknown;
}

/** What is known of a game without playing it. */
export interface GameInfo {
  /** The name in URLs, files and on the wire: `deep-river`. */
  id: string;
  title: string;
  credits: Credits;
  /** Raised whenever an old log would fold to another result. */
  rules_version: number;
  min_seats: number;
  max_seats: number;
  /** Names of the seats where they differ (`eels`, `salmon`): keys for translation. */
  seat_names: string[];
  options: Option[];
  /** Every reason an `Outcome` of the rules can carry. */
  endings: string[];
  /** Levels of its bots, weakest first. */
  bot_levels: string[];
  /** How time runs through it: in turns, in rounds or in real time. */
  timing: "turns" | "rounds" | "real-time";
}

/** Where all act at once: a seat ran out of time for this round, and a bot of `level` plays the rest of it. */
export interface Late {
  t: "late";
  at: number;
  seat: number;
  level: string;
}

/** Give the seat of a player who has been away for long to a bot. */
export interface Lend {
  t: "lend";
  seat: number;
  level: string;
}

/** A seat whose player was away for long was given to a bot. */
export interface Lent {
  t: "lent";
  at: number;
  seat: number;
  level: string;
}

/** GET /api/v1/me: who the cookie says I am (a fresh guest if there was none). */
export interface Me {
  /** Last nickname used, or empty. */
  name: string;
}

/** What the asker did with a deal. */
export interface MyPlay {
  table: string;
  finished: boolean;
  /** 0 until finished. */
  score: number;
  /** 1 for the best, equal scores sharing it; 0 until finished. */
  rank: number;
}

/** POST /api/v1/duplicates. */
export interface NewDuplicate {
  game: string;
  /** Options of the game. */
  options?: Record<string, boolean | number | string>;
}

/** POST /api/v1/tables. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  /** None for the defaults. */
  options?: TableOptions | null;
}

/** Go on to the second game of a match of two. */
export interface Next {
  t: "next";
  seat: number;
}

/** Nobody is hurried. */
export interface NoClock {
  t: "none";
}

/** Ask the others for a takeback, a draw, a pause or a rematch. */
export interface Offer {
  t: "offer";
  seat: number;
  what: "draw" | "pause" | "rematch" | "takeback";
}

/** A standing offer. */
export interface OfferView {
  what: "draw" | "pause" | "rematch" | "takeback";
  seat: number;
  /** Seats that said yes, the offering one included. */
  agreed: number[];
}

/** A seat asked the others for something. */
export interface Offered {
  t: "offered";
  at: number;
  seat: number;
  what: "draw" | "pause" | "rematch" | "takeback";
}

/** One choice made before a game begins. */
export interface Option {
  name: string;
  /** Every value it takes; the first is the default. */
  choices: (boolean | number | string)[];
}

/** Why a game ended and what each seat got. */
export interface Outcome {
  /** A stable key, one of `GameInfo.endings` or of the table's own endings. */
  reason: string;
  /** What each seat got: 1, 0 or -1 in a duel, points elsewhere. */
  returns: number[];
  /** The seats that won; empty for a draw. */
  winners: number[];
}

/** Sent after a silence, to keep the line open. */
export interface Ping {
  t: "ping";
}

/** Answer to a ping. */
export interface Pong {
  t: "pong";
  at: number;
}

/** Who is connected now; nothing of it is stored. */
export interface Presence {
  t: "presence";
  here: boolean[];
  away_since: number[];
  watchers: number;
}

/** The body of every HTTP error. */
export interface Problem {
  code: string;
  message: string;
  details: Details;
}

/** Each seat has `base` seconds for the game and gains `increment` seconds with each finished turn. */
export interface RealTime {
  t: "real";
  base: number;
  increment?: number;
}

/** Take one's lent seat back from the bot. */
export interface Reclaim {
  t: "reclaim";
  seat: number;
}

/** The player of a lent seat came back. */
export interface Reclaimed {
  t: "reclaimed";
  at: number;
  seat: number;
}

/** A command or message that was refused; nothing changed. */
export interface Refusal {
  t: "refusal";
  code: string;
  message: string;
  details: Details;
  ref: number;
}

/** GET /api/v1/tables/{id}/replay: every position of a match so far, as the asker may see it. */
export interface Replay {
  id: string;
  frames: Frame[];
}

/** Give the game up. Where several act at once the others play on, and a bot has the seat from then on. */
export interface Resign {
  t: "resign";
  seat: number;
}

/** A seat gave up, which ends the match; where several act at once it does not, and a bot of `level` plays on for good. */
export interface Resigned {
  t: "resigned";
  at: number;
  seat: number;
  level?: string;
}

/**
 * The house came back after having been down while a real-time clock ran.
 *
 * Nobody knows when it went down, so the running seats get the time since the last fact back: their clocks run on from here.
 */
export interface Restarted {
  t: "restarted";
  at: number;
}

/** How a play ended. */
export interface Result {
  reason: string;
  /** The game at the end as a spectator sees it: the sheet and its score, line by line. */
  view: unknown;
}

/** Go on after a pause. */
export interface Resume {
  t: "resume";
  seat: number;
}

/** A paused match went on. */
export interface Resumed {
  t: "resumed";
  at: number;
  seat: number;
}

/** Send a fresh snapshot. */
export interface Resync {
  t: "resync";
}

/** Where all act at once: each round every seat has `seconds` seconds. */
export interface Rounds {
  t: "rounds";
  seconds: number;
}

/** A quick phrase, by its key. */
export interface Said {
  t: "said";
  at: number;
  seat: number;
  phrase: string;
}

/** Say a quick phrase. */
export interface Say {
  t: "say";
  seat: number;
  phrase: string;
}

/** Who is to sit where: `me` (again for hot-seat), `open`, or a bot's level as `bot:<level>`. */
export interface SeatPlan {
  who: string;
  /** Nickname, for `me`. */
  name?: string;
}

/** Who sits where, in few words. */
export interface SeatSummary {
  kind: "bot" | "open" | "person";
  name: string;
  /** Level of the bot that plays here now, or empty. */
  level: string;
  /** The asker holds the seat. */
  you: boolean;
}

/** One seat. */
export interface SeatView {
  kind: "bot" | "open" | "person";
  name: string;
  /** Level of the bot that plays here now, or empty. */
  level: string;
  /** A bot plays for a person who is away, who may reclaim the seat. */
  lent: boolean;
  /** The receiver of this view holds the seat. */
  you: boolean;
  /** The person is connected now (bots always are). */
  here: boolean;
  /** When the person was last seen leaving, or 0. */
  away_since: number;
  /** The person gave up while the others play on: a bot has the seat for good. */
  left: boolean;
  /** Where all act at once: the time was up, and a bot plays the rest of this round. */
  late: boolean;
}

/** A person (`player`) or a bot (`level`) took a seat. */
export interface Seated {
  t: "seated";
  at: number;
  seat: number;
  name?: string;
  level?: string;
}

/** Take an open seat under a nickname. */
export interface Sit {
  t: "sit";
  seat: number;
  name: string;
}

/** The host gives an open seat to a bot. */
export interface SitBot {
  t: "sitbot";
  seat: number;
  level: string;
}

/** All there is to know now; of a long log the newest lines, and of motions long past only where they led. */
export interface Snapshot {
  t: "snapshot";
  /** Number of the last line. */
  n: number;
  table: TableView;
  /** The game's own view, or None before it began. In hot-seat play: the view of the seat to act. */
  view: unknown;
  log: Entry[];
  /** Number of the first line of `log`: what came before is in the replay and the record. */
  first: number;
}

/** Leave a seat before the match begins; the host may also send a bot away. */
export interface Stand {
  t: "stand";
  seat: number;
}

/** POST /api/v1/daily/{game} and /api/v1/duplicates/{id}/play: begin, or go on. Answered by the id of the table. */
export interface StartPlay {
  /** Nickname; empty for the last one used. */
  name?: string;
  /** Daily: the date the page shows; empty for today. */
  day?: string;
}

/** A seat was freed before the match began. */
export interface Stood {
  t: "stood";
  at: number;
  seat: number;
}

/** One of my tables, for the home page. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  names: string[];
  my_turn: boolean;
  changed: number;
}

/** The answer: the table's id; its page is `/t/{id}`. */
export interface TableMade {
  id: string;
}

/** All that the host chose. */
export interface TableOptions {
  /** Options of the game. */
  game?: Record<string, boolean | number | string>;
  clock?: ClockKind;
  /** 2: a match of two games on the same set-up, seats swapped. */
  games?: 1 | 2;
}

/** GET /api/v1/tables/{id}: how a table stands. */
export interface TableSummary {
  id: string;
  game: string;
  status: "over" | "paused" | "playing" | "waiting";
  /** None until it is over. */
  outcome: Outcome | null;
  seats: SeatSummary[];
}

/** One table as a person, or a spectator, sees it. */
export interface TableView {
  id: string;
  game: string;
  status: "over" | "paused" | "playing" | "waiting";
  options: TableOptions;
  kind: ClockKind;
  seats: SeatView[];
  /** The receiver laid this table. */
  host: boolean;
  clock: ClockView | null;
  /** The time a game in real time measures itself; None elsewhere. */
  timers: TimersView | null;
  to_act: number[];
  /** Number of actions that stand: the version an `act` must name. Where all act at once: of those the receiver may know. */
  actions: number;
  offer: OfferView | null;
  outcome: Outcome | null;
  /** Seats that may undo right now; where all act at once only the receiver's own are named. */
  can_undo: number[];
  /** Seats whose player has been away long enough to be given to a bot. */
  can_lend: number[];
  commit: string;
  /** Revealed when the match is over, empty until then; that of a daily deal when its day is over too. */
  seed: string;
  /** The deal played here: `daily:<game>:<day>`, the id of a duplicate, or empty. */
  deal: string;
  previous: string;
  following: string;
  leg: number;
  /** Spectators now. */
  watchers: number;
}

/** How many have a score. */
export interface Tally {
  score: number;
  many: number;
}

/** Time the game measures itself. */
export interface TimerView {
  /** What runs, as the game calls it: `glass`, `patience`. */
  kind: string;
  /** Whose time it is; -1: everybody's. */
  seat: number;
  /** Milliseconds. */
  left: number;
}

/** The game's own time as it stood at `at`; the receiver counts down while it `runs`. */
export interface TimersView {
  at: number;
  running: TimerView[];
  runs: boolean;
}

/** Take back the last action of one's own running turn, or round where all act at once. */
export interface Undo {
  t: "undo";
  seat: number;
  version: number;
}

/** A seat took its last action of the running turn back; where all act at once, others may have acted since. */
export interface Undone {
  t: "undone";
  at: number;
  seat: number;
}

/** What has just happened, and how things stand now. */
export interface Update {
  t: "update";
  since: number;
  n: number;
  log: Entry[];
  table: TableView;
  view: unknown;
}

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
