/** Tells the service worker which files the build wrote, so that it can keep them: the names carry hashes, so a name is a version. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Files that are kept when they were used, and not before: few need them, and they are large. */
const LATER = 300_000;

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['worker.js'];
      if (worker?.type !== 'chunk') this.error('the service worker was not built');
      const files = Object.values(bundle)
        .filter((file) => file.fileName.startsWith('assets/') && !file.fileName.endsWith('.map'))
        .filter((file) => (file.type === 'chunk' ? file.code.length : file.source.length) < LATER)
        .map((file) => `/${file.fileName}`)
        .sort();
      const version = createHash('sha256').update(files.join()).update(worker.code).digest('hex').slice(0, 12);
      worker.code = worker.code.replace('"__VERSION__"', JSON.stringify(version)).replace('"__FILES__"', JSON.stringify(files));
      if (!worker.code.includes(version)) this.error('the service worker does not ask for its version');
    },
  };
}
