import { dayInIndia } from '#app/time/calendar.ts';
import type { CacheablePage } from './cacheable-page.server.ts';
import { LruCache } from './lru-cache.server.ts';

/**
 * 32 MiB, a quarter of the memory of an isolate. The 142 pages of the catalogue in two languages take 11 MB;
 * a doctor's page takes 60 KB.
 */
const maxBytes = 32 * 1024 * 1024;

/**
 * 1 MiB for pages with status 404. They have a cache of their own, because there is no limit to the addresses that do
 * not exist: robots that try them must not push out real pages.
 */
const maxBytesOfUnknown = 1024 * 1024;

export interface CachedPage {
  readonly page: CacheablePage;
  /** Data version from which the page was rendered. */
  readonly version: number;
  /** Day in India on which the page was rendered: notices and prices begin and end with a day. */
  readonly day: string;
}

export const today = () => dayInIndia(new Date());

/** Finished pages in the memory of this isolate. */
export class CachedPages {
  readonly #pages = new LruCache<CachedPage>(maxBytes, ({ page }) => page.bytes.byteLength);
  readonly #unknown = new LruCache<CachedPage>(maxBytesOfUnknown, ({ page }) => page.bytes.byteLength);

  /** Finds a page of any data version. */
  get(key: string): CachedPage | undefined {
    return this.#pages.get(key) ?? this.#unknown.get(key);
  }

  store(key: string, cached: CachedPage): void {
    const isUnknown = cached.page.status === 404;
    (isUnknown ? this.#unknown : this.#pages).set(key, cached);
    // A page that was deleted, or made, is in the other cache.
    (isUnknown ? this.#pages : this.#unknown).delete(key);
  }

  /** Finds a page of this data version and of the present day. */
  find(key: string, version: number): CachedPage | undefined {
    const cached = this.get(key);
    return cached?.version === version && cached.day === today() ? cached : undefined;
  }
}
