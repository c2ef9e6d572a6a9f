/**
 * Separates a memory leak of ours from memory that workerd holds by itself. Twenty connections request one
 * page. After each tenth of the time the script prints the memory of the process and the heap of the Worker
 * after garbage collection.
 *
 * Run it after a build, on a quiet machine: `npm run attack:memory-leak -- [PATH] [SECONDS]`. With `bare` for
 * PATH it measures a Worker of a few lines in the same workerd.
 */
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { startSite } from '#tests/support/site.ts';
import { memoryOf } from '../speed/server-process.ts';
import { heapReader } from './worker-heap.ts';

const path = process.argv[2] ?? '/';
const seconds = Number(process.argv[3] ?? 300);
const connections = 20;
const parts = 10;

/** A Worker that answers with a page as long as home and does nothing else. */
const bareScript = `const page = new TextEncoder().encode('<p>hello</p>'.repeat(9000));
export default { fetch: () => new Response(page, { headers: { 'Content-Type': 'text/html' } }) };`;

async function startBare() {
  const date = '2026-10-01';
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      ...{ host: '127.0.0.1', port: 0, cf: false, telemetry: { enabled: false }, inspectorPort: 0 },
      workers: [{ name: 'bare', modules: true, script: bareScript, compatibilityDate: date }],
    }),
  );
  const { origin } = await worker.ready;
  const ask = () => fetch(origin, { headers: { Connection: 'close' } });
  return { worker, ask, dispose: () => worker.dispose() };
}

async function startBuilt() {
  const site = await startSite({ seeded: true, versionChecks: 'timed', isInspected: true });
  return { worker: site.worker, ask: () => site.fetch(path), dispose: site.dispose };
}

const { worker, ask, dispose } = await (path === 'bare' ? startBare() : startBuilt());
let answered = 0;
async function askWhole(): Promise<void> {
  await (await ask()).arrayBuffer();
  answered += 1;
}
await askWhole();
const heap = await heapReader(worker, askWhole);
const printFigures = async () =>
  console.log(
    `${answered} answers: workerd ${Math.round(memoryOf(process.pid) - process.memoryUsage.rss() / 1024 / 1024)} MB, heap of the Worker ${await heap.collected()} MB`,
  );
await printFigures();
for (let part = 0; part < parts; part += 1) {
  const end = performance.now() + (seconds * 1000) / parts;
  const asking = Array.from({ length: connections }, async () => {
    while (performance.now() < end) await askWhole();
  });
  await Promise.all(asking);
  await printFigures();
}
heap.close();
await dispose();
