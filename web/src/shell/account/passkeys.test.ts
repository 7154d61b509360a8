import { expect, test } from 'vitest';
import { bytesOf, canPasskey, textOf } from './passkeys';

test('bytes survive encoding and decoding', () => {
  for (const length of [0, 1, 2, 3, 62, 255]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + 250) % 256);
    const text = textOf(bytes.buffer);
    expect(text).toMatch(/^[\w-]*$/);
    expect(bytesOf(text)).toEqual(bytes);
  }
});

test('canPasskey is false in a browser without passkeys', () => {
  expect(canPasskey()).toBe(false);
});
