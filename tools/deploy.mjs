/**
 * `npm run deploy`: the site on Cloudflare, for the public; not before the launch check finds what the law requires and telephones that answer.
 * `npm run deploy -- --staging`: a copy with a database of its own, to look at. What both need first:
 * docs/operations.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, environment, fail, root, runQuietly } from './installed.mjs';

const options = process.argv.slice(2);
const staging = options.includes('--staging');
const unknown = options.filter((option) => option !== '--staging');
if (unknown.length > 0) fail(`npm run deploy knows --staging, not ${unknown.join(' ')}.`);

const database = staging ? 'hospital-staging' : 'hospital';
const placeholder = '00000000-0000-0000-0000-000000000000';

const [, databaseId] =
  new RegExp(`^database_name = "${database}"\\s+database_id = "([^"]*)"`, 'm').exec(
    readFileSync(join(root, 'wrangler.toml'), 'utf8'),
  ) ?? [];
if (databaseId === undefined)
  fail(`wrangler.toml names no database_id right after database_name = "${database}".`);

// The vite plugin builds for the environment of this name (wrangler.toml).
const surroundings = staging ? { ...environment, CLOUDFLARE_ENV: 'staging' } : environment;

function run(command, parameters) {
  return spawnSync(command, parameters, {
    cwd: root,
    env: surroundings,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status;
}

/** With the terminal, since wrangler may ask to sign in. */
function wrangler(...parameters) {
  if (run('wrangler', parameters) !== 0) fail(`wrangler ${parameters[0]} failed: nothing after it was done.`);
}

ensureInstalled();
if (run('node', ['tools/launch-check.ts']) !== 0 && !staging) {
  fail(
    'Not deployed: the list above has what the law requires, and the telephones, for the hospital to enter.\n' +
      'For a copy that is not for the public: npm run deploy -- --staging',
  );
}
if (databaseId === placeholder) {
  fail(
    `There is no database to deploy to yet: the database_id of ${database} in wrangler.toml is all zeros.\n` +
      `Create one with "npx wrangler d1 create ${database}" and enter its id; docs/operations.md has every step.`,
  );
}
await runQuietly('Information pages listed', 'node', ['tools/information-pages/list.ts']);
await runQuietly('Site built', 'react-router', ['build'], surroundings);
// The database first: migrations only add, so the Worker that still runs goes on with the newer tables.
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
