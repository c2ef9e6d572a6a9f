/** What is typed into the form of a call, to be shown again where it was refused. */
const fields = ['name', 'phone', 'bestTime', 'safeToCall', 'callAs', 'consent'] as const;

export type TypedCallback = Readonly<Record<(typeof fields)[number], string>>;

/** Longer than any field may be, so that what is too long is said and not cut. */
const mostTyped = 300;

export const typedCallback = (form: URLSearchParams) =>
  Object.fromEntries(
    fields.map((name) => [name, (form.get(name) ?? '').slice(0, mostTyped)]),
  ) as TypedCallback;

/** The body that the API would be sent: a choice that was not made is not there. */
export const callbackBody = ({ safeToCall, consent, ...texts }: TypedCallback): object => ({
  ...texts,
  ...(safeToCall && { safeToCall }),
  ...(consent && { consent }),
});

/** Messages in the order of the page. */
export const inOrderOfForm = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(fields.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])));
