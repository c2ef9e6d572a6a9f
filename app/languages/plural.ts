/**
 * Forms of a word by plural category, such as `{ one: 'day', other: 'days' }`. A language without a category that is
 * missing here uses `other`. `0` is for languages that say zero in another form than their category, as `=0` in ICU
 * MessageFormat.
 */
export interface PluralForms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  readonly 0?: string;
  readonly other: string;
}

/** Created at the first use of a language, because a new isolate needs few of them. */
const rules = new Map<string, Intl.PluralRules>();

/**
 * Chooses the form of a word for a count by the rules of the language: Hindi and Punjabi count 0 as `one`, English does not.
 *
 * @param language tag of the language of the message, such as 'hi'
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  if (count === 0 && forms[0] !== undefined) return forms[0];
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return forms[known.select(count)] ?? forms.other;
}
