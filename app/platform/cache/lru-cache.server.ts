/** LRU cache in memory, limited by the total size of its values in bytes. */
export class LruCache<Value> {
  readonly #maxBytes: number;
  readonly #bytesOf: (value: Value) => number;
  /** Least recently used first: a Map iterates in the order of insertion. */
  readonly #values = new Map<string, Value>();
  #bytes = 0;

  constructor(maxBytes: number, bytesOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#bytesOf = bytesOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#bytes += this.#bytesOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#bytes -= this.#bytesOf(value);
  }
}
