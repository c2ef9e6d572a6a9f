import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLocale, type Locale, localeTags, otherLocales } from '#app/languages/locales.ts';
import type { IndexedPage } from '#app/navigation/localized-pages.ts';
import { allPages, interactivePages } from '#app/navigation/pages.ts';
import { readLocalizedPages } from '../information-pages/localized-pages.ts';
import { buildPhraseIndex, buildTextIndex } from '../search-index/build-index.ts';
import { root } from '../testing/command.ts';
import { compileArticles } from './articles.ts';

/** Virtual module that the Worker imports (app/platform/texts/texts.server.ts). */
const imported = 'virtual:texts';
const resolved = `\0${imported}`;

/** Virtual modules with one text each, which the development server loads in place of the files of a build. */
const inDevelopment = `${imported}/`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Entries of the information pages of a locale. The Worker's code has those of the default locale. */
const pagesOf = (locale: Locale): readonly IndexedPage[] =>
  locale === defaultLocale
    ? []
    : JSON.parse(readFileSync(join(root, `app/languages/${locale}/information-pages.json`), 'utf8'));

/** For each page of the catalogue a character: whether the locale has the page. */
async function pageMarks(locale: Locale): Promise<string> {
  const own = await readLocalizedPages(locale);
  return [...allPages, ...interactivePages].map(({ path }) => (own.has(path) ? '1' : '0')).join('');
}

/** One text: its name, such as `hi/depression`, and a function that makes its content. */
interface TextMaker {
  readonly name: string;
  readonly make: () => Promise<unknown>;
}

/** All texts of a locale except its index. */
async function textsOf(locale: Locale): Promise<readonly TextMaker[]> {
  const articles = await compileArticles(locale);
  return [
    ...[...articles].map(([name, article]) => ({ name, make: async () => article })),
    { name: `${locale}/search`, make: async () => buildTextIndex(locale) },
  ];
}

const phrases: TextMaker = { name: 'questions', make: async () => buildPhraseIndex() };

/**
 * Writes the texts of pages and the search indexes to the files of the build: `texts/<locale>/<page>.<hash>.json`. The Worker reads
 * a text when a page needs it. In the Worker's code, all of them would be read at each start.
 *
 * A locale has an index with its pages and the hashes of its texts, so the Worker knows only the hash of the index.
 */
export function pageTexts(): Plugin {
  /** Address of each text that the Worker knows by name. */
  let addresses: Readonly<Record<string, string>> = {};
  return {
    name: 'page-texts',
    sharedDuringBuild: true,
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return;
      const emit = (name: string, content: unknown) => {
        const source = JSON.stringify(content);
        const hash = hashOf(source);
        this.emitFile({ type: 'asset', fileName: `texts/${name}.${hash}.json`, source });
        return hash;
      };
      const known: Record<string, string> = {};
      for (const locale of localeTags) {
        const hashes: Record<string, string> = {};
        for (const { name, make } of await textsOf(locale)) {
          hashes[name.slice(locale.length + 1)] = emit(name, await make());
        }
        const name = `${locale}/index`;
        known[name] = emit(name, { hashes, pages: pagesOf(locale) });
      }
      known[phrases.name] = emit(phrases.name, await phrases.make());
      addresses = Object.fromEntries(
        Object.entries(known).map(([name, hash]) => [name, `/texts/${name}.${hash}.json`]),
      );
    },
    resolveId: (id) => (id === imported || id.startsWith(inDevelopment) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(resolved)) return undefined;
      const isDevelopment = this.environment.mode === 'dev';
      if (id === resolved) {
        const marks = Object.fromEntries(
          await Promise.all(otherLocales.map(async (locale) => [locale, await pageMarks(locale)] as const)),
        );
        const loaders = isDevelopment ? await developmentLoaders() : [];
        return {
          code: [
            `export const addresses = ${JSON.stringify(addresses)};`,
            `export const pageMarks = ${JSON.stringify(marks)};`,
            `export const inDevelopment = {${loaders.join(',\n')}};`,
          ].join('\n'),
          map: null,
        };
      }
      for (const file of globSync('app/languages/*/information/*.mdx', { cwd: root })) {
        this.addWatchFile(join(root, file));
      }
      return {
        code: `export default ${JSON.stringify(await textNamed(id.slice(inDevelopment.length + 1)))};`,
        map: null,
      };
    },
  };
}

/** Source of an `import()` of each text. */
async function developmentLoaders(): Promise<readonly string[]> {
  const texts = await Promise.all(localeTags.map(textsOf));
  const names = [
    phrases.name,
    ...localeTags.map((locale) => `${locale}/index`),
    ...texts.flat().map(({ name }) => name),
  ];
  return names.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(inDevelopment + name)})`,
  );
}

async function textNamed(name: string): Promise<unknown> {
  if (name === phrases.name) return phrases.make();
  const locale = localeTags.find((tag) => name.startsWith(`${tag}/`)) ?? defaultLocale;
  if (name === `${locale}/index`) return { hashes: {}, pages: pagesOf(locale) };
  return (await textsOf(locale)).find((text) => text.name === name)?.make();
}
