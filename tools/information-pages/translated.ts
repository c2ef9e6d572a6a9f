/** The information pages in other locales, and the English version that each was written from (decision 0095). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import {
  type TranslatedFrontMatter,
  translatedFrontMatter,
} from '#app/content/translated-front-matter.server.ts';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { frontMatterError, informationFolder, parseFrontMatter } from './front-matter.ts';
import type { InformationPageSource } from './read.ts';

const root = join(import.meta.dirname, '../..');

export interface TranslatedFile {
  /** Relative to the project, such as `app/languages/<locale>/information/sleep-clinic.mdx`. */
  readonly file: string;
  /** The path of the English page. */
  readonly path: string;
  readonly frontMatter: TranslatedFrontMatter;
  /** Markdown; empty where the locale only introduces the English page. */
  readonly body: string;
  /** Whether the whole page is translated, and not its introduction alone. */
  readonly isWhole: boolean;
  readonly english: InformationPageSource;
}

const translatedFile = (locale: Locale, english: string) =>
  english.replace(informationFolder(defaultLocale), informationFolder(locale));

/** The English file that a translated one was written from. */
export const englishFileOf = (file: string) =>
  file.replace(/app\/languages\/[^/]+\/information/, informationFolder(defaultLocale));

/**
 * The version of an English page's words, which the front matter of its translations names: the first twelve digits of a
 * SHA-256. Sources, keywords and reviews are no part of it.
 */
export function versionOf({
  frontMatter,
  body,
}: Pick<InformationPageSource, 'frontMatter' | 'body'>): string {
  const { title, summary, lead, whoTreats, firstStep } = frontMatter;
  const words = JSON.stringify([title, summary, lead, whoTreats, firstStep, body]);
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/**
 * The pages of a locale, in the order of the English ones.
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

/** Reads one translated page and compares it with its English one. */
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

/** The differences between a translated page and its English one that the build refuses. */
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

/** A heading as a reader sees it. */
const plain = (heading: string) =>
  heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]|<[^>]*>/g, '');

/** The ids of an English page's headings: a link to a part of a page leads there in both languages. */
export function headingIdsOf(body: string, taken: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  return [...body.matchAll(/^#{2,4} (.*)$/gm)].map(([, heading = '']) => slugger.slug(plain(heading).trim()));
}
