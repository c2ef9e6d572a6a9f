import { isRouteErrorResponse } from 'react-router';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { type ErrorWords, failureWords } from '#messages/ui/error-page/failure.ts';

/**
 * Returns plain words for a failure. An expected failure may carry a message in the locale of the page
 * (`notFound`). The message of an unexpected error is never shown.
 */
export function errorWords(error: unknown, locale: Locale = defaultLocale): ErrorWords {
  const { byStatus, unexpected } = messagesIn(locale, failureWords);
  if (!isRouteErrorResponse(error)) return unexpected;
  const words = byStatus[error.status] ?? unexpected;
  const message: unknown = (error.data as { message?: unknown } | null)?.message;
  const isShown = typeof message === 'string' && error.status < 500;
  return isShown ? { ...words, text: message } : words;
}
