// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { isEscape } from './escape';

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
