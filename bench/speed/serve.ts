import { startLocalWorker } from '#tools/local-worker.ts';
import { fillDatabase } from './fill-database.ts';

/**
 * Serves one subject in a process of its own: `serve.ts NAME BUILD-FOLDER DIRECT DOCTORS AVAILABLE LINKS`
 * prints the address.
 */
const [name, buildFolder = '', direct, ...counts] = process.argv.slice(2);

const worker = await startLocalWorker({
  port: 0,
  buildFolder,
  direct: direct === 'true',
  onLog: ({ level, message }) => {
    if (level === 'error') console.error(message);
  },
});
const entry = await worker.ready;
if (name !== 'string') {
  const [doctors = 0, available = 0, links = 0] = counts.map(Number);
  await fillDatabase(name === 'product', worker, { doctors, available, links });
}

async function stop() {
  await worker.dispose();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// Standard input ends when the parent process is gone, even after SIGKILL, so no server is left behind.
process.stdin.on('end', stop).resume();

const address = direct === 'true' ? await worker.unsafeGetDirectURL('hospital') : entry;
console.log(address.origin);
