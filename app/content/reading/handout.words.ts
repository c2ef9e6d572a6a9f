import type { InLanguages } from '#app/languages/language.ts';

interface HandoutWords {
  /** After the address, before this page's own. */
  readonly reach: (first: string, second: string) => string;
}

export const handoutWords: InLanguages<HandoutWords> = {
  en: { reach: (first, second) => `. Phone ${first} or ${second}. This page: ` },
  hi: { reach: (first, second) => `। फ़ोन ${first} या ${second}। यह पेज: ` },
};
