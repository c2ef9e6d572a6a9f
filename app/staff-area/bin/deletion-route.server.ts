import type { ActionFunctionArgs } from 'react-router';
import { listAddressWithin } from '#app/navigation/list-address.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff, staffCommand } from '../frame/guard.server.ts';
import { refuseForm } from '../frame/refuse-form.server.ts';
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

type Call = Pick<ActionFunctionArgs, 'context' | 'params' | 'url'>;

/**
 * Makes the loader and the action of a route that asks before it deletes. `ConfirmDelete` renders the
 * question.
 *
 * A route exports them one by one: React Router's transform for the browser cannot split `export const {
 * loader, action }`.
 */
export function deletionRoute<Shown>(deletion: Deletion<Shown>) {
  const { parameter, find, remove, isRemoved, listPath, done, failure } = deletion;
  return {
    async loader({ context, params }: Call) {
      currentStaff(context);
      const { database, now } = requestContext(context);
      return await find(database, params[parameter] ?? '', now);
    },

    async action({ context, params, url }: Call) {
      const command = staffCommand(context);
      const id = params[parameter] ?? '';
      try {
        await remove(command, id);
      } catch (error) {
        const isGone = error instanceof ProblemError && error.status === 404;
        if (!isGone || !(await isRemoved(command.database, id)))
          return refuseForm(error, failure, command.requestId);
      }
      return toastRedirect(listAddressWithin(listPath, url.search), done, { undo: { id, version: 0 } });
    },
  };
}
