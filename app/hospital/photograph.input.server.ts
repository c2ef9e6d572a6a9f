import type { LocalizedMessage } from '#app/languages/localized-message.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { cleanText, summaryOf } from '#app/platform/input/clean-text.server.ts';
import { pictureLimits, pictureMessages } from '#app/platform/pictures/picture.values.ts';
import { inspectPicture } from '#app/platform/pictures/picture-format.server.ts';
import type { PhotographChange } from './photograph.commands.server.ts';
import { descriptionRule } from './photograph-places.ts';

const missing = staffMessage('Choose a photograph.');

/** Error message for the description, or undefined. */
function altProblem(alt: string): LocalizedMessage | undefined {
  const clean = cleanText(alt, { max: descriptionRule.maxLength, lines: false });
  if ('problem' in clean) return clean.problem;
  return clean.text === '' ? staffMessage(descriptionRule.required) : undefined;
}

/**
 * Validates the form of a place.
 *
 * @param isTaken whether the place has a photograph, so that the form needs no new file
 * @throws ProblemError 400 or 413 with a message for each field
 */
export function parsePhotographForm(
  fields: URLSearchParams,
  file: Uint8Array | null,
  isTaken: boolean,
): PhotographChange {
  const alt = fields.get('alt') ?? '';
  const isRemoved = fields.getAll('removeImage').at(-1) === 'true';
  if (isTaken && isRemoved && !file) return { picture: 'remove', alt: '' };
  const errors: Record<string, LocalizedMessage> = {};
  const problem = altProblem(alt);
  if (problem) errors.alt = problem;
  let status: ProblemError['status'] = 400;
  let picture: PhotographChange['picture'] = 'keep';
  try {
    if (file) picture = inspectPicture(file, 'image', pictureLimits.leastSide);
    else if (!isTaken) errors.image = missing;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (!problem) status = error.status;
    errors.image = error.localized.errors?.image ?? staffMessage(pictureMessages.damaged);
  }
  if (Object.keys(errors).length > 0) {
    throw new ProblemError(status, { message: summaryOf(errors), errors });
  }
  const clean = cleanText(alt, { max: descriptionRule.maxLength, lines: false });
  return { picture, alt: 'text' in clean ? clean.text : '' };
}
