import type { SnapshotPart } from '#app/platform/fallback-snapshot/fallback-snapshot.server.ts';
import { readSavedFacts } from './hospital.queries.server.ts';
import type { SavedSection } from './sections.server.ts';

/**
 * Saved facts for the fallback snapshot, which serves pages while the database is unavailable. Public pages
 * show all of them.
 */
export const factsSnapshot: SnapshotPart<readonly SavedSection[]> = { name: 'facts', read: readSavedFacts };
