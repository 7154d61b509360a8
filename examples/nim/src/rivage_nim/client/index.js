/**
 * Nim for Rivage: a client without a framework and without a build. It draws views and sends actions, and holds no rules.
 *
 * What the shell asks of it is in `web/src/games/module.ts` (`ForeignGame`); what is left out, the shell does itself.
 */
import { stones } from './stones.js';

const HEAPS = 'ABCD';

const style = document.createElement('link');
style.rel = 'stylesheet';
style.href = new URL('./nim.css', import.meta.url).href;
document.head.append(style);

/** `B2` as what it says: heap B, 2 pebbles. */
function read(action) {
  return { heap: action.slice(0, 1), count: Number(action.slice(1)) };
}

/** Draw the heaps into `element`; the shell tells of every change by `update`. */
function mount(element, first) {
  const board = document.createElement('div');
  board.className = 'nim-board';
  board.setAttribute('role', 'group');
  board.tabIndex = -1;
  element.append(board);
  let props = first;
  let lastHeap = '';

  /** Which pebbles an action takes, counted from the top: they rise a little under the pointer and the focus. */
  function mark(action) {
    const chosen = action ? read(action) : null;
    for (const stone of board.querySelectorAll('.nim-stone')) {
      const inside = chosen !== null && stone.dataset.heap === chosen.heap && Number(stone.dataset.fromTop) <= chosen.count;
      stone.classList.toggle('nim-chosen', inside);
    }
  }

  const actionOf = (event) => event.target.closest('button')?.dataset.action ?? '';

  board.addEventListener('click', (event) => {
    const action = actionOf(event);
    if (action && props.interactive) props.onact(action);
  });
  for (const [on, off] of [
    ['pointerover', 'pointerleave'],
    ['focusin', 'focusout'],
  ]) {
    board.addEventListener(on, (event) => mark(actionOf(event)));
    board.addEventListener(off, () => mark(''));
  }

  // Up and down along a heap, left and right from heap to heap, by the arrow keys.
  board.addEventListener('keydown', (event) => {
    const here = event.target.closest('button.nim-stone');
    if (!here || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    next(here, event.key)?.focus();
  });

  function next(here, key) {
    const columns = [...board.querySelectorAll('.nim-heap')].filter((heap) => heap.querySelector('button.nim-stone'));
    const column = here.closest('.nim-heap');
    const stack = [...column.querySelectorAll('button.nim-stone')];
    const at = stack.indexOf(here);
    if (key === 'ArrowUp') return stack[at - 1];
    if (key === 'ArrowDown') return stack[at + 1];
    const beside = columns[columns.indexOf(column) + (key === 'ArrowRight' ? 1 : -1)];
    const fromTop = Number(here.dataset.fromTop);
    const others = beside ? [...beside.querySelectorAll('button.nim-stone')] : [];
    return others[Math.min(fromTop, others.length) - 1];
  }

  function draw() {
    const here = board.contains(document.activeElement);
    if (here) lastHeap = document.activeElement.dataset.heap ?? lastHeap;
    board.setAttribute('aria-label', props.t('title-nim'));
    board.classList.toggle('nim-still', props.settings.reducedMotion);
    board.replaceChildren(...props.view.heaps.map((size, index) => drawHeap(HEAPS[index], size)));
    // Who plays by keyboard stays at their heap, or at one that has something left; while the other plays, at the board.
    if (here) (board.querySelector(`button[data-heap="${lastHeap}"]`) ?? board.querySelector('button.nim-stone') ?? board).focus();
  }

  function drawHeap(name, size) {
    const heap = document.createElement('div');
    heap.className = 'nim-heap';
    const pile = document.createElement('div');
    pile.className = 'nim-pile';
    if (props.animate && props.view.last.startsWith(name)) pile.append(...ghosts(name, read(props.view.last).count, size));
    pile.append(...pebbles(name, size));
    const title = document.createElement('p');
    title.className = 'nim-title';
    title.textContent = props.t('nim-heap', { heap: name, count: size });
    heap.append(pile, title);
    return heap;
  }

  /** The pebbles of a heap from the top to the bottom: to choose one is to take it and all above it. */
  function pebbles(name, size) {
    return Array.from({ length: size }, (_, index) => {
      const count = index + 1;
      const action = `${name}${count}`;
      const open = props.interactive && props.view.choices.includes(action);
      const stone = document.createElement(open ? 'button' : 'span');
      stone.className = `nim-stone ${stones(name, size - index)}`;
      stone.dataset.heap = name;
      stone.dataset.fromTop = String(count);
      if (open) {
        stone.type = 'button';
        stone.dataset.action = action;
        stone.setAttribute('aria-label', props.t('nim-say-take', { heap: name, count }));
      }
      return stone;
    });
  }

  /** What was just taken, on its way. */
  function ghosts(name, count, left) {
    return Array.from({ length: count }, (_, index) => {
      const ghost = document.createElement('span');
      ghost.className = `nim-stone nim-gone ${stones(name, left + count - index)}`;
      ghost.setAttribute('aria-hidden', 'true');
      ghost.addEventListener('animationend', () => ghost.remove());
      return ghost;
    });
  }

  draw();
  return {
    update(now) {
      const moved = now.view !== props.view || now.interactive !== props.interactive || now.t !== props.t;
      props = now;
      if (moved) draw();
    },
    destroy() {
      board.remove();
    },
  };
}

export const game = {
  id: 'nim',
  board: { mount },
  prompt: (view, { t }) => (view.choices.length > 0 ? t('nim-prompt') : ''),
  describe(frame, { t, seats }) {
    const { heap, count } = read(frame.action);
    return t('nim-did', { name: seats[frame.seat]?.name ?? '', heap, count });
  },
};
