import { informationGroups } from '#app/navigation/pages.ts';
import { dayOf } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { textField } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';

export const reviewMessages = {
  none: 'Enter the day on which the pages were read.',
  later: 'This day is still to come: enter the one on which the pages were read.',
} as const;

/** Validates the day of a review, which must not be in the future. */
export function checkReviewDay(text: string, today: string): CheckedText {
  const day = dayOf(text);
  if (day === undefined) return { problem: reviewMessages.none };
  return day > today ? { problem: reviewMessages.later } : { text: day };
}

const fields: readonly FactField[] = informationGroups.flatMap(({ title, pages }) =>
  pages.map((page, index) => ({
    ...textField({
      name: page.path,
      label: page.title,
      max: 10,
      check: checkReviewDay,
      ...(index === 0 && { heading: title }),
    }),
    kind: 'date' as const,
    shown: longDate,
  })),
);

export const pageReviews = factSection({
  id: 'page-reviews',
  purpose: 'On which day the reviewer read each information page.',
  shows: 'At the end of each page, with the reviewer’s name, and to search engines.',
  fields,
  textsOf: (facts): FactTexts =>
    Object.fromEntries(fields.map(({ name }) => [name, facts.pageReviews[name] ?? ''])),
  applied: (facts, texts: FactTexts) => ({
    ...facts,
    pageReviews: Object.fromEntries(fields.flatMap(({ name }) => (texts[name] ? [[name, texts[name]]] : []))),
  }),
});
