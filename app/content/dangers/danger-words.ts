import type { InLanguages } from '#app/languages/language.ts';
import type { DangerId } from './danger-table.ts';
import { english } from './en/dangers.ts';
import { hindi } from './hi/dangers.ts';

/** What a reader is told of a danger. */
export interface DangerText {
  /** What is seen, felt or said. */
  readonly sign: string;
  /** What to do, and never to do, until help is there. */
  readonly meanwhile?: string;
}

/** The words of every row; a `meanwhile` that English has must be in each locale. */
export type DangerWords = {
  readonly [Id in DangerId]: DangerText &
    ((typeof english)[Id] extends { readonly meanwhile: string } ? { readonly meanwhile: string } : object);
};

export const dangerWords: InLanguages<DangerWords> = { en: english, hi: hindi };
