/**
 * Measures how long the site's search takes: `node bench/measuring/searches.ts [BUILD-FOLDER ...]`. Each
 * folder needs a `wrangler.json`; the default is `build/server`.
 *
 * Rounds of several builds alternate, so that other load on the machine affects all builds alike.
 */
import { join } from 'node:path';
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
  /** Milliseconds of the first search in a new isolate, and of the first search in Hindi after it. */
  readonly first: number;
  readonly firstHindi: number;
  /** Milliseconds of processor time for each later search. */
  readonly processor: number;
}

async function measure(buildFolder: string): Promise<Round> {
  const server = await startServer({ name: 'product', buildFolder }, { direct: true });
  const first = await search(server, '/search', 'neend nahi aati');
  const firstHindi = await search(server, '/hi/search', 'neend nahi aati');
  const before = server.processorTime();
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const question of questions) {
      await search(server, '/search', question);
      await search(server, '/hi/search', question);
    }
  }
  const processor = (server.processorTime() - before) / (repeats * questions.length * 2);
  await server.stop();
  return { first, firstHindi, processor };
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
  const at = (place: number) => (sorted[place] ?? 0).toFixed(1);
  return `${at(Math.floor(sorted.length / 2))} (${at(0)} to ${at(sorted.length - 1)})`;
};
console.log(
  markdownTable(
    ['build', 'first search, ms', 'first in Hindi, ms', 'processor a search, ms'],
    [...measured].map(([folder, done]) => [
      folder,
      spread(done.map(({ first }) => first)),
      spread(done.map(({ firstHindi }) => firstHindi)),
      spread(done.map(({ processor }) => processor)),
    ]),
  ),
);
