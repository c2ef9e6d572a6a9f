import type { Around } from '#app/languages/messages.ts';

export interface ErrorWords {
  readonly heading: string;
  readonly text: string;
}

export interface FailureWords {
  readonly byStatus: Readonly<Record<number, ErrorWords>>;
  readonly unexpected: ErrorWords;
  readonly toHome: string;
  /** Text around the reference of the request. */
  readonly quote: Around;
}

export const failureWords: FailureWords = {
  byStatus: {
    400: {
      heading: 'We could not read that',
      text: 'Something in the address or the form was not as we expected. Please go back and try again.',
    },
    403: { heading: 'This page is not open to you', text: 'You may need to sign in with another account.' },
    404: {
      heading: 'We could not find that page',
      text: 'The address may be mistyped, or the page may have moved.',
    },
    405: {
      heading: 'That cannot be sent to this page',
      text: 'Please open the page again and use the buttons on it.',
    },
    429: { heading: 'That was a little too often', text: 'Please wait a minute and try again.' },
    503: { heading: 'We cannot show this just now', text: 'Please try again in a minute.' },
  },
  unexpected: {
    heading: 'Something went wrong on our side',
    text: 'It is not your doing. Please try again in a minute, or call us.',
  },
  toHome: 'Go to the home page',
  quote: ['If you write to us about this, quote the reference ', '.'],
};
