/** Reads information pages in other locales, with the version of the English page that each was translated from (decision 0095). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import {
  type TranslatedFrontMatter,
  translatedFrontMatter,
} from '#app/content/translated-front-matter.server.ts';
import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { frontMatterError, informationFolder, parseFrontMatter } from './front-matter.ts';
import type { InformationPageSource } from './read.ts';

const root = join(import.meta.dirname, '../..');

export interface TranslatedFile {
  /** Relative to the project, such as `app/languages/<locale>/information/sleep-clinic.mdx`. */
  readonly file: string;
  /** The path of the English page. */
  readonly path: string;
  readonly frontMatter: TranslatedFrontMatter;
  /** Markdown; empty if the locale has only an introduction. */
  readonly body: string;
  /** Whether the whole page is translated, not only its introduction. */
  readonly isWhole: boolean;
  readonly english: InformationPageSource;
}

const translatedFile = (locale: Locale, english: string) =>
  english.replace(informationFolder(defaultLocale), informationFolder(locale));

/** Returns the English file of a translated file. */
export const englishFileOf = (file: string) =>
  file.replace(/app\/languages\/[^/]+\/information/, informationFolder(defaultLocale));

/**
 * The version of an English page's words, which the front matter of its translations names: the first twelve digits of a
 * SHA-256. Changes of sources, keywords and reviews do not change the version.
 */
export function versionOf({
  frontMatter,
  body,
}: Pick<InformationPageSource, 'frontMatter' | 'body'>): string {
  const { title, summary, inShort, today, whoTreats, firstStep } = frontMatter;
  const words = JSON.stringify([title, summary, inShort, today, whoTreats, firstStep, body]);
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/**
 * Reads the pages of a locale, in the order of the English pages.
 *
 * @throws Error with one line for every fault, which names the file and the field
 */
export function readTranslatedPages(
  locale: Locale,
  english: readonly InformationPageSource[],
): TranslatedFile[] {
  const faults: string[] = [];
  const pages = english.flatMap((page) => {
    const file = translatedFile(locale, page.file);
    const place = join(root, file);
    if (!existsSync(place)) return [];
    const parsed = parseTranslatedPage(file, readFileSync(place, 'utf8'), page);
    if ('frontMatter' in parsed) return [parsed];
    faults.push(...parsed.faults);
    return [];
  });
  if (faults.length > 0) throw new Error(`Wrong pages in ${locale}:\n${faults.join('\n')}`);
  return pages;
}

/**
 * Returns a function that names the locale in which a page of a locale goes on below its introduction. The function returns undefined for a page that is
 * whole.
 */
export function readRestLocales(
  locale: Locale,
  english: readonly InformationPageSource[],
): (page: Pick<TranslatedFile, 'path' | 'isWhole'>) => Locale | undefined {
  const { secondLocale } = locales[locale];
  const seconds = secondLocale ? readTranslatedPages(secondLocale, english) : [];
  const whole = new Set(seconds.filter(({ isWhole }) => isWhole).map(({ path }) => path));
  return ({ path, isWhole }) => {
    if (isWhole) return undefined;
    return secondLocale && whole.has(path) ? secondLocale : defaultLocale;
  };
}

/** Parses a translated page and compares it with the English page. */
export function parseTranslatedPage(
  file: string,
  text: string,
  english: InformationPageSource,
): TranslatedFile | { readonly faults: readonly string[] } {
  const parsed = parseFrontMatter({ file, text }, translatedFrontMatter);
  if ('faults' in parsed) return parsed;
  const isWhole = parsed.body.trim() !== '';
  const page = { file, path: english.frontMatter.path, ...parsed, isWhole, english };
  if (!isWhole) return page;
  const faults = differencesOf(parsed.body, english.body).map((words) =>
    frontMatterError(file, 'words', words),
  );
  return faults.length > 0 ? { faults } : page;
}

const headingsIn = (body: string) => [...body.matchAll(/^(#{2,4}) /gm)].map(([, signs = '']) => signs.length);
const linksIn = (body: string) => [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, path = '']) => path).sort();
const partsIn = (body: string) =>
  [...body.matchAll(/<([A-Z]\w*)([^>]*)>/g)].map(([, ...part]) => part.join('').trim());

/** Lists the differences between a translated page and the English page that make the build fail. */
function differencesOf(translated: string, english: string): string[] {
  const faults: string[] = [];
  const same = (one: readonly unknown[], other: readonly unknown[]) =>
    JSON.stringify(one) === JSON.stringify(other);
  if (!same(headingsIn(translated), headingsIn(english)))
    faults.push('Has other headings than the English page.');
  if (!same(linksIn(translated), linksIn(english))) faults.push('Leads elsewhere than the English page.');
  if (!same(partsIn(translated), partsIn(english))) faults.push('Has other parts than the English page.');
  return faults;
}

/** Returns a heading as readers see it, without markup. */
export const plainHeading = (heading: string) =>
  heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]|<[^>]*>/g, '');

/** Returns the ids of an English page's headings. Translations use the same ids, so links to a section work in each locale. */
export function headingIdsOf(body: string, taken: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  return [...body.matchAll(/^#{2,4} (.*)$/gm)].map(([, heading = '']) =>
    slugger.slug(plainHeading(heading).trim()),
  );
}
