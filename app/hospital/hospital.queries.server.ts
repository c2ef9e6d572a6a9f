import { and, desc, eq, min, or, sql } from 'drizzle-orm';
import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import { messageChannels } from '#app/hospital-facts/message-facts.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { hospitalFactChanges, hospitalFacts } from './hospital.schema.server.ts';
import { channelField } from './sections/message-fields.server.ts';
import { messages } from './sections/messages.server.ts';
import { type SavedSection, sections } from './sections.server.ts';

/** Changes in the history of a section's page at most. */
const mostChanges = 50;

/** SQL that the launch check runs on the deployed database to read the saved facts. */
export const savedFactsQuery = 'select section, texts from hospital_facts';

/** Reads the saved texts of all sections. */
export const readSavedFacts = (database: Database): Promise<readonly SavedSection[]> =>
  database
    .select({ section: hospitalFacts.section, texts: hospitalFacts.texts })
    .from(hospitalFacts)
    .limit(sections.length);

/** Finds the stored row of a section; null before the first save. */
export async function findSavedSection(database: Database, section: FactSectionId) {
  const [row] = await database
    .select()
    .from(hospitalFacts)
    .where(eq(hospitalFacts.section, section))
    .limit(1);
  return row ?? null;
}

/** Lists the changes of a section, latest first. */
export const listChanges = (database: Database, section: FactSectionId) =>
  database
    .select()
    .from(hospitalFactChanges)
    .where(eq(hospitalFactChanges.section, section))
    .orderBy(desc(hospitalFactChanges.version))
    .limit(mostChanges);

/**
 * Finds when a channel of messages was switched on for the first time, by a gateway or by hand. The history of the
 * sections is never deleted.
 *
 * @returns null if none was ever on
 */
export async function findFirstSwitchOn(database: Database): Promise<Date | null> {
  const isOn = or(
    ...messageChannels.map(
      (channel) => sql`${hospitalFactChanges.after} ->> ${channelField(channel)} = 'on'`,
    ),
  );
  const [row] = await database
    .select({ at: min(hospitalFactChanges.changedAt) })
    .from(hospitalFactChanges)
    .where(and(eq(hospitalFactChanges.section, messages.id), isOn));
  return row?.at ?? null;
}

/** Finds the texts of a section in an earlier version; null if that version does not exist. */
export async function findTextsOfVersion(database: Database, section: FactSectionId, version: number) {
  const [row] = await database
    .select({ texts: hospitalFactChanges.after })
    .from(hospitalFactChanges)
    .where(and(eq(hospitalFactChanges.section, section), eq(hospitalFactChanges.version, version)))
    .limit(1);
  return row?.texts ?? null;
}

/** Finds the texts of a section before a change; null if that change does not exist. */
export async function findTextsBefore(database: Database, section: FactSectionId, version: number) {
  const [row] = await database
    .select({ texts: hospitalFactChanges.before })
    .from(hospitalFactChanges)
    .where(and(eq(hospitalFactChanges.section, section), eq(hospitalFactChanges.version, version)))
    .limit(1);
  return row?.texts ?? null;
}
