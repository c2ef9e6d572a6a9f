import { isRouteErrorResponse } from 'react-router';
import type { Around, InLanguages, Language } from '#app/languages/language.ts';
import { hindiFailureWords } from './error-words.hindi.ts';

interface ErrorWords {
  readonly heading: string;
  readonly text: string;
}

export interface FailureWords {
  readonly byStatus: Readonly<Record<number, ErrorWords>>;
  readonly unexpected: ErrorWords;
  readonly toHome: string;
  /** Before and after the reference of the request. */
  readonly quote: Around;
}

const english: FailureWords = {
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

/** A browser never renders a page in Hindi: there the words are left out of its script. */
export const failureWords: InLanguages<FailureWords> = {
  en: english,
  hi: import.meta.env.SSR ? hindiFailureWords : english,
};

/** A message that came with a failure may be in English alone: a reader of Hindi then gets the words of its status. */
const isIn = (language: Language, message: string) =>
  language === 'en' || /\p{Script=Devanagari}/u.test(message);

/**
 * Plain words for a failure. An expected one may bring a message of its own for the reader (`notFound`);
 * what an unexpected one says of itself is never shown.
 */
export function errorWords(error: unknown, language: Language = 'en'): ErrorWords {
  const { byStatus, unexpected } = failureWords[language];
  if (!isRouteErrorResponse(error)) return unexpected;
  const words = byStatus[error.status] ?? unexpected;
  const message: unknown = (error.data as { message?: unknown } | null)?.message;
  const isShown = typeof message === 'string' && error.status < 500 && isIn(language, message);
  return isShown ? { ...words, text: message } : words;
}
