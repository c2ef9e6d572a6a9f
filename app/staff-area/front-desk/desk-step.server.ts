import { parseChange } from '#app/appointments/appointment.input.server.ts';
import { appointmentMessages } from '#app/appointments/appointment.messages.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import {
  changeAppointment,
  takeBackChange,
  wasTakenBack,
} from '#app/appointments/appointment-change.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { type DeskStep, isDeskStep, isTaken, stepChanges } from '#app/staff-area/front-desk/desk-steps.ts';
import { backPath } from '../frame/back-path.ts';
import { flashRedirect } from '../frame/flash.server.ts';
import type { FlashKey, Undoable } from '../frame/flash.values.ts';
import { refuseForm } from '../frame/refuse-form.server.ts';

const doneBy: Readonly<Record<DeskStep, FlashKey>> = {
  confirm: 'appointmentConfirmed',
  arrive: 'appointmentArrived',
  complete: 'appointmentCompleted',
  'no-show': 'appointmentMissed',
};

/** Returns the change that a message offers to undo. */
export const undoOf = ({ id, version }: Pick<Appointment, 'id' | 'version'>): Undoable => ({
  id,
  version,
});

/** @throws ProblemError 404 */
export async function appointmentToChange(database: Database, id: string): Promise<Appointment> {
  const found = await findAppointment(database, id);
  if (!found) throw new ProblemError(404, { message: appointmentMessages.gone });
  return found;
}

/**
 * Handles a step of the desk or the Undo after it. Redirects with a message, or returns the refused form. If
 * the appointment is already in the requested state, the step succeeds without an Undo, because a colleague
 * may have made the change.
 */
export async function takeDeskStep(request: Request, command: Command, id: string) {
  try {
    const fields = await readForm(request);
    const intent = fields.get('intent');
    const back = backPath(fields.get('back'));
    if (intent === 'undo') {
      const version = Number(fields.get('version') ?? '');
      await takeBackChange(command, id, version).catch(async (error: unknown) => {
        const now = await appointmentToChange(command.database, id);
        if (!(await wasTakenBack(command.database, now, version))) throw error;
      });
      return flashRedirect(back, 'changeTakenBack');
    }
    if (!isDeskStep(intent)) throw new ProblemError(400, { message: appointmentMessages.nothing });
    const before = await appointmentToChange(command.database, id);
    const change = parseChange(stepChanges[intent]);
    const after = await changeAppointment(command, before, change, null).catch(async (error: unknown) => {
      if (isTaken(intent, await appointmentToChange(command.database, id))) return null;
      throw error;
    });
    return flashRedirect(back, doneBy[intent], after ? { undo: undoOf(after) } : {});
  } catch (error) {
    return refuseForm(error, 'Failed to change the appointment', command.requestId);
  }
}
