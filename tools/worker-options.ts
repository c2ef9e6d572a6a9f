import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { V4WorkerOptions } from 'miniflare';

const kept = join(import.meta.dirname, '../node_modules/.worker-options');

/**
 * What Miniflare needs of a Worker's configuration, as wrangler reads it.
 *
 * The answer is kept in `node_modules` until the configuration or wrangler changes: to load wrangler takes three seconds, in each
 * process of the tests again.
 *
 * @param configuration the path of a `wrangler.toml` or of the `wrangler.json` of a build
 */
export async function workerOptionsOf(configuration: string): Promise<Partial<V4WorkerOptions>> {
  const path = resolve(configuration);
  const { version } = createRequire(import.meta.url)('wrangler/package.json') as { version: string };
  const hash = createHash('sha256').update(`${version}\n${path}\n`);
  const file = join(kept, `${hash.update(await readFile(path)).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));

  const { unstable_getMiniflareWorkerOptions } = await import('wrangler');
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path);
  const text = JSON.stringify(workerOptions);
  await mkdir(kept, { recursive: true });
  // Somebody else may be reading or writing it, in this process too: the file is there as a whole or not at all.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, text);
  await rename(own, file);
  return JSON.parse(text);
}
