/** Labels and icons beside pieces. They are HTML elements over the canvas, so that they are sharp and never slanted. */
import type { Place, RendererOptions, Tone } from '../scene';
import { HEIGHT } from '../sizes';
import { BORDER, NAME_WIDTH_MM } from './around';
import { type Area, type Frame, freeArea, type Projection } from './lens';
import { SEATS, TONES } from './palette';
import type { Stage } from './stage';

export interface Label {
  /** Identifies the label across scenes. */
  key: string;
  text: string;
  /** A number after the text. It is never cut off. */
  count?: number;
  x: number;
  y: number;
  z: number;
  kind: 'light' | 'sign' | 'hand' | 'seat' | 'turn' | 'pile';
  tone?: Tone;
  /** The colour of its seat. */
  colour?: string;
  /** The direction on the table in which it moves if its place has no room for it. */
  out?: Place;
}

/** Millimetres per pixel from which names around the table would cover it. */
const MAX_NAME_SCALE = 2.25;
const AROUND_TABLE: ReadonlySet<Label['kind']> = new Set(['seat', 'turn', 'pile']);
/** Pixels by which a label stands below its place; negative: above. */
const OFFSET_PX: Partial<Record<Label['kind'], number>> = { light: -30, sign: -30, hand: 27 };
/** Millimetres from the middle of a seat's place to the field. */
const TO_FIELD_MM = BORDER.side / 2;
/** Size of a sign, as a multiple of the font size. */
const SIGN_EM = 0.9;
const SVG = 'http://www.w3.org/2000/svg';

/** Labels that avoid each other: those of lights and hands. All others have separate places around the table. */
const MOVABLE: ReadonlySet<Label['kind']> = new Set(['light', 'sign', 'hand']);

/** The box of a label on the screen, in pixels. */
export interface Box {
  /** Middle of the box. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of a label before it is limited by the edges of the picture, in pixels. */
interface PlacedLabel {
  /** Middle of the label. */
  left: number;
  top: number;
  /** -1 at the left side of the field, 1 at its right side, else 0. */
  aside: number;
  /** Pixels by which it may move towards the field without covering it. */
  slack: number;
}

interface PlacedElement {
  label: Label;
  element: HTMLElement;
  content: string;
  /** Size in pixels, measured once the label is in the page. */
  width: number;
  height: number;
  box: Box | null;
}

/** Pixels between two labels. */
const GAP_PX = 2;
/** Minimum part of a name that must be visible. A name with less is hidden, because it cannot be read. */
const MIN_VISIBLE_PART = 0.75;
/** Maximum number of steps upwards to find room. */
const MAX_STEPS_UP = 6;

/** A place for a label that covers none of `others`: its own, or above them. */
export function avoid(box: Box, others: readonly Box[]): Box {
  let found = box;
  for (let step = 0; step < MAX_STEPS_UP; step++) {
    const under = others.find((other) => covers(found, other));
    if (!under) return found;
    found = { ...found, top: under.top - (under.height + found.height) / 2 - GAP_PX };
  }
  return found;
}

/** Limit the middle of a label so that it is not cut off at the edges. */
function within(middle: number, begin: number, room: number, long: number): number {
  return Math.max(Math.min(middle, begin + room - long / 2 - GAP_PX), begin + long / 2 + GAP_PX);
}

function covers(one: Box, other: Box): boolean {
  return (
    Math.abs(one.left - other.left) < (one.width + other.width) / 2 &&
    Math.abs(one.top - other.top) < (one.height + other.height) / 2
  );
}

export class Labels {
  readonly layer = document.createElement('div');
  readonly #placed = new Map<string, PlacedElement>();

  constructor() {
    this.layer.className = 'aya-labels';
    // The same information is accessible as text beside the table.
    this.layer.setAttribute('aria-hidden', 'true');
  }

  set(labels: readonly Label[]): void {
    const left = new Set(this.#placed.keys());
    for (const label of labels) {
      left.delete(label.key);
      const content = `${label.kind} ${label.tone ?? ''} ${label.colour ?? ''} ${textOf(label)}`;
      const known = this.#placed.get(label.key);
      if (known?.content === content) {
        known.label = label;
        continue;
      }
      known?.element.remove();
      const element = createElement(label);
      this.layer.append(element);
      this.#placed.set(label.key, { label, element, content, width: 0, height: 0, box: null });
    }
    for (const key of left) {
      this.#placed.get(key)?.element.remove();
      this.#placed.delete(key);
    }
  }

  /**
   * Move each label to its place, without overlaps. A label that would be cut off at the edge of the free area moves inwards, unless it
   * would then cover the field: a name at the side of the table is cut short. Labels around the table are hidden below a bar, and when
   * the camera is far away.
   */
  place({ project }: Pick<Projection, 'project'>, frame: Frame, scale: number): void {
    const free = freeArea(frame);
    const stand: Box[] = [];
    for (const placed of this.#placed.values()) {
      const { label, element } = placed;
      const aroundTable = AROUND_TABLE.has(label.kind);
      element.hidden = scale > MAX_NAME_SCALE && aroundTable;
      placed.box = null;
      if (element.hidden) continue;
      placed.width ||= element.offsetWidth;
      placed.height ||= element.offsetHeight;
      const seen = placementOf(placed, project, scale);
      // At a side of the field a label moves inwards within the border, and is cut off at its outer end.
      const overflow = outerEnd(seen, placed.width, free);
      const moves = Math.min(overflow, seen.slack);
      const width = placed.width - (overflow - moves);
      const left = seen.left - seen.aside * (moves + (overflow - moves) / 2);
      const inside = left > free.left && left < free.left + free.width;
      const top = seen.top + (OFFSET_PX[label.kind] ?? 0);
      const under = Math.abs(top - free.top - free.height / 2) >= (free.height + placed.height) / 2;
      element.hidden = width < MIN_VISIBLE_PART * placed.width || (aroundTable && under);
      if (element.hidden) continue;
      element.style.maxWidth = width < placed.width ? `${width.toFixed(1)}px` : '';
      const box = {
        left: inside ? within(left, free.left, free.width, width) : left,
        // A name at the edge of the table may lie half under a bar.
        top: under ? top : within(top, free.top, free.height, placed.height),
        width,
        height: placed.height,
      };
      placed.box = MOVABLE.has(label.kind) ? avoid(box, stand) : box;
      if (inside) stand.push(placed.box);
      const { left: x, top: y } = placed.box;
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
    }
  }

  /** Paint the labels on a canvas with `sharp` pixels per CSS pixel. */
  paint(brush: CanvasRenderingContext2D, sharp: number): void {
    brush.save();
    brush.scale(sharp, sharp);
    brush.textBaseline = 'middle';
    for (const { label, element, box } of this.#placed.values()) {
      if (!box) continue;
      const kind = getComputedStyle(element);
      const [left, top] = [box.left - box.width / 2, box.top - box.height / 2];
      brush.globalAlpha = Number(kind.opacity) || 1;
      brush.fillStyle = kind.backgroundColor;
      brush.beginPath();
      brush.roundRect(left, top, box.width, box.height, box.height / 2);
      brush.fill();
      brush.font = `${kind.fontWeight} ${kind.fontSize} ${kind.fontFamily}`;
      let at = left + Number.parseFloat(kind.paddingLeft);
      if (label.tone) {
        const size = Number.parseFloat(kind.fontSize) * SIGN_EM;
        const sign = new Path2D();
        sign.addPath(new Path2D(TONES[label.tone].sign), new DOMMatrix([size / 12, 0, 0, size / 12, at, box.top - size / 2]));
        brush.strokeStyle = kind.color;
        brush.lineCap = brush.lineJoin = 'round';
        brush.lineWidth = size / 6;
        brush.stroke(sign);
        at += size + Number.parseFloat(kind.columnGap || '0');
      }
      brush.fillStyle = kind.color;
      if (label.text) brush.fillText(textOf(label), at, box.top, left + box.width - at);
    }
    brush.restore();
  }

  destroy(): void {
    this.layer.remove();
  }
}

/** Pixels of a label at a side of the field that lie beyond the free area. */
function outerEnd({ left, aside }: Pick<PlacedLabel, 'left' | 'aside'>, long: number, free: Area): number {
  if (aside === 0) return 0;
  const edge = aside < 0 ? free.left + GAP_PX : free.left + free.width - GAP_PX;
  return Math.max(0, aside * (left - edge) + long / 2);
}

/**
 * The place of a label: its own; if it would cover the pieces beside it, behind them; if it is longer than the border is wide, as far
 * out as needed to cover nothing of the field.
 */
function placementOf({ label, width, height }: PlacedElement, project: Projection['project'], scale: number): PlacedLabel {
  const { x, y, z, out } = label;
  const at = project(x, y, z);
  if (!out) return { ...at, aside: 0, slack: 0 };
  const behind = project(x + out.x * (HEIGHT / 2), y + out.y * (HEIGHT / 2), z);
  const far = Math.hypot(behind.left - at.left, behind.top - at.top) || 1;
  const [right, down] = [(behind.left - at.left) / far, (behind.top - at.top) / far];
  const aside = Math.abs(right) > Math.abs(down) ? Math.sign(right) : 0;
  // Its length along the edge, and its extent from there.
  const along = Math.abs(down) * width + Math.abs(right) * height;
  const reach = (Math.abs(right) * width + Math.abs(down) * height) / 2;
  if (along * scale > NAME_WIDTH_MM)
    return { left: behind.left + right * reach, top: behind.top + down * reach, aside, slack: 0 };
  const fieldEdge = project(x - out.x * TO_FIELD_MM, y - out.y * TO_FIELD_MM, z);
  const spare = Math.hypot(fieldEdge.left - at.left, fieldEdge.top - at.top) - reach;
  const over = Math.max(0, -spare);
  return { left: at.left + right * over, top: at.top + down * over, aside, slack: Math.max(0, spare) };
}

/** The text of a label with its number. */
const textOf = ({ text, count }: Label) => (count === undefined ? text : `${text} · ${count}`);

function createElement({ text, count, kind, tone, colour }: Label): HTMLElement {
  const element = document.createElement('span');
  element.className = `aya-label ${kind}`;
  if (tone) element.style.setProperty('--tone', TONES[tone].colour);
  if (colour) element.style.setProperty('--tone', colour);
  if (tone) {
    const sign = document.createElementNS(SVG, 'svg');
    sign.setAttribute('viewBox', '0 0 12 12');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', TONES[tone].sign);
    sign.append(path);
    element.append(sign);
  }
  if (text) {
    const words = document.createElement('span');
    words.textContent = text;
    element.append(words);
  }
  if (count !== undefined) {
    const number = document.createElement('b');
    number.textContent = `· ${count}`;
    element.append(number);
  }
  return element;
}

export function labelsOf({ scene, around }: Stage, options: RendererOptions): Label[] {
  const labels: Label[] = [];
  for (const { x, y, shown, out } of around.seats) {
    labels.push({
      key: `seat ${shown.seat}`,
      text: shown.name,
      count: shown.stock,
      x,
      y,
      z: 0,
      kind: shown.turn ? 'turn' : 'seat',
      out,
      colour: seatColour(options, shown.seat),
    });
  }
  for (const { key, x, y, count } of around.counts) labels.push({ key, text: String(count), x, y, z: 0, kind: 'pile' });
  scene.lights.forEach((light, k) => {
    labels.push({
      key: `light ${k}`,
      text: light.label ?? '',
      x: light.x,
      y: light.y,
      z: 0,
      kind: light.label ? 'light' : 'sign',
      tone: light.tone,
    });
  });
  scene.ghosts.forEach((ghost, k) => {
    // The verdict beside the held piece already shows its tone.
    if (ghost.tone === 'good' || ghost.tone === 'poor' || ghost.tone === 'bad') return;
    const [x, y, z] = ghost.piece === 'tile' ? [ghost.x, ghost.y, 0] : ghost.pose;
    labels.push({ key: `ghost ${k}`, text: '', x, y, z: z + HEIGHT / 2, kind: 'sign', tone: ghost.tone });
  });
  for (const hand of scene.hands) {
    labels.push({
      key: `hand ${hand.seat}`,
      text: hand.name,
      x: hand.x,
      y: hand.y,
      z: hand.lift,
      kind: 'hand',
      colour: seatColour(options, hand.seat),
    });
  }
  return labels;
}

export function seatColour(options: RendererOptions, seat: number): string {
  return options.seatColours[seat] ?? SEATS[seat % SEATS.length] ?? SEATS[0];
}
