import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import type { SitePage } from '#app/navigation/pages.ts';
import type { Helpline } from '#app/ui/contact/use-helpline.ts';
import type { InputMode, Lines, Sheet } from './sheet.ts';

/** The text of a part in one locale. */
interface PartMessages {
  readonly title: string;
  readonly hint?: string;
  readonly words?: readonly string[];
  readonly dayNames?: Readonly<Record<string, string>>;
  readonly columns?: Readonly<Record<string, string>>;
}

interface SheetMessages {
  readonly parts: Readonly<Record<string, PartMessages>>;
  readonly source?: { readonly before: string; readonly after: string };
}

/** A part without its text. */
type PartStructure<Id extends string> = { readonly id: Id } & (
  | Pick<Lines, 'kind' | 'lines'>
  | {
      readonly kind: 'days';
      readonly days: readonly string[];
      readonly columns: readonly string[];
      /** Names of the days that the part takes from other messages, in the order of `days`. */
      readonly dayNamesIn?: (locale: Locale) => readonly string[];
      /** Short names of these days. Other days are numbered. */
      readonly shortDayNamesIn?: (locale: Locale) => readonly string[];
      /** Keyboards of a phone, by column. */
      readonly inputModes?: Readonly<Record<string, InputMode>>;
    }
  | {
      readonly kind: 'words';
      readonly ordered?: boolean;
      /** Text that the part takes from other messages. */
      readonly wordsIn?: (locale: Locale) => readonly string[];
    }
  | { readonly kind: 'numbers'; readonly helplines: readonly Helpline[] }
);

interface SheetStructure<Messages extends SheetMessages> {
  readonly page: SitePage;
  /** Messages in the default locale. */
  readonly messages: Messages;
  readonly parts: readonly PartStructure<Extract<keyof Messages['parts'], string>>[];
  readonly source?: { readonly words: string; readonly url: string };
}

/** A sheet in every locale. Locales translate its parts by id, so the fields are the same in each. */
export interface LocalizedSheet {
  readonly page: SitePage;
  readonly sheetIn: (locale: Locale) => Sheet;
}

/** Defines a sheet by its structure and the messages that have its text. */
export const localizedSheet = <Messages extends SheetMessages>({
  page,
  messages: english,
  parts,
  source,
}: SheetStructure<Messages>): LocalizedSheet => ({
  page,
  sheetIn(locale) {
    const messages: SheetMessages = messagesIn(locale, english);
    return {
      page,
      parts: parts.map((part) => partIn(locale, part, messages.parts[part.id])),
      ...(source && messages.source && { source: { ...source, ...messages.source } }),
    };
  },
});

function partIn(
  locale: Locale,
  part: PartStructure<string>,
  { title, hint = '', words = [], dayNames = {}, columns = {} }: PartMessages = { title: part.id },
): Sheet['parts'][number] {
  const { id } = part;
  switch (part.kind) {
    case 'numbers':
      return { ...part, title };
    case 'lines':
      return { ...part, title, ...(hint && { hint }) };
    case 'words':
      return { id, kind: 'words', title, words: part.wordsIn?.(locale) ?? words, ordered: part.ordered };
    case 'days':
      return {
        id,
        kind: 'days',
        title,
        hint,
        days: part.days.map((day, index) => ({
          id: day,
          name: part.dayNamesIn?.(locale)[index] ?? dayNames[day] ?? day,
          shortName: part.shortDayNamesIn?.(locale)[index] ?? `${index + 1}`,
        })),
        columns: part.columns.map((column) => ({
          id: column,
          name: columns[column] ?? column,
          inputMode: part.inputModes?.[column],
        })),
      };
  }
}
