import { helplines } from '#app/hospital-facts/helplines.ts';
import { isAlwaysOpen } from '#app/hospital-facts/open-now.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { home } from '#app/navigation/pages.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { emergencyWords, exceptHolidays } from '#messages/ui/contact/emergency.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { TimeDependentText } from './time-dependent-text.tsx';

/** Id of the list of emergency departments on the home page. */
export const departmentsId = 'emergency';

interface EmergencyCareLineProps {
  /** Whether the line links to the list of departments on the home page. Leave it out beside that list. */
  readonly linksToDepartments?: boolean;
}

/**
 * States whether this hospital treats emergencies, and where to go otherwise. Until the hospital enters an answer, the
 * line says that it does not: people in danger must not reach a closed door.
 */
export function EmergencyCareLine({ linksToDepartments = false }: EmergencyCareLineProps) {
  const { emergencyCare, hospitalHolidays } = useHospitalFacts();
  const { locale, pathTo } = usePageLocale();
  const words = useWords(emergencyWords);
  const inWords = useWords(openingWords);
  const { number } = helplines.emergency;
  const call = <a href={`tel:${number}`}>{number}</a>;
  if (emergencyCare === null || emergencyCare === 'none') {
    const [before, between, department, after] = words.none;
    return (
      <p>
        {before}
        {call}
        {linksToDepartments ? (
          <>
            {between}
            <TextLink href={`${pathTo(home.path)}#${departmentsId}`}>{department}</TextLink>
            {after}
          </>
        ) : (
          between + department + after
        )}
      </p>
    );
  }
  if ('always' in emergencyCare || isAlwaysOpen(emergencyCare.hours)) {
    const [before, after] = words.always;
    return (
      <p>
        {before}
        {call}
        {after}
      </p>
    );
  }
  const holidays = hospitalHolidays.length > 0 ? messagesIn(locale, exceptHolidays).text : '';
  return (
    <TimeDependentText
      hours={emergencyCare.hours}
      always={words.some(inWords.hours(emergencyCare.hours) + holidays)}
      either={words.otherwise}
      open={words.now}
      closed={words.notNow}
    />
  );
}
