import { describe, expect, it } from 'vitest';
import { dominoAt, viewOf } from '../prediction/fixtures';
import { findingWords, highlightsOf, lossWords, photoWords } from './words';

/** A translate function that returns the message id and its arguments. */
const t = (id: string, args: Record<string, string | number> = {}) => `${id}(${Object.values(args).join(' ')})`;

describe('texts from keys', () => {
  it('a tile is named', () => {
    expect(lossWords({ key: 'dry-port', args: { port: 2, tile: 'forest bend', away: 3.5 } }, t)).toBe(
      'aya-lost-dry-port(2 aya-tile(forest aya-kind(bend)) 3.5)',
    );
  });

  it('animals are listed by name', () => {
    expect(lossWords({ key: 'shared', args: { others: 'okapi, blue-morpho and fennec-fox' } }, t)).toBe(
      'aya-lost-shared(aya-and(aya-animal(okapi), aya-animal(blue-morpho) aya-animal(fennec-fox)))',
    );
    expect(lossWords({ key: 'shared', args: { others: 'okapi' } }, t)).toBe('aya-lost-shared(aya-animal(okapi))');
  });

  it('the number of waiting dominoes is added if there are any', () => {
    expect(findingWords({ key: 'alone-none', args: { domino: 3, behind: 0 } }, t)).toBe('aya-stopped-alone-none(3 0)');
    expect(findingWords({ key: 'alone-none', args: { domino: 3, behind: 2 } }, t)).toContain('aya-behind(2)');
    expect(findingWords({ key: 'wrong-way', args: { domino: 3, by: 2, behind: 2 } }, t)).toContain('aya-behind-fell(2)');
  });

  it('a photo has the name of its subject', () => {
    expect(photoWords('pole-end', 'landscape', t)).toBe('aya-tile(pole aya-kind(end))');
    expect(photoWords('okapi', 'animal', t)).toBe('aya-animal(okapi)');
  });
});

const view = viewOf({ dominoes: [dominoAt(1, 0, 0), dominoAt(2, 40, 5), dominoAt(3, 60, 5)] });

describe('a finding on the table', () => {
  it('lights both dominoes, with an arrow from the fallen to the standing one', () => {
    const { lights, lines, place } = highlightsOf(view, { args: { domino: 2, by: 1, over: 4, behind: 0 } });
    expect(lights.map((light) => light.label)).toEqual(['2', '1']);
    expect(lines).toEqual([{ points: [0, 0, 40, 5], tone: 'lost', arrow: true }]);
    expect(place).toEqual({ x: 40, y: 5 });
  });

  it('lights the domino that blocked it too', () => {
    const { lights } = highlightsOf(view, { args: { domino: 2, by: 1, held: 3, behind: 0 } });
    expect(lights.map((light) => light.label)).toEqual(['2', '1', '3']);
  });

  it('about a single domino lights only that one', () => {
    expect(highlightsOf(view, { args: { domino: 3, behind: 0 } }).lines).toEqual([]);
    expect(highlightsOf(view, { args: { domino: 9, behind: 0 } }).place).toBeNull();
  });
});
