/** The building of a table in a quarter of a minute: its dominoes appear in the order in which they were placed. */
import { standingPose, tokenPose } from '../bodies';
import type { AnimalBody, DominoBody, TileBody } from '../scene';
import { HEIGHT, hasCamera, TILE_RADIUS, terrainOf } from '../sizes';
import type { AyaTileView, AyaView } from '../wire';
import type { PlayerWorld } from './player.svelte';

/** Seconds of the whole, and the most that one domino gets. */
const SECONDS = 15;
const ONE = 0.4;
/** Milliseconds for which the finished table is looked at. */
const LOOK = 1800;
/** The camera domino of a tile stands no farther from its middle. */
const NEAR = TILE_RADIUS + 45;

/** Everything that had been placed when the domino of that number was. */
export function builtUpTo(view: AyaView, number: number): { tiles: TileBody[]; dominoes: DominoBody[]; animals: AnimalBody[] } {
  return {
    tiles: view.tiles.filter((tile) => laidWith(view, tile) <= number).map(({ id, x, y, angle }) => ({ id, x, y, angle })),
    dominoes: view.dominoes
      .filter((domino) => domino.id <= number)
      .map(({ id, kind, x, y, heading }) => ({ id, kind, pose: standingPose(x, y, heading) })),
    animals: view.animals
      .filter(({ camera, animal }) => camera <= number && animal !== '')
      .map(({ animal, x, y }) => ({ animal, pose: tokenPose(x, y, HEIGHT) })),
  };
}

/** The number of the domino with which a tile came: the camera domino of its terrain that stands before it. The Start tile is there at once. */
export function laidWith(view: AyaView, tile: AyaTileView): number {
  if (tile.id === 'start') return 0;
  const riding = new Set(view.animals.map((animal) => animal.camera));
  const away = (x: number, y: number) => Math.hypot(x - tile.x, y - tile.y);
  const near = view.dominoes.filter(({ x, y }) => away(x, y) <= NEAR);
  const cameras = near.filter(({ id, kind }) => hasCamera(kind) && terrainOf(kind) === tile.terrain && !riding.has(id));
  return Math.min(...(cameras.length > 0 ? cameras : near).map((domino) => domino.id), view.dominoes.length);
}

export class Building {
  /** How many dominoes stand. */
  shown = $state(0);
  readonly #world: PlayerWorld;
  #frame: number | null = null;

  constructor(world: PlayerWorld) {
    this.#world = world;
  }

  bodies(view: AyaView): ReturnType<typeof builtUpTo> {
    return builtUpTo(view, this.shown);
  }

  /** From the empty table on; `done` once the finished one has been looked at. */
  play(view: AyaView, done: () => void): void {
    this.stop();
    this.shown = 0;
    const count = view.dominoes.length;
    const each = (Math.min(ONE, SECONDS / Math.max(1, count)) * 1000) | 0;
    const began = this.#world.now();
    const look = (): void => {
      const passed = this.#world.now() - began;
      const shown = Math.min(count, Math.floor(passed / each));
      if (shown !== this.shown) this.shown = shown;
      if (passed >= count * each + LOOK) {
        this.#frame = null;
        done();
      } else this.#frame = this.#world.requestFrame(look);
    };
    look();
  }

  stop(): void {
    if (this.#frame !== null) this.#world.cancelFrame(this.#frame);
    this.#frame = null;
  }
}
