import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../tools/testing/command.ts';

const manifests = join(import.meta.dirname, '../packages');
const files = ['package.json', 'package-lock.json'];

/**
 * Installs the packages of `bench/` at the versions of its lock file, outside the project: they are 200 MB,
 * which `npm test` does not need.
 *
 * @returns folder of the installed packages
 */
export async function installBenchPackages(): Promise<string> {
  const contents = files.map((file) => readFileSync(join(manifests, file)));
  const version = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `hospital-bench-${version}`);
  const packages = join(folder, 'node_modules');
  const finished = join(folder, 'installed');
  if (existsSync(finished)) return packages;
  console.error('Installing the packages of bench/ (first use only).');
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(join(manifests, file), join(folder, file));
  // Install scripts are off: the script of vnu-jar would download Java from another site.
  const installed = await run('npm', [
    ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ...['--prefix', folder],
  ]);
  if (!installed) throw new Error('The packages of bench/ could not be installed. See the output above.');
  writeFileSync(finished, '');
  return packages;
}
