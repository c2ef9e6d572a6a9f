/** Maximum length of a slug before a number is added. Names may have 100 characters, which is too long for an address. */
const longest = 60;

/** Slug for a name without Latin letters and digits. */
const nameless = 'doctor';

/**
 * Makes a slug from a name: 'Dr. Asha Verma' becomes 'dr-asha-verma'. Doctors with the same name get the same
 * result; `freeSlug` makes it unique (decision 0027).
 */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= longest) return words || nameless;
  const wordsEnd = words.lastIndexOf('-', longest);
  // Cuts between two words, unless that would remove more than half of the allowed length.
  return words.slice(0, wordsEnd > longest / 2 ? wordsEnd : longest);
}

/** Whether a text can be a slug or an identifier. Anything else is answered with 404 without a database query. */
export const isSlug = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);
