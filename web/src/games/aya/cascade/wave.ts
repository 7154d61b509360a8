/** What can be read in a motion: where the wave is, when wood strikes wood, when the river parts. */
import type { Place } from '../scene';
import { leanOf, type Motion, poseIn, RATE, type Track } from './motion';

/** A blow to be heard. */
export interface Clack {
  /** Seconds of the motion. */
  at: number;
  /** `struck`: a domino is hit; `lands`: it comes down on another or on the table; `token`: an animal comes down. */
  kind: 'struck' | 'lands' | 'token';
  /** From 0, hardly to be heard, to 1. */
  force: number;
  /** Where, in millimetres from the middle of the table to the right. */
  x: number;
}

/** A domino that leans so many degrees more than it did has been struck. */
const STRUCK = 2;
/** A fall that was so fast, in degrees a frame, is heard when it ends. */
const FALLS = 1.5;
/** The fastest of falls, in degrees a frame: the loudest. */
const FASTEST = 12;
/** Millimetres a token must have come down to be heard. */
const DROPPED = 8;
/** Millimetres a frame: slower than this it is no part of the wave any more. */
const CREEPS = 0.6;

/** Every blow, in order; `dominoes` is how many of the bodies are dominoes, the others are animals. */
export function clacksOf(motion: Motion, dominoes: number): Clack[] {
  const found: Clack[] = [];
  for (const [body, track] of motion.tracks) found.push(...(body < dominoes ? blowsOf(track) : dropOf(track)));
  return found.sort((a, b) => a.at - b.at);
}

function blowsOf(track: Track): Clack[] {
  const found: Clack[] = [];
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
    if (!struck && Math.abs(lean - stood) >= STRUCK) {
      struck = true;
      // How hard it was is told by how fast it goes on.
      const soon = Math.abs(leanOf(poseIn(track, frame + 3)) - lean) / 3;
      found.push({ at, kind: 'struck', force: loud(Math.max(soon, now)), x: pose[0] });
    } else if (struck && speed >= FALLS && now < speed * 0.4) {
      found.push({ at, kind: 'lands', force: loud(speed), x: pose[0] });
    }
    speed = now;
    before = lean;
  }
  return found;
}

function dropOf(track: Track): Clack[] {
  const height = track.start[2];
  const frame = track.frames.find((_, i) => height - (track.poses[i]?.[2] ?? height) >= DROPPED);
  if (frame === undefined) return [];
  return [{ at: frame / RATE, kind: 'token', force: 0.5, x: poseIn(track, frame)[0] }];
}

function loud(speed: number): number {
  return Math.min(1, Math.max(0.08, speed / FASTEST));
}

/** Where the wave is, frame by frame: the middle of what moves now, and how far it reaches around it; it stays where it was while nothing does. */
export interface Front extends Place {
  radius: number;
}

export function frontsOf(motion: Motion): Front[] {
  const sums = Array.from({ length: motion.frames + 1 }, () => ({ x: 0, y: 0, weight: 0, places: [] as Place[] }));
  for (const track of motion.tracks.values()) {
    track.frames.forEach((frame, i) => {
      const [x, y, z] = track.poses[i] ?? track.start;
      const [ax, ay, az] = track.poses[i - 1] ?? track.start;
      const step = Math.hypot(x - ax, y - ay, z - az);
      const sum = sums[frame];
      if (!sum || step < CREEPS) return;
      sum.x += x * step;
      sum.y += y * step;
      sum.weight += step;
      sum.places.push({ x, y });
    });
  }
  const starts = [...motion.tracks.values()].sort((a, b) => (a.frames[0] ?? 0) - (b.frames[0] ?? 0));
  const [x = 0, y = 0] = starts[0]?.start ?? [];
  let last: Front = { x, y, radius: 0 };
  return smooth(
    sums.map(({ x, y, weight, places }) => {
      if (weight === 0) return last;
      const middle = { x: x / weight, y: y / weight };
      const radius = Math.max(...places.map((place) => Math.hypot(place.x - middle.x, place.y - middle.y)));
      last = { ...middle, radius };
      return last;
    }),
  );
}

/** Frames of a camera's calm: it looks at what is about to happen as much as at what has. */
const CALM = 24;

/** Each of them the mean of those around it, so that a camera that follows does not jump. */
function smooth(fronts: readonly Front[]): Front[] {
  const sums = [{ x: 0, y: 0, radius: 0 }];
  for (const { x, y, radius } of fronts) {
    const last = sums.at(-1) ?? { x: 0, y: 0, radius: 0 };
    sums.push({ x: last.x + x, y: last.y + y, radius: last.radius + radius });
  }
  return fronts.map((front, i) => {
    const [a, b] = [Math.max(0, i - CALM), Math.min(fronts.length, i + CALM + 1)];
    const [from, to] = [sums[a], sums[b]];
    if (!from || !to) return front;
    const count = b - a;
    return { x: (to.x - from.x) / count, y: (to.y - from.y) / count, radius: (to.radius - from.radius) / count };
  });
}

/** A domino that has begun to fall for good leans so much. */
const FALLING = 15;

/** When each of these bodies begins to fall, in seconds of the motion; those that do not are left out. */
export function fallsOf(motion: Motion, bodies: Iterable<number>): number[] {
  const found: number[] = [];
  for (const body of bodies) {
    const track = motion.tracks.get(body);
    const i = track?.poses.findIndex((pose) => leanOf(pose) >= FALLING) ?? -1;
    if (track && i >= 0 && leanOf(track.start) < FALLING) found.push((track.frames[i] ?? 0) / RATE);
  }
  return found.sort((a, b) => a - b);
}
