/** Matching rule of the searches for doctors. */
import {
  type AskedWord,
  askedWords,
  hasAskedWord,
  isTitle,
  nameTerms,
} from '#app/typed-text/spelling/name-key.ts';
import { normalizedSearchText } from './doctor.search.ts';

/** Terms of a line, because many doctors have the same hospital and specialization, and a reader types letter by letter. */
const knownTerms = new Map<string, readonly string[]>();

/** Above the lines of 500 doctors. */
const mostKnown = 5_000;

function termsOf(line: string): readonly string[] {
  const known = knownTerms.get(line);
  if (known) return known;
  const terms = nameTerms(line);
  if (knownTerms.size >= mostKnown) knownTerms.clear();
  knownTerms.set(line, terms);
  return terms;
}

interface Asked {
  readonly search: string;
  readonly piece: string;
  /** Whether the search finds everybody. */
  readonly isOpen: boolean;
  readonly words: readonly AskedWord[];
}

let lastAsked: Asked | undefined;

/** Reads a search once, because it is compared with all doctors one after the other. */
function askedBy(search: string): Asked {
  if (lastAsked?.search === search) return lastAsked;
  const piece = normalizedSearchText(search);
  lastAsked = { search, piece, isOpen: piece === '' || isTitle(piece), words: askedWords(piece) };
  return lastAsked;
}

/**
 * Whether a text contains the typed search text, or all its words in any order, script and spelling. Titles, dots, commas and
 * spaces do not count. A title alone finds everybody.
 *
 * @param searchedText lines in lower case, such as those of `searchableTextOf`
 */
export function containsSearchText(searchedText: string, search: string): boolean {
  const { piece, isOpen, words } = askedBy(search);
  if (isOpen || searchedText.includes(piece)) return true;
  if (words.length === 0) return false;
  const lines = searchedText.split('\n');
  return words.every((word) => lines.some((line) => hasAskedWord(termsOf(line), word)));
}
