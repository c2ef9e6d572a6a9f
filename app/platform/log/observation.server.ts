import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of one request while it is answered: for the log and the counts, and nothing that somebody typed. */
export interface Observation {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of its route, such as `/doctors/:slug`. */
  readonly route: string;
  /** Whether the host, which writes the address beside each line of ours, would write down what somebody typed. */
  readonly holdsTypedText: boolean;
  readonly startedAt: number;
  /** Milliseconds for which the database was waited for, those of several statements at once added up. */
  databaseMilliseconds: number;
  /** How often D1 was asked: what asked it nothing wrote nothing. */
  statements: number;
  /** Of the answer, once there is one. */
  status: number | undefined;
  /** Failures from before the answer, which are written with its status. */
  readonly waiting: Failure[];
}

/** Something unexpected, without anything that came from outside. */
export interface Failure {
  readonly level: 'error';
  /** What happened, in a few fixed words. */
  readonly event: string;
  readonly requestId: string;
  readonly kind: string;
  readonly message: string;
  /** Where in our code. */
  readonly stack?: string;
}

const observations = new AsyncLocalStorage<Observation>();

/** Does the work of a request: whatever happens in it finds the observation. */
export const observed = <Result>(observation: Observation, work: () => Result): Result =>
  observations.run(observation, work);

/** Of the request that is answered just now; undefined in the daily run, and for what belongs to no request. */
export const currentObservation = (): Observation | undefined => observations.getStore();

/** Days, parts of lists, the data of which route: nobody types them. */
const isOursToTell = (name: string, value: string) =>
  name === '_routes' ? /^[\w/,.-]*$/.test(value) : /^(\d{4}-\d{2}-\d{2}|\d{0,3})$/.test(value);

/** Whether the query of an address may hold what somebody typed, such as the words of a search. */
export const holdsTypedText = ({ searchParams }: URL): boolean =>
  [...searchParams].some(([name, value]) => !/^\w{1,16}$/.test(name) || !isOursToTell(name, value));
