import { describe, expect, it } from 'vitest';
import type { AyaView } from '../wire';
import cases from './cases.json';
import { checkAnimal, checkBuffer, checkCamera, checkDomino, checkTile, type Refusal } from './checks';
import type { Spot } from './geometry';
import { leadOf, reachOf } from './reach';

const spot = ([x = 0, y = 0, a = 0]: readonly number[]): Spot => ({ x, y, a });
const said = (refusal: Refusal | null): string => (refusal ? `${refusal.why} ${refusal.what}`.trim() : '');

describe('what the server will say is known before a piece is let go', () => {
  cases.forEach(({ view, places }, table) => {
    const seen = view as unknown as AyaView;
    const [first] = seen.dominoes;
    it.each(places.map((place, number) => ({ ...place, number })))(`table ${table}, place $number`, (place) => {
      const at = spot(place.at);
      expect(said(checkDomino(seen, at))).toBe(place.domino);
      expect(said(checkBuffer(seen, at))).toBe(place.buffer);
      expect(said(checkTile(seen, at))).toBe(place.tile);
      expect(said(checkCamera('desert-fork', at, spot(place.camera_at)))).toBe(place.camera);
      expect(said(checkAnimal(seen, spot(place.animal_at), at, 0))).toBe(place.animal);
      const lead = first ? leadOf({ x: first.x, y: first.y, a: first.heading }, at) : null;
      expect(lead ? reachOf(lead) : -1).toBe(place.reach);
    });
  });
});
