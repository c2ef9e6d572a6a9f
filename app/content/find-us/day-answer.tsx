import { closedDays, nextOpening, type OpeningDay, openingDay } from '#app/hospital-facts/opening-days.ts';
import { offlineMarks } from '#app/navigation/offline-marks.ts';
import { addDays, weekdayOf } from '#app/time/calendar.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { findUsWords } from '#messages/content/find-us/find-us.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';

/** States whether doctors see people on a day, and when they do next. Renders nothing while no hours are entered. */
export function DayAnswer({ day }: { readonly day: string }) {
  const { directions, hospitalHolidays } = useHospitalFacts();
  if (!directions.opdHours) return null;
  return <DayLine {...openingDay(directions.opdHours, hospitalHolidays, day)} />;
}

/**
 * The closed days of this week with the next opening of each, such as 'Sunday: closed. Opens Monday 9 am.' A copy for
 * offline reading has them only if they are the same in every week.
 */
export function ClosedDays({ today }: { readonly today: string }) {
  const { directions, hospitalHolidays } = useHospitalFacts();
  if (!directions.opdHours) return null;
  const closed = closedDays(directions.opdHours, hospitalHolidays, today);
  const areOfEachWeek = !hospitalHolidays.some(({ day }) => today <= day && day <= addDays(today, 14));
  return (
    <div {...(!areOfEachWeek && { [offlineMarks.leftOut]: '' })}>
      {closed.map((one) => (
        <DayLine key={one.day} {...one} />
      ))}
    </div>
  );
}

function DayLine({ day, times, holiday }: OpeningDay) {
  const { directions, hospitalHolidays } = useHospitalFacts();
  const words = useWords(findUsWords);
  const { weekdayName, weekdayDate } = useWords(clockWords);
  const { hours: inWords, time } = useWords(openingWords);
  if (times.length > 0)
    return (
      <p>
        <strong>{words.openOn(inWords(times))}</strong>
      </p>
    );
  const next = nextOpening(directions.opdHours ?? [], hospitalHolidays, day);
  const opensAt = next?.times[0]?.from;
  // A weekday names one of the next six days only.
  const opensOn =
    next && (next.day > addDays(day, 6) ? weekdayDate(next.day) : weekdayName(weekdayOf(next.day)));
  return (
    <p>
      <strong>
        {words.closedOn(holiday ? weekdayDate(day) : weekdayName(weekdayOf(day)))}
        {holiday?.name && (
          <>
            {' '}
            <EnglishText>{holiday.name}.</EnglishText>
          </>
        )}
        {opensOn && opensAt !== undefined && ` ${words.opens(opensOn, time(opensAt))}`}
      </strong>
    </p>
  );
}
