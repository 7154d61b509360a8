// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api/api';
import SignIn from './SignIn.svelte';

let component: Record<string, unknown> | undefined;

afterEach(() => {
  if (component) void unmount(component);
  vi.restoreAllMocks();
});

test('signing in leads to the home page, even if the connection breaks afterwards', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const comeBack = vi.spyOn(api, 'signIn').mockResolvedValue(undefined as never);
  vi.spyOn(api, 'me').mockRejectedValue(new TypeError('no connection'));
  component = mount(SignIn, { target: document.body });
  const phrase = document.querySelector('textarea');
  if (!phrase) throw new Error('no input for the phrase');
  phrase.value = 'eight made up words';
  phrase.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(comeBack).toHaveBeenCalledWith({ credential: null, phrase: 'eight made up words' });
});
