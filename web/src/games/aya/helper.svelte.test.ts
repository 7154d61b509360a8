import { beforeEach, describe, expect, it } from 'vitest';
import type { Advice } from '../../shell/wire';
import { Hand } from './hand/hand.svelte';
import { buttonFor, Helper, readAdvice } from './helper.svelte';
import { view as table } from './prediction/fixtures';
import type { AyaView } from './wire';

describe('advice', () => {
  it('is read from the notation of actions', () => {
    expect(readAdvice('lay 200,0,180 138,0.5,0')).toMatchObject({
      verb: 'lay',
      tile: { x: 200, y: 0, a: 180 },
      spot: { x: 138, y: 0.5, a: 0 },
    });
    expect(readAdvice('animal 220,0,0 210,0')).toMatchObject({ spot: { x: 220, y: 0, a: 0 }, animal: { x: 210, y: 0 } });
    expect(readAdvice('fork 1,2,3 ~ 10,0,0')).toMatchObject({ verb: 'fork', spot: { x: 1, y: 2, a: 3 } });
    expect(readAdvice('raise 12')).toMatchObject({ domino: 12, spot: null });
  });

  it('names the button that leads there', () => {
    expect(buttonFor(readAdvice('place 1,2,3'), 'choose')).toBe('plain');
    expect(buttonFor(readAdvice('animal 1,2,3 1,2'), 'choose')).toBe('animal');
    expect(buttonFor(readAdvice('reserve'), 'stand')).toBe('reserve');
    expect(buttonFor(readAdvice('place 1,2,3'), 'stand')).toBe('');
  });

  const asked: ((advice: Advice | Error) => void)[] = [];
  let turn = $state(0);
  let learns = $state(true);
  const view = (): AyaView => ({ ...table(), turn });
  const hand = new Hand(
    view,
    () => 0,
    () => true,
  );
  const made = (): Helper =>
    new Helper({
      view,
      hand,
      seat: () => 0,
      learns: () => learns,
      advice: () => () =>
        new Promise((done, fail) => {
          asked.push((said) => (said instanceof Error ? fail(said) : done(said)));
        }),
      t: (id) => id,
    });
  const says = (key: string, action = 'draw'): Advice => ({ action, key, args: {}, text: '' });
  beforeEach(() => {
    asked.length = 0;
    learns = true;
  });

  it('is asked for once a moment, and one that comes too late is dropped', async () => {
    const helper = made();
    turn = 0;
    const first = helper.ask();
    void helper.ask();
    expect(helper.asks).toBe(true);
    turn = 1;
    const second = helper.ask();
    expect(asked).toHaveLength(2);
    asked[1]?.(says('take', 'take'));
    asked[0]?.(says('draw'));
    await Promise.all([first, second]);
    expect(helper.advice?.action).toBe('take');
    expect(helper.asks).toBe(false);
  });

  it('is told at length once, then in a few words, or by its button alone', async () => {
    const helper = made();
    const heard: string[] = [];
    for (const [k, key] of ['leads-home', 'draw', 'leads-home', 'draw', 'push'].entries()) {
      turn = k;
      const answer = helper.ask();
      asked.at(-1)?.(says(key));
      await answer;
      heard.push(helper.words);
    }
    expect(heard).toEqual(['advice-aya-leads-home', 'advice-aya-draw', 'aya-brief-leads-home', '', 'advice-aya-push']);
  });

  it('that fails leaves what can be read off the table, and nobody waits for it', async () => {
    const helper = made();
    turn = 7;
    const answer = helper.ask();
    asked[0]?.(new Error('busy'));
    await answer;
    expect([helper.silent, helper.asks]).toEqual([true, false]);
    learns = false;
    await helper.ask();
    expect([helper.advice, helper.silent, asked.length]).toEqual([null, false, 1]);
  });
});
