import type { Database } from '#app/platform/database/database.server.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';

/**
 * Loads a list above which a dialog may be open. It is not streamed: readers without scripts would be sent to the complete
 * list and lose the form of the dialog.
 */
export const loadList = <List>(
  call: Parameters<typeof loadDeferrable>[0],
  read: (database: Database) => Promise<List>,
  failure: string,
) => loadDeferrable(call, read, failure, { complete: true });
