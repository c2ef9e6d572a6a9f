/**
 * Brings this project from a bare clone to where its tools can run. Plain JavaScript without a dependency, since it
 * runs on whichever Node the machine has (20 or newer) before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).slice(0, -sep.length);
const onWindows = process.platform === 'win32';
const commands = join(root, 'node_modules/.bin');

/** React Router needs Node 22.22; the machine's own may be older, so the package `node` brings one. */
const node = join(root, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node');

const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !`${folder}${sep}`.startsWith(`${root}${sep}`))
  .join(delimiter);

/** What every tool runs with: the project's commands and Node first, nothing asked, nothing reported. */
export const environment = {
  ...process.env,
  PATH: [commands, machinePath].join(delimiter),
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  npm_config_update_notifier: 'false',
};

function packagesOf(lockFile) {
  const path = join(root, lockFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** npm writes the second file last, so an interrupted installation does not count. */
function hasWantedPackages() {
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

const nodeRuns = () => spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;

function npm(...parameters) {
  return spawnSync('npm', parameters, {
    cwd: root,
    // npm and its install scripts must not run on the Node that they are about to replace.
    env: { ...environment, PATH: machinePath || process.env.PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: onWindows,
  }).status;
}

export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Installs what package-lock.json asks for, unless it is there already. */
export function ensureInstalled() {
  if (hasWantedPackages() && nodeRuns()) return;
  console.log('Installing packages. The first time this takes about a minute.');
  if (npm('ci', '--loglevel=error') !== 0)
    fail('npm ci failed, see above. It needs the npm registry and nothing else.');
  // Where npm is set to ignore install scripts, the package `node` has not fetched its Node yet.
  if (!nodeRuns()) npm('rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts');
  if (!nodeRuns()) fail(`There is no working Node 22 at ${node}. Remove node_modules and try again.`);
}

/**
 * Runs one of the project's commands quietly, and shows what it wrote only when it fails.
 *
 * @param surroundings its environment variables
 * @returns how many seconds it took
 */
export function runQuietly(title, command, parameters, surroundings = environment) {
  const started = Date.now();
  return new Promise((done) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: surroundings,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: onWindows,
    });
    const output = [];
    child.stdout.on('data', (piece) => output.push(piece));
    child.stderr.on('data', (piece) => output.push(piece));
    child.on('error', (error) => fail(`${title}: ${error.message}`));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      if (code === 0) {
        console.log(`${title} (${seconds} s)`);
        done(seconds);
      } else {
        process.stderr.write(Buffer.concat(output));
        fail(`${title}: failed (${command} ${parameters.join(' ')})`);
      }
    });
  });
}

/** Continues under the project's Node, and ends as that process ends. */
export function continueWith(script, ...parameters) {
  const child = spawn(node, [join(root, script), ...parameters], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to the child as well; anything else sends its signal to this process alone.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm passes a signal to its shell only, which dies and leaves its children running. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event || onWindows) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  }, 500).unref();
}
