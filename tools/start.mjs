/** `npm start`: installs, builds and serves the production build in workerd on this machine. */
import { ensureBuilt } from './build.mjs';
import { continueWith, ensureInstalled, runQuietly } from './installed.mjs';
import { prepareData } from './local-state.mjs';
import { freePort } from './port.mjs';

const port = await freePort();
ensureInstalled();
await runQuietly('Information pages listed', 'node', ['tools/information-pages/write-index.ts']);
// Before the site answers, so that the first request finds the doctors.
await Promise.all([ensureBuilt(), prepareData()]);
console.log('Starting the site …');
continueWith('tools/serve.ts', String(port));
