export { default as Guide } from './guide/Guide.svelte';
