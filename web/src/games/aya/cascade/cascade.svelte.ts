/**
 * What happens to the table by itself: views come in, and the one that is seen goes out (`view`), behind the motions that lead to it.
 *
 * The board makes its scene from `view`, `bodies`, `lights`, `lines` and `finger`, and hands its renderer over by `renderer`. Motions
 * of a match that is being played begin when the server's clock says so (`START_DELAY_MS` after they were recorded), on every screen alike; one
 * of the past begins when it is looked at. Views that come meanwhile wait.
 */
import { tick } from 'svelte';
import type { Frame, RecordedMotion, Settings, Translate } from '../../module';
import { bodiesOf } from '../bodies';
import { Pushes } from '../push/pushes.svelte';
import type { HandShown, Light, Line, Moving, Place, TableRenderer } from '../scene';
import type { PhotoId } from '../sizes';
import type { AyaView } from '../wire';
import { Breath, Building, Pace, Player, type PlayerWorld, START_DELAY_MS } from './player.svelte';
import { type PreparedMotion, prepareMotion, shotAt } from './preparedMotion';
import { WoodSound } from './sound';

/** No motion is still being watched so many milliseconds after it was recorded. */
const LONGEST = 40_000;
/** The shell is told so often, in milliseconds, that something still moves. */
const STILL_MOVES = 4000;

/** Minimum of milliseconds between two flashes: three a second can trigger seizures. */
const FLASH_INTERVAL_MS = 700;

/** A view as the shell hands it over. */
export interface Arrived {
  view: AyaView;
  animate: boolean;
  /** The recorded motion by which it came about. */
  motion?: string;
  /** When that was recorded, by the server's clock. */
  motionAt?: number;
  /** The positions that led there. */
  past?: readonly Frame<AyaView>[];
}

/** What the board gives; read when it is needed, so that it may change. */
export interface CascadeWorld extends PlayerWorld {
  readonly settings: Settings;
  readonly renderer: TableRenderer | null;
  /** `BoardProps.motions`; missing where no match is played. */
  readonly motions?: (() => readonly RecordedMotion<AyaView>[]) | undefined;
  t: Translate;
  announce(text: string): void;
  /** `BoardProps.onsettled` and `onmoving`. */
  settled(): void;
  moving(): void;
}

/** A photo of the count. */
export interface Print extends PhotoId, Place {
  won: boolean;
  name: string;
}

/** What is being watched: a motion as it happens, one again, the table being built, or nothing. */
export type Watching = 'nothing' | 'now' | 'again' | 'building';

export class Cascade {
  /** What stands on the table. */
  view = $state.raw<AyaView | null>(null);
  watching = $state<Watching>('nothing');
  /** The finger of who chooses here what to push. */
  pointing = $state.raw<HandShown | null>(null);
  /** The directed camera is used, until the person moves the camera themselves. */
  following = $state(true);
  /** Number of flashes: one for each photo, but at least `FLASH_INTERVAL_MS` apart. */
  flashes = $state(0);
  /** A film is being made of it, picture by picture. */
  filming = false;
  /** A replay runs in slow motion, as the first playback did. */
  slow = $state(true);
  /** What the player plays, or played last. */
  scene = $state.raw<PreparedMotion | null>(null);
  /** The table as an earlier push left it, while that is looked at. */
  looked = $state.raw<AyaView | null>(null);
  /** The count is to be shown, since the match has just ended before everybody's eyes or somebody asked for it. */
  counting = $state(false);
  /** The photo that the count shows large over the table. */
  print = $state.raw<Print | null>(null);
  /** The last place of each large print on the page. From there it flies into the album. */
  readonly printBoxes = new Map<string, DOMRect>();
  /** What the parts of this folder point out, over what the board itself shows. */
  lights = $state.raw<readonly Light[]>([]);
  lines = $state.raw<readonly Line[]>([]);

  readonly player: Player;
  readonly building: Building;
  readonly pushes: Pushes;
  readonly breath: Breath;
  readonly #sound = new WoodSound();
  readonly #world: CascadeWorld;
  #waiting: Arrived[] = [];
  #latest: AyaView | null = null;
  /** Counts what was begun; what is not the newest any more stops by itself. */
  #row = 0;
  #running = false;
  /** Counts what was asked to be watched again. */
  #asked = 0;
  /** When the last motion ends, by the server's clock. */
  #busyUntil = 0;
  #ended: (() => void) | null = null;
  #counted: (() => void) | null = null;
  #lastMoved = 0;
  #lastFlash = 0;

  constructor(world: CascadeWorld) {
    this.#world = world;
    this.player = new Player(world, {
      pose: (moving, second, from, rate) => this.#pose(moving, second, from, rate),
      end: () => this.#end(),
    });
    this.building = new Building(world);
    this.pushes = new Pushes(() => world.motions?.() ?? []);
    this.breath = new Breath(world);
  }

  /** The pieces to be drawn. */
  readonly bodies = $derived.by(() => {
    if (!this.view) return { tiles: [], dominoes: [], animals: [] };
    return this.watching === 'building' ? this.building.bodies(this.view) : bodiesOf(this.looked ?? this.view);
  });

  readonly #takenCount = $derived(
    this.watching === 'now' || this.watching === 'again'
      ? (this.scene?.photos.filter(({ at }) => at <= this.player.second).length ?? 0)
      : 0,
  );
  /** The photos taken so far in the motion that is watched, the newest last. */
  readonly taken = $derived(this.scene?.photos.slice(0, this.#takenCount) ?? []);

  /** The number of dominoes that have fallen in the motion that is watched; null while none is. */
  readonly fallen = $derived.by(() => {
    if (!this.scene || (this.watching !== 'now' && this.watching !== 'again')) return null;
    return this.scene.falls.filter((at) => at <= this.player.second).length;
  });

  /** A finger on the table. */
  get finger(): HandShown | null {
    return this.breath.finger ?? this.pointing;
  }

  /** Something moves that everybody watches: nothing is to be decided meanwhile. */
  get busy(): boolean {
    return this.watching === 'now' || this.counting;
  }

  /** A view has come. The same one again changes nothing. */
  arrive(arrived: Arrived): void {
    const { view, animate, motion, motionAt } = arrived;
    if (view === this.#latest) return;
    const before = this.#latest;
    this.#latest = view;
    const still = this.#still();
    // Who comes while it runs sees the rest of it.
    const late = !animate && before === null && motion && motionAt !== undefined && this.#world.now() < motionAt + LONGEST;
    if ((!animate && !late) || still) {
      this.#stop();
      if (animate && motion && before) void this.#tell(before, arrived);
      this.#stand(view);
      if (animate && view.count && !before?.count) this.counting = true;
      this.#world.settled();
      return;
    }
    if (motion && before && !this.#running && before.phase === 'placing') {
      void this.#tremble(before, arrived);
      return;
    }
    this.view ??= view;
    this.#waiting.push(arrived);
    if (this.watching === 'again' || this.watching === 'building') this.close();
    if (!this.#running) void this.#run(before);
  }

  /** Switch the directed camera on or off. */
  follow(following: boolean): void {
    this.following = following;
    if (following) this.#direct(this.player.second);
  }

  /** Show the end of what everybody watches at once. */
  skip(): void {
    if (this.watching === 'now') this.player.finish();
  }

  /** Watch the push that is meant again, alone; where no match is played, the last motion. */
  async again(): Promise<void> {
    const push = this.pushes.chosen;
    if (this.busy) return;
    const asked = ++this.#asked;
    const scene = push ? await this.pushes.scene(push).catch(unreadable) : this.scene;
    // What happens now is more than what has happened.
    if (!scene || asked !== this.#asked || this.busy || this.#running) return;
    this.watching = 'again';
    this.scene = scene;
    this.looked = scene.after;
    this.player.ready({ ...scene, pace: this.#paceOf(scene) });
    this.#lookBack();
    this.follow(!this.#still());
    this.player.play();
  }

  /** Watch the table being built, domino by domino. */
  build(): void {
    if (!this.view || this.busy) return;
    this.player.clear();
    this.looked = null;
    this.#renderer?.pose(null);
    this.watching = 'building';
    this.#renderer?.camera.fit('pieces');
    this.building.play(this.view, () => this.close());
  }

  /** Enough of what was watched alone. */
  close(): void {
    if (this.watching !== 'again' && this.watching !== 'building') return;
    this.building.stop();
    this.player.clear();
    this.watching = 'nothing';
    this.looked = null;
    this.#renderer?.pose(null);
    this.#lookBack();
  }

  slowly(slow: boolean): void {
    this.slow = slow;
    if (this.scene) this.player.slow(this.#paceOf(this.scene));
  }

  /** The count has been seen. */
  counted(): void {
    this.counting = false;
    this.#counted?.();
  }

  /** The count again. */
  recount(): void {
    if (!this.view?.count || this.busy) return;
    this.close();
    this.counting = true;
  }

  destroy(): void {
    this.#stop();
    this.#sound.close();
  }

  get #renderer(): TableRenderer | null {
    return this.#world.renderer;
  }

  #still(): boolean {
    const { reducedMotion, speed } = this.#world.settings;
    return reducedMotion || speed === 0;
  }

  #paceOf(scene: PreparedMotion): Pace {
    return this.slow ? scene.pace : Pace.even(scene.seconds);
  }

  /** One after the other, until none waits. */
  async #run(before: AyaView | null): Promise<void> {
    const row = ++this.#row;
    this.#running = true;
    let seen = before;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.motion) await this.#watch(next, seen, row);
      if (row !== this.#row) return;
      this.#stand(next.view);
      if (next.motion) {
        await tick();
        this.#renderer?.pose(null);
      }
      if (next.view.count && seen && !seen.count) await this.#count();
      if (row !== this.#row) return;
      seen = next.view;
    }
    this.#running = false;
    this.#world.settled();
  }

  async #watch(next: Arrived, seen: AyaView | null, row: number): Promise<void> {
    const scene = await this.#read(seen ?? earlier(next), next);
    if (row !== this.#row || !scene) return;
    this.scene = scene;
    this.looked = null;
    this.pushes.clear();
    const { pace } = scene;
    const now = this.#world.now();
    let begins = Math.max((next.motionAt ?? now) + START_DELAY_MS, this.#busyUntil);
    if (now > begins + pace.length * 1000) {
      // It was over before it was seen here: of the past it is shown whole, of a row that waits only where it led.
      if (!next.animate || this.#waiting.some((one) => one.motion)) return;
      begins = now + START_DELAY_MS / 2;
    }
    this.#busyUntil = begins + pace.length * 1000;
    this.watching = 'now';
    this.follow(true);
    this.#renderer?.pose(scene.at(0));
    await new Promise<void>((done) => {
      this.#ended = done;
      this.player.inStep(scene, begins);
      this.breath.hold(scene, begins);
    });
    if (row !== this.#row) return;
    this.#busyUntil = Math.min(this.#busyUntil, this.#world.now());
    this.watching = 'nothing';
    this.breath.end();
    this.#lookBack();
    this.#announceFall(scene, next.view);
  }

  #direct(second: number): void {
    if (this.scene) this.#renderer?.camera.direct(shotAt(this.scene, second), this.filming);
  }

  /** See the whole again, unless the person holds the camera. */
  #lookBack(): void {
    if (this.following) this.#renderer?.camera.fit('pieces');
  }

  /**
   * A careless hand while the sand runs: pieces tremble or fall where they stand, at once, and nobody waits for it. What is placed
   * meanwhile is seen meanwhile.
   */
  async #tremble(before: AyaView, arrived: Arrived): Promise<void> {
    const scene = await this.#read(before, arrived);
    if (this.#latest === arrived.view) this.#stand(arrived.view);
    if (!scene || this.#running || this.watching !== 'nothing') return this.#world.settled();
    this.scene = scene;
    this.#renderer?.pose(scene.at(0));
    this.player.inStep({ ...scene, pace: Pace.even(scene.seconds) }, this.#world.now());
  }

  #count(): Promise<void> {
    this.counting = true;
    return new Promise((done) => {
      const moves = setInterval(() => this.#world.moving(), STILL_MOVES);
      this.#counted = () => {
        clearInterval(moves);
        this.#counted = null;
        done();
      };
    });
  }

  #read(before: AyaView | null, { view, motion }: Arrived): Promise<PreparedMotion | null> {
    return motion ? prepareMotion(before, view, motion).catch(unreadable) : Promise.resolve(null);
  }

  /** Where nothing may move: what happened, in words. */
  async #tell(before: AyaView, arrived: Arrived): Promise<void> {
    const scene = await this.#read(before, arrived);
    if (!scene) return;
    if (this.view === arrived.view) this.scene = scene;
    this.#announceFall(scene, arrived.view);
  }

  /** Announce the result of a fall to screen readers: its counter changes too often to be read out. */
  #announceFall({ fell }: PreparedMotion, { dominoes }: AyaView): void {
    const standing = dominoes.filter((domino) => domino.lies === '').length;
    this.#world.announce(this.#world.t('aya-cascade-told', { fell, standing }));
  }

  #stand(view: AyaView): void {
    this.view = view;
    this.looked = null;
    this.lights = [];
    this.lines = [];
  }

  #stop(): void {
    this.#row += 1;
    this.#running = false;
    this.#waiting = [];
    this.#busyUntil = 0;
    this.building.stop();
    this.player.clear();
    this.#ended?.();
    this.#ended = null;
    this.#counted?.();
    this.watching = 'nothing';
    this.looked = null;
    this.breath.end();
    this.counting = false;
    this.#renderer?.pose(null);
  }

  #pose(moving: Moving, second: number, from: number, rate: number): void {
    const renderer = this.#renderer;
    renderer?.pose(moving);
    const { scene } = this;
    if (!scene) return;
    if (renderer?.camera.taken) this.following = false;
    if (this.following && this.watching !== 'nothing' && (this.player.playing || this.filming)) this.#direct(second);
    const { sound, volume } = this.#world.settings;
    this.#sound.play(scene.clacks, from, second, { half: scene.after.width / 2, rate, volume: sound ? volume : 0 });
    const now = this.#world.now();
    const clicked = this.watching !== 'nothing' && scene.photos.some(({ at }) => at > from && at <= second);
    if (clicked && now - this.#lastFlash > FLASH_INTERVAL_MS) {
      this.#lastFlash = now;
      this.flashes += 1;
    }
    if (this.watching === 'now' && now - this.#lastMoved > STILL_MOVES) {
      this.#lastMoved = now;
      this.#world.moving();
    }
  }

  #end(): void {
    this.#ended?.();
    this.#ended = null;
    if (this.watching !== 'nothing') return;
    this.#renderer?.pose(null);
    if (!this.#running) this.#world.settled();
  }
}

/** The position before the push that led to the one that arrived; null where it is not known. */
function earlier({ past, view }: Arrived): AyaView | null {
  return past?.findLast((frame) => frame.view.pushes < view.pushes)?.view ?? null;
}

/** Where a motion led is known, though it cannot be shown. */
function unreadable(error: unknown): null {
  console.warn('a motion cannot be shown', error);
  return null;
}
