/** `npm start`: from a bare clone to the production build in workerd on this machine. */
import { continueWith, ensureInstalled, runQuietly } from './installed.mjs';
import { migrateLocally } from './local-state.mjs';
import { freePort } from './port.mjs';

const port = await freePort();
ensureInstalled();
await Promise.all([runQuietly('Site built', 'react-router', ['build']), migrateLocally()]);
continueWith('tools/serve.ts', String(port));
