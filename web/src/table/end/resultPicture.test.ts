import { expect, test } from 'vitest';
import { wrap } from './resultPicture';

test('a long sentence is wrapped between words and nothing is lost', () => {
  const fits = (row: string) => row.length <= 12;
  const text = 'The bear walked into the nest of the Salmon';
  const rows = wrap(text, fits);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.every(fits)).toBe(true);
  expect(rows.join(' ')).toBe(text);
  // A word that does not fit has its own row.
  expect(wrap('Kookaburrasittingonatree laughs', fits)).toEqual(['Kookaburrasittingonatree', 'laughs']);
  expect(wrap('', fits)).toEqual([]);
});
