/** Where a piece is near the table the light does not reach: a soft dark spot that holds it down, with or without shadows. */
import { CanvasTexture, MeshBasicMaterial, type Object3D, PlaneGeometry } from 'three';
import { axesOf } from '../drawing/turns';
import type { Pose } from '../scene';
import { HEIGHT, THICKNESS, WIDTH } from '../sizes';
import { Pieces } from './pieces';

/** Just above tiles: what is on them is held down too. */
const HIGH = 2.1;
/** How far it reaches beyond the piece, in millimetres. */
const REACH = 5;
/** A piece higher than this over the table does not darken it. */
const NEAR = 24;

export class Contact {
  readonly #spots: Pieces;

  constructor(parent: Object3D) {
    const material = new MeshBasicMaterial({
      map: new CanvasTexture(spot()),
      color: '#2a1a0a',
      transparent: true,
      opacity: 0.55,
      depthWrite: false,
    });
    this.#spots = new Pieces(parent, new PlaneGeometry(1, 1), material, null, false);
  }

  clear(): void {
    this.#spots.clear();
  }

  /** Under a domino, however it stands or lies. */
  add(pose: Pose): void {
    if (pose[2] > NEAR) return;
    const [ahead, , up] = axesOf(pose);
    const [stands, lies] = [Math.hypot(ahead[0], ahead[1]), Math.hypot(up[0], up[1])];
    const turn = stands > lies ? Math.atan2(ahead[1], ahead[0]) : Math.atan2(up[1], up[0]);
    const long = THICKNESS * stands + HEIGHT * lies + 2 * REACH;
    this.#spots.add([pose[0], pose[1], HIGH, 0, 0, Math.sin(turn / 2), Math.cos(turn / 2)], '', [long, WIDTH + 2 * REACH, 1]);
  }

  done(): void {
    this.#spots.done();
  }
}

/** Dark in the middle, nothing at the edge. */
function spot(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const brush = canvas.getContext('2d');
  if (!brush) return canvas;
  brush.shadowColor = '#fff';
  brush.shadowBlur = 18;
  brush.shadowOffsetX = 64;
  brush.fillRect(20 - 64, 18, 24, 28);
  return canvas;
}
