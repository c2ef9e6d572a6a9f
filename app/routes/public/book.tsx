import { data, isRouteErrorResponse, redirect } from 'react-router';
import { listTaken } from '#app/appointments/appointment.queries.server.ts';
import { bookedPath } from '#app/appointments/booked-page.ts';
import { type KeptPress, keptPress, pressBooking } from '#app/appointments/booking-press.server.ts';
import { bookingStep, otherTimes, placeOf, placeQuery, visitOf } from '#app/appointments/booking-steps.ts';
import { type DoctorTimes, doctorTimesIn, freeTimesCopy } from '#app/appointments/free-times-copy.server.ts';
import { BookingAnswered, BookingKept, BookingQuestion } from '#app/appointments/parts/booking-steps.tsx';
import { OldTimes } from '#app/appointments/parts/old-times.tsx';
import { type BookingMoment, bookingRules, dayStates } from '#app/appointments/schedule.ts';
import { hearDangers } from '#app/content/dangers/hear-danger.ts';
import { DangerBoxes } from '#app/content/dangers/parts/danger-boxes.tsx';
import { bookingPath, doctorPath } from '#app/doctors/doctor.view.ts';
import { findBookableDoctor, listBookableDoctors } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { localeOf, pathIn } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { unlistedMeta } from '#app/page-meta/meta-in-language.ts';
import { documentTitle } from '#app/page-meta/page-meta.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { databaseAway, notFound, ProblemError } from '#app/platform/http/problems.server.ts';
import { commandBy } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { loadAtOnce } from '#app/platform/request/head-start.server.ts';
import { ofOnePerson } from '#app/platform/writes/one-person.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { ErrorMessage } from '#app/ui/error-page/error-page.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useEdition, useWords } from '#app/ui/locale/edition.ts';
import { InLatin } from '#app/ui/locale/in-latin.tsx';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import { bookingWords } from '#messages/appointments/booking.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import type { Route } from './+types/book';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function headers({ actionHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? actionHeaders ?? {};
}

type Call = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

async function readTimes(
  database: Database,
  asked: string,
  moment: BookingMoment,
): Promise<DoctorTimes | null> {
  const doctor = await findBookableDoctor(database, asked);
  if (!doctor) return null;
  const from = dayInIndia(moment.now);
  const until = addDays(from, bookingRules('visitor', moment).horizonDays);
  return { doctor, taken: await listTaken(database, doctor.id, { from, until }) };
}

/** Reads the choices from the address and computes the days that can be booked. */
function bookingOf(found: DoctorTimes | null, { context, params, request }: Call) {
  const { pathname, search, searchParams } = new URL(request.url);
  const language = localeOf(pathname);
  if (!found) notFound(messagesIn(language, bookingWords).noDoctor);
  const { doctor, taken } = found;
  if (doctor.slug !== params.slug) throw redirect(pathIn(language, bookingPath(doctor)) + search, 301);
  // A doctor whose appointments another site manages cannot be booked here.
  if (doctor.ekalink !== null) throw redirect(pathIn(language, doctorPath(doctor)));
  const chosen = placeOf(searchParams);
  const visit = visitOf(doctor, chosen);
  const rules = bookingRules('visitor', requestContext(context));
  const days = visit ? dayStates(doctor, visit, (day) => taken.get(day) ?? new Set(), rules) : [];
  return { doctor, chosen: { ...chosen, ...(visit && { visit }) }, days, language };
}

/** Reads the data for a submission: always from the database, never from the fallback snapshot. */
async function readBooking(call: Call) {
  const { database, ...moment } = requestContext(call.context);
  return bookingOf(await readTimes(database, call.params.slug, moment), call);
}

/**
 * Reads the data to show. While the database is away, it shows times of the fallback snapshot (decision
 * 0093).
 */
async function showBooking(call: Call) {
  const moment = requestContext(call.context);
  const { slug } = call.params;
  const { value, asOf } = await loadAtOnce(
    call,
    (database) => readTimes(database, slug, moment),
    {
      part: freeTimesCopy(listBookableDoctors),
      read: (held) => doctorTimesIn(held, slug, moment.now),
      isPassing: true,
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
  draft: KeptPress | null = null,
) {
  const { status, headers: responseHeaders } = databaseAway(error, failed, requestContext(context).requestId);
  return data(draft, { status, headers: { ...responseHeaders, ...ofOnePerson } });
}

export async function loader(call: Route.LoaderArgs) {
  const { doctor, chosen, days, language, asOf } = await showBooking(call).catch((error: unknown) => {
    throw databaseAwayResponse(error, 'database failed while a page was loading', call);
  });
  return {
    doctor,
    chosen,
    days,
    asOf,
    language,
    step: bookingStep(doctor, chosen, days),
    newKey: crypto.randomUUID(),
  };
}

export async function action(call: Route.ActionArgs) {
  const { request, context } = call;
  const form = await readForm(request).catch((error: unknown) => {
    if (error instanceof ProblemError) throw data(error.problem, { status: error.status });
    throw error;
  });
  try {
    const { doctor, chosen, days, language } = await readBooking(call);
    const command = commandBy(context, null);
    const gate = requestContext(context).visitorGate;
    const answer = await pressBooking({
      command,
      gate,
      doctor,
      form,
      chosen,
      days,
      hearsDanger: (text) => hearDangers(text).length > 0,
      language,
    });
    if (answer.view === 'booked') return redirect(pathIn(language, bookedPath(answer.id)), 303);
    if (answer.view === 'steps')
      return redirect(pathIn(language, bookingPath(doctor)) + placeQuery(chosen), 303);
    const { status, headers: responseHeaders } =
      answer.view === 'person' ? answer : { status: 200, headers: {} };
    // Checks the note for danger also if the form was refused for another reason.
    const isHeard = answer.view !== 'check' && form.get('helpSeen') !== 'yes';
    const heard = isHeard ? hearDangers(answer.typed.note) : [];
    return data({ ...answer, heard }, { status, headers: { ...responseHeaders, ...ofOnePerson } });
  } catch (error) {
    const draft = keptPress(form, placeOf(new URL(request.url).searchParams)) ?? null;
    throw databaseAwayResponse(error, 'an appointment was not booked', call, draft);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // The error boundary sets its own title.
  if (!loaderData) return [];
  const { language, doctor } = loaderData;
  return unlistedMeta(messagesIn(language, bookingWords).titleWith(doctor.name), matches);
}

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const { doctor, chosen, days, asOf, step, newKey } = loaderData;
  const words = useWords(bookingWords);
  const { pathTo } = useEdition();
  const path = pathTo(bookingPath(doctor));
  const fee = useWords(doctorWords).fee(doctor.feePaise);
  return (
    <>
      <DangerBoxes heard={actionData?.heard ?? []} />
      <QuestionPage
        title={words.title}
        lead={words.lead(`${doctor.name}, ${doctor.specialization}`, fee)}
        back={{ path: doctorPath(doctor), label: <InLatin>{doctor.name}</InLatin> }}
        hasUrgentSide={actionData?.view !== 'help'}
      >
        {asOf && <OldTimes asOf={asOf} />}
        {actionData ? (
          <BookingAnswered
            answer={actionData}
            path={path}
            doctor={doctor}
            fee={fee}
            otherTimes={otherTimes(days, actionData.place.day)}
          />
        ) : (
          <BookingQuestion
            step={step}
            chosen={chosen}
            days={days}
            doctor={doctor}
            path={path}
            newKey={newKey}
          />
        )}
      </QuestionPage>
    </>
  );
}

/**
 * Finds the draft also if only the loader failed, after the action succeeded. The action's response then
 * contains what was typed.
 */
function draftOf(error: unknown, answer: Route.ErrorBoundaryProps['actionData']): KeptPress | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null;
  if (!answer) return error.data as KeptPress | null;
  const helpSeen = answer.view === 'check' && answer.helpSeen;
  return { ...answer, step: 'check', helpSeen };
}

export function ErrorBoundary({ error, actionData, params }: Route.ErrorBoundaryProps) {
  const words = useWords(bookingWords);
  const { language, pathTo } = useEdition();
  const facts = useHospitalFacts();
  const draft = draftOf(error, actionData);
  if (!draft) return <ErrorMessage error={error} />;
  const { slug } = params;
  return (
    <QuestionPage title={words.title} back={{ path: doctorPath({ slug }), label: words.theDoctor }}>
      <title>{documentTitle(words.title, hospitalNameIn(language, facts))}</title>
      <meta name="robots" content="noindex" />
      <BookingKept kept={draft} path={pathTo(bookingPath({ slug }))} />
    </QuestionPage>
  );
}
