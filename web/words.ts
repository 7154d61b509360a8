/** Reads catalogues of sentences while the client is built: a browser has better things to do than to parse them on every visit. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

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
      const messages = new FluentResource(readFileSync(path, 'utf-8')).body.map(({ id: name, value, attributes }) =>
        Object.keys(attributes).length > 0 ? [name, value, attributes] : [name, value],
      );
      // A browser reads this form faster than the same written out.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
    },
  };
}
