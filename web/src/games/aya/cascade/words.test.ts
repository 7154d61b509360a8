import { describe, expect, it } from 'vitest';
import { findingWords, lossWords, photoWords } from './words';

/** Says which message with which arguments. */
const t = (id: string, args: Record<string, string | number> = {}) => `${id}(${Object.values(args).join(' ')})`;

describe('words for keys', () => {
  it('a tile is named by its words', () => {
    expect(lossWords({ key: 'dry-port', args: { port: 2, tile: 'forest bend', away: 3.5 } }, t)).toBe(
      'aya-lost-dry-port(2 aya-tile(forest aya-kind(bend)) 3.5)',
    );
  });

  it('animals are listed by their words', () => {
    expect(lossWords({ key: 'shared', args: { others: 'okapi, blue-morpho and fennec-fox' } }, t)).toBe(
      'aya-lost-shared(aya-and(aya-animal(okapi), aya-animal(blue-morpho) aya-animal(fennec-fox)))',
    );
    expect(lossWords({ key: 'shared', args: { others: 'okapi' } }, t)).toBe('aya-lost-shared(aya-animal(okapi))');
  });

  it('how many wait behind is told where any do', () => {
    expect(findingWords({ key: 'alone-none', args: { domino: 3, behind: 0 } }, t)).toBe('aya-stopped-alone-none(3 0)');
    expect(findingWords({ key: 'alone-none', args: { domino: 3, behind: 2 } }, t)).toContain('aya-behind(2)');
    expect(findingWords({ key: 'wrong-way', args: { domino: 3, by: 2, behind: 2 } }, t)).toContain('aya-behind-fell(2)');
  });

  it('a photo is called as what it shows', () => {
    expect(photoWords('pole-end', 'landscape', t)).toBe('aya-tile(pole aya-kind(end))');
    expect(photoWords('okapi', 'animal', t)).toBe('aya-animal(okapi)');
  });
});
