/** A name of one word and 100 letters would make an address that nobody can read. */
const longest = 60;

/** Where a name has no Latin letter and no digit, so that nothing of it can stand in an address. */
const nameless = 'doctor';

/**
 * The last part of the address of a doctor's page, as the name gives it: 'Dr. Asha Verma' is at 'dr-asha-verma'. Two
 * doctors may have one name: which of them gets what is the store's to say (decision 0027).
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
  // Between two words, unless the last one is so long that little would be left.
  return words.slice(0, wordsEnd > longest / 2 ? wordsEnd : longest);
}

/** Whether there can be a doctor at it: anything else that is asked for needs no question to the database. */
export const isSlug = (asked: string) => /^[a-z0-9-]{1,80}$/.test(asked);
