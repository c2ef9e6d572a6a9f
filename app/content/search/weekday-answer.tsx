import type { OpeningHours, OpeningTimes } from '#app/hospital-facts/fact-types.ts';
import { type Weekday, weekFromMonday } from '#app/time/calendar.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { findUsWords } from '#messages/content/find-us/find-us.ts';
import { searchWords } from '#messages/content/search/search.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';

const timesOn = (hours: OpeningHours, day: Weekday): OpeningHours =>
  hours.filter(({ days }) => days.includes(day)).map((times) => ({ ...times, days: [day] }));

/** The first opening times after a day of the week; undefined if the hospital never opens. */
export function nextOpening(hours: OpeningHours, after: Weekday): OpeningTimes | undefined {
  const start = weekFromMonday.indexOf(after) + 1;
  const following = [...weekFromMonday.slice(start), ...weekFromMonday.slice(0, start)];
  for (const day of following) {
    const [first] = timesOn(hours, day).toSorted((one, other) => one.from - other.from);
    if (first) return first;
  }
  return undefined;
}

/** States whether doctors see people on the weekday that a visitor typed, and when they do next. Renders nothing while no hours are entered. */
export function WeekdayAnswer({ day }: { readonly day: Weekday }) {
  const { directions, provisional } = useHospitalFacts();
  const words = useWords(searchWords);
  const { sample } = useWords(findUsWords);
  const { weekdayName } = useWords(clockWords);
  const { hours: inWords, time } = useWords(openingWords);
  const { opdHours } = directions;
  if (!opdHours) return null;
  const times = timesOn(opdHours, day);
  const next = nextOpening(opdHours, day);
  const [opensOn] = next?.days ?? [];
  return (
    <p>
      <strong>
        {times.length > 0 && words.openOn(inWords(times))}
        {times.length === 0 && words.closedOn(weekdayName(day))}
        {times.length === 0 && next && opensOn && ` ${words.opens(weekdayName(opensOn), time(next.from))}`}
      </strong>{' '}
      {provisional.includes('directions') && sample}
    </p>
  );
}
