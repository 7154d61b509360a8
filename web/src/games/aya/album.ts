/** Aya's album for the shell. */
export { default as Album } from './album/Album.svelte';
export { default as Preview } from './album/Preview.svelte';
