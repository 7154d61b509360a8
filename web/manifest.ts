/** Vite plugin: writes the manifest of built files, from which the server adds preload links to pages (`preloads.py`). */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** File name of the manifest. */
const FILE = 'files.json';

interface Manifest {
  /** The output file of each entry point and dynamic import, by the path of its source. */
  sources: Record<string, string>;
  /** The scripts and styles that each script imports. */
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
      const content: Manifest = { sources: {}, needs: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        content.needs[chunk.fileName] = [...(chunk.viteMetadata?.importedCss ?? []), ...chunk.imports];
        for (const id of chunk.moduleIds) {
          const info = this.getModuleInfo(id);
          if (info?.isEntry || info?.dynamicImporters.length)
            content.sources[relative(root, id).replaceAll('\\', '/')] = chunk.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(content) });
    },
  };
}
