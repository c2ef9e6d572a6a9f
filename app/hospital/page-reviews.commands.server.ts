import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { summaryOf } from '#app/platform/input/input.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { readStoredTexts } from './facts-save.server.ts';
import { FactsChangedError, saveFacts } from './hospital.commands.server.ts';
import { checkReviewDay, pageReviews } from './sections/page-reviews.server.ts';

/** Attempts to save, if other people save marks at the same time. */
const tries = 3;

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
  for (let tried = 1; ; tried += 1) {
    const { texts, version } = await readStoredTexts(command, pageReviews);
    const marked = { ...texts, ...Object.fromEntries(known.map((path) => [path, checked.text])) };
    try {
      await saveFacts(command, pageReviews, marked, version);
      return;
    } catch (error) {
      if (!(error instanceof FactsChangedError) || tried === tries) throw error;
    }
  }
}
