import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './testing/command.ts';

const files = ['package.json', 'package-lock.json'];

/**
 * Installs the packages of a folder that no build and no test needs, at the versions of its lock file and outside the
 * project. Those of `bench/` are 200 MB.
 *
 * @returns folder of the installed packages
 */
export async function installPackages(name: 'art' | 'bench'): Promise<string> {
  const manifests = join(root, name, 'packages');
  const contents = files.map((file) => readFileSync(join(manifests, file)));
  const version = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `hospital-${name}-${version}`);
  const packages = join(folder, 'node_modules');
  const finished = join(folder, 'installed');
  if (existsSync(finished)) return packages;
  console.error(`Installing the packages of ${name}/ (first use only).`);
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(join(manifests, file), join(folder, file));
  // Install scripts are off: the script of vnu-jar would download Java from another site.
  const installed = await run('npm', [
    ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ...['--prefix', folder],
  ]);
  if (!installed) throw new Error(`The packages of ${name}/ could not be installed. See the output above.`);
  writeFileSync(finished, '');
  return packages;
}
