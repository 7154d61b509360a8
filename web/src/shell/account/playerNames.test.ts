// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { MAX_NAME_LENGTH, truncateName } from './playerNames';

test('the length of a name is counted in graphemes', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(truncateName('Ann')).toBe('Ann');
  expect(truncateName('x'.repeat(30))).toBe('x'.repeat(MAX_NAME_LENGTH));
  expect(truncateName(`${'x'.repeat(MAX_NAME_LENGTH - 1)}${family}!`)).toBe(`${'x'.repeat(MAX_NAME_LENGTH - 1)}${family}`);
});

test('a grapheme of many code points is never cut in two', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(truncateName(family.repeat(40))).toBe(family.repeat(14));
});

test('a browser keeps its guest name across visits', async () => {
  const translate = (id: string) => id;
  const first = await import('./playerNames');
  const name = first.guestName(translate);
  expect(name).toMatch(/^guest-\w+$/);
  // A later visit draws another number, but the guest name stays.
  for (const chance of [0, 0.3, 0.6, 0.99]) {
    vi.resetModules();
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect((await import('./playerNames')).guestName(translate)).toBe(name);
  }
});

test('a guest name that is already taken is skipped', async () => {
  const { guestName } = await import('./playerNames');
  const translate = (id: string) => id;
  const name = guestName(translate);
  expect(guestName(translate, [name])).not.toBe(name);
  expect(guestName(translate, [name])).toBe(guestName(translate, [], 1));
});
