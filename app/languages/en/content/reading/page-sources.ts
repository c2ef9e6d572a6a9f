import type { ReviewerRole } from '#app/content/front-matter.server.ts';
import type { Around } from '#app/languages/messages.ts';
import { longDate } from '#app/time/long-date.ts';

export const sourcesWords = {
  sources: 'Sources',
  linksOpen: 'Links open in a new tab.',
  /** Link to the list on the whole page, by the locale of the rest of a page. */
  onWholePage: {} as Readonly<Partial<Record<string, string>>>,
  /** Text around the day on which a source was read. */
  read: [', read ', ''] satisfies Around,
  informs: 'This page informs. It does not replace a talk with a doctor who knows you.',
  day: longDate,
  /** The first function gets the page's `reviewerRole`. */
  pending: [
    (role) =>
      `Written from these sources. Review by the hospital’s ${role.toLowerCase()} is pending. It is to be checked again by `,
    '.',
  ] satisfies [before: (role: ReviewerRole) => string, after: string],
  reviewed: (name: string, role: ReviewerRole): readonly [before: string, between: string, after: string] => [
    `Reviewed by ${name}, ${role.toLowerCase()}, on `,
    '. Next review by ',
    '.',
  ],
};
