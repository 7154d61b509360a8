/** The kinds of timing of games (turns, rounds, real time) and the differences between them at a table. */
import type { Frame } from '../../games/module';
import type { Way } from '../../home/newTable';
import type { Acted, AnyEvent, ClockKind, Offer, TableView } from '../../shell/api/wire';
import type { TimingName } from '../../shell/games.svelte';
import type { Update } from './patch';

/** The positions after an update. */
export interface GrownFrames {
  frames: readonly Frame[];
  /** Whether to animate the new position. */
  animate: boolean;
  /** Whether positions in between were not received and must be fetched with the replay. */
  missed?: boolean;
}

export interface Timing {
  readonly name: TimingName;
  /**
   * Whether the board itself draws the seats and their last actions; otherwise the shell shows a card for each seat and the last
   * turn.
   */
  readonly seatsOnBoard: boolean;
  /** Whether one screen may play several seats (hot-seat play). */
  readonly sharedScreen: boolean;
  /** Whether legal actions are valid for one version of the match only. */
  readonly choicesAge: boolean;
  /** Whether positions contain everything that happened; otherwise the log has more. */
  readonly positionsTell: boolean;
  /** Whether live cursors of the other players are shown. */
  readonly handsSeen: boolean;
  /** Minimum time between two requests of the text view in milliseconds (throttle). */
  readonly refreshGap: number;
  /** Offers that a player can make during the match. */
  readonly offers: readonly Exclude<Offer['what'], 'action'>[];
  /**
   * How a player undoes the last turn if all other seats are bots: by a takeback, to which bots agree at once, or by undoing each
   * action of the round until it is revealed. Null if nothing can be undone.
   */
  readonly undoTurn: 'takeback' | 'round' | null;
  /** Whether a match can consist of two games with swapped sides. */
  readonly matchOfTwo: boolean;
  /** Clock settings to choose from, the default first. */
  readonly clocks: readonly ClockKind[];
  /** Whether the host may also set minutes and seconds. */
  readonly ownClock: boolean;
  /** Ways to play in which players wait for each other, so that a clock is useful. */
  readonly clockWays: readonly Way[];
  /** What giving up one's seat means: a loss, leaving the others to play on with a bot, or the end of a match alone. */
  resignation(seats: number): 'resign' | 'leave' | 'end';
  /** The positions after an update that changed the match; `before` is the table before it. */
  grow(frames: readonly Frame[], message: Update, before: TableView | null): GrownFrames;
  /** The positions once the replay has been fetched: those of the replay, and those received since. */
  merge(replayed: readonly Frame[], seen: readonly Frame[]): Frame[];
}

const NONE: ClockKind = { t: 'none' };

function isActed(event: AnyEvent): event is Acted {
  return event.t === 'acted';
}

/** The actions in an update, in order. */
function actsOf(message: Update): Acted[] {
  return message.log.map((entry) => entry.event).filter(isActed);
}

/** The frames whose actions have not been undone. */
function withoutUndone(frames: readonly Frame[], actions: number): readonly Frame[] {
  return (frames.at(-1)?.k ?? 0) > actions ? frames.filter((frame) => frame.k <= actions) : frames;
}

function withFrame(frames: readonly Frame[], { table, view }: Update, seat: number, action: string): readonly Frame[] {
  const frame = { k: table.actions, seat, action, view };
  return [...frames.filter((candidate) => candidate.k < frame.k), frame];
}

/** One seat after the other: every action is a position. */
const turns: Timing = {
  name: 'turns',
  seatsOnBoard: false,
  sharedScreen: true,
  choicesAge: true,
  positionsTell: true,
  handsSeen: false,
  refreshGap: 0,
  offers: ['takeback', 'draw', 'pause'],
  undoTurn: 'takeback',
  matchOfTwo: true,
  clocks: [
    NONE,
    { t: 'real', base: 180, increment: 2 },
    { t: 'real', base: 300, increment: 5 },
    { t: 'real', base: 600, increment: 10 },
    { t: 'real', base: 1200, increment: 15 },
    { t: 'days', days: 1 },
    { t: 'days', days: 3 },
    { t: 'days', days: 7 },
  ],
  ownClock: true,
  clockWays: ['bots', 'friends', 'device'],
  resignation: (seats) => (seats === 1 ? 'end' : 'resign'),
  grow(frames, message) {
    const acts = actsOf(message);
    const { actions } = message.table;
    const last = frames.at(-1);
    const [act] = acts;
    if (!act) return { frames: withoutUndone(frames, actions), animate: false };
    if (message.log.length === 1 && actions === (last?.k ?? 0) + 1) {
      return { frames: withFrame(frames, message, act.seat, act.action), animate: true };
    }
    return { frames, animate: actions === (last?.k ?? -1) + 1, missed: true };
  },
  merge(replayed, seen) {
    const known = new Set(replayed.map((frame) => frame.k));
    return [...replayed, ...seen.filter((frame) => !known.has(frame.k))].sort((a, b) => a.k - b.k);
  },
};

/**
 * All seats at the same time and in secret: a position comes with the next chance action, which reveals the round, and with the
 * end.
 */
const rounds: Timing = {
  name: 'rounds',
  seatsOnBoard: true,
  sharedScreen: true,
  choicesAge: true,
  positionsTell: true,
  handsSeen: false,
  refreshGap: 0,
  offers: ['pause'],
  undoTurn: 'round',
  matchOfTwo: false,
  clocks: [NONE, { t: 'rounds', seconds: 60 }, { t: 'rounds', seconds: 120 }, { t: 'days', days: 1 }, { t: 'days', days: 3 }],
  ownClock: false,
  clockWays: ['friends'],
  resignation: (seats) => (seats === 1 ? 'end' : 'leave'),
  grow(frames, message) {
    const acts = actsOf(message);
    const revealed = acts.findLast((act) => act.seat < 0);
    const ended = message.table.status === 'over' && acts.length > 0;
    const remaining = withoutUndone(frames, message.table.actions);
    // Undone actions of others arrive with the reveal, which is still a step forward.
    if (revealed || ended) return { frames: withFrame(remaining, message, -1, revealed?.action ?? ''), animate: true };
    return { frames: remaining, animate: !message.log.some((entry) => entry.event.t === 'undone') };
  },
  // The receiver does not know the actions of others yet, so only the replay has the final numbers.
  merge: (replayed) => [...replayed],
};

/** Anybody at any time: positions are the scenes of the replay. */
const realTime: Timing = {
  name: 'real-time',
  seatsOnBoard: true,
  sharedScreen: false,
  choicesAge: false,
  positionsTell: false,
  handsSeen: true,
  refreshGap: 1000,
  offers: ['pause'],
  undoTurn: null,
  matchOfTwo: false,
  clocks: [NONE],
  ownClock: false,
  clockWays: [],
  resignation: rounds.resignation,
  grow(frames, message, before) {
    const isTimerRunning = (table: TableView | null) => (table?.timers?.running.length ?? 0) > 0;
    const now = isTimerRunning(message.table);
    const act = actsOf(message).at(-1);
    const scene =
      isTimerRunning(before) !== now || (!now && act !== undefined && act.seat < 0) || message.table.status === 'over';
    return { frames: scene ? withFrame(frames, message, act?.seat ?? -1, act?.action ?? '') : frames, animate: true };
  },
  merge: (replayed) => [...replayed],
};

/** The behaviour for each value of `GameInfo.timing`. */
export const TIMINGS: Readonly<Record<TimingName, Timing>> = { turns, rounds, 'real-time': realTime };
