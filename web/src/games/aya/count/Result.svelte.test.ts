// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clearBrowser } from '../../../shell/syncedStorage.svelte';
import { dominoAt, viewOf } from '../prediction/fixtures';
import { lossQuestion } from '../push/pushes.svelte';
import Result from './Result.svelte';

test('opening a lost photo scrolls to its reason and shows its place', () => {
  const tiles = [{ id: 'pole-end', terrain: 'pole', x: 0, y: 0, angle: 0, ports: [0] }];
  const lost = [{ photo: 'pole-end', key: 'dry-port', args: { port: 1, tile: 'pole end', away: 54, domino: '1' } }];
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
  expect(lossQuestion.photo).toBe('pole-end');
  target.querySelector('button')?.click();
  expect(lossQuestion.photo).toBe('');
});

test('the longest wave is a record, named the first time and when it is beaten', () => {
  clearBrowser();
  vi.useFakeTimers();
  const you = [{ index: 0, name: 'Mia', kind: 'person' as const, you: true, side: '0' }];
  const count = { animals: [], landscapes: [], triptychs: 0, tokens: 0, score: 0, lost: [] };
  const recordText = (table: string, length: number) => {
    window.history.replaceState(null, '', table);
    const dominoes = Array.from({ length }, (_, k) => dominoAt(k + 1, k * 20, 0, 0, 'fallen'));
    const t = (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ');
    const target = document.body.appendChild(document.createElement('div'));
    const made = mount(Result, { target, props: { view: viewOf({ phase: 'over', pushes: 1, dominoes, count }), seats: you, t } });
    flushSync();
    const text = target.querySelector('[data-testid=aya-wave-record]')?.textContent?.trim();
    void unmount(made);
    target.remove();
    return text;
  };
  onTestFinished(() => void vi.useRealTimers());
  expect(recordText('/t/r1', 30)).toBe('aya-wave-new no');
  expect(recordText('/t/r2', 20)).toBe('aya-wave-best no 30');
  expect(recordText('/t/r3', 31)).toBe('aya-wave-new no');
});
