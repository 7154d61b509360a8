// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fitting, LONGEST_NAME } from './playerNames';

test('a name is as long as people count it', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(fitting('Ann')).toBe('Ann');
  expect(fitting('x'.repeat(30))).toBe('x'.repeat(LONGEST_NAME));
  expect(fitting(`${'x'.repeat(LONGEST_NAME - 1)}${family}!`)).toBe(`${'x'.repeat(LONGEST_NAME - 1)}${family}`);
});

test('no sign is cut in two where many code points make few signs', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(fitting(family.repeat(40))).toBe(family.repeat(14));
});

test('a browser is the same guest whenever it comes back', async () => {
  const told = (id: string) => id;
  const first = await import('./playerNames');
  const name = first.guestName(told);
  expect(name).toMatch(/^guest-\w+$/);
  // A later visit draws another number, and keeps the guest.
  for (const chance of [0, 0.3, 0.6, 0.99]) {
    vi.resetModules();
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect((await import('./playerNames')).guestName(told)).toBe(name);
  }
});

test('nobody is called as somebody who sits there already', async () => {
  const { guestName } = await import('./playerNames');
  const told = (id: string) => id;
  const name = guestName(told);
  expect(guestName(told, [name])).not.toBe(name);
  expect(guestName(told, [name])).toBe(guestName(told, [], 1));
});
