import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { V4WorkerOptions } from 'miniflare';

const cacheFolder = join(import.meta.dirname, '../node_modules/.worker-options');

/**
 * Reads a Worker's configuration with wrangler and returns Miniflare options.
 *
 * The result is cached in `node_modules` until the configuration or wrangler changes, because loading wrangler takes
 * 3 s in each test process.
 *
 * @param configuration path of a `wrangler.toml`, or of the `wrangler.json` of a build
 */
export async function readWorkerOptions(configuration: string): Promise<Partial<V4WorkerOptions>> {
  const path = resolve(configuration);
  const { version } = createRequire(import.meta.url)('wrangler/package.json') as { version: string };
  const hash = createHash('sha256').update(`${version}\n${path}\n`);
  const file = join(cacheFolder, `${hash.update(await readFile(path)).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));

  const { unstable_getMiniflareWorkerOptions } = await import('wrangler');
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path);
  const text = JSON.stringify(workerOptions);
  await mkdir(cacheFolder, { recursive: true });
  // Other readers and writers may run at the same time, so a rename puts the complete file in place.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, text);
  await rename(temporary, file);
  return JSON.parse(text);
}
