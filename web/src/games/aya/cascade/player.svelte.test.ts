import { describe, expect, it, test } from 'vitest';
import { dominoAt, viewOf } from '../prediction/fixtures';
import { builtUpTo, Pace, PHOTO_RATE, type Playable, Player, placedWith, type Timeline } from './player.svelte';

/** A player whose clock the test advances. */
function world() {
  let clock = 10_000;
  let waiting: (() => void)[] = [];
  const seen: number[] = [];
  let ended = 0;
  const player = new Player(
    {
      now: () => clock,
      requestFrame: (then) => waiting.push(then),
      cancelFrame: () => {
        waiting = [];
      },
    },
    {
      pose: (_moving, second) => seen.push(second),
      end: () => {
        ended += 1;
      },
    },
  );
  const pass = (milliseconds: number) => {
    clock += milliseconds;
    for (const then of waiting.splice(0)) then();
  };
  return { player, seen, pass, clock: () => clock, ended: () => ended };
}

const playable = (seconds = 4, pace = Pace.even(seconds)): Playable => ({
  seconds,
  pace,
  at: () => ({ dominoes: new Map(), animals: new Map() }),
});

describe('a player', () => {
  it('shows the same instant on two screens that started at different times', () => {
    const [first, second] = [world(), world()];
    first.player.playInSync(playable(), 10_800);
    first.pass(1500);
    second.pass(1200);
    second.player.playInSync(playable(), 10_800);
    second.pass(300);
    expect(first.player.second).toBeCloseTo(0.7);
    expect(second.player.second).toBeCloseTo(first.player.second);
  });

  it('holds the first pose until its start time', () => {
    const { player, pass } = world();
    player.playInSync(playable(), 10_800);
    pass(500);
    expect(player.second).toBe(0);
    expect(player.playing).toBe(true);
  });

  it('continues in step after a suspension, and ends once', () => {
    const { player, pass, ended } = world();
    player.playInSync(playable(), 10_000);
    pass(500);
    pass(60_000);
    expect(player.second).toBe(4);
    expect(ended()).toBe(1);
    pass(1000);
    expect(ended()).toBe(1);
  });

  it('changes its speed, pauses, and resumes', () => {
    const { player, pass } = world();
    player.loadPaused(playable());
    player.play();
    player.setSpeed(0.5);
    pass(1000);
    expect(player.second).toBeCloseTo(0.5);
    player.pause();
    pass(5000);
    expect(player.second).toBeCloseTo(0.5);
    player.setSpeed(2);
    player.play();
    pass(500);
    expect(player.second).toBeCloseTo(1.5);
  });

  it('seeks while paused and while playing', () => {
    const { player, pass, seen } = world();
    player.loadPaused(playable());
    player.seek(2.5);
    expect(seen.at(-1)).toBe(2.5);
    player.play();
    player.seek(1);
    pass(500);
    expect(player.second).toBeCloseTo(1.5);
    player.seek(-3);
    expect(player.second).toBe(0);
  });

  it('stays at its second when slow motion is switched', () => {
    const { player, pass } = world();
    player.loadPaused(playable(6, Pace.slowMotion({ seconds: 6, waveEnd: 5, fell: 90, photos: [1] })));
    player.play();
    pass(3000);
    const before = player.second;
    player.setPace(Pace.even(6));
    pass(0);
    expect(player.second).toBeCloseTo(before);
    pass(1000);
    expect(player.second).toBeCloseTo(before + 1);
  });

  it('plays again from the start after its end', () => {
    const { player, pass, ended } = world();
    player.loadPaused(playable());
    player.finish();
    expect([player.second, ended()]).toEqual([4, 1]);
    player.play();
    pass(1000);
    expect(player.second).toBeCloseTo(1);
  });
});

const motion = (parts: Partial<Timeline> = {}): Timeline => ({ seconds: 3, waveEnd: 2.4, fell: 100, photos: [], ...parts });

describe('playback in slow motion', () => {
  it('gives a long wave time to be seen, and leaves a single domino in real time', () => {
    expect(Pace.slowMotion(motion()).rateAt(1)).toBeCloseTo(0.3);
    expect(Pace.slowMotion(motion({ seconds: 1, waveEnd: 0.3, fell: 1 })).rateAt(0.1)).toBe(1);
  });

  it('is slowest around each photo', () => {
    const pace = Pace.slowMotion(motion({ photos: [0.5, 1.5] }));
    expect([0.4, 0.5, 0.55, 0.7, 1.5].map((at) => pace.rateAt(at))).toEqual([0.3, PHOTO_RATE, PHOTO_RATE, 0.3, PHOTO_RATE]);
    expect(pace.length).toBeGreaterThan(Pace.slowMotion(motion()).length);
  });

  it('lasts at most about half a minute, however many photos there are', () => {
    const photos = Array.from({ length: 40 }, (_, i) => 0.05 + i * 0.12);
    expect(Pace.slowMotion(motion({ seconds: 6, waveEnd: 5, fell: 156, photos })).length).toBeLessThan(36);
  });

  it('leaves time at the end after the last domino has fallen', () => {
    const pace = Pace.slowMotion(motion());
    expect(pace.length - pace.watchedAt(2.4)).toBeCloseTo(1.8);
  });

  it('maps playback time to simulation time and back, monotonically', () => {
    const pace = Pace.slowMotion(motion({ photos: [0.01, 0.5, 0.55, 2.39, 2.9] }));
    for (let second = 0; second <= 3; second += 0.07) expect(pace.motionAt(pace.watchedAt(second))).toBeCloseTo(second);
    let last = -1;
    for (let watched = 0; watched < pace.length; watched += 0.05) {
      expect(pace.motionAt(watched)).toBeGreaterThan(last);
      last = pace.motionAt(watched);
    }
    expect(pace.motionAt(pace.length + 1)).toBe(3);
  });

  it('maps a motion in which nothing fell', () => {
    const pace = Pace.slowMotion(motion({ seconds: 0.5, waveEnd: 0.15, fell: 0 }));
    expect(pace.motionAt(pace.length)).toBe(0.5);
  });
});

it('real time stretches nothing', () => {
  const pace = Pace.even(4);
  expect([pace.length, pace.motionAt(1.5), pace.motionAt(9)]).toEqual([4, 1.5, 4]);
});

describe('replaying the building', () => {
  const tile = { id: 'forest-end', terrain: 'forest', x: 100, y: 0, angle: 180, ports: [180] };
  const camera = { ...dominoAt(2, 38, 0, 0, 'fallen'), kind: 'forest*' };
  const riding = { ...dominoAt(3, 45, 60, 0, 'fallen'), kind: 'forest*' };
  const view = viewOf({
    tiles: [{ id: 'start', terrain: 'start', x: -300, y: 0, angle: 0, ports: [0, 120] }, tile],
    dominoes: [dominoAt(1, -290, 0, 0, 'fallen'), camera, riding],
    animals: [{ animal: 'okapi', x: 50, y: 60, camera: 3, rides: false, aside: false, rest: null }],
  });

  test('a tile comes with the camera domino before it, not with an animal’s', () => {
    expect(placedWith(view, tile)).toBe(2);
    expect(placedWith({ ...view, dominoes: [dominoAt(1, -290, 0), riding, { ...camera, id: 3 }], animals: [] }, tile)).toBe(3);
  });

  test('the Start tile is there before the first domino, and everything stands', () => {
    expect(builtUpTo(view, 0).tiles.map((tile) => tile.id)).toEqual(['start']);
    const built = builtUpTo(view, 3);
    expect(built.tiles).toHaveLength(2);
    expect(built.dominoes.map(({ pose }) => pose[2])).toEqual([15, 15, 15]);
    expect(built.animals.map(({ animal, pose }) => [animal, pose[2]])).toEqual([['okapi', 30.75]]);
  });
});
