/** All dominoes, all tiles and all animals: three draw calls, however many there are; and those that do not stand yet. */
import {
  type BufferGeometry,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  Quaternion,
  type Texture,
  Vector3,
} from 'three';
import type { Pose } from '../scene';
import type { Grid } from './atlas';

const AT = new Vector3();
const TURN = new Quaternion();
const SIZE = new Vector3();
const MATRIX = new Matrix4();
const COLOUR = new Color();

/** Pieces of one form, each with its own pose and its own picture of a common texture. */
export class Pieces {
  readonly #grid: Grid | null;
  readonly #form: BufferGeometry;
  readonly #material: Material;
  readonly #parent: Object3D;
  readonly #shadows: boolean;
  readonly #order: number;
  #mesh: InstancedMesh;
  #count = 0;

  /** Transparent pieces are drawn in the `order` they have, which is 0 for all others. */
  constructor(parent: Object3D, form: BufferGeometry, material: Material, grid: Grid | null, shadows: boolean, order = 0) {
    this.#parent = parent;
    this.#form = form;
    this.#material = material;
    this.#grid = grid;
    this.#shadows = shadows;
    this.#order = order;
    this.#mesh = this.#made(32);
  }

  /** Begin anew: what is added from now on is all there is. */
  clear(): void {
    this.#count = 0;
  }

  add(
    [x, y, z, qx, qy, qz, qw]: Pose,
    picture: string,
    size: readonly [number, number, number] = [1, 1, 1],
    colour?: string,
  ): void {
    if (this.#count === this.#mesh.instanceMatrix.count) this.#grow();
    MATRIX.compose(AT.set(x, y, z), TURN.set(qx, qy, qz, qw).normalize(), SIZE.set(...size));
    this.#mesh.setMatrixAt(this.#count, MATRIX);
    if (this.#grid) this.#mesh.geometry.getAttribute('shift').setXY(this.#count, ...this.#grid.shift(picture));
    if (colour) this.#mesh.setColorAt(this.#count, COLOUR.set(colour));
    this.#count++;
  }

  /** Nothing more is added: what was is drawn. */
  done(): void {
    const mesh = this.#mesh;
    mesh.count = this.#count;
    mesh.visible = this.#count > 0;
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    if (this.#grid) mesh.geometry.getAttribute('shift').needsUpdate = true;
  }

  #made(room: number): InstancedMesh {
    const form = this.#form.clone();
    if (this.#grid) form.setAttribute('shift', new InstancedBufferAttribute(new Float32Array(room * 2), 2));
    const mesh = new InstancedMesh(form, this.#material, room);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.castShadow = this.#shadows;
    mesh.receiveShadow = this.#shadows;
    // They are spread over the whole table: it is not worth asking.
    mesh.frustumCulled = false;
    mesh.visible = false;
    mesh.renderOrder = this.#order;
    this.#parent.add(mesh);
    return mesh;
  }

  #grow(): void {
    const before = this.#mesh;
    this.#mesh = this.#made(before.instanceMatrix.count * 2);
    this.#mesh.instanceMatrix.array.set(before.instanceMatrix.array);
    if (this.#grid) this.#mesh.geometry.getAttribute('shift').array.set(before.geometry.getAttribute('shift').array);
    if (before.instanceColor) {
      this.#mesh.setColorAt(0, COLOUR);
      this.#mesh.instanceColor?.array.set(before.instanceColor.array);
    }
    this.#parent.remove(before);
    before.geometry.dispose();
    before.dispose();
  }
}

/** Painted wood or card: every piece takes its own part of the texture. */
export function painted(map: Texture, { roughness, opacity = 1 }: { roughness: number; opacity?: number }): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map, roughness, metalness: 0, opacity, transparent: opacity < 1 });
  // Discs have no underside: it is their upper side that keeps the light out.
  material.shadowSide = DoubleSide;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute vec2 shift;\n${shader.vertexShader}`.replace(
      '#include <uv_vertex>',
      '#include <uv_vertex>\nvMapUv += shift;',
    );
  };
  return material;
}

/** A skin around a piece in the colour of its tone, drawn before it: it shines through, and stands out around its edge. */
export function skin(): MeshBasicMaterial {
  return new MeshBasicMaterial({ transparent: true, opacity: 0.8, depthWrite: false });
}
