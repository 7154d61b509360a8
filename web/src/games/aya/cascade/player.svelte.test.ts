import { describe, expect, it } from 'vitest';
import { Pace } from './pace';
import { Player, type Take } from './player.svelte';

/** A world whose time passes when the test says so. */
function world() {
  let clock = 10_000;
  let waiting: (() => void)[] = [];
  const seen: number[] = [];
  let ended = 0;
  const player = new Player(
    {
      now: () => clock,
      frame: (then) => waiting.push(then),
      cancel: () => {
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

const take = (seconds = 4, pace = Pace.even(seconds)): Take => ({
  seconds,
  pace,
  at: () => ({ dominoes: new Map(), animals: new Map() }),
});

describe('a player', () => {
  it('shows the same instant on two screens that began at different times', () => {
    const [one, two] = [world(), world()];
    one.player.inStep(take(), 10_800);
    one.pass(1500);
    two.pass(1200);
    two.player.inStep(take(), 10_800);
    two.pass(300);
    expect(one.player.second).toBeCloseTo(0.7);
    expect(two.player.second).toBeCloseTo(one.player.second);
  });

  it('holds the first pose until it begins', () => {
    const { player, pass } = world();
    player.inStep(take(), 10_800);
    pass(500);
    expect(player.second).toBe(0);
    expect(player.playing).toBe(true);
  });

  it('a page that slept goes on where it would be, and ends once', () => {
    const { player, pass, ended } = world();
    player.inStep(take(), 10_000);
    pass(500);
    pass(60_000);
    expect(player.second).toBe(4);
    expect(ended()).toBe(1);
    pass(1000);
    expect(ended()).toBe(1);
  });

  it('runs slower, waits, and goes on from where it was', () => {
    const { player, pass } = world();
    player.ready(take());
    player.play();
    player.pace(0.5);
    pass(1000);
    expect(player.second).toBeCloseTo(0.5);
    player.pause();
    pass(5000);
    expect(player.second).toBeCloseTo(0.5);
    player.pace(2);
    player.play();
    pass(500);
    expect(player.second).toBeCloseTo(1.5);
  });

  it('goes where the scrubber points, also while it plays', () => {
    const { player, pass, seen } = world();
    player.ready(take());
    player.seek(2.5);
    expect(seen.at(-1)).toBe(2.5);
    player.play();
    player.seek(1);
    pass(500);
    expect(player.second).toBeCloseTo(1.5);
    player.seek(-3);
    expect(player.second).toBe(0);
  });

  it('stays where it is when the slow motion is switched', () => {
    const { player, pass } = world();
    player.ready(take(6, Pace.slowMotion({ seconds: 6, waveEnd: 5, fell: 90, photos: [1] })));
    player.play();
    pass(3000);
    const before = player.second;
    player.slow(Pace.even(6));
    pass(0);
    expect(player.second).toBeCloseTo(before);
    pass(1000);
    expect(player.second).toBeCloseTo(before + 1);
  });

  it('at its end it is played again from the start', () => {
    const { player, pass, ended } = world();
    player.ready(take());
    player.finish();
    expect([player.second, ended()]).toEqual([4, 1]);
    player.play();
    pass(1000);
    expect(player.second).toBeCloseTo(1);
  });
});
