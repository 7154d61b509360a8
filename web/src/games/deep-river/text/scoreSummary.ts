/** How the game stands, and every end of it that is near: for the line on the table, and for warnings before a choice. */

import type { Words } from '../../module';
import { BIG, NESTS_APART } from '../table/pieces';
import type { DeepRiverView } from '../types';

/** The last tile of the currents, and how many of them there end the game. */
export const LAST_TILE = 7;
export const CURRENTS_HOME = 2;
/** After so many turns it is a draw. */
export const MOST_TURNS = 60;
/** An end is near when the bear has so few steps to go, or so few turns are left. */
const FEW_STEPS = 2;
const FEW_TURNS = 6;

/** What an end brings: to the one person who plays here alone, else to a side. `winner` is a side, or empty for a draw. */
export function fateWords(winner: string, { t, seats }: Words): string {
  return t('dr-fate', { who: whoOf(winner, seats) });
}

/** A side as the one person who plays here alone calls it (`you`, `them`); for all others it is the side. Neither is `none`. */
export function whoOf(side: string, seats: Words['seats']): string {
  if (side !== 'e' && side !== 's') return 'none';
  const held = seats.filter((seat) => seat.you);
  const mine = held.length === 1 ? held[0]?.side : undefined;
  if (mine !== 'e' && mine !== 's') return side;
  return mine === side ? 'you' : 'them';
}

/** The side whose nest is farther from the bear; empty when he is in the middle. */
function aheadOf(bear: number): string {
  if (bear === BIG) return '';
  return bear > BIG ? 'e' : 's';
}

/** What it comes to if the currents end the game with the bear where he is. */
export function fateAsItStands(view: DeepRiverView, words: Words): string {
  return fateWords(aheadOf(view.bear), words);
}

/** Playing this current, counted from 1, brings so many currents home that the game ends with the turn. */
export function endsTheGame(view: DeepRiverView, number: number): boolean {
  const others = view.currents.filter((current, index) => index !== number - 1 && current.tile === LAST_TILE).length;
  return others === CURRENTS_HOME - 1 && view.currents[number - 1]?.tile === LAST_TILE - 1;
}

/** The game ends with the running turn. */
function isLastTurn(view: DeepRiverView): boolean {
  const playing = view.currents.findIndex((current) => current.playing);
  return homeOf(view) >= CURRENTS_HOME || (playing >= 0 && endsTheGame(view, playing + 1));
}

function homeOf(view: DeepRiverView): number {
  return view.currents.filter((current) => current.tile === LAST_TILE).length;
}

/** A turn begins here, with a position in which one began before. */
function stoodBefore(view: DeepRiverView): boolean {
  return view.last.some((effect) => effect.t === 'turned' && (effect.times ?? 1) > 1);
}

/** The ends that are near, the nearest first; who is ahead when none is. Empty while nothing is played. */
export function standingLines(view: DeepRiverView, words: Words): string[] {
  if (!view.tiles || ['draw', 'name', 'take', 'over'].includes(view.phase)) return [];
  const { t, seats } = words;
  const fate = fateAsItStands(view, words);
  const steps = Math.min(view.bear, NESTS_APART - view.bear);
  const turns = MOST_TURNS - view.turn;
  const last = isLastTurn(view);
  const near = [
    last && t('dr-stand-last', { fate }),
    steps <= FEW_STEPS && view.phase !== 'done' && t('dr-stand-bear', { steps, fate }),
    !last && homeOf(view) === CURRENTS_HOME - 1 && t('dr-stand-current', { fate }),
    stoodBefore(view) && t('dr-stand-again'),
    turns <= FEW_TURNS && t('dr-stand-turns', { left: turns }),
  ].filter((line) => line !== false);
  if (near.length > 0) return near;
  const ahead = aheadOf(view.bear);
  return [ahead ? t('dr-stand-ahead', { who: whoOf(ahead, seats) }) : t('dr-stand-even')];
}

/** What to say before the turn is ended, where that ends the game; else empty. */
export function doneWords(view: DeepRiverView, words: Words): string {
  const done = view.choices.find((choice) => choice.action === 'done');
  const ended = done?.effects.find((effect) => effect.t === 'ended');
  return ended?.t === 'ended' ? words.t('dr-done-ends', { fate: fateWords(ended.winner ?? '', words) }) : '';
}
