import { inTime } from '../database/failure.server.ts';
import { logError } from '../log/log.server.ts';
import { type CopyPart, copyIn, type PublicCopy, shape } from './public-copy.server.ts';

/** Milliseconds for which what was found is not looked for again: while the database is away nothing newer is written. */
const foundFor = 30_000;

/** Milliseconds for which a place is waited for. */
const placePatience = 1_500;

/** Milliseconds for which the bucket is waited for where another place had a copy. */
const bucketHeadStart = 30;

/** Seconds in the cache of a location; the bucket has it for good. */
const keptFor = 30 * 24 * 60 * 60;

/** The one object of the bucket that is read. */
export const copyKey = 'public.json';

/** Where copies are kept beyond an isolate. */
export interface CopyPlaces {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly bucket: R2Bucket;
  /** Of the site, since the platform looks up the host of a key of the cache. */
  readonly origin: string;
}

const failed = (error: unknown) => logError('the public copy not kept or found', 'last-good', error);

/** A place that fails has nothing. */
const orNothing = <Found>(looking: Promise<Found>) =>
  inTime(looking, placePatience).catch((error: unknown) => {
    failed(error);
    return undefined;
  });

const addressAt = ({ origin }: CopyPlaces) => `${origin}/kept-pages/public-copy`;

/**
 * The last good copy of what public pages show, for when the database does not answer (decision 0077): in this isolate, in the cache of its
 * location, in the bucket.
 */
export class StoredCopies {
  readonly #parts: readonly CopyPart<unknown>[];
  #copy: PublicCopy | undefined;
  #foundAt = Number.NEGATIVE_INFINITY;
  #search: Promise<PublicCopy | undefined> | undefined;

  constructor(parts: readonly CopyPart<unknown>[]) {
    this.#parts = parts;
  }

  /**
   * The newest there is, as far as it can be had.
   *
   * @param waitUntil keeps the search alive, which others wait for too
   */
  async find(
    places: CopyPlaces,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<PublicCopy | undefined> {
    if (Date.now() - this.#foundAt < foundFor) return this.#copy;
    if (!this.#search) {
      this.#search = this.#look(places).finally(() => {
        this.#search = undefined;
      });
      waitUntil(this.#search);
    }
    // Of another request: workerd ends one that waits for nothing of its own.
    return inTime(this.#search, 2 * placePatience).catch(() => this.#copy);
  }

  /** Takes a copy that was just made, or found. */
  hold(copy: PublicCopy): void {
    if (this.#copy && this.#copy.takenAt > copy.takenAt) return;
    this.#copy = copy;
    this.#foundAt = Date.now();
  }

  /** Something was written: another copy will be made, and until then this one is looked for each time. */
  forget(): void {
    this.#foundAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Keeps a copy for all, unless the bucket has a newer one.
   *
   * @returns false where it could not be kept
   */
  async keep(copy: PublicCopy, places: CopyPlaces): Promise<boolean> {
    const text = JSON.stringify(copy);
    const { bucket } = places;
    try {
      const before = await bucket.head(copyKey);
      const { version = '0', takenAt = '0' } = before?.customMetadata ?? {};
      if (Number(version) > copy.version) return true;
      if (Number(version) === copy.version && Number(takenAt) > copy.takenAt) return true;
      const kept = await bucket.put(copyKey, text, {
        httpMetadata: { contentType: 'application/json' },
        customMetadata: {
          version: String(copy.version),
          takenAt: String(copy.takenAt),
          mark: copy.mark ?? '',
          parts: this.#partNames,
        },
        // Whoever kept one meanwhile read no earlier.
        onlyIf: before ? { etagMatches: before.etag } : { etagDoesNotMatch: '*' },
      });
      if (kept === null) return false;
      this.hold(copy);
      await this.#keepAtEdge(text, places);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  /** @returns of what the copy in the bucket is, unless another deployment made it of other parts */
  async kept({
    bucket,
  }: Pick<CopyPlaces, 'bucket'>): Promise<Pick<PublicCopy, 'version' | 'mark'> | undefined> {
    const { version, mark = '', parts } = (await orNothing(bucket.head(copyKey)))?.customMetadata ?? {};
    return version === undefined || parts !== this.#partNames
      ? undefined
      : { version: Number(version), mark };
  }

  get #partNames(): string {
    return [shape, ...this.#parts.map(({ name }) => name)].join(' ');
  }

  async #look(places: CopyPlaces): Promise<PublicCopy | undefined> {
    const fromBucket = async () => {
      const object = await places.bucket.get(copyKey);
      return object ? await object.text() : undefined;
    };
    const fromCache = async () => (await places.cache.match(addressAt(places)))?.text();
    const stored = orNothing(fromBucket());
    const cached = await orNothing(fromCache());
    const take = (text: string | undefined) => {
      const copy = text === undefined ? undefined : copyIn(text, this.#parts);
      if (copy) this.hold(copy);
    };
    take(cached);
    // The bucket's may be newer, but is far away: a page does not wait for it long where there is another one.
    const text = await (this.#copy ? inTime(stored, bucketHeadStart).catch(() => 'late' as const) : stored);
    if (text === 'late') stored.then(take);
    else take(text);
    // Also where there is nothing: an outage must not ask for it at each request.
    this.#foundAt = Date.now();
    if (text !== undefined && text !== 'late' && text !== cached) await this.#keepAtEdge(text, places);
    return this.#copy;
  }

  async #keepAtEdge(text: string, places: CopyPlaces): Promise<void> {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${keptFor}` };
    await places.cache.put(addressAt(places), new Response(text, { headers })).catch(failed);
  }
}
