import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { formAction } from '../frame/form-action.server.ts';
import { type ConfirmedVisits, mostSelected, selectedField } from './confirm-selected.ts';
import { absenceAtConfirm, makeStep, requireAppointment } from './desk-step.server.ts';
import { stepFailure } from './desk-steps.ts';

/**
 * Confirms one visit, as its own Confirm button does. If that button would ask a question first, the visit is refused with
 * the reason.
 */
async function confirmOne(command: Command, id: string): Promise<ConfirmedVisits['refused'][number] | null> {
  let visit: ConfirmedVisits['refused'][number]['visit'] = null;
  try {
    const before = await requireAppointment(command.database, id);
    const { patientName, day, minute } = before;
    visit = { id, patientName, day, minute };
    const absence = await absenceAtConfirm(command, before);
    if (absence !== null) return { visit, reason: absence };
    await makeStep(command, before, 'confirm');
    return null;
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return { visit, reason: error.problem.message };
    throw error;
  }
}

export const selectionMessages = {
  none: 'Select at least one request.',
  tooMany: `Select at most ${mostSelected} requests at once.`,
} as const;

/**
 * Confirms the requests that are selected in the desk's list, one after the other. Each has its own version check,
 * history and audit entry, so a request that changed meanwhile stops no other one.
 */
export const confirmSelectedAction = formAction({
  failure: stepFailure,
  run: async ({ command, fields }) => {
    const ids = [...new Set(fields.getAll(selectedField))];
    const wrong =
      ids.length === 0
        ? selectionMessages.none
        : ids.length > mostSelected
          ? selectionMessages.tooMany
          : null;
    if (wrong) throw new ProblemError(400, { message: staffMessage(wrong) });
    const refused = [];
    for (const id of ids) {
      const refusal = await confirmOne(command, id);
      if (refusal) refused.push(refusal);
    }
    const result: ConfirmedVisits = { confirmed: ids.length - refused.length, refused };
    return { message: '', errors: {}, values: null, result };
  },
});
