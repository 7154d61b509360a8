/** Instanced meshes: all dominoes, all tiles and all animals take one draw call each. Ghosts use them too. */
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

/** Pieces of one geometry, each with its own pose and its own cell of a shared texture. */
export class Pieces {
  readonly #grid: Grid | null;
  readonly #form: BufferGeometry;
  readonly #material: Material;
  readonly #parent: Object3D;
  readonly #shadows: boolean;
  readonly #order: number;
  #mesh: InstancedMesh;
  #count = 0;

  /** `order`: render order of transparent pieces, 0 for others. */
  constructor(parent: Object3D, form: BufferGeometry, material: Material, grid: Grid | null, shadows: boolean, order = 0) {
    this.#parent = parent;
    this.#form = form;
    this.#material = material;
    this.#grid = grid;
    this.#shadows = shadows;
    this.#order = order;
    this.#mesh = this.#made(32);
  }

  /** Remove all pieces, before adding those of the next frame. */
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

  /** Upload the added pieces to the GPU. */
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
    // The pieces are spread over the whole table, so culling would not help.
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

/** The material of painted wood or card. The `shift` attribute selects each piece's cell of the texture. */
export function painted(map: Texture, { roughness, opacity = 1 }: { roughness: number; opacity?: number }): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map, roughness, metalness: 0, opacity, transparent: opacity < 1 });
  // Discs have no underside, so their upper side casts the shadow.
  material.shadowSide = DoubleSide;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute vec2 shift;\n${shader.vertexShader}`.replace(
      '#include <uv_vertex>',
      '#include <uv_vertex>\nvMapUv += shift;',
    );
  };
  return material;
}

/** The material of a coloured outline around a ghost, drawn before it. */
export function skin(): MeshBasicMaterial {
  return new MeshBasicMaterial({ transparent: true, opacity: 0.8, depthWrite: false });
}
