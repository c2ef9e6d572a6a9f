/**
 * Measures how long the site's search takes: `npm run bench:searches -- [BUILD-FOLDER ...]`. Each
 * folder needs a `wrangler.json`; the default is `build/server`.
 *
 * Rounds of several builds alternate, so that other load on the machine affects all builds alike.
 */
import { join } from 'node:path';
import { defaultLocale, locales, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { searchPath } from '#app/navigation/navigation.ts';
import { type Server, startServer, stopServers } from '../speed/server-process.ts';
import { markdownTable } from './markdown-table.ts';

const rounds = 5;
/** Each pass goes through the questions in turn, so no question is repeated directly. */
const questions = [
  'neend nahi aati',
  'insomia',
  'मुझे कुछ अच्छा नहीं लगता',
  'doctor fees',
  'knee replacement',
  'ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ',
];
const repeats = 10;

async function search(server: Server, path: string, question: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${server.origin}${path}?q=${encodeURIComponent(question)}`);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  await response.text();
  return performance.now() - started;
}

interface Round {
  /**
   * Milliseconds of the first search in each locale, in the order of the locales. The one in the default locale is the
   * first request of a new isolate.
   */
  readonly first: readonly number[];
  /** Milliseconds of processor time for each later search. */
  readonly processor: number;
}

const paths = localeTags.map((locale) => pathIn(locale, searchPath));

async function measure(buildFolder: string): Promise<Round> {
  const server = await startServer({ name: 'product', buildFolder }, { direct: true });
  const first: number[] = [];
  for (const path of paths) first.push(await search(server, path, 'neend nahi aati'));
  const before = server.processorTime();
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const question of questions) for (const path of paths) await search(server, path, question);
  }
  const processor = (server.processorTime() - before) / (repeats * questions.length * paths.length);
  await server.stop();
  return { first, processor };
}

const folders =
  process.argv.length > 2 ? process.argv.slice(2) : [join(import.meta.dirname, '../../build/server')];
const measured = new Map<string, Round[]>(folders.map((folder) => [folder, []]));
try {
  for (let round = 0; round < rounds; round++) {
    for (const [folder, done] of measured) done.push(await measure(folder));
  }
} finally {
  await stopServers();
}

const spread = (figures: readonly number[]) => {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (index: number) => (sorted[index] ?? 0).toFixed(1);
  return `${at(Math.floor(sorted.length / 2))} (${at(0)} to ${at(sorted.length - 1)})`;
};
const headings = localeTags.map((locale) =>
  locale === defaultLocale ? 'first search, ms' : `first in ${locales[locale].englishName}, ms`,
);
console.log(
  markdownTable(
    ['build', ...headings, 'processor a search, ms'],
    [...measured].map(([folder, done]) => [
      folder,
      ...localeTags.map((_, index) => spread(done.map(({ first }) => first[index] ?? 0))),
      spread(done.map(({ processor }) => processor)),
    ]),
  ),
);
