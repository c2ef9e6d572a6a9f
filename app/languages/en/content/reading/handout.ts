interface HandoutWords {
  /** After the address, before this page's own. */
  readonly reach: (first: string, second: string) => string;
}

export const handoutWords: HandoutWords = {
  reach: (first, second) => `. Phone ${first} or ${second}. This page: `,
};
