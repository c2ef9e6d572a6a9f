// biome-ignore lint/style/noRestrictedImports: the one module that may import arktype, see `type` below.
import { type ArkErrors, scope, type Type } from 'arktype';
import { defaultLocale } from '#app/languages/locales.ts';
import { type LocalizedMessage, message } from '#app/languages/localized-message.ts';
import { inputProblems } from '#messages/platform/problems.ts';
import { type FieldProblems, ProblemError } from '../http/problems.server.ts';
import { checkFields, cleanText, type TextMessages } from './clean-text.server.ts';

/**
 * arktype without generated code. arktype tries `new Function` once. Workers allow that while they start, but
 * throw an EvalError during a request. Every schema is built from this `type`.
 */
export const { type } = scope({}, { jitless: true });

declare global {
  interface ArkEnv {
    meta(): { problem?: LocalizedMessage };
  }
}

/** Options of `check.error` and `check.reject`, for a message in the locale of the reader. */
export const errorOptions = (problem: LocalizedMessage) => ({
  message: problem.in(defaultLocale),
  meta: { problem },
});

function textType(rules: Parameters<typeof cleanText>[1]) {
  return type('string').pipe((raw, check) => {
    const clean = cleanText(raw, rules);
    return 'text' in clean ? clean.text : check.error(errorOptions(clean.problem));
  });
}

/** Single line of text of at most `max` characters; see {@link cleanText}. */
export const shortText = (max: number, messages?: TextMessages) => textType({ max, lines: false, messages });

/** Text of several lines of at most `max` characters; see {@link cleanText}. */
export const longText = (max: number, messages?: TextMessages) => textType({ max, lines: true, messages });

/** Messages of failing fields, one for each. A field whose error has no message of ours gets a general one. */
export function fieldErrors(errors: ArkErrors): FieldProblems {
  const messages: Record<string, LocalizedMessage> = {};
  for (const { code, path, meta, expected } of errors) {
    messages[path.join('.')] ??=
      code === 'required'
        ? message(inputProblems, 'missing')
        : (meta?.problem ?? message(inputProblems, 'wrongKind', { expected }));
  }
  return messages;
}

/**
 * Parses untrusted input by a schema.
 *
 * @param summary the message above those of the fields
 * @throws ProblemError 400 with a message for every failing field at once
 */
export function parseInput<Schema extends Type>(
  schema: Schema,
  input: unknown,
  summary: LocalizedMessage = checkFields,
): Schema['infer'] {
  const output = schema(input);
  if (output instanceof type.errors)
    throw new ProblemError(400, { message: summary, errors: fieldErrors(output) });
  return output as Schema['infer'];
}
