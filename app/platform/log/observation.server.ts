import { AsyncLocalStorage } from 'node:async_hooks';
import { locales, otherLocales } from '#app/languages/locales.ts';

/**
 * Data about a request for the log and the counts, collected while it is answered. It holds no typed text.
 */
export interface Observation {
  readonly requestId: string;
  readonly method: string;
  /** Pattern of the route, such as `/doctors/:slug`. */
  readonly route: string;
  readonly startedAt: number;
  /** Milliseconds spent waiting for the database; the times of concurrent statements are added up. */
  databaseMilliseconds: number;
  /** Number of statements sent to D1. A request without statements cannot have written. */
  statements: number;
  /** Status of the response; undefined until it is known. */
  status: number | undefined;
  /** Failures that wait for the status of the response. */
  readonly waiting: Failure[];
}

/** A failure, without any data from outside. */
export interface Failure {
  readonly level: 'error';
  /** Name of the event, a few fixed words. */
  readonly event: string;
  readonly requestId: string;
  readonly kind: string;
  readonly message: string;
  /** Stack of the innermost cause, without its message. */
  readonly stack?: string;
}

const observations = new AsyncLocalStorage<Observation>();

/** Runs the work of a request. Code within it finds the observation by {@link currentObservation}. */
export const withObservation = <Result>(observation: Observation, work: () => Result): Result =>
  observations.run(observation, work);

/** Returns the observation of the current request; undefined in the nightly run and outside requests. */
export const currentObservation = (): Observation | undefined => observations.getStore();

const addresses = new AsyncLocalStorage<string>();

/**
 * Runs all work that a request starts, inside its observation or not. Cloudflare logs the address of the request beside
 * each line that this work logs.
 *
 * @param address full URL of the request
 */
export const withAddress = <Result>(address: string, work: () => Result): Result =>
  addresses.run(address, work);

/** Whether no line may be logged, because the address of the request may hold typed text or a secret. */
export function isAddressPrivate(): boolean {
  const address = addresses.getStore();
  return address !== undefined && holdsTypedText(new URL(address));
}

/**
 * Whether a query parameter has a value that our own pages generate: a day, a page number, or the routes of a
 * data request. Nobody types these.
 */
const isGenerated = (name: string, value: string) =>
  name === '_routes' ? /^[\w/,.-]*$/.test(value) : /^(\d{4}-\d{2}-\d{2}|\d{0,3})$/.test(value);

const prefixes = otherLocales.map((locale) => locales[locale].prefix).join('|');

/**
 * Paths whose last part opens something: a sign-in link, the page after a booking with its calendar file, a calendar
 * feed, and the address that a gateway of messages calls. The router ignores the case.
 */
const secretPath = new RegExp(
  `^(?:${prefixes})?(?:/signin/link|/appointment|/calendar|/api/v1/messages)/.`,
  'i',
);

/**
 * Whether an address may hold text that no log may hold: typed words of a search, or a secret path.
 */
export const holdsTypedText = ({ pathname, searchParams }: URL): boolean =>
  secretPath.test(pathname) ||
  [...searchParams].some(([name, value]) => !/^\w{1,16}$/.test(name) || !isGenerated(name, value));
