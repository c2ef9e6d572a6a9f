import { data } from 'react-router';
import { findContactOfPhone } from '#app/appointments/appointment.queries.server.ts';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { bookingRules, dayStates } from '#app/appointments/free-times/schedule.ts';
import { listTakenAhead } from '#app/appointments/free-times/taken-slots.queries.server.ts';
import {
  type OwnAppointmentResponse,
  readPendingOwnSubmission,
  submitOwnAppointment,
  type OwnAppointment as Visit,
} from '#app/appointments/own-appointment.server.ts';
import { FindAppointment } from '#app/appointments/parts/find-appointment.tsx';
import { OwnAppointmentResponsePage } from '#app/appointments/parts/own-appointment.tsx';
import type { OwnVideoVisit } from '#app/appointments/parts/own-video-visit.tsx';
import { stopMessages } from '#app/appointments/patient-messages/message-answer.server.ts';
import { ownVideoDoor } from '#app/appointments/video-visits/video-door.ts';
import { readOwnPlaces } from '#app/appointments/video-visits/video-link.server.ts';
import { requestReference } from '#app/callbacks/callback.commands.server.ts';
import { stopCallbackMessages } from '#app/callbacks/callback-privacy.server.ts';
import { asksForPayment, doctorNameIn } from '#app/doctors/doctor.queries.server.ts';
import { doctorIn } from '#app/doctors/doctor-in-locale.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { findVideoDoctor } from '#app/doctors/video-link.queries.server.ts';
import type { Locale } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { pageIn } from '#app/navigation/localized-pages.ts';
import { taskPages } from '#app/navigation/pages.ts';
import { descriptionMetaAt } from '#app/page-meta/meta-in-language.ts';
import { PayBeforePart } from '#app/payments/parts/pay-before.tsx';
import { answerPayBefore, type OwnVisit, type PayBefore } from '#app/payments/pay-before.server.ts';
import { sayPaidStep } from '#app/payments/said-payment.values.ts';
import { offeredUpiId } from '#app/payments/upi-code.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { ProblemError, serviceUnavailable } from '#app/platform/http/problems.server.ts';
import { type Command, createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { privateResponseHeaders } from '#app/platform/writes/private-response.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import type { Refusal } from '#app/ui/form/refused-form.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { databaseUnavailable } from '#app/ui/question-page/database-unavailable.tsx';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import { tooManyTries } from '#app/ui/question-page/too-many-tries.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { payBeforeWords } from '#messages/payments/pay-before.ts';
import type { Route } from './+types/own-appointment';

const page = taskPages.appointment;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? {};
}

export function loader({ request }: Route.LoaderArgs) {
  return pageIn(localeOf(new URL(request.url).pathname), page);
}

/** Reads the door of a visit by video as it is now. The link is in the answer only while the door is open. */
async function readOwnVideoVisit(
  { database, facts, now }: Command,
  appointment: Appointment,
  locale: Locale,
): Promise<OwnVideoVisit | null> {
  if (appointment.visit !== 'video') return null;
  const [own, doctor] = await Promise.all([
    readOwnPlaces(database, [appointment.id]),
    findVideoDoctor(database, appointment.doctorId),
  ]);
  const { visitLink = null, room = null } = own.get(appointment.id) ?? {};
  const places = { visitLink, room, doctorLink: doctor?.videoLink ?? null, server: facts.videoServer };
  const door = ownVideoDoor(appointment, places, now);
  const registration = doctor && messagesIn(locale, doctorWords).registration(doctorIn(locale, doctor));
  return door && { door, registration };
}

/** The visit for the part about payment: money is asked for only while the hospital expects the person. */
const payableVisit = (
  { id, reference, feePaise, status, day, isUnheld }: Visit,
  today: string,
): OwnVisit => ({
  ...{ id, feePaise, reference: referenceText(reference) },
  isExpected: status === 'confirmed' && !isUnheld && day >= today,
  isCancelled: status === 'cancelled',
});

export async function action({ request, context }: Route.ActionArgs) {
  const here = requestContext(context);
  const { database, facts, visitorRateLimit: visitorGate, now, requestId } = here;
  const locale = localeOf(new URL(request.url).pathname);
  let form = new URLSearchParams();
  try {
    form = await readForm(request);
    const command = createCommand(context, null);
    const answer = await submitOwnAppointment({
      command,
      gate: visitorGate,
      form,
      locale,
      async requestReference(phone) {
        await requestReference(command, await findContactOfPhone(database, phone, dayInIndia(now)));
      },
      stopMessages: (phone) => stopMessages(command, phone, stopCallbackMessages),
      readDoctor: (id) => findDoctorHours(database, id),
      readVideo: (appointment) => readOwnVideoVisit(command, appointment, locale),
      async readDays(doctor, { visit }) {
        const rules = bookingRules('visitor', { now, facts });
        const taken = await listTakenAhead(database, doctor.id, { now, facts });
        return dayStates(doctor, visit, (day) => taken.get(day) ?? new Set(), rules);
      },
    });
    const payment =
      answer.view === 'found'
        ? await answerPayBefore(
            {
              upiId: offeredUpiId(here),
              command,
              visit: payableVisit(answer.appointment, dayInIndia(now)),
              doctorAsks: () => asksForPayment(database, answer.appointment),
            },
            locale,
            form.get('step') === sayPaidStep ? { form, phone: answer.keys.phone } : undefined,
          )
        : null;
    const { status, headers } = payment?.refused ?? answer;
    const shown =
      'appointment' in answer
        ? {
            ...answer,
            appointment: {
              ...answer.appointment,
              doctorName: await doctorNameIn(database, locale, answer.appointment),
            },
          }
        : answer;
    return data({ ...shown, payment }, { status, headers: { ...headers, ...privateResponseHeaders } });
  } catch (error) {
    if (error instanceof ProblemError) throw data(error.in(locale), { status: error.status });
    const { status, headers } = serviceUnavailable(error, 'an appointment was not looked up', requestId);
    return data(
      { ...readPendingOwnSubmission(form), payment: null },
      {
        status,
        headers: { ...headers, ...privateResponseHeaders },
      },
    );
  }
}

export const meta = (args: Route.MetaArgs) => descriptionMetaAt(args, page);

/** The page's answer, with the part about payment if the appointment was found. */
type Answer = OwnAppointmentResponse & { readonly payment: PayBefore | null };

function refusalOf(answer: Answer): Refusal | undefined {
  if (answer.payment?.refused) return answer.payment.refused;
  if (answer.view === 'pending' || (answer.view === 'find' && answer.isNotTakenIn))
    return databaseUnavailable;
  if (answer.view === 'find') return answer.beyondLimit ? tooManyTries(answer.beyondLimit) : answer;
  if (answer.view === 'asked') return undefined;
  return answer.message === undefined ? undefined : { message: answer.message, errors: {} };
}

/** Title of the tab after an outcome; undefined for any other answer. */
function outcomeTitle(
  answer: Answer,
  { outcomes }: typeof ownAppointmentWords,
  { outcome }: typeof payBeforeWords,
): string | undefined {
  if (answer.payment?.isJustSaid) return outcome;
  if (answer.view === 'asked') return outcomes.reference;
  if (answer.view !== 'found' || !answer.done) return undefined;
  return answer.done === 'moved' && answer.appointment.isUnheld ? outcomes.asked : outcomes[answer.done];
}

export default function OwnAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(ownAppointmentWords);
  const paymentWords = useWords(payBeforeWords);
  return (
    <QuestionPage
      title={loaderData.title}
      tabTitle={actionData && outcomeTitle(actionData, words, paymentWords)}
      lead={words.lead}
      isPosted={actionData !== undefined}
      refused={actionData && refusalOf(actionData)}
      back={{ path: '/', label: words.home }}
    >
      {actionData && actionData.view !== 'find' ? (
        <OwnAppointmentResponsePage
          answer={actionData}
          payment={
            actionData.view === 'found' &&
            actionData.payment && <PayBeforePart payment={actionData.payment} keys={{ ...actionData.keys }} />
          }
        />
      ) : (
        <FindAppointment answer={actionData} />
      )}
    </QuestionPage>
  );
}
