import type { Phone } from '#app/contact-details/phone.ts';
import type { EmergencyCare, Holiday, HospitalFacts, OpeningHours } from '#app/hospital-facts/fact-shapes.ts';
import { isDayAndNight } from '#app/hospital-facts/open-now.ts';
import { weekdays } from '#app/time/calendar.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { useWords } from '../locale/edition.ts';
import { InlineScript } from '../nonce/inline-script.tsx';
import hoursScript from './hours.script.ts?script';

interface Sentences {
  /** While the hours hold, with the time of closing. */
  readonly open: (closing: string) => string;
  readonly closed: string;
}

/**
 * The data of hours.script.ts: times with the sentence that holds in them, days that are closed, and the sentence for all other times. An
 * example of a time: ["123456", 540, 1110, "We are open now, until 6:30 pm"], with weekdays from Sunday as 0, and minutes of the day.
 */
export type HoursData = readonly [
  times: readonly (readonly [days: string, from: number, to: number, sentence: string])[],
  holidays: string,
  closed: string,
];

/** The data of a paragraph's `data-hours`, as JSON. */
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

/** A space at which no line ends. */
const noBreak = '\u00a0';

interface ByTheClockProps extends Sentences {
  readonly hours: OpeningHours;
  /** What holds always, first. */
  readonly always: string;
  /** What the server says: right whenever it is read. */
  readonly either: string;
  /** Shown after the words while the hours hold. */
  readonly phone?: Phone;
}

/** A paragraph whose last sentence the browser chooses by the hospital's clock. Its page needs {@link HoursScript}. */
export function ByTheClock({ hours, always, either, phone, ...sentences }: ByTheClockProps) {
  const { hospitalHolidays } = useHospitalFacts();
  const { time } = useWords(openingWords);
  return (
    <p data-hours={hoursData(hours, hospitalHolidays, sentences, time)}>
      {`${always} `}
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

/** Whether a paragraph of this site depends on the clock. */
const dependsOnClock = ({
  openingHours,
  emergencyCare,
}: Pick<HospitalFacts, 'openingHours' | 'emergencyCare'>): boolean =>
  [openingHours, hoursOfCare(emergencyCare)].some((hours) => hours !== null && !isDayAndNight(hours));

/** Once a page, after its content. Nothing while no hours are entered. */
export const HoursScript = () =>
  dependsOnClock(useHospitalFacts()) ? <InlineScript code={hoursScript} /> : null;
