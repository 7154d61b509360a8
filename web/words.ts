/** Vite plugin: parses the Fluent catalogues at build time. Messages that a language lacks are taken from English. */
import { existsSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const FALLBACK = 'en';
const CATALOGUE_SUFFIX = '.ftl?words';

export function words(): Plugin {
  return {
    name: 'rivage-words',
    // Run before plugins that would reject the unknown file type.
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(CATALOGUE_SUFFIX)) return null;
      const path = id.slice(0, -'?words'.length);
      this.addWatchFile(path);
      const messages = parseCatalogue(path);
      const english = path.replace(/[^\\/]+(?=[\\/][^\\/]+$)/, FALLBACK);
      if (english !== path && existsSync(english)) {
        this.addWatchFile(english);
        const known = new Set(messages.map(([name]) => name));
        messages.push(...parseCatalogue(english).filter(([name]) => !known.has(name)));
      }
      // `JSON.parse` of a string is faster than the same object literal.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
    },
  };
}

function parseCatalogue(path: string) {
  return new FluentResource(readFileSync(path, 'utf-8')).body.map(({ id: name, value, attributes }) =>
    Object.keys(attributes).length > 0 ? [name, value, attributes] : [name, value],
  );
}
