import { data } from 'react-router';
import { findAppointment } from '#app/appointments/appointment.queries.server.ts';
import { isConfirmationShown } from '#app/appointments/booking-form/confirmation-page.ts';
import { BookingConfirmation } from '#app/appointments/parts/booking-confirmation.tsx';
import { doctorNameIn } from '#app/doctors/doctor.queries.server.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { appointmentPath, entryTo } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { noIndexMeta } from '#app/page-meta/meta-in-language.ts';
import { serviceUnavailable } from '#app/platform/http/problems.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { privateResponseHeaders } from '#app/platform/writes/private-response.server.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { confirmationWords } from '#messages/appointments/booking.tsx';
import type { Route } from './+types/booked';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function headers() {
  return privateResponseHeaders;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { database, now, requestId } = requestContext(context);
  try {
    const found = await findAppointment(database, params.appointmentId);
    if (!found || !isConfirmationShown(found, now)) return data({ appointment: null }, { status: 404 });
    const { id, reference, visit, day, minute, status, feePaise, safeToCall, isUnheld } = found;
    const doctorName = await doctorNameIn(database, locale, found);
    const shown = { id, reference, doctorName, visit, day, minute, status, feePaise, safeToCall, isUnheld };
    return { appointment: shown };
  } catch (error) {
    throw data(null, serviceUnavailable(error, 'database failed while a page was loading', requestId));
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [noIndexMeta] : []);

export default function BookedPage({ loaderData: { appointment } }: Route.ComponentProps) {
  const words = useWords(confirmationWords);
  const { labelOf, pathTo } = usePageLocale();
  const back = { path: publicPages.doctors.path, label: labelOf(entryTo(publicPages.doctors)) };
  if (!appointment) {
    return (
      <QuestionPage title={words.notShown} tabTitle={words.notShownTitle} back={back}>
        <p>
          {words.toProtect[0]}
          <TextLink href={pathTo(appointmentPath)}>{words.toProtect[1]}</TextLink>
          {words.toProtect[2]}
        </p>
      </QuestionPage>
    );
  }
  return (
    <QuestionPage title={appointment.isUnheld ? words.askedTitle : words.title} back={back}>
      <BookingConfirmation appointment={appointment} />
    </QuestionPage>
  );
}
