import { data } from 'react-router';
import {
  parseChange,
  parseMessageAnswer,
  parsePatientLanguage,
} from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { type Appointment, nextStatuses, stopMessagesStep } from '#app/appointments/appointment.values.ts';
import { changeAppointment, undoChange, wasUndone } from '#app/appointments/appointment-change.server.ts';
import { recordMessageAnswer } from '#app/appointments/patient-messages/message-answer.server.ts';
import { setPatientLanguage } from '#app/appointments/patient-messages/patient-language.server.ts';
import { message } from '#app/languages/localized-message.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import {
  answerMessagesStep,
  chooseLanguageStep,
  type DeskStep,
  earlyQuestion,
  isDeskStep,
  isStepDone,
  type RefusedStep,
  stepChanges,
  sureField,
} from '#app/staff-area/front-desk/desk-steps.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { backPath } from '../frame/back-path.ts';
import { refuseForm } from '../frame/refuse-form.server.ts';
import { toastRedirect } from '../frame/toast.server.ts';
import type { ToastKey, UndoTarget } from '../frame/toast.values.ts';
import { stopMessages } from '../person-data/stop-messages.server.ts';
import { readAbsence } from './leave-visits.server.ts';

const doneBy: Readonly<Record<DeskStep, ToastKey>> = {
  confirm: 'appointmentConfirmed',
  arrive: 'appointmentArrived',
  complete: 'appointmentCompleted',
  'no-show': 'appointmentMissed',
};

/** Returns the change that a message offers to undo. */
export const undoOf = ({ id, version }: Pick<Appointment, 'id' | 'version'>): UndoTarget => ({
  id,
  version,
});

/** @throws ProblemError 404 */
export async function requireAppointment(database: Database, id: string): Promise<Appointment> {
  const found = await findAppointment(database, id);
  if (!found) throw new ProblemError(404, { message: message(appointmentProblems, 'gone') });
  return found;
}

/** Why nobody sees the person at the time of a visit that would be confirmed; null if the step needs no question. */
export const absenceAtConfirm = async (command: Command, visit: Appointment): Promise<string | null> =>
  nextStatuses[visit.status].includes('confirmed') ? readAbsence(command.database, visit, command) : null;

/** The question before a visit is confirmed for a time at which nobody sees the person; undefined if it needs none. */
async function absenceQuestion(command: Command, visit: Appointment): Promise<string | undefined> {
  const absence = await absenceAtConfirm(command, visit);
  return absence === null ? undefined : `${absence}. Confirm all the same?`;
}

/**
 * Makes the change of a step.
 *
 * @returns null if the appointment already is in the requested state, because a colleague may have made the change
 * @throws ProblemError 409 where the state rules do not allow the step, or somebody else changed the appointment
 */
export const makeStep = (
  command: Command,
  before: Appointment,
  step: DeskStep,
): Promise<Appointment | null> =>
  changeAppointment(command, before, parseChange(stepChanges[step]), null).catch(async (error: unknown) => {
    if (isStepDone(step, await requireAppointment(command.database, before.id))) return null;
    throw error;
  });

/**
 * Handles a step of the desk or the Undo after it. Redirects with a message, or returns the refused form. If
 * the appointment is already in the requested state, the step succeeds without an Undo, because a colleague
 * may have made the change.
 */
export async function handleDeskStep(request: Request, command: Command, id: string) {
  try {
    const fields = await readForm(request);
    const intent = fields.get('intent');
    const back = backPath(fields.get('back'));
    if (intent === 'undo') {
      const version = Number(fields.get('version') ?? '');
      await undoChange(command, id, version).catch(async (error: unknown) => {
        const now = await requireAppointment(command.database, id);
        if (!(await wasUndone(command.database, now, version))) throw error;
      });
      return toastRedirect(back, 'changeTakenBack');
    }
    if (intent === stopMessagesStep) {
      await stopMessages(command, (await requireAppointment(command.database, id)).phone);
      return toastRedirect(back, 'messagesStopped');
    }
    if (intent === chooseLanguageStep) {
      await setPatientLanguage(command, id, parsePatientLanguage(Object.fromEntries(fields)));
      return toastRedirect(back, 'languageSaved');
    }
    if (intent === answerMessagesStep) {
      const answer = parseMessageAnswer(Object.fromEntries(fields));
      const { phone } = await requireAppointment(command.database, id);
      await recordMessageAnswer(command, id, answer);
      // A no counts for the phone, like a stop.
      if (answer.messageChannel === 'none') await stopMessages(command, phone);
      return toastRedirect(back, 'messageAnswerSaved');
    }
    if (!isDeskStep(intent))
      throw new ProblemError(400, { message: message(appointmentProblems, 'nothing') });
    const before = await requireAppointment(command.database, id);
    const question =
      intent === 'confirm'
        ? await absenceQuestion(command, before)
        : earlyQuestion(intent, before, command.now);
    if (question !== undefined && fields.get(sureField.name) !== sureField.value) {
      const refused: RefusedStep = { message: question, errors: {}, values: null, ask: intent };
      return data(refused, { status: 409 });
    }
    const after = await makeStep(command, before, intent);
    return toastRedirect(back, doneBy[intent], after ? { undo: undoOf(after) } : {});
  } catch (error) {
    return refuseForm(error, 'Failed to change the appointment', command.requestId);
  }
}
