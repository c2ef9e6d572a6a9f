import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '#app/languages/locales.ts';

interface LocalizedPage {
  readonly title: string;
  /** False if the locale has only an introduction of the page. */
  readonly isWhole: boolean;
}

const languages = join(import.meta.dirname, '../../app/languages');

/**
 * Reads the pages that a locale has, by their path in the default locale. For the build, commands and browser tests, which run in Node, where
 * app/navigation/localized-pages.ts has only the default locale.
 */
export async function readLocalizedPages(locale: Locale): Promise<ReadonlyMap<string, LocalizedPage>> {
  // By path, because Vite bundles its configuration, and `#` names do not resolve in the bundle.
  const titles = pathToFileURL(join(languages, locale, 'navigation/page-titles.ts'));
  const { pageTitles } = (await import(titles.href)) as {
    readonly pageTitles: Readonly<Record<string, { readonly title: string }>>;
  };
  const information = JSON.parse(
    readFileSync(join(languages, locale, 'information-pages.json'), 'utf8'),
  ) as readonly (LocalizedPage & { readonly path: string })[];
  return new Map([
    ...information.map(({ path, title, isWhole = true }) => [path, { title, isWhole }] as const),
    ...Object.entries(pageTitles).map(([path, { title }]) => [path, { title, isWhole: true }] as const),
  ]);
}
