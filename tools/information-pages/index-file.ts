import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontMatter } from '#app/content/front-matter.server.ts';
import { defaultLocale, type Locale, localeTags, otherLocales } from '#app/languages/locales.ts';
import { informationFolder } from './front-matter.ts';
import { type InformationPageSource, readInformationPages } from './read.ts';
import { readRestLocales, readTranslatedPages } from './translated.ts';

const root = join(import.meta.dirname, '../..');

/** Path of the generated index of a locale. It is not in git: every build, test run and type check generates it first. */
const indexFile = (locale: Locale) => join(root, `app/languages/${locale}/information-pages.json`);

/** Folder of the drawings that art/hills generates. */
const heroFolder = join(root, 'public/pictures/heroes');

/** Returns the folder of the share pictures of a locale (art/share). */
const shareFolder = (locale: Locale) => join(root, 'public/pictures/share', locale);

/** Former folder of the pages, for the git history from before each locale had its own folder. */
const formerFolder = 'app/content/information';

const git = (...command: readonly string[]) =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Returns the day of the last change of each page, by its file. A file that was only moved counts as unchanged. The map is
 * empty without git and in a shallow clone, whose oldest commit seems to change every file.
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
 * Returns the path of the page whose drawing a page shows: the page in its front matter, or the overview of its group, which
 * may name another page itself. Returns undefined if the page has a drawing of its own.
 */
function borrowedHero(
  { hero, path, group }: FrontMatter,
  english: readonly InformationPageSource[],
): string | undefined {
  if (hero || existsSync(join(heroFolder, `${path.slice(1).toLowerCase()}.svg`))) return hero;
  const overview = english.find(({ frontMatter }) => frontMatter.group === group)?.frontMatter;
  return overview?.hero ?? overview?.path;
}

/** Returns the catalogue entries of the English pages, as JSON. */
function indexText(english: readonly InformationPageSource[], days: ReadonlyMap<string, string>): string {
  const pages = english.map(({ file, frontMatter }) => {
    const { path, group, title, shortTitle, sidebarTitle, summary, sensitive, menu } = frontMatter;
    return {
      ...{ path, group, title, shortTitle, sidebarTitle, summary },
      changedOn: days.get(file),
      hero: borrowedHero(frontMatter, english),
      sensitive,
      menu,
    };
  });
  return `${JSON.stringify(pages, null, 2)}\n`;
}

/** Returns the catalogue entries of the pages of another locale, as JSON. */
function translatedIndexText(
  locale: Locale,
  english: readonly InformationPageSource[],
  days: ReadonlyMap<string, string>,
): string {
  const restLocaleOf = readRestLocales(locale, english);
  const pages = readTranslatedPages(locale, english).map((page) => {
    const { file, path, isWhole, frontMatter } = page;
    const { title, shortTitle, summary, otherNames } = frontMatter;
    return {
      ...{ path, title, shortTitle, summary, isWhole, otherNames },
      restIn: restLocaleOf(page),
      changedOn: days.get(file),
      ...(!existsSync(join(shareFolder(locale), `${path.slice(1).toLowerCase()}.jpg`)) && {
        hasSharePicture: false,
      }),
    };
  });
  return `${JSON.stringify(pages, null, 2)}\n`;
}

/** File with what the Worker knows of each English page besides its catalogue entry. */
const factsFile = join(root, 'app/content/information-facts.json');

/** Returns what lists of pages need from the front matter of the English pages, as JSON. */
function factsText(english: readonly InformationPageSource[]): string {
  const facts = english.map(({ frontMatter: { path, title, medical, price, reviewedOn, nextReview } }) => ({
    path,
    title,
    ...{ kind: medical.kind, otherNames: medical.otherNames },
    ...{ price, reviewedOn, nextReview },
  }));
  return `${JSON.stringify(facts, null, 2)}\n`;
}

function bringUpToDate(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Writes `information-pages.json` in the folder of each locale, and `app/content/information-facts.json`.
 *
 * @throws Error if a page is invalid
 */
export function writeInformationIndex(): void {
  const english = readInformationPages();
  const days = daysOfChange();
  bringUpToDate(indexFile(defaultLocale), indexText(english, days));
  bringUpToDate(factsFile, factsText(english));
  for (const locale of otherLocales)
    bringUpToDate(indexFile(locale), translatedIndexText(locale, english, days));
}
