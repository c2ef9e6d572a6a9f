import { data } from 'react-router';
import { parseAboutPerson, setAboutPerson } from '#app/appointments/about-person.server.ts';
import {
  parseChange,
  parseMessageAnswer,
  parsePatientLanguage,
} from '#app/appointments/appointment.input.server.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { type Appointment, nextStatuses, stopMessagesStep } from '#app/appointments/appointment.values.ts';
import { changeAppointment, undoChange, wasUndone } from '#app/appointments/appointment-change.server.ts';
import {
  recordMessageAnswer,
  stopMessages,
} from '#app/appointments/patient-messages/message-answer.server.ts';
import { setPatientLanguage } from '#app/appointments/patient-messages/patient-language.server.ts';
import { setVideoLink } from '#app/appointments/video-visits/video-link.server.ts';
import { videoFields } from '#app/appointments/video-visits/video-link-field.server.ts';
import { stopCallbackMessages } from '#app/callbacks/callback-privacy.server.ts';
import { message } from '#app/languages/localized-message.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { checkTexts } from '#app/platform/staff-input/check-texts.server.ts';
import {
  aboutPersonStep,
  answerMessagesStep,
  chooseLanguageStep,
  type DeskStep,
  earlyQuestion,
  isDeskStep,
  isStepDone,
  type RefusedStep,
  stepChanges,
  stepFailure,
  sureField,
  videoLinkStep,
} from '#app/staff-area/front-desk/desk-steps.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { backPath } from '../frame/back-path.ts';
import { formAction, type SubmittedForm, textsOf } from '../frame/form-action.server.ts';
import type { RouteArguments } from '../frame/staff-call.server.ts';
import { toastRedirect } from '../frame/toast.server.ts';
import type { ToastKey, UndoTarget } from '../frame/toast.values.ts';
import { readAbsence } from './leave-visits.server.ts';
import { saidPaymentIntents } from './said-payments.server.ts';

const doneBy: Readonly<Record<DeskStep, ToastKey>> = {
  confirm: 'appointmentConfirmed',
  arrive: 'appointmentArrived',
  complete: 'appointmentCompleted',
  'with-doctor': 'appointmentWithDoctor',
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

/** Takes back the change that made a version. Somebody may take it back twice if the first answer was lost. */
export const takeBack = (command: Command, id: string, version: number): Promise<unknown> =>
  undoChange(command, id, version).catch(async (error: unknown) => {
    const now = await requireAppointment(command.database, id);
    if (!(await wasUndone(command.database, now, version))) throw error;
  });

const idOf = ({ params }: Pick<RouteArguments, 'params'>): string => params.appointmentId ?? '';

const pathBack = ({ fields }: SubmittedForm): string => backPath(fields.get('back'));

/**
 * Makes a step of the desk. If the appointment already is in the requested state, the step succeeds without an Undo,
 * because a colleague may have made the change.
 */
async function takeStep(form: SubmittedForm, args: RouteArguments) {
  const { command, fields } = form;
  const step = fields.get('intent');
  if (!isDeskStep(step)) throw new ProblemError(400, { message: message(appointmentProblems, 'nothing') });
  const before = await requireAppointment(command.database, idOf(args));
  const question =
    step === 'confirm' ? await absenceQuestion(command, before) : earlyQuestion(step, before, command.now);
  if (question !== undefined && fields.get(sureField.name) !== sureField.value) {
    const refused: RefusedStep = { message: question, errors: {}, values: null, ask: step };
    return data(refused, { status: 409 });
  }
  const after = await makeStep(command, before, step);
  return toastRedirect(pathBack(form), doneBy[step], after ? { undo: undoOf(after) } : {});
}

/** The action of an appointment's page: a step of the desk, the Undo after it, and the forms about messages. */
export const deskStepAction = formAction({
  failure: stepFailure,
  read: (fields) => textsOf(fields, 'videoLink'),
  intents: {
    ...saidPaymentIntents,
    undo: async (form, args) => {
      await takeBack(form.command, idOf(args), Number(form.fields.get('version') ?? ''));
      return toastRedirect(pathBack(form), 'changeTakenBack');
    },
    [stopMessagesStep]: async (form, args) => {
      const { phone } = await requireAppointment(form.command.database, idOf(args));
      await stopMessages(form.command, phone, stopCallbackMessages);
      return toastRedirect(pathBack(form), 'messagesStopped');
    },
    [chooseLanguageStep]: async (form, args) => {
      const language = parsePatientLanguage(Object.fromEntries(form.fields));
      await setPatientLanguage(form.command, idOf(args), language);
      return toastRedirect(pathBack(form), 'languageSaved');
    },
    [aboutPersonStep]: async (form, args) => {
      const { command, fields } = form;
      const about = parseAboutPerson(textsOf(fields, 'ageGroup', 'sex'), command.now);
      await setAboutPerson(command, idOf(args), about);
      return toastRedirect(pathBack(form), 'aboutPersonSaved');
    },
    [videoLinkStep]: async (form, args) => {
      const { command, values } = form;
      const { videoLink } = checkTexts([videoFields.videoLink], values, dayInIndia(command.now));
      await setVideoLink(command, idOf(args), videoLink || null);
      return toastRedirect(pathBack(form), 'videoLinkSaved');
    },
    [answerMessagesStep]: async (form, args) => {
      const answer = parseMessageAnswer(Object.fromEntries(form.fields));
      const { phone } = await requireAppointment(form.command.database, idOf(args));
      await recordMessageAnswer(form.command, idOf(args), answer);
      // A no counts for the phone, like a stop.
      if (answer.messageChannel === 'none') await stopMessages(form.command, phone, stopCallbackMessages);
      return toastRedirect(pathBack(form), 'messageAnswerSaved');
    },
  },
  run: takeStep,
});
