import { letterKey, phoneticKey, soundKey } from '#app/site/phonetic-key.ts';
import { type HeardConcept, heardConcepts } from './heard-concepts.ts';
import { type HeardWords, heardWords } from './heard-words.ts';

/** Life: thoughts of dying or a plan. Violence: somebody is hurt or threatened. Poison: swallowed, unconscious, or a fit that does not stop. */
export type HeardDanger = 'poison' | 'life' | 'violence';

/** The order of the boxes: after poison minutes count. */
export const dangerOrder: readonly HeardDanger[] = ['poison', 'life', 'violence'];

/** Longest text that is read, in characters: the longest note of a booking. What follows is not read. */
export const longestHeard = 600;

/** Classes are numbers while a text is read. */
const numbers = new Map<string, number>();
const numberOf = (name: string): number => {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
};

const listed = (words = '') => words.split(/\s+/).filter(Boolean);

class WordIndex {
  readonly #classes = new Map<string, number[]>();
  add(key: string, name: number) {
    const entry = this.#classes.get(key);
    if (!entry) this.#classes.set(key, [name]);
    else if (!entry.includes(name)) entry.push(name);
  }
  find(key: string): readonly number[] {
    return this.#classes.get(key) ?? [];
  }
}

/** Shortest sound, and shortest word without its `a`, that says which word it is. */
const tellingSound = 4;
const tellingLetters = 3;
const tellingConsonants = 4;
const shortestWithTypo = 6;

/** Nobody agrees where to write `a`; other vowels tell short words apart. */
const bareOf = (letters: string) => letters.replace(/(?<=^.+)a/g, '').replace(/([a-z])\1+/g, '$1');

/** The word with each of its letters left out in turn: two words with one of these in common are about one typing error apart. */
const withoutALetter = (word: string) => [
  word,
  ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
];

function buildIndex() {
  const english = new WordIndex();
  const mistyped = new WordIndex();
  const letters = new WordIndex();
  const bares = new WordIndex();
  const sounds = new WordIndex();
  const consonants = new WordIndex();
  for (const [name, { en, hi, only, long }] of Object.entries<HeardWords>(heardWords)) {
    const number = numberOf(name);
    for (const word of listed(en)) {
      const plain = word.replace('~', '');
      english.add(plain, number);
      if (word !== plain) for (const part of withoutALetter(plain)) mistyped.add(part, number);
    }
    for (const word of listed(hi)) {
      const sound = soundKey(word);
      const bare = bareOf(letterKey(word));
      if (sound.length >= tellingSound) sounds.add(sound, number);
      if (bare.length >= tellingLetters) bares.add(bare, number);
      letters.add(letterKey(word), number);
    }
    for (const word of listed(only)) letters.add(letterKey(word), number);
    for (const word of listed(long)) {
      consonants.add(phoneticKey(word), number);
      letters.add(letterKey(word), number);
    }
  }
  return { english, mistyped, letters, bares, sounds, consonants };
}

/** Words that a sequence may have anywhere between its steps. */
const glue = new Set(
  listed(`a an the to of is am are be been being was were it its just really so very and or also too like even that this for in on at up then there here please pls plz
    get got gets im i ill ive id he she they we you me my by with from as if because do does did
    ki ka ke ko nu da di de diyan hi bhi v vi se ton te hai h hain han haan ab hun hoon hu ne toh to tho par pe aur or main mai mein me mujhe mera meri mere mainu
    kar karke kr ja jo je ek koi kuch bas bass yaar bhot bahut bht na hun vich ch wich ik nu apne apni apna us uske usko woh wo vo oh ho raha rahi rhi rha
    kehnda yeh ye is iss es eh lai layi liye`).map(letterKey),
);

interface Token {
  readonly raw: string;
  readonly letters: string;
}

const wordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]+|[.!?।;\n]+/gu;

const sentenceEnd = /^[.!?।;\n]/;

/** More words between two steps do not belong together. */
const mostBetween = 3;
const farBetween = 8;
const farthest = 14;
/** Words beside a sequence that may make it harmless. */
const besideWords = 3;
const sentencePause = 2;

interface Step {
  readonly classes: readonly number[];
  readonly mostBetween: number;
}

interface Sequence {
  readonly line: string;
  readonly concept: HeardConcept;
  readonly steps: readonly Step[];
  readonly unless: readonly number[];
}

const isClass = (name: string) => /^[A-Z]/.test(name);

/** One class for each word that a sequence names itself. */
const literal = (word: string) => `=${word}`;

function readStep(text: string): Step {
  const [, mark = '', names = ''] = /^([+*]?)(.*)$/.exec(text) ?? [];
  return {
    mostBetween: mark === '+' ? 0 : mark === '*' ? farBetween : mostBetween,
    classes: names.split('|').map((name) => numberOf(isClass(name) ? name : literal(name))),
  };
}

/** `A <> B` as the two orders. */
function bothOrders(line: string): readonly string[] {
  const [before, after] = line.split(' <> ');
  if (before === undefined || after === undefined) return [line];
  const first = before.split(' ');
  const second = after.split(' ');
  const one = first.pop();
  const other = second.shift();
  return [[...first, one, other, ...second].join(' '), [...first, other, one, ...second].join(' ')];
}

function readConcepts() {
  const english = new Set<string>();
  const sequences = heardConcepts.flatMap((concept) => {
    const unless = (concept.unless ?? []).map(numberOf);
    return concept.heard.flatMap(bothOrders).map((line): Sequence => {
      const steps = line.split(' ').map(readStep);
      for (const name of line.split(/[ |]/).map((step) => step.replace(/^[+*]/, '')))
        if (!isClass(name)) english.add(name);
      return { line, concept, steps, unless };
    });
  });
  return { sequences, literals: english };
}

function prepare() {
  const index = buildIndex();
  const { sequences, literals } = readConcepts();
  for (const word of literals) index.english.add(word, numberOf(literal(word)));
  return { index, sequences };
}

let prepared: ReturnType<typeof prepare> | undefined;

/** Built when it is first needed, once in an isolate: about 10 ms. */
const recogniser = () => {
  prepared ??= prepare();
  return prepared;
};

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

const c = (name: string) => numberOf(name);

/** "maa" is long: to hit. In Indian scripts the short vowel is sure as well. */
const hits = /^(?:m+a{2,}|मा|ਮਾ)/;
const dies = /^(?:मर|ਮਰ)/;
const dyingClasses = ['MAR', 'MARNA', 'MARU', 'MARE'];
const hittingClasses = ['MAAR', 'MAARTA', 'HURT'];
const titles = new Set(['dr', 'doctor', 'daktar', 'do', 'dakt', 'da']);
const nameLike = [
  'VENOM',
  'ZAHAR',
  'POISON',
  'LIFE',
  'JEENA',
  'DEATH',
  'MARNA',
  'MAR',
  'MARU',
  'MARE',
  'MARTA',
  'CUT',
  'HANG',
  'LATAK',
  'ZINDA',
];

/** Words that sound like listed ones and mean something else. */
const others = new Set(
  listed(
    'jind kutta kutte kutti kuta kute kuti jo जो ਜੋ jinhe jinka jinke jinki dabba march mark zaheer zahir jahir zaheera johar jawahar',
  ).map((word) => word),
);

function classesOf(
  { raw, letters }: Token,
  { english, mistyped, letters: byLetters, bares, sounds, consonants }: ReturnType<typeof buildIndex>,
) {
  if (others.has(raw)) return [];
  const found = new Set<number>();
  const add = (classes: readonly number[]) => {
    for (const one of classes) found.add(one);
  };
  if (isLatin(raw)) {
    if (/^[0-9]+$/.test(raw)) return [c('NUMBER')];
    const exact = english.find(raw);
    add(exact);
    if (exact.length === 0) {
      add(english.find(raw.replace(/(.)\1{2,}/g, '$1')));
      if (found.size === 0 && raw.length >= shortestWithTypo - 1) {
        for (const part of withoutALetter(raw)) add(mistyped.find(part));
      }
    }
  }
  // A hard c is English: "cut" is no "kutt".
  if (/c(?!h)|[qx]/.test(raw)) return [...found];
  const spellings = /[aeiou]n$/.test(letters) ? [letters, letters.slice(0, -1)] : [letters];
  for (const spelling of spellings) {
    add(byLetters.find(spelling));
    const bare = bareOf(spelling);
    if (bare.length >= tellingLetters) add(bares.find(bare));
  }
  const sound = soundKey(raw);
  for (const one of spellings.length === 1 ? [sound] : [sound, sound.replace(/n$/, '')]) {
    if (one.length >= tellingSound) add(sounds.find(one));
  }
  const key = phoneticKey(raw);
  if (key.length >= tellingConsonants) add(consonants.find(key));
  if (hits.test(raw)) for (const name of dyingClasses) found.delete(c(name));
  if (dies.test(raw)) for (const name of hittingClasses) found.delete(c(name));
  return [...found];
}

interface Heard {
  readonly tokens: readonly Token[];
  readonly classes: readonly Set<number>[];
  readonly positions: ReadonlyMap<number, readonly number[]>;
  /** Words that tell something, and pauses, before each word. */
  readonly weight: readonly number[];
}

function listen(text: string): Heard {
  const { index } = recogniser();
  const plain = text
    .slice(0, longestHeard)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’`´](?=\p{L})/gu, '');
  const tokens: Token[] = [];
  const classes: Set<number>[] = [];
  const weight: number[] = [];
  let sum = 0;
  for (const [raw] of plain.matchAll(wordPattern)) {
    if (sentenceEnd.test(raw)) {
      sum += sentencePause;
      continue;
    }
    const token = { raw, letters: letterKey(raw) };
    tokens.push(token);
    weight.push(sum);
    classes.push(new Set(classesOf(token, index)));
    if (!glue.has(token.letters)) sum += 1;
  }
  makeClasses(tokens, classes);
  const positions = new Map<number, number[]>();
  classes.forEach((set, at) => {
    for (const one of set) {
      const list = positions.get(one);
      if (list) list.push(at);
      else positions.set(one, [at]);
    }
  });
  return { tokens, classes, positions, weight };
}

/** Classes that two neighbours make together. */
function makeClasses(tokens: readonly Token[], classes: readonly Set<number>[]) {
  tokens.forEach(({ raw, letters }, at) => {
    const here = classes[at];
    if (!here) return;
    const before = classes[at - 1];
    if (letters === 'jan' && (!['jan', 'zan'].includes(raw) || before?.has(c('OWN')))) here.add(c('JAAN'));
    if (titles.has(letters) && classes[at + 1] && tokens[at + 1])
      for (const name of nameLike) classes[at + 1]?.delete(c(name));
    if (here.has(c('MARU'))) here.add(c('MARJA'));
    if (here.has(c('MAR'))) {
      const skip =
        tokens[at + 1]?.letters === 'hi' ||
        tokens[at + 1]?.letters === 'bi' ||
        tokens[at + 1]?.letters === 'bhi'
          ? 2
          : 1;
      const next = classes[at + skip];
      if (next?.has(c('GO'))) here.add(c('MARJA'));
      if (next?.has(c('GOES'))) here.add(c('MARJAYE'));
    }
    // "apne aap": oneself.
    if (here.has(c('APNE')) && classes[at + 1]?.has(c('OWNSELF'))) {
      here.add(c('KHUD'));
      classes[at + 1]?.add(c('KHUD'));
    }
  });
  // A word that was typed in two, such as "aatma hatya".
  tokens.forEach(({ raw }, at) => {
    const next = tokens[at + 1];
    if (!next || raw.length < 2 || next.raw.length < 3) return;
    const { english, letters, sounds } = recogniser().index;
    const joined = raw + next.raw;
    const sound = soundKey(joined);
    const known = [
      ...english.find(joined),
      ...(raw.length > 2 ? letters.find(letterKey(joined)) : []),
      ...(raw.length > 2 && sound.length > 5 ? sounds.find(sound) : []),
    ];
    for (const one of known) classes[at]?.add(one);
  });
}

/** @returns the last word of the sequence, or -1 */
function endOf(sequence: Sequence, start: number, heard: Heard): number {
  const { classes, weight } = heard;
  let last = start;
  const follow = (step: number, at: number): boolean => {
    const wanted = sequence.steps[step];
    if (!wanted) {
      last = at;
      return true;
    }
    for (let next = at + 1; next < classes.length && next <= at + farthest; next += 1) {
      if ((weight[next] ?? 0) - (weight[at + 1] ?? 0) > wanted.mostBetween) return false;
      if (wanted.classes.some((one) => classes[next]?.has(one)) && follow(step + 1, next)) return true;
    }
    return false;
  };
  return follow(1, start) ? last : -1;
}

function isHeard(sequence: Sequence, heard: Heard): boolean {
  const { classes, positions, tokens } = heard;
  const [first] = sequence.steps;
  if (!first) return false;
  // Most sequences end here: one of their steps was not said.
  if (!sequence.steps.every((step) => step.classes.some((one) => positions.has(one)))) return false;
  const not = c('NOT');
  for (const one of first.classes) {
    for (const start of positions.get(one) ?? []) {
      const end = endOf(sequence, start, heard);
      if (end < 0) continue;
      const from = Math.max(0, start - besideWords);
      const until = Math.min(classes.length - 1, end + besideWords);
      let isVoid = false;
      for (let at = from; at <= until && !isVoid; at += 1)
        isVoid = sequence.unless.some((name) => classes[at]?.has(name));
      if (!isVoid && sequence.concept.isUndoneByNot) {
        for (let at = start; at <= end + 1 && !isVoid; at += 1) isVoid = classes[at]?.has(not) ?? false;
        let before = start - 1;
        while (before > start - 3 && before >= 0 && glue.has(tokens[before]?.letters ?? '')) before -= 1;
        isVoid ||= classes[before]?.has(not) ?? false;
      }
      if (!isVoid) return true;
    }
  }
  return false;
}

/** For tests: which concept was heard. */
export function heardConceptsIn(text: string): readonly HeardConcept[] {
  const heard = listen(text);
  const found = new Set<HeardConcept>();
  for (const sequence of recogniser().sequences) {
    if (!found.has(sequence.concept) && isHeard(sequence, heard)) found.add(sequence.concept);
  }
  return [...found];
}

/**
 * Dangers that a text speaks of, in English, Hindi and Punjabi, in Latin letters, Devanagari and Gurmukhi.
 *
 * The text is neither stored nor logged. Text after {@link longestHeard} characters is not read.
 *
 * @returns each danger once, the most urgent first; empty for an ordinary text
 */
export function hearDangers(text: string): readonly HeardDanger[] {
  if (text.trim() === '') return [];
  const heard = listen(text);
  const kinds = new Set<HeardDanger>();
  for (const sequence of recogniser().sequences) {
    if (!kinds.has(sequence.concept.kind) && isHeard(sequence, heard)) kinds.add(sequence.concept.kind);
  }
  return dangerOrder.filter((kind) => kinds.has(kind));
}

export function debugSequences(text: string) {
  const heard = listen(text);
  const names = [...numbers.keys()];
  return {
    lines: recogniser()
      .sequences.filter((one) => isHeard(one, heard))
      .map((one) => `${one.concept.kind}: ${one.line}`),
    tokens: heard.tokens
      .map(
        ({ raw }, at) =>
          `${raw}[${[...(heard.classes[at] ?? [])]
            .map((one) => names[one])
            .filter((n) => !n?.startsWith('='))
            .join(' ')}]`,
      )
      .join(' '),
  };
}
