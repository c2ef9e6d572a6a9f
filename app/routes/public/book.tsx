import { data, redirect } from 'react-router';
import { listTaken } from '#app/appointments/appointment.queries.server.ts';
import { bookedPath } from '#app/appointments/booked-page.ts';
import { pressBooking } from '#app/appointments/booking-press.server.ts';
import { bookingStep, otherTimes, placeOf, placeQuery, visitOf } from '#app/appointments/booking-steps.ts';
import { BookingAnswered, BookingQuestion } from '#app/appointments/parts/booking-steps.tsx';
import { bookingRules, dayStates } from '#app/appointments/schedule.ts';
import { soundsLikeCrisis } from '#app/content/search/search-query.ts';
import { bookingPath, consultationText, doctorPath } from '#app/doctors/doctor.view.ts';
import { findBookableDoctor } from '#app/doctors/doctor-hours.queries.server.ts';
import { readForm } from '#app/server/body.server.ts';
import { commandBy } from '#app/server/command.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { isDatabaseFailure } from '#app/server/database/failure.server.ts';
import { logError } from '#app/server/log.server.ts';
import { notFound, ProblemError } from '#app/server/problems.server.ts';
import { addDays, dayInIndia } from '#app/site/calendar.ts';
import { documentTitle } from '#app/site/page-meta.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import type { Route } from './+types/book';

export const handle = { hydration: 'none' } satisfies PageHandle;

/** What a form was answered with is about a person. */
const ofOnePerson = { 'Cache-Control': 'private, no-store' } as const;

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? {};
}

type Call = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

/** The doctor, what the address has chosen, and what can be booked. */
async function readBooking({ context, params, request }: Call) {
  const { database, now, requestId } = requestContext(context);
  const { search, searchParams } = new URL(request.url);
  try {
    const doctor = await findBookableDoctor(database, params.slug);
    if (!doctor) notFound('We have no such doctor.');
    if (doctor.slug !== params.slug) throw redirect(`${bookingPath(doctor)}${search}`, 301);
    // Whose times another site keeps cannot be booked here as well.
    if (doctor.ekalink !== null) throw redirect(doctorPath(doctor));
    const chosen = placeOf(searchParams);
    const visit = visitOf(doctor, chosen);
    const rules = bookingRules('visitor', now);
    const from = dayInIndia(now);
    const taken = await listTaken(database, doctor.id, { from, until: addDays(from, rules.horizonDays) });
    const days = visit ? dayStates(doctor, visit, (day) => taken.get(day) ?? new Set(), rules) : [];
    return { doctor, chosen: { ...chosen, ...(visit && { visit }) }, days };
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    logError('database failed while a page was loading', requestId, error);
    throw data(null, { status: 503 });
  }
}

export async function loader(call: Route.LoaderArgs) {
  const { doctor, chosen, days } = await readBooking(call);
  return {
    doctor,
    chosen,
    days,
    step: bookingStep(doctor, chosen, days),
    newKey: crypto.randomUUID(),
  };
}

export async function action(call: Route.ActionArgs) {
  const { request, context } = call;
  const { visitorGate, requestId } = requestContext(context);
  const form = await readForm(request).catch((error: unknown) => {
    if (error instanceof ProblemError) throw data(error.problem, { status: error.status });
    throw error;
  });
  const { doctor, chosen, days } = await readBooking(call);
  try {
    const command = commandBy(context, null);
    const answer = await pressBooking({
      ...{ command, gate: visitorGate, doctor, form, chosen, days, soundsLikeCrisis },
    });
    if (answer.view === 'booked') return redirect(bookedPath(answer.id), 303);
    if (answer.view === 'steps') return redirect(`${bookingPath(doctor)}${placeQuery(chosen)}`, 303);
    const { status, headers: told } = answer.view === 'person' ? answer : { status: 200, headers: {} };
    return data(answer, { status, headers: { ...told, ...ofOnePerson } });
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    logError('an appointment was not booked', requestId, error);
    throw data(null, { status: 503 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Book an appointment with ${loaderData.doctor.name}` : 'Book an appointment';
  return [{ title: documentTitle(title) }, { name: 'robots', content: 'noindex' }];
}

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const { doctor, chosen, days, step, newKey } = loaderData;
  const path = bookingPath(doctor);
  const fee = consultationText(doctor.fees);
  return (
    <QuestionPage
      title="Book an appointment"
      lead={`${doctor.name}, ${doctor.specialization}. ${fee}.`}
      back={{ path: doctorPath(doctor), label: doctor.name }}
    >
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
  );
}
