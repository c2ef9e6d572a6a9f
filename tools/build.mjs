/**
 * `npm run build` builds the site. With `--if-changed` it does nothing when no input has changed since the last build.
 * This file is plain JavaScript without dependencies, so that `npm start` can load it on the machine's own Node.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runQuietly } from './installed.mjs';

/** Folders and files from which the site is built. `tools` has the plugins of the build. */
const inputs = [
  'app',
  // The staff area shows this document.
  'docs/for-the-manager.md',
  'public',
  'tools',
  'workers',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
  // The Cloudflare plugin copies local secrets into the build.
  '.dev.vars',
];

/** Tests and the caches of Python do not change the build. */
const isInput = (file) => !/\.test\.tsx?$|__pycache__/.test(file);

const outputFolder = join(root, 'build');

/** In `node_modules`, because everything in `build/client` is deployed and the build empties `build/server`. */
const stampFile = join(root, 'node_modules/.build-stamp.json');

function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .map((file) => file.split(sep).join('/'));
}

/** Hash of the names and contents of all inputs. */
export function hashOfInputs() {
  const hash = createHash('sha256').update(process.env.CLOUDFLARE_ENV ?? '');
  for (const file of inputs.flatMap(filesIn).filter(isInput).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Hash of the names, sizes and times of the built files: another build, or a deleted file, changes it. */
function hashOfOutput() {
  const hash = createHash('sha256');
  for (const file of filesIn('build').sort()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Whether the files in `build` were built from the current inputs. */
export function isBuildCurrent() {
  const { input, output } = readStamp();
  return existsSync(outputFolder) && input === hashOfInputs() && output === hashOfOutput();
}

/** Builds the site, and records the inputs unless one of them changed during the build. */
export async function buildSite() {
  rmSync(stampFile, { force: true });
  const before = hashOfInputs();
  await runQuietly('Site built', 'react-router', ['build', '--logLevel', 'warn'], {
    beginning: 'Building the site: about a minute on two cores',
  });
  if (before !== hashOfInputs()) return;
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ input: before, output: hashOfOutput() }));
}

/** Builds the site if an input has changed since the last build, and says so in one line. */
export async function ensureBuilt() {
  if (isBuildCurrent()) console.log('The build is current: no input has changed.');
  else await buildSite();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runQuietly('Information pages listed', 'node', ['tools/information-pages/write-index.ts']);
  await (process.argv.includes('--if-changed') ? ensureBuilt() : buildSite());
}
