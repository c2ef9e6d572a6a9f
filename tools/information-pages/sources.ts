/** Writes docs/sources.md, every external URL of the public pages with its evidence: `npm run sources`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DangerSource, dangerSources } from '#app/content/dangers/sources.ts';
import { localHelp } from '#app/hospital-facts/local-help.ts';
import { type InformationPageSource, readInformationPages } from './read.ts';
import { urlEvidence } from './url-evidence.ts';

const root = join(import.meta.dirname, '../..');

export const sourcesFile = join(root, 'docs/sources.md');

/** Date on which the pages of app/hospital-facts/local-help.ts were read. */
const localHelpRead = '2026-11-21';

/** External URL with the pages that link to it, its title, and the date on which it was read. */
export interface ExternalUrl {
  readonly url: string;
  readonly places: readonly string[];
  readonly title?: string;
  readonly read?: string;
}

/** URLs that identify a vocabulary of structured data. No page links to them. */
const leadsNowhere = new Set(['https://schema.org']);

/** File with the sources of the urgent signs, each with its title and date. */
const signSources = 'dangers/sources.ts';

const sourcesOfSigns: readonly DangerSource[] = Object.values(dangerSources);

/** URLs in the code of app/content. Information pages have theirs in the front matter. */
function addressesInCode(): { url: string; place: string }[] {
  const folder = join(root, 'app/content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== signSources)
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/'(https?:\/\/[^']+)'/g)]
        .map(([, url = '']) => url)
        .filter((url) => !leadsNowhere.has(url))
        .map((url) => ({ url, place: `app/content/${file}` })),
    );
}

/** All external URLs, in alphabetical order. */
export function externalUrls(pages: readonly InformationPageSource[]): ExternalUrl[] {
  const found = new Map<string, { title?: string; read?: string; places: string[] }>();
  const note = (url: string, place: string, about: { title?: string; read?: string } = {}) => {
    const known = found.get(url) ?? { places: [] };
    found.set(url, { ...about, ...known, places: [...known.places, place] });
  };
  for (const { frontMatter } of pages) {
    for (const { url, title, read } of frontMatter.sources) {
      if (url) note(url, frontMatter.path, { title, read });
    }
  }
  for (const { url, title, seenOn } of sourcesOfSigns) {
    if (url) note(url, '/urgent', { title, read: seenOn });
  }
  for (const { url, place } of addressesInCode()) note(url, place);
  for (const { name, url } of Object.values(localHelp)) {
    if (url) note(url, 'local help', { title: name, read: localHelpRead });
  }
  return [...found]
    .map(([url, about]) => ({ url, ...about }))
    .sort(({ url: one }, { url: other }) => (one < other ? -1 : 1));
}

/** Evidence that a URL exists and has the content that we cite. An empty list means no evidence. */
export function evidenceFor({ url, read }: Pick<ExternalUrl, 'url' | 'read'>): string[] {
  const evidence = read ? [`read on ${read}`] : [];
  const confirmed = urlEvidence[url];
  if (confirmed?.how === 'stored') evidence.push('stored copy of the page');
  if (confirmed?.how === 'record') evidence.push(`printed in ${confirmed.where}`);
  if (confirmed?.how === 'repositories') {
    const files = confirmed.files === 10 ? '10 or more files' : `${confirmed.files} file(s)`;
    evidence.push(`${files} of public repositories`);
  }
  return evidence;
}

const introduction = `# Sources

Every external address of the public pages, with its evidence. \`npm run sources\` generates this file from the front matter of the pages,
the sources of the urgent signs, \`app/content\` and \`tools/information-pages/url-evidence.ts\`. A test checks that it is up to date and that every address has evidence.
A new page is missing until the command runs again.

- **read**: opened on that date, often as an excerpt or a copy.
- **stored copy**: on 23 November 2026 a stored copy of the page at this exact address had the title and the words we cite.
- **printed in**: another page prints this address next to the title.
- **repositories**: this number of files in public repositories names the address together with its topic. We did not open the page.

We opened none of them on the live web. Before launch, open each once; a clinician reads the cited text (\`npm run clinical-review\` lists the statements).
`;

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Returns the text of docs/sources.md. */
export function sourcesText(pages: readonly InformationPageSource[]): string {
  const addresses = externalUrls(pages).map(
    (address) =>
      `| ${address.url} | ${cell(address.title ?? '')} | ${address.places.join(', ')} | ${cell(evidenceFor(address).join('; '))} |`,
  );
  const unlinked = pages.flatMap(({ frontMatter: { path, sources } }) =>
    sources.flatMap(({ title, organisation, noLink }) =>
      noLink ? [`| ${cell(title)}, ${cell(organisation)} | ${path} | ${cell(noLink)} |`] : [],
    ),
  );
  const unlinkedSigns = sourcesOfSigns.flatMap(({ title, publisher, noLink }) =>
    noLink ? [`| ${cell(title)}, ${cell(publisher)} | /urgent | ${cell(noLink)} |`] : [],
  );
  return [
    introduction,
    '| Address | Title | Where | Evidence |',
    '| --- | --- | --- | --- |',
    ...addresses,
    '',
    '## Without an address',
    '',
    '| Source | Page | Why |',
    '| --- | --- | --- |',
    ...unlinked,
    ...unlinkedSigns,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(sourcesFile, sourcesText(readInformationPages()));
