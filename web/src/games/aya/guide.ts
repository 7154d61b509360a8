export { default as Guide } from './Guide.svelte';
