/** What a key means at the table. */

export type Command =
  | { t: 'move'; right: number; up: number }
  | { t: 'turn'; by: number }
  | { t: 'zoom'; by: number }
  | { t: 'call'; which: number }
  | { t: 'look'; view: 'above' | 'slanted' | 'free' }
  | { t: 'next'; by: 1 | -1 }
  | {
      t:
        | 'stand'
        | 'back'
        | 'draw'
        | 'take'
        | 'reserve'
        | 'landscape'
        | 'animal'
        | 'plain'
        | 'fork'
        | 'raise'
        | 'fit'
        | 'follow'
        | 'ping'
        | 'snap'
        | 'hint'
        | 'numbers';
    };

/** Millimetres and degrees of a step: as it is, with Shift, with Alt. */
const STEPS = [5, 1, 0.1] as const;
const TURNS = [15, 5, 1] as const;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const LETTERS: Readonly<Record<string, Command['t']>> = {
  d: 'draw',
  t: 'take',
  r: 'reserve',
  l: 'landscape',
  a: 'animal',
  p: 'plain',
  k: 'fork',
  u: 'raise',
  f: 'fit',
  c: 'follow',
  x: 'ping',
  m: 'snap',
  h: 'hint',
  g: 'numbers',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The command of a key, or null when it means nothing here. */
export function commandOf({ key, code, shiftKey, altKey, ctrlKey, metaKey }: Pressed): Command | null {
  if (ctrlKey || metaKey) return null;
  const fine = altKey ? 2 : shiftKey ? 1 : 0;
  const arrow = ARROWS[key];
  if (arrow) return { t: 'move', right: arrow[0] * STEPS[fine], up: arrow[1] * STEPS[fine] };
  const letter = key.toLowerCase();
  // With Alt some keyboards make other signs of them: then it counts where they are.
  const at = altKey ? code : '';
  if (['q', ',', '<'].includes(letter) || at === 'KeyQ' || at === 'Comma') return { t: 'turn', by: TURNS[fine] };
  if (['e', '.', '>'].includes(letter) || at === 'KeyE' || at === 'Period') return { t: 'turn', by: -TURNS[fine] };
  if (letter === 'n') return { t: 'next', by: shiftKey ? -1 : 1 };
  if (key === 'Enter') return { t: 'stand' };
  if (key === 'Escape') return { t: 'back' };
  if (key === '+' || key === '=') return { t: 'zoom', by: 1.25 };
  if (key === '-') return { t: 'zoom', by: 0.8 };
  const views = { 1: 'above', 2: 'slanted', 3: 'free' } as const;
  if (key === '1' || key === '2' || key === '3') return { t: 'look', view: views[key] };
  if (/^[6-9]$/.test(key)) return { t: 'call', which: Number(key) - 6 };
  const found = LETTERS[letter];
  return found && !altKey ? ({ t: found } as Command) : null;
}
