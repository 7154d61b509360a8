/**
 * A motion prepared for playback: its bodies, photos and sounds, and the path of the camera. It is parsed once and can be played many
 * times.
 */
import { animalPose, dominoPose } from '../bodies';
import type { CameraShot, Moving, Place, Pose } from '../scene';
import { type PhotoId, TILE_RADIUS } from '../sizes';
import type { AyaAnimalView, AyaDominoView, AyaView } from '../wire';
import { dropOf, fallOf, type Knock, knocksOf, lastFrame, type Motion, poseAt, RATE, readMotion } from './motion';
import { Pace, type Playable } from './player.svelte';

/** A landscape or an animal at the moment at which the wave passes it. */
export interface PhotoShot extends PhotoId, Place {
  /** Seconds of the simulation. */
  at: number;
}

/** The photos that are taken during a motion, in order. Only the count decides whether they are won. */
export function photosIn(motion: Motion, bodyMap: BodyMap, after: AyaView): PhotoShot[] {
  const found: PhotoShot[] = [];
  for (const { id, x, y } of after.tiles) {
    if (id === 'start') continue;
    const falls = after.dominoes
      .flatMap((domino, body) => (Math.hypot(domino.x - x, domino.y - y) < TILE_RADIUS ? (fallOf(motion, body) ?? []) : []))
      .sort((a, b) => a - b);
    const middle = falls[Math.floor(falls.length / 2)];
    if (middle !== undefined) found.push({ what: 'landscape', id, x, y, at: middle });
  }
  bodyMap.animals.forEach((id, i) => {
    const track = motion.tracks.get(bodyMap.dominoes.length + i);
    const animal = after.animals.find((animal) => animal.animal === id);
    const at = track && dropOf(track);
    if (!animal || at === undefined || id === '') return;
    const [x, y] = animalPose(animal, after.dominoes);
    found.push({ what: 'animal', id, x, y, at });
  });
  return found.sort((a, b) => a.at - b.at);
}

/** Millimetres per frame. Slower bodies do not belong to the wave any more. */
const MIN_STEP_MM = 0.6;
/** Millimetres around the camera's focus within which bodies belong to the followed branch. */
const BRANCH_RADIUS_MM = 80;
/** Millimetres around the focus within which falling dominoes stay in the picture. */
const COMPANY_RADIUS_MM = 240;
/** Millimetres across the smaller side of the picture. */
const SPAN_MM = { least: 220, most: 400, margin: 160 } as const;
/** A photo attracts the camera within this distance in millimetres, and this number of simulated seconds before and after it. */
const PHOTO_REACH_MM = 300;
const PHOTO_WINDOW_S = 0.14;
/** Frames before and after over which the path is averaged. */
const SMOOTHING_FRAMES = 15;
const TURN_SMOOTHING_FRAMES = 30;
/** Degrees above the table, and degrees by which the camera turns in the direction of the wave, at most. */
const PITCH_DEG = 40;
const MAX_TURN_DEG = 24;

/** The camera's path, one shot per frame. `pull` is the second at which the camera starts to pull back until all pieces are visible. */
export function cameraPath(motion: Motion, photos: readonly PhotoShot[], pull: number): CameraShot[] {
  const movers = moversOf(motion);
  const focus = focusOf(movers, motion);
  const aimed = focus.map((place, frame) => {
    const spread = Math.max(
      0,
      ...near(movers[frame] ?? [], place, COMPANY_RADIUS_MM).map((neighbour) => distance(neighbour, place)),
    );
    return { ...place, span: Math.min(SPAN_MM.most, Math.max(SPAN_MM.least, 2 * spread + SPAN_MM.margin)) };
  });
  for (const photo of photos) attract(aimed, photo);
  const [xs, ys] = [smooth(aimed.map(({ x }) => x)), smooth(aimed.map(({ y }) => y))];
  const spans = smooth(aimed.map(({ span }) => span));
  const turns = smooth(
    xs.map((_, frame) => turnAt(xs, ys, frame)),
    TURN_SMOOTHING_FRAMES,
  );
  return xs.map((x, frame) => ({
    x,
    y: ys[frame] ?? 0,
    span: spans[frame] ?? SPAN_MM.most,
    yaw: turns[frame] ?? 0,
    pitch: PITCH_DEG,
    wide: smoothstep((frame / RATE - pull) / Math.max(0.01, motion.frames / RATE - pull)),
  }));
}

/** The shot for motions without a single wave, such as several pushes at once: all pieces are in the picture. */
export const WIDE_SHOT: CameraShot = { x: 0, y: 0, span: SPAN_MM.most, yaw: 0, pitch: PITCH_DEG, wide: 1 };

/** A moving body, and its movement since the previous frame in millimetres. */
interface Mover extends Place {
  step: number;
}

/** The bodies that move, for each frame. */
function moversOf(motion: Motion): Mover[][] {
  const movers: Mover[][] = Array.from({ length: motion.frames + 1 }, () => []);
  for (const track of motion.tracks.values()) {
    track.frames.forEach((frame, i) => {
      const [x, y, z] = track.poses[i] ?? track.start;
      const [bx, by, bz] = track.poses[i - 1] ?? track.start;
      const step = Math.hypot(x - bx, y - by, z - bz);
      if (step >= MIN_STEP_MM) movers[frame]?.push({ x, y, step });
    });
  }
  return movers;
}

/** The middle of the followed branch, for each frame. */
function focusOf(movers: readonly Mover[][], motion: Motion): Place[] {
  const last = movers.findLastIndex((found) => found.length > 0);
  const [x = 0, y = 0] = [...motion.tracks.values()][0]?.start ?? [];
  let focus: Place = strongest(movers[last] ?? []) ?? { x, y };
  const path: Place[] = movers.map(() => focus);
  for (let frame = last; frame >= 0; frame--) {
    const all = movers[frame] ?? [];
    const branch = near(all, focus, BRANCH_RADIUS_MM);
    const nearest = all.reduce<Mover | null>(
      (best, mover) => (best && distance(best, focus) <= distance(mover, focus) ? best : mover),
      null,
    );
    focus = branch.length > 0 ? mean(branch) : (nearest ?? focus);
    path[frame] = { x: focus.x, y: focus.y };
  }
  return path;
}

/** Move the camera's path towards a photo while it is taken, at most halfway. */
function attract(path: (Place & { span: number })[], { x, y, at }: PhotoShot): void {
  const moment = Math.round(at * RATE);
  const window = Math.round(PHOTO_WINDOW_S * RATE);
  const now = path[Math.min(path.length - 1, moment)];
  if (!now || distance(now, { x, y }) > PHOTO_REACH_MM) return;
  for (let frame = Math.max(0, moment - window); frame <= Math.min(path.length - 1, moment + window); frame++) {
    const place = path[frame];
    if (!place) continue;
    const share = 0.5 * smoothstep(1 - Math.abs(frame - moment) / (window + 1));
    path[frame] = { x: place.x + (x - place.x) * share, y: place.y + (y - place.y) * share, span: place.span };
  }
}

/** The camera's turn in degrees for the direction of the wave; negative while it runs to the right of the table. */
function turnAt(xs: readonly number[], ys: readonly number[], frame: number): number {
  const [from, to] = [Math.max(0, frame - SMOOTHING_FRAMES), Math.min(xs.length - 1, frame + SMOOTHING_FRAMES)];
  const [right, up] = [(xs[to] ?? 0) - (xs[from] ?? 0), (ys[to] ?? 0) - (ys[from] ?? 0)];
  const far = Math.hypot(right, up);
  return far < 1 ? 0 : (-MAX_TURN_DEG * right) / far;
}

/** Moving average over `frames` before and after. */
function smooth(values: readonly number[], frames = SMOOTHING_FRAMES): number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return values.map((_, i) => {
    const [from, to] = [Math.max(0, i - frames), Math.min(values.length, i + frames + 1)];
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}

/** The smoothstep function: 0 up to 0, 1 from 1 on. */
function smoothstep(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}

function strongest(movers: readonly Mover[]): Mover | undefined {
  return [...movers].sort((a, b) => b.step - a.step)[0];
}

function near(movers: readonly Mover[], place: Place, reach: number): Mover[] {
  return movers.filter((mover) => distance(mover, place) <= reach);
}

function mean(movers: readonly Mover[]): Place {
  const weight = movers.reduce((sum, { step }) => sum + step, 0);
  const of = (value: (mover: Mover) => number) => movers.reduce((sum, mover) => sum + value(mover) * mover.step, 0) / weight;
  return { x: of((mover) => mover.x), y: of((mover) => mover.y) };
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The bodies of a motion, dominoes first. */
export interface BodyMap {
  dominoes: readonly number[];
  animals: readonly string[];
  start: readonly Pose[];
}

/**
 * The bodies of the motion that led from `before` to `after`, and their starting poses. A domino placed in the same moment is not in the
 * view before: it starts where it was placed. Without a view before, all bodies start where they were placed.
 */
export function bodyMapOf(before: AyaView | null, after: AyaView): BodyMap {
  const known = new Map(before?.dominoes.map((domino) => [domino.id, domino]));
  const riders = after.animals.filter((animal) => !animal.aside);
  const earlier = new Map(before?.animals.map((animal) => [animal.animal, animal]));
  return {
    dominoes: after.dominoes.map((domino) => domino.id),
    animals: riders.map((rider) => rider.animal),
    start: [
      ...after.dominoes.map((domino) => dominoPose(known.get(domino.id) ?? placedDomino(domino))),
      ...riders.map((rider) =>
        animalPose(earlier.get(rider.animal) ?? placedAnimal(rider, before), before?.dominoes ?? after.dominoes),
      ),
    ],
  };
}

/** A domino where a hand placed it. */
function placedDomino(domino: AyaDominoView): AyaDominoView {
  return { ...domino, rest: null, lies: domino.lies === 'fallen' ? '' : domino.lies };
}

/** An animal where a hand placed it: astride its dominoes. */
function placedAnimal(animal: AyaAnimalView, before: AyaView | null): AyaAnimalView {
  return { ...animal, rest: null, rides: animal.rides || before === null };
}

/** The poses of all bodies at a second of the motion; exact for bodies at rest. */
export function movingAt(motion: Motion, bodyMap: BodyMap, second: number): Moving {
  const frame = second * RATE;
  const dominoes = new Map<number, Pose>();
  const animals = new Map<string, Pose>();
  for (const [body, track] of motion.tracks) {
    const pose = frame >= Math.min(motion.frames, lastFrame(track) + 1) ? track.final : poseAt(track, frame);
    const domino = bodyMap.dominoes[body];
    if (domino !== undefined) dominoes.set(domino, pose);
    else animals.set(bodyMap.animals[body - bodyMap.dominoes.length] ?? '', pose);
  }
  return { dominoes, animals };
}

/** The domino that a finger pushed: the first one that moves, its place and its heading; null if nothing moved. */
export function pushedIn(motion: Motion, bodyMap: BodyMap): { domino: number; x: number; y: number; heading: number } | null {
  let first: number | null = null;
  for (const [body, track] of motion.tracks) {
    const began = (index: number) => motion.tracks.get(index)?.frames[0] ?? 0;
    if (bodyMap.dominoes[body] !== undefined && (first === null || (track.frames[0] ?? 0) < began(first))) first = body;
  }
  const pose = first === null ? undefined : bodyMap.start[first];
  const domino = first === null ? undefined : bodyMap.dominoes[first];
  return pose && domino !== undefined ? { domino, x: pose[0], y: pose[1], heading: headingOf(pose) } : null;
}

/** The heading of a standing domino, in degrees. */
export function headingOf([, , , qx, qy, qz, qw]: Pose): number {
  return (Math.atan2(2 * (qw * qz + qx * qy), 1 - 2 * (qy * qy + qz * qz)) * 180) / Math.PI;
}

/** Seconds from the beginning of a domino's fall to its end. */
const FALL_S = 0.15;

export interface PreparedMotion extends Playable {
  before: AyaView | null;
  after: AyaView;
  motion: Motion;
  bodyMap: BodyMap;
  knocks: readonly Knock[];
  /** The photos that are taken during the motion. */
  photos: readonly PhotoShot[];
  /** The camera's path, one shot per frame. */
  path: readonly CameraShot[];
  /** The domino that was pushed; null if nothing moved. */
  pushed: ReturnType<typeof pushedIn>;
  /** The times at which dominoes begin to fall, in seconds of the motion, in order. */
  falls: readonly number[];
  /** Number of dominoes that fall. */
  fell: number;
}

/** Parse the motion that led from `before` (null if it is not known) to `after`. Rejects with `BadMotion`. */
export async function prepareMotion(before: AyaView | null, after: AyaView, text: string): Promise<PreparedMotion> {
  const bodyMap = bodyMapOf(before, after);
  const motion = await readMotion(text, bodyMap.start);
  const seconds = motion.frames / RATE;
  const falls = bodyMap.dominoes.flatMap((_, body) => fallOf(motion, body) ?? []).sort((a, b) => a - b);
  const fell = falls.length;
  // Dominoes that fall by accident during building take no photos.
  const photos = before?.phase === 'placing' ? [] : photosIn(motion, bodyMap, after);
  const waveEnd = Math.max(0, ...falls) + FALL_S;
  const shutters = photos.map(({ at, x }) => ({ at, kind: 'shutter', force: 1, x }) as const);
  // Several pushes in one moment start waves in many places.
  const waves = after.pushes - (before?.pushes ?? after.pushes - 1);
  return {
    before,
    after,
    motion,
    bodyMap,
    seconds,
    photos,
    pace: Pace.slowMotion({ seconds, waveEnd, fell, photos: photos.map(({ at }) => at) }),
    at: (second) => movingAt(motion, bodyMap, second),
    knocks: [...knocksOf(motion, bodyMap.dominoes.length), ...shutters].sort((a, b) => a.at - b.at),
    path: fell > 0 && waves <= 1 ? cameraPath(motion, photos, waveEnd) : [WIDE_SHOT],
    pushed: pushedIn(motion, bodyMap),
    falls,
    fell,
  };
}

/** The camera's shot at a second of the motion: the same on every screen. */
export function shotAt({ path }: Pick<PreparedMotion, 'path'>, second: number): CameraShot {
  const frame = Math.min(path.length - 1, Math.max(0, second * RATE));
  const [from, to] = [path[Math.floor(frame)] ?? WIDE_SHOT, path[Math.ceil(frame)] ?? WIDE_SHOT];
  const part = frame - Math.floor(frame);
  const mix = (key: keyof CameraShot) => from[key] + (to[key] - from[key]) * part;
  return { x: mix('x'), y: mix('y'), span: mix('span'), yaw: mix('yaw'), pitch: mix('pitch'), wide: mix('wide') };
}
