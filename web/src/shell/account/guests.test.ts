// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('a browser is the same guest whenever it comes back', async () => {
  const told = (id: string) => id;
  const first = await import('./guests');
  const name = first.guestName(told);
  expect(name).toMatch(/^guest-\w+$/);
  // A later visit draws another number, and keeps the guest.
  for (const chance of [0, 0.3, 0.6, 0.99]) {
    vi.resetModules();
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect((await import('./guests')).guestName(told)).toBe(name);
  }
});

test('nobody is called as somebody who sits there already', async () => {
  const { guestName } = await import('./guests');
  const told = (id: string) => id;
  const name = guestName(told);
  expect(guestName(told, [name])).not.toBe(name);
  expect(guestName(told, [name])).toBe(guestName(told, [], 1));
});
