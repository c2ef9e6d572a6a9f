/**
 * Specialties as people type them in other languages. Only the server imports this file. Its lists are imports, because the directory in one
 * language finds a doctor by the words of the others, and a page loads the messages of its own language only.
 */
import { specialtyNames as hi } from '#app/languages/hi/doctors/specialties.ts';
import type { ByLocale, defaultLocale } from '#app/languages/locales.ts';
import { specialtyNames as pa } from '#app/languages/pa/doctors/specialties.ts';
import { type SpecialtyId, specialtyOf } from '../doctor-in-locale.ts';

const namesOfLocales = { hi, pa } satisfies Omit<
  ByLocale<Readonly<Record<SpecialtyId, string>>>,
  typeof defaultLocale
>;

/** Returns the names of a specialization in all other locales; none if it is not in the list. */
export function specialtyElsewhere(specialization: string): readonly string[] {
  const id = specialtyOf(specialization);
  return id === undefined ? [] : Object.values(namesOfLocales).map((names) => names[id]);
}
