// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.

export const PROTOCOL_VERSION = 2;

export type AnyCommand = Act | Answer | Begin | Claim | Close | Lend | Next | Offer | Reclaim | Resign | Resume | Say | Sit | SitBot | Stand | Undo;

export type AnyEvent = Acted | Answered | Begun | Claimed | Closed | Created | Flagged | Followed | Late | Lent | Offered | Reclaimed | Resigned | Restarted | Resumed | Said | Seated | Stood | Undone;

export type ClockKind = Days | NoClock | RealTime | Rounds;

export type Details = Record<string, boolean | number | string | null>;

export type FromBrowser = CallMade | Do | MarkMade | Ping | PointerMoved | Resync | StrokeDrawn;

export type ToBrowser = Busy | Done | Hands | Patch | Pong | Presence | Refusal | Snapshot;

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

/** What the best bots would do in a seat's place, and why. */
export interface Advice {
  /** As an `act` sends it. */
  action: string;
  /** Of the reason: `advice-<game>-<key>` is its message. */
  key: string;
  args: Record<string, number | string>;
  /** The reason in English. */
  text: string;
}

/** GET /api/v1/tables/{id}/advice: what the best bots would do in the place of the asker's seat. */
export interface Advised {
  /** Number of actions that stood, as `TableView.actions`. */
  version: number;
  seat: number;
  /** None when there is nothing worth a word. */
  advice: Advice | null;
}

/** Answer the standing offer; the offering seat's no withdraws it. */
export interface Answer {
  t: "answer";
  seat: number;
  what: "action" | "draw" | "pause" | "rematch" | "takeback";
  yes: boolean;
}

/** A seat answered the standing offer; the last yes carries it out. A withdrawal is a no by the offering seat. */
export interface Answered {
  t: "answered";
  at: number;
  seat: number;
  what: "action" | "draw" | "pause" | "rematch" | "takeback";
  yes: boolean;
}

/** The host begins with who is there; the open seats are taken away. */
export interface Begin {
  t: "begin";
}

/** The host began with who was there: the seats that nobody had taken are gone, and those behind them have moved up. */
export interface Begun {
  t: "begun";
  at: number;
}

/** A domino and the domino that toppled it, when they do not touch in their final poses. */
export interface Break {
  /** Number of the domino that toppled the other. */
  by: number;
  /** Number of the toppled domino. */
  domino: number;
  /** Millimetres between them. */
  gap: number;
}

/** Many wait for bots: the ones at this table think shorter, until it is told otherwise; nothing of it is stored. */
export interface Busy {
  t: "busy";
  busy: boolean;
}

/** A short call to the others at the table, shown beside the hand for a few seconds. */
export interface CallMade {
  t: "call";
  /** One of `GameInfo.calls`: browsers translate it. */
  call: string;
}

/** Something that may be done now. */
export interface Choice {
  /** As an `act` sends it. */
  action: string;
  label: SentenceView;
  /** What says it, for who writes; None where the game understands its notation alone. */
  words: SentenceView | null;
}

/** Left alone at the table: take the win, as the others have not come back to their turn for long. */
export interface Claim {
  t: "claim";
  seat: number;
}

/** Who was left alone at the table took the win: the players of the `absent` seats had not come back to their turn. */
export interface Claimed {
  t: "claimed";
  at: number;
  /** Of who claimed it. */
  seat: number;
  absent: number[];
}

/** Clocks as they stood at `at`; the receiver counts down what runs. */
export interface ClockView {
  at: number;
  /** Milliseconds left for each seat. */
  left: number[];
  /** Seats whose time runs. */
  running: number[];
}

/** Left alone at the table: close it without a result, as the others have not come back to their turn for long. */
export interface Close {
  t: "close";
  seat: number;
}

/** The table was closed: nobody had come for long. The match is over, and nobody has won. */
export interface Closed {
  t: "closed";
  at: number;
  /** Of who was left alone and closed it; -1: the server did. */
  seat?: number;
}

/** POST /api/v1/come-back: by a passkey, or by a phrase. */
export interface ComeBack {
  /** What `navigator.credentials.get` gave, as JSON. */
  credential?: Record<string, unknown> | null;
  phrase?: string;
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
  /** Scientific advisers. */
  advisers: string[];
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

/** GET /api/v1/tables/{id}/dice: all that is needed to check the chance of a match. */
export interface Dice {
  id: string;
  commit: string;
  /** Empty until it may be known. */
  seed: string;
  draws: DiceDraw[];
  /** Where others are dealt the same: when the seed is shown, in milliseconds since 1970; 0 where it is shown at the end. */
  opens: number;
  game: string;
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

/** GET /api/v1/duplicates/{id}: how a duplicate stands. */
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
  /** The asker made it. */
  host: boolean;
  /** How many have finished it. */
  count: number;
  mine: MyPlay | null;
  /** The best 50 sheets side by side, best first; empty while the asker could still play and has not finished. */
  sheets: DealtSheet[];
  /** What who made it is called; empty for who never said. */
  inviter: string;
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

/** Something that can be said of what moved. */
export interface Finding {
  key: string;
  args: Record<string, number | string>;
  /** In English. */
  text: string;
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

/** POST /api/v1/me/forget: the result. */
export interface Forgotten {
  /** At how many tables the guest had been. */
  tables: number;
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

/** One game in GET /api/v1/games, with the places of its client and its catalogue. */
export interface GameListed {
  /** The name in URLs, files and on the wire: `deep-river`. */
  id: string;
  title: string;
  credits: Credits;
  /** Raised whenever an old log would fold to another result; `Game.by_version` may keep the earlier rules for such logs. */
  rules_version: number;
  min_seats: number;
  max_seats: number;
  /** Names of the seats where they differ (`eels`, `salmon`): keys for translation. */
  seat_names: string[];
  options: Option[];
  /** Tables that the home page offers to newcomers first. */
  presets: Preset[];
  /** Changes of one option that are offered with the rematch to players who played without them. */
  variations: Variation[];
  /** Every reason an `Outcome` of the rules can carry. */
  endings: string[];
  /** Levels of its bots, weakest first. */
  bot_levels: string[];
  /** How time runs through it: in turns, in rounds or in real time. */
  timing: "turns" | "rounds" | "real-time";
  /** All seats play as one: the result is everybody's points, and nobody wins or loses. */
  cooperative: boolean;
  /** Its bots can be asked what they would do in a seat's place, and why. */
  advice: boolean;
  /** It can be told why bodies came to rest where they did. */
  findings: boolean;
  /** It is taught step by step on its own board. */
  lesson: boolean;
  /** What chance does is secret until the match is over: each seat learns from its view what it may know. */
  secret_chance: boolean;
  /** Quick phrases of its own, beside those of every table: keys that begin with its id (`aya-wait`). */
  phrases: string[];
  /** Calls that players in real time make with one touch: keys as those of `phrases`. They are not logged. */
  calls: string[];
  /** It has a daily and duplicates. */
  deals: boolean;
  /** Address of the module that draws it, where a package brings one; empty for built-in games and games without one. */
  client: string;
  /** The package that brings it; empty for built-in games. Its words are at `/api/v1/games/{id}/words/{language}`. */
  origin: string;
}

/** The next step of the bots' plan. */
export interface Goal {
  /** `goal-<game>-<key>` is its message. */
  key: string;
  args: Record<string, number | string>;
  /** In English. */
  text: string;
}

/**
 * What the hands of the others did since the last of these messages; who has just come gets all that is still to be seen.
 *
 * Each of them begins with the number of the seat. The receiver's own are among them.
 */
export interface Hands {
  t: "hands";
  /** Hands that have moved: seat, x, y, turn, lift. */
  pointers?: [number, number, number, number, number][];
  /** Places pointed at: seat, x, y. Each is told once. */
  marks?: [number, number, number][];
  /** Pieces of strokes: seat, id, offset, and the points from there on. Nothing after an offset of 0: it is rubbed out. */
  strokes?: number[][];
  /** Calls: seat and key. Each is sent once. */
  calls?: [number, string][];
  /** These are all: what is not among them is gone. */
  whole?: boolean;
}

/** What a page keeps for its guest under a name, on every device where they are known. */
export interface Kept {
  /** How often it was written; 0 when nothing is there. */
  version: number;
  /** Whatever the page likes, as JSON. */
  data: unknown;
}

/** GET /api/v1/me/keys: my credentials. */
export interface Keys {
  passkeys: PasskeyShown[];
  /** When the recovery phrase was made; 0 when there is none. */
  recovery: number;
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

/** The result of the last action; without any, the start of the step. */
export interface LessonAnswer {
  verdict: "begun" | "on" | "done" | "strayed";
  /** How many moves are done. */
  move: number;
  /** The key of the action done instead. */
  stray: string;
  /** What the last action led to, one position after the other. */
  frames: LessonFrame[];
  /** The step is done, and its final state is perfect. */
  perfect: boolean;
  /** What stands now; empty where nobody asked for words. */
  lines: SentenceView[];
  /** What the learner may do now, for who asked for words. What the lesson would show is always among it. */
  choices: Choice[];
}

/** POST /api/v1/games/{game}/lesson: the actions of a step so far, in order, without wrong ones that were undone. */
export interface LessonDone {
  step: string;
  actions?: string[];
  /** Describe the table and the choices in text, for learners without a board. */
  words?: boolean;
}

/** A position of a lesson, and what led to it. */
export interface LessonFrame {
  /** -1 is chance. */
  seat: number;
  /** Empty for the beginning of a step. */
  action: string;
  /** What the learner sees. */
  view: unknown;
  /** Where physics led there: how the bodies moved, in base64. */
  motion: string;
}

/** GET /api/v1/games/{game}/lesson: what a lesson consists of. */
export interface LessonPlan {
  steps: LessonStep[];
  /** About how long it takes. */
  minutes: number;
  /** Who sits at the table: the learner in seat 0. */
  seats: number;
}

/** A step of a lesson. */
export interface LessonStep {
  /** What its messages are made from. */
  key: string;
  /** For each move that it asks for, an action that does it. */
  shown: string[];
  /** For each move the key of the reason for which a board that helps newcomers points at that; empty where it says nothing. */
  advised: string[];
  /** The step has a perfect end, and can also be done less well. */
  perfectible: boolean;
}

/** Look here. */
export interface MarkMade {
  t: "mark";
  x: number;
  y: number;
}

/** GET /api/v1/me: who the cookie says I am (a fresh guest if there was none). */
export interface Me {
  /** Last nickname used, or empty. */
  name: string;
  /** The URL for other devices on the network, if the request came by a loopback address; or empty. */
  elsewhere: string;
  /** The version of everything that pages keep for me, by its name. */
  kept: Record<string, number>;
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
  /** Nickname of who invites; empty for the last one used. */
  name?: string;
}

/** POST /api/v1/me/passkeys. */
export interface NewPasskey {
  /** What `navigator.credentials.create` gave, as JSON. */
  credential: Record<string, unknown>;
  label?: string;
}

/** POST /api/v1/tables. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  /** None for the defaults. */
  options?: TableOptions | null;
}

/** PUT /api/v1/me/webhook. */
export interface NewWebhook {
  url: string;
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

/** GET /api/v1/me/notify: how I am notified of my turns. */
export interface Notifying {
  /** What a browser needs to subscribe (VAPID). */
  public_key: string;
  /** The keys of the browsers that are notified: the first 32 hexadecimal digits of the SHA-256 of each one's endpoint. */
  browsers: string[];
  webhook: WebhookShown | null;
  /** The tables of which I am notified. */
  tables: string[];
}

/** Ask the others for a takeback, a draw, a pause or a rematch. An action that needs consent is proposed by `Act`. */
export interface Offer {
  t: "offer";
  seat: number;
  what: "action" | "draw" | "pause" | "rematch" | "takeback";
  /** For a rematch: one of `GameInfo.variations`, by its name. Empty: with the same options. */
  variation?: string;
}

/** A standing offer. */
export interface OfferView {
  what: "action" | "draw" | "pause" | "rematch" | "takeback";
  seat: number;
  /** Seats that said yes, the offering one included. */
  agreed: number[];
  /** The proposed action of the game where `what` is `action`; for a rematch, the name of a variation or nothing. */
  action: string;
}

/** An offer of a seat that came to nothing, and may be made again from `until` on. */
export interface OfferWait {
  seat: number;
  what: "action" | "draw" | "pause" | "rematch" | "takeback";
  until: number;
}

/** A seat asked the others for something. */
export interface Offered {
  t: "offered";
  at: number;
  seat: number;
  what: "action" | "draw" | "pause" | "rematch" | "takeback";
  /**
   * The proposed action of the game where `what` is `action`; it follows as `Acted` when all agree. For a rematch, the name
   * of a variation, or nothing.
   */
  action?: string;
}

/** One choice made before a game begins. */
export interface Option {
  name: string;
  /** Every value it takes; the first is the default. */
  choices: (boolean | number | string)[];
  /** What is suggested to somebody whom no other person waits for; None: the default, as to everybody. */
  alone: boolean | number | string | null;
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

/** A passkey, as its owner sees it. */
export interface PasskeyShown {
  id: string;
  label: string;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** When it was last used to sign in; 0 for never. */
  used: number;
}

/** New log lines, and what has changed in the table and the view. */
export interface Patch {
  t: "patch";
  since: number;
  n: number;
  log: Entry[];
  /** Turns the `table` and `view` of the last snapshot or patch into the current ones; see `views.patch`. */
  changes: Record<string, unknown>;
}

/** Heartbeat, sent after a silence. */
export interface Ping {
  t: "ping";
}

/** The hand is here now. */
export interface PointerMoved {
  t: "pointer";
  x: number;
  y: number;
  /** How what it holds is turned, in tenths of a degree. */
  turn?: number;
  /** How high it is held. */
  lift?: number;
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

/** A table that newcomers can open with one button: a number of seats, and values of ordinary options. */
export interface Preset {
  /** Key of its texts: `preset-<game>-<name>`, and with `-hint`, `-about` (in the waiting room) and `-next` (at the end). */
  name: string;
  /** Seats at the table when one person plays with bots. */
  seats: number;
  /** Option values by name; the other options have their defaults. */
  options: ([string, boolean | number | string])[];
}

/** The body of every HTTP error. */
export interface Problem {
  code: string;
  message: string;
  details: Details;
}

/** What a browser gives to be written to. */
export interface PushKeys {
  p256dh: string;
  auth: string;
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

/** A recovery phrase, shown once. */
export interface RecoveryPhrase {
  phrase: string;
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
 * The server came back after having been down while a real-time clock ran.
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

/** POST /api/v1/tables/{id}/words: what somebody wants to do, as they say it. */
export interface SaidWords {
  text: string;
}

/** Say a quick phrase. */
export interface Say {
  t: "say";
  seat: number;
  phrase: string;
}

/** Who gets a seat: `me` (again for hot-seat), `open`, or a bot's level as `bot:<level>`. */
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
  /** Who sits here laid the table. */
  host: boolean;
}

/** A person (`player`) or a bot (`level`) took a seat. */
export interface Seated {
  t: "seated";
  at: number;
  seat: number;
  name?: string;
  level?: string;
}

/** One sentence or label. */
export interface Sentence {
  /** Key of the message in the game's catalogue. Empty for a plain text, which is the argument `text` (see `plain`). */
  id?: string;
  /** Arguments of the message. `player` is the number of a seat, from 1: it is shown as the name of who sits there. */
  args?: Details;
}

/** One sentence or label as it crosses the wire. Browsers form it in the reader's language from `id` and `args`. */
export interface SentenceView {
  /** Key of the message in the game's catalogue. Empty for a plain text, which is the argument `text` (see `plain`). */
  id?: string;
  /** Arguments of the message. `player` is the number of a seat, from 1: it is shown as the name of who sits there. */
  args?: Details;
  /** In English. */
  text: string;
}

/** GET /api/v1/tables/{id}/plan: the bots' plan, for everybody who looks at the table. */
export interface SharedPlan {
  /** Number of actions that stood, as `TableView.actions`. */
  version: number;
  plan: TeamPlan;
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

/** The speed of a wave. */
export interface Speed {
  /** Millimetres per second. */
  millimetres: number;
  /** In units of √(g · height). */
  unit: number;
}

/** Leave a seat before the match begins; the host may also send a bot away. */
export interface Stand {
  t: "stand";
  seat: number;
}

/** POST /api/v1/daily/{game} and /api/v1/duplicates/{id}/play: start or resume. Answered by the id of the table. */
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

/** A straight, evenly spaced row that the wave passed. */
export interface Stretch {
  /** Number of its first domino. */
  first: number;
  /** Number of its last domino. */
  last: number;
  /** Millimetres between two facing faces. */
  gap: number;
  measured: Speed;
  /** Theoretical speed in a long row with this gap, without slip on the table. None if the theory has no wave for this gap. */
  theory: Speed | null;
}

/** A line drawn by finger, or the next piece of one. Without points from the start on, it is rubbed out. */
export interface StrokeDrawn {
  t: "stroke";
  /** Any number of the sender's own: the same for all pieces of a stroke. */
  id: number;
  /** How many numbers of it were sent before. */
  offset: number;
  /** x, y, x, y, … */
  points: number[];
}

/** POST /api/v1/me/push: a browser to notify, as `PushSubscription.toJSON` gives it. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  language?: string;
}

/** One of my tables, for the home page. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  /** The name at each seat; empty for bots and open seats. */
  names: string[];
  my_turn: boolean;
  /** When the last thing happened that everybody at the table may know. */
  changed: number;
  /** Empty when the table cannot be read, as when its game is gone with its package. */
  seats: SeatSummary[];
  /** The seats that may act now. */
  to_act: number[];
  /** What each seat has by what everybody may know; empty where no points are counted. */
  points: number[];
  /** None until it is over. */
  outcome: Outcome | null;
  /** As in the view of the table: `daily:<game>:<date>`, the id of a duplicate, or empty. */
  deal: string;
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
  /** What a seat may not offer again before a while has passed. */
  offer_waits: OfferWait[];
  /** Seats whose players have been away so long at their turn that who is left alone may close the table. */
  can_close: number[];
  /** Who may close the table may also claim the win. */
  can_claim: boolean;
  /** From when on the table may be closed if nobody comes back; 0 when waiting alone does not lead there. */
  close_from: number;
}

/** GET /api/v1/tables/{id}/words: the table as the asker may know it, in words. */
export interface TableWords {
  /** Number of actions that stand, as `TableView.actions`: what an `act` names. */
  version: number;
  /** Through whose eyes; None for a spectator. */
  seat: number | null;
  /** What stands; empty before the game began. */
  lines: SentenceView[];
  /** The choices of the seat, the best first where the game ranks them; empty when it is not to act. */
  choices: Choice[];
  /** The choices are all there is. If not, they are some of many, and any other action may be typed. */
  listed: boolean;
}

/** How many have a score. */
export interface Tally {
  score: number;
  many: number;
}

/** The bots' plan for the whole table: what they intend to build, and their next goal. */
export interface TeamPlan {
  /** Polylines on the table, in the units of the game's notation. */
  lines: [number, number][][];
  goal: Goal | null;
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

/** Response of POST /api/v1/games/{game}/topple: the result of one push. */
export interface Toppled {
  /** The recorded motion in base64, in the format of `acted.motion`. */
  motion: string;
  /** Simulated seconds until everything was at rest. */
  seconds: number;
  /** The pieces that moved and their final poses, in the notation of the physics action. */
  rest: string;
  /** Numbers of the dominoes that fell, in the order of falling. */
  fell: number[];
  /** Number of dominoes that still stand. */
  stands: number;
  stretches: Stretch[];
  breaks: Break[];
  /** Places where the wave stopped, and the reasons. */
  findings: Sentence[];
}

/** The action that was understood; nothing has been done yet. */
export interface Understood {
  /** As `TableWords.version`. */
  version: number;
  /** As an `act` sends it. The rules allow it now. */
  action: string;
  label: SentenceView;
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

/** A change of one option. It is offered for the next match to players who played without it. */
export interface Variation {
  /** Key of its texts: `variation-<game>-<name>` and the same with `-hint`. */
  name: string;
  option: string;
  value: boolean | number | string;
}

/** My program, as I see it. */
export interface WebhookShown {
  url: string;
  secret: string;
  /** Since when it gets no notifications, because it did not answer, in milliseconds since 1970; 0: it gets them. */
  paused: number;
  /** What it last answered when it was given up; 0 for nothing at all. */
  status: number;
}
