/** `npm start`: from a bare clone to the production build in workerd on this machine. */
import { continueWith, ensureInstalled, runQuietly } from './installed.mjs';
import { migrateLocally } from './local-state.mjs';
import { freePort } from './port.mjs';

const port = await freePort();
ensureInstalled();
/** Before the site answers: whoever asks first finds the doctors there. */
async function prepareData() {
  await migrateLocally();
  await runQuietly('Demonstration data looked for', 'node', ['tools/seed.ts']);
}

await runQuietly('Information pages listed', 'node', ['tools/information-pages/list.ts']);
await Promise.all([runQuietly('Site built', 'react-router', ['build']), prepareData()]);
continueWith('tools/serve.ts', String(port));
