/**
 * Parses the Fluent catalogues while the client is built, so that no browser does it on every visit. A message that a
 * language lacks is taken from English.
 */
import { existsSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const FALLBACK = 'en';
const ASKED = '.ftl?words';

export function words(): Plugin {
  return {
    name: 'rivage-words',
    // Before anybody else makes something of a file with an ending they do not know.
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(ASKED)) return null;
      const path = id.slice(0, -'?words'.length);
      this.addWatchFile(path);
      const messages = parsed(path);
      const english = path.replace(/[^\\/]+(?=[\\/][^\\/]+$)/, FALLBACK);
      if (english !== path && existsSync(english)) {
        this.addWatchFile(english);
        const known = new Set(messages.map(([name]) => name));
        messages.push(...parsed(english).filter(([name]) => !known.has(name)));
      }
      // A browser reads this form faster than the same written out.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
    },
  };
}

function parsed(path: string) {
  return new FluentResource(readFileSync(path, 'utf-8')).body.map(({ id: name, value, attributes }) =>
    Object.keys(attributes).length > 0 ? [name, value, attributes] : [name, value],
  );
}
