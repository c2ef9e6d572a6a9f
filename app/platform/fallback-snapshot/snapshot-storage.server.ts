import { rejectAfter } from '../database/failure.server.ts';
import { logError } from '../log/log.server.ts';
import {
  type FallbackSnapshot,
  parseSnapshot,
  type SnapshotPart,
  snapshotFormat,
} from './fallback-snapshot.server.ts';

/**
 * Milliseconds for which the result of a search is reused, also an empty one. While the database is away
 * nobody writes a newer snapshot.
 */
const reuseSearchFor = 30_000;

/** Timeout of one read of the bucket, in milliseconds. */
const storageTimeout = 1_500;

/** Key of the object in the bucket. */
export const snapshotKey = 'public.json';

const failed = (error: unknown) =>
  logError('fallback snapshot not stored or found', 'fallback-snapshot', error);

/** Treats a bucket that fails or times out as empty. */
const orNothing = <Found>(looking: Promise<Found>) =>
  rejectAfter(looking, storageTimeout).catch((error: unknown) => {
    failed(error);
    return undefined;
  });

/** The fallback snapshot of public data (decision 0077), stored in this isolate and in the bucket. */
export class SnapshotStorage {
  readonly #parts: readonly SnapshotPart<unknown>[];
  #copy: FallbackSnapshot | undefined;
  #searchedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: readonly SnapshotPart<unknown>[]) {
    this.#parts = parts;
  }

  /** Finds the snapshot in the bucket, or reuses the result of a recent search. */
  async find(bucket: R2Bucket): Promise<FallbackSnapshot | undefined> {
    if (Date.now() - this.#searchedAt < reuseSearchFor) return this.#copy;
    const read = async () => (await bucket.get(snapshotKey))?.text();
    const text = await orNothing(read());
    const copy = text === undefined ? undefined : parseSnapshot(text, this.#parts);
    if (copy) this.remember(copy);
    // Remember an empty result too, so that an outage does not cause a search at each request.
    this.#searchedAt = Date.now();
    return this.#copy;
  }

  /** Stores a snapshot in this isolate, unless it already has a newer one. */
  remember(copy: FallbackSnapshot): void {
    if (this.#copy && this.#copy.takenAt > copy.takenAt) return;
    this.#copy = copy;
    this.#searchedAt = Date.now();
  }

  /** Ends the reuse of the last search: after a write a newer snapshot will be stored soon. */
  expire(): void {
    this.#searchedAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Stores a snapshot for all isolates, unless the bucket has a newer one.
   *
   * @returns false if the snapshot could not be stored
   */
  async write(copy: FallbackSnapshot, bucket: R2Bucket): Promise<boolean> {
    try {
      const before = await bucket.head(snapshotKey);
      const { version = '0', takenAt = '0' } = before?.customMetadata ?? {};
      if (Number(version) > copy.version) return true;
      if (Number(version) === copy.version && Number(takenAt) > copy.takenAt) return true;
      const written = await bucket.put(snapshotKey, JSON.stringify(copy), {
        httpMetadata: { contentType: 'application/json' },
        customMetadata: {
          version: String(copy.version),
          takenAt: String(copy.takenAt),
          mark: copy.mark ?? '',
          parts: this.#partNames,
        },
        // Overwrite only the object that `head` saw. Another isolate may have stored a snapshot since, which is
        // at least as new.
        onlyIf: before ? { etagMatches: before.etag } : { etagDoesNotMatch: '*' },
      });
      if (written === null) return false;
      this.remember(copy);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  /**
   * Reads which snapshot the bucket has.
   *
   * @returns undefined if there is none, or another deployment made it of other parts
   */
  async readMetadata(bucket: R2Bucket): Promise<Pick<FallbackSnapshot, 'version' | 'mark'> | undefined> {
    const { version, mark = '', parts } = (await orNothing(bucket.head(snapshotKey)))?.customMetadata ?? {};
    return version === undefined || parts !== this.#partNames
      ? undefined
      : { version: Number(version), mark };
  }

  get #partNames(): string {
    return [snapshotFormat, ...this.#parts.map(({ name }) => name)].join(' ');
  }
}
