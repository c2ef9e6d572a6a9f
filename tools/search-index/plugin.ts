import { globSync } from 'node:fs';
import type { Plugin } from 'vite';
import { byLocale, localeTags } from '#app/languages/locales.ts';
import { buildPhraseIndex, buildTextIndex } from './build-index.ts';

const prefix = 'virtual:search-index/';

/** Rollup convention: other plugins ignore ids that begin with a null character. */
const resolved = `\0${prefix}`;

const makers: Readonly<Record<string, () => unknown>> = {
  questions: buildPhraseIndex,
  ...byLocale((locale) => () => buildTextIndex(locale)),
};

/** Source of a module with an `import()` of the texts of each locale. */
const textsModule = `export default {${localeTags
  .map((locale) => `${JSON.stringify(locale)}: () => import(${JSON.stringify(prefix + locale)})`)
  .join(', ')}};`;

/** Vite plugin that builds the search index, so that no Worker builds it during a request. */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined;
      if (id === `${resolved}texts`) return { code: textsModule, map: null };
      const make = makers[id.slice(resolved.length)];
      if (!make) throw new Error(`Unknown search index ${id.slice(resolved.length)}.`);
      for (const file of globSync('app/languages/*/information/*.mdx')) this.addWatchFile(file);
      // The browser does not search, so the client bundle gets no index.
      const json = this.environment.config.consumer === 'client' ? '' : JSON.stringify(make());
      return { code: `export default ${JSON.stringify(json)};`, map: null };
    },
  };
}
