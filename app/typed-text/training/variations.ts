import { calmWords } from '../phrases/danger/calm-words.ts';
import { isDanger, type Phrase } from './phrase-lists.ts';
import { pseudoRandom } from './pseudo-random.ts';

/** Longest phrase, in words, that people write without spaces. */
const mostJoined = 6;
/** Leaves out, doubles or replaces a letter of the longest word. */
function mistyped(text: string, random: (below: number) => number): string {
  const words = text.split(' ');
  const longest = words.reduce((best, word, at) => (word.length > (words[best]?.length ?? 0) ? at : best), 0);
  const letters = [...(words[longest] ?? '')];
  if (letters.length < 4) return text;
  const at = 1 + random(letters.length - 1);
  const kind = random(3);
  const letter = letters[at] ?? '';
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letter);
  else letters[at] = letters[1 + random(letters.length - 1)] ?? letter;
  words[longest] = letters.join('');
  return words.join(' ');
}

/** Number of texts of unknown words. */
const unknownTexts = 900;

const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'कखगचछजटडतदनपबमयरलवशसह', 'ਕਖਗਚਛਜਟਡਤਦਨਪਬਮਯਰਲਵਸਹ'];

/** A text of one to four words that no language has: a name, a typing error, one key held down. It says nothing. */
export function unknownText(random: (below: number) => number): Phrase {
  const letters = [...(alphabets[random(alphabets.length)] ?? '')];
  const letter = () => letters[random(letters.length)] ?? '';
  if (random(5) === 0) return { kind: 'ordinary', text: letter().repeat(1 + random(600)) };
  const word = () => Array.from({ length: 2 + random(8) }, letter).join('');
  return { kind: 'ordinary', text: Array.from({ length: 1 + random(4) }, word).join(' ') };
}

const joiningWords = ['', ' and', ' aur', ' te'];

/** Puts a calm word before or behind a text. */
function beside(text: string, random: (below: number) => number): string {
  const calm = calmWords[random(calmWords.length)] ?? '';
  const joining = joiningWords[random(joiningWords.length)] ?? '';
  return random(2) === 0 ? `${calm}${joining} ${text}` : `${text}${joining} ${calm}`;
}

/**
 * Variations that people write all the time: a danger beside a calm word, which must not silence it; a phrase within a longer text; a wrong, missing or doubled letter in the longest word; a short phrase without spaces.
 * Ordinary phrases are varied in the last three ways, so that the form itself says nothing.
 */
export function variationsOf(phrases: readonly Phrase[], seed: number): readonly Phrase[] {
  const random = pseudoRandom(seed);
  const ordinary = phrases.filter(({ kind }) => kind === 'ordinary');
  const anyOrdinary = () => ordinary[random(ordinary.length)]?.text ?? '';
  /** The text between up to six ordinary ones, such as a story of a hundred words. */
  const within = (text: string) => {
    const before = Array.from({ length: random(4) }, anyOrdinary);
    const after = Array.from({ length: random(4) }, anyOrdinary);
    return [...before, text, ...after].join('. ');
  };
  const varied = phrases.flatMap(({ text, kind }) => {
    const others: Phrase[] = [];
    if (isDanger(kind)) others.push({ kind, text: beside(text, random) });
    if (random(3) === 0) others.push({ kind, text: within(text) });
    if (random(3) === 0) others.push({ kind, text: mistyped(text, random) });
    if (text.split(' ').length <= mostJoined && random(2) === 0)
      others.push({ kind, text: text.replaceAll(' ', '') });
    return others;
  });
  return [...varied, ...Array.from({ length: unknownTexts }, () => unknownText(random))];
}
