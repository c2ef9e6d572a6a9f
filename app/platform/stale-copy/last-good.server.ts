import type { Locale } from '#app/languages/locales.ts';
import { asOfText, type CopyPart, heldBy, type PublicCopy } from './public-copy.server.ts';

/** How the database was when the request came: `late` did not say in time which version it has, `away` failed to. */
export type DatabaseState = 'there' | 'late' | 'away';

/** What a request may show instead of what the database does not tell. */
export interface LastGood {
  readonly database: DatabaseState;
  /** Of the data, where it is known: a copy of this version is no old one. */
  readonly version?: number | undefined;
  readonly find: () => Promise<PublicCopy | undefined>;
}

/** How a read is answered from the copy. */
export interface FromCopy<Held, Value> {
  readonly part: CopyPart<Held>;
  /** Undefined where the copy does not know: then there is no answer from it. */
  readonly read: (held: Held) => Value | undefined;
  /** It changes without a new version of the data, so it may always be old. */
  readonly isPassing?: boolean;
}

/** What is shown, and as of when where it may be old. */
export interface Shown<Value> {
  readonly value: Value;
  /** The time in India, in the words of the page. */
  readonly asOf?: string;
}

/** @returns undefined where there is no copy, or it does not know */
export async function shownFromCopy<Held, Value>(
  { find, version }: LastGood,
  { part, read, isPassing = false }: FromCopy<Held, Value>,
  now: Date,
  language?: Locale,
): Promise<Shown<Value> | undefined> {
  const copy = await find();
  const value = copy && read(heldBy(copy, part));
  if (value === undefined || !copy) return undefined;
  return copy.version === version && !isPassing ? { value } : { value, asOf: asOfText(copy, now, language) };
}
