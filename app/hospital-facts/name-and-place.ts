/** Name and place of the hospital in the locale of a page. */

import type { Locale } from '#app/languages/locales.ts';
import type { HospitalFacts, PlaceFact } from './fact-types.ts';

type Place = Pick<HospitalFacts, 'hospital'>;

/**
 * Returns the hospital's own translation of a fact.
 *
 * @returns undefined if the hospital has entered none, and in the default locale
 */
export const translatedFact = (fact: PlaceFact, locale: Locale, { hospital }: Place): string | undefined =>
  hospital.translations[locale]?.[fact] ?? undefined;

/** Returns the hospital's name for titles, where no part of the text can be marked as English. */
export const hospitalNameIn = (locale: Locale, facts: Place): string =>
  translatedFact('name', locale, facts) ?? facts.hospital.name;

/** Formats the address in one line, such as 'Sector 15, Panchkula, Haryana 134113'. */
export function addressLine({ hospital }: Place): string {
  const { street, city, state, postalCode } = hospital.address;
  return `${street}, ${city}, ${state} ${postalCode}`;
}

export const addressIn = (locale: Locale, facts: Place): string =>
  translatedFact('address', locale, facts) ?? addressLine(facts);
