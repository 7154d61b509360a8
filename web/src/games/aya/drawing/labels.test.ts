// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type Box, clear, Labels } from './labels';
import { NO_INSETS } from './lens';

const box = (left: number, top: number): Box => ({ left, top, width: 80, height: 18 });

describe('labels', () => {
  it('of neighbouring places stand above each other, and stay where nothing is in the way', () => {
    const first = box(100, 50);
    expect(clear(box(200, 50), [first])).toEqual(box(200, 50));
    const second = clear(box(130, 52), [first]);
    expect(second).toEqual(box(130, 30));
    expect(clear(box(90, 45), [first, second])).toEqual(box(90, 10));
  });

  it('are moved in from what covers the edges of the picture', () => {
    const labels = new Labels();
    const shown = { key: 'seat 1', text: 'Ben', x: 0, y: 0, z: 0, look: 'seat' } as const;
    labels.set([shown]);
    const element = labels.layer.firstElementChild as HTMLElement;
    Object.defineProperty(element, 'offsetWidth', { value: 60 });
    Object.defineProperty(element, 'offsetHeight', { value: 18 });
    const frame = { width: 400, height: 300, insets: { ...NO_INSETS, right: 56, bottom: 70 }, parallel: true };
    const seen = (left: number, top: number) => {
      labels.place({ project: () => ({ left, top }) }, frame, 1);
      return element.style.transform.split(' translate')[0];
    };
    expect(seen(335, 20)).toBe('translate(312.0px, 20.0px)');
    // Half under a bar; wholly, it would only show where the bar ends.
    expect(seen(100, 228)).toBe('translate(100.0px, 219.0px)');
    expect(element.hidden).toBe(false);
    seen(100, 250);
    expect(element.hidden).toBe(true);
  });

  it('keep a number apart from the words, which alone are cut short', () => {
    const labels = new Labels();
    const seat = { key: 'seat 1', text: 'Bartholomäus', count: 51, x: 0, y: 0, z: 0, look: 'seat' } as const;
    const parts = () => [...(labels.layer.firstElementChild?.children ?? [])].map((one) => `${one.localName}:${one.textContent}`);
    labels.set([seat]);
    expect(parts()).toEqual(['span:Bartholomäus', 'b:· 51']);
    labels.set([{ ...seat, count: 50 }]);
    expect(parts()).toEqual(['span:Bartholomäus', 'b:· 50']);
  });

  it('of a seat stand between its stock and its reserve, and behind them where that is too narrow', () => {
    const labels = new Labels();
    labels.set([{ key: 'seat 1', text: 'Ben', x: 0, y: -100, z: 0, look: 'seat', out: { x: 0, y: -1 } }]);
    const element = labels.layer.firstElementChild as HTMLElement;
    Object.defineProperty(element, 'offsetWidth', { value: 60 });
    Object.defineProperty(element, 'offsetHeight', { value: 18 });
    const frame = { width: 400, height: 300, insets: NO_INSETS, parallel: true };
    const seen = (scale: number) => {
      labels.place({ project: (x, y) => ({ left: 200 + x / scale, top: 100 - y / scale }) }, frame, scale);
      return element.style.transform;
    };
    expect(seen(1)).toMatch(/^translate\(200\.0px, 200\.0px\)/);
    // Half a domino beyond its place, and half of the label itself.
    expect(seen(2)).toMatch(/^translate\(200\.0px, 166\.5px\)/);
  });

  it('of a seat at the side stand beside the field, however long they are', () => {
    const labels = new Labels();
    labels.set([{ key: 'seat 1', text: 'Bartholomäus', x: -100, y: 0, z: 0, look: 'seat', out: { x: -1, y: 0 } }]);
    const element = labels.layer.firstElementChild as HTMLElement;
    Object.defineProperty(element, 'offsetWidth', { value: 120 });
    Object.defineProperty(element, 'offsetHeight', { value: 18 });
    const frame = { width: 600, height: 300, insets: NO_INSETS, parallel: true };
    const seen = (scale: number) => {
      labels.place({ project: (x, y) => ({ left: 300 + x / scale, top: 150 - y / scale }) }, frame, scale);
      return element.style.transform;
    };
    // The field begins 29 mm to the right of its place: there it ends.
    expect(seen(1)).toMatch(/^translate\(169\.0px, 150\.0px\)/);
    // Nearer, the wood is broad enough.
    expect(seen(0.4)).toMatch(/^translate\(62\.0px, 150\.0px\)/);
  });

  it('of a seat at the side is cut short where the field fills the picture, and hidden where it could not be read', () => {
    const labels = new Labels();
    labels.set([{ key: 'seat 1', text: 'Bartholomäus', x: -100, y: 0, z: 0, look: 'seat', out: { x: -1, y: 0 } }]);
    const element = labels.layer.firstElementChild as HTMLElement;
    Object.defineProperty(element, 'offsetWidth', { value: 120 });
    Object.defineProperty(element, 'offsetHeight', { value: 18 });
    const frame = { width: 600, height: 300, insets: NO_INSETS, parallel: true };
    /** The field begins so many pixels from the edge of the picture. */
    const seen = (field: number) => {
      labels.place({ project: (x, y) => ({ left: field + 71 + x, top: 150 - y }) }, frame, 1);
      return element;
    };
    expect(seen(122).style).toMatchObject({ maxWidth: '', transform: expect.stringMatching(/^translate\(62\.0px/) });
    // From 2 to 100: its inner end stays at the field.
    expect(seen(100).style).toMatchObject({ maxWidth: '98.0px', transform: expect.stringMatching(/^translate\(51\.0px/) });
    expect([seen(94).hidden, seen(88).hidden]).toEqual([false, true]);
    expect(seen(200).style.maxWidth).toBe('');
  });
});
