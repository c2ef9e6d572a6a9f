import { data } from 'react-router';
import { listTaken } from '#app/appointments/appointment.queries.server.ts';
import { pressOwnAppointment } from '#app/appointments/own-appointment.server.ts';
import { FindAppointment, OwnAnswered } from '#app/appointments/parts/own-appointment.tsx';
import { bookingRules, dayStates } from '#app/appointments/schedule.ts';
import { findDoctorHours } from '#app/doctors/doctor-hours.queries.server.ts';
import { readForm } from '#app/server/body.server.ts';
import { commandBy } from '#app/server/command.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { isDatabaseFailure } from '#app/server/database/failure.server.ts';
import { logError } from '#app/server/log.server.ts';
import { ProblemError } from '#app/server/problems.server.ts';
import { addDays, dayInIndia } from '#app/site/calendar.ts';
import { documentTitle } from '#app/site/page-meta.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import type { Route } from './+types/own-appointment';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? {};
}

export async function action({ request, context }: Route.ActionArgs) {
  const { database, visitorGate, now, requestId } = requestContext(context);
  try {
    const answer = await pressOwnAppointment({
      command: commandBy(context, null),
      gate: visitorGate,
      form: await readForm(request),
      readDoctor: (id) => findDoctorHours(database, id),
      async readDays(doctor, { visit }) {
        const rules = bookingRules('visitor', now);
        const from = dayInIndia(now);
        const taken = await listTaken(database, doctor.id, { from, until: addDays(from, rules.horizonDays) });
        return dayStates(doctor, visit, (day) => taken.get(day) ?? new Set(), rules);
      },
    });
    const { status, headers: told } = answer;
    return data(answer, { status, headers: { ...told, 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    if (error instanceof ProblemError) throw data(error.problem, { status: error.status });
    if (!isDatabaseFailure(error)) throw error;
    logError('an appointment was not looked up', requestId, error);
    throw data(null, { status: 503 });
  }
}

export function meta() {
  return [
    { title: documentTitle('Your appointment') },
    { name: 'description', content: 'Look up, move or cancel an appointment by its reference and phone.' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function OwnAppointment({ actionData }: Route.ComponentProps) {
  return (
    <QuestionPage
      title="Your appointment"
      lead="Look it up, move it or cancel it by its reference and your phone."
      back={{ path: '/', label: 'Home' }}
    >
      {actionData && actionData.view !== 'find' ? (
        <OwnAnswered answer={actionData} />
      ) : (
        <FindAppointment answer={actionData} />
      )}
    </QuestionPage>
  );
}
