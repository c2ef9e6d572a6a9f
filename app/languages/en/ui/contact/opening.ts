/** Variants of a sentence: `alone` ends by itself, `withRule` refers to the rule below it. */
interface Ending {
  readonly alone: string;
  readonly withRule: string;
}

interface NowWords {
  readonly open: (hours: string) => string;
  readonly dayAndNight: string;
  /** Words before the phone number if the hospital is open day and night. */
  readonly call: string;
  /** Sentence while no opening hours are entered. */
  readonly noHours: Ending;
  /**
   * Sentence of the server, which does not know when the page is read. It must be longer than the browser's
   * sentence.
   */
  readonly ifClosed: Ending;
  /** Sentence chosen by the browser; the phone number follows. */
  readonly openNow: (closing: string) => string;
  readonly closedNow: Ending;
}

export const openingNowWords: NowWords = {
  open: (hours) => `Open ${hours}.`,
  dayAndNight: 'We are open day and night.',
  call: 'Call ',
  noHours: {
    alone: 'Closed, or no answer? Do not wait for us.',
    withRule: 'Closed, or no answer? Do not wait for us: use the rule below.',
  },
  ifClosed: {
    alone: 'If we are closed, or do not answer two calls in 15 minutes, do not wait for us.',
    withRule:
      'If we are closed, or do not answer two calls in 15 minutes, do not wait for us: use the rule below.',
  },
  openNow: (closing) => `We are open now, until ${closing}: call `,
  closedNow: {
    alone: 'We are closed now: do not wait for us.',
    withRule: 'We are closed now: do not wait for us, use the rule below.',
  },
};
