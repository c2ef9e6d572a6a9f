import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { FrontMatter } from './front-matter.server.ts';

type Reviewed = Pick<FrontMatter, 'path' | 'reviewedOn' | 'nextReview'>;

/** Latest day of the next review. */
const yearLater = (day: string) =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;

/** Days of a page's last and next review. A day entered in the staff area replaces that of the page's file. */
export function reviewOf(
  { path, reviewedOn, nextReview }: Reviewed,
  { pageReviews }: Pick<HospitalFacts, 'pageReviews'>,
): Pick<Reviewed, 'reviewedOn' | 'nextReview'> {
  const entered = pageReviews[path];
  if (entered === undefined) return { reviewedOn, nextReview };
  const next = yearLater(entered);
  return { reviewedOn: entered, nextReview: next > nextReview ? next : nextReview };
}
