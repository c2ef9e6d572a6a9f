import { data } from 'react-router';
import { findContactOfPhone } from '#app/appointments/appointment.queries.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { bookingRules, dayStates } from '#app/appointments/free-times/schedule.ts';
import { listTakenAhead } from '#app/appointments/free-times/taken-slots.queries.server.ts';
import {
  type OwnAppointmentResponse,
  readPendingOwnSubmission,
  submitOwnAppointment,
} from '#app/appointments/own-appointment.server.ts';
import { FindAppointment } from '#app/appointments/parts/find-appointment.tsx';
import { OwnAppointmentResponsePage } from '#app/appointments/parts/own-appointment.tsx';
import type { OwnVideoVisit } from '#app/appointments/parts/own-video-visit.tsx';
import { stopMessages } from '#app/appointments/patient-messages/message-answer.server.ts';
import { videoDoor } from '#app/appointments/video-visits/video-door.ts';
import { readOwnPlaces } from '#app/appointments/video-visits/video-link.server.ts';
import { requestReference } from '#app/callbacks/callback.commands.server.ts';
import { stopCallbackMessages } from '#app/callbacks/callback-privacy.server.ts';
import { doctorNameIn } from '#app/doctors/doctor.queries.server.ts';
import { doctorIn } from '#app/doctors/doctor-in-locale.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { findVideoDoctor } from '#app/doctors/video-link.queries.server.ts';
import type { Locale } from '#app/languages/locales.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { pageIn } from '#app/navigation/localized-pages.ts';
import { taskPages } from '#app/navigation/pages.ts';
import { descriptionMetaAt } from '#app/page-meta/meta-in-language.ts';
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
  const door = videoDoor(appointment, places, now);
  const registration = doctor && messagesIn(locale, doctorWords).registration(doctorIn(locale, doctor));
  return door && { door, registration };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { database, facts, visitorRateLimit: visitorGate, now, requestId } = requestContext(context);
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
    const { status, headers } = answer;
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
    return data(shown, { status, headers: { ...headers, ...privateResponseHeaders } });
  } catch (error) {
    if (error instanceof ProblemError) throw data(error.in(locale), { status: error.status });
    const { status, headers } = serviceUnavailable(error, 'an appointment was not looked up', requestId);
    return data(readPendingOwnSubmission(form), {
      status,
      headers: { ...headers, ...privateResponseHeaders },
    });
  }
}

export const meta = (args: Route.MetaArgs) => descriptionMetaAt(args, page);

function refusalOf(answer: OwnAppointmentResponse): Refusal | undefined {
  if (answer.view === 'pending' || (answer.view === 'find' && answer.isNotTakenIn))
    return databaseUnavailable;
  if (answer.view === 'find') return answer.beyondLimit ? tooManyTries(answer.beyondLimit) : answer;
  if (answer.view === 'asked') return undefined;
  return answer.message === undefined ? undefined : { message: answer.message, errors: {} };
}

/** Title of the tab after an outcome; undefined for any other answer. */
function outcomeTitle(
  answer: OwnAppointmentResponse,
  { outcomes }: typeof ownAppointmentWords,
): string | undefined {
  if (answer.view === 'asked') return outcomes.reference;
  if (answer.view !== 'found' || !answer.done) return undefined;
  return answer.done === 'moved' && answer.appointment.isUnheld ? outcomes.asked : outcomes[answer.done];
}

export default function OwnAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(ownAppointmentWords);
  return (
    <QuestionPage
      title={loaderData.title}
      tabTitle={actionData && outcomeTitle(actionData, words)}
      lead={words.lead}
      isPosted={actionData !== undefined}
      refused={actionData && refusalOf(actionData)}
      back={{ path: '/', label: words.home }}
    >
      {actionData && actionData.view !== 'find' ? (
        <OwnAppointmentResponsePage answer={actionData} />
      ) : (
        <FindAppointment answer={actionData} />
      )}
    </QuestionPage>
  );
}
