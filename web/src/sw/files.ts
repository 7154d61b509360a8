/** Constants that the build replaces (`offline.ts`). */

export const VERSION: string = '__VERSION__';
export const FILES = '__FILES__' as unknown as readonly string[];
