/**
 * Parses a recorded motion. The twin of `rivage.physics.trajectory`, which describes the format. A `Motion` has the pose of each moved
 * body in every frame; a body without a track never moved.
 */
import type { Pose } from '../scene';

/** Frames per second. */
export const RATE = 60;

/** Resolution of positions (steps per millimetre) and of quaternions during the motion, then of the final poses. */
const STEPS_PER_MM = 10;
const STEPS_PER_UNIT = 1024;
const STEPS_PER_MM_AT_REST = 1000;
const STEPS_PER_UNIT_AT_REST = 1_000_000;

/** The poses of one body. A pose is valid until the next one. */
export interface Track {
  /** Ascending frame numbers. Before the first one the body has its starting pose. */
  readonly frames: readonly number[];
  readonly poses: readonly Pose[];
  readonly start: Pose;
  /** The exact pose in which the body came to rest. */
  readonly final: Pose;
}

export interface Motion {
  /** Number of the last frame; frame n is shown n/60 s after the start. */
  readonly frames: number;
  /** Tracks by number of the body: domino 1 is 0, animals follow the dominoes. */
  readonly tracks: ReadonlyMap<number, Track>;
}

/** A text that is not a motion, or a motion of another table. */
export class BadMotion extends Error {}

/** Parse a motion from the match log; `start` are the poses before it. Rejects with `BadMotion`. */
export async function readMotion(text: string, start: readonly Pose[]): Promise<Motion> {
  let bytes: Uint8Array;
  try {
    bytes = await inflated(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    throw new BadMotion('bytes that are no motion');
  }
  return decode(bytes, start);
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Like `readMotion`, for the uncompressed bytes. */
export function decode(bytes: Uint8Array, start: readonly Pose[]): Motion {
  const numbers = new Numbers(bytes);
  const bodies = numbers.next();
  const frames = numbers.next();
  if (bodies !== start.length) throw new BadMotion(`a motion of ${bodies} bodies for a table of ${start.length}`);
  const before = start.map((pose) => ({ older: quantised(pose), old: quantised(pose) }));
  const moved = new Map<number, { frames: number[]; poses: Pose[] }>();
  for (let frame = numbers.next(), step = frame; step; step = numbers.next(), frame += step) {
    let body = -1;
    for (let left = numbers.next(); left > 0; left--) {
      body += numbers.next();
      const last = before[body];
      if (!last) throw new BadMotion(`a motion of a body ${body} that is not there`);
      const now = last.old.map((part, i) => numbers.signed() + 2 * part - (last.older[i] ?? 0));
      before[body] = { older: last.old, old: now };
      const track = moved.get(body) ?? { frames: [], poses: [] };
      track.frames.push(frame);
      track.poses.push(poseOf(now, STEPS_PER_MM, STEPS_PER_UNIT));
      moved.set(body, track);
    }
  }
  numbers.next();
  const tracks = new Map<number, Track>();
  for (const body of [...moved.keys()].sort((a, b) => a - b)) {
    const final = poseOf(
      Array.from({ length: 7 }, () => numbers.signed()),
      STEPS_PER_MM_AT_REST,
      STEPS_PER_UNIT_AT_REST,
    );
    const track = moved.get(body);
    const from = start[body];
    if (track && from) tracks.set(body, { ...track, start: from, final });
  }
  return { frames, tracks };
}

/** A pose in the resolution and the order of the stream. */
function quantised([x, y, z, qx, qy, qz, qw]: Pose): number[] {
  return [
    ...[x, y, z].map((part) => roundHalfToEven(part * STEPS_PER_MM)),
    ...[qw, qx, qy, qz].map((part) => roundHalfToEven(part * STEPS_PER_UNIT)),
  ];
}

/** Round to an integer, halves to the even one, as Python does. */
function roundHalfToEven(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  if (rest !== 0.5) return Math.round(value) + 0;
  return below % 2 === 0 ? below : below + 1;
}

function poseOf(parts: readonly number[], stepsPerMm: number, stepsPerUnit: number): Pose {
  const [x = 0, y = 0, z = 0, qw = 0, qx = 0, qy = 0, qz = 0] = parts;
  return [
    x / stepsPerMm,
    y / stepsPerMm,
    z / stepsPerMm,
    qx / stepsPerUnit,
    qy / stepsPerUnit,
    qz / stepsPerUnit,
    qw / stepsPerUnit,
  ];
}

/** Reads the numbers of a stream (variable-length integers). */
class Numbers {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): number {
    let value = 0;
    let weight = 1;
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new BadMotion('a motion that ends too early');
      value += (byte & 0x7f) * weight;
      if (byte < 0x80) return value;
      weight *= 0x80;
    }
  }

  signed(): number {
    const value = this.next();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}

/** Number of values in the ascending `frames` that are at most `frame`. */
function countUpTo(frames: readonly number[], frame: number): number {
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle] ?? 0) <= frame) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The pose of a body in a whole frame. */
export function poseIn(track: Track, frame: number): Pose {
  return track.poses[countUpTo(track.frames, frame) - 1] ?? track.start;
}

/** The pose of a body at a fractional frame, interpolated. Playback may have more frames than the recording. */
export function poseAt(track: Track, frame: number): Pose {
  const whole = Math.floor(frame);
  const part = frame - whole;
  const from = poseIn(track, whole);
  if (part === 0 || !isFrame(track, whole + 1)) return from;
  return between(from, poseIn(track, whole + 1), part);
}

/** Whether a body has a new pose in a frame. */
function isFrame({ frames }: Track, frame: number): boolean {
  return frames[countUpTo(frames, frame) - 1] === frame;
}

/** Interpolate between two poses that are close to each other, along the shorter rotation. */
export function between(a: Pose, b: Pose, part: number): Pose {
  const side = a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] < 0 ? -1 : 1;
  const mixed = a.map((value, i) => value + ((i < 3 ? 1 : side) * (b[i] ?? 0) - value) * part);
  const length = Math.hypot(mixed[3] ?? 0, mixed[4] ?? 0, mixed[5] ?? 0, mixed[6] ?? 0) || 1;
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = mixed;
  return [x, y, z, qx / length, qy / length, qz / length, qw / length];
}

/** The last frame in which a body has a new pose. */
export function lastFrame(track: Track): number {
  return track.frames.at(-1) ?? 0;
}

/** The angle between a body and the vertical, in degrees. */
export function leanOf([, , , qx, qy]: Pose): number {
  return (Math.acos(Math.max(-1, Math.min(1, 1 - 2 * (qx * qx + qy * qy)))) * 180) / Math.PI;
}

/** A knock that can be heard. */
export interface Knock {
  /** Seconds of the motion. */
  at: number;
  /**
   * `struck`: a domino is hit; `lands`: it comes down on another or on the table; `token`: an animal comes down; `shutter`: a photo is
   * taken.
   */
  kind: 'struck' | 'lands' | 'token' | 'shutter';
  /** Loudness from 0 to 1. */
  force: number;
  /** Millimetres to the right of the table's middle. */
  x: number;
}

/** Degrees by which a domino must lean more than at the start to count as struck. */
const STRUCK_DEG = 2;
/** Speed of a fall in degrees per frame from which its landing is heard. */
const AUDIBLE_FALL_SPEED = 1.5;
/** Speed of the fastest falls in degrees per frame: the loudest knocks. */
const FASTEST_FALL_SPEED = 12;
/** Millimetres that a token must drop to be heard. */
const DROP_MM = 8;

/** All knocks in order. The first `dominoes` bodies are dominoes, the others animals. */
export function knocksOf(motion: Motion, dominoes: number): Knock[] {
  const found: Knock[] = [];
  for (const [body, track] of motion.tracks) found.push(...(body < dominoes ? dominoKnocks(track) : tokenKnocks(track)));
  return found.sort((a, b) => a.at - b.at);
}

function dominoKnocks(track: Track): Knock[] {
  const found: Knock[] = [];
  const first = track.frames[0] ?? 0;
  const last = track.frames.at(-1) ?? 0;
  const stood = leanOf(track.start);
  let struck = false;
  let before = stood;
  let speed = 0;
  for (let frame = first; frame <= last + 1; frame++) {
    const pose = poseIn(track, frame);
    const lean = leanOf(pose);
    const now = Math.abs(lean - before);
    const at = frame / RATE;
    if (!struck && Math.abs(lean - stood) >= STRUCK_DEG) {
      struck = true;
      // The speed in the next frames shows how hard the blow was.
      const speedAfter = Math.abs(leanOf(poseIn(track, frame + 3)) - lean) / 3;
      found.push({ at, kind: 'struck', force: loudness(Math.max(speedAfter, now)), x: pose[0] });
    } else if (struck && speed >= AUDIBLE_FALL_SPEED && now < speed * 0.4) {
      found.push({ at, kind: 'lands', force: loudness(speed), x: pose[0] });
    }
    speed = now;
    before = lean;
  }
  return found;
}

function tokenKnocks(track: Track): Knock[] {
  const at = dropOf(track);
  return at === undefined ? [] : [{ at, kind: 'token', force: 0.5, x: poseIn(track, Math.round(at * RATE))[0] }];
}

/** The second of the motion at which an animal drops from its dominoes; undefined if it does not. */
export function dropOf(track: Track): number | undefined {
  const height = track.start[2];
  const frame = track.frames.find((_, i) => height - (track.poses[i]?.[2] ?? height) >= DROP_MM);
  return frame === undefined ? undefined : frame / RATE;
}

function loudness(speed: number): number {
  return Math.min(1, Math.max(0.08, speed / FASTEST_FALL_SPEED));
}

/** Degrees from which a leaning domino counts as falling. */
const FALLING_DEG = 15;

/** The second of the motion at which a body begins to fall; undefined if it does not. */
export function fallOf({ tracks }: Motion, body: number): number | undefined {
  const track = tracks.get(body);
  if (!track || leanOf(track.start) >= FALLING_DEG) return undefined;
  const i = track.poses.findIndex((pose) => leanOf(pose) >= FALLING_DEG);
  return i < 0 ? undefined : (track.frames[i] ?? 0) / RATE;
}
