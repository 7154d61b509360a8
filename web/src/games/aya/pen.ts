/** A plan drawn on the table by finger, between the glasses. */
import type { Live } from '../module';
import type { Place } from './scene';

/** Millimetres between two points of a line. */
const APART = 5;
/** Numbers of a line: two for each of the points that a stroke may have. */
const LONG = 230;
/** Lines that a person may have. */
const LINES = 16;

export class Pen {
  #live: () => Live | undefined;
  #id = 0;
  #points: number[] = [];

  constructor(live: () => Live | undefined) {
    this.#live = live;
  }

  /** The line goes on to a place; `end` lifts the pen. */
  draw({ x, y }: Place, end: boolean): void {
    const [lastX, lastY] = this.#points.slice(-2);
    if (lastX === undefined || lastY === undefined || Math.hypot(x - lastX, y - lastY) > APART) {
      this.#points.push(Math.round(x * 10) / 10, Math.round(y * 10) / 10);
      this.#live()?.stroke(this.#id, this.#points);
    }
    if (!end && this.#points.length < LONG) return;
    this.#id = (this.#id + 1) % LINES;
    this.#points = [];
  }

  /** Rub out what a seat has drawn. */
  wipe(seat: number): void {
    for (const one of this.#live()?.strokes ?? []) if (one.seat === seat) this.#live()?.stroke(one.id, []);
  }
}
