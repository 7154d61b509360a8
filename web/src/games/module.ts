/**
 * What a game gives to the shell, and what the shell gives to a game.
 *
 * A game lives in `games/<id>/`, named as the server names it. What the shell needs to know of any game it asks the server
 * (`GET /api/v1/games`): seats, options, levels of bots, endings, credits, how time runs. A folder adds what only the game can
 * give, each in a file of its own that is loaded when it is wanted. All of them may be missing:
 *
 * | file       | exports               | wanted for                   | catalogue of its words |
 * |------------|-----------------------|------------------------------|------------------------|
 * | `index.ts` | `game: GameModule`    | a table: the board           | `<id>.ftl`             |
 * | `card.ts`  | `card: CardModule`    | the home page                | `card-<id>.ftl`        |
 * | `guide.ts` | `Guide`, a component  | the page "how to play"       | `guide-<id>.ftl`       |
 * | `help.ts`  | `help: HelpModule`    | the page of the rules, and help at the table | `rules-<id>.ftl` |
 * | `access.ts` | `access: AccessModule` | the page about accessibility | `access-<id>.ftl`     |
 * | `deal.ts`  | `deal: DealModule`    | the game of the day          | `deal-<id>.ftl`        |
 * | `workshop.ts` | `Workshop`, a component | trying things out without a match | `workshop-<id>.ftl` |
 * | `album.ts` | `Album`, a component | the page of what was collected | `album-<id>.ftl` |
 *
 * A lesson needs no file here: it is played on the board, and the server has what it consists of. Its words are `lesson-<id>.ftl`.
 *
 * Words have ids made from the game's: `title-<id>`, `facts-<id>`, `pitch-<id>`, `bot-<id>-<level>` and `…-hint`,
 * `option-<id>-<name>` and `…-hint`, `option-<id>-<name>-<value>`, `seat-<id>-<seat>` in the card's catalogue,
 * `end-<id>-<reason>`, `phrase-<key>` and `did-<id>-<first word of an action>` in that of the table. Any sentence the shell says by `wordOf` can be said otherwise for one game, by a
 * message of the same id with `-<id>` behind it.
 *
 * A game draws views and sends actions; it holds no rules. Of `game` only `id` must be there: what else is missing has its default
 * in `defaults.ts`, and a game without a board is played by words.
 *
 * A game that comes in a package of its own has no folder here. The server names the module it brings (`GameInfo.client`); its
 * `game` is a `ForeignGame`, which needs neither a framework nor a build.
 */
import type { Component, Snippet } from 'svelte';
import type { Advice, DealtSheet, Finding, TeamPlan, TimersView } from '../shell/api/wire';

/** Forms a sentence from a message id of the loaded catalogues. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** One seat, as a board needs to know it. */
export interface SeatInfo {
  index: number;
  /** What to call who sits there: a nickname, the level of a bot, or the word for an open seat. Never empty. */
  name: string;
  kind: 'open' | 'person' | 'bot';
  /** The person at this screen holds the seat. */
  you: boolean;
  /** The person is not there now: whoever is awaited does not think, or write. */
  away?: boolean;
  /** A bot plays here: its own seat, or in the place of who is away. */
  bot?: boolean;
  /** What the game calls the side of this seat now (`e`, `s`), by `GameModule.sideOf`. */
  side: string;
}

/** The wishes of the person at this screen. */
export interface Settings {
  /** How fast pieces move: 1 is normal, 2 twice as fast, 0.5 half; 0 means at once. */
  speed: number;
  /** The system or the person asked for stillness: nothing moves by itself, nothing slides. */
  reducedMotion: boolean;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Pieces, and what is written on them, shall be as large as the screen allows. */
  largePieces: boolean;
  /** The board is played with the left hand. What mirrors by style alone does so by `.handed` (styles/base.css). */
  leftHanded: boolean;
}

/** One position of a match: `k` actions stand; `seat` and `action` are the last of them (seat -1 is chance). */
export interface Frame<View = unknown> {
  k: number;
  seat: number;
  action: string;
  view: View;
}

/** How the bodies moved from one position of a match to the next. */
export interface RecordedMotion<View = unknown> {
  /** How many actions stood when they had come to rest. */
  k: number;
  before: View;
  after: View;
  /** As `BoardProps.motion`. */
  motion: string;
}

/** Where the hand of somebody else is now, in the game's own units and degrees. What it holds is in the view. */
export interface Pointer {
  seat: number;
  x: number;
  y: number;
  turn: number;
  lift: number;
}

/** A place on the table that somebody points at. */
export interface Mark {
  seat: number;
  x: number;
  y: number;
  /** When it was seen here, as `Date.now()` counts. It is gone a few seconds later. */
  at: number;
}

/** A line that somebody drew on the table by finger. */
export interface Stroke {
  seat: number;
  /** Together with the seat it names the stroke. */
  id: number;
  /** x0, y0, x1, y1, … in the game's own units. */
  points: readonly number[];
}

/** A short call of a player: "Wait!". */
export interface Call {
  seat: number;
  /** Its key: one of `GameInfo.calls`, with the words of the message `phrase-<key>`. */
  call: string;
  /** When it arrived here, by `Date.now()`. It is shown for a few seconds. */
  at: number;
}

/** Calls of players in real time, also while the last motion of a match is watched. They are not stored. */
export interface Calls {
  /** The calls of all seats, one of each, the newest last. */
  readonly calls: readonly Call[];
  /** Call to the others. Does nothing for spectators, and too soon after the last call. */
  call(call: string): void;
}

/**
 * The hands around a table in real time, as they are in this moment; nothing of it is stored. What it holds changes by itself, so
 * that a component follows it. Units are the game's own; the wire carries tenths of them.
 */
export interface Live {
  /** Hands of the others that are there and have moved a moment ago. */
  readonly pointers: readonly Pointer[];
  /** Of everybody, the newest last. */
  readonly marks: readonly Mark[];
  /** Of everybody, in the order in which they were begun. They are gone when the game's own time begins to run. */
  readonly strokes: readonly Stroke[];
  /** The person's own hand is here now. To be told as often as it moves: the wire gets what it can bear. */
  point(x: number, y: number, turn: number, lift: number): void;
  /** Point at a place. */
  mark(x: number, y: number): void;
  /**
   * Draw: all points of the stroke so far, told again as it grows; without points it is rubbed out. 120 points at most, and 16
   * strokes of a person: older ones make room. Nothing happens while the game's own time runs.
   */
  stroke(id: number, points: readonly number[]): void;
}

/** What words are formed with. */
export interface Words {
  t: Translate;
  seats: SeatInfo[];
}

/** The small sounds of the house; they do nothing while sound is off. */
export type Sound = 'wood' | 'water' | 'splash' | 'step' | 'growl' | 'turn' | 'win' | 'lose' | 'heartbeat';

export interface BoardProps<View = unknown> {
  /** What to show. The shell hands over every view in order and skips none; each new object is a new moment. */
  view: View;
  /**
   * True when `view` came about by one action: show how (`view.last`). False when the person jumped there (first sight, a
   * step taken back, stepping through the moves, after a lost connection): show it at once.
   */
  animate: boolean;
  seats: SeatInfo[];
  /**
   * The seat from whose side the board is seen: the person's own; in hot-seat play the first of theirs, so that the board
   * does not turn round between turns. Spectators see it from seat 0.
   */
  viewpoint: number;
  /** The person may choose now. False while watching, while looking at an earlier move, while the line is down. */
  interactive: boolean;
  /** A position of the past is shown: nobody's hand is in it. */
  earlier?: boolean;
  /** The match is over: nothing on the board will be touched any more. */
  ended?: boolean;
  /** Room is dear, and somebody tells what matters, as in a lesson on a low phone: what can do without is left out. */
  tight?: boolean;
  /** Send an action. The board waits for the next view; a refusal leaves the view as it is. */
  onact: (action: string) => void;
  /**
   * Send an action, as `onact` does, for a board that tells itself what came of it: settles when the server has answered, rejects
   * with what it refused. Others may be under way.
   */
  attempt?: (action: string) => Promise<void>;
  /**
   * Tell that something was begun here which is not sent yet, in words that say what is asked meanwhile; empty when nothing is any
   * more. The shell then asks for that and does not offer to end the turn.
   */
  onbegun?: (asked: string) => void;
  /**
   * The action that was sent and is not known to be stored, once that takes longer than anybody would notice; else null. The view
   * does not have it yet: show it as what it is, chosen and not yet saved.
   */
  pending: string | null;
  /** Whether the server answers: `silent` while an answer is overdue, `lost` when the line is down and is being tried again. */
  line: 'open' | 'silent' | 'lost';
  settings: Settings;
  t: Translate;
  /** Say something to a screen reader (polite). The shell already announces `describe` of every new action and whose turn it is. */
  announce: (text: string) => void;
  /** Tell beside what is asked what a choice would do; empty when none is looked at. For boards without room to say it. */
  tell?: (text: string) => void;
  /** Play a small sound. */
  play: (sound: Sound) => void;
  /** What the shell knows of a seat (presence, clock, what was said), small: given where the board itself shows the seats. */
  badge?: Snippet<[SeatInfo]>;
  /** What was just said, and by whom: given where the board shows the seats, to be laid where no clock and no button is under it. */
  said?: Snippet;
  /**
   * Tell that `view` is what is seen and that nothing moves any more, also when nothing had to: the end is told, and a replay
   * goes on, only then. While further views wait to be shown it is not called. A board that never calls it is given a moment.
   */
  onsettled?: () => void;
  /**
   * Tell that what moves takes its time. The shell does not wait for ever for `onsettled`; told so every few seconds, it waits on.
   */
  onmoving?: () => void;
  /**
   * How `view` came about: the positions of the turn it belongs to, up to `view`, and before them the one in which that turn
   * began. So a board can show the trail of the last turn which it did not see happen (a link to a moment, a page loaded
   * anew). Empty until they have arrived.
   */
  past?: readonly Frame<View>[];
  /**
   * How the bodies moved that came to rest in `view`: the recorded motion (base64 of the stream of `physics.trajectory`), where
   * physics led there. It is played when `animate` says so, and may be played again whenever somebody likes.
   */
  motion?: string;
  /** When that was recorded, in milliseconds by the server's clock, so that every screen can show it in the same instant. */
  motionAt?: number;
  /** Every motion of the match that led from one known position to the next, in order: those of the past are there once they have arrived. */
  motions?: () => readonly RecordedMotion<View>[];
  /** What can be said, from the server, about how `view` came about, or about the motion after which `k` actions stood; rejects where nothing can be. */
  findings?: (k?: number) => Promise<readonly Finding[]>;
  /** The time the game measures itself, as it stood at its `at`: `timeLeft` says what is left now. Null where a position of the past is shown. */
  timers?: TimersView | null;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead?: number;
  /**
   * What the best bots would do in the place of the person now, where the game's bots tell (`GameInfo.advice`) and the person plays;
   * null when there is nothing worth a word. A newer question passes an older over, which rejects.
   */
  advice?: () => Promise<Advice | null>;
  /** Requests the bots' plan for the table, also while it is paused. Missing where the game's bots show none. */
  plan?: () => Promise<TeamPlan>;
  /** In real time: the hands around the table. Missing where nobody's hand is seen: before, after, and in the past. */
  live?: Live;
  /** In real time: the calls of players. Missing before the match, and in the past. */
  calls?: Calls;
}

export interface ResultProps<View = unknown> {
  view: View;
  seats: SeatInfo[];
  t: Translate;
  /** Every recorded motion of the match, as far as its positions are known here. */
  motions?: () => readonly RecordedMotion<View>[];
}

/** What is told about an end. */
export interface EndWords<View = unknown> extends Words {
  /** Whose end it is: the seat of the person at this screen; where there are several or none, that of the first winner. */
  seat: number;
  /** As `ResultProps.motions`. */
  motions?: ResultProps<View>['motions'];
}

export interface GlyphProps {
  /** A side, as `SeatInfo.side`. */
  side: string;
}

export interface GameModule<View = unknown> {
  /** As the server names it: the name of its folder. */
  id: string;
  /** The board: it fills the box it is given (width and height 100 %), whatever its shape, and never scrolls. */
  Board?: Component<BoardProps<View>>;
  /** A board without a framework, instead of `Board`. Where there is neither, the game is played by words. */
  board?: PlainBoard<View>;
  /** The least height at which all of its board is within reach on a phone, as a length of CSS: where there is less, a page scrolls. Of a `tight` one where a lesson shows it so. */
  leastHeight?: string;
  /** For who plays by words: what stands, line by line. Without it the server tells it. */
  lines?(view: View, words: Words): string[];
  /** For who plays by words: what an action of now would do, as the label of a button; empty for the server's label. */
  choiceWords?(view: View, action: string, words: Words): string;
  /** The result explained, below why it ended. */
  Result?: Component<ResultProps<View>>;
  /** How it ended for the people at this screen, where winning and losing do not say it; null for the usual words. */
  headline?(view: View, words: Words): string | null;
  /** Why it ended by the rules, in a sentence that says who did what; null for the message `end-<id>-<reason>`. */
  ending?(view: View, words: Words): string | null;
  /**
   * For a seat that did not win: how little was missing, warmly, in a sentence; empty when it was no near miss. Without it,
   * or for null, points tell, where the result is made of points.
   */
  nearMiss?(view: View, words: EndWords): string | null;
  /** The highlight of the match beside its result, as a sentence for the shared picture; empty when there is none. */
  highlight?(view: View, words: EndWords<View>): string;
  /**
   * The end as a picture to show around, about 1080 wide. The shell writes below it who played and how it ended. It gives
   * away nothing that others who get the same deal should not see. Without it the picture is those words alone.
   */
  picture?(view: View, words: EndWords<View>): Promise<HTMLCanvasElement>;
  /** A side as a small picture, 1em square, `aria-hidden`: beside it stands always the word. */
  Glyph: Component<GlyphProps>;
  /** The side of a seat; `view` is null before the game began. */
  sideOf(view: View | null, seat: number): string;
  /** The name of a side. */
  sideName(side: string, t: Translate): string;
  /** One short sentence on what is to be decided now, for who decides: "Choose a current". Empty when nothing is. */
  prompt(view: View, words: Words): string;
  /** The prompt while chance decides and that takes a moment: "Hold your breath". Empty for none. */
  suspense?(view: View, words: Words): string;
  /** Where others may act besides: the seat whose turn it is, which alone is waited for; -1 for nobody's. */
  awaits?(view: View): number;
  /** The action that confirms the turn when it is among the choices, else null: the shell draws its button, the board does not. */
  confirm(view: View): string | null;
  /** What is asked when the turn can be ended, where the usual words would hide something ("this ends the game"); else empty. */
  confirmPrompt?(view: View, words: Words): string;
  /** Nothing of the turn is left but to confirm it: who wishes for one touch is not asked again. Without it, always asked. */
  complete?(view: View): boolean;
  /** What the last action of a frame did, in words, with who did it; empty when it is not worth a word (`done`). */
  describe(frame: Frame<View>, words: Words): string;
  /** The same in a few signs, for the list of moves, which then tells the sentence on demand. */
  brief?(frame: Frame<View>, words: Words): string;
  /**
   * What a whole turn came to, with who made it: shorter than its sentences, what matters most to the others first. It is told where
   * these find no room; without it, or where it is empty, they are told all the same.
   */
  gist?(turn: readonly Frame<View>[], words: Words): string;
  /** The number of the turn a frame's last action belongs to; 0 is the set-up. `before` is the frame before it. */
  turnOf(frame: Frame<View>, before: Frame<View> | undefined): number;
}

/** What a folder's `index.ts` exports as `game`. */
export type GameExport<View = unknown> = Pick<GameModule<View>, 'id'> & Partial<GameModule<View>>;

/** What the module of a package exports as `game`: as a folder's, with plain functions and elements only. */
export type ForeignGame<View = unknown> = Omit<GameExport<View>, 'Board' | 'Glyph' | 'Result'>;

/** What a plain board is told, at first and whenever something of it changes. */
export type PlainBoardProps<View = unknown> = Omit<
  BoardProps<View>,
  'advice' | 'badge' | 'calls' | 'live' | 'plan' | 'said' | 'tell'
>;

/** A board made by hand: `mount` draws into an empty element that fills the place of the board. */
export interface PlainBoard<View = unknown> {
  mount(element: HTMLElement, props: PlainBoardProps<View>): MountedBoard<View>;
}

export interface MountedBoard<View = unknown> {
  update(props: PlainBoardProps<View>): void;
  /** Leave the element as it was. */
  destroy(): void;
}

/** What a card on the home page cannot learn from the server. */
export interface CardModule {
  /** A scene of the game, as wide as the card's first column, `aria-hidden`. */
  Picture?: Component;
  /** Its place on the page: smaller comes first. Games without one follow, by their titles. */
  order?: number;
}

/** What some keys do at a table. */
export interface KeyRow {
  /** Signs as they stand on the keys (`R`), or the names of those that have one (`enter`: the message `key-enter`). */
  keys: readonly string[];
  /** The message that says what they do. */
  does: string;
}

/** How a game is played without a pointer or without a picture, for the page about accessibility: ids of messages. */
export interface AccessModule {
  keyboard: string;
  keys: readonly KeyRow[];
  ear: string;
  /** Whether it has time limits, and how to do without. */
  time: string;
}

/** One section of the rules. Its words are `rules-<id>-<section>-title` and `rules-<id>-<section>-text` (`shell/rules/rulesMarkup.ts` says how they are laid out). */
export interface RulesSection {
  /** Its place in the address, for good: links lead there. */
  id: string;
  /**
   * What of the game is told here, by keys: pieces and places (`tile:B`), decisions (`phase:fish`), refusals (`refused:overlaps`),
   * options and endings (`option:pie`, `ending:repetition`). Each is in one section only.
   */
  about: readonly string[];
  /** It has a picture with the caption `rules-<id>-<section>-picture`: beside the words, or as wide as they are. */
  picture?: 'beside' | 'wide';
}

export interface RulesPictureProps {
  /** The id of the section. */
  section: string;
  t: Translate;
}

/** The rules of a game in our own words. It is light: what draws is loaded when it is wanted. */
export interface HelpModule<View = unknown> {
  /** In the order in which they are read. */
  sections: readonly RulesSection[];
  /** What is being decided or seen in a view, by keys of `about`, what is nearest first. */
  now(view: View): readonly string[];
  /** Draws the picture of a section, `aria-hidden`: the caption says what is seen. */
  pictures(): Promise<Component<RulesPictureProps>>;
}

/** What a workshop is given. It fills the box it is given and scrolls within itself; what it shows it may keep in the fragment. */
export interface WorkshopProps {
  /** The game's id. */
  game: string;
  settings: Settings;
  t: Translate;
  /** Say something to a screen reader (polite). */
  announce: (text: string) => void;
  play: (sound: Sound) => void;
}

/** What an album is given: a page of its own, which it fills below the bar. */
export interface AlbumProps {
  /** What it is called. */
  title: string;
  /** What is read of it, from the fragment of the address (`/games/<id>/album#okapi`); empty for all of it. */
  sheet: string;
  t: Translate;
  /** Tell what the sheet is called that is read now; empty for all of it. */
  onread: (name: string) => void;
}

export interface GalleryProps {
  /** Finished plays of one deal, best first. */
  plays: readonly DealtSheet[];
}

/** A result to show around that gives nothing of the play away. */
export interface Shared {
  /** What was met on the way, in small signs on one line. */
  signs: string;
  /** The same in words, for who cannot see the picture. */
  told: string;
  /** Draws the picture; its letters are loaded by then. */
  paint(canvas: HTMLCanvasElement): void;
}

/** What the pages of the game of the day and of duplicates show of a game. */
export interface DealModule<View = unknown> {
  /** The finished plays side by side. Without it they are a list of names and scores. */
  Gallery?: Component<GalleryProps>;
  /** What to show around of one's own play, from its last view; null when there is nothing to. */
  share?(view: View, day: string, t: Translate): Shared | null;
}
