import { defaultLocale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessages } from '#app/platform/http/staff-message.server.ts';
import { checkFields, cleanText } from '#app/platform/input/input.server.ts';
import { inputProblems } from '#messages/platform/problems.ts';
import type { FactField, FactSection, FactTexts, PageContent, ValidationResult } from './fact-section.ts';
import { requiredMessage } from './facts-form.ts';

/**
 * Characters accepted before normalisation, for fields that are not longer: spaces between the digits of a phone do not
 * count.
 */
const longestTyped = 5_000;

const longKinds: readonly FactField['kind'][] = ['lines', 'days', 'hours', 'prices'];

function checkField(field: FactField, typed: string, today: string): ValidationResult {
  const clean = cleanText(typed, {
    max: Math.max(longestTyped, field.max),
    lines: longKinds.includes(field.kind),
  });
  if ('problem' in clean) return { problem: clean.problem.in(defaultLocale) };
  if (clean.text === '') return field.required ? { problem: requiredMessage } : clean;
  const checked = field.check?.(clean.text, today) ?? clean;
  if ('problem' in checked || checked.text.length <= field.max) return checked;
  return { problem: message(inputProblems, 'tooLong', { max: field.max }).in(defaultLocale) };
}

/**
 * Validates the texts of a section and returns them normalised for storage.
 *
 * @param today today in India
 * @param content of the pages. A tool that copies saved facts knows none, and their rules held when they were saved
 * @throws ProblemError 400 with a message for every invalid field
 */
export function validateTexts(
  section: FactSection,
  typed: FactTexts,
  today: string,
  content: PageContent = { quotedPrices: {} },
): FactTexts {
  const checked = section.fields.map(
    (field) => [field.name, checkField(field, typed[field.name] ?? '', today)] as const,
  );
  const problems = checked.flatMap(([name, one]) => ('problem' in one ? [[name, one.problem] as const] : []));
  const texts = Object.fromEntries(
    checked.map(([name, one]) => [name, 'text' in one ? one.text : (typed[name] ?? '')]),
  );
  const errors = { ...section.faults?.(texts, content), ...Object.fromEntries(problems) };
  if (Object.keys(errors).length > 0)
    throw new ProblemError(400, { message: checkFields, errors: staffMessages(errors) });
  return texts;
}
