/** The match that one press starts: the user's last one in a game, otherwise the gentlest. And where the user left off. */

import { hasBoard } from '../games';
import { progressIn } from '../lesson/lessonProgress';
import type { ClockKind, NewTable, Preset, SeatPlan, TableLine, TableOptions } from '../shell/api/wire';
import type { GameInfo } from '../shell/games.svelte';
import { levelName } from '../shell/gameText';
import { t } from '../shell/language.svelte';
import { levelFor } from '../shell/settings.svelte';
import { clockName } from '../table/state/clock';
import { TIMINGS } from '../table/state/timing';
import { allowsTwoGames, chosenOptions, mainWay, type Options, presetOf } from './newTable';

/** A match of one person that needs no form. */
export interface QuickStart {
  /** The levels of the bots at the other seats; empty when playing alone. */
  bots: readonly string[];
  preset: Preset | undefined;
  options: TableOptions & { game: Options; clock: ClockKind };
}

/** The match that the main button starts; null if the game can only be played with other people. */
export function quickStart(info: GameInfo, lines: readonly TableLine[]): QuickStart | null {
  const last = lastLine(info, lines);
  return last ? repeated(info, last) : gentlest(info);
}

/** The start that repeats the match that the user finished last; null without one. Running matches are listed themselves. */
export function lastPlayed(
  infos: readonly GameInfo[],
  lines: readonly TableLine[],
): { info: GameInfo; start: QuickStart } | null {
  const over = lines.filter(({ status }) => status === 'over');
  const found = infos.flatMap((info) => {
    const line = lastLine(info, over);
    return line ? [{ info, line }] : [];
  });
  const [newest] = found.sort((a, b) => b.line.changed - a.line.changed);
  return newest ? { info: newest.info, start: repeated(newest.info, newest.line) } : null;
}

/** The games whose lesson the user has begun but not finished. */
export function unfinishedLessons(infos: readonly GameInfo[]): GameInfo[] {
  return infos.filter((info) => {
    const { step, done } = progressIn(info.id);
    return info.lesson && hasBoard(info) && step !== '' && !done;
  });
}

/** Whether the user has been here before: has played, or has begun a lesson. */
export function isReturning(infos: readonly GameInfo[], lines: readonly TableLine[]): boolean {
  return lines.length > 0 || infos.some(({ id }) => progressIn(id).done || progressIn(id).step !== '');
}

/** The user's last match of a game alone or against bots, without dailies and duplicates. */
function lastLine(info: GameInfo, lines: readonly TableLine[]): TableLine | undefined {
  return lines
    .filter(({ game, deal, options, seats }) => {
      const others = seats.filter((seat) => !seat.you);
      const possible = seats.length >= info.min_seats && seats.length <= info.max_seats;
      const bots = others.every(({ kind, level }) => kind === 'bot' && info.bot_levels.includes(level));
      return game === info.id && !deal && options && possible && bots && seats.length - others.length === 1;
    })
    .reduce<TableLine | undefined>((last, line) => (last && last.changed >= line.changed ? last : line), undefined);
}

function repeated(info: GameInfo, { seats, options }: TableLine): QuickStart {
  // A newer version of the game may have removed an option or a value.
  const valid = Object.entries(options?.game ?? {}).filter(([name, value]) =>
    info.options.some((option) => option.name === name && option.choices.includes(value)),
  );
  const game = Object.fromEntries(valid);
  return {
    bots: seats.filter((seat) => !seat.you).map(({ level }) => level),
    preset: presetOf(info, game),
    options: { game, clock: options?.clock ?? { t: 'none' }, games: options?.games ?? 1 },
  };
}

function gentlest(info: GameInfo): QuickStart | null {
  const preset = hasBoard(info) ? info.presets[0] : undefined;
  const options = { game: Object.fromEntries(preset?.options ?? []), clock: { t: 'none' }, games: 1 } as const;
  if (preset) return { bots: Array<string>(preset.seats - 1).fill(info.bot_levels[0] ?? ''), preset, options };
  const way = mainWay(info);
  if (way === 'alone') return { bots: [], preset, options };
  const level = levelFor(info.id, info.bot_levels);
  return way ? { bots: Array<string>(Math.max(1, info.min_seats - 1)).fill(level), preset, options } : null;
}

/** The request for the table of a quick start; `coin` is the user's seat where seats differ. */
export function quickStartRequest(info: GameInfo, { bots, options }: QuickStart, name: string, coin: number): NewTable {
  const way = bots.length > 0 ? 'bots' : 'alone';
  const seat = info.seat_names.length > 0 ? coin : 0;
  const others = bots.map((level): SeatPlan => ({ who: `bot:${level}` }));
  return {
    game: info.id,
    seats: [...others.slice(0, seat), { who: 'me', name }, ...others.slice(seat)],
    options: {
      game: chosenOptions(info, way, options.game),
      clock: TIMINGS[info.timing].clockWays.includes(way) ? options.clock : { t: 'none' },
      games: allowsTwoGames(info) ? (options.games ?? 1) : 1,
    },
  };
}

/** The opponents and terms of a quick start in one line: "against Tadpole", "First river · with two bots". */
export function startText(info: GameInfo, { bots, preset, options }: QuickStart): string {
  const [first = ''] = bots;
  const { clockWays, name } = TIMINGS[info.timing];
  const company =
    bots.length === 0
      ? t('play-alone')
      : bots.length === 1 && !info.cooperative
        ? t('play-against', { name: levelName(info.id, first) })
        : t('play-bots', { count: bots.length });
  const clocked = options.clock.t !== 'none' && clockWays.includes('bots');
  return [preset ? presetName(info, preset) : '', company, clocked ? clockName(options.clock, name, t) : '']
    .filter(Boolean)
    .join(' · ');
}

/** The name of a preset. */
export function presetName(info: GameInfo, preset: Preset): string {
  return t(`preset-${info.id}-${preset.name}`);
}
