import { describe, expect, it } from 'vitest';
import type { AyaView } from '../wire';
import cases from './cases.json';
import { checkAnimal, checkBuffer, checkCamera, checkDomino, checkTile, nextToPut, nextToRaise, type Refusal } from './checks';
import { animal, domino, view } from './fixtures';
import type { Spot } from './geometry';
import { leadOf, reachOf } from './rivers';

const spot = ([x = 0, y = 0, a = 0]: readonly number[]): Spot => ({ x, y, a });
const said = (refusal: Refusal | null): string => (refusal ? `${refusal.why} ${refusal.what}`.trim() : '');

describe('the predicted refusals are those of the server', () => {
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

const nothing = () => false;

it('fallen dominoes are raised before those laid flat, free ones first', () => {
  const flat = domino(1, 200, 200, 0, { lies: 'buffer' });
  const blocked = domino(2, 0, 0, 0, { lies: 'fallen' });
  const standing = domino(3, 2, 0);
  const free = domino(4, 100, 0, 0, { lies: 'fallen' });
  const table = view({ dominoes: [flat, blocked, standing, free] });
  expect(nextToRaise(table, nothing)?.id).toBe(4);
  expect(nextToRaise(table, (domino) => domino.id === 4)?.id).toBe(2);
  expect(nextToRaise(view({ dominoes: [flat] }), nothing)?.id).toBe(1);
  expect(nextToRaise(view({ dominoes: [domino(1, 0, 0)] }), nothing)).toBe(undefined);
});

it('an animal is put back once its domino and a second one stand', () => {
  const off = animal('okapi', 0, 0, 1, { rides: false });
  expect(nextToPut(view({ dominoes: [domino(1, 0, 0, 0, { lies: 'buffer' })], animals: [off] }))).toBe(undefined);
  expect(nextToPut(view({ dominoes: [domino(1, 0, 0)], animals: [off] }))).toEqual({ animal: 'okapi', at: null });
  expect(nextToPut(view({ dominoes: [domino(1, 0, 0), domino(2, 20, 0)], animals: [off] }))?.at).toMatchObject({ x: 10, y: 0 });
});
