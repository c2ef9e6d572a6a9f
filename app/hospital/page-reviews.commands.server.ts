import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { summaryOf } from '#app/platform/input/clean-text.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { changeTexts } from './facts-save.server.ts';
import { checkReviewDay, pageReviews } from './sections/page-reviews.server.ts';

const noPage = 'Tick at least one page.';

interface ReviewMarks {
  /** Paths of the ticked pages. */
  readonly paths: readonly string[];
  /** Day of the review. Not used when marks are removed. */
  readonly day: string;
}

/**
 * Marks pages as reviewed on a day, or removes the marks. Marks that others set concurrently on other pages
 * stay.
 *
 * @throws ProblemError 400 with a message for each field
 */
export async function markReviewed(
  command: Command,
  { paths, day }: ReviewMarks,
  intent: 'mark' | 'take-back',
): Promise<void> {
  const known = paths.filter((path) => pageReviews.fields.some(({ name }) => name === path));
  const checked = intent === 'mark' ? checkReviewDay(day, dayInIndia(command.now)) : { text: '' };
  const errors = {
    ...(known.length === 0 && { page: staffMessage(noPage) }),
    ...('problem' in checked && { day: staffMessage(checked.problem) }),
  };
  if (known.length === 0 || 'problem' in checked) {
    throw new ProblemError(400, { message: summaryOf(errors), errors });
  }
  await changeTexts(command, pageReviews, () =>
    Object.fromEntries(known.map((path) => [path, checked.text])),
  );
}
