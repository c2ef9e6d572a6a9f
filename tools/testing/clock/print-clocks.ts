/** Prints the time in Node, in workerd and in its database, for clock.test.ts. */
import { startLocalBindings } from '../../local-bindings.ts';

const worker = await startLocalBindings(
  'export default { fetch: () => new Response(new Date().toISOString()) }',
);
const response = await worker.dispatchFetch('http://localhost');
const database = await worker.getD1Database('DB');
const row = await database.prepare("select datetime('now') as now").first<{ now: string }>();
console.log(JSON.stringify([new Date().toISOString(), await response.text(), row?.now.replace(' ', 'T')]));
await worker.dispose();
