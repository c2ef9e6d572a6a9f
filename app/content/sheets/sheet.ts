import type { SitePage } from '#app/navigation/pages.ts';
import type { Helpline } from '#app/ui/contact/use-helpline.ts';

interface Part {
  /** Must not change, because the browser stores answers under the ids of fields. */
  readonly id: string;
  readonly title: string;
}

/** A question with a text field, whose id is that of the part. */
export interface Lines extends Part {
  readonly kind: 'lines';
  readonly hint?: string;
  /** Number of lines on paper. */
  readonly lines: 1 | 2 | 3 | 4;
}

/** `numeric` for counts. `decimal` for times such as 22.30, and for amounts. */
export type InputMode = 'numeric' | 'decimal';

/** The same questions for several days: a card for each day on the screen, a row on paper. */
export interface Days extends Part {
  readonly kind: 'days';
  readonly hint: string;
  readonly days: readonly { readonly id: string; readonly name: string; readonly shortName: string }[];
  readonly columns: readonly {
    readonly id: string;
    readonly name: string;
    /** Keyboard of a phone, if it is not the one for text. */
    readonly inputMode?: InputMode | undefined;
  }[];
}

/** Text of the sheet. */
interface Words extends Part {
  readonly kind: 'words';
  readonly words: readonly string[];
  readonly ordered?: boolean;
}

/** Phone numbers. The hospital's comes last. */
interface Numbers extends Part {
  readonly kind: 'numbers';
  readonly helplines: readonly Helpline[];
}

/** A sheet in one locale. */
export interface Sheet {
  readonly page: SitePage;
  readonly parts: readonly (Lines | Days | Words | Numbers)[];
  /** Published work that the sheet is based on. */
  readonly source?: {
    readonly before: string;
    readonly words: string;
    readonly url: string;
    readonly after: string;
  };
}

/** Id of the field for one question on one day, on the page and in the browser's storage. */
export const cellId = (day: string, column: string) => `${day}-${column}`;
