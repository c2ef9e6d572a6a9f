import { run } from '#tools/testing/command.ts';
import { markdownTable } from '../measuring/markdown-table.ts';
import { load } from './load.ts';
import { type RowCounts, startServer } from './server-process.ts';
import { pages, product } from './subjects.ts';

const sizes: readonly RowCounts[] = [
  { doctors: 50, available: 50, links: 500 },
  { doctors: 500, available: 500, links: 500 },
];

/**
 * Pages whose work could grow with the stored data. Each is measured once uncached and then repeatedly from
 * the cache.
 */
const asked = [
  pages.home,
  pages.doctors,
  `${pages.doctors}?q=psychiatry`,
  '/search?q=psychiatry',
  '/Youtube',
];

/** Measures what a page view costs with few and with many doctors. */
export async function scale(seconds: number): Promise<{ text: string; results: unknown }> {
  if (!(await run('react-router', ['build', '--logLevel', 'error']))) throw new Error('The build failed.');
  const results: { path: string; doctors: number; bytes: number; processor: number; first: number }[] = [];
  for (const stored of sizes) {
    const server = await startServer(product, { direct: true, ...stored });
    for (const path of asked) {
      const started = performance.now();
      const response = await fetch(server.origin + path);
      const bytes = (await response.arrayBuffer()).byteLength;
      if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
      const first = performance.now() - started;
      const { processor } = await load(server, path, { connections: 1, seconds });
      results.push({ path, doctors: stored.doctors, bytes, processor, first });
    }
    await server.stop();
  }
  const text = markdownTable(
    ['page', 'doctors', 'HTML KB', 'first answer, ms', 'processor a request, ms'],
    results.map(({ path, doctors, bytes, first, processor }) => [
      ...[path, `${doctors}`, (bytes / 1024).toFixed(0), first.toFixed(0), processor.toFixed(2)],
    ]),
  );
  return { text, results };
}
