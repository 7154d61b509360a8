/** What a screen has room for, told anew whenever a window changes its size or a phone is turned. */
import { MediaQuery } from 'svelte/reactivity';

/** There is room for something beside a board. */
export const wideScreen = new MediaQuery('(min-width: 900px) and (min-height: 480px)');
