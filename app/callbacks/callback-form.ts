import type { Locale } from '#app/languages/locales.ts';

/** Query value of the page that says a call is noted, after a booking beyond a limit. */
export const bookingNoted = 'booking';

/** Fields of the form that requests a call, in the order of the page. */
const fields = ['name', 'phone', 'bestTime', 'safeToCall', 'callAs', 'messageChannel', 'consent'] as const;

export type CallbackValues = Readonly<Record<(typeof fields)[number], string>>;

/**
 * Characters read from each field. Longer than any limit, so that validation reports a long text instead of
 * truncating it.
 */
const mostTyped = 300;

export const readCallbackValues = (form: URLSearchParams) =>
  Object.fromEntries(
    fields.map((name) => [name, (form.get(name) ?? '').slice(0, mostTyped)]),
  ) as CallbackValues;

/** Converts the form to the body of the API. A choice that was not made is left out. */
export const callbackBody = (
  { safeToCall, consent, ...texts }: CallbackValues,
  language: Locale,
): object => ({
  ...texts,
  language,
  ...(safeToCall && { safeToCall }),
  ...(consent && { consent }),
});

/** Sorts error messages by the order of the page. */
export const sortErrorsByField = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(fields.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])));
