/** Name and place of the hospital in the language of a page. */

import type { Locale } from '#app/languages/locales.ts';
import type { HospitalFacts, TranslatedPlace } from './fact-types.ts';

type Place = Pick<HospitalFacts, 'hospital'>;

/**
 * Returns the hospital's own translation of a fact.
 *
 * @returns undefined if the hospital has entered none, and in English
 */
export const translatedFact = (
  fact: keyof TranslatedPlace,
  language: Locale,
  { hospital }: Place,
): string | undefined => hospital.translations[language]?.[fact] ?? undefined;

/** Returns the hospital's name for titles, where no part of the text can be marked as English. */
export const hospitalNameIn = (language: Locale, facts: Place): string =>
  translatedFact('name', language, facts) ?? facts.hospital.name;

/** Formats the address in one line, such as 'Sector 15, Panchkula, Haryana 134113'. */
export function addressLine({ hospital }: Place): string {
  const { street, city, state, postalCode } = hospital.address;
  return `${street}, ${city}, ${state} ${postalCode}`;
}

export const addressIn = (language: Locale, facts: Place): string =>
  translatedFact('address', language, facts) ?? addressLine(facts);
