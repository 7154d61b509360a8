/**
 * Translates mouse and touch events over the table into gestures: hover, tap, drop, ping, draw, pan, orbit, zoom and turn. Coordinates
 * are pixels of the page.
 */

export type PointerKind = 'mouse' | 'touch';

export interface PagePoint {
  left: number;
  top: number;
}

/** Receives the gestures. */
export interface GestureHandler {
  /** Whether the hand holds a piece, so one finger moves the piece instead of the table. */
  holds(): boolean;
  /** Whether dragging draws a line instead of moving the table. */
  draws(): boolean;
  /** Whether the camera can be turned around the table. */
  turns(): boolean;
  /** Called when the pointer is over this point. `free`: no snapping. */
  hover(at: PagePoint, by: PointerKind, free: boolean): void;
  /** Called when the mouse has left the table. */
  leave(): void;
  /** Called for a press and release in one place, or when a mouse button is released with a piece in the hand. */
  tap(at: PagePoint, by: PointerKind): void;
  /** Called when a finger that moved a piece is lifted. */
  drop(): void;
  /** Mark a place for everybody. */
  ping(at: PagePoint): void;
  /** Draw a line to this point; `end` finishes the line. */
  draw(at: PagePoint, end: boolean): void;
  pan(right: number, down: number): void;
  orbit(left: number, up: number): void;
  zoom(by: number, at: PagePoint): void;
  /** Turn the held piece, in degrees to the left. */
  turn(by: number): void;
}

/** Pixels that a press may move and still count as a tap. */
const TAP_SLACK_PX = 7;
/** Milliseconds after which a press that has not moved marks a place. */
const LONG_PRESS_MS = 550;
/** Maximum time in milliseconds and distance in pixels between the two taps of a double tap, which marks a place. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 24;
/** Pixels by which a piece is held above the finger, which would hide it. */
export const FINGER_OFFSET_PX = 62;
/** Degrees per notch of the wheel. */
const NOTCH_DEG = 15;

interface Press extends PagePoint {
  from: PagePoint;
  moved: boolean;
  button: number;
}

export class Gestures {
  #handler: GestureHandler;
  #presses = new Map<number, Press>();
  #by: PointerKind = 'mouse';
  #space = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a second finger has been down since the first one was pressed, so lifting a finger is not a tap. */
  #pinched = false;
  /** Whether the press has already caused a gesture. */
  #handled = false;
  #lastTap = { at: Number.NEGATIVE_INFINITY, left: 0, top: 0 };
  #wheel = 0;

  constructor(element: HTMLElement, handler: GestureHandler) {
    this.#handler = handler;
    const on = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void) => {
      element.addEventListener(name, listener, { passive: false });
      this.#undo.push(() => element.removeEventListener(name, listener));
    };
    on('pointerdown', (event) => this.#onPointerDown(event, element));
    on('pointermove', (event) => this.#onPointerMove(event));
    on('pointerup', (event) => this.#onPointerUp(event));
    on('pointercancel', (event) => this.#releasePointer(event));
    on('pointerleave', (event) => event.pointerType === 'mouse' && this.#presses.size === 0 && handler.leave());
    on('contextmenu', (event) => event.preventDefault());
    on('wheel', (event) => this.#onWheel(event));
    on('keydown', (event) => this.#onSpaceKey(event, true));
    on('keyup', (event) => this.#onSpaceKey(event, false));
    // No event arrives here for a key that is released outside the table.
    on('focusout', () => {
      this.#space = false;
    });
  }

  #undo: (() => void)[] = [];

  destroy(): void {
    clearTimeout(this.#timer);
    for (const undo of this.#undo) undo();
  }

  #onSpaceKey(event: KeyboardEvent, down: boolean): void {
    if (event.code !== 'Space') return;
    this.#space = down;
    event.preventDefault();
  }

  #onPointerDown(event: PointerEvent, element: HTMLElement): void {
    this.#by = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    const at = { left: event.clientX, top: event.clientY };
    this.#presses.set(event.pointerId, { ...at, from: at, moved: false, button: event.button });
    element.setPointerCapture(event.pointerId);
    clearTimeout(this.#timer);
    if (this.#presses.size === 1) {
      this.#pinched = false;
      this.#handled = false;
      // A long press does not mark a place while the finger carries a piece or draws.
      if (this.#by === 'touch' && !this.#handler.draws() && !this.#handler.holds())
        this.#timer = setTimeout(() => this.#onLongPress(at), LONG_PRESS_MS);
    } else this.#pinched = true;
    if (event.button > 0) event.preventDefault();
  }

  #onLongPress(at: PagePoint): void {
    this.#handled = true;
    this.#handler.ping(at);
  }

  #onPointerMove(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    const at = { left: event.clientX, top: event.clientY };
    const free = event.altKey || event.shiftKey;
    if (!press) {
      if (event.pointerType === 'mouse') this.#handler.hover(at, 'mouse', free);
      return;
    }
    const [right, down] = [at.left - press.left, at.top - press.top];
    if (this.#presses.size === 2) {
      this.#pinch(press, at);
      return;
    }
    if (!press.moved && Math.hypot(at.left - press.from.left, at.top - press.from.top) < TAP_SLACK_PX) return;
    press.moved = true;
    clearTimeout(this.#timer);
    Object.assign(press, at);
    if (this.#pinched || this.#handled) return;
    const moves = press.button > 0 || this.#space;
    if (moves && press.button > 0 && this.#handler.turns()) this.#handler.orbit(-right * 0.3, -down * 0.3);
    else if (!moves && this.#handler.draws()) this.#handler.draw(at, false);
    else if (!moves && this.#handler.holds())
      this.#handler.hover(this.#by === 'touch' ? { left: at.left, top: at.top - FINGER_OFFSET_PX } : at, this.#by, free);
    else this.#handler.pan(right, down);
  }

  #pinch(press: Press, at: PagePoint): void {
    const other = [...this.#presses.values()].find((candidate) => candidate !== press);
    if (!other) return;
    press.moved = true;
    const distance = (point: PagePoint) => Math.hypot(point.left - other.left, point.top - other.top);
    const angle = (point: PagePoint) => (Math.atan2(point.top - other.top, point.left - other.left) * 180) / Math.PI;
    const middle = { left: (at.left + other.left) / 2, top: (at.top + other.top) / 2 };
    const by = distance(at) / Math.max(1, distance(press));
    const turn = ((angle(at) - angle(press) + 540) % 360) - 180;
    this.#handler.pan((at.left - press.left) / 2, (at.top - press.top) / 2);
    this.#handler.zoom(by, middle);
    if (this.#handler.holds()) this.#handler.turn(-turn);
    else if (this.#handler.turns()) this.#handler.orbit(turn, 0);
    Object.assign(press, at);
  }

  #onPointerUp(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    this.#releasePointer(event);
    if (!press || this.#pinched || this.#handled) return;
    const at = { left: event.clientX, top: event.clientY };
    const plain = press.button === 0 && !this.#space;
    if (press.moved) {
      if (plain && this.#handler.draws()) this.#handler.draw(at, true);
      else if (plain && this.#handler.holds()) {
        if (this.#by === 'touch') this.#handler.drop();
        else this.#handler.tap(at, 'mouse');
      }
      return;
    }
    if (!plain) return;
    const now = event.timeStamp;
    const last = this.#lastTap;
    const holds = this.#handler.holds();
    const twice = !holds && now - last.at < DOUBLE_TAP_MS && Math.hypot(at.left - last.left, at.top - last.top) < DOUBLE_TAP_PX;
    // The tap that places a piece is not the first one of a double tap: the next tap may pick that piece.
    this.#lastTap = { at: holds ? Number.NEGATIVE_INFINITY : now, ...at };
    if (twice) this.#handler.ping(at);
    else this.#handler.tap(at, this.#by);
  }

  #releasePointer(event: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#presses.delete(event.pointerId);
  }

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    const at = { left: event.clientX, top: event.clientY };
    // The wheel may report lines or pages instead of pixels.
    const by = (event.deltaY || event.deltaX) * (event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 100 : 1);
    if (event.ctrlKey || event.metaKey || !this.#handler.holds()) {
      this.#handler.zoom(Math.exp(-Math.max(-120, Math.min(120, by)) / 400), at);
      return;
    }
    // A wheel sends a whole notch at once, a touchpad many small steps.
    this.#wheel += by;
    const notches = Math.trunc(this.#wheel / 60);
    if (notches === 0) return;
    this.#wheel = 0;
    this.#handler.turn(-Math.sign(notches) * (event.shiftKey ? 1 : NOTCH_DEG));
  }
}
