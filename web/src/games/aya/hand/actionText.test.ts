// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Speed } from './actionText';
import { commandOf } from './keyCommands';

describe('the speed of a hand', () => {
  it('is averaged over the last tenth of a second and lower than the pointer’s', () => {
    const speed = new Speed();
    for (let at = 0; at <= 300; at += 20) speed.moved(at, at * 2, 0, 0);
    expect(speed.at(300).x).toBeCloseTo(2000 * 0.3, 0);
  });

  it('is zero for a hand at rest', () => {
    const speed = new Speed();
    speed.moved(0, 0, 0, 0);
    speed.moved(20, 50, 0, 0);
    expect(speed.at(500)).toEqual({ x: 0, y: 0, spin: 0 });
  });

  it('includes the rotation, the shorter way round', () => {
    const speed = new Speed();
    speed.moved(0, 0, 0, 350);
    speed.moved(50, 0, 0, 5);
    expect(speed.at(50).spin).toBeCloseTo((15 / 0.05) * 0.3);
  });
});

describe('keys', () => {
  const press = (key: string, more = {}) =>
    commandOf({ key, code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

  it('move in steps of 5, 1 and a tenth of a millimetre', () => {
    expect(press('ArrowRight')).toEqual({ t: 'move', right: 5, up: 0 });
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ t: 'move', right: 0, up: 1 });
    expect(press('ArrowLeft', { altKey: true })).toEqual({ t: 'move', right: -0.1, up: 0 });
  });

  it('turn by 15, 5 and 1 degrees', () => {
    expect(press('q')).toEqual({ t: 'turn', by: 15 });
    expect(press('Q', { shiftKey: true })).toEqual({ t: 'turn', by: 5 });
    expect(press('´', { code: 'KeyE', altKey: true })).toEqual({ t: 'turn', by: -1 });
    // On a French keyboard the key A has the position of Q elsewhere.
    expect(press('a', { code: 'KeyQ' })).toEqual({ t: 'animal' });
  });

  it('leave the shortcuts of the browser alone', () => {
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('z')).toBeNull();
  });
});
