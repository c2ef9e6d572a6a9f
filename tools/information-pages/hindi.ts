/** The Hindi editions of the information pages: what they are written in, and from which English version (decision 0095). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { type HindiFrontMatter, hindiFrontMatter } from '#app/content/hindi-front-matter.server.ts';
import { faultIn, informationFolder, readFrontMatter } from './front-matter.ts';
import type { InformationFile } from './read.ts';

const root = join(import.meta.dirname, '../..');

export interface HindiFile {
  /** Such as `sleep-clinic.hi.mdx`. */
  readonly file: string;
  /** That of the English page. */
  readonly path: string;
  readonly frontMatter: HindiFrontMatter;
  /** Markdown; empty where Hindi only introduces the English page. */
  readonly body: string;
  /** Whether the page's words are in Hindi, and not its introduction alone. */
  readonly isWhole: boolean;
  readonly english: InformationFile;
}

const hindiFileOf = (file: string) => file.replace(/\.mdx$/, '.hi.mdx');

/**
 * The version of an English page's words, by which a Hindi page says what it was written from: the first twelve digits of a
 * SHA-256. Sources, keywords and reviews are no part of it.
 */
export function versionOf({ frontMatter, body }: Pick<InformationFile, 'frontMatter' | 'body'>): string {
  const { title, summary, lead, whoTreats, firstStep } = frontMatter;
  const words = JSON.stringify([title, summary, lead, whoTreats, firstStep, body]);
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/**
 * The Hindi edition of every page that has one, in the order of the English ones.
 *
 * @throws Error with one line for every fault, which names the file and the field
 */
export function readHindiPages(english: readonly InformationFile[]): HindiFile[] {
  const faults: string[] = [];
  const pages = english.flatMap((page) => {
    const file = hindiFileOf(page.file);
    const place = join(root, informationFolder, file);
    if (!existsSync(place)) return [];
    const parsed = parseHindiPage(file, readFileSync(place, 'utf8'), page);
    if ('frontMatter' in parsed) return [parsed];
    faults.push(...parsed.faults);
    return [];
  });
  if (faults.length > 0) throw new Error(`Wrong Hindi pages:\n${faults.join('\n')}`);
  return pages;
}

/** Reads one Hindi page and holds it against its English one. */
export function parseHindiPage(
  file: string,
  text: string,
  english: InformationFile,
): HindiFile | { readonly faults: readonly string[] } {
  const parsed = readFrontMatter({ file, text }, hindiFrontMatter);
  if ('faults' in parsed) return parsed;
  const isWhole = parsed.body.trim() !== '';
  const page = { file, path: english.frontMatter.path, ...parsed, isWhole, english };
  if (!isWhole) return page;
  const faults = differencesOf(parsed.body, english.body).map((words) => faultIn(file, 'words', words));
  return faults.length > 0 ? { faults } : page;
}

const headingsIn = (body: string) => [...body.matchAll(/^(#{2,4}) /gm)].map(([, signs = '']) => signs.length);
const linksIn = (body: string) => [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, path = '']) => path).sort();
const partsIn = (body: string) =>
  [...body.matchAll(/<([A-Z]\w*)([^>]*)>/g)].map(([, ...part]) => part.join('').trim());

/** In what the build of a Hindi page would differ from its English one where it must not. */
function differencesOf(hindi: string, english: string): string[] {
  const faults: string[] = [];
  const same = (one: readonly unknown[], other: readonly unknown[]) =>
    JSON.stringify(one) === JSON.stringify(other);
  if (!same(headingsIn(hindi), headingsIn(english))) faults.push('Has other headings than the English page.');
  if (!same(linksIn(hindi), linksIn(english))) faults.push('Leads elsewhere than the English page.');
  if (!same(partsIn(hindi), partsIn(english))) faults.push('Has other parts than the English page.');
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
