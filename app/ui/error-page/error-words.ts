import { isRouteErrorResponse } from 'react-router';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { hasScriptOf } from '#app/languages/script.ts';
import { type ErrorWords, failureWords } from '#messages/ui/error-page/failure.ts';

/**
 * Whether a message is in the script of a locale. Readers of another script get the words of the status instead of an
 * English message.
 */
const isIn = (locale: Locale, message: string) => locale === defaultLocale || hasScriptOf(locale, message);

/**
 * Returns plain words for a failure. An expected failure may carry a message for the reader (`notFound`). The
 * message of an unexpected error is never shown.
 */
export function errorWords(error: unknown, locale: Locale = defaultLocale): ErrorWords {
  const { byStatus, unexpected } = messagesIn(locale, failureWords);
  if (!isRouteErrorResponse(error)) return unexpected;
  const words = byStatus[error.status] ?? unexpected;
  const message: unknown = (error.data as { message?: unknown } | null)?.message;
  const isShown = typeof message === 'string' && error.status < 500 && isIn(locale, message);
  return isShown ? { ...words, text: message } : words;
}
