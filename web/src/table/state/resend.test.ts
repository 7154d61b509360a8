import { expect, test } from 'vitest';
import type { Act, AnyEvent, Undo } from '../../shell/api/wire';
import { commandFate, isIdempotent } from './resend';

const act: Act = { t: 'act', seat: 0, action: 'a2', version: 4 };
const undo: Undo = { t: 'undo', seat: 0, version: 4 };
const acted = (seat: number, bot = false): AnyEvent => ({ t: 'acted', at: 0, seat, action: 'a2', ...(bot ? { bot } : {}) });
const undone = (seat: number): AnyEvent => ({ t: 'undone', at: 0, seat });
const chat: AnyEvent = { t: 'said', at: 0, seat: 1, phrase: 'hello' };

test('only commands with a version are resent', () => {
  expect(isIdempotent(act)).toBe(true);
  expect(isIdempotent(undo)).toBe(true);
  expect(isIdempotent({ t: 'say', seat: 0, phrase: 'hello' })).toBe(false);
  expect(isIdempotent({ t: 'resign', seat: 0 })).toBe(false);
});

test('an action in the log was stored, even if the answer was lost', () => {
  expect(commandFate(act, [chat, acted(0)], 5)).toBe('stored');
  expect(commandFate(undo, [undone(0)], 3)).toBe('stored');
});

test('an action that is missing in an unchanged match is resent', () => {
  expect(commandFate(act, [], 4)).toBe('again');
  expect(commandFate(undo, [chat], 4)).toBe('again');
});

test('an action that no longer fits is dropped', () => {
  expect(commandFate(act, [], 6)).toBe('gone');
  expect(commandFate(act, [acted(1)], 5)).toBe('gone');
  expect(commandFate(act, [acted(0, true)], 5)).toBe('gone');
  expect(commandFate(act, [undone(0)], 3)).toBe('gone');
  expect(commandFate(undo, [acted(0)], 5)).toBe('gone');
  expect(commandFate(act, [{ t: 'answered', at: 0, seat: 1, what: 'takeback', yes: true }], 4)).toBe('gone');
});
