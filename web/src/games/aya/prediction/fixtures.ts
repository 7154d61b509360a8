/** Views of a table for tests. */
import type { AyaAnimalView, AyaDominoView, AyaTileView, AyaView } from '../wire';
import { portsOf } from './checks';

export function domino(id: number, x: number, y: number, heading = 0, more: Partial<AyaDominoView> = {}): AyaDominoView {
  return { id, kind: 'forest', x, y, heading, lies: '', fork: false, rest: null, ...more };
}

export function tile(id: string, x: number, y: number, angle = 0): AyaTileView {
  return { id, terrain: id.split('-')[0] ?? '', x, y, angle, ports: portsOf(id, angle) };
}

export function animal(name: string, x: number, y: number, camera: number, more: Partial<AyaAnimalView> = {}): AyaAnimalView {
  return { animal: name, x, y, camera, rides: true, aside: false, rest: null, ...more };
}

/** A view in the middle of a glass. It is the turn of seat 0, which holds a Forest domino. */
export function view(more: Partial<AyaView> = {}): AyaView {
  return {
    seat: 0,
    rules: 3,
    phase: 'placing',
    hands: 'steady',
    width: 1200,
    depth: 800,
    first: 0,
    turn: 0,
    glass: 1,
    glass_seconds: 600,
    glasses: 2,
    landscapes: 15,
    patience: 0,
    waits: [],
    players: [
      { stock: 70, hand: 'forest', reserve: [] },
      { stock: 70, hand: '', reserve: [] },
    ],
    piles: ['forest', 'mountain', 'desert', 'pole', 'field'].map((terrain) => ({ terrain, tiles: 3, animals: 5, top: '' })),
    tile: '',
    tiles: [],
    dominoes: [],
    animals: [],
    cameras: 40,
    pushes: 0,
    stuck: [],
    tokens: 10,
    push_cost: 0,
    ended: '',
    count: null,
    sand: null,
    ...more,
  };
}

/** A view with a domino of kind `hand` in seat 0's hand. */
export const holding = (hand: string, more: Partial<AyaView> = {}): AyaView =>
  view({ ...more, players: view().players.map((player, seat) => (seat === 0 ? { ...player, hand } : player)) });

export function dominoAt(id: number, x: number, y: number, heading = 0, lies = ''): AyaDominoView {
  return domino(id, x, y, heading, { lies });
}

/** A spectator's view in the second glass. */
export function viewOf(parts: Partial<AyaView> = {}): AyaView {
  return view({ seat: -1, glass: 2, patience: 0, players: [], piles: [], ...parts });
}
