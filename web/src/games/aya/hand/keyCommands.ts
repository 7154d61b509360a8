/** The commands of keys at the table, and what they do. */
import type { Point } from '../prediction/geometry';
import { preferences, setPreference } from '../preferences.svelte';
import type { Camera } from '../scene';
import type { Hand } from './hand.svelte';

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

/** Who carries it out. */
export interface Desk {
  hand: Hand;
  camera: Camera | undefined;
  act(action: string): void;
  /** Let go of what is held. */
  stand(): void;
  bring(what: 'landscape' | 'animal' | 'plain'): void;
  /** Raise the next domino that lies. */
  raise(): void;
  turn(by: number): void;
  /** The hand was moved by keys. */
  moved(): void;
  /** Show a place that the person asked for. */
  look(at: Point): void;
  /** Show the whole table. */
  wholeTable(): void;
  /** Show the end of the river again. */
  followRiver(): void;
  mark(at: Point): void;
  /** Make the call with that number. */
  call(which: number): void;
  /** Ask for exact numbers. */
  numbers(): void;
  /** Announce a message to screen readers. */
  say(id: string, args?: Record<string, number>): void;
  /** Whom to push, while that is what is asked. */
  pushing: { arrow(right: number, up: number): boolean; step(by: 1 | -1): void; push(): void } | undefined;
}

/** Millimetres of an arrow key as pixels that the table moves. */
const PAN = 12;

/** Carry a command out; false when it means nothing now. */
export function obey(command: Command, desk: Desk): boolean {
  const { hand, camera, pushing } = desk;
  const { task } = hand;
  const when = (may: boolean, action: string): true => {
    if (may) desk.act(action);
    return true;
  };
  switch (command.t) {
    case 'move':
      if (task === 'push' && pushing?.arrow(command.right, command.up)) return true;
      if (hand.holds) move(command.right, command.up, desk);
      else camera?.pan(-command.right * PAN, command.up * PAN);
      return true;
    case 'turn': {
      const turned = hand.turnPicked(command.by);
      if (turned) return when(true, turned);
      desk.turn(command.by);
      desk.moved();
      return hand.holds;
    }
    case 'next':
      if (hand.pickNext(command.by)) {
        const one = hand.pickedOne;
        if (one) {
          desk.look(one);
          desk.say('aya-picked', { domino: one.id });
        }
        return true;
      }
      desk.moved();
      // The next keys apply to the held piece.
      hand.picked = 0;
      if (task === 'push') pushing?.step(command.by);
      else if (!hand.next(command.by)) desk.say('aya-no-place');
      else if (hand.point) desk.look(hand.point);
      return true;
    case 'zoom':
      camera?.zoom(command.by);
      return true;
    case 'look':
      camera?.look(command.view);
      return true;
    case 'fit':
      desk.wholeTable();
      return true;
    case 'follow':
      desk.followRiver();
      return true;
    case 'stand':
      if (task === 'push') pushing?.push();
      else if (task === 'draw' || task === 'flip') desk.act(task);
      else desk.stand();
      return true;
    case 'back':
      return hand.back();
    case 'draw':
      return when(task === 'draw', 'draw');
    case 'take':
      return when(task === 'draw' || task === 'empty', 'take');
    case 'reserve':
      return when(task === 'stand' || task === 'choose', 'reserve');
    case 'landscape':
    case 'animal':
    case 'plain':
      if (task === 'choose') desk.bring(command.t);
      return true;
    case 'fork':
      if (hand.pickedOne?.kind === 'garden')
        return when(true, `declare ${hand.picked} ${hand.pickedOne.fork ? 'plain' : 'fork'}`);
      hand.fork = !hand.fork;
      return true;
    case 'raise':
      desk.raise();
      return true;
    case 'ping':
      if (hand.point) desk.mark(hand.point);
      return true;
    case 'call':
      desk.call(command.which);
      return true;
    case 'snap':
      setPreference('snaps', !preferences.snaps);
      desk.say(preferences.snaps ? 'aya-snaps-on' : 'aya-snaps-off');
      return true;
    case 'hint':
      setPreference('helper', !preferences.helper);
      return true;
    case 'numbers':
      if (hand.holds) desk.numbers();
      return true;
  }
}

/** To the right is to the right of who looks, however the table is turned. */
function move(right: number, up: number, { hand, camera, moved }: Desk): void {
  const way = ((camera?.yaw ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(way), Math.sin(way)];
  hand.picked = 0;
  const at = hand.spot ?? { x: 0, y: 0, a: hand.heading };
  hand.put({ x: at.x + right * cos - up * sin, y: at.y + right * sin + up * cos, a: at.a });
  moved();
}

/** Escape that is meant for the table, and for nothing that is open above it. */
export function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  return !(event.target instanceof Element && event.target.closest('select'));
}
