/**
 * Prepares a bare clone so that the project's tools can run. This file is plain JavaScript without dependencies,
 * because it runs before installation on the machine's own Node (20 or newer).
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).slice(0, -sep.length);
const onWindows = process.platform === 'win32';
const commands = join(root, 'node_modules/.bin');

/** Node of the npm package `node`. React Router needs Node 22.22, and the machine's own Node may be older. */
const node = join(root, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node');

const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !`${folder}${sep}`.startsWith(`${root}${sep}`))
  .join(delimiter);

/** Environment of every tool: the project's commands and Node first on the PATH, without prompts or telemetry. */
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

/** Whether all packages are installed. npm writes its own lock file last, so an interrupted installation fails here. */
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
    // npm must not run on the project's Node, because the installation replaces that file.
    env: { ...environment, PATH: machinePath || process.env.PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: onWindows,
  }).status;
}

export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Installs the packages of package-lock.json unless they are installed already. */
export function ensureInstalled() {
  if (hasWantedPackages() && nodeRuns()) return;
  console.log('Installing packages. npm prints nothing for a minute or two.');
  if (npm('ci', '--loglevel=error') !== 0)
    fail('npm ci failed, see above. It needs the npm registry and nothing else.');
  // If npm is configured to ignore install scripts, the package `node` has not downloaded its Node yet.
  if (!nodeRuns()) npm('rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts');
  if (!nodeRuns()) fail(`There is no working Node 22 at ${node}. Remove node_modules and try again.`);
}

/**
 * Runs a command and shows its output only when the command fails.
 *
 * @param title says what is done, such as "Site built"
 * @param options.beginning says what begins, for a command that takes seconds
 * @param options.surroundings environment variables of the command
 * @returns the run time in seconds
 */
export function runQuietly(title, command, parameters, { beginning, surroundings = environment } = {}) {
  const started = Date.now();
  if (beginning) console.log(`${beginning} …`);
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

/** Runs a script under the project's Node and exits with its exit code. */
export function continueWith(script, ...parameters) {
  const child = spawn(node, [join(root, script), ...parameters], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to the child too. Other signals reach this process only, so they are forwarded.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Ends the child when npm's shell ends. npm forwards signals to its shell only, which leaves its children running. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event || onWindows) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  }, 500).unref();
}
