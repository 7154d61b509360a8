// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { access } from '../access';
import { commandOf, isEscape } from './keyCommands';

describe('keys', () => {
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
});

describe('escape', () => {
  afterEach(() => document.body.replaceChildren());

  const pressed = (key: string, on: Element = document.body): boolean => {
    let found = false;
    const hear = (event: KeyboardEvent) => {
      found = isEscape(event);
    };
    window.addEventListener('keydown', hear, { once: true });
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return found;
  };

  test('Escape is for the table, other keys are not', () => {
    expect([pressed('Escape'), pressed('Enter')]).toEqual([true, false]);
  });

  test('it belongs to an open dialog, and to a list that is chosen from', () => {
    document.body.innerHTML = '<select><option>1</option></select>';
    expect(pressed('Escape', document.querySelector('select') as Element)).toBe(false);
    document.body.innerHTML = '<dialog open></dialog>';
    expect(pressed('Escape')).toBe(false);
    document.body.innerHTML = '<dialog></dialog>';
    expect(pressed('Escape')).toBe(true);
  });
});
