/** What this screen adds to the table: lights, the ghost of what is in the hand, and where the helper would put it. */
import type { TimersView } from '../../shell/wire';
import type { Live, SeatInfo, Translate } from '../module';
import { timeLeft, timerOf } from '../timers';
import { standingPose, tokenPose } from './bodies';
import type { Hand } from './hand/hand.svelte';
import { rideOn } from './prediction/checks';
import { dist, type Spot } from './prediction/geometry';
import { portsSeen } from './prediction/verdict';
import type { Ghost, Light, PlaceShown, TableScene } from './scene';
import { animalBack, HEIGHT } from './sizes';
import type { AyaView } from './wire';

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
