import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessages } from '#app/platform/http/staff-message.server.ts';
import { checkFields, cleanText } from '#app/platform/input/clean-text.server.ts';
import { inputProblems } from '#messages/platform/problems.ts';
import type { FactField, FactSection, FactTexts, FaultContext, ValidationResult } from './fact-section.ts';
import { requiredMessage } from './facts-form.ts';

/**
 * Characters accepted before normalisation, for fields that are not longer: spaces between the digits of a phone do not
 * count.
 */
const longestTyped = 5_000;

/** Kinds of fields that hold numbers, in the digits of any script. A field of text with a number in it reads them itself. */
const numericKinds: readonly FactField['kind'][] = ['tel', 'date', 'number', 'hours'];

const longKinds: readonly FactField['kind'][] = ['lines', 'days', 'hours', 'prices'];

function checkField(field: FactField, typed: string, today: string): ValidationResult {
  const clean = cleanText(typed, {
    max: Math.max(longestTyped, field.max),
    lines: longKinds.includes(field.kind),
  });
  if ('problem' in clean) return { problem: clean.problem.in(defaultLocale) };
  if (clean.text === '') return field.required ? { problem: requiredMessage } : clean;
  const text = numericKinds.includes(field.kind) ? withPlainDigits(clean.text) : clean.text;
  const checked = field.check?.(text, today) ?? { text };
  if ('problem' in checked || checked.text.length <= field.max) return checked;
  return { problem: message(inputProblems, 'tooLong', { max: field.max }).in(defaultLocale) };
}

/**
 * Validates the texts of a section and returns them normalised for storage.
 *
 * @param today today in India
 * @param around what the rules of a section look at besides. A tool that copies saved facts knows no pages, and their rules held when they were saved
 * @throws ProblemError 400 with a message for every invalid field
 */
export function validateTexts(
  section: FactSection,
  typed: FactTexts,
  today: string,
  around: FaultContext = { quotedPrices: {}, facts: defaultFacts },
): FactTexts {
  const checked = section.fields.map(
    (field) => [field.name, checkField(field, typed[field.name] ?? '', today)] as const,
  );
  const problems = checked.flatMap(([name, one]) => ('problem' in one ? [[name, one.problem] as const] : []));
  const texts = Object.fromEntries(
    checked.map(([name, one]) => [name, 'text' in one ? one.text : (typed[name] ?? '')]),
  );
  const errors = { ...section.faults?.(texts, around), ...Object.fromEntries(problems) };
  if (Object.keys(errors).length > 0)
    throw new ProblemError(400, { message: checkFields, errors: staffMessages(errors) });
  return texts;
}
