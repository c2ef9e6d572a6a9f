import { data } from 'react-router';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { isLive } from '#app/appointments/appointment.values.ts';
import { isJustBooked } from '#app/appointments/booked-page.ts';
import { Booked } from '#app/appointments/parts/booked.tsx';
import { requestContext } from '#app/server/context.server.ts';
import { ofOnePerson } from '#app/server/one-person.server.ts';
import { databaseAway } from '#app/server/problems.server.ts';
import { appointmentPath } from '#app/site/navigation.ts';
import { documentTitle } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { Route } from './+types/booked';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function headers() {
  return ofOnePerson;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { database, now, requestId } = requestContext(context);
  try {
    const found = await findAppointment(database, params.appointmentId);
    const isShown = found && isLive(found.status) && isJustBooked(found, now);
    if (!isShown) return data({ appointment: null }, { status: 404 });
    const { id, reference, doctorName, visit, day, minute, feePaise, safeToCall } = found;
    return { appointment: { id, reference, doctorName, visit, day, minute, feePaise, safeToCall } };
  } catch (error) {
    throw data(null, databaseAway(error, 'database failed while a page was loading', requestId));
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.appointment ? 'Your appointment is booked' : 'Appointment not shown';
  return [{ title: documentTitle(title) }, { name: 'robots', content: 'noindex' }];
}

export default function BookedPage({ loaderData: { appointment } }: Route.ComponentProps) {
  const back = { path: publicPages.doctors.path, label: publicPages.doctors.title };
  if (!appointment) {
    return (
      <QuestionPage title="This appointment is not shown here any more" back={back}>
        <p>
          To protect you, this page shows an appointment for a day only. You find it by its reference and your
          phone: <TextLink href={appointmentPath}>your appointment</TextLink>.
        </p>
      </QuestionPage>
    );
  }
  return (
    <QuestionPage title="Your appointment is booked" back={back}>
      <Booked appointment={appointment} />
    </QuestionPage>
  );
}
