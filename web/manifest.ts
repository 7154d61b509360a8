/** Tells the server where the build has put what pages fetch, so that it can name those files in the page itself (`preloads.py`). */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The name of the file it is written to. */
const FILE = 'files.json';

interface Manifest {
  /** The file each source is in that somebody fetches when it is wanted, by its path from this folder; that of the page itself too. */
  sources: Record<string, string>;
  /** What a script fetches along with itself: scripts and styles. */
  needs: Record<string, string[]>;
}

export function manifest(): Plugin {
  let root = '';
  return {
    name: 'rivage-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const told: Manifest = { sources: {}, needs: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        told.needs[chunk.fileName] = [...(chunk.viteMetadata?.importedCss ?? []), ...chunk.imports];
        for (const id of chunk.moduleIds) {
          const info = this.getModuleInfo(id);
          if (info?.isEntry || info?.dynamicImporters.length)
            told.sources[relative(root, id).replaceAll('\\', '/')] = chunk.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(told) });
    },
  };
}
