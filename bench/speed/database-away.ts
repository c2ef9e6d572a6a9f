import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allPages, home, informationGroups, publicPages } from '#app/navigation/pages.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { run } from '#tools/testing/command.ts';
import { markdownTable } from '../measuring/markdown-table.ts';

/**
 * States of the database, each with the request header that causes it (tests/support/database-faults.mjs).
 */
const conditions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  away: { 'x-test-database-failure': '1' },
  '0.3 s': { 'x-test-database-delay': '300' },
  '3 s': { 'x-test-database-delay': '3000' },
  '25 s': { 'x-test-database-delay': '25000' },
};

/** Matches text of the demonstration data, which a page shows only when it has data from the database. */
const shown = /\(sample\)|Trending on Social Media<|Trending Highlights</;

interface Measured {
  readonly status: number;
  /**
   * Milliseconds, like `content`. `content` ends when data from the database arrives, or at the heading of a
   * page without such data.
   */
  readonly firstByte: number;
  readonly content: number;
  readonly isOld: boolean;
}

async function measure(
  site: Site,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Measured> {
  const asked = performance.now();
  const response = await site.fetch(path, { headers });
  const firstByte = performance.now() - asked;
  let text = '';
  let heading = 0;
  let content = 0;
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(piece);
    if (heading === 0 && text.includes('<h1')) heading = performance.now() - asked;
    if (content === 0 && shown.test(text)) content = performance.now() - asked;
  }
  return {
    status: response.status,
    firstByte,
    content: content || heading,
    isOld: /As of \d\d:\d\d|as of \d\d:\d\d/.test(text),
  };
}

const informationPaths = informationGroups.flatMap(({ pages }) => pages.map(({ path }): string => path));

/** Table rows with the paths measured for each. A row shows the slowest of its paths. */
const rowsWith = (doctorPath: string): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(
    [home, ...Object.values(publicPages)]
      .filter(({ path }) => !informationPaths.includes(path) && allPages.some((page) => page.path === path))
      .map(({ path }) => [path, [path]]),
  ),
  'a doctor': [doctorPath],
  'a search': ['/search?q=psychiatry'],
  [`${informationPaths.length} information pages`]: informationPaths,
});

const slowest = (all: readonly Measured[]): Measured =>
  all.reduce((one, other) => ({
    status: Math.max(one.status, other.status),
    firstByte: Math.max(one.firstByte, other.firstByte),
    content: Math.max(one.content, other.content),
    isOld: one.isOld || other.isOld,
  }));

const cell = ({ status, firstByte, content, isOld }: Measured) =>
  `${status}, ${firstByte.toFixed(0)} / ${content.toFixed(0)}${isOld ? ' *' : ''}`;

/**
 * Measures every public page while the database is away or slow: in a warm isolate, and as the first request
 * of a new isolate. For the information pages, which share one route, the new isolate gets one path only.
 */
export async function databaseAway(): Promise<{ text: string; results: unknown }> {
  if (!(await run('react-router', ['build', '--logLevel', 'error']))) throw new Error('The build failed.');
  const stateFolder = mkdtempSync(join(tmpdir(), 'database-away-'));
  const start = (seeded = false) => startSite({ stateFolder, seeded, versionChecks: 'timed' });
  const results: { isolate: string; condition: string; page: string; measured: Measured }[] = [];
  try {
    const warm = await start(true);
    const slug = await warm.binding
      .prepare('select slug from doctors where is_active = 1 and is_deleted = 0 limit 1')
      .first('slug');
    const rows = rowsWith(`${publicPages.doctors.path}/${slug}`);
    // The nightly task writes the fallback snapshot.
    await warm.fetch('/cdn-cgi/local/scheduled?cron=17+3+*+*+*');
    for (const [condition, headers] of Object.entries(conditions)) {
      for (const path of Object.values(rows).flat()) await (await warm.fetch(path)).text();
      // A refused write makes this isolate check the data version again.
      await warm.fetch('/signin', { method: 'POST', sameOrigin: true, body: new URLSearchParams() });
      for (const [page, paths] of Object.entries(rows)) {
        const all: Measured[] = [];
        for (const path of paths) all.push(await measure(warm, path, headers));
        results.push({ isolate: 'warm', condition, page, measured: slowest(all) });
      }
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
    await warm.dispose();
    for (const [condition, headers] of Object.entries(conditions)) {
      for (const [page, [path = '/']] of Object.entries(rows)) {
        const cold = await start();
        results.push({ isolate: 'cold', condition, page, measured: await measure(cold, path, headers) });
        await cold.dispose();
      }
      console.error(`Cold isolates: ${condition}`);
    }
    const tables = ['warm', 'cold'].map((isolate) =>
      markdownTable(
        [`${isolate} isolate`, ...Object.keys(conditions)],
        Object.keys(rows).map((page) => [
          page,
          ...Object.keys(conditions).map((condition) => {
            const found = results.find(
              (one) => one.isolate === isolate && one.condition === condition && one.page === page,
            );
            return found ? cell(found.measured) : '';
          }),
        ]),
      ),
    );
    return { text: tables.join('\n\n'), results };
  } finally {
    rmSync(stateFolder, { recursive: true, force: true });
  }
}
