/**
 * Runs the built Worker in a process of its own, which a test kills. The argument is the folder of the database. Prints the
 * address of the site.
 */
import { startLocalWorker } from '#tools/local-worker.ts';

const [stateFolder = ''] = process.argv.slice(2);
const worker = await startLocalWorker({ port: 0, stateFolder, onLog: () => {} });
const { port } = await worker.ready;
console.log(`http://localhost:${port}`);
