/**
 * Runs the built Worker in a process of its own, which the test kills: `node tests/support/killed-site.ts
 * STATE_FOLDER`. Prints its address.
 */
import { startLocalWorker } from '#tools/local-worker.ts';

const [stateFolder = ''] = process.argv.slice(2);
const worker = await startLocalWorker({ port: 0, stateFolder, onLog: () => {} });
const { port } = await worker.ready;
console.log(`http://localhost:${port}`);
