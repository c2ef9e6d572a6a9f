import { recordOutcome } from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { recordCall } from '#app/callbacks/callback.commands.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { DeskFormValues } from './desk-form.ts';

/**
 * Runs a change that ends the request behind a booking. A colleague may have ended it already, which is no problem of the
 * booking.
 *
 * @returns whether this change ended it
 */
const isEndedBy = (change: Promise<unknown>): Promise<boolean> =>
  change.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProblemError) return false;
      throw error;
    },
  );

/** Ends the entry of the waiting list and the call that a booking answers. The Undo of the toast opens the call again. */
export async function endRequests(
  command: Command,
  { waiting, callback }: Pick<DeskFormValues, 'waiting' | 'callback'>,
) {
  // An entry stays offered if this fails, and the desk ends it with a button.
  if (waiting !== '') await isEndedBy(recordOutcome(command, waiting, 'booked', null));
  const isCalled = callback !== '' && (await isEndedBy(recordCall(command, callback, 'done')));
  return isCalled ? { undo: { id: callback, version: 1 } } : null;
}
