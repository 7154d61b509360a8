/** How time runs through a game, and all that follows from it at a table: in turns, in rounds, in real time. */
import type { Frame } from '../../games/module';
import type { Way } from '../../home/newTable';
import type { Acted, AnyEvent, ClockKind, Offer, TableView } from '../../shell/api/wire';
import type { TimingName } from '../../shell/games.svelte';
import type { Update } from './patch';

/** The positions known after an update. */
export interface Grown {
  frames: readonly Frame[];
  /** The board shows how the new position came about; else it is there at once. */
  animate: boolean;
  /** Positions in between were not seen: the replay has them. */
  missed?: boolean;
}

export interface Timing {
  readonly name: TimingName;
  /** The board shows the seats and tells what they did; else the shell has a card for each seat and tells the last turn. */
  readonly seatsOnBoard: boolean;
  /** One screen may play several seats, one after the other. */
  readonly sharedScreen: boolean;
  /** What may be done is of use only as long as nothing has been done since. */
  readonly choicesAge: boolean;
  /** Positions tell all that happened; else much happens between two of them, and the log tells it. */
  readonly positionsTell: boolean;
  /** Everybody sees the others' hands move. */
  readonly handsSeen: boolean;
  /** Least time between two looks at the words of a table, in milliseconds: where much happens, nobody reads faster. */
  readonly refreshGap: number;
  /** What a seat may ask of the others while it plays. */
  readonly offers: readonly Exclude<Offer['what'], 'action'>[];
  /** A match can be two games with the sides swapped. */
  readonly matchOfTwo: boolean;
  /** Clocks to choose from, the usual one first. */
  readonly clocks: readonly ClockKind[];
  /** The host may also set minutes and seconds. */
  readonly ownClock: boolean;
  /** Ways to play in which somebody waits for somebody, so that a clock makes sense. */
  readonly hurried: readonly Way[];
  /** The sentence that tells what giving up means, by its id. */
  resignWords(seats: number): string;
  /** The positions after an update that changed something; `before` is the table before it. */
  grow(frames: readonly Frame[], message: Update, before: TableView | null): Grown;
  /** The positions when the replay has come: those of the replay, and what was seen since. */
  merge(replayed: readonly Frame[], seen: readonly Frame[]): Frame[];
}

const NONE: ClockKind = { t: 'none' };

function isActed(event: AnyEvent): event is Acted {
  return event.t === 'acted';
}

/** What acted in an update, in order. */
function actsOf(message: Update): Acted[] {
  return message.log.map((entry) => entry.event).filter(isActed);
}

/** The frames of which all actions still stand. */
function stillThere(frames: readonly Frame[], actions: number): readonly Frame[] {
  return (frames.at(-1)?.k ?? 0) > actions ? frames.filter((frame) => frame.k <= actions) : frames;
}

function withFrame(frames: readonly Frame[], { table, view }: Update, seat: number, action: string): readonly Frame[] {
  const frame = { k: table.actions, seat, action, view };
  return [...frames.filter((one) => one.k < frame.k), frame];
}

/** One seat after the other: every action is a position of its own. */
const turns: Timing = {
  name: 'turns',
  seatsOnBoard: false,
  sharedScreen: true,
  choicesAge: true,
  positionsTell: true,
  handsSeen: false,
  refreshGap: 0,
  offers: ['takeback', 'draw', 'pause'],
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
  hurried: ['bots', 'friends', 'device'],
  resignWords: (seats) => (seats === 1 ? 'resign-text-alone' : 'resign-text'),
  grow(frames, message) {
    const acts = actsOf(message);
    const { actions } = message.table;
    const last = frames.at(-1);
    const [act] = acts;
    if (!act) return { frames: stillThere(frames, actions), animate: false };
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

/** Everybody at once, in secret: a position comes with the next action of chance, which reveals the round, and with the end. */
const rounds: Timing = {
  name: 'rounds',
  seatsOnBoard: true,
  sharedScreen: true,
  choicesAge: true,
  positionsTell: true,
  handsSeen: false,
  refreshGap: 0,
  offers: ['pause'],
  matchOfTwo: false,
  clocks: [NONE, { t: 'rounds', seconds: 60 }, { t: 'rounds', seconds: 120 }, { t: 'days', days: 1 }, { t: 'days', days: 3 }],
  ownClock: false,
  hurried: ['friends'],
  resignWords: (seats) => (seats === 1 ? 'resign-text-alone' : 'resign-text-many'),
  grow(frames, message) {
    const acts = actsOf(message);
    const revealed = acts.findLast((act) => act.seat < 0);
    const ended = message.table.status === 'over' && acts.length > 0;
    const kept = stillThere(frames, message.table.actions);
    // What others took back meanwhile is told with the reveal, which is a step on all the same.
    if (revealed || ended) return { frames: withFrame(kept, message, -1, revealed?.action ?? ''), animate: true };
    return { frames: kept, animate: !message.log.some((entry) => entry.event.t === 'undone') };
  },
  // The numbers of actions are those the receiver may know: only the replay has them for good.
  merge: (replayed) => [...replayed],
};

/** Whoever likes, whenever they like: positions are scenes, as the replay cuts them. */
const realTime: Timing = {
  name: 'real-time',
  seatsOnBoard: true,
  sharedScreen: false,
  choicesAge: false,
  positionsTell: false,
  handsSeen: true,
  refreshGap: 1000,
  offers: ['pause'],
  matchOfTwo: false,
  clocks: [NONE],
  ownClock: false,
  hurried: [],
  resignWords: rounds.resignWords,
  grow(frames, message, before) {
    const hurried = (table: TableView | null) => (table?.timers?.running.length ?? 0) > 0;
    const now = hurried(message.table);
    const act = actsOf(message).at(-1);
    const scene = hurried(before) !== now || (!now && act !== undefined && act.seat < 0) || message.table.status === 'over';
    return { frames: scene ? withFrame(frames, message, act?.seat ?? -1, act?.action ?? '') : frames, animate: true };
  },
  merge: (replayed) => [...replayed],
};

/** The behaviour behind a name of `GameInfo.timing`. */
export const TIMINGS: Readonly<Record<TimingName, Timing>> = { turns, rounds, 'real-time': realTime };
