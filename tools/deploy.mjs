/** `npm run deploy`: the site on Cloudflare. What it needs first: docs/operations.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, environment, fail, root, runQuietly } from './installed.mjs';

const placeholder = '00000000-0000-0000-0000-000000000000';

if (readFileSync(join(root, 'wrangler.toml'), 'utf8').includes(`database_id = "${placeholder}"`)) {
  fail(
    'There is no database to deploy to yet: database_id in wrangler.toml is all zeros.\n' +
      'Create one with "npx wrangler d1 create hospital" and enter its id; docs/operations.md has every step.',
  );
}

/** With the terminal, since wrangler may ask to sign in. */
function wrangler(...parameters) {
  const { status } = spawnSync('wrangler', parameters, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`wrangler ${parameters[0]} failed: nothing after it was done.`);
}

ensureInstalled();
await runQuietly('Information pages listed', 'node', ['tools/information-pages/list.ts']);
await runQuietly('Site built', 'react-router', ['build']);
// The database first: migrations only add, so the Worker that still runs goes on with the newer tables.
wrangler('d1', 'migrations', 'apply', 'hospital', '--remote', '--config', 'wrangler.toml');
wrangler('deploy', '--config', 'build/server/wrangler.json');
