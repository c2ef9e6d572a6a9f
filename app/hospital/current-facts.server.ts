import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { latestDueDay, withDuePrices } from '#app/hospital-facts/price-facts.ts';
import type { PiggybackRead } from '#app/platform/cache/data-version.server.ts';
import { rejectAfter } from '#app/platform/database/failure.server.ts';
import { readTimeout } from '#app/platform/database/retrying-session.server.ts';
import {
  type FallbackSnapshot,
  snapshotPart,
} from '#app/platform/fallback-snapshot/fallback-snapshot.server.ts';
import type { DatabaseFallback } from '#app/platform/fallback-snapshot/snapshot-read.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { factsSnapshot } from './facts-snapshot.server.ts';
import { buildFacts, type SavedSection } from './sections.server.ts';

interface StoredFacts {
  readonly version: number;
  readonly saved: readonly SavedSection[];
}

/** SQL expression: all saved facts as one JSON text, or null if `facts_version` equals the parameter version. */
const storedFacts = `case when facts_version = ?1 then null else json_object('version', facts_version, 'saved', (
  select json_group_array(json_object('section', section, 'texts', json(texts))) from hospital_facts
)) end`;

/**
 * Cache of the hospital's facts, one object per isolate. The statement that reads the data version also reads
 * the facts, if they changed (decision 0065). Each request reads `value` once and passes it on.
 */
export class CurrentFacts implements PiggybackRead {
  readonly expression = storedFacts;
  /** Facts as they are stored: prices can have a planned change whose day has come. */
  #stored: HospitalFacts = defaultFacts;
  #due: { readonly stored: HospitalFacts; readonly day: string; readonly facts: HospitalFacts } | undefined;
  /** -1 means that nothing is loaded yet; stored versions start at 0. */
  #version = -1;
  #copy: FallbackSnapshot | undefined;

  /** Immutable. A change in the database replaces the object, and so does a planned change of a price on its day. */
  get value(): HospitalFacts {
    const day = latestDueDay(this.#stored, dayInIndia(new Date()));
    if (day === '') return this.#stored;
    if (this.#due?.stored !== this.#stored || this.#due.day !== day)
      this.#due = { stored: this.#stored, day, facts: withDuePrices(this.#stored, day) };
    return this.#due.facts;
  }

  readonly parameter = (): number => this.#version;

  readonly onRead = (read: string): void => {
    const { version, saved } = JSON.parse(read) as StoredFacts;
    this.#stored = buildFacts(saved);
    this.#version = version;
  };

  /**
   * Loads facts in a new isolate; must finish before anything is rendered. If the database is late or
   * unavailable, the facts come from the fallback snapshot. Without a snapshot the isolate waits, because the
   * phone numbers in the code are placeholders.
   *
   * @param check reads the data version, which also calls `onRead`
   */
  async ready(check: () => Promise<unknown>, { database, find }: DatabaseFallback): Promise<void> {
    if (this.#version >= 0) return;
    if (database === 'there') await rejectAfter(check(), readTimeout).catch(() => undefined);
    if (this.#version >= 0) return;
    const copy = await find();
    if (copy) this.#adoptCopy(copy);
    else if (database === 'late') await rejectAfter(check(), readTimeout).catch(() => undefined);
  }

  #adoptCopy(copy: FallbackSnapshot): void {
    if (this.#version >= 0 || this.#copy === copy) return;
    this.#copy = copy;
    this.#stored = buildFacts(snapshotPart(copy, factsSnapshot));
  }
}
