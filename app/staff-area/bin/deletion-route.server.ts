import { listAddressWithin } from '#app/navigation/list-address.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { formAction } from '../frame/form-action.server.ts';
import type { RouteArguments } from '../frame/staff-call.server.ts';
import { staffLoader } from '../frame/staff-loader.server.ts';
import { toastRedirect } from '../frame/toast.server.ts';
import type { ToastKey } from '../frame/toast.values.ts';

/** The settings in which deletion routes differ, such as those of doctors and of links. */
interface Deletion<Shown> {
  /** Name of the route parameter that holds the id. */
  readonly parameter: string;
  /** Finds the data that the question shows. Throws a 404 if it is gone. */
  readonly find: (database: Database, id: string, now: Date) => Promise<Shown>;
  readonly remove: (command: Command, id: string) => Promise<unknown>;
  /** Whether the row was deleted before. A person may submit a deletion again if the first response was lost. */
  readonly isRemoved: (database: Database, id: string) => Promise<boolean>;
  readonly listPath: string;
  readonly done: ToastKey;
  /** Message for a database failure (requirement 58). */
  readonly failure: string;
}

/**
 * Makes the loader and the action of a route that asks before it deletes. `ConfirmDelete` renders the
 * question.
 *
 * A route exports them one by one: React Router's transform for the browser cannot split `export const {
 * loader, action }`.
 */
export function deletionRoute<Shown>(deletion: Deletion<Shown>) {
  const { parameter, find, remove, isRemoved, listPath, done, failure } = deletion;
  const idOf = ({ params }: Pick<RouteArguments, 'params'>): string => params[parameter] ?? '';
  return {
    loader: staffLoader(({ here }, args) => find(here.database, idOf(args), here.now)),

    action: formAction({
      failure,
      run: async ({ command }, args) => {
        const id = idOf(args);
        await remove(command, id).catch(async (error: unknown) => {
          const isGone = error instanceof ProblemError && error.status === 404;
          if (!isGone || !(await isRemoved(command.database, id))) throw error;
        });
        return toastRedirect(listAddressWithin(listPath, args.url.search), done, {
          undo: { id, version: 0 },
        });
      },
    }),
  };
}
