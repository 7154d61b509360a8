// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { RecordedMotion } from '../../module';
import { dominoAt, viewOf } from '../prediction/fixtures';
import type { Moving, Pose, TableRenderer } from '../scene';
import type { AyaAnimalView, AyaDominoView, AyaRest, AyaView } from '../wire';
import { type ArrivedView, Cascade } from './cascade.svelte';
import cases from './motions.json';
import { START_DELAY_MS } from './player.svelte';
import { headingOf, prepareMotion } from './preparedMotion';

const [row] = cases as unknown as { text: string; start: Pose[]; frames: number; final: Record<string, Pose> }[];
if (!row) throw new Error('no motion to test with');
const DOMINOES = 7;

function restOf([x, y, z, qx, qy, qz, qw]: Pose): AyaRest {
  const million = (part: number) => Math.round(part * 1e6);
  return {
    x: Math.round(x * 1000),
    y: Math.round(y * 1000),
    z: Math.round(z * 1000),
    qx: million(qx),
    qy: million(qy),
    qz: million(qz),
    qw: million(qw),
  };
}

/** The row as it stood, and as the motion left it. */
const stood: AyaDominoView[] = row.start
  .slice(0, DOMINOES)
  .map((pose, i) => dominoAt(i + 1, pose[0], pose[1], Math.round(headingOf(pose) * 10) / 10));
const token = row.start[DOMINOES];
const rides: AyaAnimalView = {
  animal: 'okapi',
  x: token?.[0] ?? 0,
  y: token?.[1] ?? 0,
  camera: 3,
  rides: true,
  aside: false,
  rest: null,
};
const before = viewOf({ phase: 'toppling', dominoes: stood, animals: [rides] });
const after: AyaView = {
  ...before,
  pushes: 1,
  dominoes: stood.map((domino, i) => {
    const final = row.final[String(i)];
    return final ? { ...domino, lies: 'fallen', rest: restOf(final) } : domino;
  }),
  animals: [{ ...rides, rides: false, rest: restOf(row.final[String(DOMINOES)] ?? [0, 0, 0, 0, 0, 0, 1]) }],
};

/** The pace of the playback, the same on every screen. */
const { pace } = await prepareMotion(before, after, row.text);
const WATCHED_MS = pace.length * 1000;

let stop: () => void = () => {};
afterEach(() => stop());

/** A table whose clock the test advances. */
function table(reducedMotion = false, motions: readonly RecordedMotion<AyaView>[] = []) {
  let clock = 1_000_000;
  let waiting: (() => void)[] = [];
  const posed: (Moving | null)[] = [];
  const calls = { settled: 0, said: [] as string[], followed: 0 };
  const camera = { movedByPerson: false, yaw: 0, direct: () => (calls.followed += 1), fit: () => {} };
  const renderer = { camera, pose: (moving: Moving | null) => posed.push(moving) } as unknown as TableRenderer;
  let cascade: Cascade | undefined;
  stop = $effect.root(() => {
    cascade = new Cascade({
      now: () => clock,
      requestFrame: (then) => waiting.push(then),
      cancelFrame: () => {},
      settings: { speed: 1, reducedMotion, sound: false, volume: 0, largePieces: false, leftHanded: false, careful: false },
      renderer,
      motions: () => motions,
      t: (id, args) => `${id} ${JSON.stringify(args ?? {})}`,
      announce: (text) => calls.said.push(text),
      settled: () => {
        calls.settled += 1;
      },
      moving: () => {},
    });
  });
  const made = cascade as unknown as Cascade;
  const arrive = async (arrived: ArrivedView) => {
    made.arrive(arrived);
    // A motion is parsed before it is shown.
    await vi.waitFor(() => expect(made.watching === 'now' || made.view === arrived.view).toBe(true));
    await settle();
  };
  /** Let pending promises and frames continue. */
  async function settle(): Promise<void> {
    for (let i = 0; i < 8; i++) await new Promise((done) => setTimeout(done));
    flushSync();
  }
  const pass = async (milliseconds: number) => {
    clock += milliseconds;
    const now = waiting;
    waiting = [];
    for (const then of now) then();
    await settle();
  };
  return { cascade: made, arrive, pass, posed, calls, camera, now: () => clock };
}

const pushed = (clock: number): ArrivedView => ({ view: after, animate: true, motion: row.text, motionAt: clock });

test('a push is shown after a breath, and the resulting table after the motion', async () => {
  const { cascade, arrive, pass, posed, calls, now } = table();
  await arrive({ view: before, animate: false });
  expect(cascade.view).toBe(before);
  await arrive(pushed(now()));
  expect([cascade.watching, cascade.breath.held, cascade.view === before]).toEqual(['now', true, true]);
  await pass(START_DELAY_MS / 2);
  expect(cascade.finger).not.toBeNull();
  await pass(START_DELAY_MS / 2 + 500);
  expect(cascade.player.second).toBeCloseTo(pace.motionAt(0.5));
  expect(posed.at(-1)?.dominoes.size).toBe(6);
  expect(calls.settled).toBe(1);
  await pass(WATCHED_MS);
  expect([cascade.watching, cascade.view === after, calls.settled]).toEqual(['nothing', true, 2]);
  expect(posed.at(-1)).toBeNull();
});

test('the last poses drawn are those of the view', async () => {
  const { arrive, pass, posed, now } = table();
  await arrive({ view: before, animate: false });
  await arrive(pushed(now()));
  await pass(START_DELAY_MS + WATCHED_MS + 1);
  const last = posed.findLast((moving) => moving !== null);
  expect(last?.dominoes.size).toBe(6);
  for (const [number, pose] of last?.dominoes ?? []) expect(restOf(pose)).toEqual(after.dominoes[number - 1]?.rest);
  expect(last?.animals.get('okapi')).toEqual(row.final[String(DOMINOES)]);
});

test('views that arrive during a motion are queued', async () => {
  const { cascade, arrive, pass, now } = table();
  await arrive({ view: before, animate: false });
  await arrive(pushed(now()));
  const next = { ...after, turn: 1 };
  await arrive({ view: next, animate: true });
  expect(cascade.view).toBe(before);
  await pass(START_DELAY_MS + WATCHED_MS + 1);
  expect(cascade.view).toBe(next);
});

test('joining during a motion shows the rest of it, joining later its end', async () => {
  const soon = table();
  await soon.arrive({ ...pushed(soon.now() - START_DELAY_MS - 500), animate: false });
  await vi.waitFor(() => expect(soon.cascade.watching).toBe('now'));
  await soon.pass(0);
  expect(soon.cascade.player.second).toBeCloseTo(pace.motionAt(0.5));
  stop();
  const late = table();
  await late.arrive({ ...pushed(late.now() - 30_000), animate: false });
  await vi.waitFor(() => expect(late.calls.settled).toBe(1));
  expect([late.cascade.watching, late.cascade.view === after]).toEqual(['nothing', true]);
});

test('stepping to a past motion plays it from its start', async () => {
  const { cascade, arrive, pass, now } = table();
  await arrive({ view: before, animate: false });
  await arrive(pushed(now() - 86_400_000));
  expect(cascade.watching).toBe('now');
  await pass(START_DELAY_MS / 2 + 200);
  expect(cascade.player.second).toBeCloseTo(pace.motionAt(0.2));
});

test('fallen dominoes are counted during the fall and announced at its end', async () => {
  const { cascade, arrive, pass, calls, now } = table();
  await arrive({ view: before, animate: false });
  expect(cascade.fallen).toBeNull();
  await arrive(pushed(now()));
  await pass(START_DELAY_MS);
  const seen = [cascade.fallen ?? -1];
  for (let i = 0; i < Math.floor(WATCHED_MS / 100) - 1; i++) {
    await pass(100);
    seen.push(cascade.fallen ?? -1);
  }
  expect(seen[0]).toBe(0);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(6);
  await pass(1000);
  expect([cascade.fallen, calls.said]).toEqual([null, ['aya-cascade-told {"fell":6,"standing":1}']]);
});

test('with reduced motion the end is shown at once and announced', async () => {
  const { cascade, arrive, posed, calls, now } = table(true);
  await arrive({ view: before, animate: false });
  await arrive(pushed(now()));
  expect([cascade.watching, cascade.view === after, calls.settled]).toEqual(['nothing', true, 2]);
  await vi.waitFor(() => expect(calls.said).toHaveLength(1));
  expect(calls.said).toEqual(['aya-cascade-told {"fell":6,"standing":1}']);
  expect(posed.every((moving) => moving === null)).toBe(true);
});

test('the count follows the last cascade, which settles when it is closed', async () => {
  const { cascade, arrive, pass, calls, now } = table();
  await arrive({ view: before, animate: false });
  const closeCount: AyaView = {
    ...after,
    phase: 'over',
    count: { animals: [], landscapes: [], triptychs: 0, tokens: 10, score: 10, lost: [] },
  };
  await arrive({ ...pushed(now()), view: closeCount });
  await pass(START_DELAY_MS + WATCHED_MS + 1);
  expect([cascade.counting, calls.settled]).toEqual([true, 1]);
  cascade.closeCount();
  await pass(0);
  expect([cascade.counting, calls.settled]).toEqual([false, 2]);
});

test('a domino that falls during building is shown at once, and nothing waits', async () => {
  const { cascade, arrive, pass, posed, calls, now } = table();
  const placing = { ...before, phase: 'placing' };
  await arrive({ view: placing, animate: false });
  const fell: AyaView = { ...after, phase: 'placing', pushes: 0 };
  await arrive({ ...pushed(now()), view: fell });
  expect([cascade.watching, cascade.breath.held, cascade.view === fell]).toEqual(['nothing', false, true]);
  await pass(200);
  expect(cascade.player.second).toBeCloseTo(0.2);
  const next: AyaView = { ...fell, dominoes: [...fell.dominoes, dominoAt(8, -300, 0)] };
  await arrive({ view: next, animate: true });
  expect([cascade.view === next, cascade.player.playing]).toEqual([true, true]);
  await pass(WATCHED_MS);
  expect([posed.at(-1), calls.followed]).toEqual([null, 0]);
});

test('the camera follows until the person moves it', async () => {
  const { cascade, arrive, pass, calls, camera, now } = table();
  await arrive({ view: before, animate: false });
  await arrive(pushed(now()));
  await pass(START_DELAY_MS + 100);
  expect(calls.followed).toBeGreaterThan(1);
  camera.movedByPerson = true;
  await pass(50);
  const followed = calls.followed;
  await pass(50);
  expect([cascade.following, calls.followed]).toEqual([false, followed]);
});

const motion = { k: 5, before, after, motion: row.text };

test('a motion can be replayed from any moment on this screen alone', async () => {
  const { cascade, arrive, pass, posed, now } = table(false, [motion]);
  await arrive({ view: before, animate: false });
  await arrive(pushed(now()));
  await pass(START_DELAY_MS + WATCHED_MS + 1);
  await cascade.replay();
  expect(cascade.watching).toBe('again');
  cascade.player.pause();
  cascade.player.seek(0);
  expect(posed.at(-1)?.dominoes.get(1)?.slice(0, 3)).toEqual([stood[0]?.x, stood[0]?.y, 15]);
  cascade.close();
  expect([cascade.watching, posed.at(-1)]).toEqual(['nothing', null]);
});

test('a late visitor replays the first push on the table as it was then', async () => {
  const later: AyaView = {
    ...after,
    phase: 'over',
    pushes: 2,
    dominoes: after.dominoes.map((domino) => ({ ...domino, lies: 'fallen' })),
  };
  const { cascade, arrive } = table(false, [motion, { k: 7, before: after, after: later, motion: 'AAAA' }]);
  await arrive({ view: later, animate: false });
  expect([cascade.pushes.chosen?.first, cascade.pushes.chosen?.fell]).toEqual([1, 6]);
  await cascade.replay();
  expect([cascade.watching, cascade.inspectedView === after]).toEqual(['again', true]);
  // The domino that only the second push felled stands meanwhile.
  expect(cascade.bodies.dominoes[6]?.pose[2]).toBe(15);
  cascade.close();
  expect(cascade.inspectedView).toBeNull();
});

test('a motion that cannot be read shows its end', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { cascade, arrive, now } = table();
  await arrive({ view: before, animate: false });
  await arrive({ ...pushed(now()), motion: 'AAAA' });
  expect([cascade.watching, cascade.view === after]).toEqual(['nothing', true]);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

test('the building of the table is replayed domino by domino', async () => {
  const { cascade, arrive, pass } = table();
  await arrive({ view: after, animate: false });
  cascade.replayBuilding();
  await pass(1);
  expect(cascade.bodies.dominoes).toHaveLength(0);
  await pass(1000);
  expect(cascade.bodies.dominoes.map((domino) => domino.id)).toEqual([1, 2]);
  expect(cascade.bodies.animals).toHaveLength(0);
  await pass(1000);
  expect(cascade.bodies.animals).toHaveLength(1);
  for (let i = 0; i < 9; i++) await pass(1000);
  expect(cascade.watching).toBe('nothing');
});

test('switching slow motion off does not change the next shared playback', async () => {
  const { cascade, arrive, pass, now } = table();
  await arrive({ view: before, animate: false });
  cascade.setSlow(false);
  await arrive(pushed(now()));
  await pass(START_DELAY_MS + 500);
  expect(cascade.player.second).toBeCloseTo(pace.motionAt(0.5));
});

test('a photo is taken with one flash when the wave passes its animal', async () => {
  const { cascade, arrive, pass, now } = table();
  await arrive({ view: before, animate: false });
  await arrive(pushed(now()));
  await pass(START_DELAY_MS + 50);
  expect([cascade.taken.length, cascade.flashes]).toEqual([0, 0]);
  for (let i = 0; i < Math.floor(WATCHED_MS / 100) - 1; i++) await pass(100);
  expect(cascade.taken.map(({ what, id }) => `${what} ${id}`)).toEqual(['animal okapi']);
  expect(cascade.flashes).toBe(1);
  await pass(1000);
  expect(cascade.taken).toEqual([]);
});

test('photos are taken in a wave, and not in an accident during building', async () => {
  const shutters = async (phase: string) => {
    const { photos, knocks } = await prepareMotion({ ...before, phase }, { ...after, phase }, row.text);
    return [photos.length, knocks.filter(({ kind }) => kind === 'shutter').length];
  };
  expect(await shutters('toppling')).toEqual([1, 1]);
  expect(await shutters('placing')).toEqual([0, 0]);
});
