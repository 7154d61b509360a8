/**
 * The contract between the shell and the client module of a game.
 *
 * A game is a folder `games/<id>/`; its id is the one on the server. General metadata comes from the server (`GET /api/v1/games`):
 * seats, options, bot levels, endings, credits, timing. The folder adds these files, each of them optional and loaded on demand:
 *
 * | file           | exports                 | used by                          | message catalogue   |
 * |----------------|-------------------------|----------------------------------|---------------------|
 * | `index.ts`     | `game: GameModule`      | a table: the board               | `<id>.ftl`          |
 * | `card.ts`      | `card: CardModule`      | the home page                    | `card-<id>.ftl`     |
 * | `guide.ts`     | `Guide`, a component    | the page "how to play"           | `guide-<id>.ftl`    |
 * | `help.ts`      | `help: HelpModule`      | the rules page, help at a table  | `rules-<id>.ftl`    |
 * | `access.ts`    | `access: AccessModule`  | the accessibility page           | `access-<id>.ftl`   |
 * | `deal.ts`      | `deal: DealModule`      | the daily challenge              | `deal-<id>.ftl`     |
 * | `workshop.ts`  | `Workshop`, a component | experiments outside a match      | `workshop-<id>.ftl` |
 * | `album.ts`     | `Album`, a component    | the page of collected items      | `album-<id>.ftl`    |
 * |                | `Preview`, a component  | the profile page                 |                     |
 *
 * A lesson needs no file: it is played on the board with steps from the server. Its catalogue is `lesson-<id>.ftl`.
 *
 * Message ids contain the id of the game. The card's catalogue has `title-<id>`, `facts-<id>`, `pitch-<id>`, `bot-<id>-<level>` and
 * `…-hint`, `option-<id>-<name>` and `…-hint`, `option-<id>-<name>-<value>`, `seat-<id>-<seat>`. The table's catalogue has
 * `end-<id>-<reason>`, `phrase-<key>` and `did-<id>-<first word of an action>`. A message that the shell formats with `gameMessage` is
 * replaced by the message with `-<id>` appended, if there is one.
 *
 * A module renders views and sends actions; it contains no rules. Only `id` is required in `game`: `defaults.ts` supplies the rest,
 * and a game without a board is played in text mode.
 *
 * A game from a package has no folder here. The server names its module (`GameInfo.client`), whose `game` is a `ForeignGame` and needs
 * neither a framework nor a build step.
 */
import type { Component, Snippet } from 'svelte';
import type { Advice, DealtSheet, Finding, TeamPlan, TimersView } from '../shell/api/wire';
import type { Moment } from '../ui/moment.svelte';

/** Formats a message of the loaded catalogues. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** A seat, as a board sees it. */
export interface SeatInfo {
  index: number;
  /** Display name of the seat: a nickname, a bot level, or the text for an open seat. Never empty. */
  name: string;
  kind: 'open' | 'person' | 'bot';
  /** Whether the seat belongs to the person at this screen. */
  you: boolean;
  /** Whether the player is disconnected. */
  away?: boolean;
  /** Whether a bot plays here, in its own seat or in place of an absent player. */
  bot?: boolean;
  /** The game's id of the side of this seat (`e`, `s`), from `GameModule.sideOf`. */
  side: string;
}

/** The preferences that a board receives. */
export interface Settings {
  /** Animation speed: 1 is normal, 2 twice as fast, 0.5 half; 0 disables animation. */
  speed: number;
  /** Whether the system or the preferences ask for reduced motion: no animation at all. */
  reducedMotion: boolean;
  sound: boolean;
  /** Volume of sound effects, from 0 to 1. */
  volume: number;
  /** Whether pieces and their labels are as large as the screen allows. */
  largePieces: boolean;
  /** Whether controls are mirrored for the left hand. Layouts that CSS can mirror use `.handed` (styles/base.css). */
  leftHanded: boolean;
  /** Whether the player confirms every choice: no choice may be made by the first touch, or without a preview. */
  careful: boolean;
}

/** One position of a match, after `k` actions; `seat` and `action` are the last of them (seat -1 is chance). */
export interface Frame<View = unknown> {
  k: number;
  seat: number;
  action: string;
  view: View;
}

/** The recorded motion of the bodies between two positions of a match. */
export interface RecordedMotion<View = unknown> {
  /** The number of actions at the position after the motion. */
  k: number;
  before: View;
  after: View;
  /** See `BoardProps.motion`. */
  motion: string;
}

/** The live cursor of another player, in the game's units and degrees. The view contains what the hand holds. */
export interface Pointer {
  seat: number;
  x: number;
  y: number;
  turn: number;
  lift: number;
}

/** A place on the table that a player points at. */
export interface Mark {
  seat: number;
  x: number;
  y: number;
  /** Time of arrival by `Date.now()`. The mark is shown for a few seconds. */
  at: number;
}

/** A freehand line that a player drew on the table. */
export interface Stroke {
  seat: number;
  /** Identifies the stroke together with the seat. */
  id: number;
  /** x0, y0, x1, y1, … in the game's units. */
  points: readonly number[];
}

/** A quick-chat call of a player: "Wait!". */
export interface Call {
  seat: number;
  /** The key of the call: one of `GameInfo.calls`. Its text is the message `phrase-<key>`. */
  call: string;
  /** Time of arrival by `Date.now()`. The call is shown for a few seconds. */
  at: number;
}

/** Quick chat between players in real time, also during the final motion of a match. Calls are not stored. */
export interface Calls {
  /** The latest call of each seat, the newest last. */
  readonly calls: readonly Call[];
  /** Send a call. Ignored for spectators, and within the throttle interval after the last call. */
  call(call: string): void;
}

/**
 * Live cursors, marks and strokes around a real-time table. They are broadcast and never stored.
 *
 * The properties are reactive. Units are the game's; the wire format has tenths of them.
 */
export interface Live {
  /** Cursors of other players that moved recently. */
  readonly pointers: readonly Pointer[];
  /** Marks of all players, the newest last. */
  readonly marks: readonly Mark[];
  /** Strokes of all players, in order of creation. They are deleted when the game's timer starts. */
  readonly strokes: readonly Stroke[];
  /** Report the position of this player's cursor. May be called on every move: sending is throttled. */
  point(x: number, y: number, turn: number, lift: number): void;
  /** Point at a place. */
  mark(x: number, y: number): void;
  /**
   * Send all points of a stroke; call it again as the stroke grows, and without points to erase it. At most 120 points in a
   * stroke and 16 strokes for each player; the oldest are removed. Ignored while the game's timer runs.
   */
  stroke(id: number, points: readonly number[]): void;
}

/** Arguments for functions that form sentences. */
export interface TextContext {
  t: Translate;
  seats: SeatInfo[];
}

/** Sound effects; muted while sound is off. */
export type Sound = 'wood' | 'water' | 'splash' | 'step' | 'growl' | 'turn' | 'win' | 'lose' | 'heartbeat';

export interface BoardProps<View = unknown> {
  /** The view to show. The shell passes every view in order and skips none; a new object is a new position. */
  view: View;
  /**
   * True if `view` follows from one action: animate it (`view.last`). False after a jump (first load, undo, stepping through
   * the moves, reconnect): show it at once.
   */
  animate: boolean;
  seats: SeatInfo[];
  /**
   * The seat from whose side the board is drawn: the player's own. In hot-seat play it is the player's first seat, so that the
   * board does not turn between turns. Spectators see it from seat 0.
   */
  viewpoint: number;
  /** Whether the player can choose an action now. False for spectators, at an earlier position, and while disconnected. */
  interactive: boolean;
  /** Whether an earlier position is shown, so that live cursors are hidden. */
  earlier?: boolean;
  /** Whether the match is over, so that the board does not accept input. */
  ended?: boolean;
  /** Whether space is short and another panel gives the instructions, as in a lesson on a small phone: hide optional parts. */
  tight?: boolean;
  /** Send an action. The board waits for the next view; if the action is refused the view stays the same. */
  onact: (action: string) => void;
  /**
   * Send an action like `onact`, for a board that handles the result itself. Resolves when the server has accepted the action,
   * rejects with its refusal. Several may be in flight.
   */
  attempt?: (action: string) => Promise<void>;
  /** Report an unfinished, unsent action. `asked` replaces the prompt and hides the confirm button; an empty text ends that. */
  onunfinished?: (asked: string) => void;
  /**
   * The optimistic update: the action that was sent and is not confirmed yet, set only after a noticeable delay; else null.
   * `view` does not contain it. Show it as chosen but unsaved.
   */
  pending: string | null;
  /** Connection state: `silent` while an answer is overdue, `lost` while the client tries to reconnect. */
  connection: 'open' | 'silent' | 'lost';
  settings: Settings;
  t: Translate;
  /**
   * Announce a text to screen readers (polite). The shell already announces `describe` of every new action and whose turn it
   * is.
   */
  announce: (text: string) => void;
  /** Show the effect of the highlighted choice beside the prompt; an empty text hides it. For boards without room for it. */
  onpreview?: (text: string) => void;
  /**
   * The player selected something on the board, such as a square or a piece, also one that cannot be chosen now. The rules help
   * explains it (`HelpModule.explain`).
   */
  onselect?: (subject: string) => void;
  /** Play a sound effect. */
  play: (sound: Sound) => void;
  /** Renders presence, clock and speech of a seat in small. Given where the board itself draws the seats. */
  badge?: Snippet<[SeatInfo]>;
  /** Renders the latest chat messages. Given where the board draws the seats; place it where it does not cover clocks or buttons. */
  speech?: Snippet;
  /**
   * Report that `view` is shown and all animation has ended, also if nothing was animated. The shell waits for it before it
   * shows the end and before a replay continues. Not called while further views are queued. If a board never calls it, the
   * shell uses a timeout.
   */
  onsettled?: () => void;
  /** Report that an animation is still running, every few seconds. It extends the timeout for `onsettled`. */
  onmoving?: () => void;
  /**
   * The positions of the turn that led to `view`, and the position before that turn. With them a board can show the last turn's
   * trail without having animated it (a link to a move, a reloaded page). Empty until they have been fetched.
   */
  past?: readonly Frame<View>[];
  /** The known positions up to `view`. Those before the first received one are added when they have been fetched. */
  history?: readonly Frame<View>[];
  /**
   * The recorded motion that led to `view` (base64 of the stream of `physics.trajectory`), if physics did. It is played if
   * `animate` is true, and can be replayed.
   */
  motion?: string;
  /** Time of the recording in milliseconds by the server's clock, so that all screens play it in sync. */
  motionAt?: number;
  /**
   * Every recorded motion between two known positions of the match, in order. Earlier ones appear once they have been fetched.
   */
  motions?: () => readonly RecordedMotion<View>[];
  /**
   * Fetch the server's analysis of how `view` came about, or of the motion after which there were `k` actions. Rejects if there
   * is none.
   */
  findings?: (k?: number) => Promise<readonly Finding[]>;
  /** The game's timers at the time in their field `at`; `timeLeft` computes the remaining time. Null at an earlier position. */
  timers?: TimersView | null;
  /** Milliseconds by which the server's clock is ahead of this one. */
  ahead?: number;
  /**
   * Fetch the best bots' suggestion for this player (games with `GameInfo.advice` only); null if there is none. A newer request
   * cancels an older one, which rejects.
   */
  advice?: () => Promise<Advice | null>;
  /** Fetch the bots' plan for the table, also while it is paused. Missing if the game's bots share none. */
  plan?: () => Promise<TeamPlan>;
  /** Live cursors in real time. Missing before the match, after it and at earlier positions. */
  live?: Live;
  /** Quick chat in real time. Missing before the match and at earlier positions. */
  calls?: Calls;
}

export interface ResultProps<View = unknown> {
  view: View;
  seats: SeatInfo[];
  t: Translate;
  /** Every recorded motion of the match whose positions are known to the client. */
  motions?: () => readonly RecordedMotion<View>[];
  /** For a match that has just ended: the moment in which the points are counted, one source at a beat. Else null. */
  count?: Moment | null;
}

/** Arguments for functions that describe the end of a match. */
export interface EndTextContext<View = unknown> extends TextContext {
  /** The seat whose end is described: the player's own; with several or no own seats the first winner's. */
  seat: number;
  /** See `ResultProps.motions`. */
  motions?: ResultProps<View>['motions'];
  /** Whether others may still play the same deal, so that texts and pictures must not show how it was played. */
  dealOpen?: boolean;
}

export interface CelebrationProps {
  /** The side that has won, see `SeatInfo.side`. */
  side: string;
  /** Whether motion is disabled, so that the scene is a picture. */
  still: boolean;
}

export interface GlyphProps {
  /** A side, see `SeatInfo.side`. */
  side: string;
}

export interface GameModule<View = unknown> {
  /** The game's id on the server, which is the name of its folder. */
  id: string;
  /** The board component. It fills its container (100 % width and height) in any aspect ratio and never scrolls. */
  Board?: Component<BoardProps<View>>;
  /** A board without a framework, instead of `Board`. A game with neither is played in text mode. */
  board?: PlainBoard<View>;
  /**
   * The minimum height of the board on a phone as a CSS length; on lower screens the page scrolls. In a lesson it applies to
   * the `tight` board.
   */
  leastHeight?: string;
  /** Text mode: describes the position, line by line. Without it the server's description is used. */
  lines?(view: View, words: TextContext): string[];
  /** Text mode: the button label of a legal action; empty for the server's label. */
  choiceWords?(view: View, action: string, words: TextContext): string;
  /**
   * Text mode: the heading under which a legal action is listed if there are many, such as its square; empty for none. The
   * choices of a heading are shown when it is opened.
   */
  choiceGroup?(view: View, action: string, words: TextContext): string;
  /** Explains the result, below the reason for the end. */
  Result?: Component<ResultProps<View>>;
  /** A scene of a few seconds, `aria-hidden`, about 9 to 5, that celebrates a win and the end of the lesson. */
  Celebration?: Component<CelebrationProps>;
  /** The headline of the result if won and lost do not describe it; null for the default. */
  headline?(view: View, words: TextContext): string | null;
  /** The reason for the end of the match, in a sentence that names the player; null for the message `end-<id>-<reason>`. */
  ending?(view: View, words: TextContext): string | null;
  /**
   * For a seat that did not win: a friendly sentence about how close it was; empty if it was not close. Without it, or for
   * null, the default compares points.
   */
  nearMiss?(view: View, words: EndTextContext): string | null;
  /** The highlight of the match for the shared picture, as a sentence; empty without one. */
  highlight?(view: View, words: EndTextContext<View>): string;
  /**
   * Draws the end of a match for sharing, about 1080 pixels wide. The shell adds the players and the result below. With
   * `dealOpen` the picture must not reveal anything to players of the same deal. Without it the shared picture has the texts
   * only.
   */
  picture?(view: View, words: EndTextContext<View>): Promise<HTMLCanvasElement>;
  /** A side as a small picture, 1em square, `aria-hidden`: its name is always beside it. */
  Glyph: Component<GlyphProps>;
  /** The side of a seat; `view` is null before the start. */
  sideOf(view: View | null, seat: number): string;
  /** The name of a side. */
  sideName(side: string, t: Translate): string;
  /** The prompt for the deciding player, a short sentence: "Choose a current". Empty without a decision. */
  prompt(view: View, words: TextContext): string;
  /** The prompt while a slow chance action is pending: "Hold your breath". Empty for none. */
  suspense?(view: View, words: TextContext): string;
  /** In games where several seats may act: the seat whose turn it is; -1 for none. */
  awaits?(view: View): number;
  /** The action that confirms the turn if it is legal, else null. The shell draws the confirm button. */
  confirm(view: View): string | null;
  /** The prompt when the turn can be ended, if the default would hide something ("this ends the game"); else empty. */
  confirmPrompt?(view: View, words: TextContext): string;
  /**
   * Only the confirmation of the turn is left, so it is sent after a short delay, unless the player confirms every move. Without
   * this function the confirmation is always asked for.
   */
  complete?(view: View): boolean;
  /**
   * The only action that is left in the middle of a turn: it is played without being asked for, unless the player confirms every
   * move. Null for a decision, the confirmation, and an action that ends the match.
   */
  forced?(view: View): string | null;
  /** Describes the last action of a frame, with the player's name; empty if it is not worth mentioning (`done`). */
  describe(frame: Frame<View>, words: TextContext): string;
  /**
   * The short text of a turn or of a part of it, for places where a move is shown in passing: "salmon to tile 7 · bear 1 step".
   * At most about 45 characters, without the player's name unless several players act in a turn. `before` is the frame before
   * it. Without it, or if it is empty, the sentences of `describe` are used.
   */
  shortText?(turn: readonly Frame<View>[], words: TextContext, before?: Frame<View>): string;
  /** The turn number of a frame's last action; 0 is the set-up. `before` is the frame before it. */
  turnOf(frame: Frame<View>, before: Frame<View> | undefined): number;
}

/** The type of `game` in a folder's `index.ts`. */
export type GameExport<View = unknown> = Pick<GameModule<View>, 'id'> & Partial<GameModule<View>>;

/** The type of `game` in a package's module: like a folder's, with plain functions and elements only. */
export type ForeignGame<View = unknown> = Omit<GameExport<View>, 'Board' | 'Celebration' | 'Glyph' | 'Result'>;

/** The props of a plain board, passed first and on every change. */
export type PlainBoardProps<View = unknown> = Omit<
  BoardProps<View>,
  'advice' | 'badge' | 'calls' | 'live' | 'plan' | 'speech' | 'onpreview' | 'onselect'
>;

/** A board without a framework: `mount` draws into an empty element that fills the board area. */
export interface PlainBoard<View = unknown> {
  mount(element: HTMLElement, props: PlainBoardProps<View>): MountedBoard<View>;
}

export interface MountedBoard<View = unknown> {
  update(props: PlainBoardProps<View>): void;
  /** Remove everything that `mount` added. */
  destroy(): void;
}

/** The parts of a card on the home page that the server does not know. */
export interface CardModule {
  /** An illustration of the game, as wide as the first column of the card, `aria-hidden`. */
  Picture?: Component;
  /** Sort order on the page. Games without one follow, sorted by title. */
  order?: number;
}

/** Keyboard shortcuts of a game, one row of a table. */
export interface KeyRow {
  /** Key labels (`R`), or names of keys that have a message `key-<name>` (`enter`). */
  keys: readonly string[];
  /** The message that describes the effect. */
  does: string;
}

/** How a game is played by keyboard and with a screen reader, for the accessibility page: message ids. */
export interface AccessModule {
  keyboard: string;
  keys: readonly KeyRow[];
  ear: string;
  /** Time limits, and how to avoid them. */
  time: string;
}

/**
 * A section of the rules. Its messages are `rules-<id>-<section>-title` and `rules-<id>-<section>-text` (markup:
 * `shell/rules/rulesMarkup.ts`).
 */
export interface RulesSection {
  /** The fragment of the section in the address. Links use it, so it never changes. */
  id: string;
  /**
   * Keys of the section's topics: pieces and places (`tile:B`), decisions (`phase:fish`), refusals (`refused:overlaps`),
   * options and endings (`option:pie`, `ending:repetition`). Each key belongs to one section.
   */
  about: readonly string[];
  /** The section has a picture with the caption `rules-<id>-<section>-picture`, beside the text or across its full width. */
  picture?: 'beside' | 'wide';
}

export interface RulesPictureProps {
  /** The id of the section. */
  section: string;
  t: Translate;
}

/** An answer about something on the board. */
export interface Explanation {
  text: string;
  /** The topic whose section has the rule, a key of `about`. */
  topic: string;
}

/** The rules of a game. The module is small; the pictures are loaded on demand. */
export interface HelpModule<View = unknown> {
  /** The sections in reading order. */
  sections: readonly RulesSection[];
  /** Topics of the current decision or position, as keys of `about`, the most relevant first. */
  now(view: View): readonly string[];
  /**
   * Why something cannot be chosen now. `subject` was reported by the board (`onselect`); if it is empty, everything that the
   * player might want to choose and cannot.
   */
  explain?(view: View, subject: string, t: Translate): readonly Explanation[];
  /** Loads the component that draws the pictures (`aria-hidden`, since the caption describes them). */
  pictures(): Promise<Component<RulesPictureProps>>;
}

/** Props of a workshop. It fills its container and scrolls inside; it may store its state in the fragment. */
export interface WorkshopProps {
  /** The game's id. */
  game: string;
  settings: Settings;
  t: Translate;
  /** Announce a text to screen readers (polite). */
  announce: (text: string) => void;
  play: (sound: Sound) => void;
}

/** Props of the preview of an album on the profile page. */
export interface AlbumPreviewProps {
  t: Translate;
}

/** Props of an album, which is a page below the top bar. */
export interface AlbumProps {
  /** The title of the game. */
  title: string;
  /** The selected sheet, from the fragment of the address (`/games/<id>/album#okapi`); empty for the overview. */
  sheet: string;
  t: Translate;
  /** Report the name of the selected sheet; empty for the overview. */
  onread: (name: string) => void;
}

export interface GalleryProps {
  /** Finished matches of one deal, best first. */
  plays: readonly DealtSheet[];
}

/** The result of a deal for sharing. */
export interface Shared {
  /** The match in one short line without the points, in words. */
  summary: string;
  /** Describes the picture for readers who cannot see it. */
  text: string;
  /** Draws the picture; its fonts are loaded by then. */
  paint(canvas: HTMLCanvasElement): Promise<void>;
}

/** The parts that a game adds to the pages of daily challenges and duplicates. */
export interface DealModule<View = unknown> {
  /** Finished matches side by side. Without it they are a list of names and scores. */
  Gallery?: Component<GalleryProps>;
  /**
   * The result to share, from the player's last view; null if there is none. While the deal is `open`, it must not reveal
   * anything to players of the same deal.
   */
  share?(view: View, deal: { day: string; open: boolean }, t: Translate): Shared | null;
}
