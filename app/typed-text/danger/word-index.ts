/** Class numbers of words, by a key of the word. */
export class WordIndex {
  readonly #classes = new Map<string, number[]>();

  add(key: string, name: number): void {
    const known = this.#classes.get(key);
    if (!known) this.#classes.set(key, [name]);
    else if (!known.includes(name)) known.push(name);
  }

  find(key: string): readonly number[] {
    return this.#classes.get(key) ?? [];
  }
}

/** Shortest word, in letters, that may have a typing error. Shorter words are one letter from many others: "die" from "diet" and "dye". */
const shortestMistyped = 6;

/** A word, and the word without each of its letters. Two words that are one typing error apart share one of these. */
const withoutALetter = (word: string) => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Whether one letter is added, missing or wrong, or two neighbours are swapped. The first letter must be right, because it is seldom mistyped. */
function isOneErrorApart(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const typedRest = typed.slice(start);
  const rest = word.slice(start);
  if (typed.length > word.length) return typedRest.slice(1) === rest;
  if (typed.length < word.length) return typedRest === rest.slice(1);
  const isSwapped = typedRest[0] === rest[1] && typedRest[1] === rest[0];
  return typedRest.slice(1) === rest.slice(1) || (isSwapped && typedRest.slice(2) === rest.slice(2));
}

/** Finds the classes of a long word that has one typing error. The method is SymSpell's index of deletions. */
export class TypoIndex {
  readonly #words = new Map<string, string[]>();
  readonly #classes = new WordIndex();

  add(word: string, name: number): void {
    if (word.length < shortestMistyped) return;
    if (this.#classes.find(word).length === 0) {
      for (const part of withoutALetter(word)) {
        const words = this.#words.get(part);
        if (words) words.push(word);
        else this.#words.set(part, [word]);
      }
    }
    this.#classes.add(word, name);
  }

  find(typed: string): readonly number[] {
    if (typed.length < shortestMistyped - 1) return [];
    return withoutALetter(typed).flatMap((part) =>
      (this.#words.get(part) ?? [])
        .filter((word) => isOneErrorApart(typed, word))
        .flatMap((word) => this.#classes.find(word)),
    );
  }
}
