/** How a match stands for the people at this screen, in a word and in sentences. */
import type { Frame, GameModule, SeatInfo, Words } from '../../games/module';
import type { GameInfo } from '../../shell/games.svelte';
import { endingOf } from '../../shell/gamewords';
import { has, i18n } from '../../shell/language.svelte';
import type { Outcome, TableView } from '../../shell/wire';
import { timeText } from '../clock';
import { TIMINGS } from '../timing';
import type { Turn } from './moves';

/** `looking` is at an earlier position, `theirs` while somebody else is to act, `watching` from no seat at all. */
export type Phase = 'mine' | 'theirs' | 'watching' | 'looking' | 'paused' | 'over';

/** What sentences are formed from. */
export interface Scene {
  table: TableView;
  /** The view of now. */
  view: unknown;
  game: GameModule;
  info: GameInfo;
  words: Words;
  /** The seat a person here acts for now. */
  acting: number | null;
}

/** The seats held at this screen. */
export function heldSeats(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => seat.you);
}

export function phaseOf({ table, acting, words }: Scene, looking: boolean): Phase {
  if (looking) return 'looking';
  if (table.status === 'over') return 'over';
  if (table.status === 'paused') return 'paused';
  if (acting !== null) return 'mine';
  return heldSeats(words.seats).length > 0 ? 'theirs' : 'watching';
}

/** How it ended, as a headline; empty while it runs. */
export function resultOf({ table, view, game, words }: Scene): string {
  const { t, seats } = words;
  const outcome = table.outcome;
  if (!outcome) return '';
  const headline = view ? game.headline?.(view, words) : null;
  if (headline) return headline;
  const winner = seats[outcome.winners[0] ?? -1];
  if (!winner) return t(seats.length > 1 && !['abandoned', 'closed'].includes(outcome.reason) ? 'end-draw' : 'end-alone');
  if (heldSeats(seats).length === 1) return winner.you ? t('end-you-win') : t('end-you-lose');
  return t('end-wins', { name: winner.name });
}

/** Why it ended, in a sentence: for a reason of the game's own, or of the table (resigned, time …). */
export function reasonOf({ info, words }: Pick<Scene, 'info' | 'words'>, outcome: Outcome): string {
  const { reason, winners } = outcome;
  const winner = words.seats[winners[0] ?? -1];
  if (info.endings.includes(reason)) return endingOf(info.id, reason, { winner: winner?.side ?? '', name: winner?.name ?? '' });
  const loser = words.seats.find((seat) => !winners.includes(seat.index));
  return has(`end-${reason}`) ? words.t(`end-${reason}`, { name: loser?.name ?? '' }) : '';
}

/** The one thing that is asked or awaited now; `confirm` when the turn can be ended. */
export function promptOf(scene: Scene, phase: Phase, confirm: boolean): string {
  const { table, view, game, words, acting } = scene;
  const { t, seats } = words;
  if (phase === 'over') return resultOf(scene);
  if (phase === 'paused') return t('paused');
  if (phase === 'mine') {
    const asked = confirm ? t('confirm-prompt') : view ? game.prompt(view, words) : '';
    return heldSeats(seats).length > 1 ? `${seats[acting ?? 0]?.name}: ${asked}` : asked;
  }
  const movers = table.to_act.flatMap((seat) => seats[seat]?.name ?? []);
  const args = { name: new Intl.ListFormat(i18n.language).format(movers), count: movers.length };
  if (movers.length === 0) return '';
  const away = awaited(table);
  if (away.length < movers.length) return t('waiting-for', args);
  // With days for a turn being away is how it is played.
  if (table.kind.t === 'days') return t('waiting-turn', args);
  return t('waiting-away', {
    ...args,
    time: timeText(Math.max(...away.map((seat) => table.seats[seat]?.away_since ?? 0)), i18n.language),
  });
}

/** The seats that are to act and whose player is away, with no bot in their place. */
export function awaited({ to_act, seats }: Pick<TableView, 'to_act' | 'seats'>): number[] {
  return to_act.filter((seat) => {
    const one = seats[seat];
    return one?.kind === 'person' && !one.here && !one.level;
  });
}

/**
 * What led to what is shown: why it ended, the action looked at (`seen`), or the last turn. Within one's own running turn the
 * list beside tells enough.
 */
export function toldOf(scene: Scene, phase: Phase, turns: readonly Turn[], seen?: Frame): string {
  const { table, game, info, words, acting } = scene;
  if (phase === 'over' && table.outcome) return reasonOf(scene, table.outcome);
  if (phase === 'looking') return seen ? game.describe(seen, words) : '';
  if (TIMINGS[info.timing].seatsOnBoard) return '';
  return turns.findLast((one) => one.number > 0 && one.seat !== acting)?.text ?? '';
}
