interface HandoutWords {
  /** Phone numbers, between the hospital's address and the page's path. */
  readonly reach: (first: string, second: string) => string;
}

export const handoutWords: HandoutWords = {
  reach: (first, second) => `. Phone ${first} or ${second}. This page: `,
};
