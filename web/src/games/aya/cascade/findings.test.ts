import { describe, expect, it } from 'vitest';
import { dominoAt, viewOf } from '../prediction/fixtures';
import { pointedOut } from './findings';

const view = viewOf({ dominoes: [dominoAt(1, 0, 0), dominoAt(2, 40, 5), dominoAt(3, 60, 5)] });

describe('a finding on the table', () => {
  it('lights both dominoes and leads from the one that fell to the one that stands', () => {
    const { lights, lines, place } = pointedOut(view, { args: { domino: 2, by: 1, over: 4, behind: 0 } });
    expect(lights.map((light) => light.label)).toEqual(['2', '1']);
    expect(lines).toEqual([{ points: [0, 0, 40, 5], tone: 'lost', arrow: true }]);
    expect(place).toEqual({ x: 40, y: 5 });
  });

  it('lights what held it up too', () => {
    const { lights } = pointedOut(view, { args: { domino: 2, by: 1, held: 3, behind: 0 } });
    expect(lights.map((light) => light.label)).toEqual(['2', '1', '3']);
  });

  it('of a domino alone lights it alone', () => {
    expect(pointedOut(view, { args: { domino: 3, behind: 0 } }).lines).toEqual([]);
    expect(pointedOut(view, { args: { domino: 9, behind: 0 } }).place).toBeNull();
  });
});
