/** Names, specialization and texts of a doctor in the locale of a page. */

import { defaultLocale, type Locale, localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { specialtyNames } from '#messages/doctors/specialties.ts';
import { lowerCase } from './directory/doctor.search.ts';
import type { Doctor } from './doctor.values.ts';

export type SpecialtyId = keyof typeof specialtyNames;

const specialtyIds = Object.keys(specialtyNames) as readonly SpecialtyId[];

/** The specialty of the list that a stored specialization names, in any case. */
export const specialtyOf = (specialization: string): SpecialtyId | undefined => {
  const name = lowerCase(specialization).trim();
  return specialtyIds.find((id) => lowerCase(specialtyNames[id]) === name);
};

/** The name of a specialization in a locale, or the text that was typed, if it is not in the list. */
export function specialtyIn(locale: Locale, specialization: string): string {
  const id = locale === defaultLocale ? undefined : specialtyOf(specialization);
  return id === undefined ? specialization : messagesIn(locale, specialtyNames)[id];
}

/**
 * The name in a locale for a name that an appointment or a receipt stores.
 *
 * @param doctor the doctor as stored now, if there still is one
 * @returns the stored name, if the locale has no name or the doctor was renamed since
 */
export const storedNameIn = (
  locale: Locale,
  storedName: string,
  doctor: Pick<Doctor, 'name' | 'texts'> | null | undefined,
): string => (doctor?.name === storedName ? doctor.texts[locale]?.name : undefined) ?? storedName;

/** A doctor's names in all other locales, for searches. */
export const namesElsewhere = ({ texts }: Pick<Doctor, 'texts'>): readonly string[] =>
  localeTags.flatMap((locale) => texts[locale]?.name ?? []);

/**
 * Returns a doctor with the texts of a locale. A text without a translation stays as typed. Show such a text with
 * `UserText`, which marks it as English.
 */
export const doctorIn = <Shown extends Pick<Doctor, 'texts' | 'specialization'>>(
  locale: Locale,
  doctor: Shown,
): Shown => ({
  ...doctor,
  ...doctor.texts[locale],
  specialization: specialtyIn(locale, doctor.specialization),
});
