/**
 * Nim for Rivage: a client without a framework and without a build step. It draws views, sends actions and contains no rules.
 *
 * It implements `ForeignGame` from `web/src/games/module.ts`. The shell provides defaults for optional members.
 */
import { stones } from './stones.js';

const HEAPS = 'ABCD';

const style = document.createElement('link');
style.rel = 'stylesheet';
style.href = new URL('./nim.css', import.meta.url).href;
document.head.append(style);

/** Parses an action: `B2` takes 2 pebbles from heap B. */
function parse(action) {
  return { heap: action.slice(0, 1), count: Number(action.slice(1)) };
}

/** Draws the heaps into `element`. The shell calls `update` after every change. */
function mount(element, first) {
  const board = document.createElement('div');
  board.className = 'nim-board';
  board.setAttribute('role', 'group');
  board.tabIndex = -1;
  element.append(board);
  let props = first;
  let lastHeap = '';

  /** Highlights the pebbles that an action takes, for the pebble under the pointer or with the focus. */
  function highlight(action) {
    const chosen = action ? parse(action) : null;
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
    board.addEventListener(on, (event) => highlight(actionOf(event)));
    board.addEventListener(off, () => highlight(''));
  }

  // Arrow keys move the focus: up and down within a heap, left and right between heaps.
  board.addEventListener('keydown', (event) => {
    const here = event.target.closest('button.nim-stone');
    if (!here || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    neighbour(here, event.key)?.focus();
  });

  function neighbour(here, key) {
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
    // Redrawing removes the focused pebble. Restore the focus to the same heap, another heap, or the board.
    if (here) (board.querySelector(`button[data-heap="${lastHeap}"]`) ?? board.querySelector('button.nim-stone') ?? board).focus();
  }

  function drawHeap(name, size) {
    const heap = document.createElement('div');
    heap.className = 'nim-heap';
    const pile = document.createElement('div');
    pile.className = 'nim-pile';
    if (props.animate && props.view.last.startsWith(name)) pile.append(...ghosts(name, parse(props.view.last).count, size));
    pile.append(...pebbles(name, size));
    const title = document.createElement('p');
    title.className = 'nim-title';
    title.textContent = props.t('nim-heap', { heap: name, count: size });
    heap.append(pile, title);
    return heap;
  }

  /** Returns the pebbles of a heap from top to bottom. A click on a pebble takes it and all pebbles above it. */
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

  /** Returns copies of the pebbles that were just taken, for the animation. */
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
    const { heap, count } = parse(frame.action);
    return t('nim-did', { name: seats[frame.seat]?.name ?? '', heap, count });
  },
};
