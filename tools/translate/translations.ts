/** Compares the messages of a locale with the English ones, and writes translations into their modules. */
import { createHash } from 'node:crypto';
import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { hasScriptOf } from '#app/languages/script.ts';
import {
  literalOf,
  type MessageText,
  placeholdersIn,
  readMessageTexts,
  withParameters,
} from './message-texts.ts';

/** A row of the translator's file. */
export interface TranslationRow {
  /** File under the folder of a language, and path of the text: `appointments/person.ts#personWords.yes`. */
  readonly key: string;
  readonly english: string;
  /** File and line of the English text. */
  readonly place: string;
  readonly reason: 'new' | 'changed' | 'needs an engineer';
  /** The translation as the site shows it now. */
  readonly present: string;
  /** New translation, or the present one if it is still right. Empty means not done yet. */
  readonly translation: string;
}

/** Source of a module in both languages. */
export interface ModuleSources {
  readonly file: string;
  readonly english: string;
  readonly own: string | undefined;
}

/** Digests of English texts by key, for translations that a translator found right although the English text changed. */
export type Confirmed = Readonly<Record<string, string>>;

export const digestOf = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, 8);

/** A text in both languages. */
interface Pair {
  readonly key: string;
  readonly english: MessageText;
  readonly own: MessageText | undefined;
}

function pairsOf({ file, english, own }: ModuleSources): readonly Pair[] {
  const translated = new Map(
    (own === undefined ? [] : readMessageTexts(file, own)).map((text) => [text.path, text]),
  );
  // A text without letters, such as the words after a link, need not be translated.
  const texts = readMessageTexts(file, english).filter(
    ({ text }) => text === undefined || /\p{L}/u.test(text),
  );
  return texts.map((text) => ({
    key: `${file}#${text.path}`,
    english: text,
    own: translated.get(text.path),
  }));
}

/** The present translation, with the placeholders of the English text. */
const presentOf = ({ english, own }: Pair) =>
  own?.text === undefined ? '' : withParameters(own.text, own.parameters, english.parameters);

/** Whether the command can read and write both texts. */
const isPlain = ({ english, own }: Pair) =>
  english.text !== undefined &&
  own?.text !== undefined &&
  (english.parameters.length === 0 || own.isTemplate || placeholdersIn(own.text).length === 0) &&
  own.parameters.length <= english.parameters.length;

/**
 * Lists the texts of a module that a translator must see.
 *
 * @param isOlder whether the translation was last changed before the English text
 */
export function rowsToTranslate(
  sources: ModuleSources,
  confirmed: Confirmed,
  isOlder: (english: MessageText, own: MessageText) => boolean,
): readonly TranslationRow[] {
  return pairsOf(sources).flatMap((pair): readonly TranslationRow[] => {
    const { key, english, own } = pair;
    const words = english.text ?? english.source;
    const isNew = own === undefined || (own.text ?? own.source) === words;
    const isChanged = !isNew && confirmed[key] !== digestOf(words) && isOlder(english, own);
    if (!isNew && !isChanged) return [];
    // Code without a letter in its texts, such as a constant, is the same in every language.
    if (isNew && english.text === undefined && own && !/['"`>][^'"`<]*\p{L}{2}/u.test(words)) return [];
    const reason = isPlain(pair) ? (isNew ? 'new' : 'changed') : 'needs an engineer';
    const place = `app/languages/${defaultLocale}/${sources.file}:${english.line}`;
    const present = isNew ? '' : presentOf(pair);
    return [{ key, english: words, place, reason, present, translation: '' }];
  });
}

const outerSpaces = (text: string) => JSON.stringify([/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]);
const latinWordsIn = (text: string) =>
  text.replaceAll(/\{\w+\}/g, ' ').match(/[A-Za-z][A-Za-z0-9.-]*/g) ?? [];

/** Returns why a translation cannot be accepted, or undefined. */
export function translationFault(
  locale: Locale,
  english: string,
  present: string,
  translation: string,
): string | undefined {
  const [wanted, given] = [placeholdersIn(english), placeholdersIn(translation)];
  if (wanted.join() !== given.join()) {
    return `has the placeholders ${given.map((name) => `{${name}}`).join(' ') || 'none'}, and must have ${wanted.map((name) => `{${name}}`).join(' ') || 'none'}`;
  }
  if (![english, present].map(outerSpaces).includes(outerSpaces(translation)))
    return 'has other spaces at its start or end than the English text';
  if (locales[locale].script === 'Latin') return undefined;
  const known: readonly string[] = latinWordsIn(present);
  const latin = latinWordsIn(translation).filter((word) => !known.includes(word));
  if (latin.length > 0) return `has Latin letters: ${latin.join(', ')}`;
  if (
    /[A-Za-z]{2}/.test(english.replaceAll(/\{\w+\}/g, '')) &&
    !hasScriptOf(locale, translation) &&
    present !== translation
  )
    return `has no letter of ${locales[locale].englishName}`;
  return undefined;
}

export interface ImportedModule {
  readonly faults: readonly string[];
  /** The new source of the locale's module. */
  readonly own: string;
  /** Keys whose translation stays as it was although the English text changed, with the digests of the English texts. */
  readonly confirmed: Confirmed;
}

/** Writes translations into the source of a locale's module. If there is a fault, the source must not be used. */
export function withTranslations(
  locale: Locale,
  sources: ModuleSources,
  rows: readonly Pick<TranslationRow, 'key' | 'english' | 'translation'>[],
): ImportedModule {
  const pairs = new Map(pairsOf(sources).map((pair) => [pair.key, pair]));
  const faults: string[] = [];
  const confirmed: Record<string, string> = {};
  const changes: { readonly own: MessageText; readonly literal: string }[] = [];
  for (const { key, english, translation: typed } of rows) {
    const translation = typed.normalize('NFC');
    const pair = pairs.get(key);
    const text = pair?.english.text;
    if (!pair) faults.push(`${key}: there is no such text`);
    else if (!pair.own || text === undefined || !isPlain(pair)) faults.push(`${key}: needs an engineer`);
    else if (english !== text) faults.push(`${key}: the English text has changed since the export`);
    else {
      const present = presentOf(pair);
      const fault = translationFault(locale, text, present, translation);
      if (fault) faults.push(`${key}: ${fault}`);
      else if (translation === present) confirmed[key] = digestOf(text);
      else {
        const { own } = pair;
        const names = own.parameters.length > 0 ? own.parameters : pair.english.parameters;
        changes.push({
          own,
          literal: literalOf(withParameters(translation, pair.english.parameters, names), own),
        });
      }
    }
  }
  let own = sources.own ?? '';
  // From the end, so that the places of earlier texts stay right.
  for (const {
    own: { start, end },
    literal,
  } of changes.toSorted((one, other) => other.own.start - one.own.start))
    own = own.slice(0, start) + literal + own.slice(end);
  return { faults, own, confirmed };
}
