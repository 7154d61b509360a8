// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { api } from '../api/api';
import { fetchInvitationOrigin, invitations, isLocal } from './invitations.svelte';

test('localhost addresses are recognised', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.8.8', '[::1]', '::1', 'a.localhost']) expect(isLocal(host)).toBe(true);
  for (const host of ['192.168.1.5', 'play.example.org', 'localhost.example', '128.0.0.1', '10.127.0.0.1'])
    expect(isLocal(host)).toBe(false);
});

const me = { name: '', elsewhere: '', only_here: false, crowns: {}, kept: {} };

test('only a browser on the machine of a local server shows that others cannot join', async () => {
  const answer = vi.spyOn(api, 'me');
  // Unknown before the server has answered.
  expect(invitations.onlyHere).toBe(false);
  answer.mockResolvedValue({ ...me, only_here: true });
  await fetchInvitationOrigin();
  expect(invitations.onlyHere).toBe(true);
  answer.mockResolvedValue(me);
  await fetchInvitationOrigin();
  expect(invitations.onlyHere).toBe(false);
});

test('an invitation uses the address for other devices that the server reports', async () => {
  expect(isLocal(location.hostname)).toBe(true);
  expect(invitations.local).toBe(true);
  expect(invitations.link('/t/x')).toBe(`${location.origin}/t/x`);
  vi.spyOn(api, 'me')
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue({ ...me, elsewhere: 'http://192.168.1.20:8484' });
  await fetchInvitationOrigin();
  expect(invitations.local).toBe(true);
  await fetchInvitationOrigin();
  expect(invitations.local).toBe(false);
  expect(invitations.link('/t/x')).toBe('http://192.168.1.20:8484/t/x');
});
