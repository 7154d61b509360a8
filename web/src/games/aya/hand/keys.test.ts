import { expect, test } from 'vitest';
import { access } from '../access';
import { commandOf } from './keys';

const pressed = (key: string) => commandOf({ key, code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false });
const NAMED: Record<string, string> = { arrows: 'ArrowUp', enter: 'Enter', escape: 'Escape', '−': '-' };

test('every key that the page about accessibility names means something at the table', () => {
  const keys = access.keys.flatMap((row) => row.keys);
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => pressed(NAMED[key] ?? key.toLowerCase()) === null)).toEqual([]);
});

test('a key that is none of the table is left to the page', () => {
  expect(pressed('z')).toBeNull();
  expect(commandOf({ key: 'd', code: 'KeyD', shiftKey: false, altKey: false, ctrlKey: true, metaKey: false })).toBeNull();
});
