import { startLocalWorker } from '#tools/local-worker.ts';
import { fill } from './stored.ts';

/** A process of its own for one subject: `serve.ts NAME BUILD-FOLDER DIRECT DOCTORS LINKS` prints its address. */
const [name, buildFolder = '', direct, doctors, links] = process.argv.slice(2);

const worker = startLocalWorker({
  port: 0,
  buildFolder,
  direct: direct === 'true',
  onLog: ({ level, message }) => {
    if (level === 'error') console.error(message);
  },
});
const entry = await worker.ready;
if (name !== 'string') {
  await fill(name === 'product', worker, { doctors: Number(doctors), links: Number(links) });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    await worker.dispose();
    process.exit(0);
  });
}
const address = direct === 'true' ? await worker.unsafeGetDirectURL('hospital') : entry;
console.log(address.origin);
