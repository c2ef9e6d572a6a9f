import { dangerLanguages } from '../words/spoken-languages.ts';
import { numberOf } from './class-numbers.ts';
import type { DangerConcept } from './danger-concept.ts';
import { type ConceptId, dangerConcepts } from './danger-concepts.ts';
import type { DangerLanguage } from './danger-language.ts';
import { type DetectedDanger, dangerOrder } from './detected-danger.ts';
import { type Token, tokenize } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';
import { derivedClasses, listedClasses, type WordClass } from './word-classes.ts';

interface Step {
  readonly classes: readonly number[];
  /** Maximum number of content words between the previous step and this one. */
  readonly mostBetween: number;
}

interface Sequence {
  readonly kind: DetectedDanger;
  readonly steps: readonly Step[];
  readonly unless: readonly number[];
  readonly denials: readonly (readonly Step[])[];
  readonly isNegatable: boolean;
}

const between = { next: 0, near: 3, far: 8 };
/** Maximum number of words of any kind between two steps. */
const farthest = 14;
/** Number of words before and after a sequence in which a word can make it harmless. */
const beside = 4;

const isClass = (name: string) => /^[A-Z]/.test(name);
const knownClasses: ReadonlySet<string> = new Set([...listedClasses, ...derivedClasses]);

/** @param literals receives the words that the step names directly, with their `^` */
function readStep(text: string, literals: Map<string, number>): Step {
  const [, mark = '', names = ''] = /^([+*]?)(.*)$/.exec(text) ?? [];
  const classes = names.split('|').map((name) => {
    if (isClass(name) && !knownClasses.has(name))
      throw new Error(`There is no class ${name} in word-classes.ts.`);
    const number = numberOf(isClass(name) ? name : `=${name}`);
    if (!isClass(name)) literals.set(name, number);
    return number;
  });
  return { classes, mostBetween: mark === '+' ? between.next : mark === '*' ? between.far : between.near };
}

/** The two orders that `A <> B` stands for. */
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
  const languages = Object.values<DangerLanguage>(dangerLanguages);
  const literals = new Map<string, number>();
  const stepsOf = (line: string) => line.split(' ').map((step) => readStep(step, literals));
  const sequencesOf = (kind: DetectedDanger, id: ConceptId, concept: DangerConcept): readonly Sequence[] => {
    const spoken = languages.map(({ sequences }) => sequences?.[id]);
    const lines = [concept, ...spoken].flatMap((one) => one?.sequences ?? []);
    const denied = [concept, ...spoken].flatMap((one) => one?.deniedBy ?? []);
    const unless = (concept.unless ?? []).map(numberOf);
    const denials = denied.map(stepsOf);
    const { isNegatable = false } = concept;
    return lines
      .flatMap(bothOrders)
      .map((line) => ({ kind, steps: stepsOf(line), unless, denials, isNegatable }));
  };
  const sequences = dangerOrder.flatMap((kind) =>
    Object.entries<DangerConcept>(dangerConcepts[kind]).flatMap(([id, concept]) =>
      sequencesOf(kind, id as ConceptId, concept),
    ),
  );
  const alone = new Set(
    sequences.flatMap(({ steps: [only, second] }) => (only && !second ? only.classes : [])),
  );
  return { sequences, vocabulary: new Vocabulary(languages, literals, alone) };
}

let prepared: ReturnType<typeof prepare> | undefined;

/** Prepares sequences and vocabulary when an isolate checks its first text. This takes about 40 ms. */
function detector() {
  prepared ??= prepare();
  return prepared;
}

interface TokenizedText {
  readonly tokens: readonly Token[];
  /** Places of the tokens of each class. */
  readonly positions: ReadonlyMap<number, readonly number[]>;
}

function read(text: string): TokenizedText {
  const tokens = tokenize(text, detector().vocabulary);
  const positions = new Map<number, number[]>();
  tokens.forEach(({ classes }, at) => {
    for (const one of classes) {
      const list = positions.get(one);
      if (list) list.push(at);
      else positions.set(one, [at]);
    }
  });
  return { tokens, positions };
}

/** @returns the place where the sequence that begins at `start` ends, or -1 */
function endOf(steps: readonly Step[], start: number, tokens: readonly Token[]): number {
  const follow = (step: number, at: number): number => {
    const wanted = steps[step];
    if (!wanted) return at;
    const distanceAfter = tokens[at + 1]?.distance ?? 0;
    for (let next = at + 1; next < tokens.length && next - at <= farthest; next += 1) {
      const token = tokens[next];
      if (!token || token.distance - distanceAfter > wanted.mostBetween) return -1;
      if (!wanted.classes.some((one) => token.classes.has(one))) continue;
      const end = follow(step + 1, next);
      if (end >= 0) return end;
    }
    return -1;
  };
  return follow(1, start);
}

const not = numberOf('NOT' satisfies WordClass);
/** Words of fear count only before the danger: "scared of dying". Fear named after a danger does not make it harmless. */
const fearBefore = numberOf('FEAR_OF' satisfies WordClass);
/** Words for the person who died count only after the death: "death of my mother". */
const griefAfter = numberOf('GRIEF' satisfies WordClass);
/** Words for a child count only before the verb: "the child hits me" is about upbringing, "he hits the child" is violence. */
const childBefore = numberOf('SMALL_CHILD' satisfies WordClass);

function isHarmless({ unless }: Sequence, start: number, end: number, tokens: readonly Token[]): boolean {
  const last = Math.min(tokens.length - 1, end + beside);
  for (let at = Math.max(0, start - beside); at <= last; at += 1) {
    const isFound = unless.some((one) => {
      if (
        (one === fearBefore && at > end) ||
        (one === griefAfter && at <= end) ||
        (one === childBefore && at >= start)
      )
        return false;
      return tokens[at]?.classes.has(one);
    });
    if (isFound) return true;
  }
  return false;
}

function isNegated(start: number, end: number, tokens: readonly Token[]): boolean {
  for (let at = start; at <= end + 1; at += 1) if (tokens[at]?.classes.has(not)) return true;
  let before = start - 1;
  while (before > start - 3 && tokens[before]?.isFunctionWord) before -= 1;
  return tokens[before]?.classes.has(not) ?? false;
}

const why = numberOf('WHY' satisfies WordClass);

/** Whether a denial such as "no thoughts of suicide" shares a word with the sequence. "Why not suicide" denies nothing. */
function isDenied({ denials }: Sequence, start: number, end: number, tokens: readonly Token[]): boolean {
  return denials.some((steps) =>
    tokens.some(({ classes }, first) => {
      if (first > end || !steps[0]?.classes.some((one) => classes.has(one))) return false;
      if (tokens[first - 1]?.classes.has(why)) return false;
      return endOf(steps, first, tokens) >= start;
    }),
  );
}

function isFound(sequence: Sequence, { tokens, positions }: TokenizedText): boolean {
  const { steps, isNegatable } = sequence;
  // Most sequences end here, because a text has no word of one of their steps.
  if (!steps.every(({ classes }) => classes.some((one) => positions.has(one)))) return false;
  return (steps[0]?.classes ?? [])
    .flatMap((one) => positions.get(one) ?? [])
    .some((start) => {
      const end = endOf(steps, start, tokens);
      if (end < 0 || isHarmless(sequence, start, end, tokens)) return false;
      if (isDenied(sequence, start, end, tokens)) return false;
      return !(isNegatable && isNegated(start, end, tokens));
    });
}

/**
 * Finds the dangers that a text speaks of, in any of the spoken languages and scripts, whatever the locale of the page. Server only, because the
 * word lists are large.
 *
 * The text is neither stored nor logged. A text is read up to `longestText` characters.
 *
 * @returns each danger once, the most urgent first; empty for an ordinary text
 */
export function detectDangers(text: string): readonly DetectedDanger[] {
  if (text.trim() === '') return [];
  const words = read(text);
  const kinds = new Set<DetectedDanger>();
  for (const sequence of detector().sequences) {
    if (!kinds.has(sequence.kind) && isFound(sequence, words)) kinds.add(sequence.kind);
  }
  return dangerOrder.filter((kind) => kinds.has(kind));
}
