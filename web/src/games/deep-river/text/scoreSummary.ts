/** The standing of the game and every end that is near, for the line on the board and for warnings before a choice. */

import type { TextContext } from '../../module';
import { BIG, NESTS_APART } from '../table/pieces';
import type { DeepRiverView } from '../types';

/** The last tile of the currents, and the number of currents there that ends the game. */
export const LAST_TILE = 7;
export const CURRENTS_HOME = 2;
/** Number of turns after which the game is a draw. */
export const MAX_TURNS = 60;
/** Number of steps of the bear, or of turns before the limit, from which an end counts as near. */
const NEAR_END_STEPS = 2;
const NEAR_END_TURNS = 6;

/** The outcome for the player, or for a side if the player holds both or no seats. `winner` is a side, or empty for a draw. */
export function outcomeText(winner: string, { t, seats }: TextContext): string {
  return t('dr-fate', { who: perspectiveOf(winner, seats) });
}

/** A side as seen by the player (`you`, `them`); the side itself if the player holds both or no seats. Without a side `none`. */
export function perspectiveOf(side: string, seats: TextContext['seats']): string {
  if (side !== 'e' && side !== 's') return 'none';
  const held = seats.filter((seat) => seat.you);
  const mine = held.length === 1 ? held[0]?.side : undefined;
  if (mine !== 'e' && mine !== 's') return side;
  return mine === side ? 'you' : 'them';
}

/** The side whose nest is farther from the bear; empty if the bear is in the middle. */
function aheadOf(bear: number): string {
  if (bear === BIG) return '';
  return bear > BIG ? 'e' : 's';
}

/** The outcome if the game ends with the bear at its current position. */
export function outcomeNow(view: DeepRiverView, words: TextContext): string {
  return outcomeText(aheadOf(view.bear), words);
}

/** Whether playing this current (counted from 1) moves it to the last tile, so that the game ends with the turn. */
export function endsTheGame(view: DeepRiverView, number: number): boolean {
  const others = view.currents.filter((current, index) => index !== number - 1 && current.tile === LAST_TILE).length;
  return others === CURRENTS_HOME - 1 && view.currents[number - 1]?.tile === LAST_TILE - 1;
}

/** Whether the game ends with the running turn. */
function isLastTurn(view: DeepRiverView): boolean {
  const playing = view.currents.findIndex((current) => current.playing);
  return homeOf(view) >= CURRENTS_HOME || (playing >= 0 && endsTheGame(view, playing + 1));
}

function homeOf(view: DeepRiverView): number {
  return view.currents.filter((current) => current.tile === LAST_TILE).length;
}

/** Whether the position at the start of this turn has occurred before. */
function isRepeated(view: DeepRiverView): boolean {
  return view.last.some((effect) => effect.t === 'turned' && (effect.times ?? 1) > 1);
}

/** The ends that are near, the nearest first; otherwise the leading side. Empty outside the game. */
export function standingLines(view: DeepRiverView, words: TextContext): string[] {
  if (!view.tiles || ['draw', 'name', 'take', 'over'].includes(view.phase)) return [];
  const { t, seats } = words;
  const fate = outcomeNow(view, words);
  const steps = Math.min(view.bear, NESTS_APART - view.bear);
  const turns = MAX_TURNS - view.turn;
  const last = isLastTurn(view);
  const endings = [
    last && t('dr-stand-last', { fate }),
    steps <= NEAR_END_STEPS && view.phase !== 'done' && t('dr-stand-bear', { steps, fate }),
    !last && homeOf(view) === CURRENTS_HOME - 1 && t('dr-stand-current', { fate }),
    isRepeated(view) && t('dr-stand-again'),
    turns <= NEAR_END_TURNS && t('dr-stand-turns', { left: turns }),
  ].filter((line) => line !== false);
  if (endings.length > 0) return endings;
  const ahead = aheadOf(view.bear);
  return [ahead ? t('dr-stand-ahead', { who: perspectiveOf(ahead, seats) }) : t('dr-stand-even')];
}

/** The warning before a turn that ends the game; otherwise empty. */
export function endWarning(view: DeepRiverView, words: TextContext): string {
  const done = view.choices.find((choice) => choice.action === 'done');
  const ended = done?.effects.find((effect) => effect.t === 'ended');
  return ended?.t === 'ended' ? words.t('dr-done-ends', { fate: outcomeText(ended.winner ?? '', words) }) : '';
}
