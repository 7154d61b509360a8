import { describe, expect, it } from 'vitest';
import { chanceActed, check, fingerprint, numberOf, pick } from './fairDice';

// Numbers drawn by the server's code from the same seed.
const SEED = `${'00'.repeat(31)}2a`;
const COMMIT = '0a28e9ffef0073f9a6a674cf57ee77307f38f0f1bebb087888d9011ed0eeefdf';
const FACES = [
  { action: 'roll turn', weight: 2 },
  { action: 'roll straight', weight: 2 },
  { action: 'roll t', weight: 1 },
  { action: 'roll ibis', weight: 1 },
];

describe('the dice in the browser', () => {
  it('have the fingerprint that the server shows', async () => {
    expect(await fingerprint(SEED)).toBe(COMMIT);
  });

  it('draw the same numbers as the server', async () => {
    const six = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((k) => numberOf(SEED, String(k), 6)));
    expect(six).toEqual([0, 4, 5, 0, 2, 1, 2, 5]);
    expect(await Promise.all([0, 1, 2].map((k) => numberOf(SEED, String(k), 720)))).toEqual([246, 412, 599]);
  });

  it('map a number to a face by the weights', () => {
    expect([0, 1, 2, 3, 4, 5].map((number) => pick(FACES, number))).toEqual([
      'roll turn',
      'roll turn',
      'roll straight',
      'roll straight',
      'roll t',
      'roll ibis',
    ]);
  });

  it('detect a manipulated draw', async () => {
    const draw = (k: number, picked: string) => ({ k, faces: FACES, total: 6, picked, scripted: false });
    const dice = {
      id: 'x',
      commit: COMMIT,
      seed: SEED,
      draws: [draw(0, 'roll turn'), draw(1, 'roll ibis')],
      opens: 0,
      game: 'pond',
    };
    const verdict = await check(dice);
    expect(verdict.committed).toBe(true);
    expect(verdict.draws.map((draw) => draw.fits)).toEqual([true, false]);
    expect(verdict.draws[1]?.recomputed).toBe('roll t');
  });
});

describe('chance', () => {
  const acted = (seat: number, motion = '') => ({ t: 'acted' as const, at: 0, seat, action: 'x', motion });

  it('has acted when it drew something', () => {
    expect(chanceActed([acted(0), acted(-1)])).toBe(true);
  });

  it('has not acted when only people or physics did', () => {
    expect(chanceActed([acted(0), { t: 'said', at: 0, seat: 0, phrase: 'hello' }, acted(-1, 'bW92ZWQ=')])).toBe(false);
    expect(chanceActed([])).toBe(false);
  });
});
