/**
 * `npm run deploy` deploys the public site to Cloudflare. The command refuses while the launch check misses a fact
 * that the law requires, or a telephone number. `npm run deploy -- --staging` deploys a copy with a database of its
 * own. docs/operations.md has the steps before the first deployment.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, environment, fail, root, runQuietly } from './installed.mjs';

const options = process.argv.slice(2);
const staging = options.includes('--staging');
const unknown = options.filter((option) => option !== '--staging');
if (unknown.length > 0) fail(`npm run deploy accepts --staging, not ${unknown.join(' ')}.`);

const database = staging ? 'hospital-staging' : 'hospital';
const placeholder = '00000000-0000-0000-0000-000000000000';

const [, databaseId] =
  new RegExp(`^database_name = "${database}"\\s+database_id = "([^"]*)"`, 'm').exec(
    readFileSync(join(root, 'wrangler.toml'), 'utf8'),
  ) ?? [];
if (databaseId === undefined)
  fail(`wrangler.toml must have a database_id directly after database_name = "${database}".`);

// The Cloudflare plugin for Vite builds for the wrangler.toml environment that CLOUDFLARE_ENV names.
const surroundings = staging ? { ...environment, CLOUDFLARE_ENV: 'staging' } : environment;

function run(command, parameters) {
  return spawnSync(command, parameters, {
    cwd: root,
    env: surroundings,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status;
}

/** Runs wrangler in the terminal, because wrangler may ask for a sign-in. */
function wrangler(...parameters) {
  if (run('wrangler', parameters) !== 0)
    fail(`wrangler ${parameters[0]} failed: the deployment stopped there.`);
}

ensureInstalled();
if (run('node', ['tools/launch-check.ts']) !== 0 && !staging) {
  fail(
    'Not deployed. The hospital must first enter the facts and telephone numbers in the list above.\n' +
      'To deploy a copy that is not public: npm run deploy -- --staging',
  );
}
if (databaseId === placeholder) {
  fail(
    `There is no database to deploy to yet: the database_id of ${database} in wrangler.toml is all zeros.\n` +
      `Create one with "npx wrangler d1 create ${database}" and enter its id; docs/operations.md has every step.`,
  );
}
await runQuietly('Information pages listed', 'node', ['tools/information-pages/write-index.ts']);
await runQuietly('Site built', 'react-router', ['build'], {
  beginning: 'Building the site: about a minute on two cores',
  surroundings,
});
// The database goes first. Migrations only add, so the running Worker also works with the newer tables.
wrangler(
  'd1',
  'migrations',
  'apply',
  database,
  '--remote',
  '--config',
  'wrangler.toml',
  ...(staging ? ['--env', 'staging'] : []),
);
wrangler('deploy', '--config', 'build/server/wrangler.json');
