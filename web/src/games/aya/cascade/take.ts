/** A motion prepared for playback. It is read once and can be played many times. */
import type { CameraShot } from '../scene';
import type { AyaView } from '../wire';
import { type Cast, castOf, movingAt, pushedIn } from './cast';
import { cameraPath, type PhotoShot, photosIn, WIDE_SHOT } from './director';
import { type Motion, RATE, readMotion } from './motion';
import { Pace } from './pace';
import type { Take } from './player.svelte';
import { type Clack, clacksOf, fallOf } from './wave';

/** Seconds from the beginning of a domino's fall to its end. */
const FALL_S = 0.15;

export interface Scene extends Take {
  before: AyaView | null;
  after: AyaView;
  motion: Motion;
  cast: Cast;
  clacks: readonly Clack[];
  /** The photos that are taken during the motion. */
  photos: readonly PhotoShot[];
  /** The camera's path, one shot a frame. */
  path: readonly CameraShot[];
  /** The domino that was pushed, if anything moved. */
  pushed: ReturnType<typeof pushedIn>;
  /** The times at which dominoes begin to fall, in seconds of the motion, in order. */
  falls: readonly number[];
  /** Number of dominoes that fall. */
  fell: number;
}

/** Read the motion that led from `before` (null where it is not known) to `after`. Rejects with `BadMotion`. */
export async function sceneOf(before: AyaView | null, after: AyaView, text: string): Promise<Scene> {
  const cast = castOf(before, after);
  const motion = await readMotion(text, cast.start);
  const seconds = motion.frames / RATE;
  const falls = cast.dominoes.flatMap((_, body) => fallOf(motion, body) ?? []).sort((a, b) => a - b);
  const fell = falls.length;
  // Dominoes that fall by accident while the table is built take no photos.
  const photos = before?.phase === 'placing' ? [] : photosIn(motion, cast, after);
  const waveEnd = Math.max(0, ...falls) + FALL_S;
  const clicks = photos.map(({ at, x }) => ({ at, kind: 'shutter', force: 1, x }) as const);
  // Several pushes in one moment set off waves in many places.
  const waves = after.pushes - (before?.pushes ?? after.pushes - 1);
  return {
    before,
    after,
    motion,
    cast,
    seconds,
    photos,
    pace: Pace.slowMotion({ seconds, waveEnd, fell, photos: photos.map(({ at }) => at) }),
    at: (second) => movingAt(motion, cast, second),
    clacks: [...clacksOf(motion, cast.dominoes.length), ...clicks].sort((a, b) => a.at - b.at),
    path: fell > 0 && waves <= 1 ? cameraPath(motion, photos, waveEnd) : [WIDE_SHOT],
    pushed: pushedIn(motion, cast),
    falls,
    fell,
  };
}

/** The camera's shot at a second of the motion: the same on every screen. */
export function shotAt({ path }: Pick<Scene, 'path'>, second: number): CameraShot {
  const frame = Math.min(path.length - 1, Math.max(0, second * RATE));
  const [from, to] = [path[Math.floor(frame)] ?? WIDE_SHOT, path[Math.ceil(frame)] ?? WIDE_SHOT];
  const part = frame - Math.floor(frame);
  const mix = (key: keyof CameraShot) => from[key] + (to[key] - from[key]) * part;
  return { x: mix('x'), y: mix('y'), span: mix('span'), yaw: mix('yaw'), pitch: mix('pitch'), wide: mix('wide') };
}
