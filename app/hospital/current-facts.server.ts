import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import { writtenFacts } from '#app/hospital-facts/written-facts.ts';
import type { ReadAlong } from '#app/platform/cache/data-version.server.ts';
import { inTime } from '#app/platform/database/failure.server.ts';
import { readPatience } from '#app/platform/database/patient-session.server.ts';
import type { LastGood } from '#app/platform/stale-copy/last-good.server.ts';
import { heldBy, type PublicCopy } from '#app/platform/stale-copy/public-copy.server.ts';
import { factsCopy } from './facts-copy.server.ts';
import { factsWith, type SavedTexts } from './sections.server.ts';

/** What the database says of the hospital. */
interface StoredFacts {
  readonly version: number;
  readonly saved: readonly SavedTexts[];
}

/** All that was saved, as one text, unless it is what is known already. */
const storedFacts = `case when facts_version = ?1 then null else json_object('version', facts_version, 'saved', (
  select json_group_array(json_object('section', section, 'texts', json(texts))) from hospital_facts
)) end`;

/**
 * Cache of the hospital's facts, one object for the life of an isolate. Facts are read with the data version, and only when they changed (decision 0065).
 * Each request takes `value` once and passes it on.
 */
export class CurrentFacts implements ReadAlong {
  readonly expression = storedFacts;
  #value: HospitalFacts = writtenFacts;
  /** No version is below zero: at first everything is other than what is known. */
  #version = -1;
  #copy: PublicCopy | undefined;

  /** Immutable: a change in the database brings another object. */
  get value(): HospitalFacts {
    return this.#value;
  }

  readonly bound = (): number => this.#version;

  readonly adopt = (read: string): void => {
    const { version, saved } = JSON.parse(read) as StoredFacts;
    this.#value = factsWith(saved);
    this.#version = version;
  };

  /**
   * Before anything is rendered: an isolate that has not heard of the database yet takes the facts of the last good copy where the
   * database has not answered in time, until it does. Without a copy it waits: the phones in the code are placeholders.
   *
   * @param check asks for the version of the data
   */
  async ready(check: () => Promise<unknown>, { database, find }: LastGood): Promise<void> {
    if (this.#version >= 0) return;
    if (database === 'there') await inTime(check(), readPatience).catch(() => undefined);
    if (this.#version >= 0) return;
    const copy = await find();
    if (copy) this.#adoptCopy(copy);
    else if (database === 'late') await inTime(check(), readPatience).catch(() => undefined);
  }

  #adoptCopy(copy: PublicCopy): void {
    if (this.#version >= 0 || this.#copy === copy) return;
    this.#copy = copy;
    this.#value = factsWith(heldBy(copy, factsCopy));
  }
}
