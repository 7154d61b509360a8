/** The hourglass at the edge of the table, with its sand. */
import { CylinderGeometry, Group, LatheGeometry, Mesh, MeshStandardMaterial, type Object3D, Vector2 } from 'three';
import type { Place, TableScene } from '../scene';
import { Pieces } from './pieces';

const BULB = 34;
const RADIUS = 15;
const NECK = 1.3;
const FOOT = 5;
const SEGMENTS = 24;
/** Number of visible steps of the sand's level. */
const LEVEL_STEPS = 240;
/** Number of intervals on the outline of the sand in one bulb. */
const OUTLINE_STEPS = 10;

export class Glass {
  readonly #group = new Group();
  readonly #frame: Pieces;
  readonly #sand: Mesh;
  #shown = '';

  constructor(parent: Object3D) {
    parent.add(this.#group);
    const post = new CylinderGeometry(1, 1, 1, 20);
    post.rotateX(Math.PI / 2);
    this.#frame = new Pieces(
      this.#group,
      post,
      new MeshStandardMaterial({ color: '#7d4f2b', roughness: 0.5, metalness: 0 }),
      null,
      true,
    );
    const flat = (z: number, wide: number) => this.#frame.add([0, 0, z, 0, 0, 0, 1], '', [wide, wide, FOOT]);
    flat(FOOT / 2, RADIUS + 7);
    flat(FOOT * 1.5 + 2 * BULB, RADIUS + 7);
    for (const turn of [0.5, 2.6, 4.7]) {
      const [x, y] = [Math.cos(turn) * (RADIUS + 4), Math.sin(turn) * (RADIUS + 4)];
      this.#frame.add([x, y, FOOT + BULB, 0, 0, 0, 1], '', [1.5, 1.5, 2 * BULB]);
    }
    this.#frame.done();
    const outline = Array.from({ length: 25 }, (_, k) => new Vector2(wide((k / 24) * 2 * BULB) + 0.6, (k / 24) * 2 * BULB));
    const shell = new Mesh(
      lathed(outline),
      new MeshStandardMaterial({
        color: '#eaf6f6',
        transparent: true,
        opacity: 0.28,
        roughness: 0.1,
        metalness: 0,
        depthWrite: false,
      }),
    );
    shell.renderOrder = 2;
    this.#sand = new Mesh(lathed(sand(1, false)), new MeshStandardMaterial({ color: '#e2b45c', roughness: 1, metalness: 0 }));
    this.#group.add(shell, this.#sand);
  }

  show(glass: TableScene['glass'], { x, y }: Place): void {
    this.#group.visible = glass !== null;
    if (!glass) return;
    this.#group.position.set(x, y, 0);
    const share = Math.round(Math.min(Math.max(glass.above, 0), 1) * LEVEL_STEPS) / LEVEL_STEPS;
    const key = `${share} ${glass.runs}`;
    if (key === this.#shown) return;
    this.#shown = key;
    // Reuse the geometry, because the sand changes several times a minute.
    const next = lathed(sand(share, glass.runs));
    for (const name of ['position', 'normal']) {
      const attribute = this.#sand.geometry.getAttribute(name);
      attribute.array.set(next.getAttribute(name).array);
      attribute.needsUpdate = true;
    }
  }
}

/** The inner radius of the glass at a height above its foot: two bulbs and a neck. */
export function wide(high: number): number {
  const from = Math.abs(high - BULB) / BULB;
  return NECK + (RADIUS - NECK) * Math.sin(Math.min(from * 1.15, 1) * (Math.PI / 2)) ** 1.3;
}

/** Number of slices used to integrate the volume. */
const SLICES = 60;

/** The height of the sand in a bulb that is filled to a share; above the foot in the lower bulb, above the neck in the upper one. */
export function level(share: number, bulb: 'lower' | 'upper'): number {
  const slice = (k: number) => wide(bulb === 'lower' ? ((k + 0.5) / SLICES) * BULB : BULB + ((k + 0.5) / SLICES) * BULB) ** 2;
  // A full bulb keeps some free room.
  let left = Array.from({ length: SLICES }, (_, k) => slice(k)).reduce((sum, volume) => sum + volume, 0) * share * 0.82;
  for (let k = 0; k < SLICES; k++) {
    const part = slice(k);
    if (left <= part) return ((k + left / part) / SLICES) * BULB;
    left -= part;
  }
  return BULB;
}

/** The outline of all sand, from the middle of the foot upwards. It always has the same number of points. */
export function sand(above: number, runs: boolean): Vector2[] {
  const low = level(1 - above, 'lower');
  const high = level(above, 'upper');
  const thread = runs && above > 0 ? 0.5 : 0;
  const outline = [new Vector2(0, 0.1)];
  for (let k = 0; k <= OUTLINE_STEPS; k++)
    outline.push(new Vector2(wide((k / OUTLINE_STEPS) * low) - 0.2, (k / OUTLINE_STEPS) * low));
  // The heap where sand lands, the falling sand, and the sand in the upper bulb.
  outline.push(new Vector2(thread, low + (low > 0.5 ? 2.2 : 0)), new Vector2(thread, BULB));
  for (let k = 0; k <= OUTLINE_STEPS; k++) {
    const at = BULB + (k / OUTLINE_STEPS) * high;
    outline.push(new Vector2(above > 0 ? wide(at) - 0.2 : 0, at));
  }
  outline.push(new Vector2(0, BULB + Math.max(high - 1.5, 0)));
  return outline;
}

/** Turn the lathe's axis from y to z, and stand it on the foot. */
function lathed(outline: Vector2[]): LatheGeometry {
  const form = new LatheGeometry(outline, SEGMENTS);
  form.rotateX(Math.PI / 2);
  form.translate(0, 0, FOOT);
  return form;
}
