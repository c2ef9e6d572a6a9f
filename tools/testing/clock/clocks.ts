/** Moment in India at which the suite runs. */
export interface Clock {
  /** Short name for the command line: `npm test -- calendar saturday`. */
  readonly name: string;
  /** Properties of the moment that a test could depend on. */
  readonly why: string;
  readonly moment: string;
  /** Whether the browser tests run under this clock too. They take longest, so three clocks have them. */
  readonly inBrowser?: true;
}

/**
 * Clocks of `npm test -- calendar`. Each combines a weekday, a date and an hour, so eight passes show all of them: every
 * weekday, both sides of a new year, the end of February in a leap year, last days of months of 30 and 31 days, a
 * festival, and hours before, during and after the visits of a day.
 */
export const clocks: readonly Clock[] = [
  {
    name: 'saturday',
    why: 'a Saturday, so tomorrow is a Sunday without visits; before noon',
    moment: '2026-12-05T09:30:00+05:30',
    inBrowser: true,
  },
  {
    name: 'last-night',
    why: 'Thursday, last minutes of the year; tomorrow is another year',
    moment: '2026-12-31T23:50:00+05:30',
    inBrowser: true,
  },
  {
    name: 'new-year',
    why: 'Friday, first minutes of the year; in UTC it is still last year',
    moment: '2027-01-01T00:10:00+05:30',
  },
  {
    name: 'month-end',
    why: 'Sunday, last day of a month of 31 days; the next month has 28',
    moment: '2027-01-31T12:00:00+05:30',
  },
  {
    name: 'short-month-end',
    why: 'Wednesday, last day of a month of 30 days; last slot of the day',
    moment: '2027-06-30T18:30:00+05:30',
  },
  {
    name: 'diwali',
    why: 'Friday, the day of Diwali; evening',
    moment: '2027-10-29T18:30:00+05:30',
  },
  {
    name: 'before-leap-day',
    why: 'Monday, 28 February of a leap year; the first half hour of visits is over',
    moment: '2028-02-28T09:30:00+05:30',
  },
  {
    name: 'leap-day',
    why: 'Tuesday, 29 February; noon',
    moment: '2028-02-29T12:00:00+05:30',
    inBrowser: true,
  },
];
