import type { Holiday } from '#app/hospital-facts/fact-types.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { isDay } from '#app/time/calendar.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { linesField, linesOf } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

/** Parses a line such as '2027-01-26 Republic Day'. */
const holidayIn = (line: string): Holiday => ({
  day: withPlainDigits(line.slice(0, 10)),
  name: line.slice(10).trim(),
});

/** Holidays at most: more than the calendar of any state has. */
const mostHolidays = 40;

function checkHolidays(text: string): CheckedText {
  const holidays = linesOf(text).map(holidayIn);
  const wrong = holidays.find(({ day }) => !isDay(day));
  if (wrong) return { problem: `${wrong.name || wrong.day}: choose its day.` };
  const nameless = holidays.find(({ name }) => name === '');
  if (nameless) return { problem: `${nameless.day}: enter what day it is.` };
  const days = holidays.map(({ day }) => day);
  const twice = days.find((day, index) => days.indexOf(day) < index);
  if (twice) return { problem: `${twice} is there twice.` };
  if (days.length > mostHolidays) return { problem: `At most ${mostHolidays} days.` };
  return { text: lineText(holidays.toSorted((one, other) => (one.day < other.day ? -1 : 1))) };
}

const lineText = (holidays: readonly Holiday[]) =>
  holidays.map(({ day, name }) => `${day} ${name}`).join('\n');

export const holidays = factSection({
  id: 'holidays',
  purpose:
    'Days on which no doctor sees anybody by appointment. Appointments that are booked stay: move them yourself.',
  shows: 'Where appointments are booked: the day is closed, and its name says why.',
  fields: [
    {
      ...linesField({ name: 'holidays', label: 'Days', max: 4_000 }),
      kind: 'days',
      check: checkHolidays,
    },
  ],
  textsOf: ({ hospitalHolidays }) => ({ holidays: lineText(hospitalHolidays) }),
  applied: (facts, texts) => ({ ...facts, hospitalHolidays: linesOf(texts.holidays).map(holidayIn) }),
});
