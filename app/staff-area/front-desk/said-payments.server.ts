/** Payments that patients say to have made before the visit, at the desk (decision 0128). */
import { asc, eq } from 'drizzle-orm';
import { may, notPermittedMessage } from '#app/accounts/staff/permissions.ts';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { asksForPayment } from '#app/doctors/doctor.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import { listLimit } from '#app/payments/payment.queries.server.ts';
import {
  askBefore,
  confirmSaid,
  refuseSaid,
  saidPaymentMessages,
} from '#app/payments/said-payment.commands.server.ts';
import {
  findLastSaid,
  findSaid,
  isAskedBefore,
  isOpenSaid,
} from '#app/payments/said-payment.queries.server.ts';
import { saidPayments } from '#app/payments/said-payment.schema.server.ts';
import { bankReferenceText, refusedAnswers } from '#app/payments/said-payment.values.ts';
import { offeredUpiId } from '#app/payments/upi-code.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffFieldProblem, staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { momentText } from '#app/time/moment-text.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { payBeforeWords } from '#messages/payments/pay-before.ts';
import { appointmentPath } from '../frame/desk-paths.ts';
import type { SubmittedForm } from '../frame/form-action.server.ts';
import type { RouteArguments } from '../frame/staff-call.server.ts';
import { toastRedirect } from '../frame/toast.server.ts';
import { billedOf } from './desk.server.ts';
import { saidPaymentSteps } from './said-payments.ts';

/** Lists the payments to compare with the bank, the longest waiting first. */
export const listSaidToCompare = (database: Database) =>
  database
    .select({
      appointmentId: saidPayments.appointmentId,
      patientName: appointments.patientName,
      status: appointments.status,
      paise: saidPayments.amountPaise,
    })
    .from(saidPayments)
    .innerJoin(appointments, eq(appointments.id, saidPayments.appointmentId))
    .where(isOpenSaid)
    .orderBy(asc(saidPayments.saidAt))
    .limit(listLimit);

/** A payment that a patient says to have made, with its visit. */
export type SaidToCompare = Awaited<ReturnType<typeof listSaidToCompare>>[number];

/** Reads what the page of an appointment shows about payment before the visit. */
export async function readSaidPayment(
  here: Pick<RequestContext, 'database' | 'facts' | 'isDemonstration'>,
  appointment: Pick<Appointment, 'id' | 'doctorId' | 'visit'>,
) {
  const { database } = here;
  const [last, isAsked, isAskedByDoctor] = await Promise.all([
    findLastSaid(database, appointment.id),
    isAskedBefore(database, appointment.id),
    asksForPayment(database, appointment),
  ]);
  return {
    said: last && {
      ...last,
      number: bankReferenceText(last.reference),
      saidAt: momentText(last.saidAt),
    },
    // The browser then needs no words of the patient's page.
    answers: refusedAnswers.map((value) => ({ value, label: payBeforeWords.answers[value] })),
    isOffered: offeredUpiId(here) !== null,
    isAsked,
    isAskedByDoctor,
  };
}

async function requireVisit(database: Database, { params }: Pick<RouteArguments, 'params'>) {
  const visit = await findAppointment(database, params.appointmentId ?? '');
  if (!visit) throw new ProblemError(404, { message: message(appointmentProblems, 'gone') });
  return visit;
}

/** Finds the said payment of a form, for a person who may take payments. */
async function requireSaid({ staff, command, fields }: SubmittedForm, args: RouteArguments) {
  if (!may(staff.role, 'takePayments')) throw staffProblem(403, notPermittedMessage);
  const visit = await requireVisit(command.database, args);
  const said = await findSaid(command.database, { id: fields.get('said') ?? '', appointmentId: visit.id });
  if (!said) throw staffProblem(404, saidPaymentMessages.gone);
  return { visit, said };
}

const askStep = (isAsked: boolean) => async (form: SubmittedForm, args: RouteArguments) => {
  if (!may(form.staff.role, 'takePayments')) throw staffProblem(403, notPermittedMessage);
  const { id } = await requireVisit(form.command.database, args);
  await askBefore(form.command, id, isAsked);
  return toastRedirect(appointmentPath(id), isAsked ? 'paymentAskedBefore' : 'paymentNotAskedBefore');
};

/** Buttons of the page of an appointment about payment before the visit. */
export const saidPaymentIntents = {
  [saidPaymentSteps.arrived]: async (form: SubmittedForm, args: RouteArguments) => {
    const { visit, said } = await requireSaid(form, args);
    await confirmSaid(form.command, said, await billedOf(form.command.database, visit));
    return toastRedirect(appointmentPath(visit.id), 'saidPaymentArrived');
  },
  [saidPaymentSteps.refused]: async (form: SubmittedForm, args: RouteArguments) => {
    const { visit, said } = await requireSaid(form, args);
    const answer = refusedAnswers.find((one) => one === form.fields.get('answer'));
    if (!answer) throw staffFieldProblem(400, 'answer', 'Choose what the bank shows.');
    await refuseSaid(form.command, said, answer);
    return toastRedirect(appointmentPath(visit.id), 'saidPaymentRefused');
  },
  [saidPaymentSteps.ask]: askStep(true),
  [saidPaymentSteps.stopAsking]: askStep(false),
};
