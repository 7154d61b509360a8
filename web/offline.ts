/**
 * Vite plugin: writes the list of built files into the service worker, which caches them. The names contain hashes, so a name
 * is a version.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Size in bytes from which files are cached only when they are first used. */
const MAX_PRECACHE_BYTES = 300_000;

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'rivage-offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const assets = join(folder, 'assets');
      const files = readdirSync(assets)
        .filter((name) => statSync(join(assets, name)).size < MAX_PRECACHE_BYTES)
        .map((name) => `/assets/${name}`)
        .sort();
      const path = join(folder, 'worker.js');
      const code = readFileSync(path, 'utf-8');
      const version = createHash('sha256').update(files.join()).update(code).digest('hex').slice(0, 12);
      // The minifier may change the quotes and repeat the constant.
      const whole = code.replaceAll('__VERSION__', version).replaceAll(/["'`]__FILES__["'`]/g, JSON.stringify(files));
      if (!whole.includes(version) || !whole.includes(files[0] ?? '?'))
        throw new Error('the service worker lacks the placeholders of its version and files');
      writeFileSync(path, whole);
    },
  };
}
