/** `npm run dev`: the development server with hot reload, on the same local database as `npm start`. */
import { continueWith, ensureInstalled, runQuietly } from './installed.mjs';
import { prepareData } from './local-state.mjs';
import { freePort } from './port.mjs';

ensureInstalled();
// vite.config.ts builds the site's origin from the same PORT. The port is checked before the migration.
const port = process.env.PORT ? ['--port', String(await freePort('npm run dev')), '--strictPort'] : [];
await prepareData();
await runQuietly('Information pages listed', 'node', ['tools/information-pages/write-index.ts']);
await runQuietly('Types generated', 'wrangler', ['types', '--include-runtime=false', '--strict-vars=false'], {
  beginning: 'Generating types',
});
console.log('Starting the development server …');
continueWith('node_modules/@react-router/dev/bin.cjs', 'dev', ...port, ...process.argv.slice(2));
