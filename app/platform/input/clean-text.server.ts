/** Rules for typed text that need no schema. The pages of a new isolate use them without loading arktype. */

import { type LocalizedMessage, message } from '#app/languages/localized-message.ts';
import { readTypedText } from '#app/languages/typed-text.ts';
import { inputProblems } from '#messages/platform/problems.ts';
import type { FieldProblems } from '../http/problems.server.ts';

export interface TextMessages {
  /** Refuses an empty text with this message. */
  readonly required?: LocalizedMessage;
  readonly tooLong?: LocalizedMessage;
}

type CleanText = { readonly text: string } | { readonly problem: LocalizedMessage };

/**
 * Normalises a text for storage; see {@link readTypedText}.
 *
 * @returns the text, or the message of the first rule that it breaks
 */
export function cleanText(
  raw: string,
  { max, lines, messages = {} }: { max: number; lines: boolean; messages?: TextMessages },
): CleanText {
  const read = readTypedText(raw, { max, lines });
  if ('fault' in read) {
    const problem =
      read.fault === 'tooLong'
        ? (messages.tooLong ?? message(inputProblems, 'tooLong', { max }))
        : message(inputProblems, read.fault);
    return { problem };
  }
  if (read.text === '' && messages.required !== undefined) return { problem: messages.required };
  return read;
}

/** The message above a form, where its fields have their own messages. */
export const checkFields = message(inputProblems, 'checkFields');

/** Message above a form with these errors: the only one, or a request to check the fields. */
export function summaryOf(errors: FieldProblems): LocalizedMessage {
  const [first, ...others] = Object.values(errors);
  return first && others.length === 0 ? first : checkFields;
}
