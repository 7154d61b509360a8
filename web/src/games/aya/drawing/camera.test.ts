import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableCamera } from './camera';
import type { Point } from './lens';

const corners = (half: number): Point[] => [
  [-half, -half * 0.7, 0],
  [half, -half * 0.7, 0],
  [-half, half * 0.7, 0],
  [half, half * 0.7, 0],
];
const changed = vi.fn();
let camera: TableCamera;

function made(parallel: boolean): TableCamera {
  const newCamera = new TableCamera(
    {
      corners: (what) => corners(what === 'pieces' ? 150 : 600),
      size: () => ({ width: 1200, depth: 800 }),
      origin: () => ({ left: 100, top: 50 }),
      changed,
    },
    parallel,
  );
  newCamera.resize(1280, 800);
  return newCamera;
}

beforeEach(() => {
  camera = made(false);
  camera.noMotion = true;
});

describe('a camera', () => {
  it('starts with the whole table, slanted; the flat renderer has no other view', () => {
    expect(camera.view).toBe('slanted');
    const plan = made(true);
    plan.setView('free');
    expect(plan.view).toBe('above');
  });

  it('zooms around the place under the pointer', () => {
    const before = camera.projection.placeAt(300, 500);
    const scale = camera.scale;
    camera.zoom(2, { left: 400, top: 550 });
    const after = camera.projection.placeAt(300, 500);
    expect(camera.scale).toBeCloseTo(scale / 2, 6);
    expect(after?.x).toBeCloseTo(before?.x ?? Number.NaN, 6);
    expect(after?.y).toBeCloseTo(before?.y ?? Number.NaN, 6);
  });

  it('pans as if the table were dragged', () => {
    camera.setView('above');
    const before = camera.projection.project(0, 0, 0);
    camera.pan(40, -25);
    const after = camera.projection.project(0, 0, 0);
    expect(after.left - before.left).toBeCloseTo(40, 6);
    expect(after.top - before.top).toBeCloseTo(-25, 6);
  });

  it('orbits only in the free view', () => {
    camera.orbit(30, 0);
    expect(camera.yaw).toBe(0);
    camera.setView('free');
    camera.orbit(30, 0);
    expect(camera.yaw).toBe(30);
  });

  it('reports that the person has moved it, until it is directed again', () => {
    camera.follow({ x: 10, y: 10 }, 300);
    expect(camera.movedByPerson).toBe(false);
    camera.pan(5, 5);
    expect(camera.movedByPerson).toBe(true);
    camera.fit('pieces');
    expect(camera.movedByPerson).toBe(false);
  });

  it('is limited in position, pitch and distance', () => {
    camera.setView('free');
    for (let k = 0; k < 40; k++) camera.pan(900, 900);
    const { left, top } = camera.projection.project(0, 0, 0);
    expect(Math.hypot(left - 640, top - 400)).toBeLessThan(3000);
    for (let k = 0; k < 40; k++) camera.orbit(0, -30);
    expect(camera.projection.eye[2]).toBeGreaterThan(0);
    for (let k = 0; k < 40; k++) camera.zoom(2);
    expect(camera.scale * 800).toBeCloseTo(60, 0);
    for (let k = 0; k < 40; k++) camera.zoom(0.5);
    expect(camera.scale * 1280).toBeLessThan(6000);
  });

  it('ignores an invalid zoom factor', () => {
    const { scale } = camera;
    for (const by of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) camera.zoom(by);
    expect(camera.scale).toBe(scale);
  });

  it('glides to its goal', () => {
    camera.noMotion = false;
    const { scale } = camera;
    camera.fit('pieces');
    expect(camera.scale).toBe(scale);
    expect(camera.step(16)).toBe(true);
    expect(camera.scale).toBeLessThan(scale);
    let steps = 0;
    while (camera.step(16)) steps++;
    expect(steps).toBeLessThan(60);
    expect(camera.scale).toBeLessThan(scale / 3);
    expect(camera.step(16)).toBe(false);
  });

  it('does not glide with reduced motion', () => {
    const { scale } = camera;
    camera.fit('pieces');
    expect(camera.scale).toBeLessThan(scale / 3);
  });

  it('refits when the picture changes its shape, unless it was moved', () => {
    camera.resize(390, 844);
    expect(camera.yaw).toBe(-90);
    camera.zoom(3);
    const { scale } = camera;
    camera.inset({ top: 0, right: 0, bottom: 200, left: 0 });
    expect(camera.scale).toBe(scale);
  });

  it('does not turn an upright table in a tall picture', () => {
    camera.upright = true;
    camera.resize(390, 844);
    expect(camera.yaw).toBe(0);
    camera.fit('pieces');
    expect(camera.yaw).toBe(0);
  });

  it.each([
    [1242, 640],
    [378, 640],
    [700, 330],
  ])('shows the whole table in the free area of a picture of %i by %i', (width, height) => {
    for (const parallel of [true, false]) {
      const other = made(parallel);
      other.noMotion = true;
      other.inset({ top: 60, right: 56, bottom: 76, left: 4 });
      other.resize(width, height);
      for (const corner of corners(600)) {
        const { left, top } = other.projection.project(...corner);
        expect(left).toBeGreaterThan(3);
        expect(left).toBeLessThan(width - 55);
        expect(top).toBeGreaterThan(59);
        expect(top).toBeLessThan(height - 75);
      }
    }
  });

  it.each([true, false])('glides away from a temporary panel and back (parallel: %s)', (parallel) => {
    const other = made(parallel);
    other.noMotion = true;
    other.resize(378, 640);
    other.inset({ top: 60, right: 4, bottom: 126, left: 4 });
    other.fit('pieces');
    const { yaw, scale } = other;
    other.noMotion = false;
    const before = other.projection.project(0, 0, 0);
    other.cover(260);
    // At first no movement is visible.
    expect(Math.abs(other.projection.project(0, 0, 0).top - before.top)).toBeLessThan(3);
    expect(other.step(16)).toBe(true);
    while (other.step(16));
    for (const corner of corners(150)) expect(other.projection.project(...corner).top).toBeLessThan(380.5);
    // The table is not turned.
    expect(other.yaw).toBe(yaw);
    other.cover(0);
    while (other.step(16));
    expect(other.scale).toBeCloseTo(scale, 6);
  });

  it('keeps its place under a panel if the person has moved it', () => {
    camera.noMotion = false;
    camera.zoom(3);
    const before = camera.projection.project(0, 0, 0);
    camera.cover(300);
    expect(camera.step(16)).toBe(false);
    expect(Math.abs(camera.projection.project(0, 0, 0).top - before.top)).toBeLessThan(3);
    expect(camera.movedByPerson).toBe(true);
  });

  it('makes a portrait and restores itself afterwards', () => {
    camera.resize(378, 640);
    camera.inset({ top: 60, right: 4, bottom: 126, left: 4 });
    camera.zoom(5);
    const before = [camera.projection.project(20, 30, 0), camera.scale, camera.movedByPerson, camera.yaw];
    const insets = { top: 20, right: 30, bottom: 40, left: 30 };
    const seen = camera.portrait(corners(300), insets, () => corners(300).map((corner) => camera.projection.project(...corner)));
    expect(Math.min(...seen.map(({ left }) => left))).toBeCloseTo(30, 0);
    expect(Math.max(...seen.map(({ left }) => left))).toBeCloseTo(1050, 0);
    expect([camera.projection.project(20, 30, 0), camera.scale, camera.movedByPerson, camera.yaw]).toEqual(before);
  });
});

describe('a camera and its users', () => {
  it('projects places for the end of its glide', () => {
    camera.noMotion = false;
    camera.follow({ x: 300, y: 100 }, 200);
    const before = camera.restingAt(300, 100);
    expect(camera.span).toBeCloseTo(200);
    expect(camera.projection.project(300, 100, 0).left - before.left).toBeGreaterThan(50);
    while (camera.step(50));
    expect(camera.projection.project(300, 100, 0).left).toBeCloseTo(before.left);
  });

  it('notifies its watchers until they unsubscribe', () => {
    const seen = vi.fn();
    const leave = camera.watch(seen);
    camera.pan(20, 0);
    expect(seen).toHaveBeenCalledTimes(1);
    leave();
    camera.pan(20, 0);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('is adopted by the next renderer', () => {
    camera.follow({ x: 200, y: -50 }, 220);
    camera.pan(10, 0);
    const plan = made(true);
    plan.adopt(camera);
    expect([plan.movedByPerson, plan.fits]).toEqual([true, null]);
    expect(plan.centre.x).toBeCloseTo(camera.centre.x);
    expect(plan.scale).toBeCloseTo(camera.scale);
    camera.fit('table');
    plan.adopt(camera);
    expect(plan.fits).toBe('table');
  });
});
