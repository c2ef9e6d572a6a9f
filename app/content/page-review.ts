import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { FrontMatter } from './front-matter.server.ts';

type Reviewed = Pick<FrontMatter, 'path' | 'reviewedOn' | 'nextReview'>;

/** The same day of the next year, or 28 February for 29 February. */
const yearLater = (day: string) =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;

/**
 * Returns the days of a page's last and next review. A review day entered in the staff area replaces the one in the page's
 * file. The next review is then a year later, or on the day in the file if that day is later still.
 */
export function reviewOf(
  { path, reviewedOn, nextReview }: Reviewed,
  { pageReviews }: Pick<HospitalFacts, 'pageReviews'>,
): Pick<Reviewed, 'reviewedOn' | 'nextReview'> {
  const entered = pageReviews[path];
  if (entered === undefined) return { reviewedOn, nextReview };
  const next = yearLater(entered);
  return { reviewedOn: entered, nextReview: next > nextReview ? next : nextReview };
}
