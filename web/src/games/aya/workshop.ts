/** Aya's workshop for the shell. */
export { default as Workshop } from './workshop/Workshop.svelte';
