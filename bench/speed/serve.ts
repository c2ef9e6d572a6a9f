import { startLocalWorker } from '#tools/local-worker.ts';
import { fill } from './stored.ts';

/** A process of its own for one subject: `serve.ts NAME BUILD-FOLDER DIRECT DOCTORS AVAILABLE LINKS` prints its address. */
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
  await fill(name === 'product', worker, { doctors, available, links });
}

async function stop() {
  await worker.dispose();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// It closes when whoever started this is gone, also by a kill that nobody can answer.
process.stdin.on('end', stop).resume();

const address = direct === 'true' ? await worker.unsafeGetDirectURL('hospital') : entry;
console.log(address.origin);
