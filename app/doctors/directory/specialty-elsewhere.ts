/**
 * Specialties as people type them in other languages. Only the server imports this file. It reads the modules of all locales, because the
 * directory in one language finds a doctor by the words of the others, and a page loads the messages of its own language only.
 */
import { otherLocales } from '#app/languages/locales.ts';
import { type SpecialtyId, specialtyOf } from '../doctor-in-locale.ts';

type SpecialtyNames = Readonly<Record<SpecialtyId, string>>;

/** The modules import nothing. In Node, where `import.meta.glob` does not exist, there are none. */
const modules: Readonly<Record<string, SpecialtyNames>> = import.meta.env?.SSR
  ? import.meta.glob<SpecialtyNames>('../../languages/*/doctors/specialties.ts', {
      eager: true,
      import: 'specialtyNames',
    })
  : {};

/** Returns the names of a specialization in all other locales; none if it is not in the list. */
export function specialtyElsewhere(specialization: string): readonly string[] {
  const id = specialtyOf(specialization);
  if (id === undefined) return [];
  return otherLocales.flatMap(
    (locale) => modules[`../../languages/${locale}/doctors/specialties.ts`]?.[id] ?? [],
  );
}
