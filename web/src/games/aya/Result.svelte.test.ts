// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { viewOf } from './cascade/samples';
import { asked } from './count/asked.svelte';
import Result from './Result.svelte';

test('why a photo is lost is brought into sight, wherever the list of photos ends, and the table is asked to show it', () => {
  const tiles = [{ id: 'pole-end', terrain: 'pole', x: 0, y: 0, angle: 0, ports: [0] }];
  const lost = [{ photo: 'pole-end', key: 'dry-port', args: { port: 1, tile: 'pole end', away: 54, domino: '1' }, sentence: '' }];
  const count = { animals: [], landscapes: [], triptychs: 0, tokens: 0, score: 0, lost };
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.className);
  });
  const target = document.body.appendChild(document.createElement('div'));
  const props = { view: viewOf({ phase: 'over', tiles, count }), seats: [], t: (id: string) => id };
  const made = mount(Result, { target, props });
  onTestFinished(() => {
    vi.restoreAllMocks();
    void unmount(made);
    target.remove();
  });
  flushSync();
  expect(seen).toEqual([]);
  target.querySelector('button')?.click();
  flushSync();
  expect(seen).toEqual([expect.stringContaining('why')]);
  expect(asked.photo).toBe('pole-end');
  target.querySelector('button')?.click();
  expect(asked.photo).toBe('');
});
