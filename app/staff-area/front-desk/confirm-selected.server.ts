import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { formAction } from '../frame/form-action.server.ts';
import {
  confirmedField,
  mostSelected,
  type SelectionResult,
  selectedField,
  takeBackStep,
} from './confirm-selected.ts';
import { absenceAtConfirm, makeStep, requireAppointment, takeBack, undoOf } from './desk-step.server.ts';
import { stepFailure } from './desk-steps.ts';

type Refusal = SelectionResult['refused'][number];

const nothing: Pick<SelectionResult, 'count' | 'refused' | 'undo'> = { count: 0, refused: [], undo: [] };

/** Changes one visit, and adds to the result what came of it. A refusal stops no other visit. */
async function addChange(
  result: typeof nothing,
  command: Command,
  id: string,
  change: (visit: Awaited<ReturnType<typeof requireAppointment>>) => Promise<Pick<SelectionResult, 'undo'>>,
): Promise<typeof nothing> {
  let visit: Refusal['visit'] = null;
  try {
    const before = await requireAppointment(command.database, id);
    const { patientName, day, minute } = before;
    visit = { id, patientName, day, minute };
    const { undo } = await change(before);
    return { ...result, count: result.count + 1, undo: [...result.undo, ...undo] };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error;
    return { ...result, refused: [...result.refused, { visit, reason: error.problem.message }] };
  }
}

export const selectionMessages = {
  none: 'Select at least one request.',
  tooMany: `Select at most ${mostSelected} requests at once.`,
} as const;

function requireSelection(selected: readonly string[]): readonly string[] {
  const different = [...new Set(selected)];
  if (different.length === 0) throw staffProblem(400, selectionMessages.none);
  if (different.length > mostSelected) throw staffProblem(400, selectionMessages.tooMany);
  return different;
}

const answerOf = (result: SelectionResult) => ({ message: '', errors: {}, values: null, result });

/**
 * Confirms the requests that are selected in the desk's list, one after the other, and takes such a confirmation back. Each
 * has its own version check, history and audit entry, so a request that changed meanwhile stops no other one.
 */
export const confirmSelectedAction = formAction({
  failure: stepFailure,
  intents: {
    [takeBackStep]: async ({ command, fields }) => {
      let result = nothing;
      for (const sent of requireSelection(fields.getAll(confirmedField))) {
        const [id = '', version = ''] = sent.split(' ');
        result = await addChange(result, command, id, async () => {
          await takeBack(command, id, Number(version));
          return { undo: [] };
        });
      }
      return answerOf({ ...result, done: 'taken-back' });
    },
  },
  run: async ({ command, fields }) => {
    let result = nothing;
    for (const id of requireSelection(fields.getAll(selectedField)))
      result = await addChange(result, command, id, async (visit) => {
        // A confirmation that its own button would ask about is left to that button.
        const absence = await absenceAtConfirm(command, visit);
        if (absence !== null) throw staffProblem(409, absence);
        const after = await makeStep(command, visit, 'confirm');
        return { undo: after ? [undoOf(after)] : [] };
      });
    return answerOf({ ...result, done: 'confirmed' });
  },
});
