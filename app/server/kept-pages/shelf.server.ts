/** What a shelf may hold at most. */
interface ShelfLimits {
  readonly bytes: number;
  readonly pages?: number;
}

interface Sized {
  readonly bytes: Uint8Array;
}

interface Kept<Page> {
  readonly page: Page;
  readonly version: number;
}

/** Pages of one kind in memory; what was not asked for longest leaves first. */
export class Shelf<Page extends Sized> {
  readonly #limits: ShelfLimits;
  /** In the order in which they were last asked for. */
  readonly #kept = new Map<string, Kept<Page>>();
  #bytes = 0;

  constructor(limits: ShelfLimits) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get pages(): number {
    return this.#kept.size;
  }

  /** The page of whatever version there is. */
  findAny(key: string): Kept<Page> | undefined {
    return this.#kept.get(key);
  }

  find(key: string, version: number): Page | undefined {
    const kept = this.#kept.get(key);
    if (kept?.version !== version) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.page;
  }

  /** Takes the place of the same page in another version. */
  put(key: string, version: number, page: Page): void {
    this.remove(key);
    this.#kept.set(key, { page, version });
    this.#bytes += page.bytes.byteLength;
    const { bytes, pages = Number.POSITIVE_INFINITY } = this.#limits;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= bytes && this.#kept.size <= pages) break;
      this.remove(oldest);
    }
  }

  remove(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.page.bytes.byteLength;
  }
}
