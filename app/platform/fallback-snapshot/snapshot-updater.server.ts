import { logError } from '../log/log.server.ts';
import type { FallbackSnapshot } from './fallback-snapshot.server.ts';
import type { SnapshotStorage } from './snapshot-storage.server.ts';

/** Milliseconds between a change and its snapshot, so that several changes share one snapshot. */
const updateDelay = 1_000;

const unmarked = async () => '';

/** Attempts to take a snapshot. An attempt fails if something is written while the parts are read. */
const maxAttempts = 3;

/** Access that taking a snapshot needs; it is bound to the request that started the work. */
export interface SnapshotTask {
  readonly bucket: R2Bucket;
  /** Reads the data version. */
  readonly version: () => Promise<number | undefined>;
  /**
   * Reads a mark that changes when the data of the snapshot changes without a new data version, such as free appointment
   * times.
   */
  readonly mark?: () => Promise<string>;
  /** @returns undefined if something was written while the parts were read */
  readonly take: () => Promise<FallbackSnapshot | undefined>;
}

/** Updates the stored snapshot when the data version changes (decision 0077). Create one per isolate. */
export class SnapshotUpdater {
  readonly #copies: SnapshotStorage;
  #storedVersion: number | undefined;
  #storedMark: string | undefined;
  #isBusy = false;
  #isAskedAgain = false;

  constructor(copies: SnapshotStorage) {
    this.#copies = copies;
  }

  /**
   * Whether this isolate knows that a snapshot of this version is stored. True for an unknown version, which
   * needs no work.
   */
  has(version: number | undefined): boolean {
    return version === undefined || version === this.#storedVersion;
  }

  /**
   * Updates the stored snapshot after a change, or for a version that has no snapshot yet. Run it after the response;
   * it logs its failures.
   */
  async update(work: SnapshotTask): Promise<void> {
    if (this.#isBusy) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isBusy = true;
    try {
      do {
        this.#isAskedAgain = false;
        await new Promise((resolve) => setTimeout(resolve, updateDelay));
        await this.#bringUpToDate(work);
      } while (this.#isAskedAgain);
    } catch (error) {
      logError('no public copy taken', 'fallback-snapshot', error);
    } finally {
      this.#isBusy = false;
    }
  }

  /**
   * Takes a snapshot even if the stored one is up to date, so that the time it shows is new.
   *
   * @throws Error if no snapshot could be taken or stored
   */
  async refresh({ bucket, take, mark = unmarked }: SnapshotTask): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      // Read the mark before the parts: a change in between then leads to another snapshot.
      const at = await mark();
      const taken = await take();
      const copy = taken && { ...taken, mark: at };
      if (!copy || !(await this.#copies.write(copy, bucket))) continue;
      this.#storedVersion = copy.version;
      this.#storedMark = at;
      return;
    }
    throw new Error('The fallback snapshot could not be taken or stored.');
  }

  async #bringUpToDate(work: SnapshotTask): Promise<void> {
    const { bucket, mark: ask = unmarked } = work;
    const [version, mark] = await Promise.all([work.version(), ask()]);
    if (this.has(version) && mark === this.#storedMark) return;
    const stored = await this.#copies.readMetadata(bucket);
    if (stored?.version !== version || stored?.mark !== mark) return this.refresh(work);
    this.#storedVersion = version;
    this.#storedMark = mark;
  }
}
