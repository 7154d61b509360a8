/** The renderer in three dimensions (three.js). It draws only when something has changed. */

import { MathUtils, Matrix4, PCFShadowMap, PerspectiveCamera, Scene, type Texture, Vector3, WebGLRenderer } from 'three';
import { standingPose } from '../bodies';
import { Drawing } from '../drawing/drawing';
import { ANIMAL_FACES, ANIMAL_SIZE, type FaceGroup, Faces, TILE_FACES, TILE_SIZE } from '../drawing/faces';
import { FIELD_OF_VIEW } from '../drawing/lens';
import { hueOf, TONES } from '../drawing/palette';
import type { Ghost, Pose, RendererOptions } from '../scene';
import { HEIGHT, THICKNESS, TILE_RADIUS, TILE_THICKNESS, TOKEN_RADIUS, TOKEN_THICKNESS, WIDTH } from '../sizes';
import { DOMINO_GRID, Grid, paintDiscs, paintDominoes, textureOf } from './atlas';
import { Glass } from './glass';
import { Hands, Marks } from './marks';
import { Pieces, painted, skin } from './pieces';
import { BEST, LEVELS, Quality } from './quality';
import { discForm, dominoForm } from './shapes';
import { Contact, Table } from './table';

/** Called when the renderer cannot continue. */
export interface Fallbacks {
  /** Called when the WebGL context was lost and not restored. */
  fail: () => void;
  /** Called when even the simplest picture is too slow. */
  slow?: () => void;
}

/** Milliseconds that a lost context has to be restored. */
const CONTEXT_LOST_TIMEOUT_MS = 4000;
/** Milliseconds from which a frame does not count as slow, because the page was suspended. */
const SUSPENDED_MS = 3000;
/** Milliseconds after the start in which textures and shaders are loaded, so frame times do not count. */
const STARTUP_MS = 2500;
const GHOST_OPACITY = 0.7;
const OUTLINE_MM = 1.1;
const TILE_SIZES = [TILE_RADIUS, TILE_RADIUS, TILE_THICKNESS] as const;
const TOKEN_SIZES = [TOKEN_RADIUS, TOKEN_RADIUS, TOKEN_THICKNESS] as const;

export class ThreeRenderer extends Drawing {
  readonly kind = 'three';
  readonly #fallbacks: Fallbacks;
  readonly #gl: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #eye = new PerspectiveCamera(FIELD_OF_VIEW, 1, 20, 12000);
  readonly #table: Table;
  readonly #marks: Marks;
  readonly #hands: Hands;
  readonly #glass: Glass;
  readonly #contact: Contact;
  readonly #dominoes: Pieces;
  readonly #tiles: Pieces;
  readonly #animals: Pieces;
  readonly #ghosts: { dominoes: Pieces; outlines: Pieces; tiles: Pieces; animals: Pieces };
  readonly #quality: Quality;
  #frame = 0;
  #previousFrameAt = 0;
  readonly #createdAt = performance.now();
  #requestedAt = 0;
  #destroyed = false;
  #piecesMoved = true;
  #lostTimer: ReturnType<typeof setTimeout> | null = null;

  /** Throws if there is no WebGL. `quality`: the level of the first picture. */
  constructor(host: HTMLElement, options: RendererOptions, fallbacks: Fallbacks, quality = BEST) {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'high-performance' });
    if (!context) throw new Error('this browser has no WebGL');
    super(host, canvas, options, false);
    this.#fallbacks = fallbacks;
    this.#quality = new Quality(quality);
    this.#gl = new WebGLRenderer({ canvas, context });
    this.#gl.shadowMap.enabled = true;
    this.#gl.shadowMap.type = PCFShadowMap;
    // Shadows are updated only when a piece has moved, not for the camera.
    this.#gl.shadowMap.autoUpdate = false;
    this.#gl.info.autoReset = false;
    this.canvas.addEventListener('webglcontextlost', this.#onlost);
    this.canvas.addEventListener('webglcontextrestored', this.#onrestored);

    const sharp = Math.min(this.#gl.capabilities.getMaxAnisotropy(), 8);
    const tileGrid = new Grid(TILE_FACES, 5);
    const animalGrid = new Grid(ANIMAL_FACES, 6);
    const repaints = new Map<FaceGroup, () => void>();
    const faces = new Faces((group) => {
      repaints.get(group)?.();
      this.requestDraw();
    });
    const atlas = (group: FaceGroup, paint: () => HTMLCanvasElement): Texture => {
      const map = textureOf(paint(), sharp);
      repaints.set(group, () => {
        map.image = paint();
        map.needsUpdate = true;
      });
      return map;
    };
    const dominoMap = atlas('dominoes', () => paintDominoes(faces));
    const tileMap = atlas('tiles', () => paintDiscs(tileGrid, TILE_SIZE, (face) => faces.tile(face), rimColour));
    const animalMap = atlas('animals', () => paintDiscs(animalGrid, ANIMAL_SIZE, (face) => faces.animal(face), rimColour));
    this.#table = new Table(this.#scene);
    const [domino, tile, token] = [dominoForm(), discForm(tileGrid.first(), 64), discForm(animalGrid.first(), 40)];
    this.#dominoes = new Pieces(this.#scene, domino, painted(dominoMap, { roughness: 0.45 }), DOMINO_GRID, true);
    this.#tiles = new Pieces(this.#scene, tile, painted(tileMap, { roughness: 0.8 }), tileGrid, true);
    this.#animals = new Pieces(this.#scene, token, painted(animalMap, { roughness: 0.7 }), animalGrid, true);
    this.#ghosts = {
      outlines: new Pieces(this.#scene, domino, skin(), null, false, 1),
      dominoes: new Pieces(
        this.#scene,
        domino,
        painted(dominoMap, { roughness: 0.45, opacity: GHOST_OPACITY }),
        DOMINO_GRID,
        false,
        2,
      ),
      tiles: new Pieces(this.#scene, tile, painted(tileMap, { roughness: 0.8, opacity: GHOST_OPACITY }), tileGrid, false, 2),
      animals: new Pieces(
        this.#scene,
        token,
        painted(animalMap, { roughness: 0.7, opacity: GHOST_OPACITY }),
        animalGrid,
        false,
        2,
      ),
    };
    this.#marks = new Marks(this.#scene);
    this.#hands = new Hands(this.#scene);
    this.#glass = new Glass(this.#scene);
    this.#contact = new Contact(this.#scene);
    this.#eye.matrixAutoUpdate = false;
    this.attach();
  }

  protected override size(width: number, height: number): void {
    const level = LEVELS[this.#quality.level] ?? LEVELS[0];
    this.#gl.setPixelRatio(Math.min(devicePixelRatio || 1, level?.sharp ?? 1));
    this.#gl.setSize(width, height, false);
    this.#table.shade(level?.shadows ?? 0);
    this.#piecesMoved = true;
  }

  override destroy(): void {
    this.#destroyed = true;
    cancelAnimationFrame(this.#frame);
    if (this.#lostTimer !== null) clearTimeout(this.#lostTimer);
    this.canvas.removeEventListener('webglcontextlost', this.#onlost);
    this.canvas.removeEventListener('webglcontextrestored', this.#onrestored);
    this.#gl.dispose();
    // Release all GPU memory.
    if (!this.#gl.getContext().isContextLost()) this.#gl.forceContextLoss();
    super.destroy();
  }

  readonly #onlost = (event: Event): void => {
    // The browser restores the context only if this event is cancelled.
    event.preventDefault();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#marks.contextLost();
    this.#lostTimer ??= setTimeout(this.#fallbacks.fail, CONTEXT_LOST_TIMEOUT_MS);
  };

  readonly #onrestored = (): void => {
    if (this.#lostTimer !== null) clearTimeout(this.#lostTimer);
    this.#lostTimer = null;
    this.#piecesMoved = true;
    this.requestDraw();
  };

  protected override requestDraw(): void {
    if (this.#lostTimer !== null || this.#destroyed || this.#frame !== 0) return;
    this.#requestedAt = performance.now();
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      const since = now - this.#previousFrameAt;
      this.#previousFrameAt = now;
      const glides = this.camera.step(Math.min(since, 50));
      this.draw();
      this.#recordFrame(performance.now() - this.#requestedAt, now);
      if (glides) this.requestDraw();
    });
  }

  protected override piecesMoved(): void {
    this.#piecesMoved = true;
    this.requestDraw();
  }

  /** Feed the quality control. A busy machine delays the next frame, so the time since the request measures its speed. */
  #recordFrame(milliseconds: number, now: number): void {
    this.lastStats = { ...this.lastStats, time: milliseconds };
    if (milliseconds > SUSPENDED_MS || now - this.#createdAt < STARTUP_MS) return;
    const decision = this.#quality.record(milliseconds, now);
    if (decision === 'change') this.resize();
    else if (decision === 'give-up') this.#fallbacks.slow?.();
  }

  protected override draw(): void {
    if (this.#lostTimer !== null) return;
    if (this.#piecesMoved) this.#arrange();
    this.#updateCamera();
    this.#gl.info.reset();
    this.#gl.render(this.#scene, this.#eye);
    this.placeLabels();
    this.lastStats = {
      frames: this.lastStats.frames + 1,
      calls: this.#gl.info.render.calls,
      triangles: this.#gl.info.render.triangles,
      time: this.lastStats.time,
      quality: this.#quality.level,
    };
  }

  /** Set the three.js camera to the position of `TableCamera`. */
  #updateCamera(): void {
    const { right, up, ahead, eye, middle } = this.camera.projection;
    const { width, height } = this.camera.frame;
    this.#eye.matrix.copy(
      new Matrix4()
        .makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...ahead).negate())
        .setPosition(new Vector3(...eye)),
    );
    this.#eye.matrixWorldNeedsUpdate = true;
    this.#eye.aspect = width / height;
    this.#eye.setViewOffset(width, height, width / 2 - middle.left, height / 2 - middle.top, width, height);
  }

  /** Place all pieces according to the scene and the present motion. */
  #arrange(): void {
    this.#piecesMoved = false;
    this.#gl.shadowMap.needsUpdate = true;
    const { scene, around } = this.stage;
    this.#table.show(scene.width, scene.depth, this.options.dark, this.#gl.capabilities.getMaxAnisotropy());
    this.#table.turn(this.camera.homeYaw);
    this.poses = this.stage.poses();
    const { dominoes, animals, tiles } = this.poses;
    this.#dominoes.clear();
    this.#contact.clear();
    for (const { id, kind } of scene.dominoes) {
      const pose = dominoes.get(id) as Pose;
      this.#dominoes.add(pose, kind);
      this.#contact.add(pose);
    }
    this.#contact.done();
    for (const { kind, pose } of around.dominoes) this.#dominoes.add(pose, kind);
    for (const { x, y, turn, lift, holds } of scene.hands) {
      if (holds) this.#dominoes.add(lifted(standingPose(x, y, turn), lift), holds);
    }
    this.#dominoes.done();
    this.#tiles.clear();
    for (const { id, x, y, angle } of tiles.values()) this.#tiles.add(flat(x, y, TILE_THICKNESS / 2, angle), id, TILE_SIZES);
    this.#animals.clear();
    for (const [animal, pose] of animals) this.#animals.add(pose, animal, TOKEN_SIZES);
    for (const { piece, face, x, y, z, radius, thickness } of around.discs) {
      (piece === 'tile' ? this.#tiles : this.#animals).add(flat(x, y, z, this.camera.homeYaw), face, [radius, radius, thickness]);
    }
    this.#tiles.done();
    this.#animals.done();
    this.#marks.show(scene.lights, scene.lines, this.options);
    this.#hands.show(scene.hands, around.seats, this.options);
    this.#arrangeGhosts(scene.ghosts);
    this.#marks.done();
    this.#glass.show(scene.glass, around.glass);
  }

  #arrangeGhosts(ghosts: readonly Ghost[]): void {
    for (const part of Object.values(this.#ghosts)) part.clear();
    for (const ghost of ghosts) {
      const colour = TONES[ghost.tone].colour;
      if (ghost.piece === 'domino') {
        this.#ghosts.dominoes.add(ghost.pose, ghost.kind);
        this.#ghosts.outlines.add(ghost.pose, '', thicker(OUTLINE_MM), colour);
      } else if (ghost.piece === 'tile') {
        this.#ghosts.tiles.add(flat(ghost.x, ghost.y, TILE_THICKNESS / 2, ghost.angle), ghost.id, TILE_SIZES);
        this.#marks.ring(ghost.x, ghost.y, TILE_THICKNESS, TILE_RADIUS + 2, colour);
      } else {
        this.#ghosts.animals.add(ghost.pose, ghost.animal, TOKEN_SIZES);
        this.#marks.ring(ghost.pose[0], ghost.pose[1], ghost.pose[2], TOKEN_RADIUS + 2, colour);
      }
    }
    for (const part of Object.values(this.#ghosts)) part.done();
  }
}

function flat(x: number, y: number, z: number, angle: number): Pose {
  const half = MathUtils.degToRad(angle) / 2;
  return [x, y, z, 0, 0, Math.sin(half), Math.cos(half)];
}

function lifted([x, y, z, ...turn]: Pose, by: number): Pose {
  return [x, y, z + by, ...turn];
}

/** Scale factors of a domino whose sides are moved out by `by` millimetres. */
function thicker(by: number): [number, number, number] {
  return [1 + (2 * by) / THICKNESS, 1 + (2 * by) / WIDTH, 1 + (2 * by) / HEIGHT];
}

/** The colour of a rim: dark terrain for tiles, card for animals. */
function rimColour(face: string): string {
  return hueOf(face.replace('back-', '').split('-')[0] ?? '').dark;
}
