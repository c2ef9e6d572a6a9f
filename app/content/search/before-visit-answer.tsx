import { appointmentPath } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { beforeVisitWords } from '#messages/hospital-facts/before-visit.ts';

/** Number of first results that have both pages if a question asks how to pay or where a video call is (search-subjects.ts). */
const firstResults = 3;

/** Whether a question, by its results, asks how to pay or where a video call is. */
export function asksBeforeVisit(results: readonly { readonly id: string }[]): boolean {
  const first = results.slice(0, firstResults).map(({ id }) => id);
  return [publicPages.prices.path, appointmentPath].every((path) => first.includes(path));
}

/** Answer to a question how to pay or where a video call is. */
export function BeforeVisitAnswer() {
  const { payment, videoCall, yourAppointment } = useWords(beforeVisitWords);
  const { pathTo } = usePageLocale();
  return (
    <p>
      {`${payment} ${videoCall} `}
      <TextLink href={pathTo(appointmentPath)}>{yourAppointment}</TextLink>
    </p>
  );
}
