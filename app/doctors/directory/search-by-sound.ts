/** Matching rule of the directory's search. It needs the sounds of three scripts, which staff pages do not load. */
import { phoneticKey } from '#app/typed-text/spelling/phonetic-key.ts';
import { indicLetter, normalizedSearchText } from './doctor.search.ts';

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

function hasSoundOf(searchedText: string, word: string): boolean {
  const key = phoneticKey(word);
  return key !== '' && wordsOf(searchedText).some((other) => phoneticKey(other) === key);
}

/** "Doctor" and its abbreviations, which do not sound like the "Dr." of a name in Latin letters. */
const titles = ['डॉ', 'डा', 'डॉक्टर', 'डाक्टर', 'ਡਾ', 'ਡਾਕਟਰ'];

/** Whether a text of `searchableTextOf` contains the typed search text, or sounds like it if that is in another script. */
export function containsSearchText(searchedText: string, search: string): boolean {
  const piece = normalizedSearchText(search);
  if (searchedText.includes(piece)) return true;
  const words = wordsOf(piece).filter((word) => !titles.includes(word));
  return (
    indicLetter.test(piece) &&
    words.length > 0 &&
    words.every((word) => searchedText.includes(word) || hasSoundOf(searchedText, word))
  );
}
