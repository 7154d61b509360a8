// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { access } from '../access';
import { commandOf, isEscape } from './keyCommands';

describe('keys', () => {
  const pressed = (key: string) => commandOf({ key, code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false });
  const NAMED: Record<string, string> = { arrows: 'ArrowUp', enter: 'Enter', escape: 'Escape', '−': '-' };

  test('every key named on the accessibility page has a command', () => {
    const keys = access.keys.flatMap((row) => row.keys);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => pressed(NAMED[key] ?? key.toLowerCase()) === null)).toEqual([]);
  });

  test('other keys are left to the page', () => {
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

  test('only Escape is for the table', () => {
    expect([pressed('Escape'), pressed('Enter')]).toEqual([true, false]);
  });

  test('Escape belongs to an open dialog and to a focused list', () => {
    document.body.innerHTML = '<select><option>1</option></select>';
    expect(pressed('Escape', document.querySelector('select') as Element)).toBe(false);
    document.body.innerHTML = '<dialog open></dialog>';
    expect(pressed('Escape')).toBe(false);
    document.body.innerHTML = '<dialog></dialog>';
    expect(pressed('Escape')).toBe(true);
  });
});
