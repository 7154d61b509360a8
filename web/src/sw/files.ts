/** What the build writes into the service worker (`offline.ts`). */

// Written by single letters of JSON, as the build finds them by their quotes.
export const VERSION: string = '__VERSION__';
export const FILES = '__FILES__' as unknown as readonly string[];
