import type { Locale } from '#app/languages/locales.ts';

/** A name that leads to a page: its title, or another name of what it is about. */
export interface IndexEntry {
  /** Path in the locale of the list. */
  readonly path: `/${string}`;
  readonly name: string;
  /** Title of the page, if the name is another one. */
  readonly title?: string;
  /** Language of the names, if it differs from that of the list: the locale does not have the page. */
  readonly language?: Locale;
}

export interface IndexLetter {
  readonly letter: string;
  /** Language of the names below it, if it differs from that of the list. */
  readonly language?: Locale;
  readonly entries: readonly IndexEntry[];
}

export const indexParts = ['conditions', 'medicines', 'help'] as const;

export type IndexPart = (typeof indexParts)[number];

export type PageIndexParts = Readonly<Record<IndexPart, readonly IndexLetter[]>>;
