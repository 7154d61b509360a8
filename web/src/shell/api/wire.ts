// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.

export const PROTOCOL_VERSION = 2;

export type AnyCommand = Act | Answer | Begin | Claim | Close | Lend | Next | Offer | Reclaim | Resign | Resume | Say | Sit | SitBot | Stand | Undo;

export type AnyEvent = Acted | Answered | Begun | Claimed | Closed | Created | Flagged | Followed | Late | Lent | Offered | Reclaimed | Resigned | Restarted | Resumed | Said | Seated | Stood | Undone;

export type ClockKind = Days | NoClock | RealTime | Rounds;

export type Details = Record<string, boolean | number | string | null>;

export type FromBrowser = CallMade | Do | MarkMade | Ping | PointerMoved | Resync | StrokeDrawn;

export type ToBrowser = Busy | Done | Hands | Patch | Pong | Presence | Refusal | Snapshot;

/**
 * Act in the game. `version` is the number of actions the sender has seen (`TableView.actions`); an outdated one is refused.
 *
 * Games in real time ignore `version`.
 */
export interface Act {
  t: "act";
  seat: number;
  action: string;
  version: number;
}

/** A seat acted; seat -1 is chance, physics or a timer. `bot` is true if a bot chose the action. */
export interface Acted {
  t: "acted";
  at: number;
  seat: number;
  action: string;
  bot?: boolean;
  /** The recorded motion, if physics acted: base64 of the stream described in `physics.trajectory`. */
  motion?: string;
}

/** The action that the best bots recommend to a seat, with the reason. */
export interface Advice {
  /** The action in notation, as in an `act` command. */
  action: string;
  /** Key of the reason: its message is `advice-<game>-<key>`. */
  key: string;
  args: Record<string, number | string>;
  /** The reason in English. */
  text: string;
}

/** GET /api/v1/tables/{id}/advice: the best bots' choice for my seat. */
export interface Advised {
  /** Number of actions in the match that the advice is for, as `TableView.actions`. */
  version: number;
  seat: number;
  /** The suggested action; None when the bots have nothing to recommend. */
  advice: Advice | null;
}

/** Answer the pending offer. If the seat that made the offer answers no, the offer is withdrawn. */
export interface Answer {
  t: "answer";
  seat: number;
  what: "action" | "draw" | "next" | "pause" | "rematch" | "takeback";
  yes: boolean;
}

/** A seat answered the pending offer; the last yes carries it out. A no by the offering seat withdraws it. */
export interface Answered {
  t: "answered";
  at: number;
  seat: number;
  what: "action" | "draw" | "next" | "pause" | "rematch" | "takeback";
  yes: boolean;
}

/** Start the match with the players who are seated and remove the open seats; only the host may do this. */
export interface Begin {
  t: "begin";
}

/** The host started the match early: open seats were removed, and the seats after them moved up. */
export interface Begun {
  t: "begun";
  at: number;
}

/** The finished play of a bot. */
export interface BotSheet {
  level: string;
  score: number;
  result: Result;
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

/** Many players wait for bots, so the bots at this table get less thinking time until `busy` is false. It is not stored. */
export interface Busy {
  t: "busy";
  busy: boolean;
}

/** A short call to the other players, shown beside the hand for a few seconds. */
export interface CallMade {
  t: "call";
  /** One of `GameInfo.calls`; clients translate it. */
  call: string;
}

/** A legal action. */
export interface Choice {
  /** The notation, as the `act` command has it. */
  action: string;
  label: SentenceView;
  /** A text that a player can type for it; null when the game understands only its notation. */
  words: SentenceView | null;
}

/** Claim the win as the only player still present, because the other players have been away at their turn for too long. */
export interface Claim {
  t: "claim";
  seat: number;
}

/** The only player still present claimed the win: the players of the `absent` seats had not come back for their turn. */
export interface Claimed {
  t: "claimed";
  at: number;
  /** The seat of the player who claimed the win. */
  seat: number;
  absent: number[];
}

/** The clocks at the time `at`; the client counts down the running ones. */
export interface ClockView {
  at: number;
  /** Remaining milliseconds of each seat. */
  left: number[];
  /** The seats whose time is running. */
  running: number[];
}

/** Close the table without a result as the only player still present, because the others have been away for too long. */
export interface Close {
  t: "close";
  seat: number;
}

/** The table was closed after a long time without activity. The match is over, and nobody has won. */
export interface Closed {
  t: "closed";
  at: number;
  /** The seat of the player who closed it; -1 if the server did. */
  seat?: number;
}

/** POST /api/v1/come-back: sign in with a passkey or a recovery phrase. */
export interface ComeBack {
  /** The result of `navigator.credentials.get` as JSON; null for a sign-in with a phrase. */
  credential?: Record<string, unknown> | null;
  phrase?: string;
}

/** The table was created. `seed` is secret until the match is over; `commit` is its SHA-256 and public from the start. */
export interface Created {
  t: "created";
  at: number;
  game: string;
  rules_version: number;
  seats: number;
  options: TableOptions;
  commit: string;
  /** The id of the table that this one follows (rematch, second game). */
  previous?: string;
  /** 1 or 2: the number of this game in a match of two. */
  leg?: number;
  /** The id of the deal that this table plays, with the seed of the deal; empty if it plays none. */
  deal?: string;
  /** The time until which the seed stays secret even after the match, in ms since 1970; 0 if it is public after the match. */
  sealed?: number;
  /**
   * Whether a real-time clock starts only when a seat begins its second turn. False in matches of version 0.6 and earlier:
   * their clock starts with the match.
   */
  free_first_turns?: boolean;
}

/** Credits of the printed game. */
export interface Credits {
  designers: string[];
  artists: string[];
  publisher: string;
  year: number;
  /** Scientific advisers. */
  advisers: string[];
}

/** GET /api/v1/daily/{game}/{day}: the standings of a daily deal. `day` is a date (UTC) or `today`. */
export interface Daily {
  game: string;
  day: string;
  /** Whether this is the deal of today, which can be started. */
  open: boolean;
  /** The time at which it closes or closed, in milliseconds since 1970. */
  closes: number;
  /** The SHA-256 of the seed of its random numbers. */
  commit: string;
  /** The seed of its random numbers; empty until its day is over. */
  seed: string;
  /** The number of finished plays. */
  count: number;
  /** The distribution of scores, the best first. */
  counts: Tally[];
  mine: MyPlay | null;
  /** The best sheets; empty while the asking player has not finished but can still play. */
  best: DealtSheet[];
  /** The asking player's unranked play of an earlier day, with the rank that its score would have had. */
  archive: MyPlay | null;
  /** Whether the day can be played from the archive. */
  archived: boolean;
  /** The plays of the bots, the weakest level first; empty until the asking player has finished. */
  bots: BotSheet[];
  /** Whether bots are still playing. */
  bots_computing: boolean;
}

/** A finished daily in the calendar. */
export interface DailyDay {
  day: string;
  score: number;
  table: string;
  /** Whether it was finished on its own day (UTC), so that it counts for the streak. */
  in_time: boolean;
}

/** GET /api/v1/me/daily/{game}: the days that can be viewed and the asking player's plays. */
export interface DailyHistory {
  game: string;
  /** The date (UTC) of the deal that can be played now. */
  today: string;
  /** The first date of the archive. */
  first: string;
  /**
   * The number of days in a row with a ranked play that was finished that day, up to today, or up to yesterday until today's is
   * finished.
   */
  streak: number;
  /** The longest streak ever. */
  longest: number;
  /** All plays, ranked and from the archive, the latest day first. */
  plays: DayPlay[];
}

/** The dailies of one game. */
export interface DailyRecord {
  game: string;
  /** The distribution of all scores, the best first. */
  counts: Tally[];
  /** The dailies of the last `CALENDAR_DAYS` days, newest first. */
  days: DailyDay[];
}

/** A player's play of a daily deal, without its sheet. */
export interface DayPlay {
  day: string;
  /** False for a play from the archive. */
  ranked: boolean;
  table: string;
  finished: boolean;
  /** The score; 0 until finished. */
  score: number;
  /** Whether it is ranked and was finished on its own day (UTC), so that it counts for the streak. */
  in_time: boolean;
}

/** Each turn may take `days` days. */
export interface Days {
  t: "days";
  days: number;
}

/** A finished play that is shown to others. */
export interface DealtSheet {
  name: string;
  score: number;
  you: boolean;
  /** The time at which it was finished, in milliseconds since 1970. */
  finished: number;
  result: Result;
  /** The table, whose replay everybody may see; empty while others may still play the deal. */
  table: string;
}

/** GET /api/v1/tables/{id}/dice: everything needed to verify the chance of a match. */
export interface Dice {
  id: string;
  commit: string;
  /** The seed; empty until it may be published. */
  seed: string;
  draws: DiceDraw[];
  /**
   * For deals shared with other tables: the time at which the seed is published, in ms since 1970; 0: the end of the match.
   *
   */
  opens: number;
  game: string;
}

/** One draw of chance; `rivage.table.chance` describes how a client can verify it. */
export interface DiceDraw {
  /** The number of the draw, from 0. */
  k: number;
  /** The possible outcomes, in the order of the algorithm. */
  faces: DiceFace[];
  /** The sum of the weights. */
  total: number;
  picked: string;
  /** Whether the draw was copied from the first game of a match of two, not drawn with the seed of this table. */
  scripted: boolean;
}

/** A possible outcome of a draw. */
export interface DiceFace {
  action: string;
  weight: number;
}

/** Execute a command. */
export interface Do {
  t: "do";
  ref: number;
  command: AnyCommand;
}

/** Acknowledges a command of the receiver: its events are durable. */
export interface Done {
  t: "done";
  /** The number that the receiver gave the command. */
  ref: number;
}

/** GET /api/v1/duplicates/{id}: the standings of a duplicate. */
export interface Duplicate {
  id: string;
  game: string;
  /** The date (UTC) on which it was made. */
  day: string;
  options: Record<string, boolean | number | string>;
  commit: string;
  /** The seed of its random numbers; empty until it is closed. */
  seed: string;
  /** The time at which it closes or closed, in milliseconds since 1970. From then on all see the sheets. */
  closes: number;
  /** Whether the asking player made it. */
  host: boolean;
  /** The number of finished plays. */
  count: number;
  mine: MyPlay | null;
  /** The best 50 sheets, best first; empty while the asking player has not finished but can still play. */
  sheets: DealtSheet[];
  /** The name of the player who made it; empty if they never gave one. */
  inviter: string;
}

/** The response: the id of the duplicate, whose page is `/d/{id}`. */
export interface DuplicateMade {
  id: string;
}

/** A line of the log: an event with the information that this receiver may see. */
export interface Entry {
  /** The number of the line in this receiver's log, from 1. */
  n: number;
  /** The event without secrets. */
  event: AnyEvent;
}

/** One explanation of the result of a simulation, such as a gap that was too wide. */
export interface Finding {
  key: string;
  args: Record<string, number | string>;
  /** The explanation in English. */
  text: string;
}

/** A seat ran out of time and lost. */
export interface Flagged {
  t: "flagged";
  at: number;
  seat: number;
}

/** The next game is at another table: a rematch, or the second game of a match of two. */
export interface Followed {
  t: "followed";
  at: number;
  table: string;
}

/** POST /api/v1/me/forget: the result. */
export interface Forgotten {
  /** Number of tables from which the guest was removed. */
  tables: number;
}

/**
 * One position of a replay: `k` actions have been made, the last one by `seat`.
 *
 * Games in rounds have one frame after each action of chance and one at the end. Games in real time have the first and last
 * frame, one whenever the game's timers start or stop, and one after each motion while no timer runs.
 */
export interface Frame {
  k: number;
  seat: number;
  action: string;
  view: unknown;
}

/** A match of mine, in the list of the profile. */
export interface GameLine {
  table: TableLine;
  /** My result. */
  result: "drawn" | "finished" | "lost" | "unfinished" | "won";
  against: "bots" | "people" | "solo";
}

/** A game in GET /api/v1/games, with the URL of its client and the package it comes from. */
export interface GameListed {
  /** The name in URLs, files and on the wire: `deep-river`. */
  id: string;
  title: string;
  credits: Credits;
  /** Version of the rules. Increased whenever replaying an old log gives another result; see `Game.by_version`. */
  rules_version: number;
  min_seats: number;
  max_seats: number;
  /** Translation keys of the seats (`eels`, `salmon`); empty where all seats are alike. */
  seat_names: string[];
  options: Option[];
  /** Tables that the home page offers to newcomers first. */
  presets: Preset[];
  /** Changes of one option that are offered with the rematch to players who have not used them yet. */
  variations: Variation[];
  /** Every possible `Outcome.reason` of the rules. */
  endings: string[];
  /** Levels of the game's bots, weakest first. */
  bot_levels: string[];
  /** Whether the game is played in turns, in rounds or in real time. */
  timing: "turns" | "rounds" | "real-time";
  /** Whether all seats play as one team. The result is the team's points, without winners and losers. */
  cooperative: boolean;
  /** The points with which a team succeeds in a co-operative game; 0 if the game sets no goal. */
  goal: number;
  /** Whether the bots of the game can advise a player and give the reason. */
  advice: boolean;
  /** Whether the result of a simulation can be explained (see `rivage.registry.findings`). */
  findings: boolean;
  /** Whether the game has a step-by-step lesson on its own board. */
  lesson: boolean;
  /** Whether the actions of chance are secret until the match is over. Views show each seat the part that it may know. */
  secret_chance: boolean;
  /** Quick chat phrases of this game, in addition to the common ones: keys that start with its id (`aya-wait`). */
  phrases: string[];
  /** Quick signals between players of a real-time game: keys like those of `phrases`. They are not logged. */
  calls: string[];
  /** Whether the game has a daily deal and duplicates. */
  deals: boolean;
  /** URL of the client module that its package contains; empty for built-in games and packages without a client. */
  client: string;
  /** Duration of the lesson in minutes; 0 without a lesson. */
  lesson_minutes: number;
  /** The package that contains it; empty for built-in games. Its catalogue is at `/api/v1/games/{id}/words/{language}`. */
  origin: string;
}

/** The record of a player in one game. */
export interface GameRecord {
  game: string;
  /** All matches that were started. */
  played: number;
  won: number;
  lost: number;
  drawn: number;
  unfinished: number;
  bests: PersonalBest[];
  /** A rung for each level of the game's bots, weakest first. */
  ladder: Rung[];
  /** The strongest level that the player has beaten; empty without one. */
  crown: string;
  /** The weakest level that the player has not beaten; empty if all are beaten or the game has no bots. */
  challenge: string;
}

/** GET /api/v1/me/games: a page of my matches, newest first. */
export interface GamesPage {
  games: GameLine[];
  /** The cursor of the next page; empty on the last one. */
  next: string;
}

/** The next step of the bots' plan. */
export interface Goal {
  /** Key of its message, `goal-<game>-<key>`. */
  key: string;
  args: Record<string, number | string>;
  /** The goal in English. */
  text: string;
}

/** A day of a member. */
export interface GroupDay {
  finished: boolean;
  /** None while it is hidden from the asking player, or not finished. */
  score: number | null;
}

/** GET /api/v1/me/groups: a group of the asking player. */
export interface GroupLine {
  id: string;
  game: string;
  title: string;
}

/** The response: the id of the group, whose page is `/g/{id}`. */
export interface GroupMade {
  id: string;
}

/** A member of a group, as its members see them. */
export interface GroupMember {
  /** Identifies the member within the group. */
  number: number;
  name: string;
  you: boolean;
  host: boolean;
  /** The days of the week, Monday first. */
  days: GroupDay[];
  /** The sum of the visible scores of the week. */
  total: number;
}

/** GET /api/v1/groups/{id}: a group and a week of its scores. Guests who are not members see its size only. */
export interface GroupView {
  id: string;
  game: string;
  title: string;
  /** The nickname of the host. */
  inviter: string;
  /** The number of members. */
  count: number;
  /** Whether the asking player is a member. */
  member: boolean;
  /** Whether the asking player is the host. */
  host: boolean;
  /** The date (UTC) of the deal that can be played now. */
  today: string;
  /** The dates of the week, Monday first. */
  days: string[];
  /** The highest total first; empty for guests who are not members. */
  members: GroupMember[];
}

/**
 * The hand activity of all players since the last of these messages. A new subscriber gets everything that is still visible.
 *
 * Each entry starts with the number of the seat. The receiver's own hand is included.
 */
export interface Hands {
  t: "hands";
  /** Hands that have moved: seat, x, y, turn, lift. */
  pointers?: [number, number, number, number, number][];
  /** Marked positions: seat, x, y. Each is sent once. */
  marks?: [number, number, number][];
  /**
   * Parts of strokes: seat, id, offset, and the points from there on. An entry with offset 0 and no points erases the stroke.
   *
   */
  strokes?: number[][];
  /** Calls: seat and key. Each is sent once. */
  calls?: [number, string][];
  /** Whether this message is complete, so that everything it does not contain is gone. */
  whole?: boolean;
}

/** POST /api/v1/groups/{id}/join. */
export interface JoinGroup {
  /** Nickname; empty for the last one used. */
  name?: string;
}

/** A stored preference of a guest, which is synchronised between their devices. */
export interface Kept {
  /** Number of writes; 0 when nothing is stored. */
  version: number;
  /** The value, any JSON. */
  data: unknown;
}

/** GET /api/v1/me/keys: my credentials. */
export interface Keys {
  passkeys: PasskeyShown[];
  /** Time when the recovery phrase was created, in milliseconds since 1970; 0 without a phrase. */
  recovery: number;
}

/** In a game played in rounds, a seat ran out of time, and a bot of `level` finishes the round for it. */
export interface Late {
  t: "late";
  at: number;
  seat: number;
  level: string;
}

/** Give the seat of a player who has been away for a while to a bot. */
export interface Lend {
  t: "lend";
  seat: number;
  level: string;
}

/** The seat of a player who had been away for a while was given to a bot. */
export interface Lent {
  t: "lent";
  at: number;
  seat: number;
  level: string;
}

/** The result of the last action, or the start of the step if there are no actions. */
export interface LessonAnswer {
  verdict: "begun" | "on" | "done" | "strayed";
  /** Number of completed moves; in a problem, the number of actions. */
  move: number;
  /** The key that describes a wrong action; empty for other verdicts and in a problem. */
  stray: string;
  /** The positions that the last action led to, in order. */
  frames: LessonFrame[];
  /** Whether the step is completed with a perfect result. */
  perfect: boolean;
  /** The position as text; empty unless `words` was requested. */
  lines: SentenceView[];
  /** The learner's legal actions, always including the one that the lesson shows; empty unless `words` was requested. */
  choices: Choice[];
}

/** POST /api/v1/games/{game}/lesson: all actions of a step until now, in order, without wrong ones that were undone. */
export interface LessonDone {
  step: string;
  actions?: string[];
  /** Whether to describe the table and the choices in text, for learners without a board. */
  words?: boolean;
}

/** A position of a lesson, and the action that led to it. */
export interface LessonFrame {
  /** The seat that acted; -1 for chance. */
  seat: number;
  /** The action in notation; empty at the start of a step. */
  action: string;
  /** The learner's view of the position. */
  view: unknown;
  /** For a position computed by physics, the trajectory of the bodies in base64. */
  motion: string;
}

/** GET /api/v1/games/{game}/lesson: the steps of a lesson, its problem, and the extra steps, in order. */
export interface LessonPlan {
  steps: LessonStep[];
  /** Approximate duration in minutes. */
  minutes: number;
  /** Number of seats. The learner has seat 0. */
  seats: number;
}

/** A step of a lesson, or its problem. */
export interface LessonStep {
  /** The prefix of its message ids. */
  key: string;
  /** For each requested move, an action that is accepted; for a problem, actions that reach its goal. */
  shown: string[];
  /** For each requested move, the key of the reason that a board with hints for newcomers shows; empty without a reason. */
  advised: string[];
  /** Whether the step has a perfect result besides good ones. */
  perfectible: boolean;
  kind: "step" | "problem" | "extra";
}

/** The player points the others to this position. */
export interface MarkMade {
  t: "mark";
  x: number;
  y: number;
}

/** GET /api/v1/me: the guest that the cookie identifies, or a new guest. */
export interface Me {
  /** The last nickname, or empty. */
  name: string;
  /** The URL for other devices when the request used a loopback address, else empty. */
  elsewhere: string;
  /** Whether the request came from the server's own machine, and the server does not accept other connections. */
  only_here: boolean;
  /** The versions of my stored preferences, by name. */
  kept: Record<string, number>;
  /** For each game with a beaten level of its bots the strongest such level. */
  crowns: Record<string, string>;
}

/** The play of the asking player. */
export interface MyPlay {
  table: string;
  finished: boolean;
  /** The score; 0 until finished. */
  score: number;
  /** The rank among all plays: 1 for the best, shared by equal scores; 0 until finished. */
  rank: number;
}

/** POST /api/v1/duplicates. */
export interface NewDuplicate {
  game: string;
  /** Options of the game. */
  options?: Record<string, boolean | number | string>;
  /** Nickname of the creator; empty for the last one used. */
  name?: string;
}

/** POST /api/v1/groups. */
export interface NewGroup {
  game: string;
  /** Name of the group; may be empty. */
  title?: string;
  /** Nickname of the creator; empty for the last one used. */
  name?: string;
}

/** POST /api/v1/me/passkeys. */
export interface NewPasskey {
  /** The result of `navigator.credentials.create` as JSON. */
  credential: Record<string, unknown>;
  label?: string;
}

/** POST /api/v1/tables. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  /** The options of the table; None for the default options. */
  options?: TableOptions | null;
}

/** PUT /api/v1/me/webhook. */
export interface NewWebhook {
  url: string;
}

/** Offer the second game of a match of two: the same as an `Offer` of `next`. */
export interface Next {
  t: "next";
  seat: number;
}

/** No time limit. */
export interface NoClock {
  t: "none";
}

/** GET /api/v1/me/notify: my notification settings. */
export interface Notifying {
  /** The VAPID public key, with which a browser subscribes. */
  public_key: string;
  /** The keys of my subscribed browsers: the first 32 hexadecimal digits of the SHA-256 of the endpoint. */
  browsers: string[];
  webhook: WebhookShown | null;
  /** The tables for which I get notifications. */
  tables: string[];
}

/**
 * Ask the other players for a takeback, a draw, a pause, a rematch or the second game of a match of two.
 *
 * An action that needs consent is proposed with `Act`.
 */
export interface Offer {
  t: "offer";
  seat: number;
  what: "action" | "draw" | "next" | "pause" | "rematch" | "takeback";
  /** For a rematch: the name of one of `GameInfo.variations`; empty for the same options as before. */
  variation?: string;
}

/** A pending offer. */
export interface OfferView {
  what: "action" | "draw" | "next" | "pause" | "rematch" | "takeback";
  seat: number;
  /** Seats that have agreed, including the one that made the offer. */
  agreed: number[];
  /** The proposed action of the game if `what` is `action`; for a rematch, the name of a variation or empty. */
  action: string;
}

/** An offer of a seat that failed, and that the seat may repeat from the time `until` on. */
export interface OfferWait {
  seat: number;
  what: "action" | "draw" | "next" | "pause" | "rematch" | "takeback";
  until: number;
}

/** A seat made an offer to the others. */
export interface Offered {
  t: "offered";
  at: number;
  seat: number;
  what: "action" | "draw" | "next" | "pause" | "rematch" | "takeback";
  /**
   * If `what` is `action`: the proposed action, which follows as `Acted` when all agree. For a rematch: a variation's name or
   * empty.
   */
  action?: string;
}

/** A setting of a match that is chosen before it starts. */
export interface Option {
  name: string;
  /** Every accepted value; the first is the default. */
  choices: (boolean | number | string)[];
  /** The value suggested to a person who plays alone or only with bots; None suggests the default. */
  alone: boolean | number | string | null;
}

/** The result of a game. */
export interface Outcome {
  /** A stable key for the way the game ended: one of `GameInfo.endings`, or one of the table's own endings. */
  reason: string;
  /** The result of each seat: 1, 0 or -1 in a duel, points in other games. */
  returns: number[];
  /** The seats that won; empty for a draw. */
  winners: number[];
}

/** A passkey without its key, for its owner. */
export interface PasskeyShown {
  id: string;
  label: string;
  /** Time of creation, in milliseconds since 1970. */
  created: number;
  /** Time of the last sign-in with it, in milliseconds since 1970; 0 for never. */
  used: number;
}

/** New log lines, and the changes of the table and the view. */
export interface Patch {
  t: "patch";
  since: number;
  n: number;
  log: Entry[];
  /** Turns the `table` and `view` of the last snapshot or patch into the current ones; see `rivage.table.views.updates`. */
  changes: Record<string, unknown>;
}

/** A personal best in a game. */
export interface PersonalBest {
  kind: "alone" | "bots" | "people" | "turns";
  value: number;
  table: string;
  /** The end of the match, in milliseconds since 1970. */
  at: number;
}

/** Heartbeat, sent when nothing else was sent for a while. */
export interface Ping {
  t: "ping";
}

/** The hand has moved to this position. */
export interface PointerMoved {
  t: "pointer";
  x: number;
  y: number;
  /** The rotation of the object in the hand, in tenths of a degree. */
  turn?: number;
  /** The height of the hand above the table. */
  lift?: number;
}

/** Answer to a ping. */
export interface Pong {
  t: "pong";
  at: number;
}

/** The connected players and the number of spectators. It is not stored. */
export interface Presence {
  t: "presence";
  here: boolean[];
  away_since: number[];
  watchers: number;
}

/** A table that newcomers can create with one button: a number of seats and values of options. */
export interface Preset {
  /** Key of its messages: `preset-<game>-<name>`, and with `-hint`, `-about` (in the lobby) and `-next` (after the match). */
  name: string;
  /** Number of seats when one person plays with bots. */
  seats: number;
  /** Pairs of option name and value; the other options have their defaults. */
  options: ([string, boolean | number | string])[];
}

/** The body of every HTTP error response. */
export interface Problem {
  code: string;
  message: string;
  details: Details;
}

/** GET /api/v1/me/profile: the statistics of a guest. */
export interface Profile {
  name: string;
  /** The time when the guest first took a seat, in milliseconds since 1970; 0 for a guest who never did. */
  since: number;
  played: number;
  /** The date (UTC) of today's dailies. */
  today: string;
  /** Days in a row with a daily that was finished on its day, up to today or yesterday. */
  streak: number;
  best_streak: number;
  /** A record for each game that the guest has played, the most played first. */
  games: GameRecord[];
  dailies: DailyRecord[];
}

/** The keys of a push subscription, with which messages to the browser are encrypted. */
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

/** Take the sender's lent seat back from the bot. */
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

/** A new recovery phrase, which is returned only once. */
export interface RecoveryPhrase {
  phrase: string;
}

/** A command or message was refused; nothing changed. */
export interface Refusal {
  t: "refusal";
  code: string;
  message: string;
  details: Details;
  ref: number;
}

/** POST /api/v1/groups/{id}/remove. */
export interface RemoveMember {
  number: number;
}

/** POST /api/v1/groups/{id}/rename. */
export interface RenameGroup {
  title: string;
}

/** GET /api/v1/tables/{id}/replay: all positions of a match until now, as the requesting player may see them. */
export interface Replay {
  id: string;
  frames: Frame[];
}

/** Resign. In games in rounds or in real time the other players continue, and a bot takes over the seat. */
export interface Resign {
  t: "resign";
  seat: number;
}

/** A seat resigned, which ends the match. In games in rounds or in real time a bot of `level` plays on instead. */
export interface Resigned {
  t: "resigned";
  at: number;
  seat: number;
  level?: string;
}

/**
 * The server restarted while a real-time clock was running.
 *
 * The time of the interruption is unknown, so the time since the previous event is not charged: running clocks continue from
 * here.
 */
export interface Restarted {
  t: "restarted";
  at: number;
}

/** The result of a play. */
export interface Result {
  reason: string;
  /** The final view of a spectator: the sheet and its score, line by line. */
  view: unknown;
}

/** Resume the match after a pause. */
export interface Resume {
  t: "resume";
  seat: number;
}

/** A paused match was resumed. */
export interface Resumed {
  t: "resumed";
  at: number;
  seat: number;
}

/** Request a new snapshot. */
export interface Resync {
  t: "resync";
}

/** In games played in rounds: each round every seat has `seconds` seconds. */
export interface Rounds {
  t: "rounds";
  seconds: number;
}

/** The matches against the bots of one level, without unfinished ones. */
export interface Rung {
  level: string;
  played: number;
  /** Won matches; in a co-operative game matches in which the team reached the game's goal. */
  won: number;
  drawn: number;
  lost: number;
}

/** A player sent a quick phrase, named by its key. */
export interface Said {
  t: "said";
  at: number;
  seat: number;
  phrase: string;
}

/** POST /api/v1/tables/{id}/words: an action in natural language or notation. */
export interface SaidWords {
  text: string;
}

/** Send a quick phrase to everybody at the table. */
export interface Say {
  t: "say";
  seat: number;
  phrase: string;
}

/** The occupant of a seat: `me` (several times for hot-seat), `open`, or a bot as `bot:<level>`. */
export interface SeatPlan {
  who: string;
  /** Nickname, for `me`. */
  name?: string;
}

/** The occupant of a seat. */
export interface SeatSummary {
  kind: "bot" | "open" | "person";
  name: string;
  /** The level of the bot that plays for the seat now, or empty. */
  level: string;
  /** Whether the guest who requested the summary holds the seat. */
  you: boolean;
}

/** One seat. */
export interface SeatView {
  kind: "bot" | "open" | "person";
  name: string;
  /** The level of the bot that plays here now, or empty. */
  level: string;
  /** Whether a bot plays for a person who is away and may reclaim the seat. */
  lent: boolean;
  /** Whether the receiver of this view holds the seat. */
  you: boolean;
  /** Whether the person is connected now (always true for bots). */
  here: boolean;
  /** The time at which the person disconnected, or 0. */
  away_since: number;
  /** Whether the person resigned while the others continue: a bot keeps the seat. */
  left: boolean;
  /** In games played in rounds: whether the time was up, so that a bot finishes this round. */
  late: boolean;
  /** Whether the player of this seat is the host of the table. */
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

/** A translatable sentence or label. */
export interface Sentence {
  /** Id of the message in the game's catalogue. Empty for an untranslated text, which is the argument `text` (see `plain`). */
  id?: string;
  /** Arguments of the message. The argument `player` is a seat number, from 1; it is shown as the name of that player. */
  args?: Details;
}

/** A sentence or label on the wire. Browsers format it in the reader's language from `id` and `args`. */
export interface SentenceView {
  /** Id of the message in the game's catalogue. Empty for an untranslated text, which is the argument `text` (see `plain`). */
  id?: string;
  /** Arguments of the message. The argument `player` is a seat number, from 1; it is shown as the name of that player. */
  args?: Details;
  /** The sentence in English. */
  text: string;
}

/** GET /api/v1/tables/{id}/plan: the bots' plan, for all players and spectators. */
export interface SharedPlan {
  /** Number of actions in the match that the plan is for, as `TableView.actions`. */
  version: number;
  plan: TeamPlan;
}

/** Take an open seat under a nickname, or change the nickname at one's own seat before the match starts. */
export interface Sit {
  t: "sit";
  seat: number;
  name: string;
}

/** Give an open seat to a bot; only the host may do this. */
export interface SitBot {
  t: "sitbot";
  seat: number;
  level: string;
}

/** The complete current state of a table. A long log is cut to its newest lines, and old motions are left out. */
export interface Snapshot {
  t: "snapshot";
  /** The number of the last line. */
  n: number;
  table: TableView;
  /** The game's own view, or None before the match starts. In hot-seat play: the view of the seat to act. */
  view: unknown;
  log: Entry[];
  /** The number of the first line of `log`; earlier lines are in the replay and the record. */
  first: number;
}

/** The speed of a wave. */
export interface Speed {
  /** The speed in millimetres per second. */
  millimetres: number;
  /** The speed in units of √(g · height). */
  unit: number;
}

/** Leave a seat before the match starts; the host may also remove a bot. */
export interface Stand {
  t: "stand";
  seat: number;
}

/** POST /api/v1/daily/{game} and /api/v1/duplicates/{id}/play: start or resume. The response has the id of the table. */
export interface StartPlay {
  /** Nickname; empty for the last one used. */
  name?: string;
  /** The date shown by the page of the daily; empty for today. */
  day?: string;
}

/** A seat was freed before the match started. */
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
  /** Measured speed of the wave. */
  measured: Speed;
  /** Theoretical speed in a long row with this gap, without slip on the table. None if the theory has no wave for this gap. */
  theory: Speed | null;
}

/** A freehand stroke, or the next part of one. A message with offset 0 and no points erases the stroke. */
export interface StrokeDrawn {
  t: "stroke";
  /** A number chosen by the sender, the same for all parts of a stroke. */
  id: number;
  /** The number of coordinates of this stroke that were sent before. */
  offset: number;
  /** x, y, x, y, … */
  points: number[];
}

/** POST /api/v1/me/push: the push subscription of a browser, as `PushSubscription.toJSON` returns it. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  language?: string;
}

/** A table of mine, in the list of the home page. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  /** The name at each seat; empty for bots and open seats. */
  names: string[];
  my_turn: boolean;
  /** Time of the last event that is public at the table, in milliseconds since 1970. */
  changed: number;
  /** The seats; empty when the table cannot be loaded, for example because the package of its game was removed. */
  seats: SeatSummary[];
  /** The seats that may act now. */
  to_act: number[];
  /** The points of each seat, counted from public information; empty when no points are counted. */
  points: number[];
  /** The outcome; None until the match is over. */
  outcome: Outcome | null;
  /** `daily:<game>:<date>`, `archive:<game>:<date>`, the id of a duplicate, or empty, as in the view of the table. */
  deal: string;
  /** None when the table cannot be loaded. */
  options: TableOptions | null;
}

/** The response: the id of the table, whose page is `/t/{id}`. */
export interface TableMade {
  id: string;
}

/** All options that the host has chosen. */
export interface TableOptions {
  /** The options of the game. */
  game?: Record<string, boolean | number | string>;
  clock?: ClockKind;
  /** 2: a match of two games with the same set-up and swapped seats. */
  games?: 1 | 2;
}

/** GET /api/v1/tables/{id}: the state of a table. */
export interface TableSummary {
  id: string;
  game: string;
  status: "over" | "paused" | "playing" | "waiting";
  /** The outcome; None until the match is over. */
  outcome: Outcome | null;
  seats: SeatSummary[];
}

/** One table as sent to a player or a spectator. */
export interface TableView {
  id: string;
  game: string;
  status: "over" | "paused" | "playing" | "waiting";
  options: TableOptions;
  kind: ClockKind;
  seats: SeatView[];
  /** Whether the receiver is the host of this table. */
  host: boolean;
  clock: ClockView | null;
  /** The timers of a game in real time; None in other games. */
  timers: TimersView | null;
  to_act: number[];
  /**
   * The number of actions that count, the version that an `act` must name. In rounds, only actions that the receiver may see
   * count.
   */
  actions: number;
  offer: OfferView | null;
  outcome: Outcome | null;
  /** Seats that may undo right now. In games played in rounds, only the receiver's own seats are listed. */
  can_undo: number[];
  /** Seats whose player has been away long enough to be replaced by a bot. */
  can_lend: number[];
  commit: string;
  /** The seed of chance, empty until it is published: when the match is over; for a daily challenge, after its day. */
  seed: string;
  /** The deal played here: `daily:<game>:<day>`, `archive:<game>:<day>`, the id of a duplicate, or empty. */
  deal: string;
  previous: string;
  following: string;
  leg: number;
  /** The number of spectators now. */
  watchers: number;
  /** Offers that a seat may repeat only after a wait. */
  offer_waits: OfferWait[];
  /** Seats whose players have been away at their turn for so long that the only player still present may close the table. */
  can_close: number[];
  /** Whether a player who may close the table may also claim the win. */
  can_claim: boolean;
  /** The time from which the table may be closed if nobody comes back, in ms since 1970; 0 if waiting does not lead to that. */
  close_from: number;
}

/** GET /api/v1/tables/{id}/words: the table as text, as visible to me. */
export interface TableWords {
  /** Number of actions in the match, as `TableView.actions`, which the `act` command contains. */
  version: number;
  /** The seat from which the table is described; null for a spectator. */
  seat: number | null;
  /** The position; empty before the start of the match. */
  lines: SentenceView[];
  /** The choices of the seat, the best first if the game ranks them; empty when it is not its turn. */
  choices: Choice[];
  /** Whether `choices` has all legal actions. If not, other actions can be typed. */
  listed: boolean;
}

/** The number of finished plays with a score. */
export interface Tally {
  score: number;
  many: number;
}

/** The bots' plan for the whole team: the lines that they intend to build, and their next goal. */
export interface TeamPlan {
  /** Polylines on the table, in the units of the game's notation. */
  lines: [number, number][][];
  goal: Goal | null;
}

/** A timer of the game itself. */
export interface TimerView {
  /** The name of the timer in the game: `glass`, `patience`. */
  kind: string;
  /** The seat whose timer it is; -1 for a timer of all seats. */
  seat: number;
  /** Remaining milliseconds. */
  left: number;
}

/** The timers of the game at the time `at`; the client counts them down while `runs` is true. */
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
  /** Straight rows in which the speed of the wave was measured. */
  stretches: Stretch[];
  /** Dominoes that do not touch the domino that toppled them. */
  breaks: Break[];
  /** Places where the wave stopped, and the reasons. */
  findings: Sentence[];
}

/** The action that the text means. It is not executed. */
export interface Understood {
  /** The version of the match, as `TableWords.version`. */
  version: number;
  /** The notation of the action, as the `act` command has it. The rules allow it now. */
  action: string;
  label: SentenceView;
}

/** Take back the last action of the sender's own turn, or of their own round in games played in rounds. */
export interface Undo {
  t: "undo";
  seat: number;
  version: number;
}

/** A seat took back the last action of its turn. In games played in rounds, other seats may have acted since that action. */
export interface Undone {
  t: "undone";
  at: number;
  seat: number;
}

/** A change of one option that is offered with the rematch to players who have not used it yet. */
export interface Variation {
  /** Key of its messages: `variation-<game>-<name>` and the same with `-hint`. */
  name: string;
  option: string;
  value: boolean | number | string;
}

/** My webhook. */
export interface WebhookShown {
  url: string;
  secret: string;
  /** Time when it was paused because deliveries failed, in milliseconds since 1970; 0 while it is active. */
  paused: number;
  /** HTTP status of the failed delivery that paused it; 0 when there was no response. */
  status: number;
}
