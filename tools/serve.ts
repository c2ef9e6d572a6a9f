import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { demonstrationDoctor, demonstrationFrontDesk, demonstrationOwner } from './demonstration/accounts.ts';
import { startLocalWorker } from './local-worker.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.argv[2]);

/** Forwards connections from ::1 to 127.0.0.1, because workerd listens on one address only. */
function alsoListenOnIpv6() {
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  server.on('error', () => {});
  server.listen({ port, host: '::1', ipv6Only: true });
}

const worker = await startLocalWorker({ port, stateFolder: join(root, '.wrangler/state/v3') });

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await worker.dispose();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

try {
  await worker.ready;
} catch (error) {
  if ((error as { code?: string }).code !== 'ERR_ADDRESS_IN_USE') throw error;
  console.error(
    `\nPort ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start\n`,
  );
  process.exit(1);
}
alsoListenOnIpv6();

/** Runs the cron of messages each minute: Cloudflare does so for a deployed site, and workerd does not. */
setInterval(() => {
  fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => {});
}, 60_000).unref();

console.log(`
  The site:            http://localhost:${port}
  The staff area:      http://localhost:${port}/signin
  Demonstration staff: ${demonstrationOwner.email} / ${demonstrationOwner.password} (owner)
                       ${demonstrationFrontDesk.email} / ${demonstrationFrontDesk.password} (front desk)
                       ${demonstrationDoctor.email} / ${demonstrationDoctor.password} (doctor)

  Press Ctrl-C to stop. Data that you enter is stored in .wrangler/state.
`);
