import { expect, test } from 'vitest';
import type { Act, AnyEvent, Undo } from '../../shell/api/wire';
import { fateOf, repeatable } from './resend';

const act: Act = { t: 'act', seat: 0, action: 'a2', version: 4 };
const undo: Undo = { t: 'undo', seat: 0, version: 4 };
const acted = (seat: number, bot = false): AnyEvent => ({ t: 'acted', at: 0, seat, action: 'a2', ...(bot ? { bot } : {}) });
const undone = (seat: number): AnyEvent => ({ t: 'undone', at: 0, seat });
const chat: AnyEvent = { t: 'said', at: 0, seat: 1, phrase: 'hello' };

test('only commands with a version are resent', () => {
  expect(repeatable(act)).toBe(true);
  expect(repeatable(undo)).toBe(true);
  expect(repeatable({ t: 'say', seat: 0, phrase: 'hello' })).toBe(false);
  expect(repeatable({ t: 'resign', seat: 0 })).toBe(false);
});

test('an action in the log was stored, even if the answer was lost', () => {
  expect(fateOf(act, [chat, acted(0)], 5)).toBe('stored');
  expect(fateOf(undo, [undone(0)], 3)).toBe('stored');
});

test('an action that is missing in an unchanged match is resent', () => {
  expect(fateOf(act, [], 4)).toBe('again');
  expect(fateOf(undo, [chat], 4)).toBe('again');
});

test('an action that no longer fits is dropped', () => {
  expect(fateOf(act, [], 6)).toBe('gone');
  expect(fateOf(act, [acted(1)], 5)).toBe('gone');
  expect(fateOf(act, [acted(0, true)], 5)).toBe('gone');
  expect(fateOf(act, [undone(0)], 3)).toBe('gone');
  expect(fateOf(undo, [acted(0)], 5)).toBe('gone');
  expect(fateOf(act, [{ t: 'answered', at: 0, seat: 1, what: 'takeback', yes: true }], 4)).toBe('gone');
});
