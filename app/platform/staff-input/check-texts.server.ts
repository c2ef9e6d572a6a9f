/** Checks the texts of declared fields (decision 0118). Its messages are in English, for staff. */

import { defaultLocale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { inputProblems } from '#messages/platform/problems.ts';
import { ProblemError } from '../http/problems.server.ts';
import { staffMessage, staffMessages } from '../http/staff-message.server.ts';
import { checkFields, cleanText } from '../input/clean-text.server.ts';
import { requiredMessage } from './required-message.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The rules of a field, as `DeclaredField` in app/ui/form has them. */
interface FieldRules {
  readonly name: string;
  readonly kind: string;
  readonly max: number;
  readonly required: boolean;
  readonly missing?: string;
  readonly tooLong?: string;
  readonly check?: (text: string, today: string) => { readonly text: string } | { readonly problem: string };
}

/**
 * Characters accepted before normalisation, for fields that are not longer: spaces between the digits of a phone do not
 * count.
 */
const longestTyped = 5_000;

/** Kinds of fields that hold numbers, in the digits of any script. A field of text with a number in it reads them itself. */
const numericKinds = ['tel', 'date', 'number', 'money', 'hours'];

/** Kinds whose text has several lines; the last three are of sections of the hospital. */
const longKinds = ['lines', 'days', 'hours', 'prices'];

/** @param typed undefined if the field was not sent */
function checkText(
  { kind, max, required, missing = requiredMessage, tooLong, check }: FieldRules,
  typed: string | undefined,
  today: string,
) {
  if (typed === undefined && required)
    return { problem: message(inputProblems, 'missing').in(defaultLocale) };
  const tooLongMessage =
    tooLong === undefined ? message(inputProblems, 'tooLong', { max }) : staffMessage(tooLong);
  const clean = cleanText(typed ?? '', {
    max: Math.max(longestTyped, max),
    lines: longKinds.includes(kind),
    messages: { tooLong: tooLongMessage },
  });
  if ('problem' in clean) return { problem: clean.problem.in(defaultLocale) };
  if (clean.text === '') return required ? { problem: missing } : clean;
  const text = numericKinds.includes(kind) ? withPlainDigits(clean.text) : clean.text;
  const checked = check?.(text, today) ?? { text };
  return 'problem' in checked || checked.text.length <= max
    ? checked
    : { problem: tooLongMessage.in(defaultLocale) };
}

/**
 * Checks texts and returns them normalised for storage.
 *
 * @param typed texts by field name
 * @param today today in India
 * @param faults checks fields that depend on each other. Returns messages by field name.
 * @throws ProblemError 400 with a message for every invalid field
 */
export function checkTexts<Name extends string>(
  fields: readonly (FieldRules & { readonly name: Name })[],
  typed: Readonly<Partial<Record<Name, string>>>,
  today: string,
  faults?: (texts: Texts<Name>) => Readonly<Record<string, string>> | undefined,
): Texts<Name> {
  const checked = fields.map((field) => [field.name, checkText(field, typed[field.name], today)] as const);
  const problems = checked.flatMap(([name, one]) => ('problem' in one ? [[name, one.problem] as const] : []));
  const texts = Object.fromEntries(
    checked.map(([name, one]) => [name, 'text' in one ? one.text : (typed[name] ?? '')]),
  ) as Texts<Name>;
  const errors = { ...faults?.(texts), ...Object.fromEntries(problems) };
  if (Object.keys(errors).length > 0)
    throw new ProblemError(400, { message: checkFields, errors: staffMessages(errors) });
  return texts;
}
