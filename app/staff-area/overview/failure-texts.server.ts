import { home, indexedPages } from '#app/navigation/pages.ts';

/** Explains a log event to a hospital manager: what failed, and how it affected people. */
export interface FailureExplanation {
  readonly what: string;
  readonly meaning: string;
}

/** Patterns of log event names; the first match wins. */
const kinds: readonly (readonly [RegExp, FailureExplanation])[] = [
  [
    /^mail refused$/,
    {
      what: 'Mail to staff is refused',
      meaning: 'No mail goes out until the mail service works again. Tell your developer.',
    },
  ],
  [
    /^mail |^summary mail failed$/,
    {
      what: 'A mail to staff was not sent',
      meaning: 'Nothing else failed: the link of an invitation was shown all the same.',
    },
  ],
  [
    /^daily (.+) failed$/,
    {
      what: 'A piece of the nightly work was not done',
      meaning: 'It is tried again the next night. After three nights in a row, tell your developer.',
    },
  ],
  [
    /refused every link|checking a link/,
    {
      what: 'YouTube or Instagram did not answer',
      meaning: 'No link was changed. They are asked again the next night.',
    },
  ],
  [
    /picture/,
    {
      what: 'A picture could not be stored, read or deleted',
      meaning: 'Whoever was saving was told so. What is left over is deleted at night.',
    },
  ],
  [
    /at the edge|public copy|^a gate failed/,
    {
      what: 'A service that helps the site along did not answer',
      meaning: 'Nobody noticed: the page came from somewhere else.',
    },
  ],
  [
    /database|data version|^session not|^a change failed|not looked up|not noted|not booked|^health check|^the sitemap|^answered without/,
    {
      what: 'The database did not answer',
      meaning:
        'Whoever was there was asked to try again. Nothing was lost or written twice. More than a few minutes on one day: see status.cloudflare.com.',
    },
  ],
];

const fault: FailureExplanation = {
  what: 'The website itself made a mistake',
  meaning:
    'Whoever was there saw an error with your telephone numbers. Tell your developer, with the number of the last one.',
};

/** @param event name of the log event */
export const explainFailure = (event: string): FailureExplanation =>
  kinds.find(([pattern]) => pattern.test(event))?.[1] ?? fault;

const refusals: Readonly<Record<string, string>> = {
  'refused 400': 'Something in a form or an address was wrong',
  'refused 401': 'Nobody was signed in, or the password was wrong',
  'refused 403': 'It was not allowed, or came from another website',
  'refused 404': 'The page does not exist',
  'refused 405': 'It was asked for in a way that no browser uses',
  'refused 409': 'Somebody else had changed it, or the time was taken',
  'refused 413': 'What was sent was too large',
  'refused 415': 'What was sent was of a kind that is not taken',
  'refused 421': 'The site was asked for under another name',
  'refused 429': 'Too many tries',
};

/** Explains a refused request; undefined for an event that is a failure. */
export function explainRefusal(event: string): string | undefined {
  if (!event.startsWith('refused ')) return undefined;
  return refusals[event] ?? 'It was refused for another reason';
}

const titles: Readonly<Record<string, string>> = {
  '': 'Behind the scenes',
  '/*': 'An address that does not exist',
  '/doctors/:slug': 'The page of a doctor',
  '/doctors/:slug/book': 'Booking',
  '/appointment': 'Looking up an appointment',
  '/callback': 'Asking to be called',
  '/search': 'Search',
  '/signin': 'Sign-in',
  '/signout': 'Sign-out',
  '/files/health': 'The check whether the site is up',
  ...Object.fromEntries(
    [home, ...indexedPages].map(({ path, title, shortTitle }) => [path, shortTitle ?? title]),
  ),
};

/** Names the part of the website that a route belongs to. */
export function nameOfRoute(route: string): string {
  const title = titles[route];
  if (title !== undefined) return title;
  if (route.startsWith('/dashboard')) return `Staff area: ${route.slice('/dashboard/'.length) || 'Overview'}`;
  if (route.startsWith('/api/v1')) return `For other programs: ${route.slice('/api/v1'.length)}`;
  return route;
}
