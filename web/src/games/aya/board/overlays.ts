/** What this screen adds to the table and to its messages: lights, ghosts, places, the hourglass, warnings and news. */
import type { TimersView } from '../../../shell/api/wire';
import type { Live, SeatInfo, Translate } from '../../module';
import { timeLeft, timerOf } from '../../timers';
import { standingPose, tokenPose } from '../bodies';
import type { Hand } from '../hand/hand.svelte';
import { rideOn } from '../prediction/checks';
import { dist, type Spot } from '../prediction/geometry';
import { portsSeen } from '../prediction/verdict';
import type { Ghost, Light, PlaceShown, TableScene } from '../scene';
import { animalBack, HEIGHT, type PhotoId, TOKEN_RADIUS } from '../sizes';
import type { AyaView } from '../wire';

/** Millimetres within which the hand is where the helper would have it. */
export const THERE = 1.5;

/** The tile that is held over the table, or empty. */
const heldTile = (view: AyaView, { task }: Hand): string => (task === 'start' ? 'start' : task === 'tile' ? view.tile : '');

/** What is pointed out: places people point at, what the ports of a tile in hand would meet, the domino that is looked at. */
export function lightsOf(view: AyaView, hand: Hand, live: Live | undefined, seats: readonly SeatInfo[], t: Translate): Light[] {
  const found: Light[] = (live?.marks ?? []).map(({ x, y, seat }) => ({
    x,
    y,
    radius: 34,
    tone: 'hint',
    label: seats[seat]?.name ?? '',
  }));
  const tile = heldTile(view, hand);
  if (hand.held && tile) {
    for (const { x, y, meets } of portsSeen(view, tile, hand.held.spot)) {
      if (meets === 'room') found.push({ x, y, radius: 9, tone: 'mine' });
      else found.push({ x, y, radius: 9, tone: meets === 'river' ? 'good' : 'bad', label: t('aya-port', { meets }) });
    }
  }
  if (hand.picked && hand.pickedOne) found.push({ x: hand.pickedOne.x, y: hand.pickedOne.y, radius: 16, tone: 'mine' });
  return found;
}

/** What is in the hand, and before it where the helper would put it, unless it is there. */
export function ghostsOf(view: AyaView, hand: Hand, hinted: Spot | undefined): Ghost[] {
  if (!hinted || (hand.spot && dist(hinted, hand.spot) <= THERE)) return hand.ghosts;
  const tile = heldTile(view, hand);
  if (tile) return [{ piece: 'tile', id: tile, x: hinted.x, y: hinted.y, angle: hinted.a, tone: 'hint' }, ...hand.ghosts];
  const hints: Ghost[] = [{ piece: 'domino', kind: hand.kind, pose: standingPose(hinted.x, hinted.y, hinted.a), tone: 'hint' }];
  const ride = hand.task === 'animal' ? rideOn(view, hinted, 0) : null;
  if (ride) hints.push({ piece: 'animal', animal: animalBack(hand.kind), pose: tokenPose(ride.x, ride.y, HEIGHT), tone: 'hint' });
  return [...hints, ...hand.ghosts];
}

/** What lies before each seat. */
export function placesOf(view: AyaView, seats: readonly SeatInfo[], t: Translate): PlaceShown[] {
  return seats.map(({ index, name, you }) => ({
    seat: index,
    name: you ? t('aya-you') : name,
    stock: view.players[index]?.stock ?? 0,
    reserve: view.players[index]?.reserve ?? [],
    turn: view.turn === index && view.phase === 'placing',
    you,
  }));
}

/** The hourglass on the table at a moment of the server's time. */
export function glassOf(view: AyaView, timers: TimersView | null | undefined, now: number): TableScene['glass'] {
  const timer = timerOf(timers, 'glass');
  if (timers && timer) return { above: timeLeft(timers, timer, now) / 1000 / view.glass_seconds, runs: timers.runs };
  if (view.glass_seconds === 0 || view.phase === 'over' || view.phase === 'toppling') return null;
  return { above: view.phase === 'ready' ? 1 : 0, runs: false };
}

/** Seconds before the end from which it is warned of. */
export const LAST = 60;

export interface Buffers {
  /** Dominoes that lie flat, by number. */
  lying: readonly number[];
  /** Animals whose domino stands again and that are not put on it yet. */
  off: readonly string[];
  lights: readonly Light[];
}

/** What still lies, when it is high time: so many seconds are left of the glass. Null where nothing does, or there is time. */
export function lateBuffers(view: AyaView, seconds: number): Buffers | null {
  if (view.phase !== 'placing' || view.glass < view.glasses || seconds > LAST) return null;
  const flat = view.dominoes.filter(({ lies }) => lies === 'buffer');
  const off = view.animals.filter(({ rides, camera }) => !rides && view.dominoes[camera - 1]?.lies === '');
  if (flat.length + off.length === 0) return null;
  const lights = [...flat, ...off].map(({ x, y }): Light => ({ x, y, radius: TOKEN_RADIUS + 10, tone: 'poor' }));
  return { lying: flat.map(({ id }) => id), off: off.map(({ animal }) => animal), lights };
}

/** What became of what the seat held: a domino went to its reserve, or there was nothing. Null where its turn did not end so. */
export function ranOut(before: AyaView, now: AyaView, seat: number): 'domino' | 'nothing' | null {
  const [was, is] = [before.players[seat], now.players[seat]];
  if (!was || !is || now.patience === 0 || before.phase !== 'placing' || now.phase !== 'placing' || before.turn !== seat)
    return null;
  if (now.dominoes.length !== before.dominoes.length) return null;
  if (was.hand !== '') return is.reserve.length > was.reserve.length ? 'domino' : null;
  return now.turn !== seat && is.hand === '' ? 'nothing' : null;
}

/** The seat that pushed all that still stood at once; -1 where nobody did. */
export function pushedAll(before: AyaView, now: AyaView): number {
  return now.pushes - before.pushes > 1 ? before.turn : -1;
}

/** The animal on the table or the landscape in a hand that any player revealed between two views; null when there is none. */
export function revealedBy(before: AyaView, now: AyaView): PhotoId | null {
  const known = new Set(before.animals.map(({ animal }) => animal));
  const animal = now.animals.find((one) => one.animal !== '' && !known.has(one.animal))?.animal;
  if (animal) return { what: 'animal', id: animal };
  return now.tile !== '' && now.tile !== before.tile ? { what: 'landscape', id: now.tile } : null;
}
