/** The parts of the scene that depend on this screen: lights, ghosts, places of the seats, hourglass and warnings. */
import type { TimersView } from '../../../shell/api/wire';
import type { Live, SeatInfo, Translate } from '../../module';
import { timeLeft, timerOf } from '../../timers';
import { standingPose, tokenPose } from '../bodies';
import type { Hand } from '../hand/hand.svelte';
import { rideOn } from '../prediction/checks';
import { dist, type Spot } from '../prediction/geometry';
import { portsAt } from '../prediction/verdict';
import type { Ghost, Light, PlaceShown, TableScene } from '../scene';
import { animalBack, HEIGHT, type PhotoId, TOKEN_RADIUS } from '../sizes';
import type { AyaView } from '../wire';

/** Millimetres within which the held piece counts as being on the suggested spot. */
export const SAME_SPOT_MM = 1.5;

/** Id of the tile that is held over the table; empty if there is none. */
const heldTile = (view: AyaView, { task }: Hand): string => (task === 'start' ? 'start' : task === 'tile' ? view.tile : '');

/** The lights on the table: marked places, ports of the held tile, and the picked domino. */
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
    for (const { x, y, meets } of portsAt(view, tile, hand.held.spot)) {
      if (meets === 'room') found.push({ x, y, radius: 9, tone: 'mine' });
      else found.push({ x, y, radius: 9, tone: meets === 'river' ? 'good' : 'bad', label: t('aya-port', { meets }) });
    }
  }
  if (hand.picked && hand.pickedDomino) found.push({ x: hand.pickedDomino.x, y: hand.pickedDomino.y, radius: 16, tone: 'mine' });
  return found;
}

/** Ghosts of the held piece, and of the same piece on the suggested spot unless it is already there. */
export function ghostsOf(view: AyaView, hand: Hand, hinted: Spot | undefined): Ghost[] {
  if (!hinted || (hand.spot && dist(hinted, hand.spot) <= SAME_SPOT_MM)) return hand.ghosts;
  const tile = heldTile(view, hand);
  if (tile) return [{ piece: 'tile', id: tile, x: hinted.x, y: hinted.y, angle: hinted.a, tone: 'hint' }, ...hand.ghosts];
  const hints: Ghost[] = [{ piece: 'domino', kind: hand.kind, pose: standingPose(hinted.x, hinted.y, hinted.a), tone: 'hint' }];
  const ride = hand.task === 'animal' ? rideOn(view, hinted, 0) : null;
  if (ride) hints.push({ piece: 'animal', animal: animalBack(hand.kind), pose: tokenPose(ride.x, ride.y, HEIGHT), tone: 'hint' });
  return [...hints, ...hand.ghosts];
}

/** The place of each seat: its name, stock and reserve. */
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

/** The hourglass at `now`, in milliseconds of the server's time. */
export function glassOf(view: AyaView, timers: TimersView | null | undefined, now: number): TableScene['glass'] {
  const timer = timerOf(timers, 'glass');
  if (timers && timer) return { above: timeLeft(timers, timer, now) / 1000 / view.glass_seconds, runs: timers.runs };
  if (view.glass_seconds === 0 || view.phase === 'over' || view.phase === 'toppling') return null;
  return { above: view.phase === 'ready' ? 1 : 0, runs: false };
}

/** Seconds before the end from which players are warned about lying dominoes. */
export const LATE_WARNING_S = 60;

export interface Buffers {
  /** Ids of dominoes that lie flat. */
  lying: readonly number[];
  /** Animals whose domino stands again and that have not been put back on it. */
  off: readonly string[];
  lights: readonly Light[];
}

/**
 * Dominoes and animals that still lie when only `seconds` are left of the last glass; null if there are none, or if there is time left.
 */
export function lateBuffers(view: AyaView, seconds: number): Buffers | null {
  if (view.phase !== 'placing' || view.glass < view.glasses || seconds > LATE_WARNING_S) return null;
  const flat = view.dominoes.filter(({ lies }) => lies === 'buffer');
  const off = view.animals.filter(({ rides, camera }) => !rides && view.dominoes[camera - 1]?.lies === '');
  if (flat.length + off.length === 0) return null;
  const lights = [...flat, ...off].map(({ x, y }): Light => ({ x, y, radius: TOKEN_RADIUS + 10, tone: 'poor' }));
  return { lying: flat.map(({ id }) => id), off: off.map(({ animal }) => animal), lights };
}

/**
 * The outcome of a turn that timed out: its domino went to the reserve, or it had none. Null if the seat's turn did not end like this.
 */
export function timedOutTurn(before: AyaView, now: AyaView, seat: number): 'domino' | 'nothing' | null {
  const [was, is] = [before.players[seat], now.players[seat]];
  if (!was || !is || now.patience === 0 || before.phase !== 'placing' || now.phase !== 'placing' || before.turn !== seat)
    return null;
  if (now.dominoes.length !== before.dominoes.length) return null;
  if (was.hand !== '') return is.reserve.length > was.reserve.length ? 'domino' : null;
  return now.turn !== seat && is.hand === '' ? 'nothing' : null;
}

/** The seat that pushed all standing dominoes together; -1 if there was no such push. */
export function pushedAll(before: AyaView, now: AyaView): number {
  return now.pushes - before.pushes > 1 ? before.turn : -1;
}

/** The animal or the landscape that a player revealed between two views; null if there is none. */
export function revealedBy(before: AyaView, now: AyaView): PhotoId | null {
  const known = new Set(before.animals.map(({ animal }) => animal));
  const animal = now.animals.find((animal) => animal.animal !== '' && !known.has(animal.animal))?.animal;
  if (animal) return { what: 'animal', id: animal };
  return now.tile !== '' && now.tile !== before.tile ? { what: 'landscape', id: now.tile } : null;
}
