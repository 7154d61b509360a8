/** Which body of a motion is which piece of the table, and where each began: the order of `rivage.games.aya.bodies`. */
import { animalPose, dominoPose } from '../bodies';
import type { Moving, Pose } from '../scene';
import type { AyaAnimalView, AyaDominoView, AyaView } from '../wire';
import { lastFrame, type Motion, poseAt, RATE } from './motion';

/** Everything that can move, dominoes first. */
export interface Cast {
  dominoes: readonly number[];
  animals: readonly string[];
  start: readonly Pose[];
}

/**
 * Who plays in the motion that led from `before` to `after`. A domino that was let go of in the same moment is not in the view before:
 * it began where it was put. So did everything, as far as anybody knows who has not seen the view before.
 */
export function castOf(before: AyaView | null, after: AyaView): Cast {
  const known = new Map(before?.dominoes.map((domino) => [domino.id, domino]));
  const riders = after.animals.filter((animal) => !animal.aside);
  const earlier = new Map(before?.animals.map((animal) => [animal.animal, animal]));
  return {
    dominoes: after.dominoes.map((domino) => domino.id),
    animals: riders.map((rider) => rider.animal),
    start: [
      ...after.dominoes.map((domino) => dominoPose(known.get(domino.id) ?? put(domino))),
      ...riders.map((rider) => animalPose(earlier.get(rider.animal) ?? laid(rider, before), before?.dominoes ?? after.dominoes)),
    ],
  };
}

/** A domino where a hand left it. */
function put(domino: AyaDominoView): AyaDominoView {
  return { ...domino, rest: null, lies: domino.lies === 'fallen' ? '' : domino.lies };
}

/** An animal where a hand left it: astride its dominoes. */
function laid(animal: AyaAnimalView, before: AyaView | null): AyaAnimalView {
  return { ...animal, rest: null, rides: animal.rides || before === null };
}

/** Everything that moves in the motion, as it is at that second of it; exactly at rest what has come to rest. */
export function movingAt(motion: Motion, cast: Cast, second: number): Moving {
  const frame = second * RATE;
  const dominoes = new Map<number, Pose>();
  const animals = new Map<string, Pose>();
  for (const [body, track] of motion.tracks) {
    const pose = frame >= Math.min(motion.frames, lastFrame(track) + 1) ? track.final : poseAt(track, frame);
    const domino = cast.dominoes[body];
    if (domino !== undefined) dominoes.set(domino, pose);
    else animals.set(cast.animals[body - cast.dominoes.length] ?? '', pose);
  }
  return { dominoes, animals };
}

/** The domino that a finger pushed: the first that moves. Where it stood and which way it fell; null where nothing moved. */
export function pushedIn(motion: Motion, cast: Cast): { domino: number; x: number; y: number; heading: number } | null {
  let first: number | null = null;
  for (const [body, track] of motion.tracks) {
    const began = (one: number) => motion.tracks.get(one)?.frames[0] ?? 0;
    if (cast.dominoes[body] !== undefined && (first === null || (track.frames[0] ?? 0) < began(first))) first = body;
  }
  const pose = first === null ? undefined : cast.start[first];
  const domino = first === null ? undefined : cast.dominoes[first];
  return pose && domino !== undefined ? { domino, x: pose[0], y: pose[1], heading: headingOf(pose) } : null;
}

/** Which way a standing domino looks, in degrees. */
export function headingOf([, , , qx, qy, qz, qw]: Pose): number {
  return (Math.atan2(2 * (qw * qz + qx * qy), 1 - 2 * (qy * qy + qz * qz)) * 180) / Math.PI;
}
