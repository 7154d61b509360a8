import { expect, test } from 'vitest';
import { LAST, lateBuffers } from './buffers';
import { promptWords } from './hand/words';
import { animal, domino, view } from './prediction/fixtures';

const flat = domino(1, 10, 20, 0, { kind: 'forest*', lies: 'buffer' });
const waits = animal('okapi', 10, 20, 1, { rides: false });

test('a domino that still lies flat in the last minute of the second glass is warned of, on the table too', () => {
  const found = lateBuffers(view({ glass: 2, dominoes: [flat], animals: [waits] }), LAST);
  expect(found).toMatchObject({ lying: [1], off: [] });
  expect(found?.lights).toEqual([{ x: 10, y: 20, radius: 25, tone: 'poor' }]);
});

test('so is an animal that was not put back on its domino', () => {
  const found = lateBuffers(view({ glass: 2, dominoes: [{ ...flat, lies: '' }], animals: [waits] }), 5);
  expect(found).toMatchObject({ lying: [], off: ['okapi'] });
});

test('while there is time, or nothing lies, nobody is hurried', () => {
  const lies = { dominoes: [flat], animals: [waits] };
  expect(lateBuffers(view({ glass: 2, ...lies }), LAST + 1)).toBeNull();
  expect(lateBuffers(view({ glass: 1, ...lies }), 5)).toBeNull();
  expect(lateBuffers(view({ glass: 1, glasses: 1, ...lies }), 5)).not.toBeNull();
  expect(lateBuffers(view({ glass: 2, phase: 'toppling', ...lies }), 0)).toBeNull();
  expect(lateBuffers(view({ glass: 2, dominoes: [domino(1, 0, 0)], animals: [animal('okapi', 0, 0, 1)] }), 5)).toBeNull();
});

test('in the second glass who waits for their turn is asked to raise it', () => {
  const asked = (glass: number) => promptWords(view({ glass, turn: 1, dominoes: [flat] }), { t: (id) => id });
  expect([asked(1), asked(2)]).toEqual(['aya-prompt-put', 'aya-prompt-flat']);
});
