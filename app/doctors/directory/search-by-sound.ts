/** Matching rule of the directory's search. It needs the sounds of three scripts, which staff pages do not load. */
import { phoneticKey } from '#app/languages/phonetic-key.ts';
import { normalizedSearchText } from './doctor.search.ts';

/** A letter of Devanagari or Gurmukhi. Doctors are entered in Latin letters, so such a word is compared by its sound. */
const indicLetter = /[\u0900-\u097f\u0a00-\u0a7f]/;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

function hasSoundOf(searchedText: string, word: string): boolean {
  const key = phoneticKey(word);
  return key !== '' && wordsOf(searchedText).some((other) => phoneticKey(other) === key);
}

/** Whether a text of `searchableTextOf` contains the typed search text, or sounds like it if that is in another script. */
export function containsSearchText(searchedText: string, search: string): boolean {
  const piece = normalizedSearchText(search);
  if (searchedText.includes(piece)) return true;
  return (
    indicLetter.test(piece) &&
    wordsOf(piece).every((word) => searchedText.includes(word) || hasSoundOf(searchedText, word))
  );
}
