/** A clip of what is drawn, filmed while it is played and without sound: for browsers in which `film.ts` cannot make one. */

/** Kinds of film, the one that is made quickest first: pictures are drawn meanwhile. */
const KINDS = ['video/webm;codecs=vp8', 'video/webm', 'video/mp4'] as const;
const RATE = 30;
const BITS = 6_000_000;
/** Pixels of the longer side: enough to be shown around. */
const LONGEST = 1280;
/** Milliseconds for which the end is held: it is seen, and a short film has pictures at all. */
const HELD = 700;

/** The kind of film that can be made here; empty where none can. */
export function clipKind(): string {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return '';
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? '';
}

/** Even numbers of pixels, as films want them. */
export function clipSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height, 1));
  const even = (value: number) => Math.max(2, Math.round((value * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** Films what `picture` shows from now on, until it is stopped. */
export class Clip {
  readonly #canvas = document.createElement('canvas');
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #recorder: MediaRecorder;
  readonly #parts: Blob[] = [];
  readonly #picture: () => HTMLCanvasElement;
  #frame = 0;

  /** Throws where no film can be made. */
  constructor(picture: () => HTMLCanvasElement) {
    this.#picture = picture;
    const first = picture();
    Object.assign(this.#canvas, clipSize(first.width, first.height));
    this.#pen = this.#canvas.getContext('2d');
    this.#draw();
    this.#recorder = new MediaRecorder(this.#canvas.captureStream(RATE), { mimeType: clipKind(), videoBitsPerSecond: BITS });
    this.#recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) this.#parts.push(data);
    };
    this.#recorder.start(500);
    this.#next();
  }

  /** The film so far, as a file of that name without its ending; fails where the browser made no picture of it. */
  finish(name: string): Promise<File> {
    return new Promise((done, failed) => {
      this.#recorder.onerror = () => failed(new Error('the clip could not be made'));
      this.#recorder.onstop = () => {
        if (this.#parts.length === 0) {
          failed(new Error('the clip is empty'));
          return;
        }
        const [type = 'video/webm'] = this.#recorder.mimeType.split(';');
        done(new File(this.#parts, `${name}.${type.split('/')[1] ?? 'webm'}`, { type }));
      };
      setTimeout(() => this.drop(), HELD);
    });
  }

  /** Film no more. */
  drop(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#recorder.state !== 'inactive') this.#recorder.stop();
  }

  #next(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#draw();
      this.#next();
    });
  }

  #draw(): void {
    this.#pen?.drawImage(this.#picture(), 0, 0, this.#canvas.width, this.#canvas.height);
  }
}
