/** Events in a motion: wood strikes wood, dominoes fall, animals drop. */
import { leanOf, type Motion, poseIn, RATE, type Track } from './motion';

/** A blow to be heard. */
export interface Clack {
  /** Seconds of the motion. */
  at: number;
  /**
   * `struck`: a domino is hit; `lands`: it comes down on another or on the table; `token`: an animal comes down; `shutter`: a photo
   * is taken.
   */
  kind: 'struck' | 'lands' | 'token' | 'shutter';
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

/** Every blow, in order; `dominoes` is how many of the bodies are dominoes, the others are animals. */
export function clacksOf(motion: Motion, dominoes: number): Clack[] {
  const found: Clack[] = [];
  for (const [body, track] of motion.tracks) found.push(...(body < dominoes ? blowsOf(track) : landingOf(track)));
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

function landingOf(track: Track): Clack[] {
  const at = dropOf(track);
  return at === undefined ? [] : [{ at, kind: 'token', force: 0.5, x: poseIn(track, Math.round(at * RATE))[0] }];
}

/** When an animal drops from its dominoes, in seconds of the motion; undefined when it does not. */
export function dropOf(track: Track): number | undefined {
  const height = track.start[2];
  const frame = track.frames.find((_, i) => height - (track.poses[i]?.[2] ?? height) >= DROPPED);
  return frame === undefined ? undefined : frame / RATE;
}

function loud(speed: number): number {
  return Math.min(1, Math.max(0.08, speed / FASTEST));
}

/** A domino that has begun to fall for good leans so much. */
const FALLING = 15;

/** When a body begins to fall, in seconds of the motion; undefined when it does not. */
export function fallOf({ tracks }: Motion, body: number): number | undefined {
  const track = tracks.get(body);
  if (!track || leanOf(track.start) >= FALLING) return undefined;
  const i = track.poses.findIndex((pose) => leanOf(pose) >= FALLING);
  return i < 0 ? undefined : (track.frames[i] ?? 0) / RATE;
}
