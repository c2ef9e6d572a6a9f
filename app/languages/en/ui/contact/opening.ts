/** A sentence that ends by itself, or sends the reader to the rule below it. */
interface Ending {
  readonly alone: string;
  readonly withRule: string;
}

interface NowWords {
  readonly open: (hours: string) => string;
  readonly dayAndNight: string;
  /** Before the hospital's phone, where it is open day and night. */
  readonly call: string;
  /** While no hours are entered. */
  readonly noHours: Ending;
  /** On the page of the server, which does not know when it is read. Longer than what the browser puts in its place. */
  readonly ifClosed: Ending;
  /** Chosen by the browser; the phone follows. */
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
    alone: 'Closed, or no answer to two calls in 15 minutes? Do not wait for us.',
    withRule: 'Closed, or no answer to two calls in 15 minutes? Do not wait for us: use the rule below.',
  },
  openNow: (closing) => `We are open now, until ${closing}: call `,
  closedNow: {
    alone: 'We are closed now: do not wait for us.',
    withRule: 'We are closed now: do not wait for us, use the rule below.',
  },
};
