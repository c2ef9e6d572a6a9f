import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { informationFolder } from './front-matter.ts';
import { readHindiPages } from './hindi.ts';
import { type InformationFile, readInformationPages } from './read.ts';

const root = join(import.meta.dirname, '../..');

/** In no commit: made from the front matter before types are checked, tests run or anything is built. */
const indexFile = join(root, 'app/navigation/information-pages.json');
const hindiIndexFile = join(root, 'app/navigation/information-pages.hi.json');

const git = (...command: readonly string[]) =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The day each file of the folder was last changed, by its name. Nothing where there is no git, or only a piece of its
 * history: the oldest commit of a shallow clone seems to have changed everything.
 */
function daysOfChange(): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let log: string;
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    log = git('log', '--format=day %cs', '--name-only', '--', informationFolder);
  } catch {
    return days;
  }
  let day = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('day ')) day = line.slice('day '.length);
    const file = line.slice(line.lastIndexOf('/') + 1);
    if (file.endsWith('.mdx') && !days.has(file)) days.set(file, day);
  }
  return days;
}

/** What the catalogue of pages knows of each information page. */
function indexText(english: readonly InformationFile[], days: ReadonlyMap<string, string>): string {
  const pages = english.map(
    ({ file, frontMatter: { path, group, title, shortTitle, sidebarTitle, summary } }) => ({
      ...{ path, group, title, shortTitle, sidebarTitle, summary },
      changedOn: days.get(file),
    }),
  );
  return `${JSON.stringify(pages, null, 2)}\n`;
}

/** What it knows of each in Hindi. */
function hindiIndexText(english: readonly InformationFile[], days: ReadonlyMap<string, string>): string {
  const pages = readHindiPages(english).map(
    ({ file, path, isWhole, frontMatter: { title, shortTitle, summary } }) => ({
      ...{ path, title, shortTitle, summary, isWhole },
      changedOn: days.get(file),
    }),
  );
  return `${JSON.stringify(pages, null, 2)}\n`;
}

function bringUpToDate(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Brings app/navigation/information-pages.json, and what it says in Hindi, up to date.
 *
 * @throws Error where a page is wrong
 */
export function writeInformationIndex(): void {
  const english = readInformationPages();
  const days = daysOfChange();
  bringUpToDate(indexFile, indexText(english, days));
  bringUpToDate(hindiIndexFile, hindiIndexText(english, days));
}
