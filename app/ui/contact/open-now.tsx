import { isAlwaysOpen } from '#app/hospital-facts/open-now.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { exceptHolidays } from '#messages/ui/contact/emergency.ts';
import { openingNowWords } from '#messages/ui/contact/opening.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { TimeDependentText } from './time-dependent-text.tsx';

interface OpenNowProps {
  /** Whether the page states below what to do while the hospital is closed, as in an urgent box. */
  readonly ruleBelow?: boolean;
}

/**
 * States when the phone is answered and whether that is now. The browser chooses by the hospital's clock (decision
 * 0105). The server renders both cases, for caches and for readers without scripts. While no hours are entered, the
 * text says only not to wait for the hospital.
 */
export function OpenNow({ ruleBelow = false }: OpenNowProps) {
  const { hospitalHolidays, openingHours, phones } = useHospitalFacts();
  const { locale } = usePageLocale();
  const words = useWords(openingNowWords);
  const inWords = useWords(openingWords);
  const ending = ruleBelow ? 'withRule' : 'alone';
  if (!openingHours) return <p>{words.noHours[ending]}</p>;
  if (isAlwaysOpen(openingHours)) {
    return (
      <p>
        {`${words.dayAndNight} ${words.call}`}
        <a href={phones.admission.href}>{phones.admission.shown}</a>
      </p>
    );
  }
  const holidays = hospitalHolidays.length > 0 ? messagesIn(locale, exceptHolidays).text : '';
  return (
    <TimeDependentText
      hours={openingHours}
      always={words.open(inWords.hours(openingHours) + holidays)}
      either={words.ifClosed[ending]}
      open={words.openNow}
      closed={words.closedNow[ending]}
      phone={phones.admission}
    />
  );
}
