import type { Phone } from '#app/contact-details/phone.ts';
import type { EmergencyCare, Holiday, HospitalFacts, OpeningHours } from '#app/hospital-facts/fact-types.ts';
import { isAlwaysOpen } from '#app/hospital-facts/open-now.ts';
import { weekdays } from '#app/time/calendar.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { useWords } from '../locale/page-locale.ts';
import { InlineScript } from '../nonce/inline-script.tsx';
import type { HoursData } from './hours.script.ts';
import hoursScript from './hours.script.ts?script';

interface Sentences {
  /** Sentence during the hours, with the closing time. */
  readonly open: (closing: string) => string;
  readonly closed: string;
}

/** JSON for a paragraph's `data-hours` attribute. */
export const hoursData = (
  hours: OpeningHours,
  holidays: readonly Holiday[],
  { open, closed }: Sentences,
  time: (minute: number) => string,
): string =>
  JSON.stringify([
    hours.map(({ days, from, to }) => [
      days.map((day) => weekdays.indexOf(day)).join(''),
      from,
      to,
      open(time(to)),
    ]),
    holidays.map(({ day }) => day).join(' '),
    closed,
  ] satisfies HoursData);

const noBreak = '\u00a0';

interface ByTheClockProps extends Sentences {
  readonly hours: OpeningHours;
  /** First sentence, true at any time. */
  readonly always?: string;
  /** Last sentence as the server renders it. It must be true at any time, because pages are cached. */
  readonly either: string;
  /** Phone link that the browser shows during the hours. */
  readonly phone?: Phone;
}

/** A paragraph whose last sentence the browser chooses by the hospital's clock. The page must render {@link HoursScript}. */
export function TimeDependentText({ hours, always, either, phone, ...sentences }: ByTheClockProps) {
  const { hospitalHolidays } = useHospitalFacts();
  const { time } = useWords(openingWords);
  return (
    <p data-hours={hoursData(hours, hospitalHolidays, sentences, time)}>
      {always && `${always} `}
      <strong>{either}</strong>
      {phone && (
        <a href={phone.href} hidden>
          {phone.shown.replaceAll(' ', noBreak)}
        </a>
      )}
    </p>
  );
}

const hoursOfCare = (care: EmergencyCare | null): OpeningHours | null =>
  care !== null && care !== 'none' && 'hours' in care ? care.hours : null;

const isPartOfWeek = (hours: OpeningHours | null): boolean => hours !== null && !isAlwaysOpen(hours);

/** Whether any sentence of the page frame depends on the time of day. */
const dependsOnClock = ({
  openingHours,
  emergencyCare,
}: Pick<HospitalFacts, 'openingHours' | 'emergencyCare'>): boolean =>
  [openingHours, hoursOfCare(emergencyCare)].some(isPartOfWeek);

/**
 * The script that chooses the sentences. Render it after the content, and also directly after a paragraph if its choice
 * changes the height of what follows. It renders nothing unless hours are entered that do not cover day and night.
 */
export const HoursScript = () =>
  dependsOnClock(useHospitalFacts()) ? <InlineScript code={hoursScript} /> : null;

/** The same script for a page with the hours of the doctors, if the frame does not render it. */
export function OpdHoursScript() {
  const facts = useHospitalFacts();
  const isNeeded = isPartOfWeek(facts.directions.opdHours) && !dependsOnClock(facts);
  return isNeeded ? <InlineScript code={hoursScript} /> : null;
}
