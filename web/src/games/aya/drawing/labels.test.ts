// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { avoid, type Box, Labels } from './labels';
import { NO_INSETS } from './lens';

const box = (left: number, top: number): Box => ({ left, top, width: 80, height: 18 });

describe('labels', () => {
  it('of neighbouring places are stacked, and stay in place otherwise', () => {
    const first = box(100, 50);
    expect(avoid(box(200, 50), [first])).toEqual(box(200, 50));
    const second = avoid(box(130, 52), [first]);
    expect(second).toEqual(box(130, 30));
    expect(avoid(box(90, 45), [first, second])).toEqual(box(90, 10));
  });

  it('move inwards from covered edges', () => {
    const labels = new Labels();
    const shown = { key: 'seat 1', text: 'Ben', x: 0, y: 0, z: 0, kind: 'seat' } as const;
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
    // Half under a bar. A label wholly under it would show only its border.
    expect(seen(100, 228)).toBe('translate(100.0px, 219.0px)');
    expect(element.hidden).toBe(false);
    seen(100, 250);
    expect(element.hidden).toBe(true);
  });

  it('keep the number, and cut only the text short', () => {
    const labels = new Labels();
    const seat = { key: 'seat 1', text: 'Bartholomäus', count: 51, x: 0, y: 0, z: 0, kind: 'seat' } as const;
    const parts = () =>
      [...(labels.layer.firstElementChild?.children ?? [])].map((part) => `${part.localName}:${part.textContent}`);
    labels.set([seat]);
    expect(parts()).toEqual(['span:Bartholomäus', 'b:· 51']);
    labels.set([{ ...seat, count: 50 }]);
    expect(parts()).toEqual(['span:Bartholomäus', 'b:· 50']);
  });

  it('of a seat stand between its stock and reserve, or behind them if it is narrow', () => {
    const labels = new Labels();
    labels.set([{ key: 'seat 1', text: 'Ben', x: 0, y: -100, z: 0, kind: 'seat', out: { x: 0, y: -1 } }]);
    const element = labels.layer.firstElementChild as HTMLElement;
    Object.defineProperty(element, 'offsetWidth', { value: 60 });
    Object.defineProperty(element, 'offsetHeight', { value: 18 });
    const frame = { width: 400, height: 300, insets: NO_INSETS, parallel: true };
    const seen = (scale: number) => {
      labels.place({ project: (x, y) => ({ left: 200 + x / scale, top: 100 - y / scale }) }, frame, scale);
      return element.style.transform;
    };
    expect(seen(1)).toMatch(/^translate\(200\.0px, 200\.0px\)/);
    // Half a domino beyond its place, plus half of the label.
    expect(seen(2)).toMatch(/^translate\(200\.0px, 166\.5px\)/);
  });

  it('of a seat at the side stand outside the field, however long they are', () => {
    const labels = new Labels();
    labels.set([{ key: 'seat 1', text: 'Bartholomäus', x: -100, y: 0, z: 0, kind: 'seat', out: { x: -1, y: 0 } }]);
    const element = labels.layer.firstElementChild as HTMLElement;
    Object.defineProperty(element, 'offsetWidth', { value: 120 });
    Object.defineProperty(element, 'offsetHeight', { value: 18 });
    const frame = { width: 600, height: 300, insets: NO_INSETS, parallel: true };
    const seen = (scale: number) => {
      labels.place({ project: (x, y) => ({ left: 300 + x / scale, top: 150 - y / scale }) }, frame, scale);
      return element.style.transform;
    };
    // The field starts 29 mm to the right of the place, where the label ends.
    expect(seen(1)).toMatch(/^translate\(169\.0px, 150\.0px\)/);
    // At this scale the border is wide enough.
    expect(seen(0.4)).toMatch(/^translate\(62\.0px, 150\.0px\)/);
  });

  it('of a seat at the side are cut short without room, and hidden if unreadable', () => {
    const labels = new Labels();
    labels.set([{ key: 'seat 1', text: 'Bartholomäus', x: -100, y: 0, z: 0, kind: 'seat', out: { x: -1, y: 0 } }]);
    const element = labels.layer.firstElementChild as HTMLElement;
    Object.defineProperty(element, 'offsetWidth', { value: 120 });
    Object.defineProperty(element, 'offsetHeight', { value: 18 });
    const frame = { width: 600, height: 300, insets: NO_INSETS, parallel: true };
    /** `field`: pixels from the left edge of the picture to the field. */
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
