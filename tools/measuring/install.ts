import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../testing/command.ts';

const manifests = join(import.meta.dirname, 'packages');
const files = ['package.json', 'package-lock.json'];

/** Installs what the measuring commands need: see {@link installTools}. */
export const installMeasuringTools = () => installTools(manifests, 'measuring');

/**
 * Installs tools at the versions of a lock file and outside the project: 200 MB that `npm test` does not wait for.
 *
 * @param manifests the folder of package.json and its lock file
 * @param name of the folder in which they come
 * @returns the folder of the installed packages
 */
export async function installTools(manifests: string, name: string): Promise<string> {
  const contents = files.map((file) => readFileSync(join(manifests, file)));
  const version = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `hospital-${name}-${version}`);
  const packages = join(folder, 'node_modules');
  const finished = join(folder, 'installed');
  if (existsSync(finished)) return packages;
  console.error(`Installing the tools for ${name}, once.`);
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(join(manifests, file), join(folder, file));
  // No install scripts: that of vnu-jar would fetch a Java of its own from another site.
  const installed = await run('npm', [
    ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ...['--prefix', folder],
  ]);
  if (!installed) throw new Error(`The tools for ${name} could not be installed: see above.`);
  writeFileSync(finished, '');
  return packages;
}
