/**
 * Cache of one value that is derived from the public data. The value is discarded when the data version
 * changes.
 */
export class VersionedValue<Value> {
  #cached: { readonly version: number; readonly value: Value } | undefined;

  /** @param version of the data; undefined if it is unknown, which is always a miss */
  get(version: number | undefined): Value | undefined {
    return version !== undefined && this.#cached?.version === version ? this.#cached.value : undefined;
  }

  /**
   * @param version that was known before the data was read, so that a concurrent write makes the value stale
   */
  set(version: number | undefined, value: Value): void {
    if (version !== undefined) this.#cached = { version, value };
  }
}
