import { describe, expect, it } from 'vitest';
import { lookAt } from './following';

const drawn = { table: { width: 1200, depth: 800 }, picture: { width: 1000, height: 500 }, yaw: 0 };

describe('a camera that follows the wave', () => {
  it('has it in the middle, and is as near as it is small', () => {
    expect(lookAt({ x: 10, y: -20, radius: 0 }, drawn)).toEqual({ x: 10, y: -20, span: 320 });
    expect(lookAt({ x: 0, y: 0, radius: 200 }, drawn).span).toBe(700);
    expect(lookAt({ x: 0, y: 0, radius: 900 }, drawn).span).toBe(800);
  });

  it('stays over the table where the wave runs along its edge', () => {
    const { x, y } = lookAt({ x: 590, y: -390, radius: 0 }, drawn);
    // Half of what is seen is 320 wide and 200 deep; a little of what is beyond the edge may be seen.
    expect([x, y]).toEqual([600 + 70 - 320, -(400 + 70 - 200)]);
  });

  it('looks at the middle of a table that is smaller than the picture', () => {
    expect(lookAt({ x: 300, y: 300, radius: 400 }, drawn)).toMatchObject({ x: 0, y: 0 });
  });

  it('knows that a table seen from its side is deep where it is wide', () => {
    const tall = { ...drawn, picture: { width: 400, height: 800 }, yaw: -90 };
    const { x, y } = lookAt({ x: 590, y: -390, radius: 0 }, tall);
    expect([Math.round(x), Math.round(y)]).toEqual([600 + 70 - 400, -(400 + 70 - 160)]);
  });
});
