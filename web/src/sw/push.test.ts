import { expect, test, vi } from 'vitest';
import { lead, read } from './push';

const told = { title: 'Your turn', body: 'Pond: Ann, Ben', url: '/t/abc', tag: 'abc' };

test('what the house wrote is read', () => {
  expect(read(JSON.stringify(told))).toEqual(told);
});

test('what the house never wrote is not, and leads to no other place', () => {
  for (const text of [undefined, '', '{', '[]', 'null', JSON.stringify({ ...told, title: 5 })]) expect(read(text)).toBeNull();
  for (const url of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', ''])
    expect(read(JSON.stringify({ ...told, url }))).toBeNull();
});

test('a touch leads to the tab that shows the table, or to a new one', async () => {
  const focus = vi.fn();
  const openWindow = vi.fn();
  const clients = { matchAll: async () => [{ url: 'https://house.example/t/abc', focus }], openWindow } as unknown as Clients;
  await lead(clients, '/t/abc');
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
  await lead(clients, '/t/other');
  expect(openWindow).toHaveBeenCalledWith('/t/other');
});
