/** Fields of the doctor form for the texts in other locales than the default one, and their rules. */

import { type EnteredTextChanges, enteredTextName } from '#app/languages/entered-texts.ts';
import { type Locale, locales, otherLocales } from '#app/languages/locales.ts';
import { lettersError } from '#app/languages/script.ts';
import { specialtyNames } from '#messages/doctors/specialties.ts';
import {
  type DoctorFieldRule,
  type DoctorText,
  doctorFieldRules,
  doctorTexts,
  fieldError,
  normalizedFieldText,
} from './doctor.values.ts';
import type { DoctorFormLists } from './doctor-form.ts';
import { registrationRules } from './hours/doctor-hours.ts';

type DoctorTextName = `${DoctorText}-${Locale}`;

/** An optional field of the doctor form, with a text in another locale. */
export interface DoctorTextRule extends DoctorFieldRule {
  /** Such as 'name-hi'. */
  readonly name: DoctorTextName;
  readonly text: DoctorText;
  readonly locale: Locale;
  /** Whether the text may have several lines. */
  readonly multiline: boolean;
}

/** The text under About is short: two lines on a phone. */
const biography = { label: 'Two lines about the doctor', maxLength: 300 };

const ruleOf = (text: DoctorText, locale: Locale): DoctorTextRule => {
  const { label, maxLength } =
    text === 'about' ? biography : { ...doctorFieldRules, ...registrationRules }[text];
  return {
    ...{ name: enteredTextName(text, locale), text, locale, maxLength },
    label: `${label} in ${locales[locale].englishName}`,
    message: '',
    multiline: text === 'about',
  };
};

/** The fields of all locales, those of one locale together. */
export const doctorTextRules: readonly DoctorTextRule[] = otherLocales.flatMap((locale) =>
  doctorTexts.map((text) => ruleOf(text, locale)),
);

/** Returns the error message of a text in another locale, or undefined. An empty text is valid. */
export function doctorTextError(rule: DoctorTextRule, value: string): string | undefined {
  const text = normalizedFieldText(rule, value);
  return lettersError(rule.locale, text) ?? (text === '' ? undefined : fieldError(rule, text));
}

/** The texts of a doctor by the names of their fields. Empty texts for those that nobody entered. */
export const doctorTextValues = (texts: EnteredTextChanges<DoctorText>) =>
  Object.fromEntries(
    doctorTextRules.map(({ name, text, locale }) => [name, texts[locale]?.[text] ?? '']),
  ) as Readonly<Record<DoctorTextName, string>>;

/** The lists of the doctor form that depend on the languages of the site. */
export const doctorFormLists: DoctorFormLists = {
  specialties: Object.values(specialtyNames),
  languages: otherLocales.map((locale) => ({
    tag: locale,
    name: locales[locale].englishName,
    script: locales[locale].script,
    fields: doctorTextRules
      .filter((rule) => rule.locale === locale)
      .map(({ name, label, maxLength, multiline }) => ({ name, label, maxLength, multiline })),
  })),
};
