import { inTime } from '#app/server/database/failure.server.ts';
import type { ReadAlong } from '#app/server/kept-pages/data-version.server.ts';
import { adoptFacts } from '#app/site/facts.ts';
import type { LastFacts } from './last-facts.server.ts';
import { factsWith, type SavedTexts } from './sections.server.ts';

/** Milliseconds that an isolate waits which knows nothing but what the code says, where the phones are placeholders. */
const firstPatience = 3_000;

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
 * Keeps the facts of this isolate those of the database: they come with the data version, and only where they changed (decision 0065). One
 * object for as long as the isolate lives.
 */
export class CurrentFacts implements ReadAlong {
  readonly expression = storedFacts;
  /** No version is below zero: at first everything is other than what is known. */
  #version = -1;
  #unkept: readonly SavedTexts[] | undefined;

  readonly bound = (): number => this.#version;

  readonly adopt = (read: string): void => {
    const { version, saved } = JSON.parse(read) as StoredFacts;
    adoptFacts(factsWith(saved));
    this.#version = version;
    if (saved.length > 0) this.#unkept = saved;
  };

  /**
   * Before anything is rendered: waits in an isolate that has not heard of the database yet. Where that is away, what was kept last will do until it
   * answers.
   *
   * @param check asks for the version of the data
   */
  async ready(check: () => Promise<unknown>, last: LastFacts): Promise<void> {
    if (this.#version < 0) await inTime(check(), firstPatience).catch(() => undefined);
    if (this.#unkept) {
      last.keep(this.#unkept);
      this.#unkept = undefined;
    }
    if (this.#version >= 0) return;
    const saved = await last.find();
    if (saved && this.#version < 0) adoptFacts(factsWith(saved));
  }
}
