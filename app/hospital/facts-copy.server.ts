import type { CopyPart } from '#app/platform/stale-copy/public-copy.server.ts';
import { readSavedFacts } from './hospital.queries.server.ts';
import type { SavedTexts } from './sections.server.ts';

/** What was saved of the hospital, all of which public pages show, for the copy that is shown while the database is away. */
export const factsCopy: CopyPart<readonly SavedTexts[]> = { name: 'facts', read: readSavedFacts };
