import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontMatter } from '#app/content/front-matter.server.ts';
import { defaultLocale, type Locale, localeTags, otherLocales } from '#app/languages/locales.ts';
import { informationFolder } from './front-matter.ts';
import { type InformationPageSource, readInformationPages } from './read.ts';
import { readTranslatedPages } from './translated.ts';

const root = join(import.meta.dirname, '../..');

/** Not committed: made from the front matter before types are checked, tests run or anything is built. */
const indexFile = (locale: Locale) => join(root, `app/languages/${locale}/information-pages.json`);

/** The drawings of art/hills. */
const heroFolder = join(root, 'public/pictures/heroes');

/** The drawn share pictures of a locale (art/share). */
const shareFolder = (locale: Locale) => join(root, 'public/pictures/share', locale);

/** The folder of the pages before each locale had its own, for the days of changes until then. */
const formerFolder = 'app/content/information';

const git = (...command: readonly string[]) =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The day each page was last changed, by its file. Empty where there is no git, or only a piece of its
 * history: the oldest commit of a shallow clone seems to have changed everything. A file that was only moved counts as unchanged.
 */
function daysOfChange(): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let log: string;
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const folders = [...localeTags.map(informationFolder), formerFolder];
    log = git('log', '--format=day %cs', '--name-status', '--find-renames', '--', ...folders);
  } catch {
    return days;
  }
  let day = '';
  const nameNow = new Map<string, string>();
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('day ')) {
      day = line.slice('day '.length);
      continue;
    }
    const [status = '', before = '', after = before] = line.split('\t');
    const file = nameNow.get(after) ?? after;
    if (after !== before) nameNow.set(before, file);
    if (status !== 'R100' && file.endsWith('.mdx') && !days.has(file)) days.set(file, day);
  }
  return days;
}

/**
 * The path of the page whose drawing a page shows: the one that its front matter names, or the overview of its group where the page
 * has no drawing. Undefined where it shows its own.
 */
function borrowedHero(
  { hero, path, group }: FrontMatter,
  english: readonly InformationPageSource[],
): string | undefined {
  if (hero || existsSync(join(heroFolder, `${path.slice(1).toLowerCase()}.svg`))) return hero;
  return english.find(({ frontMatter }) => frontMatter.group === group)?.frontMatter.path;
}

/** The entries of the catalogue for the pages in English. */
function indexText(english: readonly InformationPageSource[], days: ReadonlyMap<string, string>): string {
  const pages = english.map(({ file, frontMatter }) => {
    const { path, group, title, shortTitle, sidebarTitle, summary, sensitive } = frontMatter;
    return {
      ...{ path, group, title, shortTitle, sidebarTitle, summary },
      changedOn: days.get(file),
      hero: borrowedHero(frontMatter, english),
      sensitive,
    };
  });
  return `${JSON.stringify(pages, null, 2)}\n`;
}

/** The entries of the catalogue for the pages of another locale. */
function translatedIndexText(
  locale: Locale,
  english: readonly InformationPageSource[],
  days: ReadonlyMap<string, string>,
): string {
  const pages = readTranslatedPages(locale, english).map(
    ({ file, path, isWhole, frontMatter: { title, shortTitle, summary } }) => ({
      ...{ path, title, shortTitle, summary, isWhole },
      changedOn: days.get(file),
      ...(!existsSync(join(shareFolder(locale), `${path.slice(1).toLowerCase()}.jpg`)) && {
        hasSharePicture: false,
      }),
    }),
  );
  return `${JSON.stringify(pages, null, 2)}\n`;
}

function bringUpToDate(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Brings `information-pages.json` in the folder of each locale up to date.
 *
 * @throws Error where a page is wrong
 */
export function writeInformationIndex(): void {
  const english = readInformationPages();
  const days = daysOfChange();
  bringUpToDate(indexFile(defaultLocale), indexText(english, days));
  for (const locale of otherLocales)
    bringUpToDate(indexFile(locale), translatedIndexText(locale, english, days));
}
