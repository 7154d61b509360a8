/**
 * Plays one motion: maps the time to poses, at any frame rate.
 *
 * The shown second depends only on a clock, never on the number of frames drawn. So two screens with the same clock show the same
 * instant, and a page that was suspended continues in step.
 */

import { standingPose, tokenPose } from '../bodies';
import type { AnimalBody, DominoBody, HandShown, Moving, TileBody } from '../scene';
import { HEIGHT, hasCamera, TILE_RADIUS, terrainOf } from '../sizes';
import type { AyaTileView, AyaView } from '../wire';
import type { PreparedMotion } from './preparedMotion';

/** A motion that can be played. */
export interface Playable {
  /** Length of the motion in seconds. */
  seconds: number;
  pace: Pace;
  /** The poses of everything that moves, at a second of the motion. */
  at(second: number): Moving;
}

/** The clock and the frames that a player needs. Tests pass their own. */
export interface PlayerWorld {
  /** The server's time in milliseconds, as estimated here. */
  now(): number;
  /** Call `then` before the next frame. */
  requestFrame(then: () => void): number;
  cancelFrame(frame: number): void;
}

export interface PlayerEvents {
  /** Show these poses. `from` is the second shown before, equal to `second` after a jump; `rate` is the playback rate. */
  pose(moving: Moving, second: number, from: number, rate: number): void;
  /** Called when the last pose has been shown. */
  end(): void;
}

/** Seconds between two frames from which the playback counts as a jump, so that no sounds are played. */
const JUMP_S = 0.3;

export const SPEEDS = [0.1, 0.25, 0.5, 1, 2] as const;

export class Player {
  /** The second of the motion that is shown. */
  second = $state(0);
  playing = $state(false);
  speed = $state(1);
  playable = $state.raw<Playable | null>(null);

  readonly #world: PlayerWorld;
  readonly #events: PlayerEvents;
  /** Reference point of the clock: `watched` seconds of playback at the time `clock`. */
  #anchor = { clock: 0, watched: 0 };
  #frame: number | null = null;

  constructor(world: PlayerWorld, events: PlayerEvents) {
    this.#world = world;
    this.#events = events;
  }

  /** Play from the start at the time `clock`, which may be past or future. Screens with the same `clock` are in step. */
  playInSync(playable: Playable, clock: number): void {
    this.#load(playable);
    this.speed = 1;
    this.#anchor = { clock, watched: 0 };
    this.#run();
  }

  /** Load a motion and show a second of it, paused. */
  loadPaused(playable: Playable, second = 0): void {
    this.#load(playable);
    this.seek(second);
  }

  play(): void {
    if (!this.playable || this.playing) return;
    const again = this.second >= this.playable.seconds;
    this.#anchor = { clock: this.#world.now(), watched: again ? 0 : this.playable.pace.watchedAt(this.second) };
    if (again) this.second = 0;
    this.#run();
  }

  pause(): void {
    if (this.playing) this.#draw();
    this.#halt();
  }

  /** Go to a second of the motion. A running playback continues from there. */
  seek(second: number): void {
    const { playable } = this;
    if (!playable) return;
    const to = Math.min(playable.seconds, Math.max(0, second));
    this.#anchor = { clock: this.#world.now(), watched: playable.pace.watchedAt(to) };
    this.second = to;
    this.#events.pose(playable.at(to), to, to, 0);
  }

  /** Change the playback speed. */
  setSpeed(speed: number): void {
    this.#anchor = { clock: this.#world.now(), watched: this.#watched() };
    this.speed = speed;
  }

  /** Change the pace; the shown second stays. */
  setPace(pace: Pace): void {
    const { playable } = this;
    if (!playable) return;
    this.playable = { ...playable, pace };
    this.#anchor = { clock: this.#world.now(), watched: pace.watchedAt(this.second) };
  }

  /** Jump to the end. */
  finish(): void {
    const { playable } = this;
    if (!playable) return;
    this.#halt();
    this.second = playable.seconds;
    this.#events.pose(playable.at(playable.seconds), playable.seconds, playable.seconds, 0);
    this.#events.end();
  }

  /** Stop and unload the motion. */
  clear(): void {
    this.#halt();
    this.playable = null;
    this.second = 0;
  }

  #load(playable: Playable): void {
    this.#halt();
    this.playable = playable;
    this.second = 0;
  }

  #watched(): number {
    return this.#anchor.watched + (Math.max(0, this.#world.now() - this.#anchor.clock) / 1000) * this.speed;
  }

  #run(): void {
    this.playing = true;
    this.#next();
  }

  #halt(): void {
    this.playing = false;
    if (this.#frame !== null) this.#world.cancelFrame(this.#frame);
    this.#frame = null;
  }

  #next(): void {
    this.#frame = this.#world.requestFrame(() => {
      this.#frame = null;
      this.#draw();
      if (!this.playable || !this.playing) return;
      if (this.second < this.playable.seconds) return this.#next();
      this.#halt();
      this.#events.end();
    });
  }

  #draw(): void {
    const { playable } = this;
    if (!playable) return;
    const second = Math.min(playable.seconds, playable.pace.motionAt(this.#watched()));
    const from = second - this.second > JUMP_S ? second : this.second;
    this.second = second;
    this.#events.pose(playable.at(second), second, from, playable.pace.rateAt(second) * this.speed);
  }
}

/** Seconds of playback that each falling domino gets, and the slowest playback rate this may lead to. */
const SECONDS_PER_DOMINO = 0.09;
const SLOWEST_WAVE = 0.3;
/** Playback rate around a photo, and the seconds of simulation before and after it that are slowed down. */
export const PHOTO_RATE = 0.12;
const PHOTO_BEFORE_S = 0.04;
const PHOTO_AFTER_S = 0.08;
/** Maximum playback time in seconds that all photos together add. */
const MAX_PHOTO_EXTRA_S = 14;
/** Seconds of playback after the end of the wave, in which the camera pulls back; fewer if the rate would fall below `MIN_ENDING_RATE`. */
const MIN_ENDING_S = 1.8;
const MIN_ENDING_RATE = 0.1;

/** A part of the simulation, in its own seconds, and its playback rate. */
interface Stretch {
  from: number;
  to: number;
  rate: number;
}

/** The data of a motion from which its pace is computed. */
export interface Timeline {
  /** Seconds of the simulation. */
  seconds: number;
  /** The second at which the wave is over: only settling is left. */
  waveEnd: number;
  /** Number of dominoes that fall. */
  fell: number;
  /** Seconds at which photos are taken. */
  photos: readonly number[];
}

export class Pace {
  readonly #stretches: readonly Stretch[];
  /** Seconds of playback. */
  readonly length: number;

  private constructor(stretches: readonly Stretch[]) {
    this.#stretches = stretches;
    this.length = stretches.reduce((sum, { from, to, rate }) => sum + (to - from) / rate, 0);
  }

  /** Playback in real time. */
  static even(seconds: number): Pace {
    return new Pace([{ from: 0, to: seconds, rate: 1 }]);
  }

  /** Playback in slow motion: slower around each photo, and at the end. */
  static slowMotion({ seconds, waveEnd, fell, photos }: Timeline): Pace {
    const end = Math.min(seconds, waveEnd);
    const rate = Math.min(1, Math.max(SLOWEST_WAVE, end / (fell * SECONDS_PER_DOMINO || 1)));
    const windows = merged(photos, end);
    const slowed = windows.reduce((sum, [from, to]) => sum + to - from, 0);
    const photoRate = Math.max(PHOTO_RATE, slowed / (slowed / rate + MAX_PHOTO_EXTRA_S));
    const stretches: Stretch[] = [];
    let at = 0;
    for (const [from, to] of windows) {
      stretches.push({ from: at, to: from, rate }, { from, to, rate: Math.min(rate, photoRate) });
      at = to;
    }
    const ending = Math.min(1, Math.max(MIN_ENDING_RATE, (seconds - end) / MIN_ENDING_S));
    stretches.push({ from: at, to: end, rate }, { from: end, to: seconds, rate: ending });
    return new Pace(stretches.filter(({ from, to }) => to > from));
  }

  /** The second of the simulation that is shown after `watched` seconds of playback. */
  motionAt(watched: number): number {
    if (watched >= this.length) return this.#stretches.at(-1)?.to ?? 0;
    let left = Math.max(0, watched);
    for (const { from, to, rate } of this.#stretches) {
      const duration = (to - from) / rate;
      if (left < duration) return from + left * rate;
      left -= duration;
    }
    return this.#stretches.at(-1)?.to ?? 0;
  }

  /** The seconds of playback after which a second of the simulation is shown. */
  watchedAt(motion: number): number {
    let sum = 0;
    for (const { from, to, rate } of this.#stretches) {
      if (motion < to) return sum + Math.max(0, motion - from) / rate;
      sum += (to - from) / rate;
    }
    return sum;
  }

  /** The playback rate at a second of the simulation. */
  rateAt(motion: number): number {
    return this.#stretches.find(({ to }) => motion < to)?.rate ?? 1;
  }
}

/** The slowed-down windows around these moments, in order and without overlaps. */
function merged(times: readonly number[], end: number): [number, number][] {
  const windows: [number, number][] = [];
  for (const time of [...times].sort((a, b) => a - b)) {
    const [from, to] = [Math.max(0, time - PHOTO_BEFORE_S), Math.min(end, time + PHOTO_AFTER_S)];
    const last = windows.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) windows.push([from, to]);
  }
  return windows;
}

/** Milliseconds from the recording of a motion to its playback. By then every screen has received it. */
export const START_DELAY_MS = 900;
/** Millimetres behind the domino from which the finger starts. */
const FINGER_START_MM = 70;

export class Breath {
  held = $state(false);
  finger = $state.raw<HandShown | null>(null);
  readonly #world: PlayerWorld;
  /** Sequence number. An older breath ends itself. */
  #breath = 0;

  constructor(world: PlayerWorld) {
    this.#world = world;
  }

  /** Hold the breath until the time `begins`. */
  hold(scene: PreparedMotion, begins: number): void {
    const breath = ++this.#breath;
    const update = (): void => {
      if (breath !== this.#breath) return;
      const left = begins - this.#world.now();
      if (left <= 0) {
        this.end();
        return;
      }
      if (scene.pushed) this.finger = fingerAt(scene.pushed, scene, Math.min(1, left / START_DELAY_MS));
      this.held = true;
      this.#world.requestFrame(update);
    };
    update();
  }

  end(): void {
    this.#breath += 1;
    this.held = false;
    this.finger = null;
  }
}

/** The pushing finger; `left` is the part of its way that remains. */
function fingerAt(pushed: NonNullable<PreparedMotion['pushed']>, scene: PreparedMotion, left: number): HandShown {
  const way = (pushed.heading * Math.PI) / 180;
  const behind = 5 + FINGER_START_MM * left * left;
  return {
    seat: scene.before?.turn ?? scene.after.turn,
    name: '',
    x: pushed.x - Math.cos(way) * behind,
    y: pushed.y - Math.sin(way) * behind,
    turn: pushed.heading,
    lift: 26 + 40 * left,
    holds: '',
  };
}

/** Maximum duration of the whole replay, and maximum time per domino, in seconds. */
const MAX_BUILDING_S = 15;
const MAX_STEP_S = 0.4;
/** Milliseconds for which the finished table is shown. */
const END_HOLD_MS = 1800;
/** Maximum distance in millimetres of a tile's camera domino from the tile's middle. */
const MAX_CAMERA_DISTANCE_MM = TILE_RADIUS + 45;

/** All pieces that had been placed when domino `number` was. */
export function builtUpTo(view: AyaView, number: number): { tiles: TileBody[]; dominoes: DominoBody[]; animals: AnimalBody[] } {
  return {
    tiles: view.tiles.filter((tile) => placedWith(view, tile) <= number).map(({ id, x, y, angle }) => ({ id, x, y, angle })),
    dominoes: view.dominoes
      .filter((domino) => domino.id <= number)
      .map(({ id, kind, x, y, heading }) => ({ id, kind, pose: standingPose(x, y, heading) })),
    animals: view.animals
      .filter(({ camera, animal }) => camera <= number && animal !== '')
      .map(({ animal, x, y }) => ({ animal, pose: tokenPose(x, y, HEIGHT) })),
  };
}

/** The number of the domino that was placed with a tile: the camera domino of its terrain before it. 0 for the Start tile. */
export function placedWith(view: AyaView, tile: AyaTileView): number {
  if (tile.id === 'start') return 0;
  const riding = new Set(view.animals.map((animal) => animal.camera));
  const away = (x: number, y: number) => Math.hypot(x - tile.x, y - tile.y);
  const near = view.dominoes.filter(({ x, y }) => away(x, y) <= MAX_CAMERA_DISTANCE_MM);
  const cameras = near.filter(({ id, kind }) => hasCamera(kind) && terrainOf(kind) === tile.terrain && !riding.has(id));
  return Math.min(...(cameras.length > 0 ? cameras : near).map((domino) => domino.id), view.dominoes.length);
}

export class Building {
  /** Number of dominoes that are shown. */
  shown = $state(0);
  readonly #world: PlayerWorld;
  #frame: number | null = null;

  constructor(world: PlayerWorld) {
    this.#world = world;
  }

  bodies(view: AyaView): ReturnType<typeof builtUpTo> {
    return builtUpTo(view, this.shown);
  }

  /** Replay the building from the empty table; call `done` after the finished one was shown. */
  play(view: AyaView, done: () => void): void {
    this.stop();
    this.shown = 0;
    const count = view.dominoes.length;
    const each = (Math.min(MAX_STEP_S, MAX_BUILDING_S / Math.max(1, count)) * 1000) | 0;
    const began = this.#world.now();
    const update = (): void => {
      const passed = this.#world.now() - began;
      const shown = Math.min(count, Math.floor(passed / each));
      if (shown !== this.shown) this.shown = shown;
      if (passed >= count * each + END_HOLD_MS) {
        this.#frame = null;
        done();
      } else this.#frame = this.#world.requestFrame(update);
    };
    update();
  }

  stop(): void {
    if (this.#frame !== null) this.#world.cancelFrame(this.#frame);
    this.#frame = null;
  }
}
