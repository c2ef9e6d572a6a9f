/** `npm run dev`: the hot-reloading server on the same local database as `npm start`. */
import { continueWith, ensureInstalled, runQuietly } from './installed.mjs';
import { migrateLocally } from './local-state.mjs';
import { freePort } from './port.mjs';

ensureInstalled();
// The same PORT makes the site's own address (vite.config.ts). Asked for first: nobody waits for a migration to read that it is taken.
const port = process.env.PORT ? ['--port', String(await freePort('npm run dev')), '--strictPort'] : [];
await migrateLocally();
await runQuietly('Demonstration data looked for', 'node', ['tools/seed.ts']);
await runQuietly('Information pages listed', 'node', ['tools/information-pages/list.ts']);
await runQuietly('Types generated', 'wrangler', ['types', '--include-runtime=false', '--strict-vars=false']);
continueWith('node_modules/@react-router/dev/bin.cjs', 'dev', ...port, ...process.argv.slice(2));
