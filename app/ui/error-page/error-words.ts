import { isRouteErrorResponse } from 'react-router';

export interface ErrorWords {
  readonly heading: string;
  readonly text: string;
}

const wordsByStatus: Readonly<Record<number, ErrorWords>> = {
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
};

const unexpected: ErrorWords = {
  heading: 'Something went wrong on our side',
  text: 'It is not your doing. Please try again in a minute, or call us.',
};

/**
 * Plain words for a failure. An expected one may bring a message of its own for the reader (`notFound`);
 * what an unexpected one says of itself is never shown.
 */
export function errorWords(error: unknown): ErrorWords {
  if (!isRouteErrorResponse(error)) return unexpected;
  const words = wordsByStatus[error.status] ?? unexpected;
  const message: unknown = (error.data as { message?: unknown } | null)?.message;
  return typeof message === 'string' && error.status < 500 ? { ...words, text: message } : words;
}
