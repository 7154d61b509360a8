/** A bot's hand brings its domino from where the seat sits to where it stands: shown for a moment, after it has happened. */
import type { HandShown, Place } from '../scene';
import type { AyaView } from '../wire';

/** Milliseconds at the usual speed. */
const GLIDE_MS = 520;

interface Glide {
  seat: number;
  name: string;
  domino: number;
  kind: string;
  from: Place;
  to: Place;
  turn: number;
  began: number;
}

export class BotHandAnimation {
  #running = $state.raw<readonly Glide[]>([]);
  #now = $state(0);
  #frame = 0;
  #pace = 1;

  /** Hands on their way. */
  readonly hands = $derived.by<HandShown[]>(() =>
    this.#running.map(({ seat, name, kind, from, to, turn, began }) => {
      const part = Math.min(1, Math.max(0, (this.#now - began) / (GLIDE_MS * this.#pace)));
      const eased = 1 - (1 - part) ** 3;
      return {
        seat,
        name,
        holds: kind,
        turn,
        lift: 60 * (1 - eased),
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
      };
    }),
  );

  /** Dominoes that are still in a hand. */
  readonly carried = $derived.by(() => new Set(this.#running.map((one) => one.domino)));

  /** What a view has that the one before had not, brought by a hand; `from` is where a seat sits. */
  follow(
    before: AyaView,
    after: AyaView,
    isBot: (seat: number) => string | null,
    from: (seat: number) => Place | undefined,
    pace: number,
  ): void {
    this.#pace = pace;
    const seat = before.turn;
    const name = isBot(seat);
    const sits = from(seat);
    if (name === null || !sits || after.dominoes.length !== before.dominoes.length + 1 || before.phase !== 'placing') return;
    const domino = after.dominoes.at(-1);
    if (domino?.lies !== '') return;
    const { id, kind, x, y, heading } = domino;
    this.#running = [
      ...this.#running,
      { seat, name, domino: id, kind, from: sits, to: { x, y }, turn: heading, began: performance.now() },
    ];
    this.#run();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#running = [];
  }

  #run(): void {
    this.#now = performance.now();
    if (this.#frame) return;
    const step = () => {
      this.#now = performance.now();
      const left = this.#running.filter((one) => this.#now - one.began < GLIDE_MS * this.#pace);
      if (left.length < this.#running.length) this.#running = left;
      this.#frame = left.length > 0 ? requestAnimationFrame(step) : 0;
    };
    this.#frame = requestAnimationFrame(step);
  }
}
