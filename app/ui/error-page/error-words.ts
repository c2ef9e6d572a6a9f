import { isRouteErrorResponse } from 'react-router';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { type ErrorWords, failureWords } from '#messages/ui/error-page/failure.ts';

/**
 * Whether a message is in the given language. Readers of Hindi get the words of the status instead of an
 * English message.
 */
const isIn = (language: Locale, message: string) =>
  language === 'en' || /\p{Script=Devanagari}/u.test(message);

/**
 * Returns plain words for a failure. An expected failure may carry a message for the reader (`notFound`). The
 * message of an unexpected error is never shown.
 */
export function errorWords(error: unknown, language: Locale = defaultLocale): ErrorWords {
  const { byStatus, unexpected } = messagesIn(language, failureWords);
  if (!isRouteErrorResponse(error)) return unexpected;
  const words = byStatus[error.status] ?? unexpected;
  const message: unknown = (error.data as { message?: unknown } | null)?.message;
  const isShown = typeof message === 'string' && error.status < 500 && isIn(language, message);
  return isShown ? { ...words, text: message } : words;
}
