// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { api } from '../api/api';
import { findNetworkOrigin, invitations, isLocal } from './invitations.svelte';

test('localhost addresses are recognised', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.8.8', '[::1]', '::1', 'a.localhost']) expect(isLocal(host)).toBe(true);
  for (const host of ['192.168.1.5', 'play.example.org', 'localhost.example', '128.0.0.1', '10.127.0.0.1'])
    expect(isLocal(host)).toBe(false);
});

test('an invitation uses the network address that the server reports', async () => {
  expect(isLocal(location.hostname)).toBe(true);
  expect(invitations.local).toBe(true);
  expect(invitations.link('/t/x')).toBe(`${location.origin}/t/x`);
  vi.spyOn(api, 'me')
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue({ name: '', elsewhere: 'http://192.168.1.20:8484', kept: {} });
  await findNetworkOrigin();
  expect(invitations.local).toBe(true);
  await findNetworkOrigin();
  expect(invitations.local).toBe(false);
  expect(invitations.link('/t/x')).toBe('http://192.168.1.20:8484/t/x');
});
