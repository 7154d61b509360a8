import { describe, expect, it } from 'vitest';
import type { AyaDominoView, AyaView } from '../wire';
import cases from './cases.json';
import { view as table } from './fixtures';
import { felledBy, firstWaveOf, riverFromStart } from './rivers';

const stands = (id: number, [x = 0, y = 0, heading = 0]: readonly number[]): AyaDominoView => ({
  id,
  kind: 'forest',
  x,
  y,
  heading,
  lies: '',
  fork: false,
  rest: null,
});
const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);

describe('felled dominoes are those of the server’s twin', () => {
  cases.forEach(({ view, waves, walks }, number) => {
    const seen = view as unknown as AyaView;
    it(`on table ${number}`, () => {
      for (const [id, felled] of Object.entries(waves.felled)) expect(sorted(felledBy(seen, Number(id)))).toEqual(felled);
      const first = firstWaveOf(seen, seen.dominoes.filter((domino) => domino.lies === '').slice(0, 3));
      expect({ push: first.push, dominoes: first.dominoes.size }).toEqual(waves.first);
      const pieces = first.cutOff.map(({ dominoes, joins, end, gap }) => [
        dominoes.map(({ id }) => id),
        joins.id,
        end?.id ?? 0,
        Math.round(gap),
      ]);
      expect(pieces).toEqual(waves.cut_off);
    });

    it.each(walks.map((walk, k) => ({ ...walk, k })))(`on winding row ${number}.$k`, ({ row, felled }) => {
      const dominoes = row.map((spot, k) => stands(k + 1, spot));
      expect([1, 11, 21, 31].map((id) => sorted(felledBy({ dominoes }, id)))).toEqual(felled);
    });
  });
});

describe('the river from Start', () => {
  const laid = (dominoes: AyaDominoView[]): AyaView => ({
    ...table(),
    tiles: [{ id: 'start', terrain: 'start', x: 0, y: 0, angle: 0, ports: [0, 120] }],
    dominoes,
  });

  it('starts on the Start tile, and lists the dominoes that it does not reach', () => {
    const wave = riverFromStart(
      laid(
        [
          [0, 0],
          [20, 0],
          [40, 0],
          [100, 0],
          [120, 0],
          [0, 300],
        ].map((at, k) => stands(k + 1, at)),
      ),
    );
    expect([wave.push, sorted(wave.dominoes)]).toEqual([1, [1, 2, 3]]);
    expect(wave.cutOff.map(({ dominoes, joins, end, gap }) => [dominoes.length, joins.id, end?.id, gap])).toEqual([
      [2, 4, 3, 60],
      [1, 6, 1, 300],
    ]);
  });

  it('is empty while no domino stands on the Start tile', () => {
    const wave = riverFromStart(laid([stands(1, [200, 0]), stands(2, [220, 0])]));
    expect([wave.push, wave.dominoes.size]).toEqual([0, 0]);
    expect(wave.cutOff.map(({ dominoes, joins, end }) => [dominoes.length, joins.id, end])).toEqual([[2, 1, null]]);
  });
});
