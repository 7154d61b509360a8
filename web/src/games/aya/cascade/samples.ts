/** Views made by hand, for tests. */
import type { AyaDominoView, AyaView } from '../wire';

export function dominoAt(id: number, x: number, y: number, heading = 0, lies = ''): AyaDominoView {
  return { id, kind: 'forest', x, y, heading, lies, fork: false, rest: null };
}

export function viewOf(parts: Partial<AyaView> = {}): AyaView {
  return {
    seat: -1,
    phase: 'placing',
    hands: 'steady',
    width: 1200,
    depth: 800,
    first: 0,
    turn: 0,
    glass: 2,
    glass_seconds: 600,
    patience: 0,
    waits: [],
    players: [],
    piles: [],
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
    ...parts,
  };
}
