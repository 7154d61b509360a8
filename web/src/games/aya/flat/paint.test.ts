import { expect, it } from 'vitest';
import { NO_INSETS, projectionOf } from '../drawing/lens';
import { shadowOffset } from './paint';

it.each([0, -90, 35])('shadows fall to the lower right for a camera turned by %i degrees', (yaw) => {
  const { x, y } = shadowOffset(yaw);
  const frame = { width: 400, height: 400, insets: NO_INSETS, parallel: true };
  const { project } = projectionOf({ x: 0, y: 0, distance: 1000, yaw, pitch: 90 }, frame);
  const [from, to] = [project(0, 0, 0), project(100 * x, 100 * y, 0)];
  expect(to.left - from.left).toBeGreaterThan(5);
  expect(to.top - from.top).toBeGreaterThan(5);
  expect((to.left - from.left) / (to.top - from.top)).toBeCloseTo(0.8, 6);
});
