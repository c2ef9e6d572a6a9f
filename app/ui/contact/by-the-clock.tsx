import { weekdays } from '#app/site/calendar.ts';
import type { EmergencyCare, Holiday, OpeningHours, Phone } from '#app/site/fact-shapes.ts';
import { emergencyCare, hospitalHolidays, openingHours } from '#app/site/facts.ts';
import { isDayAndNight } from '#app/site/open-now.ts';
import { openingWords } from '#app/site/opening-hours.words.ts';
import { useWords } from '../language/edition.ts';
import { InlineScript } from '../nonce/inline-script.tsx';
import { hoursScript } from './hours-script.ts';

/** Hours for the script, such as '123456,540,1110,6:30 pm': weekdays from Sunday as 0, minutes of the day, and the time of closing in words. */
export const hoursData = (hours: OpeningHours, time: (minute: number) => string): string =>
  hours
    .map(({ days, from, to }) =>
      [days.map((day) => weekdays.indexOf(day)).join(''), from, to, time(to)].join(),
    )
    .join(';');

/** Days for the script, which looks for today's among them. */
export const holidaysData = (holidays: readonly Holiday[]): string =>
  holidays.map(({ day }) => day).join(' ');

interface ByTheClockProps {
  readonly hours: OpeningHours;
  /** What holds always, first. */
  readonly always: string;
  /** What the server says: right whenever it is read. */
  readonly either: string;
  /** What the browser says while the hours hold, with `{}` where the time of closing stands. */
  readonly open: string;
  readonly closed: string;
  /** Shown after the words while the hours hold. */
  readonly phone?: Phone;
}

/** A paragraph whose last sentence the browser chooses by the hospital's clock. Its page needs {@link HoursScript}. */
export function ByTheClock({ hours, always, either, open, closed, phone }: ByTheClockProps) {
  const { time } = useWords(openingWords);
  return (
    <p
      data-hours={hoursData(hours, time)}
      data-holidays={holidaysData(hospitalHolidays)}
      data-open={open}
      data-closed={closed}
    >
      {`${always} `}
      <strong>{either}</strong>
      {phone && (
        <a href={phone.href} hidden>
          {phone.shown}
        </a>
      )}
    </p>
  );
}

const hoursOfCare = (care: EmergencyCare | null): OpeningHours | null =>
  care !== null && care !== 'none' && 'hours' in care ? care.hours : null;

/** Whether a paragraph of this site depends on the clock. */
const dependsOnClock = (): boolean =>
  [openingHours, hoursOfCare(emergencyCare)].some((hours) => hours !== null && !isDayAndNight(hours));

/** Once a page, after its content. Nothing while no hours are entered. */
export const HoursScript = () => (dependsOnClock() ? <InlineScript code={hoursScript} /> : null);
