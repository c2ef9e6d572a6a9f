import { isRouteErrorResponse } from 'react-router';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { type ErrorWords, failureWords } from '#messages/ui/error-page/failure.ts';

/** A message that came with a failure may be in English alone: a reader of Hindi then gets the words of its status. */
const isIn = (language: Locale, message: string) =>
  language === 'en' || /\p{Script=Devanagari}/u.test(message);

/**
 * Plain words for a failure. An expected one may bring a message of its own for the reader (`notFound`);
 * what an unexpected one says of itself is never shown.
 */
export function errorWords(error: unknown, language: Locale = defaultLocale): ErrorWords {
  const { byStatus, unexpected } = messagesIn(language, failureWords);
  if (!isRouteErrorResponse(error)) return unexpected;
  const words = byStatus[error.status] ?? unexpected;
  const message: unknown = (error.data as { message?: unknown } | null)?.message;
  const isShown = typeof message === 'string' && error.status < 500 && isIn(language, message);
  return isShown ? { ...words, text: message } : words;
}
