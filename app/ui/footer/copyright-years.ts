import { dayInIndia } from '#app/time/calendar.ts';

/**
 * Formats the years of the copyright, such as '2025–2026'. The first year is a fact of the hospital, and the last one is the year of the moment.
 */
export function copyrightYears(first: number, moment: Date): string {
  const year = Number(dayInIndia(moment).slice(0, 4));
  return year > first ? `${first}–${year}` : String(first);
}
