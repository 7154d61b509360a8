import { Box3, type BufferGeometry, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { dominoPoint, Grid } from './atlas';
import { discForm, dominoForm } from './shapes';

/** The signed volume of a closed geometry. */
function volume(form: BufferGeometry): number {
  const at = form.getAttribute('position');
  const corner = (k: number) => new Vector3().fromBufferAttribute(at, k);
  let sum = 0;
  for (let k = 0; k < at.count; k += 3) sum += corner(k).dot(corner(k + 1).cross(corner(k + 2))) / 6;
  return sum;
}

it('a domino is 6 × 15 × 30 mm, closed, and faces outwards everywhere', () => {
  const form = dominoForm();
  const size = new Box3().setFromBufferAttribute(form.getAttribute('position') as never).getSize(new Vector3());
  expect(size.toArray()).toEqual([6, 15, 30].map((edge) => expect.closeTo(edge, 5)));
  // The bevelled edges remove a little.
  expect(volume(form)).toBeLessThan(6 * 15 * 30);
  expect(volume(form)).toBeGreaterThan(6 * 15 * 30 * 0.97);
});

it('the water of a domino is on its back with the upper end up', () => {
  const form = dominoForm();
  const [at, picture] = [form.getAttribute('position'), form.getAttribute('uv')];
  const [[left, low], [right, high]] = [dominoPoint('water', 0, 0), dominoPoint('water', 1, 1)];
  const wet = Array.from({ length: at.count }, (_, k) => k).filter(
    (k) => picture.getX(k) > left && picture.getX(k) < right && picture.getY(k) > low && picture.getY(k) < high,
  );
  expect(wet.length).toBeGreaterThan(3);
  for (const k of wet) {
    expect(at.getX(k)).toBeCloseTo(-3, 5);
    // Seen from behind, left is right.
    expect(Math.sign(at.getY(k))).toBe(picture.getX(k) < (left + right) / 2 ? 1 : -1);
    expect(Math.sign(at.getZ(k))).toBe(picture.getY(k) > (low + high) / 2 ? 1 : -1);
  }
});

it('the picture of a disc points along its x axis', () => {
  const cell = new Grid(['one'], 1).first();
  const form = discForm(cell, 24);
  const [at, picture] = [form.getAttribute('position'), form.getAttribute('uv')];
  for (let k = 0; k < at.count; k++) {
    if (Math.abs(at.getX(k)) > 0.5) expect(Math.sign(picture.getX(k) - 0.5)).toBe(Math.sign(at.getX(k)));
    if (Math.abs(at.getY(k)) > 0.5) expect(Math.sign(picture.getY(k) - 0.5)).toBe(Math.sign(at.getY(k)));
  }
});
