import { describe, expect, it } from 'vitest';
import type { Advice } from '../../shell/wire';
import { buttonFor, Helper, readAdvice } from './helper.svelte';

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

  it('is asked for once a moment, and one that comes too late is dropped', async () => {
    const helper = new Helper();
    const answers: ((action: string) => void)[] = [];
    const advise = () =>
      new Promise<Advice>((done) => answers.push((action) => done({ action, key: 'draw', args: {}, text: '' })));
    const first = helper.ask('one', advise);
    void helper.ask('one', advise);
    const second = helper.ask('two', advise);
    expect(answers).toHaveLength(2);
    answers[1]?.('take');
    answers[0]?.('draw');
    await Promise.all([first, second]);
    expect(helper.advice?.action).toBe('take');
  });
});
