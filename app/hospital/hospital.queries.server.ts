import { and, desc, eq } from 'drizzle-orm';
import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { hospitalFactChanges, hospitalFacts } from './hospital.schema.server.ts';
import { type SavedTexts, sections } from './sections.server.ts';

/** Changes of a section that its page shows. */
const mostChanges = 50;

/** The statement that reads what was saved; the launch check puts it to the deployed database as it is. */
export const savedFactsQuery = 'select section, texts from hospital_facts';

/** What was saved of all sections. */
export const readSavedFacts = (database: Database): Promise<readonly SavedTexts[]> =>
  database
    .select({ section: hospitalFacts.section, texts: hospitalFacts.texts })
    .from(hospitalFacts)
    .limit(sections.length);

/** Of each section that was saved who did it last, and when. */
export const listLastChanges = (database: Database) =>
  database
    .select({
      section: hospitalFacts.section,
      changedAt: hospitalFacts.changedAt,
      changedBy: hospitalFacts.changedBy,
    })
    .from(hospitalFacts)
    .limit(sections.length);

/** What is stored of a section; null where nobody has saved it. */
export async function findSavedSection(database: Database, section: FactSectionId) {
  const [row] = await database
    .select()
    .from(hospitalFacts)
    .where(eq(hospitalFacts.section, section))
    .limit(1);
  return row ?? null;
}

/** The changes of a section, the last one first. */
export const listChanges = (database: Database, section: FactSectionId) =>
  database
    .select()
    .from(hospitalFactChanges)
    .where(eq(hospitalFactChanges.section, section))
    .orderBy(desc(hospitalFactChanges.version))
    .limit(mostChanges);

/** What a section said in a version; null where no change made that version. */
export async function findTextsOfVersion(database: Database, section: FactSectionId, version: number) {
  const [row] = await database
    .select({ texts: hospitalFactChanges.after })
    .from(hospitalFactChanges)
    .where(and(eq(hospitalFactChanges.section, section), eq(hospitalFactChanges.version, version)))
    .limit(1);
  return row?.texts ?? null;
}
