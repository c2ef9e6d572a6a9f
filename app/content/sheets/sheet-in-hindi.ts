import type { Sheet } from './sheet.ts';
import { type HindiPart, hindiSheets } from './sheets.hindi.ts';

type Part = Sheet['parts'][number];

/**
 * A sheet with its Hindi words. Its fields are those of the English one, so that what a device keeps of it is the same sheet.
 *
 * @throws Error where the words are not those of this sheet
 */
export function sheetInHindi(sheet: Sheet): Sheet {
  const words = hindiSheets[sheet.page.path];
  if (!words || words.parts.length !== sheet.parts.length || !words.source !== !sheet.source)
    throw new Error(`The Hindi words of ${sheet.page.path} are not those of the sheet.`);
  return {
    ...sheet,
    parts: sheet.parts.map((part, place) => partInHindi(part, words.parts[place] as HindiPart)),
    ...(sheet.source && words.source && { source: { ...sheet.source, ...words.source } }),
  };
}

function partInHindi(part: Part, { title, hint, words = [], days = [], columns = [] }: HindiPart): Part {
  if (('hint' in part ? part.hint : undefined) === undefined ? hint : !hint)
    throw new Error(`“${part.title}” has no hint in one of its languages.`);
  switch (part.kind) {
    case 'numbers':
      return { ...part, title };
    case 'lines':
      return { ...part, title, ...(hint && { hint }) };
    case 'words':
      sameLength(part.title, part.words, words);
      return { ...part, title, words };
    case 'days':
      sameLength(part.title, part.days, days);
      sameLength(part.title, part.columns, columns);
      return {
        ...part,
        title,
        hint: hint ?? '',
        days: named(part.days, days),
        columns: named(part.columns, columns),
      };
  }
}

function sameLength(title: string, english: readonly unknown[], hindi: readonly unknown[]) {
  if (english.length !== hindi.length) throw new Error(`“${title}” does not say as much in Hindi.`);
}

const named = (fields: readonly { readonly id: string; readonly name: string }[], names: readonly string[]) =>
  fields.map(({ id, name }, place) => ({ id, name: names[place] ?? name }));
