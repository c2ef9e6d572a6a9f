import type { SitePage } from '#app/navigation/pages.ts';
import type { Helpline } from '#app/ui/contact/use-helpline.ts';

/** A question with room for an answer. */
export interface Lines {
  readonly kind: 'lines';
  /** Under which the answer is kept on the device: never another one for the same question. */
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  /** How many lines it has on paper. */
  readonly lines: 1 | 2 | 3 | 4;
}

/** The same questions for each of some days: a card a day on the screen, a row on paper. */
export interface Days {
  readonly kind: 'days';
  readonly title: string;
  readonly hint: string;
  readonly days: readonly { readonly id: string; readonly name: string }[];
  readonly columns: readonly { readonly id: string; readonly name: string }[];
}

/** What is to be read on the sheet. */
interface Words {
  readonly kind: 'words';
  readonly title: string;
  readonly words: readonly string[];
  readonly ordered?: boolean;
}

/** Whom to call before the hospital. */
interface Numbers {
  readonly kind: 'numbers';
  readonly title: string;
  readonly helplines: () => readonly Helpline[];
}

export interface Sheet {
  readonly page: SitePage;
  readonly parts: readonly (Lines | Days | Words | Numbers)[];
  /** Whose work it goes back to. */
  readonly source?: {
    readonly before: string;
    readonly words: string;
    readonly url: string;
    readonly after: string;
  };
}

/** The name of one answer of a day, on the page and on the device. */
export const cellId = (day: string, column: string) => `${day}-${column}`;
