/** Limits of the search index: words per appointment, and letters per word. */
const most = { words: 12, letters: 24 } as const;

/** Normalises names for the search index and for queries: lower case, no accents, no punctuation. */
export function searchTerms(...names: readonly (string | null)[]): readonly string[] {
  const words = names
    .filter((name) => name !== null)
    .flatMap((name) =>
      name
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .split(/[^\p{L}\p{N}\p{M}]+/u),
    )
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, most.letters).join(''));
  return [...new Set(words)].slice(0, most.words);
}
