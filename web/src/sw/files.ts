/** What the build writes into the service worker (`offline.ts`). */

export const VERSION: string = '__VERSION__';
export const FILES = '__FILES__' as unknown as readonly string[];
