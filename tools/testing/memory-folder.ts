import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** File system in memory of every Linux. */
const sharedMemory = '/dev/shm';

/** Type that `statfs` reports for a file system in memory (`TMPFS_MAGIC` of Linux). */
const inMemory = 0x01021994;

/** Bytes. A run starts dozens of test sites of a few MB each, and browsers; a container often has only 64 MB there. */
const leastFree = 1024 ** 3;

/** Followed by the id of the process that runs the tests. */
const prefix = 'hospital-tests-';

const isRunning = (id: string) => existsSync(join('/proc', id));

/** Whether this user may remove a folder. In a sticky folder such as /dev/shm that is its owner. */
const isOwn = (folder: string) => statSync(folder).uid === process.getuid?.();

/** Removes the folders of runs that were killed, because they would stay in memory until the next start of the machine. */
export function removeAbandonedFolders(parent: string): void {
  for (const name of readdirSync(parent))
    if (name.startsWith(prefix) && !isRunning(name.slice(prefix.length)) && isOwn(join(parent, name)))
      rmSync(join(parent, name), { recursive: true, force: true });
}

/**
 * Creates a folder in memory for the databases and browser profiles of a test run. On a disk, SQLite waits for each
 * commit to be written (3 ms on the disk of a virtual machine), and the store tests alone make a hundred commits a second. The folder is removed when this process ends.
 *
 * @param parent folder of a file system in memory
 * @param least free bytes that it must have
 * @returns its path; undefined on a machine without such a file system, where tests use its temporary folder
 */
export function createMemoryFolder(parent = sharedMemory, least = leastFree): string | undefined {
  if (!existsSync(parent)) return undefined;
  const { type, bavail, bsize } = statfsSync(parent);
  if (type !== inMemory || bavail * bsize < least) return undefined;
  removeAbandonedFolders(parent);
  const folder = join(parent, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
