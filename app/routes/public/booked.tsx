import { data } from 'react-router';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { isLive } from '#app/appointments/appointment.values.ts';
import { isJustBooked } from '#app/appointments/booked-page.ts';
import { Booked } from '#app/appointments/parts/booked.tsx';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { appointmentPath, entryTo } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { unlistedMeta } from '#app/page-meta/meta-in-language.ts';
import { databaseAway } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { ofOnePerson } from '#app/platform/writes/one-person.server.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useEdition, useWords } from '#app/ui/locale/edition.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { bookedWords } from '#messages/appointments/booking.tsx';
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

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const words = messagesIn(localeOf(location.pathname), bookedWords);
  const title = loaderData?.appointment ? words.title : words.notShownTitle;
  return unlistedMeta(title, matches);
}

export default function BookedPage({ loaderData: { appointment } }: Route.ComponentProps) {
  const words = useWords(bookedWords);
  const { labelOf, pathTo } = useEdition();
  const back = { path: publicPages.doctors.path, label: labelOf(entryTo(publicPages.doctors)) };
  if (!appointment) {
    return (
      <QuestionPage title={words.notShown} back={back}>
        <p>
          {words.toProtect[0]}
          <TextLink href={pathTo(appointmentPath)}>{words.toProtect[1]}</TextLink>
          {words.toProtect[2]}
        </p>
      </QuestionPage>
    );
  }
  return (
    <QuestionPage title={words.title} back={back}>
      <Booked appointment={appointment} />
    </QuestionPage>
  );
}
