/**
 * The playback of motions on the table. Views arrive (`arrive`); `view` is the shown one, and changes after the motions that lead to it.
 *
 * The board builds its scene from `view`, `bodies`, `lights`, `lines` and `finger`, and passes its renderer as `renderer`. Motions of a
 * match in progress start at a time of the server's clock (`START_DELAY_MS` after they were recorded), so they are in step on every
 * screen. Motions of a past match start when they are opened. Views that arrive during a motion are queued.
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

/** Maximum age of a motion in milliseconds. Older ones have ended on every screen. */
const MAX_MOTION_AGE_MS = 40_000;
/** Milliseconds between two calls of `moving`, which keep the shell informed that a motion is being watched. */
const MOVING_INTERVAL_MS = 4000;

/** Minimum interval between two flashes in milliseconds: three a second can trigger seizures. */
const FLASH_INTERVAL_MS = 700;

/** A view as the shell passes it. */
export interface ArrivedView {
  view: AyaView;
  animate: boolean;
  /** The recorded motion that led to the view. */
  motion?: string;
  /** Time of the recording, in milliseconds of the server's clock. */
  motionAt?: number;
  /** Earlier positions of the match. */
  past?: readonly Frame<AyaView>[];
}

/** The inputs that the board provides. They are read when needed, because they may change. */
export interface CascadeWorld extends PlayerWorld {
  readonly settings: Settings;
  readonly renderer: TableRenderer | null;
  /** `BoardProps.motions`; undefined outside a match. */
  readonly motions?: (() => readonly RecordedMotion<AyaView>[]) | undefined;
  t: Translate;
  announce(text: string): void;
  /** Call `BoardProps.onsettled` and `BoardProps.onmoving`. */
  settled(): void;
  moving(): void;
}

/** A photo that the count shows. */
export interface Print extends PhotoId, Place {
  won: boolean;
  name: string;
}

/** The current playback: a motion as it happens, a replay, the table being built, or nothing. */
export type Watching = 'nothing' | 'now' | 'again' | 'building';

export class Cascade {
  /** The view that the table shows. */
  view = $state.raw<AyaView | null>(null);
  watching = $state<Watching>('nothing');
  /** The finger of the person who chooses a domino to push on this screen. */
  pointing = $state.raw<HandShown | null>(null);
  /** Whether the camera follows the motion automatically, until the person moves it. */
  following = $state(true);
  /** Number of flashes: one for each photo, but at least `FLASH_INTERVAL_MS` apart. */
  flashes = $state(0);
  /** Whether a film is being recorded. */
  filming = false;
  /** Whether replays run in slow motion, like the first playback. */
  slow = $state(true);
  /** The motion that the player plays, or played last. */
  scene = $state.raw<PreparedMotion | null>(null);
  /** The table after an earlier push, while that push is inspected. */
  inspectedView = $state.raw<AyaView | null>(null);
  /** Whether the count is shown: the match has just ended, or the person asked for it. */
  counting = $state(false);
  /** The photo that the count shows large over the table. */
  print = $state.raw<Print | null>(null);
  /** The last place of each large print on the page. From there it flies into the album. */
  readonly printBoxes = new Map<string, DOMRect>();
  /** Lights and lines of the components of this folder, in addition to those of the board. */
  lights = $state.raw<readonly Light[]>([]);
  lines = $state.raw<readonly Line[]>([]);

  readonly player: Player;
  readonly building: Building;
  readonly pushes: Pushes;
  readonly breath: Breath;
  readonly #sound = new WoodSound();
  readonly #world: CascadeWorld;
  #waiting: ArrivedView[] = [];
  #latest: AyaView | null = null;
  /** Sequence number of the current run. An older run stops itself. */
  #runId = 0;
  #running = false;
  /** Sequence number of the last request for a replay. */
  #requestId = 0;
  /** Time at which the last motion ends, in milliseconds of the server's clock. */
  #busyUntil = 0;
  #ended: (() => void) | null = null;
  #countClosed: (() => void) | null = null;
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

  /** The pieces to draw. */
  readonly bodies = $derived.by(() => {
    if (!this.view) return { tiles: [], dominoes: [], animals: [] };
    return this.watching === 'building' ? this.building.bodies(this.view) : bodiesOf(this.inspectedView ?? this.view);
  });

  readonly #takenCount = $derived(
    this.watching === 'now' || this.watching === 'again'
      ? (this.scene?.photos.filter(({ at }) => at <= this.player.second).length ?? 0)
      : 0,
  );
  /** The photos that have been taken at this point of the motion, the newest last. */
  readonly taken = $derived(this.scene?.photos.slice(0, this.#takenCount) ?? []);

  /** The number of dominoes that have fallen in the motion that is watched; null while none is. */
  readonly fallen = $derived.by(() => {
    if (!this.scene || (this.watching !== 'now' && this.watching !== 'again')) return null;
    return this.scene.falls.filter((at) => at <= this.player.second).length;
  });

  /** The finger on the table: of the current push, or of the person who is choosing. */
  get finger(): HandShown | null {
    return this.breath.finger ?? this.pointing;
  }

  /** Whether a shared motion or the count is shown, so that the person cannot act now. */
  get busy(): boolean {
    return this.watching === 'now' || this.counting;
  }

  /** Show a new view. Ignores a view that is already known. */
  arrive(arrived: ArrivedView): void {
    const { view, animate, motion, motionAt } = arrived;
    if (view === this.#latest) return;
    const before = this.#latest;
    this.#latest = view;
    const noMotion = this.#withoutMotion();
    // A person who joins during a motion sees the rest of it.
    const late =
      !animate && before === null && motion && motionAt !== undefined && this.#world.now() < motionAt + MAX_MOTION_AGE_MS;
    if ((!animate && !late) || noMotion) {
      this.#stop();
      if (animate && motion && before) void this.#announceMotion(before, arrived);
      this.#showView(view);
      if (animate && view.count && !before?.count) this.counting = true;
      this.#world.settled();
      return;
    }
    if (motion && before && !this.#running && before.phase === 'placing') {
      void this.#playAccident(before, arrived);
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

  /** Jump to the end of the motion that everybody watches. */
  skip(): void {
    if (this.watching === 'now') this.player.finish();
  }

  /** Replay the chosen push on this screen only; outside a match, the last motion. */
  async replay(): Promise<void> {
    const push = this.pushes.chosen;
    if (this.busy) return;
    const request = ++this.#requestId;
    const scene = push ? await this.pushes.scene(push).catch(logUnreadable) : this.scene;
    // A motion that is happening now takes precedence over a replay.
    if (!scene || request !== this.#requestId || this.busy || this.#running) return;
    this.watching = 'again';
    this.scene = scene;
    this.inspectedView = scene.after;
    this.player.loadPaused({ ...scene, pace: this.#paceOf(scene) });
    this.#fitAll();
    this.follow(!this.#withoutMotion());
    this.player.play();
  }

  /** Replay the building of the table, domino by domino. */
  replayBuilding(): void {
    if (!this.view || this.busy) return;
    this.player.clear();
    this.inspectedView = null;
    this.#renderer?.pose(null);
    this.watching = 'building';
    this.#renderer?.camera.fit('pieces');
    this.building.play(this.view, () => this.close());
  }

  /** Close the replay. */
  close(): void {
    if (this.watching !== 'again' && this.watching !== 'building') return;
    this.building.stop();
    this.player.clear();
    this.watching = 'nothing';
    this.inspectedView = null;
    this.#renderer?.pose(null);
    this.#fitAll();
  }

  setSlow(slow: boolean): void {
    this.slow = slow;
    if (this.scene) this.player.setPace(this.#paceOf(this.scene));
  }

  /** Close the count. */
  closeCount(): void {
    this.counting = false;
    this.#countClosed?.();
  }

  /** Show the count again. */
  showCount(): void {
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

  #withoutMotion(): boolean {
    const { reducedMotion, speed } = this.#world.settings;
    return reducedMotion || speed === 0;
  }

  #paceOf(scene: PreparedMotion): Pace {
    return this.slow ? scene.pace : Pace.even(scene.seconds);
  }

  /** Play the queued views one after the other. */
  async #run(before: AyaView | null): Promise<void> {
    const runId = ++this.#runId;
    this.#running = true;
    let seen = before;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.motion) await this.#watch(next, seen, runId);
      if (runId !== this.#runId) return;
      this.#showView(next.view);
      if (next.motion) {
        await tick();
        this.#renderer?.pose(null);
      }
      if (next.view.count && seen && !seen.count) await this.#count();
      if (runId !== this.#runId) return;
      seen = next.view;
    }
    this.#running = false;
    this.#world.settled();
  }

  async #watch(next: ArrivedView, seen: AyaView | null, runId: number): Promise<void> {
    const scene = await this.#prepare(seen ?? positionBefore(next), next);
    if (runId !== this.#runId || !scene) return;
    this.scene = scene;
    this.inspectedView = null;
    this.pushes.clear();
    const { pace } = scene;
    const now = this.#world.now();
    let begins = Math.max((next.motionAt ?? now) + START_DELAY_MS, this.#busyUntil);
    if (now > begins + pace.length * 1000) {
      // The motion ended before it could be shown. A past motion is played in full, a queued one is skipped.
      if (!next.animate || this.#waiting.some((view) => view.motion)) return;
      begins = now + START_DELAY_MS / 2;
    }
    this.#busyUntil = begins + pace.length * 1000;
    this.watching = 'now';
    this.follow(true);
    this.#renderer?.pose(scene.at(0));
    await new Promise<void>((done) => {
      this.#ended = done;
      this.player.playInSync(scene, begins);
      this.breath.hold(scene, begins);
    });
    if (runId !== this.#runId) return;
    this.#busyUntil = Math.min(this.#busyUntil, this.#world.now());
    this.watching = 'nothing';
    this.breath.end();
    this.#fitAll();
    this.#announceFall(scene, next.view);
  }

  #direct(second: number): void {
    if (this.scene) this.#renderer?.camera.direct(shotAt(this.scene, second), this.filming);
  }

  /** Show the whole table again, unless the person controls the camera. */
  #fitAll(): void {
    if (this.following) this.#renderer?.camera.fit('pieces');
  }

  /** Play an accident while the sand runs: pieces tremble or fall at once, and later placements are shown during it. */
  async #playAccident(before: AyaView, arrived: ArrivedView): Promise<void> {
    const scene = await this.#prepare(before, arrived);
    if (this.#latest === arrived.view) this.#showView(arrived.view);
    if (!scene || this.#running || this.watching !== 'nothing') return this.#world.settled();
    this.scene = scene;
    this.#renderer?.pose(scene.at(0));
    this.player.playInSync({ ...scene, pace: Pace.even(scene.seconds) }, this.#world.now());
  }

  #count(): Promise<void> {
    this.counting = true;
    return new Promise((done) => {
      const moves = setInterval(() => this.#world.moving(), MOVING_INTERVAL_MS);
      this.#countClosed = () => {
        clearInterval(moves);
        this.#countClosed = null;
        done();
      };
    });
  }

  #prepare(before: AyaView | null, { view, motion }: ArrivedView): Promise<PreparedMotion | null> {
    return motion ? prepareMotion(before, view, motion).catch(logUnreadable) : Promise.resolve(null);
  }

  /** Announce the result of a motion that is not played because of reduced motion. */
  async #announceMotion(before: AyaView, arrived: ArrivedView): Promise<void> {
    const scene = await this.#prepare(before, arrived);
    if (!scene) return;
    if (this.view === arrived.view) this.scene = scene;
    this.#announceFall(scene, arrived.view);
  }

  /** Announce the result of a fall to screen readers. Its counter changes too often to be read out. */
  #announceFall({ fell }: PreparedMotion, { dominoes }: AyaView): void {
    const standing = dominoes.filter((domino) => domino.lies === '').length;
    this.#world.announce(this.#world.t('aya-cascade-told', { fell, standing }));
  }

  #showView(view: AyaView): void {
    this.view = view;
    this.inspectedView = null;
    this.lights = [];
    this.lines = [];
  }

  #stop(): void {
    this.#runId += 1;
    this.#running = false;
    this.#waiting = [];
    this.#busyUntil = 0;
    this.building.stop();
    this.player.clear();
    this.#ended?.();
    this.#ended = null;
    this.#countClosed?.();
    this.watching = 'nothing';
    this.inspectedView = null;
    this.breath.end();
    this.counting = false;
    this.#renderer?.pose(null);
  }

  #pose(moving: Moving, second: number, from: number, rate: number): void {
    const renderer = this.#renderer;
    renderer?.pose(moving);
    const { scene } = this;
    if (!scene) return;
    if (renderer?.camera.movedByPerson) this.following = false;
    if (this.following && this.watching !== 'nothing' && (this.player.playing || this.filming)) this.#direct(second);
    const { sound, volume } = this.#world.settings;
    this.#sound.play(scene.knocks, from, second, { half: scene.after.width / 2, rate, volume: sound ? volume : 0 });
    const now = this.#world.now();
    const tookPhoto = this.watching !== 'nothing' && scene.photos.some(({ at }) => at > from && at <= second);
    if (tookPhoto && now - this.#lastFlash > FLASH_INTERVAL_MS) {
      this.#lastFlash = now;
      this.flashes += 1;
    }
    if (this.watching === 'now' && now - this.#lastMoved > MOVING_INTERVAL_MS) {
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

/** The position before the push that led to the view; null if it is not known. */
function positionBefore({ past, view }: ArrivedView): AyaView | null {
  return past?.findLast((frame) => frame.view.pushes < view.pushes)?.view ?? null;
}

/** Log a motion that cannot be read. The table then shows its end. */
function logUnreadable(error: unknown): null {
  console.warn('the motion cannot be played', error);
  return null;
}
