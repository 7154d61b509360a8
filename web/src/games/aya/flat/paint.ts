/** Paints everything from above. The brush is in millimetres of the table, y up; light comes from the upper left. */
import { BORDER, type Disc } from '../drawing/around';
import { BOX, type Faces } from '../drawing/faces';
import type { Point } from '../drawing/lens';
import { PLAN_BAND, styleOf } from '../drawing/lines';
import { FOAM, hueOf, PAPER, RIVER, type Room, TONES } from '../drawing/palette';
import { axesOf, uprightness } from '../drawing/quaternion';
import type { HandShown, Light, Line, Place, Pose, TileBody, Tone } from '../scene';
import { HEIGHT, TILE_RADIUS, TOKEN_RADIUS, terrainOf, WIDTH } from '../sizes';

type Brush = CanvasRenderingContext2D;

const SHADE = 'rgb(30 18 6 / 21%)';
/** Millimetres to the right and up on the screen by which a shadow moves per millimetre of height. */
const SHADOW_PER_MM = { right: 0.24, up: -0.3 };
/** Faces whose normal points up by less than this are not painted. */
const MIN_UPWARD = 0.05;

/** The shadow offset in table coordinates, for a camera turned by `yaw` degrees. */
export function shadowOffset(yaw: number): Place {
  const turn = (yaw * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: SHADOW_PER_MM.right * cos - SHADOW_PER_MM.up * sin, y: SHADOW_PER_MM.right * sin + SHADOW_PER_MM.up * cos };
}

export function paintTable(brush: Brush, wood: CanvasImageSource, width: number, depth: number, room: Room, shadow: Place): void {
  const [left, low] = [-width / 2 - BORDER.side, -depth / 2 - BORDER.bottom];
  const [wide, high] = [width + 2 * BORDER.side, depth + BORDER.top + BORDER.bottom];
  brush.fillStyle = SHADE;
  rounded(brush, left + 35 * shadow.x - 8, low + 35 * shadow.y - 8, wide + 16, high + 16, 26);
  brush.fillStyle = room.rim;
  rounded(brush, left - 8, low - 8, wide + 16, high + 16, 22);
  brush.save();
  brush.beginPath();
  brush.roundRect(left, low, wide, high, 15);
  brush.clip();
  picture(brush, wood, left, low, wide, high);
  brush.restore();
  brush.strokeStyle = room.line;
  brush.globalAlpha = 0.55;
  brush.lineWidth = 1.6;
  brush.beginPath();
  brush.roundRect(-width / 2, -depth / 2, width, depth, 4);
  brush.stroke();
  brush.globalAlpha = 1;
}

export function paintTile(brush: Brush, faces: Faces, tile: Pick<TileBody, 'id' | 'x' | 'y' | 'angle'>, shadow: Place): void {
  shadeDisc(brush, tile.x, tile.y, 2, TILE_RADIUS, shadow);
  brush.save();
  brush.translate(tile.x, tile.y);
  brush.rotate((tile.angle * Math.PI) / 180);
  picture(brush, faces.tile(tile.id), -TILE_RADIUS, -TILE_RADIUS, 2 * TILE_RADIUS, 2 * TILE_RADIUS);
  brush.restore();
}

export function paintAnimal(brush: Brush, faces: Faces, animal: string, pose: Pose, shadow: Place): void {
  const [x, y, z] = pose;
  shadeDisc(brush, x, y, z, TOKEN_RADIUS, shadow);
  const [ahead, aside] = axesOf(pose);
  brush.save();
  brush.transform(ahead[0], ahead[1], aside[0], aside[1], x, y);
  picture(brush, faces.animal(animal), -TOKEN_RADIUS, -TOKEN_RADIUS, 2 * TOKEN_RADIUS, 2 * TOKEN_RADIUS);
  brush.restore();
}

/** Paint a disc of a pile, with its sign upright for a camera turned by `yaw` degrees. */
export function paintDisc(brush: Brush, faces: Faces, disc: Disc, shadow: Place, yaw: number): void {
  const { x, y, z, radius } = disc;
  shadeDisc(brush, x, y, z, radius, shadow);
  const face = disc.piece === 'tile' ? faces.tile(disc.face) : faces.animal(disc.face);
  brush.save();
  brush.translate(x, y);
  brush.rotate((yaw * Math.PI) / 180);
  picture(brush, face, -radius, -radius, 2 * radius, 2 * radius);
  brush.restore();
}

/** Paint the shadow of a domino. */
function shadeDomino(brush: Brush, pose: Pose, shadow: Place): void {
  const corners: [number, number][] = [];
  const axes = axesOf(pose);
  for (const a of [-3, 3]) {
    for (const b of [-WIDTH / 2, WIDTH / 2]) {
      for (const c of [-HEIGHT / 2, HEIGHT / 2]) {
        const [x, y, z] = [0, 1, 2].map((k) => (pose[k] as number) + along(axes, k, a, b, c)) as [number, number, number];
        corners.push([x + z * shadow.x, y + z * shadow.y]);
      }
    }
  }
  brush.fillStyle = SHADE;
  outline(brush, hull(corners));
  brush.fill();
}

/** Paint the faces of a domino that point up. `afar`: paint plain edges. */
export function paintDomino(brush: Brush, faces: Faces, kind: string, pose: Pose, afar: boolean): void {
  const axes = axesOf(pose);
  const hue = hueOf(terrainOf(kind));
  for (const { face, out, right, up, width, height } of BOX) {
    const rises = along(axes, 2, ...out);
    if (rises < MIN_UPWARD) continue;
    const half = face === 'water' || face === 'back' ? 3 : face === 'side' ? WIDTH / 2 : HEIGHT / 2;
    const [rx, ry] = [along(axes, 0, ...right), along(axes, 1, ...right)];
    const [ux, uy] = [along(axes, 0, ...up), along(axes, 1, ...up)];
    const x = pose[0] + along(axes, 0, ...out) * half - (rx * width) / 2 + (ux * height) / 2;
    const y = pose[1] + along(axes, 1, ...out) * half - (ry * width) / 2 + (uy * height) / 2;
    brush.save();
    brush.transform(rx, ry, -ux, -uy, x, y);
    if (afar && face === 'top') {
      brush.fillStyle = hue.full;
      brush.fillRect(0, 0, width, height);
      brush.fillStyle = RIVER;
      brush.fillRect(0, height * 0.68, width, height * 0.32);
    } else brush.drawImage(faces.domino(kind, face), 0, 0, width, height);
    brush.strokeStyle = hue.dark;
    brush.lineWidth = afar ? 1.1 : 0.7;
    brush.strokeRect(0.35, 0.35, width - 0.7, height - 0.7);
    brush.restore();
  }
}

/** Paint dominoes from low to high, and all shadows below all pieces. */
export function paintDominoes(
  brush: Brush,
  faces: Faces,
  dominoes: readonly { kind: string; pose: Pose }[],
  shadow: Place,
  afar: boolean,
): void {
  const ordered = [...dominoes].sort((a, b) => a.pose[2] - b.pose[2]);
  for (const { pose } of ordered) shadeDomino(brush, pose, shadow);
  for (const { kind, pose } of ordered) {
    if (uprightness(pose) > 0) paintArrow(brush, kind, pose);
    paintDomino(brush, faces, kind, pose, afar);
  }
}

/** Paint the arrow in front of a standing domino that shows where it will fall, also at a distance. */
function paintArrow(brush: Brush, kind: string, pose: Pose): void {
  if (uprightness(pose) < 0.85) return;
  const [[ax, ay]] = axesOf(pose);
  const turn = Math.atan2(ay, ax);
  brush.save();
  brush.translate(pose[0], pose[1]);
  brush.rotate(turn);
  brush.fillStyle = hueOf(terrainOf(kind)).dark;
  brush.beginPath();
  brush.moveTo(4, -2.6);
  brush.lineTo(7.6, 0);
  brush.lineTo(4, 2.6);
  brush.fill();
  brush.restore();
}

/** Paint an outline around a ghost. */
export function paintHalo(brush: Brush, tone: Tone, pose: Pose): void {
  const axes = axesOf(pose);
  const corners: [number, number][] = [];
  for (const a of [-4.4, 4.4]) {
    for (const b of [-WIDTH / 2 - 1.4, WIDTH / 2 + 1.4]) {
      for (const c of [-HEIGHT / 2, HEIGHT / 2])
        corners.push([pose[0] + along(axes, 0, a, b, c), pose[1] + along(axes, 1, a, b, c)]);
    }
  }
  brush.strokeStyle = TONES[tone].colour;
  brush.lineWidth = 1.6;
  outline(brush, hull(corners));
  brush.stroke();
}

export function paintRing(brush: Brush, { x, y, radius, tone }: Pick<Light, 'x' | 'y' | 'radius' | 'tone'>): void {
  for (const [colour, wide] of [
    [PAPER, 4.6],
    [TONES[tone].colour, 2.8],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = wide;
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
    brush.stroke();
  }
}

export function paintLine(brush: Brush, line: Line, colour: string): void {
  const { points, arrow, plan, river } = line;
  if (points.length < 4) return;
  const { half, dash } = styleOf(line);
  const path = new Path2D();
  for (let k = 0; k + 1 < points.length; k += 2) path.lineTo(points[k] as number, points[k + 1] as number);
  if (arrow) {
    const [x0, y0, x1, y1] = points.slice(-4) as [number, number, number, number];
    const turn = Math.atan2(y1 - y0, x1 - x0);
    for (const side of [2.6, -2.6]) {
      path.moveTo(x1, y1);
      path.lineTo(x1 + 11 * Math.cos(turn + side), y1 + 11 * Math.sin(turn + side));
    }
  }
  brush.save();
  brush.lineCap = dash ? 'butt' : 'round';
  brush.lineJoin = 'round';
  brush.setLineDash(dash ? [...dash] : []);
  if (plan) brush.globalAlpha = PLAN_BAND.opacity;
  // Lines beneath dominoes have no outline.
  const quiet = river === 'wet' || river === 'dry';
  const inks = plan
    ? ([
        [FOAM, PLAN_BAND.edged],
        [RIVER, PLAN_BAND.width],
      ] as const)
    : quiet
      ? ([[colour, 2 * half]] as const)
      : ([
          [PAPER, 2 * half + 1.6],
          [colour, 2 * half - 0.4],
        ] as const);
  for (const [ink, wide] of inks) {
    brush.strokeStyle = ink;
    brush.lineWidth = wide;
    brush.stroke(path);
  }
  brush.restore();
}

/** Paint two fingertips, and the domino between them. */
export function paintHand(brush: Brush, { x, y, turn, holds, lift }: HandShown, colour: string, shadow: Place): void {
  const heading = (turn * Math.PI) / 180;
  const tip = holds ? WIDTH / 2 + 3 : 0;
  for (const [dx, dy, fill, alpha] of [
    [shadow.x * (lift + 12), shadow.y * (lift + 12), SHADE, 1],
    [0, 0, colour, 0.92],
  ] as const) {
    brush.save();
    brush.translate(x + dx, y + dy);
    brush.rotate(heading);
    brush.globalAlpha = alpha;
    brush.fillStyle = fill;
    for (const side of holds ? [-1, 1] : [0]) {
      brush.beginPath();
      brush.ellipse(-1, side * tip, 6.4, 4.6, 0, 0, Math.PI * 2);
      brush.fill();
      if (fill !== SHADE) {
        brush.strokeStyle = PAPER;
        brush.lineWidth = 1.1;
        brush.stroke();
      }
    }
    brush.restore();
  }
}

/** Paint the hourglass lying down, so that its sand is visible. */
export function paintGlass(brush: Brush, { x, y }: Place, above: number, room: Room): void {
  brush.save();
  brush.translate(x, y);
  const bulb = (side: number, share: number, below: boolean) => {
    const wide = 12;
    const body = new Path2D(
      `M0 0C${wide} ${side * 10} ${wide} ${side * 16} ${wide} ${side * 29}H${-wide}C${-wide} ${side * 16} ${-wide} ${side * 10} 0 0Z`,
    );
    brush.fillStyle = 'rgb(234 246 246 / 72%)';
    brush.fill(body);
    brush.save();
    brush.clip(body);
    brush.fillStyle = '#e2b45c';
    const high = 29 * share;
    // In the upper bulb sand lies over the neck, in the lower one on the foot.
    if (below) brush.fillRect(-wide, -29, 2 * wide, high);
    else brush.fillRect(-wide, 0, 2 * wide, high);
    brush.restore();
    brush.strokeStyle = FOAM;
    brush.lineWidth = 1;
    brush.stroke(body);
  };
  bulb(1, above, false);
  bulb(-1, 1 - above, true);
  brush.fillStyle = room.rim;
  rounded(brush, -17, 29, 34, 5, 2);
  rounded(brush, -17, -34, 34, 5, 2);
  brush.restore();
}

/** Draw an image with its upper edge towards +y. */
function picture(brush: Brush, image: CanvasImageSource, left: number, low: number, wide: number, high: number): void {
  brush.save();
  brush.translate(left, low + high);
  brush.scale(1, -1);
  brush.drawImage(image, 0, 0, wide, high);
  brush.restore();
}

function rounded(brush: Brush, x: number, y: number, wide: number, high: number, radius: number): void {
  brush.beginPath();
  brush.roundRect(x, y, wide, high, radius);
  brush.fill();
}

function shadeDisc(brush: Brush, x: number, y: number, z: number, radius: number, shadow: Place): void {
  brush.fillStyle = SHADE;
  brush.beginPath();
  brush.arc(x + (z + 3) * shadow.x, y + (z + 3) * shadow.y, radius + 0.2, 0, Math.PI * 2);
  brush.fill();
}

/** Coordinate `k` of a vector given in the axes of the body. */
function along(axes: readonly [Point, Point, Point], k: number, a: number, b: number, c: number): number {
  return (axes[0][k] as number) * a + (axes[1][k] as number) * b + (axes[2][k] as number) * c;
}

function outline(brush: Brush, corners: readonly (readonly [number, number])[]): void {
  brush.beginPath();
  for (const [x, y] of corners) brush.lineTo(x, y);
  brush.closePath();
}

/** The convex hull of points, counter-clockwise. */
function hull(points: [number, number][]): [number, number][] {
  points.sort(([a, b], [c, d]) => a - c || b - d);
  const half = (ordered: readonly [number, number][]) => {
    const chain: [number, number][] = [];
    for (const point of ordered) {
      while (
        chain.length > 1 &&
        turns(chain[chain.length - 2] as [number, number], chain[chain.length - 1] as [number, number], point) <= 0
      )
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(points), ...half([...points].reverse())];
}

function turns([ax, ay]: [number, number], [bx, by]: [number, number], [cx, cy]: [number, number]): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
