/** Builds the request for a new table from the choices on a game's card. */

import type { ClockKind, NewTable, Preset, SeatPlan, TableView } from '../shell/api/wire';
import type { GameInfo } from '../shell/games.svelte';
import { TIMINGS } from '../table/state/timing';

/** A way to play: alone, against bots, with friends by a link, on one device, or watching bots. */
export type Way = 'alone' | 'bots' | 'friends' | 'device' | 'watch';

/** Values of the game's options by name. */
export type Options = Record<string, string | number | boolean>;

export interface Choice {
  /** The number of players; ignored when playing alone. */
  players: number;
  level: string;
  name: string;
  /** Names of the other players on the same device, by their place from 1. */
  otherName: (place: number) => string;
  /** The chosen seat, or null for any. */
  seat: number | null;
  clock: ClockKind;
  /** The number of games of a match; null for the default: two between friends, otherwise one. */
  games: 1 | 2 | null;
  /** The chosen options; the others have their defaults. */
  options: Options;
}

/** The ways a game can be played, in display order. */
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

/** The way that needs no other people and no further choice; null without one. */
export function mainWay(info: GameInfo): Way | null {
  return (['bots', 'alone'] as const).find((way) => waysOf(info).includes(way)) ?? null;
}

/** The possible numbers of players at a table for several players. */
export function playerCounts(info: GameInfo): number[] {
  const least = Math.max(2, info.min_seats);
  return Array.from({ length: Math.max(0, info.max_seats - least + 1) }, (_, k) => least + k);
}

/** The suggested number of players. */
export function defaultPlayers(info: GameInfo): number {
  return Math.min(info.max_seats, Math.max(info.min_seats, 3));
}

/** Whether a match can consist of two games with swapped sides. */
export function allowsTwoGames(info: GameInfo): boolean {
  return TIMINGS[info.timing].matchOfTwo && info.max_seats === 2;
}

/** The value of each option: the chosen one, otherwise the default, which may differ for a player without other people. */
export function chosenOptions(info: GameInfo, way: Way, chosen: Options): Options {
  const alone = way === 'alone' || way === 'bots';
  const usual = info.options.map((option) => [option.name, (alone ? option.alone : null) ?? option.choices[0] ?? '']);
  return { ...Object.fromEntries(usual), ...chosen };
}

/** The preset whose options a table has; undefined for other tables. */
export function presetOf(info: Pick<GameInfo, 'presets'>, options: Options): Preset | undefined {
  return info.presets.find((preset) => preset.options.every(([name, value]) => options[name] === value));
}

/** The request for the full game after a preset: same bots, free seats for the other people, default options. */
export function fullGameRequest(info: GameInfo, { seats }: Pick<TableView, 'seats'>): NewTable {
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

/**
 * The request for a table of a preset: with bots of the first level; or with friends in all of its seats, and one more such
 * bot.
 */
export function presetRequest(info: GameInfo, preset: Preset, name: string, friends: boolean): NewTable {
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

/** The request for a table; `coin` is the random seat if none was chosen. */
export function tableRequest(info: GameInfo, way: Way, choice: Choice, coin: number): NewTable {
  const timing = TIMINGS[info.timing];
  const others = Array.from({ length: way === 'alone' ? 0 : choice.players - 1 }, (_, k): SeatPlan => {
    if (way === 'friends') return { who: 'open' };
    return way === 'device' ? { who: 'me', name: choice.otherName(k + 1) } : { who: `bot:${choice.level}` };
  });
  const me: SeatPlan = way === 'watch' ? { who: `bot:${choice.level}` } : { who: 'me', name: choice.name };
  // The seat matters where seats have names. On one device the user takes the first.
  const seat = choice.seat ?? (info.seat_names.length > 0 && way !== 'device' ? coin : 0);
  const clock: ClockKind = timing.clockWays.includes(way) ? choice.clock : { t: 'none' };
  const two = allowsTwoGames(info) && way !== 'watch' && (choice.games ?? (way === 'friends' ? 2 : 1)) === 2;
  return {
    game: info.id,
    seats: [...others.slice(0, seat), me, ...others.slice(seat)],
    options: { game: chosenOptions(info, way, choice.options), clock, games: two ? 2 : 1 },
  };
}
