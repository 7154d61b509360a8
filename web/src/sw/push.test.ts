import { expect, test, vi } from 'vitest';
import { focusOrOpen, read } from './push';

const message = { title: 'Your turn', body: 'Pond: Ann, Ben', url: '/t/abc', tag: 'abc' };

test('a valid push message is parsed', () => {
  expect(read(JSON.stringify(message))).toEqual(message);
});

test('invalid messages and foreign URLs are rejected', () => {
  for (const text of [undefined, '', '{', '[]', 'null', JSON.stringify({ ...message, title: 5 })]) expect(read(text)).toBeNull();
  for (const url of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', ''])
    expect(read(JSON.stringify({ ...message, url }))).toBeNull();
});

test('a click focuses the tab of the table, or opens a new one', async () => {
  const focus = vi.fn();
  const openWindow = vi.fn();
  const clients = { matchAll: async () => [{ url: 'https://rivage.example/t/abc', focus }], openWindow } as unknown as Clients;
  await focusOrOpen(clients, '/t/abc');
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
  await focusOrOpen(clients, '/t/other');
  expect(openWindow).toHaveBeenCalledWith('/t/other');
});
