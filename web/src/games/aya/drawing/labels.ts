/** Words and signs beside pieces: elements over the picture, so that they are sharp and never slanted. */
import type { Tone } from '../scene';
import type { Sight } from './lens';
import { TONES } from './palette';

export interface Label {
  /** The same label from one scene to the next. */
  key: string;
  text: string;
  x: number;
  y: number;
  z: number;
  look: 'light' | 'sign' | 'hand' | 'seat' | 'turn' | 'pile';
  tone?: Tone;
  /** Of the seat it belongs to. */
  colour?: string;
}

/** Millimetres a pixel from which names around the table would cover it. */
const CROWDED = 1.7;
const QUIET: ReadonlySet<Label['look']> = new Set(['seat', 'turn', 'pile']);
const SVG = 'http://www.w3.org/2000/svg';

export class Labels {
  readonly #layer: HTMLElement;
  readonly #made = new Map<string, { label: Label; element: HTMLElement; told: string; half: number }>();

  constructor(host: HTMLElement) {
    this.#layer = document.createElement('div');
    this.#layer.className = 'aya-labels';
    // The same is told in words beside the table.
    this.#layer.setAttribute('aria-hidden', 'true');
    host.append(this.#layer);
  }

  set(labels: readonly Label[]): void {
    const left = new Set(this.#made.keys());
    for (const label of labels) {
      left.delete(label.key);
      const told = `${label.look} ${label.tone ?? ''} ${label.colour ?? ''} ${label.text}`;
      const known = this.#made.get(label.key);
      if (known?.told === told) {
        known.label = label;
        continue;
      }
      known?.element.remove();
      const element = made(label);
      this.#layer.append(element);
      this.#made.set(label.key, { label, element, told, half: 0 });
    }
    for (const key of left) {
      this.#made.get(key)?.element.remove();
      this.#made.delete(key);
    }
  }

  /**
   * Put each where its place is seen now; what would be cut at the edge of the picture is moved inwards. With many millimetres a
   * pixel, only what somebody points at or holds is named.
   */
  place({ project }: Pick<Sight, 'project'>, width: number, scale: number): void {
    for (const made of this.#made.values()) {
      const { label, element } = made;
      element.hidden = scale > CROWDED && QUIET.has(label.look);
      if (element.hidden) continue;
      made.half ||= element.offsetWidth / 2;
      const seen = project(label.x, label.y, label.z);
      const near = seen.left > 0 && seen.left < width;
      const left = near ? Math.min(Math.max(seen.left, made.half + 2), width - made.half - 2) : seen.left;
      element.style.transform = `translate(${left.toFixed(1)}px, ${seen.top.toFixed(1)}px) translate(-50%, -50%)`;
    }
  }

  destroy(): void {
    this.#layer.remove();
  }
}

function made({ text, look, tone, colour }: Label): HTMLElement {
  const element = document.createElement('span');
  element.className = `aya-label ${look}`;
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
  if (text) element.append(text);
  return element;
}
