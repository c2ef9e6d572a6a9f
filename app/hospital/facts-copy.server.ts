import type { CopyPart } from '#app/platform/stale-copy/public-copy.server.ts';
import { readSavedFacts } from './hospital.queries.server.ts';
import type { SavedTexts } from './sections.server.ts';

/**
 * Saved facts for the fallback snapshot, which serves pages while the database is unavailable. Public pages
 * show all of them.
 */
export const factsCopy: CopyPart<readonly SavedTexts[]> = { name: 'facts', read: readSavedFacts };
