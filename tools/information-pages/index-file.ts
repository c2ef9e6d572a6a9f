import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInformationPages } from './read.ts';

/** In no commit: made from the front matter before types are checked, tests run or anything is built. */
const indexFile = join(import.meta.dirname, '../../app/site/information-pages.json');

/** What the catalogue of pages knows of each information page. */
function indexText(): string {
  const pages = readInformationPages().map(
    ({ frontMatter: { path, group, title, shortTitle, sidebarTitle, summary } }) => ({
      ...{ path, group, title, shortTitle, sidebarTitle, summary },
    }),
  );
  return `${JSON.stringify(pages, null, 2)}\n`;
}

/**
 * Brings app/site/information-pages.json up to date.
 *
 * @throws Error where a page is wrong
 */
export function writeInformationIndex(): void {
  const text = indexText();
  if (!existsSync(indexFile) || readFileSync(indexFile, 'utf8') !== text) writeFileSync(indexFile, text);
}
