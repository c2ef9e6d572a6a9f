import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { FrontMatter } from './front-matter.server.ts';

type Reviewed = Pick<FrontMatter, 'path' | 'reviewedOn' | 'nextReview'>;

/** A page is read again after a year at the latest. */
const yearLater = (day: string) =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;

/** When a clinician read the page, and when it is to be read again: as was entered in the staff area, else as its file says. */
export function reviewOf(
  { path, reviewedOn, nextReview }: Reviewed,
  { pageReviews }: Pick<HospitalFacts, 'pageReviews'>,
): Pick<Reviewed, 'reviewedOn' | 'nextReview'> {
  const entered = pageReviews[path];
  if (entered === undefined) return { reviewedOn, nextReview };
  const next = yearLater(entered);
  return { reviewedOn: entered, nextReview: next > nextReview ? next : nextReview };
}
