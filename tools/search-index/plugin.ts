import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { informationFolder } from '../information-pages/front-matter.ts';
import { makeQuestions, makeTexts } from './make.ts';

const prefix = 'virtual:search-index/';

/** Rollup convention: other plugins ignore ids that begin with a null character. */
const resolved = `\0${prefix}`;

const makers: Readonly<Record<string, () => unknown>> = {
  en: () => makeTexts('en'),
  hi: () => makeTexts('hi'),
  questions: makeQuestions,
};

/** Builds the search index at build time, so that the Worker does not build it at run time. */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined;
      const make = makers[id.slice(resolved.length)];
      if (!make) throw new Error(`Unknown search index ${id.slice(resolved.length)}.`);
      for (const file of globSync(join(informationFolder, '*.mdx'))) this.addWatchFile(file);
      // The client bundle never searches, so it gets no index.
      const json = this.environment.config.consumer === 'client' ? '' : JSON.stringify(make());
      return { code: `export default ${JSON.stringify(json)};`, map: null };
    },
  };
}
