import { type BinEntry, binExpiry } from '#app/navigation/bin.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { formAction } from '../frame/form-action.server.ts';
import { safeNextPath } from '../frame/next-path.ts';
import { staffLoader } from '../frame/staff-loader.server.ts';
import { toastRedirect } from '../frame/toast.server.ts';
import type { ToastKey } from '../frame/toast.values.ts';

/** The differences between stores that have a bin. */
interface Bin {
  readonly list: (database: Database) => Promise<readonly BinEntry[]>;
  readonly restore: (command: Command, id: string) => Promise<unknown>;
  /** Finds a row that is not in the bin. A person may submit a restore again if the first response was lost. */
  readonly findRestored: (database: Database, id: string) => Promise<unknown>;
  readonly listPath: string;
  readonly done: ToastKey;
  /** Message for a database failure. */
  readonly failure: string;
}

const dayOf = (moment: Date) => longDate(dayInIndia(moment));

/**
 * Makes the loader and the action of a bin's page, which `BinList` renders. The Undo button after a deletion
 * submits to the same action.
 *
 * A route exports them one by one: React Router's transform for the browser cannot split `export const {
 * loader, action }`.
 */
export function binRoute({ list, restore, findRestored, listPath, done, failure }: Bin) {
  return {
    loader: staffLoader(async ({ here }) => {
      const binned = await list(here.database);
      return binned.map(({ deletedAt, ...row }) => ({
        ...row,
        deletedOn: dayOf(new Date(deletedAt)),
        goneOn: dayOf(binExpiry(new Date(deletedAt))),
      }));
    }),

    action: formAction({
      failure,
      run: async ({ command, fields }) => {
        const id = fields.get('id') ?? '';
        await restore(command, id).catch(async (error: unknown) => {
          if (!(await findRestored(command.database, id))) throw error;
        });
        return toastRedirect(safeNextPath(fields.get('back')) ?? listPath, done);
      },
    }),
  };
}
