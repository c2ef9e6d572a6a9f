/** What was made of the database's public data, kept in this isolate for as long as the data stays as it is. */
export class KeptByVersion<Value> {
  #kept: { readonly version: number; readonly value: Value } | undefined;

  /** @param version of the data; undefined where it is not known just now, and nothing may be believed */
  find(version: number | undefined): Value | undefined {
    return version !== undefined && this.#kept?.version === version ? this.#kept.value : undefined;
  }

  /** @param version that was known before the data was read */
  keep(version: number | undefined, value: Value): void {
    if (version !== undefined) this.#kept = { version, value };
  }
}
