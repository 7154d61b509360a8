/** The room: a wooden table with its rim on a floor, in daylight or lamplight. */
import {
  CanvasTexture,
  Color,
  DirectionalLight,
  ExtrudeGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  type Scene,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { BORDER } from '../drawing/around';
import { DAY, EVENING, type Room } from '../drawing/palette';
import { axesOf } from '../drawing/quaternion';
import { paintWood } from '../drawing/wood';
import type { Pose } from '../scene';
import { HEIGHT, THICKNESS, WIDTH } from '../sizes';
import { textureOf } from './atlas';
import { Pieces } from './pieces';
import { boardForm, boardShape } from './shapes';

const WOOD_SCALE = 1.5;
/** Direction of the light, for a viewer at the lower edge. */
const SUN = [-620, 560, 1050] as const;
const TABLE_THICKNESS_MM = 26;
const RIM_MM = 9;
/** Size of the floor as a multiple of the table's. */
const FLOOR_FACTOR = 2.4;
/** Millimetres between the table and the floor. */
const FLOOR_DISTANCE_MM = 60;

interface Light {
  sky: string;
  ground: string;
  around: number;
  sun: string;
  strength: number;
}
const AFTERNOON: Light = { sky: '#ffffff', ground: '#e3cdb0', around: 1.7, sun: '#fff0d6', strength: 2.1 };
const LAMP: Light = { sky: '#dfe7ee', ground: '#d6c3ac', around: 1.75, sun: '#ffe0b8', strength: 1.7 };

export class Table {
  readonly sun = new DirectionalLight();
  readonly #sky = new HemisphereLight();
  readonly #scene: Scene;
  #group = new Group();
  #made = '';

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#sky.position.set(0, 0, 1);
    scene.add(this.#sky, this.sun, this.sun.target, this.#group);
  }

  /** Build and light the table. Does nothing if it has not changed. */
  show(width: number, depth: number, dark: boolean, anisotropy: number): void {
    const key = `${width} ${depth} ${dark}`;
    if (this.#made === key) return;
    this.#made = key;
    const room = dark ? EVENING : DAY;
    this.#light(dark ? LAMP : AFTERNOON, width, depth);
    this.#scene.background = new Color(room.floor);
    this.#clear();
    this.#group = new Group();
    this.#scene.add(this.#group);
    const [left, low] = [-width / 2 - BORDER.side, -depth / 2 - BORDER.bottom];
    const [wide, high] = [width + 2 * BORDER.side, depth + BORDER.top + BORDER.bottom];
    this.#group.add(
      top(left, low, wide, high, room, anisotropy, { width, depth }),
      rim(left, low, wide, high, room),
      floor(wide, high, room),
    );
  }

  /** Turn the light so that it comes from the upper left for a camera at `yaw` degrees. */
  turn(yaw: number): void {
    const [cos, sin] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
    const [x, y, z] = SUN;
    this.sun.position.set(x * cos - y * sin, x * sin + y * cos, z);
  }

  /** Set the width of the shadow map in pixels; 0 for none. */
  shade(pixels: number): void {
    this.sun.castShadow = pixels > 0;
    if (pixels === 0 || this.sun.shadow.mapSize.x === pixels) return;
    this.sun.shadow.mapSize.set(pixels, pixels);
    this.sun.shadow.map?.dispose();
    this.sun.shadow.map = null;
  }

  #clear(): void {
    this.#scene.remove(this.#group);
    this.#group.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      (object.material.map as Texture | null)?.dispose();
      object.material.dispose();
    });
  }

  #light({ sky, ground, around, sun, strength }: Light, width: number, depth: number): void {
    this.#sky.color.set(sky);
    this.#sky.groundColor.set(ground);
    this.#sky.intensity = around;
    this.sun.color.set(sun);
    this.sun.intensity = strength;
    // Fit the shadow map to the table.
    const { camera } = this.sun.shadow;
    const reach = Math.hypot(width / 2 + BORDER.side, depth / 2 + BORDER.top) + 20;
    camera.left = camera.bottom = -reach;
    camera.right = camera.top = reach;
    camera.near = 200;
    camera.far = 2600;
    camera.updateProjectionMatrix();
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.6;
    this.sun.shadow.radius = 2.2;
  }
}

function top(
  left: number,
  low: number,
  wide: number,
  high: number,
  room: Room,
  anisotropy: number,
  field: { width: number; depth: number },
): Mesh {
  const wood = paintWood(wide, high, WOOD_SCALE, room);
  const brush = wood.getContext('2d');
  if (brush) {
    // The line around the field.
    brush.strokeStyle = room.line;
    brush.globalAlpha = 0.6;
    brush.lineWidth = 1.8;
    brush.beginPath();
    brush.roundRect(BORDER.side, BORDER.top, field.width, field.depth, 4);
    brush.stroke();
  }
  const mesh = new Mesh(
    boardForm(left, low, wide, high, 15),
    new MeshStandardMaterial({ map: textureOf(wood, anisotropy), roughness: 0.62, metalness: 0 }),
  );
  mesh.receiveShadow = true;
  return mesh;
}

function rim(left: number, low: number, wide: number, high: number, room: Room): Mesh {
  const shape = boardShape(left - RIM_MM, low - RIM_MM, wide + 2 * RIM_MM, high + 2 * RIM_MM, 22);
  const form = new ExtrudeGeometry(shape, {
    depth: TABLE_THICKNESS_MM,
    bevelEnabled: true,
    bevelThickness: 3,
    bevelSize: 3,
    bevelSegments: 3,
    curveSegments: 6,
  });
  // The upper side is slightly below the wood, to avoid z-fighting.
  form.translate(0, 0, -TABLE_THICKNESS_MM - 3.2);
  const mesh = new Mesh(form, new MeshStandardMaterial({ color: room.rim, roughness: 0.5, metalness: 0 }));
  mesh.receiveShadow = true;
  return mesh;
}

/** The floor under the table, with the table's shadow. */
function floor(wide: number, high: number, room: Room): Mesh {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = room.floor;
    brush.fillRect(0, 0, 256, 256);
    // The soft shadow of the table, to the lower right. The rectangle that casts it is outside the canvas.
    const side = 256 / FLOOR_FACTOR;
    brush.shadowColor = 'rgb(30 18 6 / 60%)';
    brush.shadowBlur = 30;
    brush.shadowOffsetX = 256 + 4;
    brush.shadowOffsetY = 6;
    brush.fillRect((256 - side) / 2 - 256, (256 - side) / 2, side, side);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const mesh = new Mesh(
    new PlaneGeometry(wide * FLOOR_FACTOR, high * FLOOR_FACTOR),
    new MeshBasicMaterial({ map, dithering: true }),
  );
  mesh.position.z = -FLOOR_DISTANCE_MM - TABLE_THICKNESS_MM;
  return mesh;
}

/** Height of contact shadows in millimetres: just above tiles, so that pieces on tiles have them too. */
const SHADOW_HEIGHT_MM = 2.1;
/** Millimetres by which a contact shadow reaches beyond its piece. */
const CONTACT_MARGIN_MM = 5;
/** Maximum height in millimetres above the table of a piece with a contact shadow. */
const MAX_CONTACT_HEIGHT_MM = 24;

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

  /** Add the contact shadow of a standing or lying domino. */
  add(pose: Pose): void {
    if (pose[2] > MAX_CONTACT_HEIGHT_MM) return;
    const [ahead, , up] = axesOf(pose);
    const [stands, lies] = [Math.hypot(ahead[0], ahead[1]), Math.hypot(up[0], up[1])];
    const turn = stands > lies ? Math.atan2(ahead[1], ahead[0]) : Math.atan2(up[1], up[0]);
    const long = THICKNESS * stands + HEIGHT * lies + 2 * CONTACT_MARGIN_MM;
    this.#spots.add([pose[0], pose[1], SHADOW_HEIGHT_MM, 0, 0, Math.sin(turn / 2), Math.cos(turn / 2)], '', [
      long,
      WIDTH + 2 * CONTACT_MARGIN_MM,
      1,
    ]);
  }

  done(): void {
    this.#spots.done();
  }
}

/** A soft spot, dark in the middle and transparent at the edge. */
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
