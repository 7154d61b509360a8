/** A film of what is watched again, by whichever way this browser has, and how far it is. */
import type { TableRenderer } from '../scene';
import type { Cascade } from './cascade.svelte';
import { Clip, canFilm, clipKind, film } from './film';
import { soundtrack } from './sound';

/** Seconds for which the table is seen before it falls, and after. */
const BEFORE = 0.5;
const AFTER = 1;

export class Filming {
  /** How much of the film is made; null while none is. */
  percent = $state<number | null>(null);
  readonly #cascade: Cascade;
  #wanted = 0;

  constructor(cascade: Cascade) {
    this.#cascade = cascade;
  }

  /** Film the motion that is being watched, from its beginning to its end; null when it was cancelled. Rejects where no film can be made. */
  async make(renderer: TableRenderer, name: string): Promise<File | null> {
    const mine = ++this.#wanted;
    const dropped = () => mine !== this.#wanted;
    const { player } = this.#cascade;
    player.pause();
    player.pace(1);
    this.percent = 0;
    this.#cascade.filming = true;
    try {
      const picture = () => renderer.picture();
      return (await canFilm()) ? await this.#film(picture, dropped, name) : await this.#clip(picture, dropped, name);
    } finally {
      if (!dropped()) this.cancel();
    }
  }

  cancel(): void {
    this.#wanted += 1;
    this.percent = null;
    this.#cascade.filming = false;
    this.#cascade.player.pause();
  }

  #film(picture: () => HTMLCanvasElement, dropped: () => boolean, name: string): Promise<File | null> {
    const { player, scene } = this.#cascade;
    const { take } = player;
    if (!take || !scene) throw new Error('nothing is watched');
    const { pace } = take;
    const seconds = BEFORE + pace.length + AFTER;
    return film(
      {
        seconds,
        dropped,
        sound: () => soundtrack(scene.clacks, pace, BEFORE, scene.after.width / 2),
        draw: async (second) => {
          if (!dropped()) {
            player.seek(pace.motionAt(second - BEFORE));
            this.percent = Math.round((100 * second) / seconds);
          }
          await nextPicture();
          return picture();
        },
      },
      name,
    );
  }

  async #clip(picture: () => HTMLCanvasElement, dropped: () => boolean, name: string): Promise<File | null> {
    const { player } = this.#cascade;
    if (clipKind() === '') throw new Error('this browser cannot film');
    const clip = new Clip(picture);
    player.seek(0);
    player.play();
    while (player.playing && !dropped()) {
      this.percent = Math.round((100 * player.second) / Math.max(player.take?.seconds ?? 0, 0.01));
      await nextPicture();
    }
    if (!dropped()) return clip.finish(name);
    clip.drop();
    return null;
  }
}

function nextPicture(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => done()));
}
