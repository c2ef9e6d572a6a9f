import { data, isRouteErrorResponse, redirect } from 'react-router';
import type { BookingInput } from '#app/appointments/appointment.input.server.ts';
import {
  bookingStep,
  canBeBooked,
  choiceFromQuery,
  choiceQuery,
  visitOf,
  withWishedDay,
} from '#app/appointments/booking-form/booking-steps.ts';
import {
  type PendingBookingSubmission,
  readPendingBooking,
  submitBooking,
} from '#app/appointments/booking-form/booking-submission.server.ts';
import { confirmationPath } from '#app/appointments/booking-form/confirmation-page.ts';
import {
  type DoctorSchedule,
  findDoctorSchedule,
  freeTimesSnapshot,
} from '#app/appointments/free-times/free-times-snapshot.server.ts';
import { type BookingContext, bookingRules, dayStates } from '#app/appointments/free-times/schedule.ts';
import { listTakenAhead } from '#app/appointments/free-times/taken-slots.queries.server.ts';
import { BookingPage, PendingBookingPage } from '#app/appointments/parts/booking-page.tsx';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { bookingNoted } from '#app/callbacks/callback-form.ts';
import { bookingPath, doctorPath } from '#app/doctors/doctor.view.ts';
import { findBookableDoctor, listBookableDoctors } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { message } from '#app/languages/localized-message.ts';
import { localeOf, pathIn } from '#app/languages/localized-path.ts';
import { callbackPath } from '#app/navigation/navigation.ts';
import { noIndexMeta } from '#app/page-meta/meta-in-language.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { notFound, ProblemError, serviceUnavailable } from '#app/platform/http/problems.server.ts';
import { type Command, createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { loadCritical } from '#app/platform/request/loader-deadline.server.ts';
import { askedBookingLimit } from '#app/platform/throttle/limits.server.ts';
import { countVisitorTry } from '#app/platform/throttle/visitor-limit.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { privateResponseHeaders } from '#app/platform/writes/private-response.server.ts';
import { detectDangers } from '#app/typed-text/danger/detect-dangers.ts';
import { ErrorMessage } from '#app/ui/error-page/error-page.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { Route } from './+types/book';

export const handle = { hydration: 'none', frame: 'task' } satisfies PageHandle;

export function headers({ actionHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? actionHeaders ?? {};
}

type Call = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

/** Most doctors among whom a person who wants another one can choose. */
const mostOtherDoctors = 60;

/** @param isDoctorChange whether to read the other doctors, who are else left out */
async function readTimes(
  database: Database,
  asked: string,
  moment: BookingContext,
  isDoctorChange: boolean,
): Promise<DoctorSchedule | null> {
  const doctor = await findBookableDoctor(database, asked);
  if (!doctor) return null;
  return {
    doctor,
    taken: await listTakenAhead(database, doctor.id, moment),
    doctors: isDoctorChange ? await listBookableDoctors(database, mostOtherDoctors) : [],
  };
}

const wantsOtherDoctor = ({ request }: Call) =>
  choiceFromQuery(new URL(request.url).searchParams).isDoctorChange === true;

/** Reads the choices from the address and computes the days that can be booked. */
function bookingOf(found: DoctorSchedule | null, { context, params, request }: Call) {
  const { pathname, search, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  if (!found) notFound(message(appointmentProblems, 'noDoctor'), locale);
  const { doctor, taken, doctors } = found;
  if (doctor.slug !== params.slug) throw redirect(pathIn(locale, bookingPath(doctor)) + search, 301);
  // A doctor whose appointments another site manages cannot be booked here.
  if (doctor.ekalink !== null) throw redirect(pathIn(locale, doctorPath(doctor)));
  const chosen = choiceFromQuery(searchParams);
  const visit = visitOf(doctor, chosen);
  const rules = bookingRules('visitor', requestContext(context));
  const days = visit ? dayStates(doctor, visit, (day) => taken.get(day) ?? new Set(), rules) : [];
  const others = doctors.filter((one) => one.id !== doctor.id && canBeBooked(one));
  return {
    doctor,
    others,
    chosen: withWishedDay({ ...chosen, ...(visit && { visit }) }, days),
    days,
    locale,
  };
}

/** Reads the data for a submission: always from the database, never from the fallback snapshot. */
async function readBooking(call: Call) {
  const { database, ...moment } = requestContext(call.context);
  return bookingOf(await readTimes(database, call.params.slug, moment, false), call);
}

/**
 * Reads the data to show. While the database is away, it shows times of the fallback snapshot (decision
 * 0093).
 */
async function showBooking(call: Call) {
  const moment = requestContext(call.context);
  const { slug } = call.params;
  const { value, asOf } = await loadCritical(
    call,
    (database) => readTimes(database, slug, moment, wantsOtherDoctor(call)),
    {
      part: freeTimesSnapshot(listBookableDoctors),
      read: (held) => findDoctorSchedule(held, slug, moment.now),
      isVolatile: true,
    },
    // Waits past the 50 ms deadline for the database, because a stale free time is no better than a late one.
    { complete: true },
  );
  return { ...bookingOf(value, call), asOf };
}

/**
 * Response for a database failure. The route's error boundary shows the draft, because the loader has no data
 * to show either.
 */
function databaseAwayResponse(
  error: unknown,
  failed: string,
  { context }: Call,
  draft: PendingBookingSubmission | null = null,
) {
  const { status, headers: responseHeaders } = serviceUnavailable(
    error,
    failed,
    requestContext(context).requestId,
  );
  return data(draft, { status, headers: { ...responseHeaders, ...privateResponseHeaders } });
}

export async function loader(call: Route.LoaderArgs) {
  const { doctor, others, chosen, days, locale, asOf } = await showBooking(call).catch((error: unknown) => {
    throw databaseAwayResponse(error, 'database failed while a page was loading', call);
  });
  return {
    doctor,
    others,
    chosen,
    days,
    asOf,
    locale,
    step: bookingStep(doctor, chosen, days),
    newKey: crypto.randomUUID(),
  };
}

/** Puts the person of a booking on the desk's list of calls. */
async function requestCallFor(
  command: Command,
  { patientName, phone, bestTime, callAs, messageChannel, language }: BookingInput,
  key: IdempotencyKey | null,
) {
  const contact = { name: patientName, phone, bestTime, callAs, messageChannel, language };
  await requestCallback(
    command,
    { ...contact, subject: 'booking', safeToCall: true, consent: true },
    key,
    () => countVisitorTry(command, null, askedBookingLimit, phone),
  );
}

export async function action(call: Route.ActionArgs) {
  const { request, context } = call;
  const locale = localeOf(new URL(request.url).pathname);
  const form = await readForm(request).catch((error: unknown) => {
    if (error instanceof ProblemError) throw data(error.in(locale), { status: error.status });
    throw error;
  });
  try {
    const { doctor, chosen, days, locale } = await readBooking(call);
    const command = createCommand(context, null);
    const gate = requestContext(context).visitorRateLimit;
    const answer = await submitBooking({
      command,
      gate,
      doctor,
      form,
      chosen,
      days,
      mentionsDanger: async (text) => (await detectDangers(text)).length > 0,
      requestCall: (input, key) => requestCallFor(command, input, key),
      locale,
    });
    if (answer.view === 'toCall')
      return redirect(`${pathIn(locale, callbackPath)}?noted=${bookingNoted}`, 303);
    if (answer.view === 'booked') return redirect(pathIn(locale, confirmationPath(answer.id)), 303);
    if (answer.view === 'steps')
      return redirect(pathIn(locale, bookingPath(doctor)) + choiceQuery(chosen), 303);
    const { status, headers: responseHeaders } =
      answer.view === 'person' ? answer : { status: 200, headers: {} };
    // Checks the note for danger also if the form was refused for another reason.
    const isHeard = answer.view !== 'check' && form.get('helpSeen') !== 'yes';
    const heard = isHeard ? await detectDangers(answer.typed.note) : [];
    return data({ ...answer, heard }, { status, headers: { ...responseHeaders, ...privateResponseHeaders } });
  } catch (error) {
    const draft = readPendingBooking(form, choiceFromQuery(new URL(request.url).searchParams)) ?? null;
    throw databaseAwayResponse(error, 'an appointment was not booked', call, draft);
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  // The error boundary sets its own.
  return loaderData ? [noIndexMeta] : [];
}

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingPage {...loaderData} response={actionData} />;
}

/**
 * Finds the draft also if only the loader failed, after the action succeeded. The action's response then
 * contains what was typed.
 */
function draftOf(
  error: unknown,
  answer: Route.ErrorBoundaryProps['actionData'],
): PendingBookingSubmission | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null;
  if (!answer) return error.data as PendingBookingSubmission | null;
  return answer.view === 'question' ? { ...answer, step: 'choose' } : { ...answer, step: 'check' };
}

export function ErrorBoundary({ error, actionData, params }: Route.ErrorBoundaryProps) {
  const draft = draftOf(error, actionData);
  return draft ? <PendingBookingPage draft={draft} slug={params.slug} /> : <ErrorMessage error={error} />;
}
