import { readFileSync } from 'node:fs';
import { startLocalWorker } from '#tools/local-worker.ts';
import { fillDatabase } from './fill-database.ts';

/**
 * Serves one subject of `npm run bench -- cold`: `serve-cold.ts NAME BUILD-FOLDER STATE-FOLDER FILL` prints the address and the process id of
 * workerd. With FILL it fills the database of the state folder and ends.
 */
const [name = '', buildFolder = '', stateFolder = '', fill] = process.argv.slice(2);

const worker = await startLocalWorker({
  port: 0,
  buildFolder,
  stateFolder,
  direct: true,
  onLog: ({ level, message }) => {
    if (level === 'error') console.error(message);
  },
});
await worker.ready;

async function stop() {
  await worker.dispose();
  process.exit(0);
}

if (fill) {
  if (name !== 'empty') {
    await fillDatabase(!name.startsWith('template'), worker, { doctors: 24, available: 8, links: 16 });
  }
  await stop();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.stdin.on('end', stop).resume();

const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
const workerd = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workerd'));
const { origin } = await worker.unsafeGetDirectURL('hospital');
console.log(`${origin} ${workerd}`);
