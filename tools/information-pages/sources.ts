/** Every address outside that the public pages lead to, and how it was confirmed: `node tools/information-pages/sources.ts` writes docs/sources.md. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localHelp } from '#app/hospital-facts/local-help.ts';
import { confirmedAddresses } from './addresses.ts';
import { type InformationFile, readInformationPages } from './read.ts';

const root = join(import.meta.dirname, '../..');

export const sourcesFile = join(root, 'docs/sources.md');

/** The day on which local help was read (app/hospital-facts/local-help.ts). */
const localHelpRead = '2026-11-21';

/** An address, where it stands, what it is said to be, and the day on which somebody read it. */
export interface Address {
  readonly url: string;
  readonly places: readonly string[];
  readonly title?: string;
  readonly read?: string;
}

/** A vocabulary of structured data, to which nobody is led. */
const leadsNowhere = new Set(['https://schema.org']);

/** The addresses in the words of content beside the information pages, which have them in their front matter. */
function addressesInCode(): { url: string; place: string }[] {
  const folder = join(root, 'app/content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/'(https?:\/\/[^']+)'/g)]
        .map(([, url = '']) => url)
        .filter((url) => !leadsNowhere.has(url))
        .map((url) => ({ url, place: `app/content/${file}` })),
    );
}

/** Every address, in the order of the alphabet. */
export function outsideAddresses(pages: readonly InformationFile[]): Address[] {
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
  for (const { url, place } of addressesInCode()) note(url, place);
  for (const { name, url } of Object.values(localHelp)) {
    if (url) note(url, 'local help', { title: name, read: localHelpRead });
  }
  return [...found]
    .map(([url, about]) => ({ url, ...about }))
    .sort(({ url: one }, { url: other }) => (one < other ? -1 : 1));
}

/** How an address is known to exist and to be about what we say; nothing where nobody knows. */
export function evidenceFor({ url, read }: Pick<Address, 'url' | 'read'>): string[] {
  const evidence = read ? [`read on ${read}`] : [];
  const confirmed = confirmedAddresses[url];
  if (confirmed?.how === 'stored') evidence.push('stored copy of the page');
  if (confirmed?.how === 'record') evidence.push(`printed in ${confirmed.where}`);
  if (confirmed?.how === 'repositories') {
    const files = confirmed.files === 10 ? '10 or more files' : `${confirmed.files} file(s)`;
    evidence.push(`${files} of public repositories`);
  }
  return evidence;
}

const introduction = `# Sources

Every address outside that the public pages lead to, and how it is known. Made by \`node tools/information-pages/sources.ts\` from the front matter of the pages, from
\`app/content\` and from \`tools/information-pages/addresses.ts\`; a test holds it to them and lets no address stand that nobody has evidence for.

- **read**: opened on the day named, often as an excerpt or a copy.
- **stored copy**: on 23 November 2026 a stored copy of the page at this very address was found, with the title and the words we cite.
- **printed in**: another page prints this address beside the title.
- **repositories**: in so many files of public repositories the address stands beside what it is about. Nobody of ours opened the page.

None was opened on the live web by this project: before launch, open each once (a clinician reads what is cited, see clinical-review.md).
`;

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The file as it is to stand in docs/sources.md. */
export function sourcesReport(pages: readonly InformationFile[]): string {
  const addresses = outsideAddresses(pages).map(
    (address) =>
      `| ${address.url} | ${cell(address.title ?? '')} | ${address.places.join(', ')} | ${cell(evidenceFor(address).join('; '))} |`,
  );
  const unlinked = pages.flatMap(({ frontMatter: { path, sources } }) =>
    sources.flatMap(({ title, organisation, noLink }) =>
      noLink ? [`| ${cell(title)}, ${cell(organisation)} | ${path} | ${cell(noLink)} |`] : [],
    ),
  );
  return [
    introduction,
    '| Address | Title | Where | How it is known |',
    '| --- | --- | --- | --- |',
    ...addresses,
    '',
    '## Without an address',
    '',
    '| Source | Page | Why |',
    '| --- | --- | --- |',
    ...unlinked,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(sourcesFile, sourcesReport(readInformationPages()));
