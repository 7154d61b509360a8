/** From what a person chose on the card of a game to the request for a table. */

import type { ClockKind, NewTable, Preset, SeatPlan, TableView } from '../shell/api/wire';
import type { GameInfo } from '../shell/games.svelte';
import { TIMINGS } from '../table/state/timing';

/** How to come to a table: alone, against bots at once, with friends by a link, on one device, or watching bots. */
export type Way = 'alone' | 'bots' | 'friends' | 'device' | 'watch';

/** Values of the game's options, by their names. */
export type Options = Record<string, string | number | boolean>;

export interface Choice {
  /** Everybody at the table; alone there is one. */
  players: number;
  level: string;
  name: string;
  /** What the others on the same device are called, by their place from 1. */
  otherName: (place: number) => string;
  /** The seat asked for, or null for any. */
  seat: number | null;
  clock: ClockKind;
  /** null: two games between people who meet by a link, one otherwise. */
  games: 1 | 2 | null;
  /** Those that were chosen; the others have their usual values. */
  options: Options;
}

/** The ways a game can be played, in the order they are offered. */
export function waysOf(info: GameInfo): Way[] {
  const several = info.max_seats > 1;
  const bots = info.bot_levels.length > 0;
  const offered: [Way, boolean][] = [
    ['alone', info.min_seats === 1],
    ['bots', several && bots],
    ['friends', several],
    ['device', several && TIMINGS[info.timing].sharedScreen],
    ['watch', bots],
  ];
  return offered.filter(([, possible]) => possible).map(([way]) => way);
}

/** The way that needs nobody else and nothing more to be chosen; null where there is none. */
export function mainWay(info: GameInfo): Way | null {
  return (['bots', 'alone'] as const).find((way) => waysOf(info).includes(way)) ?? null;
}

/** How many may sit at a table of several. */
export function playerCounts(info: GameInfo): number[] {
  const least = Math.max(2, info.min_seats);
  return Array.from({ length: Math.max(0, info.max_seats - least + 1) }, (_, k) => least + k);
}

/** How many are suggested: a small company. */
export function usualPlayers(info: GameInfo): number {
  return Math.min(info.max_seats, Math.max(info.min_seats, 3));
}

/** Whether a match can be two games, sides swapped. */
export function playsTwo(info: GameInfo): boolean {
  return TIMINGS[info.timing].matchOfTwo && info.max_seats === 2;
}

/** The value of each option of a game: the chosen one, else the usual one, for who plays with nobody or with bots that of a person alone. */
export function chosenOptions(info: GameInfo, way: Way, chosen: Options): Options {
  const alone = way === 'alone' || way === 'bots';
  const usual = info.options.map((option) => [option.name, (alone ? option.alone : null) ?? option.choices[0] ?? '']);
  return { ...Object.fromEntries(usual), ...chosen };
}

/** The preset with whose options a table was made; undefined for any other table. */
export function presetOf(info: Pick<GameInfo, 'presets'>, options: Options): Preset | undefined {
  return info.presets.find((preset) => preset.options.every(([name, value]) => options[name] === value));
}

/** The request for the full game after a preset: the same bots, free seats for the other people, the usual options. */
export function fullGamePlan(info: GameInfo, { seats }: Pick<TableView, 'seats'>): NewTable {
  const people = seats.filter(({ kind, lent, left }) => kind !== 'bot' || lent || left).length;
  return {
    game: info.id,
    seats: seats.map(({ you, name, kind, level, lent, left }): SeatPlan => {
      if (you) return { who: 'me', name };
      return { who: kind === 'bot' && !lent && !left ? `bot:${level}` : 'open' };
    }),
    options: { game: chosenOptions(info, people > 1 ? 'friends' : 'bots', {}), clock: { t: 'none' }, games: 1 },
  };
}

/** The request for a preset table: with bots of the first level; with friends, as many people as it has seats, and one such bot. */
export function presetPlan(info: GameInfo, preset: Preset, name: string, friends: boolean): NewTable {
  const bot: SeatPlan = { who: `bot:${info.bot_levels[0]}` };
  const others = Array.from({ length: preset.seats - 1 }, (): SeatPlan => (friends ? { who: 'open' } : bot));
  return {
    game: info.id,
    seats: [{ who: 'me', name }, ...others, ...(friends ? [bot] : [])],
    options: {
      game: chosenOptions(info, friends ? 'friends' : 'bots', Object.fromEntries(preset.options)),
      clock: { t: 'none' },
      games: 1,
    },
  };
}

/** The request for a table; `coin` is the seat when it does not matter which. */
export function plan(info: GameInfo, way: Way, choice: Choice, coin: number): NewTable {
  const timing = TIMINGS[info.timing];
  const others = Array.from({ length: way === 'alone' ? 0 : choice.players - 1 }, (_, k): SeatPlan => {
    if (way === 'friends') return { who: 'open' };
    return way === 'device' ? { who: 'me', name: choice.otherName(k + 1) } : { who: `bot:${choice.level}` };
  });
  const me: SeatPlan = way === 'watch' ? { who: `bot:${choice.level}` } : { who: 'me', name: choice.name };
  // Which seat is whose matters where seats have names; who shares a device takes the first.
  const seat = choice.seat ?? (info.seat_names.length > 0 && way !== 'device' ? coin : 0);
  const clock: ClockKind = timing.hurried.includes(way) ? choice.clock : { t: 'none' };
  const two = playsTwo(info) && way !== 'watch' && (choice.games ?? (way === 'friends' ? 2 : 1)) === 2;
  return {
    game: info.id,
    seats: [...others.slice(0, seat), me, ...others.slice(seat)],
    options: { game: chosenOptions(info, way, choice.options), clock, games: two ? 2 : 1 },
  };
}
