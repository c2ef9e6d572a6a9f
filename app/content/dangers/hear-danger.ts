import { type HeardConcept, heardConcepts } from './heard-concepts.ts';
import { type HeardClass, heardWords, madeClasses } from './heard-words.ts';
import { isGlue, longestHeard, numberOf, type ReadWord, readWords, Vocabulary } from './read-words.ts';

/** Poison: swallowed, unconscious, or a fit that does not stop. Life: thoughts of dying, a plan, an attempt. Violence: somebody is hurt or threatened. */
export type HeardDanger = 'poison' | 'life' | 'violence';

/** The order of the boxes. After poison minutes count. */
export const dangerOrder: readonly HeardDanger[] = ['poison', 'life', 'violence'];

interface Step {
  readonly classes: readonly number[];
  /** Words that tell something, between the step before and this one. */
  readonly mostBetween: number;
}

interface Sequence {
  readonly concept: HeardConcept;
  readonly steps: readonly Step[];
  readonly unless: readonly number[];
  readonly denials: readonly (readonly Step[])[];
}

const between = { next: 0, near: 3, far: 8 };
/** Words of any kind between two steps. */
const farthest = 14;
/** Words beside a sequence that may make it harmless. */
const beside = 4;

const isClass = (name: string) => /^[A-Z]/.test(name);
const knownClasses: ReadonlySet<string> = new Set([...Object.keys(heardWords), ...madeClasses]);

/** @param literals gets the words that the step names itself, with the `^` of spoken ones */
function readStep(text: string, literals: Map<string, number>): Step {
  const [, mark = '', names = ''] = /^([+*]?)(.*)$/.exec(text) ?? [];
  const classes = names.split('|').map((name) => {
    if (isClass(name) && !knownClasses.has(name))
      throw new Error(`There is no class ${name} in heard-words.ts.`);
    const number = numberOf(isClass(name) ? name : `=${name}`);
    if (!isClass(name)) literals.set(name, number);
    return number;
  });
  return { classes, mostBetween: mark === '+' ? between.next : mark === '*' ? between.far : between.near };
}

/** `A <> B` as its two orders. */
function bothOrders(line: string): readonly string[] {
  const [before, after] = line.split(' <> ');
  if (before === undefined || after === undefined) return [line];
  const first = before.split(' ');
  const second = after.split(' ');
  const one = first.pop();
  const other = second.shift();
  return [[...first, one, other, ...second].join(' '), [...first, other, one, ...second].join(' ')];
}

function prepare() {
  const literals = new Map<string, number>();
  const stepsOf = (line: string) => line.split(' ').map((step) => readStep(step, literals));
  const sequences = heardConcepts.flatMap((concept) => {
    const unless = (concept.unless ?? []).map(numberOf);
    const denials = (concept.deniedBy ?? []).map(stepsOf);
    return concept.heard.flatMap(bothOrders).map(
      (line): Sequence => ({
        concept,
        steps: stepsOf(line),
        unless,
        denials,
      }),
    );
  });
  const alone = new Set(
    sequences.flatMap(({ steps: [only, second] }) => (only && !second ? only.classes : [])),
  );
  // "marunga" becomes "mar jaunga", which is.
  alone.add(numberOf('MARU' satisfies HeardClass));
  return { sequences, vocabulary: new Vocabulary(literals, alone) };
}

let prepared: ReturnType<typeof prepare> | undefined;

/** Made when the first text is read, once in an isolate: some 40 ms. */
function recogniser() {
  prepared ??= prepare();
  return prepared;
}

interface Heard {
  readonly words: readonly ReadWord[];
  readonly positions: ReadonlyMap<number, readonly number[]>;
}

function listen(text: string): Heard {
  const words = readWords(text, recogniser().vocabulary);
  const positions = new Map<number, number[]>();
  words.forEach(({ classes }, at) => {
    for (const one of classes) {
      const list = positions.get(one);
      if (list) list.push(at);
      else positions.set(one, [at]);
    }
  });
  return { words, positions };
}

/** @returns where the sequence that begins at `start` ends, or -1 */
function endOf(steps: readonly Step[], start: number, words: readonly ReadWord[]): number {
  const follow = (step: number, at: number): number => {
    const wanted = steps[step];
    if (!wanted) return at;
    const weightAfter = words[at + 1]?.weight ?? 0;
    for (let next = at + 1; next < words.length && next - at <= farthest; next += 1) {
      const word = words[next];
      if (!word || word.weight - weightAfter > wanted.mostBetween) return -1;
      if (!wanted.classes.some((one) => word.classes.has(one))) continue;
      const end = follow(step + 1, next);
      if (end >= 0) return end;
    }
    return -1;
  };
  return follow(1, start);
}

const not = numberOf('NOT' satisfies HeardClass);
/** English names the fear before what is feared, and whose death it was after it. */
const onlyBefore = numberOf('FEAREN' satisfies HeardClass);
const onlyAfter = numberOf('GRIEF' satisfies HeardClass);
/** "The child hits me" is a question of upbringing, "he hits the child" is not. */
const onlyAhead = numberOf('SMALLCHILD' satisfies HeardClass);

function isHarmless({ unless }: Sequence, start: number, end: number, words: readonly ReadWord[]): boolean {
  const last = Math.min(words.length - 1, end + beside);
  for (let at = Math.max(0, start - beside); at <= last; at += 1) {
    const isFound = unless.some((one) => {
      if (
        (one === onlyBefore && at > end) ||
        (one === onlyAfter && at <= end) ||
        (one === onlyAhead && at >= start)
      )
        return false;
      return words[at]?.classes.has(one);
    });
    if (isFound) return true;
  }
  return false;
}

function isDenied(start: number, end: number, words: readonly ReadWord[]): boolean {
  for (let at = start; at <= end + 1; at += 1) if (words[at]?.classes.has(not)) return true;
  let before = start - 1;
  while (before > start - 3 && isGlue(words[before])) before -= 1;
  return words[before]?.classes.has(not) ?? false;
}

const why = numberOf('KYA' satisfies HeardClass);

/** "No thoughts of suicide", but not "why not suicide". A denial shares a word with what it denies. */
function isDeniedBy({ denials }: Sequence, start: number, end: number, words: readonly ReadWord[]): boolean {
  return denials.some((steps) =>
    words.some(({ classes }, first) => {
      if (first > end || !steps[0]?.classes.some((one) => classes.has(one))) return false;
      if (words[first - 1]?.classes.has(why)) return false;
      return endOf(steps, first, words) >= start;
    }),
  );
}

function isHeard(sequence: Sequence, { words, positions }: Heard): boolean {
  const { steps, concept } = sequence;
  // Most sequences end here: one of their steps was not said.
  if (!steps.every(({ classes }) => classes.some((one) => positions.has(one)))) return false;
  return (steps[0]?.classes ?? [])
    .flatMap((one) => positions.get(one) ?? [])
    .some((start) => {
      const end = endOf(steps, start, words);
      if (end < 0 || isHarmless(sequence, start, end, words)) return false;
      if (isDeniedBy(sequence, start, end, words)) return false;
      return !(concept.isUndoneByNot && isDenied(start, end, words));
    });
}

/** Which concepts a text speaks of: for tests, and to see why a text was heard. */
export function heardConceptsIn(text: string): ReadonlySet<HeardConcept> {
  const heard = listen(text);
  const found = new Set<HeardConcept>();
  for (const sequence of recogniser().sequences) {
    if (!found.has(sequence.concept) && isHeard(sequence, heard)) found.add(sequence.concept);
  }
  return found;
}

/**
 * Dangers that a text speaks of, in English, Hindi or Punjabi, in Latin letters, Devanagari or Gurmukhi.
 *
 * Nothing of the text is stored or logged. A text is read up to {@link longestHeard} characters.
 *
 * @returns each danger once, the most urgent first; empty for an ordinary text
 */
export function hearDangers(text: string): readonly HeardDanger[] {
  if (text.trim() === '') return [];
  const heard = listen(text);
  const kinds = new Set<HeardDanger>();
  for (const sequence of recogniser().sequences) {
    const { kind } = sequence.concept;
    if (!kinds.has(kind) && isHeard(sequence, heard)) kinds.add(kind);
  }
  return dangerOrder.filter((kind) => kinds.has(kind));
}

export { longestHeard };
