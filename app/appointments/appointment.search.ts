/** How many words of a name are looked at, and how much of each. */
const most = { words: 12, letters: 24 } as const;

/** The words of names as they are kept and looked for: in small letters, without accents and signs. */
export function searchedWords(...names: readonly (string | null)[]): readonly string[] {
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
