/** Media queries about the size of the screen, reactive. */
import { MediaQuery } from 'svelte/reactivity';

/** There is room for a panel beside a board. */
export const wideScreen = new MediaQuery('(min-width: 900px) and (min-height: 480px)');
