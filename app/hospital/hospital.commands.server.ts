import type { BatchItem } from 'drizzle-orm/batch';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { FactSection, FactTexts } from './fact-section.ts';
import { findSavedSection, findTextsBefore } from './hospital.queries.server.ts';
import { hospitalFactChanges, hospitalFacts } from './hospital.schema.server.ts';
import { hospitalActions } from './hospital.values.ts';
import { withNewFields } from './sections.server.ts';

/** Thrown if somebody else saved the section after this edit started. */
export class FactsChangedError extends ProblemError {
  constructor() {
    super(409, {
      message: staffMessage(
        'Somebody else has changed this section in the meantime. Choose which version to keep, then press Save again.',
      ),
    });
  }
}

const isSame = (one: FactTexts, other: FactTexts) =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

/**
 * Saves the texts of a section. Saving the stored texts again, for example after a lost response, changes
 * nothing.
 *
 * @param texts validated texts of all fields
 * @param version the version that the edit started from; 0 before the first save
 * @param along statements to run in the same batch, after the change
 * @param audit the audit row of the change
 * @returns the new version, which `undoFacts` takes back; undefined if nothing was saved
 * @throws FactsChangedError if the section changed since that version
 */
export async function saveFacts(
  command: Command,
  section: FactSection,
  texts: FactTexts,
  version: number,
  along: readonly BatchItem<'sqlite'>[] = [],
  audit = auditEntry(command, hospitalActions.change, section.id),
): Promise<number | undefined> {
  const { database, actor, now } = command;
  const stored = await findSavedSection(database, section.id);
  if (stored && isSame(stored.texts, texts)) return undefined;
  if ((stored?.version ?? 0) !== version) throw new FactsChangedError();
  const changedBy = actor.kind === 'staff' ? actor.userId : null;
  const inCode = section.textsOf(defaultFacts);
  const row = { section: section.id, version: version + 1, changedAt: now, changedBy };
  const save = database.batch([
    // Must be first: its unique index fails the whole batch of the second of two concurrent saves.
    database.insert(hospitalFactChanges).values({
      ...row,
      id: crypto.randomUUID(),
      before: withNewFields(section, stored?.texts ?? {}, inCode),
      after: withNewFields(section, texts, inCode),
    }),
    database
      .insert(hospitalFacts)
      .values({ ...row, texts })
      .onConflictDoUpdate({ target: hospitalFacts.section, set: { ...row, texts } }),
    audit,
    ...along,
  ]);
  try {
    await save;
    return row.version;
  } catch (error) {
    const other = await findSavedSection(database, section.id);
    if ((other?.version ?? 0) === version) throw error;
    if (other && isSame(other.texts, texts)) return undefined;
    throw new FactsChangedError();
  }
}

/**
 * Takes back the last change of a section. The history has this as a change of its own.
 *
 * A section whose first save is taken back gets a row without texts: the facts in the code apply again, and they are as
 * provisional as before.
 *
 * @param version the version that the change created
 * @throws FactsChangedError if the section changed since that version
 */
export async function undoFacts(command: Command, section: FactSection, version: number): Promise<void> {
  const before = await findTextsBefore(command.database, section.id, version);
  if (!before) throw new FactsChangedError();
  const isInCode = isSame(before, section.textsOf(defaultFacts));
  await saveFacts(command, section, isInCode ? {} : before, version);
}
