/** The keyboard commands of the table. */
import type { BoardContext } from '../board/boardContext.svelte';
import { preferences, setPreference } from '../preferences.svelte';

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

/** Step sizes of arrow keys in millimetres, and of turns in degrees: plain, with Shift, with Alt. */
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

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The command of a key, or null if the key is not used here. */
export function commandOf({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): Command | null {
  if (ctrlKey || metaKey) return null;
  const fine = altKey ? 2 : shiftKey ? 1 : 0;
  const arrow = ARROWS[key];
  if (arrow) return { t: 'move', right: arrow[0] * STEPS[fine], up: arrow[1] * STEPS[fine] };
  const letter = key.toLowerCase();
  // With Alt some keyboard layouts produce other characters, so use the physical key.
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

/** Keyboard commands that choose a domino and push it. */
export interface PushKeys {
  /** Choose the next domino in a direction of the screen; false if there is nothing to choose. */
  arrow(right: number, up: number): boolean;
  step(by: 1 | -1): void;
  push(): void;
}

/** Pixels that the table moves for each millimetre of an arrow key. */
const PAN_PX = 12;

/** Run a keyboard command; false if it has no effect now. */
export function runCommand(command: Command, board: BoardContext): boolean {
  const { hand, pushing, workshop, pointing, autoCamera } = board;
  const camera = board.renderer?.camera;
  const { task } = hand;
  const pushes = workshop ? !hand.holds : task === 'push';
  const announce = (id: string, args?: Record<string, number>) => board.announce(board.t(id, args));
  const sendIf = (canAct: boolean, action: string): true => {
    if (canAct) void board.send(action);
    return true;
  };
  switch (command.t) {
    case 'move':
      if (pushes && pushing?.arrow(command.right, command.up)) return true;
      if (hand.holds) move(command.right, command.up, board);
      else camera?.pan(-command.right * PAN_PX, command.up * PAN_PX);
      return true;
    case 'turn': {
      if (workshop?.turn(command.by)) return true;
      const turned = hand.turnPicked(command.by);
      if (turned) return sendIf(true, turned);
      pointing.turn(command.by);
      pointing.movedByKeys();
      return hand.holds;
    }
    case 'next':
      if (!workshop && hand.pickNext(command.by)) {
        const domino = hand.pickedDomino;
        if (domino) {
          autoCamera.showPiece(domino, { asked: true });
          announce('aya-picked', { domino: domino.id });
        }
        return true;
      }
      pointing.movedByKeys();
      // The next keys apply to the held piece, not to the picked domino.
      hand.picked = 0;
      if (pushes) pushing?.step(command.by);
      else if (!hand.next(command.by)) announce('aya-no-place');
      else if (hand.point && !workshop) autoCamera.showPiece(hand.point, { asked: true });
      return true;
    case 'zoom':
      camera?.zoom(command.by);
      return true;
    case 'look':
      camera?.setView(command.view);
      return true;
    case 'fit':
      autoCamera.wholeTable();
      return true;
    case 'follow':
      autoCamera.followRiver();
      return true;
    case 'stand':
      if (pushes) pushing?.push();
      else if (task === 'draw' || task === 'flip') void board.send(task);
      else board.release();
      return true;
    case 'back':
      return hand.back() || workshop?.back() === true;
    case 'draw':
      return sendIf(task === 'draw', 'draw');
    case 'take':
      return sendIf(task === 'draw' || task === 'empty', 'take');
    case 'reserve':
      return sendIf(task === 'stand' || task === 'choose', 'reserve');
    case 'landscape':
    case 'animal':
    case 'plain':
      if (task === 'choose') board.bring(command.t);
      return true;
    case 'fork':
      if (hand.pickedDomino?.kind === 'garden')
        return sendIf(true, `declare ${hand.picked} ${hand.pickedDomino.fork ? 'plain' : 'fork'}`);
      hand.fork = !hand.fork;
      return true;
    case 'raise':
      board.raiseNext();
      return true;
    case 'ping':
      if (hand.point) board.live?.mark(hand.point.x, hand.point.y);
      return true;
    case 'call':
      board.calling?.make(command.which);
      return true;
    case 'snap':
      setPreference('snaps', !preferences.snaps);
      announce(preferences.snaps ? 'aya-snaps-on' : 'aya-snaps-off');
      return true;
    case 'hint':
      setPreference('helper', !preferences.helper);
      return true;
    case 'numbers':
      if (hand.holds) board.numbersOpen = true;
      return true;
  }
}

/** Move the held piece in a direction of the screen. */
function move(right: number, up: number, { hand, renderer, pointing }: BoardContext): void {
  const way = ((renderer?.camera.yaw ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(way), Math.sin(way)];
  hand.picked = 0;
  const at = hand.spot ?? { x: 0, y: 0, a: hand.heading };
  hand.put({ x: at.x + right * cos - up * sin, y: at.y + right * sin + up * cos, a: at.a });
  pointing.movedByKeys();
}

/** Whether an event is Escape for the table, not for a dialog or list above it. */
export function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  return !(event.target instanceof Element && event.target.closest('select'));
}
